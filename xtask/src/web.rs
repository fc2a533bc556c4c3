//! `cargo xtask web`: what a browser loads.

use std::env::consts::EXE_EXTENSION;
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

/// How the bundler is compiled: by itself, as fast as it goes.
const BY_ITSELF: &[&str] = &["build", "--locked", "--package", "comptoir-bundle"];

/// How the bundler is compiled: with everything else that is tested, which is there already when the
/// tests have run. By itself it would have fewer features, and be compiled once more.
pub(crate) const WITH_THE_TESTS: &[&str] = &["test", "--locked", "--workspace", "--no-run"];

pub(crate) fn web(house: House, arguments: Arguments) -> Result<ExitCode> {
    arguments.finish()?;
    build(&house)?;
    Ok(ExitCode::SUCCESS)
}

/// Builds the folder a browser loads from, where anything has changed, and tells where it is.
pub(crate) fn build(house: &House) -> Result<PathBuf> {
    build_by(house, BY_ITSELF)
}

/// Builds the folder with a bundler that is compiled in this way.
pub(crate) fn build_by(house: &House, compile: &[&str]) -> Result<PathBuf> {
    tools::wasm_target(house)?;
    let library =
        ["rustc", "--locked", "--package", "comptoir-web", "--lib", "--crate-type", "cdylib"];
    run(house.cargo(&library).args(["--target", tools::WASM, "--profile", "web"]))?;
    let target = house.target_directory()?;
    let wasm = target.join(tools::WASM).join("web/comptoir_web.wasm");
    let dist = target.join("web/dist");
    // Unoptimised: compiling it otherwise would take longer than what it has to do.
    run(&mut house.cargo(compile))?;
    let bundle = target.join("debug/comptoir-bundle").with_extension(EXE_EXTENSION);
    let mut bundle = house.program(bundle, &[]);
    let folders = [house.path("web/static"), house.path("web/css"), dist.clone()];
    run(bundle.arg(wasm).args(folders).arg(FIRST_LOAD))
        .context("the web client could not be bundled")?;
    Ok(dist)
}
