//! The drawn table in a real terminal: `script` provides one.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::fixture::TempFile;

/// Waits until the file holds what is looked for.
fn wait_for(file: &Path, found: impl Fn(&str) -> bool) -> String {
    let start = Instant::now();
    loop {
        let text = std::fs::read(file).unwrap_or_default();
        let text = String::from_utf8_lossy(&text).into_owned();
        if found(&text) {
            return text;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{text:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_call_to_end_gives_the_terminal_back() {
    for (signal, code) in [("TERM", 143), ("INT", 130), ("HUP", 129)] {
        let (seen, pid) = (TempFile::free(&format!("{signal}.seen")), TempFile::free(signal));
        let table = format!("{} play spice-road --seed 7", env!("CARGO_BIN_EXE_comptoir"));
        let command = format!("echo $$ > {}; exec {table}", pid.path());
        let mut script = Command::new("script")
            .args(["-qfec", &command, seen.path()])
            .env("TERM", "xterm")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        // Once the table is drawn, which hides the cursor.
        wait_for(&seen.0, |text| text.contains("\x1b[?25l"));
        let pid = wait_for(&pid.0, |text| text.ends_with('\n'));
        let sent = Command::new("kill").args([&format!("-{signal}"), pid.trim()]).status();
        assert!(sent.unwrap().success());
        assert_eq!(script.wait().unwrap().code(), Some(code), "{signal}");
        let text = wait_for(&seen.0, |text| text.contains("\x1b[?1049l"));
        assert!(text.contains("\x1b[?25h"), "the cursor is shown again: {text:?}");
    }
}
