//! The tests of Borneo, in one program.

mod content;
mod contract;
mod desk;
mod examples;
mod refusals;
mod scene;
mod vectors;
