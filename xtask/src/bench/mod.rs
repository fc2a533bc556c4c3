//! `cargo xtask bench`: how fast the games are played and how much room they take, and how fast bots
//! think in a browser.

mod browser;
mod changes;
mod instructions;
mod machine;
mod report;
mod sheets;

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::arguments::Arguments;
use crate::terminal::{remark, say};
use crate::workspace::Workspace;
use machine::Machine;
use report::Report;

pub(crate) const HELP: &str = "\
Measure every game with every number of seats, and once with all its modules: random play, imagined
states and iterations of the search per second on one thread, and the room a state takes.

With --instructions, count the instructions of the same loops in every game, and print how they have
changed since they were written down. These are the same however busy the machine is. Valgrind is
installed when it is missing.

With --browser, measure something else: how many iterations per second the bots' search makes in
WebAssembly in a real Chromium (installed when it is missing), and how many natively. Not under
`nice`, which a Chromium of root takes no notice of: the two would not be measured alike.

Use: cargo xtask bench [--instructions | --browser] [--game ID] [--quick] [--json | --write]

Options:
  --instructions  Count instructions, by no clock
  --browser       Measure the bots' search in a browser and natively
  --game ID       Measure one game only, not in the browser
  --quick         A fifth of a second per number; with --browser, one round instead of three
  --json          Print one JSON object instead of the table
  --write         Print the table and write it to docs/benchmarks.md as well; with --browser, to
                  docs/benchmarks-browser.md, with --instructions, to docs/benchmarks-instructions.md
";

/// The variable by which `bench/` knows the one game that is measured.
const GAME: &str = "COMPTOIR_BENCH_GAME";

pub(crate) fn bench(workspace: Workspace, mut arguments: Arguments) -> Result<ExitCode> {
    let (browser, quick) = (arguments.flag("--browser"), arguments.flag("--quick"));
    let (json, write) = (arguments.flag("--json"), arguments.flag("--write"));
    let instructions = arguments.flag("--instructions");
    let game = arguments.option("--game")?;
    arguments.finish()?;
    if json && write {
        bail!("--json and --write do not go together");
    }
    if browser && instructions {
        bail!("--browser and --instructions do not go together");
    }
    if game.is_some() && (browser || write) {
        bail!("--game goes neither with --browser nor with --write");
    }
    if instructions && quick {
        bail!("--instructions and --quick do not go together");
    }
    let machine = Machine::here();
    if let Some(load) = machine.load.filter(|&load| load > 1.0 && !instructions) {
        remark(format!("the machine is busy (load {load}): clock times will be too slow"));
    }
    let (sheet, rows) = match (browser, instructions) {
        (true, _) => (&sheets::BROWSER, browser::rows(&workspace, quick)?),
        (_, true) => (&sheets::INSTRUCTIONS, instructions::rows(&workspace, game.as_deref())?),
        _ => (&sheets::GAMES, games(&workspace, quick, game.as_deref())?),
    };
    let report = Report { sheet, machine, rows };
    if json {
        say(format!("{:#}", report.json()));
    } else if instructions {
        let page = std::fs::read_to_string(workspace.path(sheet.page)).unwrap_or_default();
        say(changes::since(&page, &report.rows));
    } else {
        say(report.plain());
    }
    if write {
        std::fs::write(workspace.path(sheet.page), report.page())
            .with_context(|| format!("cannot write {}", sheet.page))?;
        say(format!("written to {}", sheet.page));
    }
    Ok(ExitCode::SUCCESS)
}

/// How fast the games are played.
fn games(workspace: &Workspace, quick: bool, game: Option<&str>) -> Result<Vec<Value>> {
    remark("building the benchmarks");
    let seconds = if quick { "0.2" } else { "2" };
    let arguments =
        ["run", "--release", "--quiet", "--package", "comptoir-bench", "--", "--seconds", seconds];
    let rows = measured(workspace.cargo(&arguments).envs(game.map(|game| (GAME, game))))?;
    expect_some(&rows, game)?;
    Ok(rows)
}

fn expect_some(rows: &[Value], game: Option<&str>) -> Result<()> {
    if rows.is_empty() {
        bail!("there is no game {}", game.unwrap_or_default());
    }
    Ok(())
}

/// The rows that a program of `bench/` prints, each as soon as it is measured.
fn measured(program: &mut Command) -> Result<Vec<Value>> {
    let mut child =
        program.stdout(Stdio::piped()).spawn().context("cannot start the benchmarks")?;
    let mut rows = Vec::new();
    for line in BufReader::new(child.stdout.take().context("no output to read")?).lines() {
        let row: Value =
            serde_json::from_str(&line?).context("the benchmarks do not print JSON")?;
        remark(format!("measured {}", report::name(&row)));
        rows.push(row);
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("the benchmarks failed ({status})");
    }
    Ok(rows)
}
