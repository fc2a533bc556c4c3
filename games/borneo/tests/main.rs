//! The tests of Borneo, in one program.

mod content;
mod contract;
mod examples;
mod fixture;
mod refusals;
mod scene;
mod vectors;
