//! `cargo xtask bench`: one table of how fast the games are played and how much room they take.

mod instructions;
mod machine;
mod report;

use std::io::{BufRead, BufReader};
use std::process::{ExitCode, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::arguments::Arguments;
use crate::house::House;
use crate::terminal::{remark, say};
use machine::Machine;
use report::Report;

pub(crate) const HELP: &str = "\
Measure every game with every number of seats, and once with all its modules: random play and
imagined states per second on one thread, the room a state takes, and instructions per decision
counted by callgrind (Valgrind and gungraun-runner are installed when they are missing).

Use: cargo xtask bench [--quick] [--json | --write]

Options:
  --quick   A fifth of a second per number, and no instruction counts
  --json    Print one JSON object instead of the table
  --write   Print the table and write it to docs/benchmarks.md as well
";

const PAGE: &str = "docs/benchmarks.md";

pub(crate) fn bench(house: House, mut arguments: Arguments) -> Result<ExitCode> {
    let (quick, json, write) =
        (arguments.flag("--quick"), arguments.flag("--json"), arguments.flag("--write"));
    arguments.finish()?;
    if json && write {
        bail!("--json and --write do not go together");
    }
    let machine = Machine::here();
    if let Some(load) = machine.load.filter(|&load| load > 1.0) {
        remark(format!("the machine is busy (load {load}): clock times will be too slow"));
    }
    let mut rows = by_the_clock(&house, if quick { "0.2" } else { "2" })?;
    if !quick {
        let counts = instructions::counts(&house)?;
        if counts.len() != rows.len() {
            bail!("{} rows were measured, but {} were counted", rows.len(), counts.len());
        }
        for (row, count) in rows.iter_mut().zip(counts) {
            let decisions =
                row["counted_decisions"].as_f64().context("no number of decisions counted")?;
            row["instructions_per_decision"] = (count as f64 / decisions).into();
        }
    }
    let report = Report { machine, rows };
    if json {
        say(format!("{:#}", report.json()));
    } else {
        say(report.plain());
    }
    if write {
        std::fs::write(house.path(PAGE), report.page())
            .with_context(|| format!("cannot write {PAGE}"))?;
        say(format!("written to {PAGE}"));
    }
    Ok(ExitCode::SUCCESS)
}

/// The rows measured with a clock, as the program of `bench/` prints them.
fn by_the_clock(house: &House, seconds: &str) -> Result<Vec<Value>> {
    remark("building the benchmarks");
    let arguments =
        ["run", "--release", "--quiet", "--package", "comptoir-bench", "--", "--seconds", seconds];
    let mut child =
        house.cargo(&arguments).stdout(Stdio::piped()).spawn().context("cannot start cargo")?;
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
