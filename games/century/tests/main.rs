//! The tests of the Century box, in one program.

mod contract;
mod desk;
mod spice_road_examples;
mod spice_road_refusals;
mod spice_road_vectors;
