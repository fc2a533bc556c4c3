//! The vectors of the fact file beyond the rulebook's own examples (15 and on), and the rulings.

use goa::board::{Colony, Column, Space};
use goa::state::{Stage, Stop};
use goa::{Event, META, Phase};
use kit::testing::contract::Tally;
use kit::{Game as _, Options, Seat, Viewer};

use crate::fixture::GoaFixture;

/// Rulings R3, R4.
#[test]
fn v15_with_a_full_board_the_flag_lies_on_the_border_and_token_2_near_it() {
    let mut desk = GoaFixture::placing(2);
    assert_eq!(desk.moves().len(), 20, "four sides of five spaces");
    assert_eq!(desk.refusal("flag:00"), "flag-alone");
    assert_eq!(desk.refusal("flag:33"), "flag-on-tile");
    desk.play("flag:01");
    assert_eq!(desk.moves(), ["token:11", "token:12"]);
    assert_eq!(desk.refusal("token:13"), "token-far");
    assert_eq!(desk.refusal("token:01"), "token-no-tile");
    desk.play("token:12");
    assert_eq!(desk.refusal("token:12"), "token-taken");
    assert_eq!(desk.moves(), ["token:11", "token:13", "token:21", "token:22", "token:23"]);
}

#[test]
fn r03_the_flag_may_lie_on_an_empty_square_beside_a_tile() {
    let mut desk = GoaFixture::placing(2);
    let table = desk.state.table_mut();
    table.round = 1;
    for (row, column) in [(3, 3), (3, 4)] {
        let square = Space::new(row, column).unwrap().square().unwrap();
        table.gone.insert(table.grid[square].take().unwrap().0);
    }
    assert!(desk.is_legal("flag:33") && desk.is_legal("flag:34"));
    desk.play("flag:33");
    assert_eq!(desk.moves().len(), 7, "all around but the empty square");
}

#[test]
fn r05_where_no_tile_is_near_the_line_breaks_and_goes_on_from_there() {
    let mut desk = GoaFixture::placing(3);
    let table = desk.state.table_mut();
    table.round = 3;
    // Nine tiles are gone: those around the upper left corner, and some more.
    let empty = [(1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (3, 4)];
    for (row, column) in empty {
        let square = Space::new(row, column).unwrap().square().unwrap();
        table.gone.insert(table.grid[square].take().unwrap().0);
    }
    desk.plays(&["flag:01"]);
    // Only the corner is near: placed unasked. From there no tile is near.
    assert_eq!(desk.table().tokens.len(), 2);
    assert_eq!(desk.moves().len(), 15);
    desk.play("token:55");
    assert_eq!(desk.moves(), ["token:44", "token:45", "token:54"]);
}

/// Rulings R9, R10.
#[test]
fn v18_without_a_bid_the_auctioneer_takes_the_lot_free() {
    let mut desk = GoaFixture::placing(3);
    desk.set_ducats(&[5, 10, 10]);
    desk.plays(&["flag:01", "token:11", "token:12", "token:13", "pass", "pass"]);
    assert_eq!((desk.ducats(0), desk.table().flag), (5, Seat(0)));
    assert_eq!(desk.place(0).extra_actions, 1, "R10: also who keeps the flag gets the card");
    assert_eq!(desk.table().stage, Stage::Auction { lot: 1 });
    assert_eq!(desk.active(), 2, "the seat after the owner of token 2 speaks first");
}

/// Ruling R8.
#[test]
fn v19_a_high_bid_of_one_costs_the_auctioneer_nothing() {
    let mut desk = GoaFixture::placing(2);
    desk.set_ducats(&[0, 10]);
    desk.plays(&["flag:01", "token:11", "token:12", "bid:1", "buy"]);
    assert_eq!(desk.ducats(0), 0);
    assert_eq!(desk.table().flag, Seat(0));
}

/// Ruling R7.
#[test]
fn v20_who_cannot_go_higher_can_only_pass_and_is_asked_all_the_same() {
    let mut desk = GoaFixture::placing(3);
    desk.set_ducats(&[5, 7, 7]);
    desk.plays(&["flag:01", "token:11", "token:12", "token:13", "bid:7"]);
    assert_eq!((desk.active(), desk.moves()), (2, vec!["pass".to_owned()]));
    assert_eq!(desk.refusal("bid:7"), "bid-too-low");
    assert_eq!(desk.refusal("bid:8"), "bid-too-high");
}

/// Ruling R8.
#[test]
fn v21_an_auctioneer_who_cannot_pay_must_sell_and_is_asked_all_the_same() {
    let mut desk = GoaFixture::placing(2);
    desk.set_ducats(&[3, 10]);
    desk.plays(&["flag:01", "token:11", "token:12", "bid:5"]);
    assert_eq!((desk.active(), desk.moves()), (0, vec!["sell".to_owned()]));
    assert_eq!(desk.refusal("buy"), "buy-too-dear");
}

/// Ruling R12.
#[test]
fn v22_a_fifth_plantation_replaces_one_and_a_single_one_still_counts() {
    let mut desk = GoaFixture::placing(2);
    desk.set_ducats(&[5, 10]);
    desk.plant(1, 1, "A04", "N").plant(1, 2, "A08", "PP").plant(1, 3, "A10", "CC");
    desk.plant(1, 4, "A12", "NN").lay(1, 1, "A14");
    desk.plays(&["flag:02", "token:11", "token:12", "pass", "pass"]);
    assert_eq!(
        (desk.active(), desk.table().phase),
        (1, Phase::GiveUp { tile: desk.tile("A14"), boxed: false })
    );
    assert_eq!(desk.moves(), ["give-up:1", "give-up:2", "give-up:3", "give-up:4"]);
    assert_eq!(desk.refusal("give-up:5"), "not-a-plantation");
    desk.play("give-up:1");
    assert_eq!((desk.held(1, 1).as_str(), desk.points(1, "plantations")), ("KK", 1));
    desk.own(1, "A17");
    assert_eq!(desk.points(1, "plantations"), 3);
}

#[test]
fn r12_a_double_plantation_and_crop_rotation_leave_the_game() {
    for old in ["A06", "A16"] {
        let mut desk = GoaFixture::acting(2);
        desk.plant(0, 1, old, "G").plant(0, 2, "A08", "").plant(0, 3, "A10", "");
        desk.plant(0, 4, "A12", "").own(0, "A14");
        desk.plays(&["use:A14", "give-up:1"]);
        assert!(desk.table().gone.contains(desk.tile(old).0), "{old}");
        assert_eq!(desk.points(0, "plantations"), 0);
    }
}

/// Rulings R14, R38.
#[test]
fn v23_a_foreman_makes_every_single_plantation_worth_three() {
    let mut desk = GoaFixture::acting(2);
    desk.plant(0, 1, "A01", "").plant(0, 2, "A02", "").plant(0, 3, "A16", "").own(0, "A17");
    desk.own(0, "A03");
    let single = desk.tile("A03").0;
    let place = desk.place_mut(0);
    place.tiles.remove(single);
    place.face_down.insert(single);
    assert_eq!(desk.points(0, "plantations"), 9);
}

/// Rulings R24, R26.
#[test]
fn v25_a_third_card_can_be_played_after_two_have_been_seen() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X22"]).pile_of(&["X01", "X02"]).set_goods(0, 4, 2);
    desk.play("found:quilon");
    assert_eq!(desk.table().phase, Phase::Founding);
    assert_eq!(desk.refusal("pay"), "lacks-colonists");
    desk.pile_of(&["X04"]);
    desk.plays(&["play:X22", "pay"]);
    assert!(matches!(desk.table().phase, Phase::Settle { .. }));
    assert_eq!(desk.place(0).colonists, 0);

    let mut desk = GoaFixture::acting(2);
    desk.pile_of(&["X01", "X02"]).set_goods(0, 4, 2);
    desk.play("found:quilon");
    assert_eq!((desk.active(), desk.place(0).colonists), (1, 3), "hopeless: it fails at once");
}

