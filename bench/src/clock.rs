//! Measuring with a clock.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::loops::Size;
use crate::{COUNTED, Row, ready};

/// So much is done between two looks at the clock.
const BATCH: u64 = 10_000;

/// How long a search is, in iterations: a decision of the third level.
const SEARCH: u32 = 1000;

/// What can be told of one row without a clock.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// The modules used.
    pub with: Vec<String>,
    /// Bytes of a state in memory.
    pub state_bytes: usize,
    /// Bytes of a state written down, on average over a game.
    pub written_bytes: usize,
    /// How many decisions `benches/instructions.rs` plays of this row.
    pub counted_decisions: u64,
    /// How many states it imagines.
    pub counted_imagined: u64,
    /// How many iterations its searches make.
    pub counted_iterations: u64,
}

impl Listed {
    fn new(row: &Row, size: Size) -> Listed {
        Listed {
            game: row.meta.id,
            seats: row.options.seats,
            with: row.options.with.clone(),
            state_bytes: size.memory,
            written_bytes: size.written,
            counted_decisions: COUNTED.decisions,
            counted_imagined: COUNTED.imagined,
            counted_iterations: COUNTED.iterations,
        }
    }
}

/// What was measured of one row.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The row.
    #[serde(flatten)]
    pub row: Listed,
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
}

/// Tells of one row what can be told without a clock.
pub fn list(row: &Row) -> anyhow::Result<Listed> {
    Ok(Listed::new(row, ready(row)?.size()))
}

/// Measures one row, each loop for at least that long.
pub fn measure(row: &Row, at_least: Duration) -> anyhow::Result<Measured> {
    let mut workload = ready(row)?;
    let decisions_per_second = rate(at_least, |times| workload.play(times));
    let imagined_per_second = rate(at_least, |times| workload.imagine(times));
    let iterations_per_second = rate(at_least, |times| workload.search(times, SEARCH));
    // A short measurement may end before the first game does.
    while workload.games().0 == 0 {
        workload.play(BATCH);
    }
    let (games, plies) = workload.games();
    let decisions_per_game = plies as f64 / games as f64;
    Ok(Measured {
        row: Listed::new(row, workload.size()),
        decisions_per_second,
        games_per_second: decisions_per_second / decisions_per_game,
        imagined_per_second,
        iterations_per_second,
        decisions_per_game,
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
