//! The real `comptoir`, run as a person or a program runs it.

#![allow(dead_code, unreachable_pub)]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use kit::{Chance, Options, Record, Seat, Seed};

/// What came of a command.
pub struct Ended {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the command with nothing on its input.
pub fn comptoir(args: &[&str]) -> Ended {
    comptoir_reading(args, b"")
}

/// Runs the command with these bytes on its input.
pub fn comptoir_reading(args: &[&str], input: &[u8]) -> Ended {
    let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // In a thread of its own: neither side may wait for the other with its pipe full.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let ended = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ended { code: ended.status.code(), out: text(ended.stdout), err: text(ended.stderr) }
}

/// A file for one test, gone when the test is.
pub struct TempFile(pub PathBuf);

impl TempFile {
    pub fn new(name: &str, bytes: &[u8]) -> TempFile {
        let path = std::env::temp_dir().join(format!("comptoir-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        TempFile(path)
    }

    /// A place where no file is yet.
    pub fn free(name: &str) -> TempFile {
        let file = TempFile::new(name, b"");
        std::fs::remove_file(&file.0).unwrap();
        file
    }

    pub fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A record of a game played at random, to its end or so many decisions far.
pub fn played(options: Options, seed: u64, most: usize, own: Option<&str>) -> Record {
    let mut table = registry::open("spice-road", &options, own, Seed::from_number(seed)).unwrap();
    let mut chance = Chance::new(Seed::from_number(seed + 1000));
    while let Some(seat) = table.awaiting().seats().first() {
        if table.ply() == most {
            break;
        }
        let count = table.moves(seat).len() as u32;
        table.play_number(seat, chance.below(count) as usize).unwrap();
    }
    table.seat_people(Seat::all(options.seats).map(|_| "random".to_owned()).collect());
    table.record().unwrap()
}
