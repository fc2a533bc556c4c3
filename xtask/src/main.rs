//! The front door: `cargo xtask test`, `cargo xtask run` and what goes with them.

mod arguments;
mod bench;
mod e2e;
mod golden;
mod licences;
mod loadtest;
mod run;
mod slowest;
mod steps;
mod strength;
mod terminal;
mod test;
mod text_table;
mod tools;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};

use arguments::Arguments;
use terminal::{remark, say};
use workspace::Workspace;

const HELP: &str = "\
Build, play, test and measure Comptoir.

Use: cargo xtask COMMAND [OPTIONS]

Commands:
  run        Build Comptoir and serve the table on a local port
  play       Build Comptoir and open a table in this terminal
  test       Check everything; what CI runs
  e2e        Run end-to-end tests in a browser, all or those named
  web        Build what a browser loads, and weigh it
  bench      Measure how fast the games are played
  strength   Let bots play matches, and write how strong they are
  load       Let hundreds of tables play at a server; moves per second and latencies
  crash      Kill a server again and again while tables play; nothing may be lost
  golden     Compare random playouts: native, WebAssembly, and those kept in the repository
  licences   Check the licence of every crate we build with

`cargo xtask COMMAND --help` tells more.
";

/// What a command does.
type Work = fn(Workspace, Arguments) -> Result<ExitCode>;

fn main() -> ExitCode {
    match open() {
        Ok(code) => code,
        Err(error) => {
            remark(format!("\nxtask: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn open() -> Result<ExitCode> {
    let mut arguments = Arguments::of_process();
    let command = arguments.command().unwrap_or_else(|| "help".to_owned());
    if matches!(command.as_str(), "help" | "--help" | "-h") {
        say(HELP.trim_end());
        return Ok(ExitCode::SUCCESS);
    }
    let (help, work): (&str, Work) = match command.as_str() {
        "run" => (run::HELP, run::run),
        "play" => (run::PLAY_HELP, run::play),
        "load" => (loadtest::LOAD_HELP, loadtest::load),
        "crash" => (loadtest::CRASH_HELP, loadtest::crash),
        "test" => (test::HELP, test::test),
        "e2e" => (e2e::HELP, e2e::e2e),
        "web" => (web::HELP, web::web),
        "bench" => (bench::HELP, bench::bench),
        "strength" => (strength::HELP, strength::strength),
        "golden" => (golden::HELP, golden::golden),
        "licences" => (licences::HELP, licences::licences),
        _ => bail!("there is no command {command}\n\n{HELP}"),
    };
    if arguments.wants_help() {
        say(help.trim_end());
        return Ok(ExitCode::SUCCESS);
    }
    work(Workspace::here()?, arguments)
}
