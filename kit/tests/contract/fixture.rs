//! The fixture and the common tests, shown with the toy: they let a sound game pass and notice what
//! is planted.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::toy::{Event, Flaw, Move, Toy};
use kit::illegal::NOT_NOW;
use kit::testing::{
    Fixture, evaluation_holds, every_rule_is_reached, every_state,
    strange_states_are_refused_or_can_be_played,
};
use kit::{Game as _, Options, Seat, Viewer};

type Lanterns = Toy<{ Flaw::Sound as u8 }>;

fn notices(flaw: Flaw, test: impl FnOnce()) {
    flaw.plant();
    assert!(catch_unwind(AssertUnwindSafe(test)).is_err(), "{flaw:?} was not noticed");
}

#[test]
fn a_table_is_played_by_notation() {
    let mut table = Fixture::<Lanterns>::with(Options::seats(3).with("rich"));
    table.play("choose:0");
    table.play_as(Seat(2), "bid:1");
    assert_eq!(table.refusal("draw"), "not-now");
    table.refuse("draw", &NOT_NOW).plays(&["bid:2", "bid:0"]);
    assert!(matches!(table.events().last(), Some(Event::Sold { seat: Seat(0), coins: 2, .. })));
    assert_eq!(table.moves(), ["draw", "leave"]);
    assert!(table.is_legal("leave") && table.moves_of(Seat(1)).is_empty());
    assert_eq!(table.scene(Viewer::Seat(Seat(0))).choices.len(), 2);
    let all: i32 =
        ["lanterns", "charms", "coins"].map(|id| table.points_from(Seat(0), id)).iter().sum();
    assert_eq!(table.points_of(Seat(0)), all);
}

#[test]
fn a_table_is_played_on_until_something_holds() {
    let mut table = Fixture::<Lanterns>::new(2);
    table.until_awaits(Seat(1), &["choose:0"]);
    assert_eq!(table.seat(), Seat(0), "both bid at once");
    let game = table.game.clone();
    table.until(&["leave"], |state| game.awaiting(state).is_over());
    assert!(table.is_over() && table.moves().is_empty() && table.standing().is_final);
}

#[test]
fn a_sitting_at_the_position_can_undo() {
    let mut table = Fixture::<Lanterns>::new(2);
    table.plays(&["choose:0", "bid:1", "bid:0"]);
    let mut sitting = table.sit();
    sitting.play(Seat(0), Move::Leave).unwrap();
    sitting.undo(Seat(0)).unwrap();
    assert_eq!(*sitting.state(), table.state);
}

#[test]
fn a_refusal_that_changes_something_and_a_listed_move_that_is_refused_are_noticed() {
    notices(Flaw::ChangesWhenItRefuses, || {
        Fixture::<Lanterns>::new(2).refusal("draw");
    });
    notices(Flaw::RefusesALegalMove, || {
        Fixture::<Lanterns>::new(2).until(&[], |_| false);
    });
}

#[test]
fn a_rule_that_no_test_reaches_is_noticed() {
    let table = Box::new(Fixture::<Lanterns>::new(2));
    notices(Flaw::Sound, || drop(every_rule_is_reached([(table, "draw", "not-now")], [])));
}

/// The toy lets in a leader who does not sit at the table.
#[test]
fn a_strange_state_that_leads_to_a_dead_end_is_noticed() {
    notices(Flaw::Sound, strange_states_are_refused_or_can_be_played::<Lanterns>);
}

#[test]
fn the_evaluation_of_the_toy_holds() {
    evaluation_holds::<Lanterns>(500);
    let mut ends = 0;
    every_state::<Lanterns>(1, |game, state| ends += u32::from(game.awaiting(state).is_over()));
    assert!(ends > 5, "a whole game at each of the tables to test");
}