#[test]
fn r26_a_third_card_can_be_played_before_the_colony_is_named() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X22"]).pile_of(&["X01", "X02", "X04"]).set_goods(0, 4, 2);
    desk.play("play:X22");
    assert_eq!(desk.moves().len(), 4);
    desk.play("found:quilon");
    assert_eq!(desk.table().recruiting.len(), 3);
    desk.play("pay");
}

/// Ruling R24.
#[test]
fn v27_a_colony_is_founded_once() {
    let mut desk = GoaFixture::acting(2);
    desk.settle(0, "M1", "PN");
    assert_eq!(desk.refusal("found:madras"), "colony-owned");
}

/// Ruling R33.
#[test]
fn v29_vice_king_moves_one_of_the_least_advanced_markers() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [3, 1, 1, 2, 5]).own(0, "B12");
    desk.play("use:B12");
    assert_eq!(desk.moves(), ["progress:harvest", "progress:taxes"]);
    assert_eq!(desk.refusal("progress:expedition"), "not-the-least");
    assert_eq!(desk.refusal("progress:colonies"), "at-bottom");
    desk.play("progress:taxes");
    assert_eq!(desk.row(0, Column::Taxes), 2);
    assert!(!desk.table().acted);
}

/// Ruling R35.
#[test]
fn v31_a_duty_takes_six_spices_at_once_and_counts_five_points() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "A18").own(0, "B18");
    desk.plant(0, 1, "B06", "GGG").plant(0, 2, "B07", "PP");
    assert_eq!(desk.refusal("use:A18"), "duty-lacks");
    desk.plant(0, 2, "B07", "PPP");
    desk.play("use:A18");
    for _ in 0..2 {
        desk.plays(&["give:1:G", "give:2:P"]);
    }
    // The last two are asked for too: they lie on two sites.
    desk.play("give:1:G");
    assert_eq!((desk.spices(0).as_str(), desk.points(0, "duties")), ("", 5));
    assert_eq!(desk.refusal("use:A18"), "tile-used");
    assert_eq!(desk.refusal("use:B18"), "duty-lacks");
}

#[test]
fn r35_a_duty_stays_fulfilled_when_the_round_ends() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "A18").own(0, "A26").plant(0, 1, "B06", "GGG").plant(0, 2, "B07", "PPP");
    desk.plays(&["use:A26", "use:A18"]);
    while desk.is_legal("give:1:G") || desk.is_legal("give:2:P") {
        let give = if desk.is_legal("give:1:G") { "give:1:G" } else { "give:2:P" };
        desk.play(give);
    }
    while desk.table().phase != Phase::Flag {
        let skip = ["taxes", "end", "pass"].into_iter().find(|skip| desk.is_legal(skip)).unwrap();
        desk.play(skip);
    }
    assert_eq!(desk.points(0, "duties"), 5);
    assert!(!desk.place(0).flipped.contains(desk.tile("A26").0), "red tiles are ready again");
}

