//! The end-to-end tests: those that sit before a real browser, and those that put a server under load.

use std::env::consts::EXE_EXTENSION;
use std::process::ExitCode;

use anyhow::Result;

use crate::arguments::Arguments;
use crate::workspace::{Workspace, run, works};
use crate::{tools, web};

/// How everything that is tested is compiled: the programs are there afterwards too.
const COMPILE: &[&str] = &["test", "--locked", "--workspace", "--tests", "--no-run"];

pub(crate) const HELP: &str = "\
Build the web client, then run end-to-end tests in a browser: those in whose names one of these words
is, or all of them.

Use: cargo xtask e2e [--shots FOLDER] [WORD...]

Options:
  --shots FOLDER   Write the pictures and figures there; measure:: makes one of every board in every
                   size, light and language only if a folder is named

Words are modules of e2e/tests (measure, speed, maps, ...) or parts of names of tests. Asked for by
such a word, measure looks at every board in every size, language and light; among all the tests, at
every board in every size, each in one language and light. The variable COMPTOIR_MEASURE names the one
game to look at.
";

pub(crate) fn e2e(workspace: Workspace, mut arguments: Arguments) -> Result<ExitCode> {
    let shots = arguments.option("--shots")?;
    let words = arguments.pass_on();
    web::build_by(&workspace, web::AS_THE_TESTS)?;
    run_tests(&workspace, &words, shots.as_deref())?;
    Ok(ExitCode::SUCCESS)
}

/// Runs the end-to-end and load tests.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    run_tests(workspace, &[], None)
}

/// Runs the tests in whose names one of the words is, with what they need told in the variables of
/// `e2e/src/lib.rs`.
fn run_tests(workspace: &Workspace, named: &[String], shots: Option<&str>) -> Result<()> {
    let browser = tools::browser(workspace)?;
    let axe = tools::axe(workspace)?;
    run(&mut workspace.cargo(COMPILE))?;
    let programs = workspace.target_directory()?.join("debug");
    let program = |name: &str| programs.join(name).with_extension(EXE_EXTENSION);
    // Of the whole workspace: of one package alone, cargo would compile everything once more with
    // fewer features.
    let (words, unless_named, if_named): (&[&str], &[&str], &[&str]) =
        if works(&mut workspace.cargo(&["nextest", "--version"])) {
            let words = &[
                "nextest",
                "run",
                "--workspace",
                "--tests",
                "--profile",
                "e2e",
                "--run-ignored",
                "only",
            ];
            (words, &[], &["--ignore-default-filter"])
        } else {
            let words = &[
                "test",
                "--workspace",
                "--no-fail-fast",
                "--test",
                "e2e",
                "--test",
                "loadtest",
                "--",
                "--ignored",
                "--test-threads",
                "2",
            ];
            // As in `.config/nextest.toml`: what takes minutes is run by name.
            (words, &["--skip", "whole::"], &[])
        };
    let more = if named.is_empty() { unless_named } else { if_named };
    // Starts the browser and the server that the tests share.
    let mut tests = workspace.program(program("comptoir-e2e"), &[]);
    tests.arg(Workspace::cargo_program()).args(words).args(more).args(named);
    if !named.is_empty() {
        tests.env("COMPTOIR_BY_NAME", "1");
    }
    if let Some(shots) = shots {
        tests.env("COMPTOIR_SHOTS", workspace.path(shots));
    }
    tests.env("COMPTOIR_BROWSER", browser).env("COMPTOIR_AXE", axe);
    tests.env("COMPTOIR_BIN", program("comptoir"));
    run(&mut tests)
}
