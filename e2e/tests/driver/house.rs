//! A few pages and a WebSocket, served from within the test.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};

use futures_util::{SinkExt, StreamExt};

const HANDS: &str = include_str!("hands.html");

const CLEAN: &str = r#"<!doctype html>
<html lang="en"><title>Clean</title><main><h1>Clean</h1><p>Nothing to complain about.</p></main>
"#;

const BARRED: &str = r#"<!doctype html>
<html lang="en"><title>Barred</title><main><h1>Barred</h1><img src="/clean.svg"></main>
"#;

const COMPLAINTS: &str = r#"<!doctype html>
<html lang="en"><title>Complaints</title>
<script>
  var done = false;
  console.log("all is well");
  console.error("two", "words", 3);
  const script = "postMessage(0); throw new Error('thrown in a worker')";
  const worker = new Worker(URL.createObjectURL(new Blob([script])));
  worker.onerror = () => { done = true; };
</script>
<script src="/absent.js"></script>
<script>throw new Error("thrown on purpose");</script>
"#;

const WORKED: &str = r#"<!doctype html>
<html lang="en"><title>Worked</title><main><h1>Worked</h1></main>
<script>navigator.serviceWorker.register("/sw.js");</script>
"#;

/// Keeps one page, and passes everything else on to the network.
const SERVICE_WORKER: &str = r#"
oninstall = (event) => event.waitUntil(caches.open("kept").then((cache) => cache.add("/worked")));
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => event.respondWith(
  caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
"#;

const HEAVY: &str = r#"<!doctype html>
<html lang="en"><title>Heavy</title><script src="/heavy.js"></script>
"#;

/// Serves the pages until the test ends, and tells where.
pub(crate) fn serve() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // A browser opens connections in advance and says nothing on them.
            std::thread::spawn(move || answer(stream));
        }
    });
    format!("http://{address}")
}

fn answer(mut stream: TcpStream) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines().map_while(Result::ok);
    let first = lines.next()?;
    lines.find(|line| line.is_empty());
    let heavy = format!("//{}", ".".repeat(9_998));
    let (status, kind, body) = match first.split_whitespace().nth(1)? {
        "/hands" => ("200 OK", "text/html", HANDS),
        "/clean" => ("200 OK", "text/html", CLEAN),
        "/barred" => ("200 OK", "text/html", BARRED),
        "/complaints" => ("200 OK", "text/html", COMPLAINTS),
        "/worked" => ("200 OK", "text/html", WORKED),
        "/sw.js" => ("200 OK", "text/javascript", SERVICE_WORKER),
        "/heavy" => ("200 OK", "text/html", HEAVY),
        "/heavy.js" => ("200 OK", "text/javascript", heavy.as_str()),
        "/clean.svg" => ("200 OK", "image/svg+xml", r#"<svg xmlns="http://www.w3.org/2000/svg"/>"#),
        "/favicon.ico" => ("204 No Content", "image/png", ""),
        _ => ("404 Not Found", "text/plain", ""),
    };
    let policy = match body == BARRED {
        true => "Content-Security-Policy: default-src 'none'; img-src 'self'\r\n",
        false => "",
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{policy}Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).ok()?;
    stream.write_all(body.as_bytes()).ok()
}

/// A WebSocket that sends back what it gets.
pub(crate) async fn echo() -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let Ok(mut socket) = tokio_tungstenite::accept_async(stream).await else { return };
                while let Some(Ok(message)) = socket.next().await {
                    if message.is_text() && socket.send(message).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    address
}