/// Ruling R32.
#[test]
fn v32_resupply_takes_one_kind_and_spices_only_as_far_as_there_is_room() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B16").pile_of(&["X03", "X06"]).plant(0, 1, "B06", "").plant(0, 2, "A01", "");
    desk.play("use:B16");
    assert_eq!(desk.table().phase, Phase::Resupply { count: 6 });
    desk.plays(&["spices", "put:1:G", "put:1:G", "put:1:G", "put:2:G"]);
    assert_eq!((desk.spices(0).as_str(), desk.table().phase), ("GGGG", Phase::Turn));

    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B16").pile_of(&["X03", "X06"]).set_goods(0, 1, 1);
    desk.play("use:B16");
    assert_eq!(desk.refusal("spices"), "no-empty-field");
    desk.play("colonists");
    assert_eq!((desk.place(0).ships, desk.place(0).colonists), (1, 7));
}

/// Ruling R51.
#[test]
fn v33_up_to_four_spices_are_sold_at_three_ducats_each() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X13"]).set_ducats(&[0, 0]).plant(0, 1, "B06", "GGG").plant(0, 2, "B07", "PPP");
    desk.play("play:X13");
    assert_eq!(desk.refusal("stop"), "at-least-one");
    desk.plays(&["give:1:G", "give:1:G", "give:2:P", "give:2:P"]);
    assert_eq!((desk.ducats(0), desk.table().phase), (12, Phase::Turn));
}

/// Rulings R22, R34.
#[test]
fn v34_a_bought_step_brings_the_bonuses_too_and_was_the_card_of_the_turn() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 1, 1, 3, 1]).set_ducats(&[8, 0]).give(0, &["X17", "X01"]);
    desk.plays(&["play:X17", "progress:expedition"]);
    assert_eq!((desk.row(0, Column::Expedition), desk.ducats(0), desk.hand(0)), (4, 0, 2));
    assert_eq!(desk.refusal("play:X01"), "one-card");
}

/// Rulings R19, R51.
#[test]
fn a_step_that_is_too_dear_cannot_be_bought() {
    let mut desk = GoaFixture::acting(2);
    desk.set_ducats(&[7, 0]).give(0, &["X17"]);
    assert_eq!(desk.refusal("play:X17"), "lacks-ducats");
    desk.set_ducats(&[20, 0]).set_rows(0, [5; 5]);
    assert_eq!(desk.refusal("play:X17"), "at-bottom");
}

/// Ruling R30.
#[test]
fn v35_espionage_is_an_action_with_another_marker_beside_the_own_one() {
    let mut desk = GoaFixture::acting(3);
    desk.own(0, "B15").set_ducats(&[1, 0, 0]).set_rows(2, [1, 1, 5, 1, 1]);
    desk.play("use:B15");
    assert_eq!(desk.refusal("spy:1:taxes"), "not-an-opponent");
    assert_eq!(desk.refusal("spy:3:expedition"), "no-such-errand");
    assert_eq!(desk.refusal("spy:3:harvest"), "no-empty-field");
    desk.play("spy:3:taxes");
    assert_eq!(desk.ducats(0), 13);
    desk.play("taxes");
    assert_eq!(desk.ducats(0), 17);
}

#[test]
fn r30_espionage_founds_colonies_and_harvests_with_the_card_of_the_turn() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B15").set_rows(1, [1, 1, 1, 1, 4]).pile_of(&["X01", "X04"]).set_goods(0, 4, 9);
    desk.plays(&["use:B15", "spy:2:colonies", "found:cochin"]);
    assert_eq!(desk.held_sites(0), 1, "6 of the other's row and 2 of the cards are enough");
    desk.play("put:6:N");
    assert!(!desk.table().acted);

    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B15").set_rows(1, [1, 3, 1, 1, 1]).give(0, &["X19"]).set_goods(0, 0, 0);
    desk.play("play:X19");
    assert_eq!(desk.moves(), ["harvest", "spy:2:harvest"]);
    desk.plays(&["spy:2:harvest", "ships", "ships", "colonists", "ships"]);
    assert_eq!((desk.place(0).ships, desk.place(0).colonists), (3, 1));
    assert!(!desk.table().acted && desk.table().carded);
}

/// Ruling R43.
#[test]
fn v37_a_tie_for_ducats_gives_all_three_points_and_ducats_break_a_tie_of_points() {
    let mut desk = GoaFixture::acting(3);
    desk.set_ducats(&[7, 7, 5]);
    assert_eq!([0, 1, 2].map(|seat| desk.points(seat, "ducats")), [3, 3, 0]);
    // Equal points, 7 ducats against 5.
    desk.set_rows(2, [3, 1, 1, 1, 1]).set_rows(1, [1; 5]).set_ducats(&[5, 7, 5]);
    desk.set_rows(0, [1; 5]);
    let standing = desk.game.standing(&desk.state);
    assert_eq!((standing.seats[1].points, standing.seats[2].points), (3, 3));
    assert_eq!((standing.seats[1].rank, standing.seats[2].rank), (1, 2));
}

#[test]
fn v38_cards_count_by_symbol() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X11", "X13", "X17", "X24", "X28", "X02"]);
    assert_eq!(desk.points(0, "symbols"), 16);
}

/// Ruling R41.
#[test]
fn v40_after_phase_a_the_board_is_laid_out_anew() {
    let mut desk = GoaFixture::acting(4);
    let table = desk.state.table_mut();
    table.round = 3;
    for square in table.grid.iter_mut().filter(|square| square.is_some()).take(12) {
        table.gone.insert(square.take().unwrap().0);
    }
    assert_eq!(table.grid.iter().flatten().count(), 9);
    while desk.table().phase != Phase::Flag {
        desk.play("taxes");
    }
    let table = desk.table();
    assert_eq!((table.round, table.grid.iter().flatten().count()), (4, 25));
    assert_eq!((table.boxed.len(), table.gone.len(), table.later.len()), (8, 25, 0));
    assert!(table.grid.iter().flatten().all(|tile| tile.0 >= 29));
}

