//! The tests of the Century box, in one program.

mod content;
mod contract;
mod east_to_west_1_vectors;
mod east_to_west_contract;
mod east_to_west_sea;
mod eastern_wonders;
mod fixture;
mod long_runs;
mod new_world_contract;
mod new_world_vectors;
mod sand_to_sea;
mod spice_road_examples;
mod spice_road_refusals;
mod spice_road_vectors;
