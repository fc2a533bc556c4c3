//! Prints every playout, one line each, as computed on this platform. In WebAssembly nobody starts it:
//! the host calls what the library exports.

use std::io::Write;

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    golden::samples().iter().try_for_each(|sample| writeln!(out, "{}", sample.line()))
}
