//! `comptoir-load`: how many moves a server takes, and how quickly. `cargo xtask load` runs it.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use e2e::Server;
use loadtest::Load;

const USE: &str = "Use: comptoir-load [--tables N] [--seconds S] [--rate MOVES] [--json]";

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
    let mut json = false;
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || -> Result<u32> {
            let value = words.next().with_context(|| format!("{word} needs a number. {USE}"))?;
            value.parse().with_context(|| format!("{value} is no number. {USE}"))
        };
        match word.as_str() {
            "--tables" => load.tables = number()?.clamp(1, 5_000) as usize,
            "--seconds" => load.time = Duration::from_secs(number()?.clamp(1, 3_600).into()),
            "--rate" => load.rate = number()?.max(1),
            "--json" => json = true,
            _ => bail!("{word}? {USE}"),
        }
    }
    let mut server = Server::start(&["--no-limits", "--pace", "0"]).await?;
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
    } else {
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
    }
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
