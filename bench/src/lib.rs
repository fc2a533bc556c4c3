//! How fast the games are played, and how much room they take.
//!
//! The loops measured here are the ones search and simulation spend their lives in: list the legal
//! moves, pick one, play it; and imagine what is hidden, copy the state. `cargo xtask bench` puts
//! clock time (the program of this crate) and instruction counts (`benches/instructions.rs`) side by
//! side.

mod clock;
mod loops;
mod rows;

pub use clock::{Listed, Measured, list, measure};
pub use loops::{Size, Workload, ready};
pub use rows::{GAME, Row, rows};

/// How much is done for an instruction count.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// Random decisions.
    pub decisions: u64,
    /// States imagined and copied.
    pub imagined: u64,
    /// Iterations of the search.
    pub iterations: u64,
    /// Iterations of each search: short, so that there are many positions.
    pub each_search: u32,
}

/// Enough that more would change the last digits only, and little enough for callgrind, where everything
/// costs fifty times its usual time.
pub const COUNTED: Counted =
    Counted { decisions: 20_000, imagined: 6_400, iterations: 1_600, each_search: 50 };
