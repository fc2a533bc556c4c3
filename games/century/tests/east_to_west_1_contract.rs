//! What every game must pass, for From East to West I.

use std::collections::BTreeSet;

use century::EastToWest1;
use kit::playout::Greedy;
use kit::testing::{
    Budget, boxes, evaluation_holds, everything_has_a_tip, passes_the_contract_with,
    records_replay, scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};
use kit::{Chance, Game as _, Playout, SeatSet, Seed};

use crate::east_to_west_1_vectors;

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn east_to_west_1_passes_the_contract_test() {
    let budget = Budget { thorough: 10_000, sampled: 200_000 };
    passes_the_contract_with::<EastToWest1>(budget, [east_to_west_1_vectors::tried()]);
}

#[test]
fn east_to_west_1_records_lead_to_the_scores_they_had() {
    records_replay::<EastToWest1>(RECORDS);
}

#[test]
fn strange_states_of_east_to_west_1_are_refused_or_playable() {
    strange_states_are_refused_or_can_be_played::<EastToWest1>();
}

#[test]
fn everything_of_east_to_west_1_fits_where_it_is_drawn() {
    scenes_are_tidy::<EastToWest1>(10_000);
}

#[test]
fn everything_of_east_to_west_1_has_a_tip() {
    everything_has_a_tip::<EastToWest1>(5_000);
}

#[test]
fn the_evaluation_of_east_to_west_1_holds_through_whole_games() {
    evaluation_holds::<EastToWest1>(20_000);
}

#[test]
fn a_state_of_east_to_west_1_is_small() {
    assert!(size_of::<century::east_to_west_1::State>() <= 1024);
}

/// Moves and events are kinds of their parts, so that the contract test sees only which part they are
/// of: here every one of them occurs.
#[test]
fn every_kind_of_move_and_event_of_the_parts_occurs() {
    let (mut moves, mut events) = (BTreeSet::new(), BTreeSet::new());
    let name = |value: &dyn std::fmt::Debug| {
        let text = format!("{value:?}");
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.take(2).collect::<Vec<_>>().join(" ")
    };
    let mut chance = Chance::new(Seed::from_number(5));
    for game in boxes::<EastToWest1>() {
        for greedy in [SeatSet::EMPTY, SeatSet::all(game.options().seats)] {
            let state = game.deal(chance.fork());
            let mut playout =
                Playout::new(&game, state, Chance::new(chance.fork()), Greedy(greedy));
            let mut log = Vec::new();
            while let Some((_, decision)) = playout.step(&mut log) {
                moves.insert(name(&decision));
                events.extend(log.drain(..).map(|event| name(&event)));
            }
        }
    }
    let expected = [
        "Land Activate",
        "Land Claim",
        "Land Discard",
        "Land Explore",
        "Land Raise",
        "Land Rest",
        "Land Stop",
        "Land Tile",
        "Land Trade",
        "Merchants Adjust",
        "Merchants Deal",
        "Merchants Replace",
        "Merchants Route",
        "Merchants Swap",
        "Merchants Take",
        "Merchants TakeBack",
        "Merchants Use",
    ];
    assert_eq!(moves.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    let expected = [
        "Cards MerchantCame",
        "Land Claimed",
        "Land Effect",
        "Land Equipped",
        "Land Expelled",
        "Land Explored",
        "Land Hold",
        "Land Joined",
        "Land PointCame",
        "Land Rested",
        "Land Round",
        "Land Sent",
        "Land TileCame",
        "Land TookTile",
        "Land TopTurned",
        "Land TurnAgain",
        "Merchants Adjusted",
        "Merchants Replaced",
        "Merchants SentOnRoute",
        "Merchants StallsWentUnder",
        "Merchants Struck",
        "Merchants Took",
        "Merchants Used",
        "Merchants Withdrew",
    ];
    assert_eq!(events.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
