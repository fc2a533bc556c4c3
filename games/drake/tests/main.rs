//! The tests of Francis Drake, in one program.

mod content;
mod contract;
mod desk;
mod eval;
mod examples;
mod positions;
mod refusals;
mod rulings;
mod vectors;
