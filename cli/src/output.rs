//! What a command prints.

use std::io::{ErrorKind, Write as _};

use kit::Phrase;
use serde::Serialize;

use crate::failure::Failure;

/// Prints a text. A reader who has gone away (`| head`) has read enough: that is no failure.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(cannot_print(&error)),
        _ => Ok(()),
    }
}

/// Prints one JSON value for a program.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    match serde_json::to_string_pretty(value) {
        Ok(text) => print(&(text + "\n")),
        Err(error) => Err(cannot_print(&error.into())),
    }
}

/// The failure of a stream that cannot be written to.
pub(crate) fn cannot_print(error: &std::io::Error) -> Failure {
    Failure::usage(Phrase::new("cli-cannot-print").with("reason", error.to_string()))
}

/// A text from outside as it may go to a terminal: without control characters, which could move
/// the cursor or worse.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_from_outside_cannot_steer_the_terminal() {
        assert_eq!(harmless("a\u{1b}[2Jb\nc"), "a\u{fffd}[2Jb\nc");
    }
}
