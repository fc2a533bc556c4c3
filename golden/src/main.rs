//! Prints every playout, one line each, as computed on this platform.

use std::io::Write;

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    golden::tables().iter().try_for_each(|table| writeln!(out, "{}", table.line()))
}
