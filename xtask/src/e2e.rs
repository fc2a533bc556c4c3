//! The end-to-end tests: those that sit before a real browser.

use std::env::consts::EXE_EXTENSION;
use std::path::Path;

use anyhow::Result;

use crate::workspace::{Workspace, run, works};
use crate::{tools, web};

/// Runs the end-to-end tests, with what they need told in the variables of `e2e/src/lib.rs`. `dist` is the
/// folder that `web::build` made.
pub(crate) fn check(workspace: &Workspace, dist: &Path) -> Result<()> {
    let browser = tools::browser(workspace)?;
    let axe = tools::axe(workspace)?;
    // The tests of the command line have it compiled as they need it; so do we.
    run(&mut workspace.cargo(web::WITH_THE_TESTS))?;
    let comptoir =
        workspace.target_directory()?.join("debug/comptoir").with_extension(EXE_EXTENSION);
    // Two at a time: each of them is a browser and a server.
    let mut tests = if works(&mut workspace.cargo(&["nextest", "--version"])) {
        // Of the whole workspace: of one package alone, cargo would compile everything once more with
        // fewer features.
        let filter = "package(comptoir-e2e) or package(comptoir-loadtest)";
        let words = ["nextest", "run", "--workspace", "--no-fail-fast", "--filterset", filter];
        let mut command = workspace.cargo(&words);
        // A busy machine can starve a browser; what fails three times is broken.
        command.args(["--test-threads", "2", "--retries", "2"]);
        command
    } else {
        let words = ["test", "--package", "comptoir-e2e", "--package", "comptoir-loadtest"];
        let mut command = workspace.cargo(&words);
        command.args(["--", "--test-threads", "2"]);
        command
    };
    tests.env("COMPTOIR_BROWSER", browser).env("COMPTOIR_AXE", axe);
    tests.env("COMPTOIR_BIN", comptoir).env("COMPTOIR_WEB", dist);
    run(&mut tests)
}
