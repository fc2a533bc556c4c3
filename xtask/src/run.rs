//! `cargo xtask run`.

use std::env::consts::EXE_EXTENSION;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::house::{House, run as build};

pub(crate) const HELP: &str = "\
Build Comptoir and open a table of Spice Road in this terminal.

Use: cargo xtask run [-- ARGUMENTS]

The arguments go to `comptoir play spice-road`, for example
  cargo xtask run -- --seats human,greedy,greedy --lang fr
";

pub(crate) fn run(house: House, arguments: Arguments) -> Result<ExitCode> {
    build(&mut house.cargo(&["build", "--release", "--package", "comptoir", "--bin", "comptoir"]))?;
    let comptoir = house.target_directory()?.join("release/comptoir").with_extension(EXE_EXTENSION);
    let mut play = house.program(&comptoir, &["play", "spice-road"]);
    // Where the person stands, not where the workspace is: files are named from there.
    play.current_dir(std::env::current_dir()?).args(arguments.pass_on());
    let status = play.status().with_context(|| format!("cannot start {}", comptoir.display()))?;
    Ok(status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .map_or(ExitCode::FAILURE, ExitCode::from))
}
