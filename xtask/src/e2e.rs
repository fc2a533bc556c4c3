//! The end-to-end tests: those that sit before a real browser.

use std::env::consts::EXE_EXTENSION;
use std::path::Path;

use anyhow::Result;

use crate::house::{House, run, works};
use crate::{tools, web};

/// Runs the end-to-end tests, with what they need told in the variables of `e2e/src/lib.rs`. `dist` is the
/// folder that `web::build` made.
pub(crate) fn check(house: &House, dist: &Path) -> Result<()> {
    let browser = tools::browser(house)?;
    let axe = tools::axe(house)?;
    // The tests of the command line have it compiled as they need it; so do we.
    run(&mut house.cargo(web::WITH_THE_TESTS))?;
    let comptoir = house.target_directory()?.join("debug/comptoir").with_extension(EXE_EXTENSION);
    // Two at a time: each of them is a browser and a server.
    let mut tests = if works(&mut house.cargo(&["nextest", "--version"])) {
        // Of the whole workspace: of one package alone, cargo would compile everything once more with
        // fewer features.
        let filter = "package(comptoir-e2e) or package(comptoir-loadtest)";
        let words = ["nextest", "run", "--workspace", "--no-fail-fast", "--filterset", filter];
        let mut command = house.cargo(&words);
        // A busy machine can starve a browser; what fails three times is broken.
        command.args(["--test-threads", "2", "--retries", "2"]);
        command
    } else {
        let words = ["test", "--package", "comptoir-e2e", "--package", "comptoir-loadtest"];
        let mut command = house.cargo(&words);
        command.args(["--", "--test-threads", "2"]);
        command
    };
    tests.env("COMPTOIR_BROWSER", browser).env("COMPTOIR_AXE", axe);
    tests.env("COMPTOIR_BIN", comptoir).env("COMPTOIR_WEB", dist);
    run(&mut tests)
}
