//! Every rule that can stand in the way of a move is reached, and says why in both languages.

use goa::Phase;
use kit::Options;
use kit::testing::contract::Tally;
use kit::testing::{Refusal, every_rule_is_reached};

use crate::fixture::GoaFixture;

type Case = Refusal<GoaFixture>;

/// A table, laid out and played on.
fn acting(lay_out: impl FnOnce(&mut GoaFixture)) -> GoaFixture {
    let mut fixture = GoaFixture::acting(3);
    lay_out(&mut fixture);
    fixture
}

fn tokens() -> Vec<Case> {
    let placed = |moves: &[&str]| {
        let mut fixture = GoaFixture::placing(3);
        fixture.plays(moves);
        fixture
    };
    vec![
        (placed(&[]), "flag:33", "flag-on-tile"),
        (placed(&[]), "flag:00", "flag-alone"),
        (placed(&["flag:01"]), "token:01", "token-no-tile"),
        (placed(&["flag:01"]), "token:13", "token-far"),
        (placed(&["flag:01", "token:12"]), "token:12", "token-taken"),
    ]
}

fn auctions() -> Vec<Case> {
    let bidding = |bids: &[&str]| {
        let mut fixture = GoaFixture::placing(3);
        fixture.set_ducats(&[3, 7, 7]);
        fixture.plays(&["flag:01", "token:11", "token:12", "token:13"]).plays(bids);
        fixture
    };
    vec![
        (bidding(&[]), "bid:8", "bid-too-high"),
        (bidding(&["bid:5"]), "bid:5", "bid-too-low"),
        (bidding(&["bid:5", "pass"]), "buy", "buy-too-dear"),
    ]
}

fn quick_start() -> Vec<Case> {
    let begun = || {
        let mut fixture = GoaFixture::with(Options::seats(3).with("quick-start"));
        fixture.play("progress:ships");
        fixture
    };
    vec![(begun(), "progress:ships", "same-marker"), (begun(), "ducats", "markers-begun")]
}

fn progress() -> Vec<Case> {
    let stepping = || {
        acting(|fixture| {
            fixture.set_rows(0, [2, 5, 1, 1, 1]).set_goods(0, 1, 0).plant(0, 1, "A01", "G");
        })
    };
    let bought = acting(|fixture| {
        fixture.set_ducats(&[7, 0, 0]).give(0, &["X17"]);
    });
    let helped = acting(|fixture| {
        fixture.set_rows(0, [3, 1, 1, 2, 4]).own(0, "B12").play("use:B12");
    });
    let paid = acting(|fixture| {
        fixture.set_goods(0, 1, 0).plant(0, 1, "A01", "G").plant(0, 2, "A06", "GG");
        fixture.play("progress:ships");
    });
    vec![
        (stepping(), "progress:ships", "lacks-ships"),
        (stepping(), "progress:taxes", "lacks-spices"),
        (stepping(), "progress:harvest", "at-bottom"),
        (bought, "play:X17", "lacks-ducats"),
        (helped, "progress:expedition", "not-the-least"),
        (paid, "give:1:P", "other-spice"),
    ]
}

fn fields() -> Vec<Case> {
    let harvest = |moves: &[&str]| {
        acting(|fixture| {
            fixture.set_rows(0, [1, 3, 1, 1, 1]).plant(0, 1, "A06", "G").settle(0, "M1", "");
            fixture.plays(moves);
        })
    };
    let filling = acting(|fixture| {
        fixture.settle(0, "CA1", "").own(0, "B14").plant(0, 1, "A06", "");
        fixture.plays(&["use:B14", "fill:8"]);
    });
    let selling = acting(|fixture| {
        fixture.plant(0, 1, "A01", "G").plant(0, 2, "A06", "GG").give(0, &["X13"]);
        fixture.play("play:X13");
    });
    let nothing = acting(|fixture| {
        fixture.give(0, &["X13"]);
    });
    let fifth = acting(|fixture| {
        fixture.plant(0, 1, "A06", "G").plant(0, 2, "A08", "").plant(0, 3, "A10", "");
        fixture.plant(0, 4, "A12", "").own(0, "A14").play("use:A14");
    });
    let won = acting(|fixture| {
        fixture.plant(0, 1, "A06", "G").plant(0, 2, "A08", "").plant(0, 3, "A10", "");
        fixture.plant(0, 4, "A12", "").own(0, "A14").play("use:A14");
    });
    vec![
        (won, "put-back", "must-plant"),
        (acting(|_| {}), "harvest", "no-empty-field"),
        (harvest(&["harvest"]), "put:2:G", "no-estate"),
        (harvest(&["harvest", "put:1:G"]), "put:1:G", "full"),
        (harvest(&["harvest"]), "put:1:P", "wrong-spice"),
        (harvest(&["harvest"]), "stop", "at-least-one"),
        (filling, "put:1:G", "other-site"),
        (selling, "give:1:P", "no-such-spice"),
        (nothing, "play:X13", "nothing-to-sell"),
        (fifth, "give-up:5", "not-a-plantation"),
    ]
}

