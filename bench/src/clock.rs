//! Measuring with a clock.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::rows::Setup;
use crate::{Row, Size, ready};

/// So much is done between two looks at the clock.
const BATCH: u64 = 10_000;

/// How long a search is, in iterations: a decision of the third level.
const SEARCH: u32 = 1000;

/// What was measured of one row.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The row.
    #[serde(flatten)]
    pub setup: Setup,
    /// Random decisions per second on one thread.
    pub decisions_per_second: f64,
    /// Random games per second on one thread.
    pub games_per_second: f64,
    /// States imagined and copied per second on one thread.
    pub imagined_per_second: f64,
    /// Iterations of the bots' search per second on one thread.
    pub iterations_per_second: f64,
    /// Decisions in a random game, on average.
    pub decisions_per_game: f64,
    /// Bytes of a state in memory.
    pub state_bytes: usize,
    /// Bytes of a state written down, on average over a game.
    pub written_bytes: usize,
}

/// Measures one row, each loop for at least that long.
pub fn measure(row: &Row, at_least: Duration) -> anyhow::Result<Measured> {
    let mut workload = ready(row)?;
    let decisions_per_second = rate(at_least, |times| workload.play(times));
    let imagined_per_second = rate(at_least, |times| workload.imagine(times));
    let iterations_per_second = rate(at_least, |times| {
        workload.search(times, SEARCH);
    });
    // A short measurement may end before the first game does.
    while workload.games().0 == 0 {
        workload.play(BATCH);
    }
    let (games, plies) = workload.games();
    let decisions_per_game = plies as f64 / games as f64;
    let Size { memory: state_bytes, written: written_bytes } = workload.size();
    Ok(Measured {
        setup: row.setup(),
        decisions_per_second,
        games_per_second: decisions_per_second / decisions_per_game,
        imagined_per_second,
        iterations_per_second,
        decisions_per_game,
        state_bytes,
        written_bytes,
    })
}

/// How often per second something can be done.
fn rate(at_least: Duration, mut batch: impl FnMut(u64)) -> f64 {
    // Caches and branch predictors warm up.
    batch(BATCH);
    let start = Instant::now();
    let mut times = 0;
    loop {
        batch(BATCH);
        times += BATCH;
        let elapsed = start.elapsed();
        if elapsed >= at_least {
            return times as f64 / elapsed.as_secs_f64();
        }
    }
}
