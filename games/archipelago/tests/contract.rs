//! What every game must pass.

use archipelago::Archipelago;
use kit::testing::{
    Budget, evaluation_holds, everything_has_a_tip, passes_the_contract_with, scenes_are_tidy,
    strange_states_are_refused_or_can_be_played,
};

use crate::{crises, refusals};

#[test]
fn archipelago_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<Archipelago>(budget, [crises::tried(), refusals::tried()]);
}

#[test]
fn strange_states_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<Archipelago>();
}

#[test]
fn everything_fits_where_it_is_drawn() {
    scenes_are_tidy::<Archipelago>(10_000);
}

#[test]
fn everything_says_what_it_is() {
    everything_has_a_tip::<Archipelago>(2_000);
}

#[test]
fn the_evaluation_holds_through_whole_games() {
    evaluation_holds::<Archipelago>(20_000);
}
