//! `comptoir serve`, started for one test.

use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::scratch::Scratch;
use crate::{Failure, Result, process};

/// How long a server may take to say where it listens, and to end when asked.
const PATIENCE: Duration = Duration::from_secs(20);

/// How much of what a server says is shown.
const LINES: usize = 200;

/// A server with a database of its own, killed on drop. What it wrote to its standard error is printed
/// then: test runners show that for tests that fail, and for no others.
pub struct Server {
    program: PathBuf,
    arguments: Vec<String>,
    folder: Scratch,
    address: SocketAddr,
    process: Option<Child>,
}

impl Server {
    /// Starts the program of `COMPTOIR_BIN` as `serve --db FILE --listen 127.0.0.1:0`, followed by
    /// these arguments, and waits until it says where it listens.
    pub async fn start(arguments: &[&str]) -> Result<Server> {
        let program = std::env::var_os("COMPTOIR_BIN").ok_or_else(|| Failure::Missing {
            what: "the variable COMPTOIR_BIN".to_owned(),
            remedy: "it names the program comptoir; `cargo xtask test` sets it".to_owned(),
        })?;
        Server::start_program(Path::new(&program), arguments).await
    }

    /// Starts another program in the same way.
    pub async fn start_program(program: &Path, arguments: &[&str]) -> Result<Server> {
        let mut server = Server {
            program: program.to_owned(),
            arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
            folder: Scratch::new("server")?,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            process: None,
        };
        server.open().await?;
        Ok(server)
    }

    async fn open(&mut self) -> Result<()> {
        let log = self.log();
        let log = File::options()
            .create(true)
            .append(true)
            .open(&log)
            .map_err(Failure::file("cannot write", &log))?;
        let mut child = Command::new(&self.program)
            .arg("serve")
            .args([OsString::from("--db"), self.db().into()])
            .args(["--listen", &self.address.to_string()])
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(Failure::file("cannot start", &self.program))?;
        let lines = child.stdout.take().map(read_lines);
        self.process = Some(child);
        let begin = Instant::now();
        let mut said = String::new();
        loop {
            match lines.as_ref().map(mpsc::Receiver::try_recv) {
                Some(Ok(line)) => {
                    if let Some(address) = address_in(&line) {
                        self.address = address;
                        return Ok(());
                    }
                    said.push_str(&line);
                    said.push('\n');
                }
                Some(Err(mpsc::TryRecvError::Empty)) if begin.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                _ => {
                    return Err(Failure::Awaited {
                        awaited: format!("{} to say where it listens", self.program.display()),
                        instead: format!("{said}{}", self.stderr()),
                        after: begin.elapsed(),
                    });
                }
            }
        }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address as that of a page, without a stroke at the end.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// The file of its database.
    pub fn db(&self) -> PathBuf {
        self.folder.path().join("comptoir.db")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("stderr.txt")
    }

    /// What it has written to its standard error so far.
    pub fn stderr(&self) -> String {
        std::fs::read(self.log())
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .unwrap_or_default()
    }

    /// Ends it without a warning, as a power cut would.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.process.take() {
            process::kill(&mut child);
        }
    }

    /// Asks it to end (SIGTERM), and waits until it has. Where there are no signals, it is killed.
    pub async fn stop(&mut self) -> Result<()> {
        let Some(child) = self.process.as_mut() else { return Ok(()) };
        process::ask_to_end(child)?;
        let begin = Instant::now();
        loop {
            if child.try_wait().map_err(Failure::system("cannot wait for the server"))?.is_some() {
                self.process = None;
                return Ok(());
            }
            if begin.elapsed() > PATIENCE {
                return Err(Failure::Awaited {
                    awaited: "the server to end after SIGTERM".to_owned(),
                    instead: format!("it runs, and says: {}", self.stderr()),
                    after: begin.elapsed(),
                });
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Starts it again on the same database and the same port; one that still runs is killed first.
    pub async fn restart(&mut self) -> Result<()> {
        self.kill();
        self.open().await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        let said = self.stderr();
        let lines: Vec<&str> = said.lines().collect();
        let last = lines.get(lines.len().saturating_sub(LINES)..).unwrap_or_default();
        if !last.is_empty() {
            eprintln!("the server at {} said:\n{}", self.address, last.join("\n"));
        }
    }
}

/// Reads to the very end: a server whose words nobody takes would wait for a reader some day.
fn read_lines(output: std::process::ChildStdout) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(std::io::Result::ok) {
            // After the first lines nobody listens any more.
            let _ = sender.send(line);
        }
    });
    receiver
}

/// The address in a line such as `Comptoir is open at http://127.0.0.1:8080/`.
fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    let address = rest.split(|c: char| c.is_whitespace() || matches!(c, '/' | ',' | ')')).next()?;
    address.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_a_sentence() {
        let address = Some(SocketAddr::from(([127, 0, 0, 1], 8080)));
        assert_eq!(address_in("open at http://127.0.0.1:8080/ now"), address);
        assert_eq!(address_in("open at http://127.0.0.1:8080."), address);
        assert_eq!(address_in("reading the database"), None);
    }
}
