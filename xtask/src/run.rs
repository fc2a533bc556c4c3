//! `cargo xtask run` and `cargo xtask play`.

use std::env::consts::EXE_EXTENSION;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::web;
use crate::workspace::{Workspace, run as build};

pub(crate) const HELP: &str = "\
Build Comptoir with its web client and serve the table on a local port. The address is printed when
it is ready; open it in a browser. Tables are kept in the file comptoir.db where you stand.

Use: cargo xtask run [-- ARGUMENTS]

The arguments go to `comptoir serve`, for example
  cargo xtask run -- --listen 0.0.0.0:8080 --db /var/lib/comptoir.db
";

pub(crate) const PLAY_HELP: &str = "\
Build Comptoir and open a table of Spice Road in this terminal.

Use: cargo xtask play [-- ARGUMENTS]

The arguments go to `comptoir play spice-road`, for example
  cargo xtask play -- --seats human,greedy,greedy --lang fr
";

pub(crate) fn run(workspace: Workspace, arguments: Arguments) -> Result<ExitCode> {
    let comptoir = comptoir(&workspace)?;
    start(&workspace, comptoir, &["serve"], arguments)
}

pub(crate) fn play(workspace: Workspace, arguments: Arguments) -> Result<ExitCode> {
    let comptoir = build_comptoir(&workspace, None)?;
    start(&workspace, comptoir, &["play", "spice-road"], arguments)
}

/// Builds the program with the web client in it, and tells where it is.
pub(crate) fn comptoir(workspace: &Workspace) -> Result<PathBuf> {
    let dist = web::build(workspace)?;
    build_comptoir(workspace, Some(dist))
}

/// Builds the program, with the web client of this folder in it or without any, and tells where it
/// is.
pub(crate) fn build_comptoir(workspace: &Workspace, dist: Option<PathBuf>) -> Result<PathBuf> {
    let mut cargo =
        workspace.cargo(&["build", "--release", "--package", "comptoir", "--bin", "comptoir"]);
    if let Some(dist) = dist {
        cargo.env("COMPTOIR_WEB_DIST", dist);
    }
    build(&mut cargo)?;
    let target = workspace.target_directory()?;
    Ok(target.join("release/comptoir").with_extension(EXE_EXTENSION))
}

fn start(
    workspace: &Workspace,
    comptoir: PathBuf,
    words: &[&str],
    arguments: Arguments,
) -> Result<ExitCode> {
    let mut program = workspace.program(&comptoir, words);
    // Where the person stands, not where the workspace is: files are named from there.
    program.current_dir(std::env::current_dir()?).args(arguments.pass_on());
    let status =
        program.status().with_context(|| format!("cannot start {}", comptoir.display()))?;
    Ok(status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .map_or(ExitCode::FAILURE, ExitCode::from))
}
