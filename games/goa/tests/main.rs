//! The tests of Goa, in one program.

mod content;
mod contract;
mod eval;
mod examples;
mod fixture;
mod refusals;
mod scene;
mod vectors;
