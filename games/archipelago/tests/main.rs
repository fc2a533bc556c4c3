//! The tests of Archipelago, in one program.

mod content;
mod contract;
mod crises;
mod eval;
mod examples;
mod fixture;
mod records;
mod refusals;
mod vectors;