/// Rulings R6, R10.
#[test]
fn v41_the_lots_stay_with_who_placed_their_tokens() {
    let mut desk = GoaFixture::placing(2);
    desk.set_ducats(&[5, 10]);
    desk.plays(&["flag:01"]);
    assert_eq!(desk.active(), 1);
    desk.plays(&["token:11"]);
    assert_eq!(desk.active(), 0);
    desk.plays(&["token:12", "bid:3", "sell"]);
    assert_eq!(desk.table().flag, Seat(1));
    assert_eq!(desk.active(), 0, "lot 2 is seat 1's: seat 0 speaks");
    desk.play("pass");
    while desk.table().stage == (Stage::Auction { lot: 1 }) {
        let first = desk.moves()[0].clone();
        desk.play(&first);
    }
    assert_eq!(desk.active(), 1, "lot 3 is seat 0's: seat 1 speaks");
    desk.play("pass");
    while matches!(desk.table().stage, Stage::Auction { .. }) {
        let first = desk.moves()[0].clone();
        desk.play(&first);
    }
    assert_eq!(desk.active(), 1, "who has the flag now acts first");
}

/// Rulings R25, R47.
#[test]
fn v42_a_red_tile_can_be_used_between_the_cards_and_the_payment() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "A27").pile_of(&["X01", "X02"]).set_goods(0, 4, 2);
    desk.plays(&["found:quilon", "use:A27", "pay"]);
    assert_eq!(desk.place(0).colonists, 0);
    assert!(matches!(desk.table().phase, Phase::Settle { .. }));
}

/// Ruling R24.
#[test]
fn v43_a_founding_can_be_declined() {
    let mut desk = GoaFixture::acting(2);
    desk.pile_of(&["X03", "X04"]).set_goods(0, 4, 2);
    desk.play("found:quilon");
    assert_eq!(desk.moves(), ["pay", "decline"]);
    desk.play("decline");
    assert_eq!((desk.place(0).colonists, desk.held_sites(0), desk.active()), (3, 0, 1));
    assert_eq!(desk.table().discard.len(), 30);
}

/// Ruling R39.
#[test]
fn v44_extra_actions_beyond_one_must_be_played() {
    let mut desk = GoaFixture::acting(3);
    desk.place_mut(0).extra_actions = 3;
    desk.place_mut(1).extra_actions = 1;
    for _ in 0..9 {
        desk.play("taxes");
    }
    // Three cards: the first is played unasked.
    assert_eq!((desk.active(), desk.place(0).extra_actions), (0, 2));
    assert_eq!(desk.table().phase, Phase::Turn);
    desk.play("taxes");
    assert_eq!((desk.active(), desk.moves()), (1, vec!["extra".to_owned(), "pass".to_owned()]));
    desk.play("pass");
    // Seat 2 has none and seat 1 has passed.
    assert_eq!((desk.active(), desk.place(0).extra_actions), (0, 1));
    desk.play("taxes");
    assert_eq!((desk.active(), desk.table().phase), (0, Phase::Extra));
    desk.play("extra");
    desk.play("taxes");
    assert_eq!((desk.table().phase, desk.table().round), (Phase::Flag, 1));
    assert_eq!((desk.place(0).extra_actions, desk.place(1).extra_actions), (0, 1));
}

/// Ruling R39.
#[test]
fn passing_with_two_extra_actions_is_refused() {
    let mut desk = GoaFixture::acting(2);
    desk.place_mut(0).extra_actions = 2;
    let table = desk.state.table_mut();
    (table.stage, table.phase) = (Stage::Extra, Phase::Extra);
    assert_eq!(desk.refusal("pass"), "too-many-extras");
}

/// Ruling R20.
#[test]
fn v45_a_hand_above_the_limit_comes_down_before_anything_is_drawn() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X01", "X05", "X09"]).own(0, "A26");
    desk.play("expedition");
    assert_eq!(desk.refusal("draw"), "hand-over");
    assert_eq!(desk.refusal("stop"), "hand-over");
    assert_eq!(desk.refusal("use:A26"), "hand-over");
    desk.plays(&["discard:X05", "play:X01"]);
    assert_eq!(desk.refusal("draw"), "hand-full");
    desk.plays(&["discard:X09", "draw"]);
    assert_eq!((desk.hand(0), desk.table().acted), (1, true));
}

#[test]
fn r21_cards_of_tiles_may_go_over_the_limit_but_not_during_an_expedition() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X01"]).own(0, "B17");
    desk.play("use:B17");
    assert_eq!((desk.hand(0), desk.table().phase), (2, Phase::Turn));

    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X01"]).own(0, "B17");
    desk.plays(&["expedition", "use:B17"]);
    assert_eq!(desk.refusal("stop"), "hand-over");
    desk.plays(&["discard:X01", "stop"]);
    assert_eq!(desk.hand(0), 1);
}

/// Ruling R19.
#[test]
fn v46_a_marker_can_move_twice_in_a_turn_by_action_and_by_card() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [2, 1, 1, 1, 1]).set_goods(0, 2, 0).set_ducats(&[6, 0]).give(0, &["X16"]);
    desk.plant(0, 1, "A01", "G").plant(0, 2, "A03", "C");
    desk.plays(&["progress:ships", "play:X16", "progress:ships"]);
    assert_eq!((desk.row(0, Column::Ships), desk.hand(0)), (4, 1), "and first in row 4");
}

