//! `cargo xtask test`.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::arguments::Arguments;
use crate::slowest::Report;
use crate::steps::Steps;
use crate::workspace::{Workspace, run, works};
use crate::{e2e, golden, licences, tools, web};

pub(crate) const HELP: &str = "\
Check everything, in order; stop at the first failure. What is missing is installed first
(rustfmt, clippy, the WebAssembly target, Node.js with npm, Chromium).

Use: cargo xtask test [--quick]

Options:
  --quick   The inner loop: format, clippy, and the tests with fewer random games;
            no pages, no doc tests, no WebAssembly, no browser, no licences
";

pub(crate) fn test(workspace: Workspace, mut arguments: Arguments) -> Result<ExitCode> {
    let quick = arguments.flag("--quick");
    arguments.finish()?;
    let mut steps = Steps::new(if quick { 4 } else { 10 });
    steps.step("tools", || tools(&workspace, quick))?;
    steps.step("format", || run(&mut format(&workspace)))?;
    steps.step("clippy", || run(&mut clippy(&workspace)))?;
    if !quick {
        steps.step("pages of the documentation", || run(&mut pages(&workspace)))?;
    }
    if !quick {
        // Before the tests: the server has the web client in it, and would be compiled once more.
        steps.step("web client and its size", || {
            web::build_by(&workspace, web::AS_THE_TESTS).map(|_| ())
        })?;
        steps.step("golden playouts in WebAssembly", || golden::check_wasm(&workspace))?;
    }
    let unit_tests = Report::expected(&workspace, "default");
    let end_to_end = Report::expected(&workspace, "e2e");
    // The contract test, the golden records and the native half of the golden playouts are ordinary
    // tests.
    steps.step("tests, contract, golden records", || run(&mut tests(&workspace, quick)))?;
    if !quick {
        let mut doc_tests = workspace.cargo(&["test", "--workspace", "--doc"]);
        steps.step("doc tests", || run(&mut doc_tests))?;
        steps.step("end-to-end tests in a browser", || e2e::check(&workspace))?;
        steps.step("licences", || licences::check(&workspace))?;
    }
    unit_tests.say_slowest("slowest tests");
    end_to_end.say_slowest("slowest end-to-end tests");
    steps.finish();
    Ok(ExitCode::SUCCESS)
}

fn tools(workspace: &Workspace, quick: bool) -> Result<()> {
    tools::component(workspace, "fmt", "rustfmt")?;
    tools::component(workspace, "clippy", "clippy")?;
    if !quick {
        tools::wasm_target(workspace)?;
        tools::node(workspace)?;
        tools::browser(workspace)?;
        tools::axe(workspace)?;
    }
    Ok(())
}

fn format(workspace: &Workspace) -> Command {
    // Left to itself, rustfmt colours its complaints even where nobody sees colours.
    workspace.cargo(&["fmt", "--all", "--check", "--", "--color", "never"])
}

fn clippy(workspace: &Workspace) -> Command {
    workspace.cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])
}

fn pages(workspace: &Workspace) -> Command {
    let mut command = workspace.cargo(&["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "--deny warnings");
    command
}

/// `--tests` is everything that has tests: not the examples, which clippy looks at, and not the
/// benchmarks, which want Valgrind.
fn tests(workspace: &Workspace, quick: bool) -> Command {
    let mut command = if works(&mut workspace.cargo(&["nextest", "--version"])) {
        workspace.cargo(&["nextest", "run", "--workspace", "--tests", "--no-fail-fast"])
    } else {
        workspace.cargo(&["test", "--workspace", "--tests", "--no-fail-fast"])
    };
    if quick {
        command.env("COMPTOIR_QUICK", "1");
    }
    command
}
