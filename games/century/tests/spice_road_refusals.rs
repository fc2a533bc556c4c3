//! Every rule that can stand in the way of a move is reached, and says why in both languages.

use kit::Options;
use kit::testing::contract::Tally;
use kit::testing::{Refusal, every_rule_is_reached};

use crate::fixture::SpiceRoadFixture;

type Case = Refusal<SpiceRoadFixture>;

/// A table of two seats, laid out and played on.
fn laid(lay_out: impl FnOnce(&mut SpiceRoadFixture)) -> SpiceRoadFixture {
    let mut fixture = SpiceRoadFixture::new(2);
    lay_out(&mut fixture);
    fixture
}

fn cards() -> Vec<Case> {
    let trading = |caravan: &str| {
        laid(|fixture| {
            fixture.set_caravan(0, caravan).give(0, &["TR02"]);
        })
    };
    let traded = || {
        let mut fixture = trading("YYYYR");
        fixture.play("play:TR02");
        fixture
    };
    let raising = || {
        laid(|fixture| {
            fixture.set_caravan(0, "RB").play("play:ST2");
        })
    };
    let mut taking = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    taking.give(0, &["BO6"]).lay(0, &["ST1", "TR05"]).play("play:BO6");
    vec![
        (laid(|_| {}), "play:TR02", "century-not-in-hand"),
        (trading("Y"), "play:TR02", "century-trade-too-dear"),
        (traded(), "trade:3", "century-trade-too-often"),
        (traded(), "trade:0", "century-trade-at-least-once"),
        (traded(), "stop", "century-trade-at-least-once"),
        (raising(), "raise:B", "century-top-level"),
        (raising(), "raise:Y", "century-no-such-cube"),
        (taking, "back:BO6", "century-not-played"),
    ]
}

fn rows() -> Vec<Case> {
    let paying = laid(|fixture| {
        fixture.set_caravan(0, "YR").play("acquire:2");
    });
    let poor = || {
        laid(|fixture| {
            fixture.set_caravan(0, "Y");
        })
    };
    vec![
        (laid(|_| {}), "acquire:7", "century-empty-slot"),
        (laid(|_| {}), "claim:6", "century-empty-slot"),
        (paying, "pay:B", "century-no-such-cube"),
        (poor(), "acquire:3", "century-cannot-reach"),
        (poor(), "claim:1", "century-cannot-claim"),
    ]
}

fn deals() -> Vec<Case> {
    let with_deals = |lay_out: fn(&mut SpiceRoadFixture)| {
        let mut fixture = SpiceRoadFixture::with_everything(2);
        lay_out(&mut fixture);
        fixture
    };
    let bargain = |fixture: &mut SpiceRoadFixture| {
        fixture.give(0, &["SP1"]).deal("SP1", "GD01");
    };
    let alone = with_deals(|fixture| {
        fixture.give(0, &["SP1"]).deal("SP1", "GD01").lay(0, &["ST1", "ST2"]);
    });
    let without = laid(|fixture| {
        fixture.give(0, &["SP1"]);
    });
    let mut struck = with_deals(bargain);
    struck.play("deal:SP1");
    vec![
        (without, "deal:SP1", "century-no-deals"),
        (with_deals(bargain), "deal:ST1", "century-no-deal-on-start"),
        (alone, "deal:SP1", "century-nothing-to-lay-down"),
        (struck, "lay:SP1", "century-not-the-deal-card"),
    ]
}

/// Everything that is forbidden, tried.
pub(crate) fn tried() -> Tally {
    every_rule_is_reached([cards(), rows(), deals()].into_iter().flatten(), [])
}

#[test]
fn every_rule_is_reached_and_says_why_in_both_languages() {
    tried();
}