/// Ruling R34.
#[test]
fn v47_the_last_marker_in_the_last_row_brings_both_bonuses() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [5, 4, 5, 5, 5]).set_goods(0, 4, 0).stock_up(0);
    desk.play("progress:harvest");
    // Clove lies on two colonies: asked.
    desk.play("give:6:K");
    assert_eq!((desk.hand(0), desk.place(0).extra_actions), (1, 1));
}

/// Ruling R51.
#[test]
fn v48_spices_of_a_card_need_an_empty_field() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X10"]);
    assert_eq!(desk.refusal("play:X10"), "no-empty-field");
    desk.plant(0, 1, "A16", "");
    desk.plays(&["play:X10", "put:1:K"]);
    assert_eq!((desk.spices(0).as_str(), desk.table().phase), ("K", Phase::Turn));
}

/// Ruling R41.
#[test]
fn v49_all_bonanza_tiles_are_shuffled_again_for_phase_b() {
    let mut desk = GoaFixture::acting_with(Options::seats(2).with("bonanza"));
    let table = desk.state.table_mut();
    assert_eq!((table.corners, table.bonanza), (0b1111, 0xff));
    table.corners = 0b1100;
    table.bonanza = 0b1110_1110;
    table.round = 3;
    for square in table.grid.iter_mut().skip(8).take(6) {
        table.gone.insert(square.take().unwrap().0);
    }
    while desk.table().phase != Phase::Flag {
        desk.play("taxes");
    }
    assert_eq!((desk.table().corners, desk.table().bonanza), (0b1111, 0xff));
}

/// Rulings R25, R47.
#[test]
fn v50_a_step_during_a_founding_does_not_change_its_total() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X16"]).set_ducats(&[6, 0]).pile_of(&["X01", "X04"]).set_goods(0, 0, 4);
    desk.plays(&["found:quilon", "play:X16", "progress:colonies"]);
    assert_eq!(desk.row(0, Column::Colonies), 2);
    assert!(matches!(desk.table().stop, Stop::Founding { recruits: 0, .. }));
    desk.play("pay");
    assert_eq!(desk.place(0).colonists, 0);
}

#[test]
fn r36_favour_takes_a_tile_from_the_box_and_resolves_it() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B11").own(0, "A19");
    let tile = desk.tile("A19").0;
    desk.place_mut(0).tiles.remove(tile);
    desk.state.table_mut().boxed.insert(tile);
    desk.set_goods(0, 0, 0);
    desk.play("use:B11");
    assert_eq!(desk.moves().len(), desk.table().boxed.len() as usize);
    assert_eq!(desk.refusal("boxed:B11"), "not-boxed");
    desk.play("boxed:A19");
    assert_eq!(desk.place(0).ships, 4);
}

/// Seat 1 has just won Favour at auction, with these tiles in the box; one lot is still to come.
fn favoured(boxed: &[&str], lay_out: impl FnOnce(&mut GoaFixture)) -> GoaFixture {
    let mut desk = GoaFixture::placing(2);
    desk.set_ducats(&[5, 10]).set_goods(1, 0, 0);
    lay_out(&mut desk);
    desk.lay(1, 1, "B11");
    // Another one, so that there is a choice.
    for tile in boxed.iter().chain(&["B29"]) {
        desk.own(1, tile);
        let tile = desk.tile(tile).0;
        desk.place_mut(1).tiles.remove(tile);
        desk.state.table_mut().boxed.insert(tile);
    }
    desk.plays(&["flag:02", "token:11", "token:12", "pass", "pass"]);
    assert_eq!((desk.active(), desk.table().phase), (1, Phase::Boxed));
    desk
}

/// The auction goes on with the lot after Favour.
fn goes_on(desk: &GoaFixture) -> bool {
    desk.table().stage == Stage::Auction { lot: 2 }
        && matches!(desk.table().phase, Phase::Bid { .. })
}

#[test]
fn r36_a_red_tile_from_the_box_is_used_at_once_or_kept() {
    let boxed = || favoured(&["A28"], |_| {});
    let mut desk = boxed();
    desk.play("boxed:A28");
    assert_eq!((desk.active(), desk.moves()), (1, vec!["use:A28".to_owned(), "keep".to_owned()]));
    desk.play("use:A28");
    assert_eq!((desk.ducats(1), goes_on(&desk)), (13, true));
    assert!(desk.place(1).flipped.contains(desk.tile("A28").0), "used for this round");

    let mut desk = boxed();
    desk.plays(&["boxed:A28", "keep"]);
    assert_eq!((desk.ducats(1), goes_on(&desk)), (10, true));
    assert!(desk.place(1).tiles.contains(desk.tile("A28").0));
    assert!(desk.place(1).flipped.is_empty(), "ready for an action turn");
}

#[test]
fn r36_a_tile_used_once_can_be_used_in_the_middle_of_the_auctions() {
    let mut desk = favoured(&["B16"], |desk| {
        desk.pile_of(&["X03", "X06"]);
    });
    desk.plays(&["boxed:B16", "use:B16", "ships"]);
    assert_eq!((desk.place(1).ships, goes_on(&desk)), (6, true));

    let mut desk = favoured(&["B12"], |_| {});
    desk.plays(&["boxed:B12", "use:B12", "progress:ships"]);
    assert_eq!((desk.row(1, Column::Ships), goes_on(&desk)), (2, true));
    assert!(desk.table().gone.contains(desk.tile("B12").0));
}

