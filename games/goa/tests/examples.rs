//! The worked examples of the rulebook in their order (vectors 1 to 13 of the fact file).

use goa::board::{Column, Space};
use goa::state::Stage;
use goa::{Event, Phase};
use kit::Seat;

use crate::fixture::GoaFixture;

#[test]
fn v01_a_step_down_the_taxes_column_costs_its_spices_and_ships() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 2, 1, 1]).set_goods(0, 2, 0);
    desk.plant(0, 1, "A02", "P").plant(0, 2, "A04", "N");
    desk.play("progress:taxes");
    assert_eq!(desk.row(0, Column::Taxes), 3);
    assert_eq!((desk.spices(0).as_str(), desk.place(0).ships), ("", 0));
}

#[test]
fn v02_ships_are_built_by_the_row_of_the_marker() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [2, 1, 1, 1, 1]).set_goods(0, 4, 2);
    desk.play("ships");
    assert_eq!(desk.place(0).ships, 6);
}

/// Ruling R17.
#[test]
fn v03_a_harvest_takes_up_to_the_figure_of_its_row() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 3, 1, 1, 1]).plant(0, 1, "B06", "").plant(0, 2, "B07", "");
    desk.plays(&["harvest", "put:1:G", "put:1:G", "put:2:P", "put:2:P"]);
    assert_eq!(desk.spices(0), "GGPP");
    assert_eq!(desk.active(), 1, "the harvest is over");
}

#[test]
fn v04_taxes_are_raised_by_the_row_of_the_marker() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 2, 1, 1]).set_ducats(&[5, 10]);
    desk.play("taxes");
    assert_eq!(desk.ducats(0), 11);
}

/// Ruling R20.
#[test]
fn v05_an_expedition_in_row_4_draws_two_cards() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01"]);
    desk.plays(&["expedition", "draw", "draw"]);
    assert_eq!(desk.hand(0), 3);
}

/// Ruling R20.
#[test]
fn v06_the_hand_limit_holds_while_the_expedition_lasts() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    desk.plays(&["expedition", "draw"]);
    assert_eq!(desk.hand(0), 4);
    assert_eq!(desk.refusal("draw"), "hand-full");
    desk.plays(&["stop"]);

    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    desk.plays(&["expedition", "draw", "discard:X05", "draw"]);
    assert_eq!(desk.hand(0), 4);

    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    desk.plays(&["expedition", "play:X01", "draw", "draw"]);
    assert_eq!((desk.hand(0), desk.place(0).ships), (4, 6));
}

/// Ruling R48.
#[test]
fn v06_and_r48_a_card_may_be_discarded_before_the_first_draw() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 4, 1]).give(0, &["X01", "X05", "X09"]);
    desk.plays(&["expedition", "discard:X05"]);
    // Two in hand and two to draw: there is room for all of them.
    assert_eq!(desk.refusal("discard:X01"), "hand-has-room");
    desk.plays(&["draw", "draw"]);
    assert_eq!((desk.hand(0), desk.holds(0, "X05")), (4, false));
}

/// Rulings R24, R27.
#[test]
fn v07_colonists_of_the_board_of_cards_and_of_the_hand_found_madras() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 1, 3]).set_goods(0, 4, 2).pile_of(&["X01", "X03"]);
    desk.play("found:madras");
    assert_eq!(desk.table().phase, Phase::Founding);
    desk.plays(&["pay", "settle:M1", "put:7:P", "put:7:N"]);
    assert_eq!((desk.place(0).colonists, desk.held(0, 7).as_str()), (0, "PN"));
    assert_eq!(desk.points(0, "colonies"), 1);
}

/// Rulings R8, R46.
#[test]
fn v08_the_auctioneer_pays_one_ducat_less_to_the_bank() {
    let mut desk = GoaFixture::placing(2);
    desk.set_ducats(&[5, 10]);
    desk.plays(&["flag:01", "token:11", "token:12", "bid:5", "buy"]);
    assert_eq!((desk.ducats(0), desk.ducats(1)), (1, 10));
    assert_eq!(desk.table().flag, Seat(0));
}

#[test]
fn v09_the_final_count() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [4, 5, 3, 4, 4]).set_ducats(&[9, 2]);
    desk.settle(0, "Q1", "G").settle(0, "CO1", "C").plant(0, 1, "A01", "G");
    desk.give(0, &["X01", "X06", "X10"]);
    let sources = ["markers", "colonies", "symbols", "ducats", "plantations", "duties", "missions"];
    assert_eq!(sources.map(|source| desk.points(0, source)), [31, 3, 4, 3, 1, 0, 0]);
    assert_eq!(desk.points_of(Seat(0)), 42);
}

/// Ruling R44.
#[test]
fn v10_ships_are_a_number_and_never_need_change() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 2, 1, 1]).set_goods(0, 3, 0);
    desk.plant(0, 1, "A02", "P").plant(0, 2, "A04", "N");
    desk.play("progress:taxes");
    assert_eq!(desk.place(0).ships, 1);
}

/// Ruling R34.
#[test]
fn v11_the_first_of_all_in_the_last_two_rows_of_a_column_draws_a_card() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [3, 1, 1, 1, 1]).set_goods(0, 9, 0).stock_up(0);
    desk.plays(&["progress:ships"]);
    assert_eq!(desk.hand(0), 1);
    desk.set_rows(1, [3, 4, 1, 1, 1]).set_goods(1, 9, 0);
    desk.plant(1, 1, "A01", "G").plant(1, 2, "A02", "P").plant(1, 3, "A03", "C");
    desk.plant(1, 4, "A04", "N").settle(1, "CA2", "KK");
    desk.until(1);
    desk.play("progress:harvest");
    assert_eq!(desk.hand(1), 1, "first in the last row of the harvest column");
    desk.plant(1, 1, "A01", "G").plant(1, 2, "A02", "P").plant(1, 3, "A03", "C");
    desk.until(0).until(1);
    let events = desk.play("progress:ships");
    assert!(!events.iter().any(|event| matches!(event, Event::FirstThere { .. })));
    assert_eq!((desk.row(1, Column::Ships), desk.hand(1)), (4, 1));
}

