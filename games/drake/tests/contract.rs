//! What every game must pass.

use drake::FrancisDrake;
use kit::testing::{
    Budget, evaluation_holds, everything_has_a_tip, passes_the_contract_with, records_replay,
    scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};

use crate::refusals;

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn francis_drake_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 150_000 };
    passes_the_contract_with::<FrancisDrake>(budget, [refusals::tried()]);
}

#[test]
fn recorded_games_lead_to_the_scores_they_had() {
    records_replay::<FrancisDrake>(RECORDS);
}

#[test]
fn strange_states_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<FrancisDrake>();
}

#[test]
fn everything_fits_where_it_is_drawn() {
    scenes_are_tidy::<FrancisDrake>(3_000);
}

#[test]
fn everything_says_what_it_is() {
    everything_has_a_tip::<FrancisDrake>(2_000);
}

#[test]
fn the_evaluation_holds_through_whole_games() {
    evaluation_holds::<FrancisDrake>(20_000);
}
