//! How fast the games are played, and how much room they take.
//!
//! The loops measured here are the ones search and simulation spend their lives in: list the legal
//! moves, pick one, play it; and imagine what is hidden, copy the state. `cargo xtask bench` measures
//! them by the clock, `cargo xtask bench --instructions` counts their instructions; both run the
//! program of this crate.

mod clock;
mod count;
mod loops;
mod rows;

pub use clock::{Measured, measure};
pub use count::{Counted, count};
pub use loops::{Size, Workload, ready};
pub use rows::{GAME, Row, Setup, counted_rows, rows};
