//! What every game must pass, for From East to West I, II and III.

use std::collections::BTreeSet;

use century::{EastToWest, EastToWest1, EastToWest2, EastToWest3};
use kit::playout::Greedy;
use kit::testing::{
    Budget, boxes, evaluation_holds, everything_has_a_tip, passes_the_contract_with,
    records_replay, scenes_are_tidy, strange_states_are_refused_or_can_be_played,
};
use kit::{Chance, Game as _, Playout, SeatSet, Seed};

use crate::{east_to_west_1_vectors, east_to_west_sea};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

/// Everything but the contract test itself, for one of the games.
fn holds<const PART: u8>() {
    records_replay::<EastToWest<PART>>(RECORDS);
    strange_states_are_refused_or_can_be_played::<EastToWest<PART>>();
    scenes_are_tidy::<EastToWest<PART>>(10_000);
    everything_has_a_tip::<EastToWest<PART>>(5_000);
    evaluation_holds::<EastToWest<PART>>(20_000);
}

const BUDGET: Budget = Budget { thorough: 10_000, sampled: 200_000 };

#[test]
fn east_to_west_1_passes_the_contract_test() {
    let tried = east_to_west_1_vectors::tried();
    passes_the_contract_with::<EastToWest1>(BUDGET, [tried.without(["Ships", "sea"])]);
}

#[test]
fn east_to_west_2_passes_the_contract_test() {
    let tried = east_to_west_sea::tried_in_two();
    passes_the_contract_with::<EastToWest2>(
        BUDGET,
        [tried.without(["Merchants", "merchants", "cards"])],
    );
}

#[test]
fn east_to_west_3_passes_the_contract_test() {
    passes_the_contract_with::<EastToWest3>(BUDGET, [east_to_west_sea::tried_in_three()]);
}

#[test]
fn east_to_west_1_holds_in_every_other_way() {
    holds::<1>();
}

#[test]
fn east_to_west_2_holds_in_every_other_way() {
    holds::<2>();
}

#[test]
fn east_to_west_3_holds_in_every_other_way() {
    holds::<3>();
}

#[test]
fn a_state_of_east_to_west_is_small() {
    assert!(size_of::<century::east_to_west::State>() <= 1024);
}

/// Moves and events are kinds of their parts, so that the contract test sees only which part they are
/// of: here every one of them occurs.
fn kinds<const PART: u8>() -> [Vec<String>; 2] {
    let (mut moves, mut events) = (BTreeSet::new(), BTreeSet::new());
    let name = |value: &dyn std::fmt::Debug| {
        let text = format!("{value:?}");
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.take(2).collect::<Vec<_>>().join(" ")
    };
    let mut chance = Chance::new(Seed::from_number(5));
    for game in boxes::<EastToWest<PART>>() {
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
    [moves, events].map(|kinds| kinds.into_iter().collect())
}

#[test]
fn every_kind_of_move_and_event_of_the_parts_occurs() {
    let [moves, events] = kinds::<1>();
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
    assert_eq!(moves, expected);
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
    assert_eq!(events, expected);
}

#[test]
fn every_kind_of_move_and_event_at_sea_occurs() {
    for [moves, events] in [kinds::<2>(), kinds::<3>()] {
        let ships = moves.iter().filter(|kind| kind.starts_with("Ships"));
        let expected = ["Ships Build", "Ships Post", "Ships Sail", "Ships Spend", "Ships Toll"];
        assert_eq!(ships.collect::<Vec<_>>(), expected);
        let sea = events.iter().filter(|kind| kind.starts_with("Sea"));
        let expected = ["Sea Built", "Sea Sailed", "Sea Spent", "Sea Tolled"];
        assert_eq!(sea.collect::<Vec<_>>(), expected);
        assert!(moves.contains(&"Land Tile".to_owned()), "{moves:?}");
    }
}
