//! `cargo xtask web`: what a browser loads.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::house::{House, run};
use crate::tools;

pub(crate) const HELP: &str = "\
Build the web client into the folder web/dist of the target directory: the program with hashed names,
the pages of web/static and styles of web/css, and a Brotli twin of each. Prints the sizes, and fails if opening the page
for the first time would fetch more than 700 000 bytes.

Use: cargo xtask web
";

/// What a first visit may fetch at most, compressed: about four seconds on a slow mobile network.
const FIRST_LOAD: &str = "700000";

pub(crate) fn web(house: House, arguments: Arguments) -> Result<ExitCode> {
    arguments.finish()?;
    build(&house)?;
    Ok(ExitCode::SUCCESS)
}

/// Builds the folder a browser loads from, where anything has changed, and tells where it is.
pub(crate) fn build(house: &House) -> Result<PathBuf> {
    tools::wasm_target(house)?;
    let library =
        ["rustc", "--locked", "--package", "comptoir-web", "--lib", "--crate-type", "cdylib"];
    run(house.cargo(&library).args(["--target", tools::WASM, "--profile", "web"]))?;
    let target = house.target_directory()?;
    let wasm = target.join(tools::WASM).join("web/comptoir_web.wasm");
    let dist = target.join("web/dist");
    // Unoptimised: the tests of the workspace compile it so, and it is done in a few seconds.
    let bundle = ["run", "--locked", "--quiet", "--package", "comptoir-bundle", "--"];
    let folders = [house.path("web/static"), house.path("web/css"), dist.clone()];
    run(house.cargo(&bundle).arg(wasm).args(folders).arg(FIRST_LOAD))
        .context("the web client could not be bundled")?;
    Ok(dist)
}
