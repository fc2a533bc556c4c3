//! `comptoir-load`: how many moves a server takes, and how quickly. `cargo xtask load` runs it.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use e2e::Server;
use loadtest::{Fairness, Load, Report, Thinkers};

const USE: &str = "Use: comptoir-load [--tables N] [--seconds S] [--rate MOVES] [--thinkers N] \
                   [--json]";

/// A server for measurements: nobody is too fast, and bots do not pretend to think.
const SERVER: &[&str] = &["--no-limits", "--pace", "0"];

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "comptoir-load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run() -> Result<ExitCode> {
    let mut load = Load { tables: 400, time: Duration::from_secs(30), rate: 10_400 };
    let mut thinkers = Thinkers { tables: 200, decisions: 60 };
    let mut json = false;
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || -> Result<u32> {
            let value = words.next().with_context(|| format!("{word} needs a number. {USE}"))?;
            value.parse().with_context(|| format!("{value} is no number. {USE}"))
        };
        match word.as_str() {
            "--tables" => load.tables = number()?.min(5_000) as usize,
            "--seconds" => load.time = Duration::from_secs(number()?.clamp(1, 3_600).into()),
            "--rate" => load.rate = number()?.max(1),
            "--thinkers" => thinkers.tables = number()?.min(2_000) as usize,
            "--json" => json = true,
            _ => bail!("{word}? {USE}"),
        }
    }
    let mut errors = 0;
    if load.tables > 0 {
        errors = crowd(&load, json).await?.errors;
    }
    if thinkers.tables > 0 {
        fairness(&thinkers, json).await?;
    }
    Ok(if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// How many moves the server takes, and how quickly.
async fn crowd(load: &Load, json: bool) -> Result<Report> {
    let mut server = Server::start(SERVER).await?;
    let pid = server.pid().context("the server has ended")?;
    let progress = move |seconds: f64, moves: u64| {
        if !json {
            let _ = write!(std::io::stderr(), "\r{seconds:5.1} s  {moves} moves");
        }
    };
    let report = load.run(server.address(), pid, progress).await?;
    server.stop().await?;
    let mut out = std::io::stdout();
    if json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(report);
    }
    let _ = writeln!(std::io::stderr());
    writeln!(
        out,
        "{} tables, {:.1} s: {:.0} durable moves/s; p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, \
         slowest {:.1} ms; {} errors; server {:.0} MiB, then {:.0} MiB",
        report.tables,
        report.seconds,
        report.moves_per_second,
        report.p50_ms,
        report.p95_ms,
        report.p99_ms,
        report.max_ms,
        report.errors,
        report.server_mib.0,
        report.server_mib.1,
    )?;
    if let Some(error) = &report.first_error {
        writeln!(out, "the first error: {error}")?;
    }
    Ok(report)
}

/// How long a bot takes for a decision, alone and while somebody else has many tables thinking.
async fn fairness(thinkers: &Thinkers, json: bool) -> Result<()> {
    let mut server = Server::start(SERVER).await?;
    let progress = |what: &str| {
        if !json {
            let _ = writeln!(std::io::stderr(), "a bot thinks {what}");
        }
    };
    let fairness = thinkers.run(server.address(), progress).await?;
    server.stop().await?;
    let mut out = std::io::stdout();
    if json {
        writeln!(out, "{}", serde_json::to_string(&fairness)?)?;
        return Ok(());
    }
    let Fairness { tables, alone_ms, among_ms, slowest_ms } = fairness;
    writeln!(
        out,
        "a level-4 decision takes {alone_ms:.0} ms alone, {among_ms:.0} ms ({:.1} times) among \
         {tables} tables of another that think, {slowest_ms:.0} ms at most",
        among_ms / alone_ms.max(1.0),
    )?;
    Ok(())
}
