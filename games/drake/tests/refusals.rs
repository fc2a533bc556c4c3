//! Every rule that can stand in the way of a move is reached.

use drake::FrancisDrake;
use kit::Options;
use kit::testing::contract::Tally;
use kit::testing::every_rule_is_reached;

use crate::fixture::DrakeFixture;

/// Seat 0 walks, the others have passed.
fn alone() -> DrakeFixture {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:queen", "pass", "pass"]);
    fixture
}

fn guarding() -> DrakeFixture {
    let mut fixture = DrakeFixture::with(Options::seats(3));
    fixture.been(0, "admiral");
    fixture.plays(&["pass", "pass", "pass", "guard:1"]);
    fixture
}

fn sailing() -> DrakeFixture {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(3, 3, 2, 1), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.been(0, "informer");
    fixture.lay(0, &[("1", "puerto-cabello"), ("2", "cumana"), ("3", "san-juan")]);
    fixture
}

fn informed() -> DrakeFixture {
    let mut fixture = sailing();
    fixture.play("lay:4:santiago");
    fixture
}

fn swapping() -> DrakeFixture {
    let mut fixture = informed();
    fixture.play("look-discs:cumana");
    fixture
}

/// In the third mission, at San Juan.
fn trading() -> DrakeFixture {
    let mut fixture = informed();
    fixture.plays(&["decline", "attack", "stay", "decline", "stay"]);
    fixture
}

#[test]
fn every_refusal_is_reached() {
    tried();
}

/// What is tried here, for the contract test.
pub(crate) fn tried() -> Tally {
    let mut spent = DrakeFixture::street(3);
    spent.captain_mut(0).discs = 1;
    let mut invested = DrakeFixture::street(3);
    invested.captain_mut(0).invested = true;
    let mut full = DrakeFixture::street(3);
    full.play("visit:queen");
    let mut galleon = alone();
    galleon.play("visit:investor");
    let mut docks = alone();
    docks.play("visit:docks");
    let mut attacking = informed();
    attacking.play("decline");
    every_rule_is_reached::<FrancisDrake, DrakeFixture>(
        [
            (alone(), "visit:crew-a", "backwards"),
            (full, "visit:queen", "location-full"),
            (spent, "visit:drake", "drake-needs-two"),
            (invested, "visit:investor", "invested"),
            (galleon, "take:galleon", "is-galleon"),
            (docks, "take:galleon", "not-offered"),
            (guarding(), "guard:1", "counter-gone"),
            (sailing(), "lay:1:santiago", "disc-not-in-hand"),
            (sailing(), "lay:ghost:santiago", "disc-not-in-hand"),
            (sailing(), "lay:4:veracruz", "out-of-reach"),
            (sailing(), "lay:4:cumana", "already-there"),
            (informed(), "look-discs:cartagena", "no-own-disc"),
            (informed(), "look-counter:san-juan", "no-counter"),
            (swapping(), "swap:cumana:cumana", "same-place"),
            (trading(), "attack", "port-not-attacked"),
            (trading(), "trade:indigo", "good-gone"),
            (attacking, "trade:sugar", "no-trade-here"),
        ],
        [],
    )
}
