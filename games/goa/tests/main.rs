//! The tests of Goa, in one program.

mod contract;
mod desk;
mod eval;
mod examples;
mod outside;
mod records;
mod refusals;
mod scene;
mod vectors;
