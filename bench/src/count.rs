//! Counting instructions: each loop is done once while callgrind watches.

use std::hint::black_box;

use serde::Serialize;

use crate::rows::Setup;
use crate::{Row, Workload, ready};

/// Random decisions of a row.
const DECISIONS: u64 = 10_000;
/// States imagined and copied.
const IMAGINED: u64 = 6_400;
/// Iterations of the search, and of each search: short ones, so that there are many positions.
const ITERATIONS: u64 = 1_600;
const EACH_SEARCH: u32 = 50;

/// How often each loop was done in one row. What callgrind has counted is divided by it.
#[derive(Clone, Debug, Serialize)]
pub struct Counted {
    /// The row.
    #[serde(flatten)]
    pub setup: Setup,
    /// Random decisions.
    pub decisions: u64,
    /// States imagined and copied.
    pub imagined: u64,
    /// Iterations of the search.
    pub iterations: u64,
}

/// Does every loop of one row once, each with the same chance: what one of them draws is of no consequence to
/// the next.
pub fn count(row: &Row) -> anyhow::Result<Counted> {
    counted_play(&mut *ready(row)?);
    counted_imagine(&mut *ready(row)?);
    let iterations = counted_search(&mut *ready(row)?);
    Ok(Counted { setup: row.setup(), decisions: DECISIONS, imagined: IMAGINED, iterations })
}

// Callgrind knows these three by name (`xtask/src/bench/instructions.rs`): it counts while it is inside one of
// them. They must stay functions of their own, and must not end in a call, which would leave them too early.

#[inline(never)]
fn counted_play(workload: &mut dyn Workload) {
    workload.play(DECISIONS);
    black_box(workload);
}

#[inline(never)]
fn counted_imagine(workload: &mut dyn Workload) {
    workload.imagine(IMAGINED);
    black_box(workload);
}

#[inline(never)]
fn counted_search(workload: &mut dyn Workload) -> u64 {
    black_box(workload.search(ITERATIONS, EACH_SEARCH))
}
