//! What is said to whoever watches. Nobody may: a reader who has gone away (`| head`) is no reason to
//! panic, as `println!` would.

use std::fmt::Display;
use std::io::{Write, stderr, stdout};

/// Says something the command was asked for, and ends the line.
pub(crate) fn say(text: impl Display) {
    let _ = writeln!(stdout(), "{text}");
}

/// Says something about the work itself, beside what the command was asked for.
pub(crate) fn remark(text: impl Display) {
    let _ = writeln!(stderr(), "{text}");
}
