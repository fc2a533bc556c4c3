//! `cargo xtask test`.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::arguments::Arguments;
use crate::house::{House, run, works};
use crate::steps::Steps;
use crate::{e2e, golden, licences, tools, web};

pub(crate) const HELP: &str = "\
Check everything, in order; stop at the first failure. What is missing is installed first
(rustfmt, clippy, the WebAssembly target, Node.js with npm, Chromium).

Use: cargo xtask test [--quick]

Options:
  --quick   The inner loop: format, clippy, and the tests with fewer random games;
            no pages, no doc tests, no WebAssembly, no browser, no licences
";

pub(crate) fn test(house: House, mut arguments: Arguments) -> Result<ExitCode> {
    let quick = arguments.flag("--quick");
    arguments.finish()?;
    let mut steps = Steps::new(if quick { 4 } else { 10 });
    steps.step("tools", || tools(&house, quick))?;
    steps.step("format", || run(&mut format(&house)))?;
    steps.step("clippy", || run(&mut clippy(&house)))?;
    if !quick {
        steps.step("pages of the documentation", || run(&mut pages(&house)))?;
    }
    // The battery and the golden records are ordinary tests of the games.
    steps.step("tests, battery, golden records", || run(&mut tests(&house, quick)))?;
    if !quick {
        let mut doc_tests = house.cargo(&["test", "--workspace", "--doc"]);
        steps.step("doc tests", || run(&mut doc_tests))?;
        steps.step("golden playouts, native and WebAssembly", || golden::check(&house))?;
        let mut dist = PathBuf::new();
        steps.step("web client and its size", || {
            dist = web::build_by(&house, web::WITH_THE_TESTS)?;
            Ok(())
        })?;
        steps.step("end-to-end tests in a browser", || e2e::check(&house, &dist))?;
        steps.step("licences", || licences::check(&house))?;
    }
    steps.finish();
    Ok(ExitCode::SUCCESS)
}

fn tools(house: &House, quick: bool) -> Result<()> {
    tools::component(house, "fmt", "rustfmt")?;
    tools::component(house, "clippy", "clippy")?;
    if !quick {
        tools::wasm_target(house)?;
        tools::node(house)?;
        tools::browser(house)?;
        tools::axe(house)?;
    }
    Ok(())
}

fn format(house: &House) -> Command {
    // Left to itself, rustfmt colours its complaints even where nobody sees colours.
    house.cargo(&["fmt", "--all", "--check", "--", "--color", "never"])
}

fn clippy(house: &House) -> Command {
    house.cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])
}

fn pages(house: &House) -> Command {
    let mut command = house.cargo(&["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "--deny warnings");
    command
}

/// Not `--all-targets`: that would start the benchmarks, which want Valgrind.
fn tests(house: &House, quick: bool) -> Command {
    let mut command = if works(&mut house.cargo(&["nextest", "--version"])) {
        house.cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        house.cargo(&[
            "test",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--examples",
            "--no-fail-fast",
        ])
    };
    if quick {
        command.env("COMPTOIR_QUICK", "1");
    }
    command
}