#[test]
fn r36_espionage_from_the_box_founds_without_cards_and_other_tiles() {
    let mut desk = favoured(&["B15"], |desk| {
        desk.pile_of(&["X01", "X04"]).give(1, &["X05", "X22"]).own(1, "A27").set_goods(1, 0, 9);
    });
    desk.plays(&["boxed:B15", "use:B15", "spy:1:colonies", "found:cochin"]);
    assert_eq!(desk.moves(), ["pay", "decline"], "R11: no card and no other tile now");
    assert_eq!(desk.refusal("play:X22"), "not-now");
    assert_eq!(desk.refusal("use:A27"), "not-now");
    desk.plays(&["pay", "put:6:N"]);
    assert_eq!((desk.place(1).colonists, desk.held(1, 6).as_str()), (3, "N"));
    assert!(goes_on(&desk));

    let mut desk = favoured(&["B15"], |desk| {
        desk.pile_of(&["X01", "X04"]).give(1, &["X05"]).set_goods(1, 0, 2);
    });
    desk.plays(&["boxed:B15", "use:B15", "spy:1:colonies", "found:cochin"]);
    assert_eq!((desk.place(1).colonists, goes_on(&desk)), (3, true), "hopeless: it fails at once");
}

#[test]
fn r36_a_tile_without_an_effect_now_is_kept_unasked() {
    for tile in ["B14", "A29", "A18", "B13", "A17", "B28"] {
        let mut desk = favoured(&[tile], |_| {});
        desk.play(&format!("boxed:{tile}"));
        assert!(goes_on(&desk), "{tile}: {:?}", desk.table().phase);
        assert!(desk.place(1).tiles.contains(desk.tile(tile).0), "{tile}");
    }
}

#[test]
fn r36_a_plantation_from_the_box_goes_back_if_there_is_no_free_place_for_it() {
    let mut desk = favoured(&["A14"], |_| {});
    desk.play("boxed:A14");
    assert_eq!((desk.held(1, 1).as_str(), goes_on(&desk)), ("KK", true), "planted on a free place");

    let mut desk = favoured_with_full_sites();
    desk.play("boxed:A14");
    assert_eq!(desk.moves(), ["give-up:1", "give-up:2", "give-up:3", "give-up:4", "put-back"]);
    let events = desk.play("put-back");
    assert!(events.contains(&Event::PutBack { seat: Seat(1), tile: desk.tile("A14") }));
    assert!(desk.table().boxed.contains(desk.tile("A14").0) && goes_on(&desk));
    assert_eq!(desk.spices(1), "PPCCNNN");

    let mut desk = favoured_with_full_sites();
    desk.plays(&["boxed:A14", "give-up:2"]);
    assert_eq!((desk.held(1, 2).as_str(), goes_on(&desk)), ("KK", true));
}

/// Seat 1 may take a plantation from the box and has no free place for it.
fn favoured_with_full_sites() -> GoaFixture {
    favoured(&["A14"], |desk| {
        desk.plant(1, 1, "A04", "N").plant(1, 2, "A08", "PP").plant(1, 3, "A10", "CC");
        desk.plant(1, 4, "A12", "NN");
    })
}

/// A plantation is put back, which hardly ever comes about in play (R36).
pub(crate) fn put_back() -> Tally {
    let mut desk = favoured_with_full_sites();
    desk.plays(&["boxed:A14", "put-back"]);
    desk.tried().clone()
}

#[test]
fn r12_a_plantation_that_was_won_cannot_be_put_back() {
    let mut desk = GoaFixture::acting(2);
    desk.plant(0, 1, "A06", "G").plant(0, 2, "A08", "").plant(0, 3, "A10", "");
    desk.plant(0, 4, "A12", "").own(0, "A14").play("use:A14");
    assert_eq!(desk.refusal("put-back"), "must-plant");
}

#[test]
fn r30_espionage_is_not_used_up_unasked() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B15").give(0, &["X19"]).set_goods(0, 0, 0);
    desk.plays(&["taxes", "play:X19"]);
    // Only the harvest of the other seat is left to go with the card; it costs the tile.
    assert_eq!((desk.active(), desk.moves()), (0, vec!["spy:2:harvest".to_owned()]));
    desk.plays(&["spy:2:harvest", "ships"]);
    assert!(desk.table().gone.contains(desk.tile("B15").0));
}

#[test]
fn r37_swap_takes_any_tile_and_lies_in_its_place() {
    let mut desk = GoaFixture::acting_with(Options::seats(2).with("bonanza"));
    desk.own(0, "B13").lay(1, 1, "A24").lay(5, 5, "A07");
    desk.play("use:B13");
    assert_eq!(desk.refusal("swap:22"), "no-tile-there");
    let events = desk.play("swap:11");
    assert!(events.iter().any(|event| matches!(event, Event::Bonanza { .. })), "at a corner");
    assert_eq!(desk.table().tile_at(Space::new(1, 1).unwrap()), Some(desk.tile("B13")));
    assert!(desk.place(0).tiles.contains(desk.tile("A24").0), "kept until it is used");
    while desk.is_legal("stop") {
        desk.play("stop");
    }
    let extra = desk.place(0).extra_actions;
    desk.play("use:A24");
    assert_eq!(desk.place(0).extra_actions, extra + 2);
    assert_eq!(desk.table().corners, 0b1110);
}

