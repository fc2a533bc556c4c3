//! The tests of Archipelago, in one program.

mod content;
mod contract;
mod desk;
mod examples;
mod records;
mod vectors;
