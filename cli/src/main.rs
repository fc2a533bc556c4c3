//! `comptoir`: everything from the command line.

use std::process::ExitCode;

/// A move at a busy table is a hundred small pieces of memory, taken by one thread and given back
/// by another.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    comptoir_cli::run(std::env::args_os())
}