#[test]
fn r28_any_number_of_tiles_may_be_used_in_a_turn() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "A26").own(0, "A27").own(0, "A28").set_goods(0, 0, 0).set_ducats(&[0, 0]);
    desk.plays(&["use:A26", "use:A27", "use:A28"]);
    assert_eq!((desk.place(0).ships, desk.place(0).colonists, desk.ducats(0)), (1, 1, 3));
    assert!(!desk.table().acted, "none of them is an action");
}

#[test]
fn r40_extra_action_cards_do_not_run_out() {
    let mut desk = GoaFixture::acting(2);
    desk.place_mut(1).extra_actions = 10;
    desk.own(0, "A24").play("use:A24");
    assert_eq!(desk.place(0).extra_actions, 2);
}

#[test]
fn r42_in_the_last_round_too_at_most_one_extra_action_is_kept() {
    let mut desk = GoaFixture::acting(2);
    desk.place_mut(0).extra_actions = 2;
    let table = desk.state.table_mut();
    (table.round, table.stage, table.phase) = (7, Stage::Extra, Phase::Extra);
    table.gone = table.gone.union(std::mem::take(&mut table.later));
    for square in table.grid.iter_mut().filter(|square| square.is_some()).take(6) {
        table.gone.insert(square.take().unwrap().0);
    }
    assert_eq!(desk.refusal("pass"), "too-many-extras");
}

#[test]
fn r50_the_tile_of_a_corner_is_resolved_before_its_bonanza_tile() {
    let mut desk = GoaFixture::with(Options::seats(2).with("bonanza"));
    let table = desk.state.table_mut();
    (table.active, table.flag, table.opener) = (Seat(0), Seat(0), Seat(0));
    desk.lay(1, 1, "A14");
    desk.plays(&["flag:01", "token:11", "token:12", "pass"]);
    let events = desk.play("pass");
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let put = at(|event| matches!(event, Event::Put { .. }));
    assert!(put < at(|event| matches!(event, Event::Bonanza { .. })));
}

#[test]
fn r31_an_extra_harvest_fills_up_to_three_sites() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "B14").plant(0, 1, "B06", "G").plant(0, 2, "B07", "").settle(0, "CA1", "");
    desk.settle(0, "Q1", "");
    desk.play("use:B14");
    assert_eq!(desk.refusal("fill:3"), "no-estate");
    desk.plays(&["fill:1", "fill:2", "fill:8", "put:8:K", "put:8:C"]);
    assert_eq!((desk.spices(0).as_str(), desk.table().phase), ("GGGPPPCK", Phase::Turn));
}

#[test]
fn r52_there_are_tiles_of_every_colony_for_every_seat() {
    let content = crate::fixture::content();
    let tiles = content.sheet("colony-tiles").unwrap();
    for colony in Colony::ALL {
        let of_it = tiles.rows.iter().filter(|row| row.text("colony").unwrap() == colony.id());
        assert!(of_it.count() >= META.seats.1.into(), "{colony:?}");
    }
}

#[test]
fn r14_crop_rotation_takes_any_spice_and_never_counts() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "A16").own(0, "A17");
    desk.plays(&["use:A16", "put:1:N"]);
    assert_eq!((desk.held(0, 1).as_str(), desk.points(0, "plantations")), ("N", 0));
}

#[test]
fn r29_a_red_tile_is_used_once_a_round() {
    let mut desk = GoaFixture::acting(2);
    desk.own(0, "A28").own(0, "A29").set_ducats(&[0, 0]);
    desk.play("use:A28");
    assert_eq!((desk.ducats(0), desk.refusal("use:A28")), (3, "tile-used"));
    assert_eq!(desk.refusal("use:A29"), "no-empty-field");
    assert_eq!(desk.refusal("use:A26"), "not-your-tile");
    desk.own(0, "B28");
    assert_eq!(desk.refusal("use:B28"), "tile-at-end");
    assert_eq!(desk.points(0, "missions"), 3);
}

/// Ruling R18.
#[test]
fn a_turn_has_one_action_and_ends_after_it() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X01"]);
    assert_eq!(desk.refusal("end"), "action-first");
    desk.play("ships");
    assert_eq!(desk.refusal("taxes"), "acted");
    assert_eq!(desk.refusal("found:quilon"), "acted");
    assert_eq!(desk.moves(), ["play:X01", "end"]);
    desk.play("end");
    assert_eq!(desk.active(), 1);
}

#[test]
fn a_turn_is_not_ended_for_who_holds_a_card_that_cannot_be_played() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X25"]);
    desk.play("ships");
    assert_eq!((desk.active(), desk.moves()), (0, vec!["end".to_owned()]));
    assert_eq!(desk.refusal("play:X25"), "card-not-now");
}

#[test]
fn steps_that_cannot_be_paid_are_refused_with_what_is_lacking() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [2, 5, 1, 1, 1]).set_goods(0, 1, 0).plant(0, 1, "A01", "G");
    assert_eq!(desk.refusal("progress:ships"), "lacks-ships");
    assert_eq!(desk.refusal("progress:taxes"), "lacks-spices");
    assert_eq!(desk.refusal("progress:harvest"), "at-bottom");
    assert_eq!(desk.refusal("harvest"), "no-empty-field");
    desk.give(0, &["X28"]).plant(0, 2, "A03", "C");
    desk.plays(&["play:X28"]);
    assert_eq!((desk.row(0, Column::Ships), desk.place(0).ships), (3, 1), "no ships paid");
}

