//! What every game must pass.

use goa::Goa;
use kit::testing::{
    Budget, evaluation_holds, everything_has_a_tip, passes_the_contract_with, records_replay,
    scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};

use crate::{refusals, vectors};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn goa_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<Goa>(budget, [refusals::tried(), vectors::put_back()]);
}

#[test]
fn recorded_games_lead_to_the_scores_they_had() {
    records_replay::<Goa>(RECORDS);
}

#[test]
fn strange_states_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<Goa>();
}

#[test]
fn everything_fits_where_it_is_drawn() {
    scenes_are_tidy::<Goa>(10_000);
}

#[test]
fn everything_says_what_it_is() {
    everything_has_a_tip::<Goa>(2_000);
}

#[test]
fn the_evaluation_holds_through_whole_games() {
    evaluation_holds::<Goa>(20_000);
}
