//! The worked examples of the rulebook in their order (vectors 1 to 13 of the fact file).

use goa::board::{Column, Space};
use goa::state::Stage;
use goa::{Event, Phase};
use kit::Seat;

use crate::fixture::GoaFixture;

#[test]
fn v01_a_step_down_the_taxes_column_costs_its_spices_and_ships() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 2, 1, 1]).set_goods(0, 2, 0);
    fixture.plant(0, 1, "A02", "P").plant(0, 2, "A04", "N");
    fixture.play("progress:taxes");
    assert_eq!(fixture.row(0, Column::Taxes), 3);
    assert_eq!((fixture.spices(0).as_str(), fixture.place(0).ships), ("", 0));
}

#[test]
fn v02_ships_are_built_by_the_row_of_the_marker() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [2, 1, 1, 1, 1]).set_goods(0, 4, 2);
    fixture.play("ships");
    assert_eq!(fixture.place(0).ships, 6);
}

/// Ruling R17.
#[test]
fn v03_a_harvest_takes_up_to_the_figure_of_its_row() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 3, 1, 1, 1]).plant(0, 1, "B06", "").plant(0, 2, "B07", "");
    fixture.plays(&["harvest", "put:1:G", "put:1:G", "put:2:P", "put:2:P"]);
    assert_eq!(fixture.spices(0), "GGPP");
    assert_eq!(fixture.active(), 1, "the harvest is over");
}

#[test]
fn v04_taxes_are_raised_by_the_row_of_the_marker() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 2, 1, 1]).set_ducats(&[5, 10]);
    fixture.play("taxes");
    assert_eq!(fixture.ducats(0), 11);
}

/// Ruling R20.
#[test]
fn v05_an_expedition_in_row_4_draws_two_cards() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01"]);
    fixture.plays(&["expedition", "draw", "draw"]);
    assert_eq!(fixture.hand(0), 3);
}

/// Ruling R20.
#[test]
fn v06_the_hand_limit_holds_while_the_expedition_lasts() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    fixture.plays(&["expedition", "draw"]);
    assert_eq!(fixture.hand(0), 4);
    assert_eq!(fixture.refusal("draw"), "hand-full");
    fixture.plays(&["stop"]);

    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    fixture.plays(&["expedition", "draw", "discard:X05", "draw"]);
    assert_eq!(fixture.hand(0), 4);

    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    fixture.plays(&["expedition", "play:X01", "draw", "draw"]);
    assert_eq!((fixture.hand(0), fixture.place(0).ships), (4, 6));
}

/// Ruling R48.
#[test]
fn v06_and_r48_a_card_may_be_discarded_before_the_first_draw() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    fixture.plays(&["expedition", "discard:X05"]);
    // Two in hand and two to draw: there is room for all of them.
    assert_eq!(fixture.refusal("discard:X01"), "hand-has-room");
    fixture.plays(&["draw", "draw"]);
    assert_eq!((fixture.hand(0), fixture.holds(0, "X05")), (4, false));
}

/// Rulings R24, R27.
#[test]
fn v07_colonists_of_the_board_of_cards_and_of_the_hand_found_madras() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 1, 3]).set_goods(0, 4, 2).pile_of(&["X01", "X03"]);
    fixture.play("found:madras");
    assert_eq!(fixture.table().phase, Phase::Founding);
    fixture.plays(&["pay", "settle:M1", "put:7:P", "put:7:N"]);
    assert_eq!((fixture.place(0).colonists, fixture.held(0, 7).as_str()), (0, "PN"));
    assert_eq!(fixture.points(0, "colonies"), 1);
}

/// Rulings R8, R46.
#[test]
fn v08_the_auctioneer_pays_one_ducat_less_to_the_bank() {
    let mut fixture = GoaFixture::placing(2);
    fixture.set_ducats(&[5, 10]);
    fixture.plays(&["flag:01", "token:11", "token:12", "bid:5", "buy"]);
    assert_eq!((fixture.ducats(0), fixture.ducats(1)), (1, 10));
    assert_eq!(fixture.table().flag, Seat(0));
}

