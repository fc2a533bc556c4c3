//! What every game must pass, for A New World.

use century::NewWorld;
use kit::playout::Greedy;
use kit::testing::{
    Budget, evaluation_holds, everything_has_a_tip, passes_the_contract, records_replay,
    scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};
use kit::{Chance, Game as _, Options, Playout, SeatSet, Seed};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn new_world_passes_the_contract_test() {
    passes_the_contract::<NewWorld>(Budget { thorough: 10_000, sampled: 200_000 });
}

#[test]
fn new_world_records_lead_to_the_scores_they_had() {
    records_replay::<NewWorld>(RECORDS);
}

#[test]
fn strange_states_of_new_world_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<NewWorld>();
}

#[test]
fn everything_of_new_world_fits_where_it_is_drawn() {
    scenes_are_tidy::<NewWorld>(10_000);
}

#[test]
fn everything_of_new_world_has_a_tip() {
    everything_has_a_tip::<NewWorld>(5_000);
}

#[test]
fn the_evaluation_of_new_world_holds_through_whole_games() {
    evaluation_holds::<NewWorld>(20_000);
}

/// Seats that look one step ahead are not drawn to what they would not do then.
#[test]
fn greedy_seats_bring_new_world_to_its_end() {
    let game = NewWorld::open(&Options::seats(2), &NewWorld::META.read_content().unwrap()).unwrap();
    for number in 0..40 {
        let mut chance = Chance::new(Seed::from_number(number));
        let deal = game.deal(chance.fork());
        let mut playout = Playout::new(&game, deal, chance, Greedy(SeatSet::all(2)));
        let played = playout.run(NewWorld::META.longest);
        assert!(!game.standing(&playout.state).stopped, "game {number}, {played} decisions");
    }
}

#[test]
fn a_state_of_new_world_is_small() {
    assert!(size_of::<century::new_world::State>() <= 1024);
}
