//! Just enough HTTP to be a guest: one request, one answer, one connection.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(20);
/// No answer of the server is longer.
const LONGEST: usize = 64 << 20;

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Sends a request as it stands, and reads the answer to its end; of a stream of events, which has none,
/// what comes at once.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Result<Answer> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
    let exchange = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(head.as_bytes()).await?;
        // A server may answer before it has read all of a body it does not want.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let mut limited = stream.take(LONGEST as u64);
        loop {
            match limited.read_buf(&mut bytes).await {
                Err(error) if bytes.is_empty() => return Err(error),
                Ok(1..) if !is_stream(&bytes) => {}
                _ => return Ok(bytes),
            }
        }
    };
    let bytes = timeout(PATIENCE, exchange).await.context("no answer in time")??;
    read(&bytes).with_context(|| format!("{method} {path}"))
}

/// Whether these are the head of a stream of events, and perhaps some of them.
fn is_stream(bytes: &[u8]) -> bool {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
    let head = end.and_then(|end| std::str::from_utf8(bytes.get(..end)?).ok());
    head.is_some_and(|head| head.to_ascii_lowercase().contains("content-type: text/event-stream"))
}

fn read(bytes: &[u8]) -> Result<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
    let Some(end) = end else { bail!("the answer has no end of its head") };
    let (head, body) = bytes.split_at(end);
    let head = String::from_utf8_lossy(head);
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let Some(status) = status else { bail!("the answer has no status") };
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_ascii_lowercase(), value.trim().to_owned()))
    };
    let headers: Vec<_> = lines.filter_map(header).collect();
    let mut answer = Answer { status, headers, body: body.get(4..).unwrap_or_default().to_vec() };
    if answer.header("transfer-encoding") == Some("chunked") {
        let (body, whole) = unchunk(&answer.body)?;
        // A stream has no end, and what came at once may end within a chunk.
        if !whole && !is_stream(bytes) {
            bail!("the answer is cut off");
        }
        answer.body = body;
    }
    Ok(answer)
}

/// The chunks that are there whole, and whether the last of all is among them.
fn unchunk(mut rest: &[u8]) -> Result<(Vec<u8>, bool)> {
    let mut body = Vec::new();
    loop {
        let Some(end) = rest.windows(2).position(|window| window == b"\r\n") else {
            return Ok((body, false));
        };
        let (line, after) = rest.split_at(end);
        let size = usize::from_str_radix(std::str::from_utf8(line)?.trim(), 16)?;
        let after = after.get(2..).unwrap_or_default();
        if size == 0 {
            return Ok((body, true));
        }
        let (Some(chunk), Some(next)) = (after.get(..size), after.get(size + 2..)) else {
            return Ok((body, false));
        };
        body.extend_from_slice(chunk);
        rest = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUT: &[u8] = b"transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n9\r\nde";

    #[test]
    fn of_a_stream_the_whole_chunks_are_read() {
        let head = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n";
        assert_eq!(read(&[head.as_slice(), CUT].concat()).unwrap().body, b"abc");
    }

    #[test]
    fn any_other_answer_must_be_whole() {
        let head = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
        assert!(read(&[head.as_slice(), CUT].concat()).is_err());
    }
}
