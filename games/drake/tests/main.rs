//! The tests of Francis Drake, in one program.

mod content;
mod contract;
mod eval;
mod examples;
mod fixture;
mod positions;
mod refusals;
mod rulings;
mod vectors;
