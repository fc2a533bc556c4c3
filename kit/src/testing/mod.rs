//! What every game is tested with.
//!
//! [`contract`] is what every game must pass, whatever its rules.

pub mod contract;
