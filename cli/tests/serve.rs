//! The server as it is run: opened, copied, told to stop; and a record from it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::fixture::{TempFile, comptoir};

/// A server that is told to stop when the test ends, however it ends.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn open(db: &str) -> Serving {
        Serving::open_in(".".as_ref(), &["--db", db])
    }

    /// Opens the server as somebody does who stands in this folder.
    fn open_in(folder: &std::path::Path, words: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(["serve", "--listen", "127.0.0.1:0", "--pace", "0"])
            .args(words)
            .current_dir(folder)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("an address").trim().to_owned();
        Serving { child, address }
    }

    /// Asks once; the cookie, if there is one, comes back with the body.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        (cookie.to_owned(), body.to_owned())
    }

    /// Tells it to stop, as an operator does.
    fn stop(&mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status().unwrap();
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_is_opened_played_in_copied_and_closed() {
    let (db, copy) = (TempFile::free("serve.db"), TempFile::free("serve-copy.db"));
    let mut server = Serving::open(db.path());
    assert_eq!(server.ask("GET", "/health", "", "").1, "ok\n");
    let (cookie, _) = server.ask("POST", "/api/guest", "", r#"{"name":"Ada"}"#);
    let new =
        r#"{"setting":{"game":"spice-road","options":{"seats":2}},"bots":["random"],"begin":true}"#;
    let (_, made) = server.ask("POST", "/api/tables", &cookie, new);
    let made: Value = serde_json::from_str(&made).unwrap();
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    server.ask("POST", &format!("{table}/wishes"), &cookie, r#"{"do":"resign"}"#);
    let begun = Instant::now();
    while !server.ask("GET", &table, &cookie, "").1.contains("\"phase\":\"over\"") {
        assert!(begun.elapsed() < Duration::from_secs(60), "the bots have stopped");
        std::thread::sleep(Duration::from_millis(50));
    }
    let (_, record) = server.ask("GET", &format!("{table}/record"), "", "");
    let record = TempFile::new("serve-record.txt", record.as_bytes());
    let verified = comptoir(&["verify", record.path()]);
    assert_eq!(verified.code, Some(0), "{}", verified.err);

    assert_eq!(comptoir(&["backup", "--db", db.path(), copy.path()]).code, Some(0));
    let again = comptoir(&["backup", "--db", db.path(), copy.path()]);
    assert_eq!(again.code, Some(2));
    assert!(again.err.contains("exists already"), "{}", again.err);
    assert_eq!(server.stop(), Some(0));

    let mut second = Serving::open(copy.path());
    assert!(second.ask("GET", &table, &cookie, "").1.contains("\"phase\":\"over\""));
    assert_eq!(second.stop(), Some(0));
}

#[test]
fn what_cannot_be_opened_is_said_in_a_sentence() {
    let nonsense =
        TempFile::new("serve-nonsense.db", b"this is no database at all, not even a bit");
    let refused = comptoir(&["serve", "--db", nonsense.path(), "--listen", "127.0.0.1:0"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("cannot be used as a store"), "{}", refused.err);
    let french = comptoir(&["--lang", "fr", "backup", "--db", "/nowhere.db", "/tmp/x.db"]);
    assert_eq!((french.code, french.out.as_str()), (Some(2), ""));
    assert!(french.err.contains("Ce fichier n’existe pas."), "{}", french.err);
}

#[test]
fn without_any_word_the_file_is_kept_where_one_stands() {
    let folder = std::env::temp_dir().join(format!("comptoir-{}-stand", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut server = Serving::open_in(&folder, &[]);
    assert!(folder.join("comptoir.db").exists());
    assert_eq!(server.stop(), Some(0));
    std::fs::remove_dir_all(&folder).unwrap();
}
