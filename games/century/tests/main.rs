//! The tests of the Century box, in one program.

mod contract;
mod desk;
mod eastern_wonders;
mod sand_to_sea;
mod spice_road_examples;
mod spice_road_vectors;