#[test]
fn v09_the_final_count() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [4, 5, 3, 4, 4]).set_ducats(&[9, 2]);
    fixture.settle(0, "Q1", "G").settle(0, "CO1", "C").plant(0, 1, "A01", "G");
    fixture.give(0, &["X01", "X06", "X10"]);
    let sources = ["markers", "colonies", "symbols", "ducats", "plantations", "duties", "missions"];
    assert_eq!(sources.map(|source| fixture.points(0, source)), [31, 3, 4, 3, 1, 0, 0]);
    assert_eq!(fixture.points_of(Seat(0)), 42);
}

/// Ruling R44.
#[test]
fn v10_ships_are_a_number_and_never_need_change() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 2, 1, 1]).set_goods(0, 3, 0);
    fixture.plant(0, 1, "A02", "P").plant(0, 2, "A04", "N");
    fixture.play("progress:taxes");
    assert_eq!(fixture.place(0).ships, 1);
}

/// Ruling R34.
#[test]
fn v11_the_first_of_all_in_the_last_two_rows_of_a_column_draws_a_card() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [3, 1, 1, 1, 1]).set_goods(0, 9, 0).stock_up(0);
    fixture.plays(&["progress:ships"]);
    assert_eq!(fixture.hand(0), 1);
    fixture.set_rows(1, [3, 4, 1, 1, 1]).set_goods(1, 9, 0);
    fixture.plant(1, 1, "A01", "G").plant(1, 2, "A02", "P").plant(1, 3, "A03", "C");
    fixture.plant(1, 4, "A04", "N").settle(1, "CA2", "KK");
    fixture.until(1);
    fixture.play("progress:harvest");
    assert_eq!(fixture.hand(1), 1, "first in the last row of the harvest column");
    fixture.plant(1, 1, "A01", "G").plant(1, 2, "A02", "P").plant(1, 3, "A03", "C");
    fixture.until(0).until(1);
    let events = fixture.play("progress:ships");
    assert!(!events.iter().any(|event| matches!(event, Event::FirstThere { .. })));
    assert_eq!((fixture.row(1, Column::Ships), fixture.hand(1)), (4, 1));
}

/// Ruling R34.
#[test]
fn v12_all_markers_in_a_row_or_lower_give_an_extra_action() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [2, 1, 2, 2, 2]).plant(0, 1, "A03", "C");
    fixture.play("progress:harvest");
    assert_eq!(fixture.place(0).extra_actions, 1);
}

