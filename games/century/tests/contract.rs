//! What every game must pass.

use century::{EasternWonders, SandToSea, SpiceRoad};
use kit::testing::{
    Budget, evaluation_holds, everything_has_a_tip, passes_the_contract_with, records_replay,
    scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};

use crate::{eastern_wonders, sand_to_sea, spice_road_refusals};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn spice_road_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<SpiceRoad>(budget, [spice_road_refusals::tried()]);
}

#[test]
fn recorded_games_lead_to_the_scores_they_had() {
    records_replay::<SpiceRoad>(RECORDS);
    records_replay::<EasternWonders>(RECORDS);
    records_replay::<SandToSea>(RECORDS);
}

#[test]
fn strange_states_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<SpiceRoad>();
}

#[test]
fn everything_fits_where_it_is_drawn() {
    scenes_are_tidy::<SpiceRoad>(10_000);
}

#[test]
fn everything_says_what_it_is() {
    everything_has_a_tip::<SpiceRoad>(2_000);
}

#[test]
fn the_evaluation_holds_through_whole_games() {
    evaluation_holds::<SpiceRoad>(20_000);
}

#[test]
fn eastern_wonders_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<EasternWonders>(budget, [eastern_wonders::tried()]);
}

#[test]
fn strange_states_of_eastern_wonders_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<EasternWonders>();
}

#[test]
fn everything_of_eastern_wonders_fits_and_says_what_it_is() {
    scenes_are_tidy::<EasternWonders>(10_000);
    everything_has_a_tip::<EasternWonders>(2_000);
}

#[test]
fn the_evaluation_of_eastern_wonders_holds_through_whole_games() {
    evaluation_holds::<EasternWonders>(20_000);
}

#[test]
fn sand_to_sea_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<SandToSea>(budget, [sand_to_sea::tried()]);
}

#[test]
fn strange_states_of_sand_to_sea_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<SandToSea>();
}

#[test]
fn everything_of_sand_to_sea_fits_where_it_is_drawn() {
    scenes_are_tidy::<SandToSea>(10_000);
}

#[test]
fn the_evaluation_of_sand_to_sea_holds_through_whole_games() {
    evaluation_holds::<SandToSea>(20_000);
}
