//! The tests of Archipelago, in one program.

mod audit;
mod cards;
mod content;
mod contract;
mod crises;
mod eval;
mod examples;
mod fixture;
mod migrations;
mod positions;
mod records;
mod refusals;
mod rounds;
mod vectors;
