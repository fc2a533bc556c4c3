//! `comptoir`: the house from the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    comptoir_cli::run(std::env::args_os())
}
