//! What every game must pass.

use borneo::Borneo;
use kit::Sitting;
use kit::testing::{
    Budget, evaluation_holds, everything_has_a_tip, passes_the_contract_with, records_replay,
    scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};

use crate::refusals;

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn borneo_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<Borneo>(budget, [refusals::tried()]);
}

#[test]
fn recorded_games_lead_to_the_scores_they_had() {
    let sittings = records_replay::<Borneo>(RECORDS);
    // A harbour that came when none was left ended the game, or else the draw did.
    let by_harbours = |sitting: &Sitting<Borneo>| sitting.state().table().port_pile.is_empty();
    let ends = sittings.iter().filter(|(_, sitting)| by_harbours(sitting)).count();
    assert!((1..sittings.len()).contains(&ends), "both ends are recorded");
}

#[test]
fn strange_states_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<Borneo>();
}

#[test]
fn everything_fits_where_it_is_drawn() {
    scenes_are_tidy::<Borneo>(10_000);
}

#[test]
fn everything_says_what_it_is() {
    everything_has_a_tip::<Borneo>(2_000);
}

#[test]
fn the_evaluation_holds_through_whole_games() {
    evaluation_holds::<Borneo>(20_000);
}