/// The example of a whole round, steps a to o: Yellow is seat 0, Red 1, Green 2, Blue 3.
#[test]
fn v13_a_whole_round() {
    let mut fixture = GoaFixture::placing(4);
    fixture.set_ducats(&[5, 10, 10, 10]);
    fixture.lay(1, 1, "A14").lay(1, 2, "A20").lay(1, 3, "A01").lay(1, 4, "A27");
    // a: the flag outside the board, token 2 on a diagonal neighbour
    fixture.plays(&["flag:02", "token:11", "token:12", "token:13", "token:14"]);
    // b: the flag
    fixture.plays(&["bid:4", "pass", "bid:6"]);
    assert!(matches!(fixture.table().phase, Phase::LastWord { high: 6, leader: Seat(3) }));
    let mut kept = fixture.clone();
    kept.play("buy");
    assert_eq!((kept.ducats(0), kept.table().flag), (0, Seat(0)));
    fixture.play("sell");
    assert_eq!((fixture.ducats(0), fixture.ducats(3), fixture.table().flag), (11, 4, Seat(3)));
    assert_eq!(fixture.place(3).extra_actions, 1);
    // c: the other lots; the sellers are Red, Green, Blue and again Yellow
    fixture.plays(&["pass", "pass", "bid:2", "sell"]);
    assert_eq!((fixture.held(0, 1).as_str(), fixture.ducats(0), fixture.ducats(1)), ("KK", 9, 12));
    fixture.plays(&["pass", "pass", "bid:1", "sell"]);
    assert_eq!(fixture.place(1).colonists, 6);
    fixture.plays(&["pass", "pass", "bid:2", "sell"]);
    assert_eq!(fixture.held(2, 1), "G");
    fixture.plays(&["pass", "pass", "bid:1", "sell"]);
    assert!(fixture.place(3).tiles.contains(fixture.tile("A27").0));
    assert_eq!(fixture.table().stage, Stage::Actions { number: 0 });
    assert_eq!(fixture.active(), 3);

    // First actions. d: Blue fails to found Quilon.
    fixture.pile_of(&["X01", "X04"]);
    fixture.plays(&["use:A27", "found:quilon"]);
    assert_eq!(fixture.place(3).colonists, 4, "failed, one colonist as consolation");
    // e: Yellow progresses in the colony column.
    fixture.play("progress:colonies");
    assert_eq!((fixture.spices(0).as_str(), fixture.place(0).ships), ("K", 3));
    // f: Red founds Cochin.
    fixture.pile_of(&["X03", "X02"]);
    fixture.plays(&["found:cochin", "pay", "put:6:C"]);
    assert_eq!((fixture.place(1).colonists, fixture.held(1, 6).as_str()), (3, "C"));
    // g: Green goes on an expedition.
    fixture.pile_of(&["X25"]);
    fixture.plays(&["expedition", "draw", "end"]);
    assert!(fixture.holds(2, "X25"));

    // Second actions. h: Blue founds Quilon, whatever turns up.
    fixture.pile_of(&["X01", "X04", "X30"]);
    fixture.play("found:quilon");
    if fixture.table().phase == Phase::Founding {
        fixture.play("pay");
    }
    fixture.plays(&["settle:Q2", "put:5:N"]);
    assert_eq!(fixture.held(3, 5), "N");
    // i: Yellow founds Quilon too.
    fixture.pile_of(&["X01", "X04"]);
    fixture.plays(&["found:quilon", "pay", "settle:Q1", "put:5:G"]);
    assert_eq!((fixture.held(0, 5).as_str(), fixture.place(0).colonists), ("G", 0));
    // i2: Red draws a card with two ships.
    fixture.pile_of(&["X02"]);
    fixture.plays(&["expedition", "draw", "end"]);
    // j: Green progresses in the ships column.
    fixture.plays(&["progress:ships", "end"]);
    assert_eq!((fixture.spices(2).as_str(), fixture.place(2).ships), ("", 3));

    // Third actions. k: Blue raises taxes.
    let before = fixture.ducats(3);
    fixture.play("taxes");
    assert_eq!(fixture.ducats(3), before + 4);
    // l: Yellow progresses again.
    fixture.play("progress:colonies");
    assert_eq!((fixture.row(0, Column::Colonies), fixture.place(0).ships), (3, 1));
    assert_eq!(fixture.spices(0), "");
    // m: Red progresses in the harvest column and plays the ships.
    fixture.plays(&["progress:harvest", "play:X02"]);
    assert_eq!((fixture.row(1, Column::Harvest), fixture.place(1).ships), (2, 5));
    // n: Green progresses without paying spices.
    fixture.plays(&["play:X25", "progress:ships"]);
    assert_eq!((fixture.row(2, Column::Ships), fixture.place(2).ships), (3, 1));
    // o: Blue keeps the extra action card and places the flag in the next round.
    assert_eq!((fixture.active(), fixture.table().phase), (3, Phase::Extra));
    fixture.play("pass");
    assert_eq!(
        (fixture.active(), fixture.table().phase, fixture.table().round),
        (3, Phase::Flag, 1)
    );
    assert_eq!(fixture.place(3).extra_actions, 1);
    assert_eq!(fixture.table().tile_at(Space::new(1, 1).unwrap()), None);
}
