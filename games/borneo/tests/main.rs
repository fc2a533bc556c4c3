//! The tests of Borneo, in one program.

mod content;
mod contract;
mod desk;
mod eval;
mod examples;
mod records;
mod refusals;
mod scene;
mod strange_states;
mod vectors;