/// Ruling R34.
#[test]
fn v12_all_markers_in_a_row_or_lower_give_an_extra_action() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [2, 1, 2, 2, 2]).plant(0, 1, "A03", "C");
    desk.play("progress:harvest");
    assert_eq!(desk.place(0).extra_actions, 1);
}

/// The example of a whole round, steps a to o: Yellow is seat 0, Red 1, Green 2, Blue 3.
#[test]
fn v13_a_whole_round() {
    let mut desk = GoaFixture::placing(4);
    desk.set_ducats(&[5, 10, 10, 10]);
    desk.lay(1, 1, "A14").lay(1, 2, "A20").lay(1, 3, "A01").lay(1, 4, "A27");
    // a: the flag outside the board, token 2 on a diagonal neighbour
    desk.plays(&["flag:02", "token:11", "token:12", "token:13", "token:14"]);
    // b: the flag
    desk.plays(&["bid:4", "pass", "bid:6"]);
    assert!(matches!(desk.table().phase, Phase::LastWord { high: 6, leader: Seat(3) }));
    let mut kept = desk.clone();
    kept.play("buy");
    assert_eq!((kept.ducats(0), kept.table().flag), (0, Seat(0)));
    desk.play("sell");
    assert_eq!((desk.ducats(0), desk.ducats(3), desk.table().flag), (11, 4, Seat(3)));
    assert_eq!(desk.place(3).extra_actions, 1);
    // c: the other lots; the sellers are Red, Green, Blue and again Yellow
    desk.plays(&["pass", "pass", "bid:2", "sell"]);
    assert_eq!((desk.held(0, 1).as_str(), desk.ducats(0), desk.ducats(1)), ("KK", 9, 12));
    desk.plays(&["pass", "pass", "bid:1", "sell"]);
    assert_eq!(desk.place(1).colonists, 6);
    desk.plays(&["pass", "pass", "bid:2", "sell"]);
    assert_eq!(desk.held(2, 1), "G");
    desk.plays(&["pass", "pass", "bid:1", "sell"]);
    assert!(desk.place(3).tiles.contains(desk.tile("A27").0));
    assert_eq!(desk.table().stage, Stage::Actions { number: 0 });
    assert_eq!(desk.active(), 3);

    // First actions. d: Blue fails to found Quilon.
    desk.pile_of(&["X01", "X04"]);
    desk.plays(&["use:A27", "found:quilon"]);
    assert_eq!(desk.place(3).colonists, 4, "failed, one colonist as consolation");
    // e: Yellow progresses in the colony column.
    desk.play("progress:colonies");
    assert_eq!((desk.spices(0).as_str(), desk.place(0).ships), ("K", 3));
    // f: Red founds Cochin.
    desk.pile_of(&["X03", "X02"]);
    desk.plays(&["found:cochin", "pay", "put:6:C"]);
    assert_eq!((desk.place(1).colonists, desk.held(1, 6).as_str()), (3, "C"));
    // g: Green goes on an expedition.
    desk.pile_of(&["X25"]);
    desk.plays(&["expedition", "draw", "end"]);
    assert!(desk.holds(2, "X25"));

    // Second actions. h: Blue founds Quilon, whatever turns up.
    desk.pile_of(&["X01", "X04", "X30"]);
    desk.play("found:quilon");
    if desk.table().phase == Phase::Founding {
        desk.play("pay");
    }
    desk.plays(&["settle:Q2", "put:5:N"]);
    assert_eq!(desk.held(3, 5), "N");
    // i: Yellow founds Quilon too.
    desk.pile_of(&["X01", "X04"]);
    desk.plays(&["found:quilon", "pay", "settle:Q1", "put:5:G"]);
    assert_eq!((desk.held(0, 5).as_str(), desk.place(0).colonists), ("G", 0));
    // i2: Red draws a card with two ships.
    desk.pile_of(&["X02"]);
    desk.plays(&["expedition", "draw", "end"]);
    // j: Green progresses in the ships column.
    desk.plays(&["progress:ships", "end"]);
    assert_eq!((desk.spices(2).as_str(), desk.place(2).ships), ("", 3));

    // Third actions. k: Blue raises taxes.
    let before = desk.ducats(3);
    desk.play("taxes");
    assert_eq!(desk.ducats(3), before + 4);
    // l: Yellow progresses again.
    desk.play("progress:colonies");
    assert_eq!((desk.row(0, Column::Colonies), desk.place(0).ships), (3, 1));
    assert_eq!(desk.spices(0), "");
    // m: Red progresses in the harvest column and plays the ships.
    desk.plays(&["progress:harvest", "play:X02"]);
    assert_eq!((desk.row(1, Column::Harvest), desk.place(1).ships), (2, 5));
    // n: Green progresses without paying spices.
    desk.plays(&["play:X25", "progress:ships"]);
    assert_eq!((desk.row(2, Column::Ships), desk.place(2).ships), (3, 1));
    // o: Blue keeps the extra action card and places the flag in the next round.
    assert_eq!((desk.active(), desk.table().phase), (3, Phase::Extra));
    desk.play("pass");
    assert_eq!((desk.active(), desk.table().phase, desk.table().round), (3, Phase::Flag, 1));
    assert_eq!(desk.place(3).extra_actions, 1);
    assert_eq!(desk.table().tile_at(Space::new(1, 1).unwrap()), None);
}
