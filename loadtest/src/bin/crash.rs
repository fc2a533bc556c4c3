//! `comptoir-crash`: kills a server again and again. `cargo xtask crash` runs it.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use loadtest::Crash;

const USE: &str = "Use: comptoir-crash [--tables N] [--kills N] [--seed N]";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "\ncomptoir-crash: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run() -> Result<()> {
    let mut crash = Crash { tables: 50, kills: 100, seed: 1 };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || -> Result<usize> {
            let value = words.next().with_context(|| format!("{word} needs a number. {USE}"))?;
            value.parse().with_context(|| format!("{value} is no number. {USE}"))
        };
        match word.as_str() {
            "--tables" => crash.tables = number()?.clamp(1, 1_000),
            "--kills" => crash.kills = number()?,
            "--seed" => crash.seed = number()? as u64,
            _ => bail!("{word}? {USE}"),
        }
    }
    let progress = |kill: usize, acknowledged: usize| {
        let _ = write!(
            std::io::stderr(),
            "\rkilled {kill} of {} times, {acknowledged} moves acknowledged",
            crash.kills
        );
    };
    let survived = crash.run(&["--no-limits", "--pace", "0"], progress).await?;
    let _ = writeln!(std::io::stderr());
    writeln!(
        std::io::stdout(),
        "killed {} times: all {} acknowledged moves are there, once each, at {} tables; {} more \
         were stored before anybody was told",
        survived.kills,
        survived.acknowledged,
        survived.tables,
        survived.untold,
    )?;
    Ok(())
}
