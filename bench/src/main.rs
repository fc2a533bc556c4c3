//! Prints one JSON object per row, measured with a clock. `cargo xtask bench` makes the table.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, bail};

fn main() -> anyhow::Result<()> {
    let seconds = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => 2.0,
        [flag, seconds] if flag == "--seconds" => {
            seconds.parse().context("--seconds wants a number")?
        }
        _ => bail!("use: comptoir-bench [--seconds NUMBER]"),
    };
    let at_least =
        Duration::try_from_secs_f64(seconds).context("--seconds wants a length of time")?;
    let mut out = std::io::stdout().lock();
    for row in bench::rows() {
        serde_json::to_writer(&mut out, &bench::measure(&row, at_least)?)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}
