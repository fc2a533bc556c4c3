//! Prints one JSON object per row, measured with a clock or merely listed. `cargo xtask bench` makes the
//! table.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, bail};

fn main() -> anyhow::Result<()> {
    let seconds = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => Some(2.0),
        [flag] if flag == "--list" => None,
        [flag, seconds] if flag == "--seconds" => {
            Some(seconds.parse().context("--seconds wants a number")?)
        }
        _ => bail!("use: comptoir-bench [--list | --seconds NUMBER]"),
    };
    let at_least = seconds.map(Duration::try_from_secs_f64).transpose();
    let at_least = at_least.context("--seconds wants a length of time")?;
    let mut out = std::io::stdout().lock();
    for row in bench::rows() {
        match at_least {
            Some(at_least) => {
                serde_json::to_writer(&mut out, &bench::measure(&row, at_least)?)?;
            }
            None => serde_json::to_writer(&mut out, &bench::list(&row)?)?,
        }
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}
