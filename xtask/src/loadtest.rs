//! `cargo xtask load` and `cargo xtask crash`.

use std::process::ExitCode;

use anyhow::Result;

use crate::arguments::Arguments;
use crate::run::build_comptoir;
use crate::workspace::{Workspace, run};

pub(crate) const LOAD_HELP: &str = "\
Start a server and let many tables play at it at once, through the front door; print durable moves
per second and how long each took from the moment it was due until it was acknowledged. Then time a
bot of level 4, alone and while another guest has many tables with such bots thinking.

Use: cargo xtask load [-- OPTIONS]

Options:
  --tables N    How many tables play at once (400); 0 leaves it out
  --seconds S   For how long (30)
  --rate MOVES  How many moves a second are tried, all tables together (10400)
  --json        Print the figures as JSON
  --thinkers N  How many tables another has thinking (200); 0 leaves it out
";

pub(crate) const CRASH_HELP: &str = "\
Start a server, let tables play at it, kill it with SIGKILL at random moments and start it again;
check that no acknowledged move is lost and none is doubled.

Use: cargo xtask crash [-- OPTIONS]

Options:
  --tables N  How many tables play at once (50)
  --kills N   How often the server is killed (100)
  --seed N    From where the moments come (1)
";

pub(crate) fn load(workspace: Workspace, arguments: Arguments) -> Result<ExitCode> {
    load_test(&workspace, "comptoir-load", arguments)
}

pub(crate) fn crash(workspace: Workspace, arguments: Arguments) -> Result<ExitCode> {
    load_test(&workspace, "comptoir-crash", arguments)
}

fn load_test(workspace: &Workspace, program: &str, arguments: Arguments) -> Result<ExitCode> {
    // Nobody looks at its pages.
    let comptoir = build_comptoir(workspace, None)?;
    let cargo = ["run", "--quiet", "--release", "--package", "comptoir-loadtest", "--bin", program];
    let mut loadtest = workspace.cargo(&cargo);
    loadtest.env("COMPTOIR_BIN", comptoir).arg("--").args(arguments.pass_on());
    run(&mut loadtest)?;
    Ok(ExitCode::SUCCESS)
}
