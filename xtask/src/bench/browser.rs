//! How fast bots think in a browser.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::terminal::remark;
use crate::workspace::{Workspace, output};
use crate::{run, tools, web};

/// One row per game, as the example `browser` of `bench/` prints them. It is told what it needs in the
/// variables of `e2e/src/lib.rs`.
pub(super) fn rows(workspace: &Workspace, quick: bool) -> Result<Vec<Value>> {
    let browser = tools::browser(workspace)?;
    remark("building what a browser loads, and the server");
    // In a process of its own: the sizes it prints are not what we were asked for.
    let xtask = std::env::current_exe().context("this program does not know where it is")?;
    output(&mut workspace.program(xtask, &["web"]))?;
    let comptoir = run::build_comptoir(workspace, Some(web::dist(workspace)?))?;
    remark("building the benchmarks");
    let example = ["run", "--release", "--quiet", "--package", "comptoir-bench", "--example"];
    let mut program = workspace.cargo(&example);
    program.args(["browser", "--"]).args(quick.then_some("--quick"));
    program.env("COMPTOIR_BROWSER", browser).env("COMPTOIR_BIN", comptoir);
    super::measured(&mut program)
}
