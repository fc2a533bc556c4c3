//! The tests of Goa, in one program.

mod content;
mod contract;
mod desk;
mod eval;
mod examples;
mod refusals;
mod scene;
mod vectors;
