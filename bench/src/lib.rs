//! How fast the games are played, and how much room they take.
//!
//! The loops measured here are the ones search and simulation spend their lives in: list the legal
//! moves, pick one, play it; and imagine what is hidden, copy the state. `cargo xtask bench` puts
//! clock time (the program of this crate) and instruction counts (`benches/decisions.rs`) side by
//! side.

mod clock;
mod loops;
mod rows;

pub use clock::{Measured, measure};
pub use loops::{Size, Workload, ready};
pub use rows::{GAME, Row, rows};

/// How many decisions are played for an instruction count: enough that more of them would change
/// the last digits only, and few enough for callgrind, where each costs fifty times its usual time.
pub const COUNTED_DECISIONS: u64 = 20_000;