fn cards() -> Vec<Case> {
    let expedition = |row: u8, hand: &[&str], moves: &[&str]| {
        acting(|fixture| {
            fixture.set_rows(0, [1, 1, 1, row, 1]).give(0, hand).plays(moves);
        })
    };
    let all: Vec<String> = (1..=30).map(|number| format!("X{number:02}")).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let exhausted = acting(|fixture| {
        fixture.set_rows(0, [1, 1, 1, 4, 1]).give(1, &all).give(0, &["X01"]).play("expedition");
    });
    vec![
        (expedition(4, &["X01", "X05", "X09", "X13"], &["expedition"]), "draw", "hand-full"),
        (expedition(1, &["X01", "X05"], &["expedition"]), "draw", "hand-over"),
        (expedition(4, &["X01"], &["expedition"]), "discard:X01", "hand-has-room"),
        (exhausted, "draw", "no-cards"),
        (expedition(1, &["X01"], &[]), "play:X02", "not-in-hand"),
        (expedition(1, &["X01", "X02"], &["play:X01"]), "play:X02", "one-card"),
        (expedition(1, &["X25"], &["ships"]), "play:X25", "card-not-now"),
    ]
}

fn turns() -> Vec<Case> {
    let extras = acting(|fixture| {
        fixture.place_mut(0).extra_actions = 2;
        let table = fixture.state.table_mut();
        (table.stage, table.phase) = (goa::state::Stage::Extra, Phase::Extra);
    });
    let acted = expedition_card("ships");
    vec![
        (acted, "taxes", "acted"),
        (acting(|_| {}), "end", "action-first"),
        (extras, "pass", "too-many-extras"),
    ]
}

/// A card in hand keeps the turn open.
fn expedition_card(action: &str) -> GoaFixture {
    acting(|fixture| {
        fixture.give(0, &["X01"]).play(action);
    })
}

fn colonies() -> Vec<Case> {
    let owner = acting(|fixture| {
        fixture.settle(0, "M1", "");
    });
    let poor = acting(|fixture| {
        fixture.set_goods(0, 4, 2).pile_of(&["X01", "X04"]).give(0, &["X25"]).play("found:calicut");
    });
    let settling = acting(|fixture| {
        fixture.set_goods(0, 4, 9).pile_of(&["X01", "X03"]).plays(&["found:quilon", "pay"]);
    });
    vec![
        (owner, "found:madras", "colony-owned"),
        (poor, "pay", "lacks-colonists"),
        (settling, "settle:M1", "no-colony-tile"),
    ]
}

fn tiles() -> Vec<Case> {
    let own = |tile: &str, moves: &[&str]| {
        acting(|fixture| {
            fixture.own(0, tile).plays(moves);
        })
    };
    let inside = acting(|fixture| {
        fixture.own(0, "B15").set_goods(0, 4, 9).pile_of(&["X01", "X03"]).play("found:calicut");
    });
    vec![
        (own("B28", &[]), "use:A26", "not-your-tile"),
        (own("A28", &["use:A28"]), "use:A28", "tile-used"),
        (own("B28", &[]), "use:B28", "tile-at-end"),
        (inside, "use:B15", "inside-action"),
        (own("B15", &["use:B15"]), "spy:3:expedition", "no-such-errand"),
        (own("B15", &["use:B15"]), "spy:1:taxes", "not-an-opponent"),
        (own("A18", &[]), "use:A18", "duty-lacks"),
        (own("B13", &["use:B13"]), "swap:22", "no-tile-there"),
        (own("B11", &["use:B11"]), "boxed:B11", "not-boxed"),
    ]
}

/// Everything that is forbidden, tried.
pub(crate) fn tried() -> Tally {
    let cases = [
        tokens(),
        auctions(),
        quick_start(),
        progress(),
        fields(),
        cards(),
        turns(),
        colonies(),
        tiles(),
    ];
    every_rule_is_reached(cases.into_iter().flatten(), [])
}

#[test]
fn every_rule_is_reached_and_says_why_in_both_languages() {
    tried();
}