/// Rulings R15, R17.
#[test]
fn spices_go_where_they_grow_and_come_from_where_they_lie() {
    let mut desk = GoaFixture::acting(2);
    desk.set_rows(0, [1, 3, 1, 1, 1]).plant(0, 1, "A06", "G").settle(0, "M1", "");
    desk.play("harvest");
    assert_eq!(desk.refusal("stop"), "at-least-one");
    assert_eq!(desk.refusal("put:1:P"), "wrong-spice");
    assert_eq!(desk.refusal("put:2:G"), "no-estate");
    assert_eq!(desk.refusal("ships"), "not-now");
    desk.play("put:1:G");
    assert_eq!(desk.refusal("put:1:G"), "full");
    desk.plays(&["put:7:P", "put:7:P"]);
    assert_eq!(desk.held(0, 7), "PP", "R15: two alike on a colony of two spices");
}

#[test]
fn r16_the_field_a_spice_leaves_is_chosen() {
    let mut desk = GoaFixture::acting(2);
    desk.set_goods(0, 1, 0).plant(0, 1, "A01", "G").plant(0, 2, "A06", "GG");
    desk.play("progress:ships");
    assert_eq!(desk.moves(), ["give:1:G", "give:2:G"]);
    assert_eq!(desk.refusal("give:1:P"), "other-spice");
    assert_eq!(desk.refusal("give:3:G"), "no-estate");
    desk.play("give:2:G");
    assert_eq!((desk.held(0, 1).as_str(), desk.held(0, 2).as_str()), ("G", "G"));
}

#[test]
fn r23_the_discards_become_the_pile_without_what_lies_turned_up() {
    let mut desk = GoaFixture::acting(2);
    desk.pile_of(&["X03"]).set_goods(0, 0, 9).own(0, "B16");
    let events = desk.play("found:calicut");
    assert!(events.contains(&Event::Reshuffled));
    let turned: Vec<_> = desk.table().recruiting.iter().copied().collect();
    assert_eq!(turned.len(), 2);
    assert_eq!(desk.state.pile().len(), 28);
    desk.play("use:B16");
    assert_eq!(desk.table().recruiting.len(), 2, "R49: not disturbed by Resupply");
    desk.plays(&["ships", "decline"]);
    assert_eq!(desk.table().discard.len(), 4);
}

/// Ruling R45.
#[test]
fn quick_start_moves_two_markers_or_gives_ten_ducats() {
    let mut desk = GoaFixture::with(Options::seats(2).with("quick-start"));
    let (first, second) = (desk.active(), 1 - desk.active());
    assert_eq!(desk.moves().len(), 6);
    desk.play("progress:ships");
    assert_eq!(desk.refusal("progress:ships"), "same-marker");
    assert_eq!(desk.refusal("ducats"), "markers-begun");
    desk.play("progress:taxes");
    assert_eq!(desk.active(), second);
    desk.play("ducats");
    assert_eq!((desk.place(first).markers, desk.ducats(second)), ([1, 0, 1, 0, 0], 20));
    assert_eq!((desk.active(), desk.table().phase), (first, Phase::Flag));
}

/// Rulings R1, R2.
#[test]
fn the_table_is_set_as_the_rulebook_says() {
    for seed in 0..40 {
        let desk = GoaFixture::dealt(Options::seats(4), seed);
        let table = desk.table();
        assert_eq!(table.grid.iter().flatten().count(), 25);
        let plantations = table.boxed.iter().filter(|&tile| tile < 16).count();
        assert!(table.boxed.len() == 4 && plantations <= 2);
        for seat in 0..4 {
            let ducats = if table.flag == Seat(seat) { 5 } else { 10 };
            assert_eq!((desk.ducats(seat), desk.hand(seat)), (ducats, 0));
            let place = desk.place(seat);
            assert_eq!((place.ships, place.colonists, place.extra_actions), (4, 2, 0));
        }
        // Cards were turned up until an elephant showed.
        let elephants = ["X01", "X05", "X09", "X12", "X14"].map(|id| desk.card(id).0);
        let shown = table.discard.iter().filter(|card| elephants.contains(card)).count();
        assert_eq!(shown, 1);
        assert_eq!(u32::from(table.flag.0), (table.discard.len() - 1) % 4);
    }
}

#[test]
fn nobody_sees_the_hands_and_ducats_of_others_before_the_end() {
    let mut desk = GoaFixture::acting(2);
    desk.give(0, &["X01"]);
    let view = desk.game.view(&desk.state, Viewer::Seat(Seat(1)));
    assert_eq!((view.pocket(Seat(0)).cards, view.pocket(Seat(0)).open), (1, None));
    assert!(view.pocket(Seat(1)).open.is_some());
    let drew = Event::Drew { seat: Seat(0), card: Some(desk.card("X01")) };
    let told = desk.game.event_for(&drew, Viewer::Seat(Seat(1)));
    assert_eq!(told, Some(Event::Drew { seat: Seat(0), card: None }));
    assert_eq!(desk.game.event_for(&drew, Viewer::Seat(Seat(0))), Some(drew));
}

#[test]
fn cards_held_since_before_a_shuffle_are_imagined_in_hands() {
    let mut desk = GoaFixture::acting(2);
    desk.give(1, &["X05"]).pile_of(&["X03"]).set_goods(0, 0, 9);
    desk.play("found:calicut");
    let view = desk.game.view(&desk.state, Viewer::Seat(Seat(0)));
    assert_eq!((view.pocket(Seat(1)).cards, view.pocket(Seat(1)).kept), (1, 1));
    let mut chance = kit::Chance::new(kit::Seed::from_number(5));
    for _ in 0..20 {
        let imagined = desk.game.imagine(&view, &mut chance);
        assert_eq!(imagined.hand(Seat(1)), desk.state.hand(Seat(1)), "only one card it can be");
    }
}
