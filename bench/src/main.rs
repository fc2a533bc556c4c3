//! Prints one JSON object per row, as soon as it is measured with a clock or counted. `cargo xtask bench`
//! makes the table.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, bail};
use bench::Row;
use serde::Serialize;

fn main() -> anyhow::Result<()> {
    match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [flag] if flag == "--count" => each(bench::counted_rows(), bench::count),
        [flag, seconds] if flag == "--seconds" => {
            let seconds = seconds.parse().context("--seconds wants a number")?;
            let at_least = Duration::try_from_secs_f64(seconds);
            let at_least = at_least.context("--seconds wants a length of time")?;
            each(bench::rows(), |row| bench::measure(row, at_least))
        }
        _ => bail!("use: comptoir-bench --seconds NUMBER | --count"),
    }
}

fn each<T: Serialize>(
    rows: Vec<Row>,
    measure: impl Fn(&Row) -> anyhow::Result<T>,
) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    for row in rows {
        serde_json::to_writer(&mut out, &measure(&row)?)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}
