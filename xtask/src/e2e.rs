//! The end-to-end tests: those that sit before a real browser, and those that put a server under load.

use std::env::consts::EXE_EXTENSION;

use anyhow::Result;

use crate::tools;
use crate::workspace::{Workspace, run, works};

/// How everything that is tested is compiled: the programs are there afterwards too.
const COMPILE: &[&str] = &["test", "--locked", "--workspace", "--tests", "--no-run"];

/// Runs the end-to-end and load tests, with what they need told in the variables of `e2e/src/lib.rs`.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let browser = tools::browser(workspace)?;
    let axe = tools::axe(workspace)?;
    run(&mut workspace.cargo(COMPILE))?;
    let programs = workspace.target_directory()?.join("debug");
    let program = |name: &str| programs.join(name).with_extension(EXE_EXTENSION);
    // Of the whole workspace: of one package alone, cargo would compile everything once more with
    // fewer features.
    let words: &[&str] = if works(&mut workspace.cargo(&["nextest", "--version"])) {
        &["nextest", "run", "--workspace", "--tests", "--profile", "e2e", "--run-ignored", "only"]
    } else {
        &[
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
            // As in `.config/nextest.toml`: what has not passed yet or takes minutes is run by name.
            "--skip",
            "forms::",
            "--skip",
            "maps::",
            "--skip",
            "measure::",
            "--skip",
            "speed::",
            "--skip",
            "whole::",
        ]
    };
    // Starts the browser and the server that the tests share.
    let mut tests = workspace.program(program("comptoir-e2e"), &[]);
    tests.arg(Workspace::cargo_program()).args(words);
    tests.env("COMPTOIR_BROWSER", browser).env("COMPTOIR_AXE", axe);
    tests.env("COMPTOIR_BIN", program("comptoir"));
    run(&mut tests)
}
