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
    let mut fixture = GoaFixture::placing(2);
    assert_eq!(fixture.moves().len(), 20, "four sides of five spaces");
    assert_eq!(fixture.refusal("flag:00"), "flag-alone");
    assert_eq!(fixture.refusal("flag:33"), "flag-on-tile");
    fixture.play("flag:01");
    assert_eq!(fixture.moves(), ["token:11", "token:12"]);
    assert_eq!(fixture.refusal("token:13"), "token-far");
    assert_eq!(fixture.refusal("token:01"), "token-no-tile");
    fixture.play("token:12");
    assert_eq!(fixture.refusal("token:12"), "token-taken");
    assert_eq!(fixture.moves(), ["token:11", "token:13", "token:21", "token:22", "token:23"]);
}

#[test]
fn r03_the_flag_may_lie_on_an_empty_square_beside_a_tile() {
    let mut fixture = GoaFixture::placing(2);
    let table = fixture.state.table_mut();
    table.round = 1;
    for (row, column) in [(3, 3), (3, 4)] {
        let square = Space::new(row, column).unwrap().square().unwrap();
        table.gone.insert(table.grid[square].take().unwrap().0);
    }
    assert!(fixture.is_legal("flag:33") && fixture.is_legal("flag:34"));
    fixture.play("flag:33");
    assert_eq!(fixture.moves().len(), 7, "all around but the empty square");
}

#[test]
fn r05_where_no_tile_is_near_the_line_breaks_and_goes_on_from_there() {
    let mut fixture = GoaFixture::placing(3);
    let table = fixture.state.table_mut();
    table.round = 3;
    // Nine tiles are gone: those around the upper left corner, and some more.
    let empty = [(1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (3, 4)];
    for (row, column) in empty {
        let square = Space::new(row, column).unwrap().square().unwrap();
        table.gone.insert(table.grid[square].take().unwrap().0);
    }
    fixture.plays(&["flag:01"]);
    // Only the corner is near: placed unasked. From there no tile is near.
    assert_eq!(fixture.table().tokens.len(), 2);
    assert_eq!(fixture.moves().len(), 15);
    fixture.play("token:55");
    assert_eq!(fixture.moves(), ["token:44", "token:45", "token:54"]);
}

/// Rulings R9, R10.
#[test]
fn v18_without_a_bid_the_auctioneer_takes_the_lot_free() {
    let mut fixture = GoaFixture::placing(3);
    fixture.set_ducats(&[5, 10, 10]);
    fixture.plays(&["flag:01", "token:11", "token:12", "token:13", "pass", "pass"]);
    assert_eq!((fixture.ducats(0), fixture.table().flag), (5, Seat(0)));
    assert_eq!(fixture.place(0).extra_actions, 1, "R10: also who keeps the flag gets the card");
    assert_eq!(fixture.table().stage, Stage::Auction { lot: 1 });
    assert_eq!(fixture.active(), 2, "the seat after the owner of token 2 speaks first");
}

/// Ruling R8.
#[test]
fn v19_a_high_bid_of_one_costs_the_auctioneer_nothing() {
    let mut fixture = GoaFixture::placing(2);
    fixture.set_ducats(&[0, 10]);
    fixture.plays(&["flag:01", "token:11", "token:12", "bid:1", "buy"]);
    assert_eq!(fixture.ducats(0), 0);
    assert_eq!(fixture.table().flag, Seat(0));
}

/// Ruling R7.
#[test]
fn v20_who_cannot_go_higher_can_only_pass_and_is_asked_all_the_same() {
    let mut fixture = GoaFixture::placing(3);
    fixture.set_ducats(&[5, 7, 7]);
    fixture.plays(&["flag:01", "token:11", "token:12", "token:13", "bid:7"]);
    assert_eq!((fixture.active(), fixture.moves()), (2, vec!["pass".to_owned()]));
    assert_eq!(fixture.refusal("bid:7"), "bid-too-low");
    assert_eq!(fixture.refusal("bid:8"), "bid-too-high");
}

/// Ruling R8.
#[test]
fn v21_an_auctioneer_who_cannot_pay_must_sell_and_is_asked_all_the_same() {
    let mut fixture = GoaFixture::placing(2);
    fixture.set_ducats(&[3, 10]);
    fixture.plays(&["flag:01", "token:11", "token:12", "bid:5"]);
    assert_eq!((fixture.active(), fixture.moves()), (0, vec!["sell".to_owned()]));
    assert_eq!(fixture.refusal("buy"), "buy-too-dear");
}

/// Ruling R12.
#[test]
fn v22_a_fifth_plantation_replaces_one_and_a_single_one_still_counts() {
    let mut fixture = GoaFixture::placing(2);
    fixture.set_ducats(&[5, 10]);
    fixture.plant(1, 1, "A04", "N").plant(1, 2, "A08", "PP").plant(1, 3, "A10", "CC");
    fixture.plant(1, 4, "A12", "NN").lay(1, 1, "A14");
    fixture.plays(&["flag:02", "token:11", "token:12", "pass", "pass"]);
    assert_eq!(
        (fixture.active(), fixture.table().phase),
        (1, Phase::GiveUp { tile: fixture.tile("A14"), boxed: false })
    );
    assert_eq!(fixture.moves(), ["give-up:1", "give-up:2", "give-up:3", "give-up:4"]);
    assert_eq!(fixture.refusal("give-up:5"), "not-a-plantation");
    fixture.play("give-up:1");
    assert_eq!((fixture.held(1, 1).as_str(), fixture.points(1, "plantations")), ("KK", 1));
    fixture.own(1, "A17");
    assert_eq!(fixture.points(1, "plantations"), 3);
}

#[test]
fn r12_a_double_plantation_and_crop_rotation_leave_the_game() {
    for old in ["A06", "A16"] {
        let mut fixture = GoaFixture::acting(2);
        fixture.plant(0, 1, old, "G").plant(0, 2, "A08", "").plant(0, 3, "A10", "");
        fixture.plant(0, 4, "A12", "").own(0, "A14");
        fixture.plays(&["use:A14", "give-up:1"]);
        assert!(fixture.table().gone.contains(fixture.tile(old).0), "{old}");
        assert_eq!(fixture.points(0, "plantations"), 0);
    }
}

/// Rulings R14, R38.
#[test]
fn v23_a_foreman_makes_every_single_plantation_worth_three() {
    let mut fixture = GoaFixture::acting(2);
    fixture.plant(0, 1, "A01", "").plant(0, 2, "A02", "").plant(0, 3, "A16", "").own(0, "A17");
    fixture.own(0, "A03");
    let single = fixture.tile("A03").0;
    let place = fixture.place_mut(0);
    place.tiles.remove(single);
    place.face_down.insert(single);
    assert_eq!(fixture.points(0, "plantations"), 9);
}

/// Rulings R24, R26.
#[test]
fn v25_a_third_card_can_be_played_after_two_have_been_seen() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X22"]).pile_of(&["X01", "X02"]).set_goods(0, 4, 2);
    fixture.play("found:quilon");
    assert_eq!(fixture.table().phase, Phase::Founding);
    assert_eq!(fixture.refusal("pay"), "lacks-colonists");
    fixture.pile_of(&["X04"]);
    fixture.plays(&["play:X22", "pay"]);
    assert!(matches!(fixture.table().phase, Phase::Settle { .. }));
    assert_eq!(fixture.place(0).colonists, 0);

    let mut fixture = GoaFixture::acting(2);
    fixture.pile_of(&["X01", "X02"]).set_goods(0, 4, 2);
    fixture.play("found:quilon");
    assert_eq!(
        (fixture.active(), fixture.place(0).colonists),
        (1, 3),
        "hopeless: it fails at once"
    );
}

#[test]
fn r26_a_third_card_can_be_played_before_the_colony_is_named() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X22"]).pile_of(&["X01", "X02", "X04"]).set_goods(0, 4, 2);
    fixture.play("play:X22");
    assert_eq!(fixture.moves().len(), 4);
    fixture.play("found:quilon");
    assert_eq!(fixture.table().recruiting.len(), 3);
    fixture.play("pay");
}

/// Ruling R24.
#[test]
fn v27_a_colony_is_founded_once() {
    let mut fixture = GoaFixture::acting(2);
    fixture.settle(0, "M1", "PN");
    assert_eq!(fixture.refusal("found:madras"), "colony-owned");
}

/// Ruling R33.
#[test]
fn v29_vice_king_moves_one_of_the_least_advanced_markers() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [3, 1, 1, 2, 5]).own(0, "B12");
    fixture.play("use:B12");
    assert_eq!(fixture.moves(), ["progress:harvest", "progress:taxes"]);
    assert_eq!(fixture.refusal("progress:expedition"), "not-the-least");
    assert_eq!(fixture.refusal("progress:colonies"), "at-bottom");
    fixture.play("progress:taxes");
    assert_eq!(fixture.row(0, Column::Taxes), 2);
    assert!(!fixture.table().acted);
}

/// Ruling R35.
#[test]
fn v31_a_duty_takes_six_spices_at_once_and_counts_five_points() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "A18").own(0, "B18");
    fixture.plant(0, 1, "B06", "GGG").plant(0, 2, "B07", "PP");
    assert_eq!(fixture.refusal("use:A18"), "duty-lacks");
    fixture.plant(0, 2, "B07", "PPP");
    fixture.play("use:A18");
    for _ in 0..2 {
        fixture.plays(&["give:1:G", "give:2:P"]);
    }
    // The last two are asked for too: they lie on two sites.
    fixture.play("give:1:G");
    assert_eq!((fixture.spices(0).as_str(), fixture.points(0, "duties")), ("", 5));
    assert_eq!(fixture.refusal("use:A18"), "tile-used");
    assert_eq!(fixture.refusal("use:B18"), "duty-lacks");
}

#[test]
fn r35_a_duty_stays_fulfilled_when_the_round_ends() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "A18").own(0, "A26").plant(0, 1, "B06", "GGG").plant(0, 2, "B07", "PPP");
    fixture.plays(&["use:A26", "use:A18"]);
    while fixture.is_legal("give:1:G") || fixture.is_legal("give:2:P") {
        let give = if fixture.is_legal("give:1:G") { "give:1:G" } else { "give:2:P" };
        fixture.play(give);
    }
    while fixture.table().phase != Phase::Flag {
        let skip =
            ["taxes", "end", "pass"].into_iter().find(|skip| fixture.is_legal(skip)).unwrap();
        fixture.play(skip);
    }
    assert_eq!(fixture.points(0, "duties"), 5);
    assert!(!fixture.place(0).flipped.contains(fixture.tile("A26").0), "red tiles are ready again");
}

/// Ruling R32.
#[test]
fn v32_resupply_takes_one_kind_and_spices_only_as_far_as_there_is_room() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B16").pile_of(&["X03", "X06"]).plant(0, 1, "B06", "").plant(0, 2, "A01", "");
    fixture.play("use:B16");
    assert_eq!(fixture.table().phase, Phase::Resupply { count: 6 });
    fixture.plays(&["spices", "put:1:G", "put:1:G", "put:1:G", "put:2:G"]);
    assert_eq!((fixture.spices(0).as_str(), fixture.table().phase), ("GGGG", Phase::Turn));

    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B16").pile_of(&["X03", "X06"]).set_goods(0, 1, 1);
    fixture.play("use:B16");
    assert_eq!(fixture.refusal("spices"), "no-empty-field");
    fixture.play("colonists");
    assert_eq!((fixture.place(0).ships, fixture.place(0).colonists), (1, 7));
}

/// Ruling R51.
#[test]
fn v33_up_to_four_spices_are_sold_at_three_ducats_each() {
    let mut fixture = GoaFixture::acting(2);
    fixture
        .give(0, &["X13"])
        .set_ducats(&[0, 0])
        .plant(0, 1, "B06", "GGG")
        .plant(0, 2, "B07", "PPP");
    fixture.play("play:X13");
    assert_eq!(fixture.refusal("stop"), "at-least-one");
    fixture.plays(&["give:1:G", "give:1:G", "give:2:P", "give:2:P"]);
    assert_eq!((fixture.ducats(0), fixture.table().phase), (12, Phase::Turn));
}

/// Rulings R22, R34.
#[test]
fn v34_a_bought_step_brings_the_bonuses_too_and_was_the_card_of_the_turn() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 1, 1, 3, 1]).set_ducats(&[8, 0]).give(0, &["X17", "X01"]);
    fixture.plays(&["play:X17", "progress:expedition"]);
    assert_eq!((fixture.row(0, Column::Expedition), fixture.ducats(0), fixture.hand(0)), (4, 0, 2));
    assert_eq!(fixture.refusal("play:X01"), "one-card");
}

/// Rulings R19, R51.
#[test]
fn a_step_that_is_too_dear_cannot_be_bought() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_ducats(&[7, 0]).give(0, &["X17"]);
    assert_eq!(fixture.refusal("play:X17"), "lacks-ducats");
    fixture.set_ducats(&[20, 0]).set_rows(0, [5; 5]);
    assert_eq!(fixture.refusal("play:X17"), "at-bottom");
}

/// Ruling R30.
#[test]
fn v35_espionage_is_an_action_with_another_marker_beside_the_own_one() {
    let mut fixture = GoaFixture::acting(3);
    fixture.own(0, "B15").set_ducats(&[1, 0, 0]).set_rows(2, [1, 1, 5, 1, 1]);
    fixture.play("use:B15");
    assert_eq!(fixture.refusal("spy:1:taxes"), "not-an-opponent");
    assert_eq!(fixture.refusal("spy:3:expedition"), "no-such-errand");
    assert_eq!(fixture.refusal("spy:3:harvest"), "no-empty-field");
    fixture.play("spy:3:taxes");
    assert_eq!(fixture.ducats(0), 13);
    fixture.play("taxes");
    assert_eq!(fixture.ducats(0), 17);
}

#[test]
fn r30_espionage_founds_colonies_and_harvests_with_the_card_of_the_turn() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B15").set_rows(1, [1, 1, 1, 1, 4]).pile_of(&["X01", "X04"]).set_goods(0, 4, 9);
    fixture.plays(&["use:B15", "spy:2:colonies", "found:cochin"]);
    assert_eq!(fixture.held_sites(0), 1, "6 of the other's row and 2 of the cards are enough");
    fixture.play("put:6:N");
    assert!(!fixture.table().acted);

    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B15").set_rows(1, [1, 3, 1, 1, 1]).give(0, &["X19"]).set_goods(0, 0, 0);
    fixture.play("play:X19");
    assert_eq!(fixture.moves(), ["harvest", "spy:2:harvest"]);
    fixture.plays(&["spy:2:harvest", "ships", "ships", "colonists", "ships"]);
    assert_eq!((fixture.place(0).ships, fixture.place(0).colonists), (3, 1));
    assert!(!fixture.table().acted && fixture.table().carded);
}

/// Ruling R43.
#[test]
fn v37_a_tie_for_ducats_gives_all_three_points_and_ducats_break_a_tie_of_points() {
    let mut fixture = GoaFixture::acting(3);
    fixture.set_ducats(&[7, 7, 5]);
    assert_eq!([0, 1, 2].map(|seat| fixture.points(seat, "ducats")), [3, 3, 0]);
    // Equal points, 7 ducats against 5.
    fixture.set_rows(2, [3, 1, 1, 1, 1]).set_rows(1, [1; 5]).set_ducats(&[5, 7, 5]);
    fixture.set_rows(0, [1; 5]);
    let standing = fixture.game.standing(&fixture.state);
    assert_eq!((standing.seats[1].points, standing.seats[2].points), (3, 3));
    assert_eq!((standing.seats[1].rank, standing.seats[2].rank), (1, 2));
}

#[test]
fn v38_cards_count_by_symbol() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X11", "X13", "X17", "X24", "X28", "X02"]);
    assert_eq!(fixture.points(0, "symbols"), 16);
}

/// Ruling R41.
#[test]
fn v40_after_phase_a_the_board_is_laid_out_anew() {
    let mut fixture = GoaFixture::acting(4);
    let table = fixture.state.table_mut();
    table.round = 3;
    for square in table.grid.iter_mut().filter(|square| square.is_some()).take(12) {
        table.gone.insert(square.take().unwrap().0);
    }
    assert_eq!(table.grid.iter().flatten().count(), 9);
    while fixture.table().phase != Phase::Flag {
        fixture.play("taxes");
    }
    let table = fixture.table();
    assert_eq!((table.round, table.grid.iter().flatten().count()), (4, 25));
    assert_eq!((table.boxed.len(), table.gone.len(), table.later.len()), (8, 25, 0));
    assert!(table.grid.iter().flatten().all(|tile| tile.0 >= 29));
}

/// Rulings R6, R10.
#[test]
fn v41_the_lots_stay_with_who_placed_their_tokens() {
    let mut fixture = GoaFixture::placing(2);
    fixture.set_ducats(&[5, 10]);
    fixture.plays(&["flag:01"]);
    assert_eq!(fixture.active(), 1);
    fixture.plays(&["token:11"]);
    assert_eq!(fixture.active(), 0);
    fixture.plays(&["token:12", "bid:3", "sell"]);
    assert_eq!(fixture.table().flag, Seat(1));
    assert_eq!(fixture.active(), 0, "lot 2 is seat 1's: seat 0 speaks");
    fixture.play("pass");
    while fixture.table().stage == (Stage::Auction { lot: 1 }) {
        let first = fixture.moves()[0].clone();
        fixture.play(&first);
    }
    assert_eq!(fixture.active(), 1, "lot 3 is seat 0's: seat 1 speaks");
    fixture.play("pass");
    while matches!(fixture.table().stage, Stage::Auction { .. }) {
        let first = fixture.moves()[0].clone();
        fixture.play(&first);
    }
    assert_eq!(fixture.active(), 1, "who has the flag now acts first");
}

/// Rulings R25, R47.
#[test]
fn v42_a_red_tile_can_be_used_between_the_cards_and_the_payment() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "A27").pile_of(&["X01", "X02"]).set_goods(0, 4, 2);
    fixture.plays(&["found:quilon", "use:A27", "pay"]);
    assert_eq!(fixture.place(0).colonists, 0);
    assert!(matches!(fixture.table().phase, Phase::Settle { .. }));
}

/// Ruling R24.
#[test]
fn v43_a_founding_can_be_declined() {
    let mut fixture = GoaFixture::acting(2);
    fixture.pile_of(&["X03", "X04"]).set_goods(0, 4, 2);
    fixture.play("found:quilon");
    assert_eq!(fixture.moves(), ["pay", "decline"]);
    fixture.play("decline");
    assert_eq!((fixture.place(0).colonists, fixture.held_sites(0), fixture.active()), (3, 0, 1));
    assert_eq!(fixture.table().discard.len(), 30);
}

/// Ruling R39.
#[test]
fn v44_extra_actions_beyond_one_must_be_played() {
    let mut fixture = GoaFixture::acting(3);
    fixture.place_mut(0).extra_actions = 3;
    fixture.place_mut(1).extra_actions = 1;
    for _ in 0..9 {
        fixture.play("taxes");
    }
    // Three cards: the first is played unasked.
    assert_eq!((fixture.active(), fixture.place(0).extra_actions), (0, 2));
    assert_eq!(fixture.table().phase, Phase::Turn);
    fixture.play("taxes");
    assert_eq!(
        (fixture.active(), fixture.moves()),
        (1, vec!["extra".to_owned(), "pass".to_owned()])
    );
    fixture.play("pass");
    // Seat 2 has none and seat 1 has passed.
    assert_eq!((fixture.active(), fixture.place(0).extra_actions), (0, 1));
    fixture.play("taxes");
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Extra));
    fixture.play("extra");
    fixture.play("taxes");
    assert_eq!((fixture.table().phase, fixture.table().round), (Phase::Flag, 1));
    assert_eq!((fixture.place(0).extra_actions, fixture.place(1).extra_actions), (0, 1));
}

/// Ruling R39.
#[test]
fn passing_with_two_extra_actions_is_refused() {
    let mut fixture = GoaFixture::acting(2);
    fixture.place_mut(0).extra_actions = 2;
    let table = fixture.state.table_mut();
    (table.stage, table.phase) = (Stage::Extra, Phase::Extra);
    assert_eq!(fixture.refusal("pass"), "too-many-extras");
}

/// Ruling R20.
#[test]
fn v45_a_hand_above_the_limit_comes_down_before_anything_is_drawn() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X01", "X05", "X09"]).own(0, "A26");
    fixture.play("expedition");
    assert_eq!(fixture.refusal("draw"), "hand-over");
    assert_eq!(fixture.refusal("stop"), "hand-over");
    assert_eq!(fixture.refusal("use:A26"), "hand-over");
    fixture.plays(&["discard:X05", "play:X01"]);
    assert_eq!(fixture.refusal("draw"), "hand-full");
    fixture.plays(&["discard:X09", "draw"]);
    assert_eq!((fixture.hand(0), fixture.table().acted), (1, true));
}

#[test]
fn r21_cards_of_tiles_may_go_over_the_limit_but_not_during_an_expedition() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X01"]).own(0, "B17");
    fixture.play("use:B17");
    assert_eq!((fixture.hand(0), fixture.table().phase), (2, Phase::Turn));

    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X01"]).own(0, "B17");
    fixture.plays(&["expedition", "use:B17"]);
    assert_eq!(fixture.refusal("stop"), "hand-over");
    fixture.plays(&["discard:X01", "stop"]);
    assert_eq!(fixture.hand(0), 1);
}

/// Ruling R19.
#[test]
fn v46_a_marker_can_move_twice_in_a_turn_by_action_and_by_card() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [2, 1, 1, 1, 1]).set_goods(0, 2, 0).set_ducats(&[6, 0]).give(0, &["X16"]);
    fixture.plant(0, 1, "A01", "G").plant(0, 2, "A03", "C");
    fixture.plays(&["progress:ships", "play:X16", "progress:ships"]);
    assert_eq!((fixture.row(0, Column::Ships), fixture.hand(0)), (4, 1), "and first in row 4");
}

/// Ruling R34.
#[test]
fn v47_the_last_marker_in_the_last_row_brings_both_bonuses() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [5, 4, 5, 5, 5]).set_goods(0, 4, 0).stock_up(0);
    fixture.play("progress:harvest");
    // Clove lies on two colonies: asked.
    fixture.play("give:6:K");
    assert_eq!((fixture.hand(0), fixture.place(0).extra_actions), (1, 1));
}

/// Ruling R51.
#[test]
fn v48_spices_of_a_card_need_an_empty_field() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X10"]);
    assert_eq!(fixture.refusal("play:X10"), "no-empty-field");
    fixture.plant(0, 1, "A16", "");
    fixture.plays(&["play:X10", "put:1:K"]);
    assert_eq!((fixture.spices(0).as_str(), fixture.table().phase), ("K", Phase::Turn));
}

/// Ruling R41.
#[test]
fn v49_all_bonanza_tiles_are_shuffled_again_for_phase_b() {
    let mut fixture = GoaFixture::acting_with(Options::seats(2).with("bonanza"));
    let table = fixture.state.table_mut();
    assert_eq!((table.corners, table.bonanza), (0b1111, 0xff));
    table.corners = 0b1100;
    table.bonanza = 0b1110_1110;
    table.round = 3;
    for square in table.grid.iter_mut().skip(8).take(6) {
        table.gone.insert(square.take().unwrap().0);
    }
    while fixture.table().phase != Phase::Flag {
        fixture.play("taxes");
    }
    assert_eq!((fixture.table().corners, fixture.table().bonanza), (0b1111, 0xff));
}

/// Rulings R25, R47.
#[test]
fn v50_a_step_during_a_founding_does_not_change_its_total() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X16"]).set_ducats(&[6, 0]).pile_of(&["X01", "X04"]).set_goods(0, 0, 4);
    fixture.plays(&["found:quilon", "play:X16", "progress:colonies"]);
    assert_eq!(fixture.row(0, Column::Colonies), 2);
    assert!(matches!(fixture.table().stop, Stop::Founding { recruits: 0, .. }));
    fixture.play("pay");
    assert_eq!(fixture.place(0).colonists, 0);
}

#[test]
fn r36_favour_takes_a_tile_from_the_box_and_resolves_it() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B11").own(0, "A19");
    let tile = fixture.tile("A19").0;
    fixture.place_mut(0).tiles.remove(tile);
    fixture.state.table_mut().boxed.insert(tile);
    fixture.set_goods(0, 0, 0);
    fixture.play("use:B11");
    assert_eq!(fixture.moves().len(), fixture.table().boxed.len() as usize);
    assert_eq!(fixture.refusal("boxed:B11"), "not-boxed");
    fixture.play("boxed:A19");
    assert_eq!(fixture.place(0).ships, 4);
}

/// Seat 1 has just won Favour at auction, with these tiles in the box; one lot is still to come.
fn favoured(boxed: &[&str], lay_out: impl FnOnce(&mut GoaFixture)) -> GoaFixture {
    let mut fixture = GoaFixture::placing(2);
    fixture.set_ducats(&[5, 10]).set_goods(1, 0, 0);
    lay_out(&mut fixture);
    fixture.lay(1, 1, "B11");
    // Another one, so that there is a choice.
    for tile in boxed.iter().chain(&["B29"]) {
        fixture.own(1, tile);
        let tile = fixture.tile(tile).0;
        fixture.place_mut(1).tiles.remove(tile);
        fixture.state.table_mut().boxed.insert(tile);
    }
    fixture.plays(&["flag:02", "token:11", "token:12", "pass", "pass"]);
    assert_eq!((fixture.active(), fixture.table().phase), (1, Phase::Boxed));
    fixture
}

/// The auction goes on with the lot after Favour.
fn goes_on(fixture: &GoaFixture) -> bool {
    fixture.table().stage == Stage::Auction { lot: 2 }
        && matches!(fixture.table().phase, Phase::Bid { .. })
}

#[test]
fn r36_a_red_tile_from_the_box_is_used_at_once_or_kept() {
    let boxed = || favoured(&["A28"], |_| {});
    let mut fixture = boxed();
    fixture.play("boxed:A28");
    assert_eq!(
        (fixture.active(), fixture.moves()),
        (1, vec!["use:A28".to_owned(), "keep".to_owned()])
    );
    fixture.play("use:A28");
    assert_eq!((fixture.ducats(1), goes_on(&fixture)), (13, true));
    assert!(fixture.place(1).flipped.contains(fixture.tile("A28").0), "used for this round");

    let mut fixture = boxed();
    fixture.plays(&["boxed:A28", "keep"]);
    assert_eq!((fixture.ducats(1), goes_on(&fixture)), (10, true));
    assert!(fixture.place(1).tiles.contains(fixture.tile("A28").0));
    assert!(fixture.place(1).flipped.is_empty(), "ready for an action turn");
}

#[test]
fn r36_a_tile_used_once_can_be_used_in_the_middle_of_the_auctions() {
    let mut fixture = favoured(&["B16"], |fixture| {
        fixture.pile_of(&["X03", "X06"]);
    });
    fixture.plays(&["boxed:B16", "use:B16", "ships"]);
    assert_eq!((fixture.place(1).ships, goes_on(&fixture)), (6, true));

    let mut fixture = favoured(&["B12"], |_| {});
    fixture.plays(&["boxed:B12", "use:B12", "progress:ships"]);
    assert_eq!((fixture.row(1, Column::Ships), goes_on(&fixture)), (2, true));
    assert!(fixture.table().gone.contains(fixture.tile("B12").0));
}

#[test]
fn r36_espionage_from_the_box_founds_without_cards_and_other_tiles() {
    let mut fixture = favoured(&["B15"], |fixture| {
        fixture.pile_of(&["X01", "X04"]).give(1, &["X05", "X22"]).own(1, "A27").set_goods(1, 0, 9);
    });
    fixture.plays(&["boxed:B15", "use:B15", "spy:1:colonies", "found:cochin"]);
    assert_eq!(fixture.moves(), ["pay", "decline"], "R11: no card and no other tile now");
    assert_eq!(fixture.refusal("play:X22"), "not-now");
    assert_eq!(fixture.refusal("use:A27"), "not-now");
    fixture.plays(&["pay", "put:6:N"]);
    assert_eq!((fixture.place(1).colonists, fixture.held(1, 6).as_str()), (3, "N"));
    assert!(goes_on(&fixture));

    let mut fixture = favoured(&["B15"], |fixture| {
        fixture.pile_of(&["X01", "X04"]).give(1, &["X05"]).set_goods(1, 0, 2);
    });
    fixture.plays(&["boxed:B15", "use:B15", "spy:1:colonies", "found:cochin"]);
    assert_eq!(
        (fixture.place(1).colonists, goes_on(&fixture)),
        (3, true),
        "hopeless: it fails at once"
    );
}

#[test]
fn r36_a_tile_without_an_effect_now_is_kept_unasked() {
    for tile in ["B14", "A29", "A18", "B13", "A17", "B28"] {
        let mut fixture = favoured(&[tile], |_| {});
        fixture.play(&format!("boxed:{tile}"));
        assert!(goes_on(&fixture), "{tile}: {:?}", fixture.table().phase);
        assert!(fixture.place(1).tiles.contains(fixture.tile(tile).0), "{tile}");
    }
}

#[test]
fn r36_a_plantation_from_the_box_goes_back_if_there_is_no_free_place_for_it() {
    let mut fixture = favoured(&["A14"], |_| {});
    fixture.play("boxed:A14");
    assert_eq!(
        (fixture.held(1, 1).as_str(), goes_on(&fixture)),
        ("KK", true),
        "planted on a free place"
    );

    let mut fixture = favoured_with_full_sites();
    fixture.play("boxed:A14");
    assert_eq!(fixture.moves(), ["give-up:1", "give-up:2", "give-up:3", "give-up:4", "put-back"]);
    let events = fixture.play("put-back");
    assert!(events.contains(&Event::PutBack { seat: Seat(1), tile: fixture.tile("A14") }));
    assert!(fixture.table().boxed.contains(fixture.tile("A14").0) && goes_on(&fixture));
    assert_eq!(fixture.spices(1), "PPCCNNN");

    let mut fixture = favoured_with_full_sites();
    fixture.plays(&["boxed:A14", "give-up:2"]);
    assert_eq!((fixture.held(1, 2).as_str(), goes_on(&fixture)), ("KK", true));
}

/// Seat 1 may take a plantation from the box and has no free place for it.
fn favoured_with_full_sites() -> GoaFixture {
    favoured(&["A14"], |fixture| {
        fixture.plant(1, 1, "A04", "N").plant(1, 2, "A08", "PP").plant(1, 3, "A10", "CC");
        fixture.plant(1, 4, "A12", "NN");
    })
}

/// A plantation is put back, which hardly ever comes about in play (R36).
pub(crate) fn put_back() -> Tally {
    let mut fixture = favoured_with_full_sites();
    fixture.plays(&["boxed:A14", "put-back"]);
    fixture.tried().clone()
}

#[test]
fn r12_a_plantation_that_was_won_cannot_be_put_back() {
    let mut fixture = GoaFixture::acting(2);
    fixture.plant(0, 1, "A06", "G").plant(0, 2, "A08", "").plant(0, 3, "A10", "");
    fixture.plant(0, 4, "A12", "").own(0, "A14").play("use:A14");
    assert_eq!(fixture.refusal("put-back"), "must-plant");
}

#[test]
fn r30_espionage_is_not_used_up_unasked() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B15").give(0, &["X19"]).set_goods(0, 0, 0);
    fixture.plays(&["taxes", "play:X19"]);
    // Only the harvest of the other seat is left to go with the card; it costs the tile.
    assert_eq!((fixture.active(), fixture.moves()), (0, vec!["spy:2:harvest".to_owned()]));
    fixture.plays(&["spy:2:harvest", "ships"]);
    assert!(fixture.table().gone.contains(fixture.tile("B15").0));
}

#[test]
fn r37_swap_takes_any_tile_and_lies_in_its_place() {
    let mut fixture = GoaFixture::acting_with(Options::seats(2).with("bonanza"));
    fixture.own(0, "B13").lay(1, 1, "A24").lay(5, 5, "A07");
    fixture.play("use:B13");
    assert_eq!(fixture.refusal("swap:22"), "no-tile-there");
    let events = fixture.play("swap:11");
    assert!(events.iter().any(|event| matches!(event, Event::Bonanza { .. })), "at a corner");
    assert_eq!(fixture.table().tile_at(Space::new(1, 1).unwrap()), Some(fixture.tile("B13")));
    assert!(fixture.place(0).tiles.contains(fixture.tile("A24").0), "kept until it is used");
    while fixture.is_legal("stop") {
        fixture.play("stop");
    }
    let extra = fixture.place(0).extra_actions;
    fixture.play("use:A24");
    assert_eq!(fixture.place(0).extra_actions, extra + 2);
    assert_eq!(fixture.table().corners, 0b1110);
}

#[test]
fn r28_any_number_of_tiles_may_be_used_in_a_turn() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "A26").own(0, "A27").own(0, "A28").set_goods(0, 0, 0).set_ducats(&[0, 0]);
    fixture.plays(&["use:A26", "use:A27", "use:A28"]);
    assert_eq!((fixture.place(0).ships, fixture.place(0).colonists, fixture.ducats(0)), (1, 1, 3));
    assert!(!fixture.table().acted, "none of them is an action");
}

#[test]
fn r40_extra_action_cards_do_not_run_out() {
    let mut fixture = GoaFixture::acting(2);
    fixture.place_mut(1).extra_actions = 10;
    fixture.own(0, "A24").play("use:A24");
    assert_eq!(fixture.place(0).extra_actions, 2);
}

#[test]
fn r42_in_the_last_round_too_at_most_one_extra_action_is_kept() {
    let mut fixture = GoaFixture::acting(2);
    fixture.place_mut(0).extra_actions = 2;
    let table = fixture.state.table_mut();
    (table.round, table.stage, table.phase) = (7, Stage::Extra, Phase::Extra);
    table.gone = table.gone.union(std::mem::take(&mut table.later));
    for square in table.grid.iter_mut().filter(|square| square.is_some()).take(6) {
        table.gone.insert(square.take().unwrap().0);
    }
    assert_eq!(fixture.refusal("pass"), "too-many-extras");
}

#[test]
fn r50_the_tile_of_a_corner_is_resolved_before_its_bonanza_tile() {
    let mut fixture = GoaFixture::with(Options::seats(2).with("bonanza"));
    let table = fixture.state.table_mut();
    (table.active, table.flag, table.opener) = (Seat(0), Seat(0), Seat(0));
    fixture.lay(1, 1, "A14");
    fixture.plays(&["flag:01", "token:11", "token:12", "pass"]);
    let events = fixture.play("pass");
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let put = at(|event| matches!(event, Event::Put { .. }));
    assert!(put < at(|event| matches!(event, Event::Bonanza { .. })));
}

#[test]
fn r31_an_extra_harvest_fills_up_to_three_sites() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "B14").plant(0, 1, "B06", "G").plant(0, 2, "B07", "").settle(0, "CA1", "");
    fixture.settle(0, "Q1", "");
    fixture.play("use:B14");
    assert_eq!(fixture.refusal("fill:3"), "no-estate");
    fixture.plays(&["fill:1", "fill:2", "fill:8", "put:8:K", "put:8:C"]);
    assert_eq!((fixture.spices(0).as_str(), fixture.table().phase), ("GGGPPPCK", Phase::Turn));
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
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "A16").own(0, "A17");
    fixture.plays(&["use:A16", "put:1:N"]);
    assert_eq!((fixture.held(0, 1).as_str(), fixture.points(0, "plantations")), ("N", 0));
}

#[test]
fn r29_a_red_tile_is_used_once_a_round() {
    let mut fixture = GoaFixture::acting(2);
    fixture.own(0, "A28").own(0, "A29").set_ducats(&[0, 0]);
    fixture.play("use:A28");
    assert_eq!((fixture.ducats(0), fixture.refusal("use:A28")), (3, "tile-used"));
    assert_eq!(fixture.refusal("use:A29"), "no-empty-field");
    assert_eq!(fixture.refusal("use:A26"), "not-your-tile");
    fixture.own(0, "B28");
    assert_eq!(fixture.refusal("use:B28"), "tile-at-end");
    assert_eq!(fixture.points(0, "missions"), 3);
}

/// Ruling R18.
#[test]
fn a_turn_has_one_action_and_ends_after_it() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X01"]);
    assert_eq!(fixture.refusal("end"), "action-first");
    fixture.play("ships");
    assert_eq!(fixture.refusal("taxes"), "acted");
    assert_eq!(fixture.refusal("found:quilon"), "acted");
    assert_eq!(fixture.moves(), ["play:X01", "end"]);
    fixture.play("end");
    assert_eq!(fixture.active(), 1);
}

#[test]
fn a_turn_is_not_ended_for_who_holds_a_card_that_cannot_be_played() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X25"]);
    fixture.play("ships");
    assert_eq!((fixture.active(), fixture.moves()), (0, vec!["end".to_owned()]));
    assert_eq!(fixture.refusal("play:X25"), "card-not-now");
}

#[test]
fn steps_that_cannot_be_paid_are_refused_with_what_is_lacking() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [2, 5, 1, 1, 1]).set_goods(0, 1, 0).plant(0, 1, "A01", "G");
    assert_eq!(fixture.refusal("progress:ships"), "lacks-ships");
    assert_eq!(fixture.refusal("progress:taxes"), "lacks-spices");
    assert_eq!(fixture.refusal("progress:harvest"), "at-bottom");
    assert_eq!(fixture.refusal("harvest"), "no-empty-field");
    fixture.give(0, &["X28"]).plant(0, 2, "A03", "C");
    fixture.plays(&["play:X28"]);
    assert_eq!((fixture.row(0, Column::Ships), fixture.place(0).ships), (3, 1), "no ships paid");
}

/// Rulings R15, R17.
#[test]
fn spices_go_where_they_grow_and_come_from_where_they_lie() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_rows(0, [1, 3, 1, 1, 1]).plant(0, 1, "A06", "G").settle(0, "M1", "");
    fixture.play("harvest");
    assert_eq!(fixture.refusal("stop"), "at-least-one");
    assert_eq!(fixture.refusal("put:1:P"), "wrong-spice");
    assert_eq!(fixture.refusal("put:2:G"), "no-estate");
    assert_eq!(fixture.refusal("ships"), "not-now");
    fixture.play("put:1:G");
    assert_eq!(fixture.refusal("put:1:G"), "full");
    fixture.plays(&["put:7:P", "put:7:P"]);
    assert_eq!(fixture.held(0, 7), "PP", "R15: two alike on a colony of two spices");
}

#[test]
fn r16_the_field_a_spice_leaves_is_chosen() {
    let mut fixture = GoaFixture::acting(2);
    fixture.set_goods(0, 1, 0).plant(0, 1, "A01", "G").plant(0, 2, "A06", "GG");
    fixture.play("progress:ships");
    assert_eq!(fixture.moves(), ["give:1:G", "give:2:G"]);
    assert_eq!(fixture.refusal("give:1:P"), "other-spice");
    assert_eq!(fixture.refusal("give:3:G"), "no-estate");
    fixture.play("give:2:G");
    assert_eq!((fixture.held(0, 1).as_str(), fixture.held(0, 2).as_str()), ("G", "G"));
}

#[test]
fn r23_the_discards_become_the_pile_without_what_lies_turned_up() {
    let mut fixture = GoaFixture::acting(2);
    fixture.pile_of(&["X03"]).set_goods(0, 0, 9).own(0, "B16");
    let events = fixture.play("found:calicut");
    assert!(events.contains(&Event::Reshuffled));
    let turned: Vec<_> = fixture.table().recruiting.iter().copied().collect();
    assert_eq!(turned.len(), 2);
    assert_eq!(fixture.state.pile().len(), 28);
    fixture.play("use:B16");
    assert_eq!(fixture.table().recruiting.len(), 2, "R49: not disturbed by Resupply");
    fixture.plays(&["ships", "decline"]);
    assert_eq!(fixture.table().discard.len(), 4);
}

/// Ruling R45.
#[test]
fn quick_start_moves_two_markers_or_gives_ten_ducats() {
    let mut fixture = GoaFixture::with(Options::seats(2).with("quick-start"));
    let (first, second) = (fixture.active(), 1 - fixture.active());
    assert_eq!(fixture.moves().len(), 6);
    fixture.play("progress:ships");
    assert_eq!(fixture.refusal("progress:ships"), "same-marker");
    assert_eq!(fixture.refusal("ducats"), "markers-begun");
    fixture.play("progress:taxes");
    assert_eq!(fixture.active(), second);
    fixture.play("ducats");
    assert_eq!((fixture.place(first).markers, fixture.ducats(second)), ([1, 0, 1, 0, 0], 20));
    assert_eq!((fixture.active(), fixture.table().phase), (first, Phase::Flag));
}

/// Rulings R1, R2.
#[test]
fn the_table_is_set_as_the_rulebook_says() {
    for seed in 0..40 {
        let fixture = GoaFixture::dealt(Options::seats(4), seed);
        let table = fixture.table();
        assert_eq!(table.grid.iter().flatten().count(), 25);
        let plantations = table.boxed.iter().filter(|&tile| tile < 16).count();
        assert!(table.boxed.len() == 4 && plantations <= 2);
        for seat in 0..4 {
            let ducats = if table.flag == Seat(seat) { 5 } else { 10 };
            assert_eq!((fixture.ducats(seat), fixture.hand(seat)), (ducats, 0));
            let place = fixture.place(seat);
            assert_eq!((place.ships, place.colonists, place.extra_actions), (4, 2, 0));
        }
        // Cards were turned up until an elephant showed.
        let elephants = ["X01", "X05", "X09", "X12", "X14"].map(|id| fixture.card(id).0);
        let shown = table.discard.iter().filter(|card| elephants.contains(card)).count();
        assert_eq!(shown, 1);
        assert_eq!(u32::from(table.flag.0), (table.discard.len() - 1) % 4);
    }
}

#[test]
fn nobody_sees_the_hands_and_ducats_of_others_before_the_end() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(0, &["X01"]);
    let view = fixture.game.view(&fixture.state, Viewer::Seat(Seat(1)));
    assert_eq!((view.pocket(Seat(0)).cards, view.pocket(Seat(0)).open), (1, None));
    assert!(view.pocket(Seat(1)).open.is_some());
    let drew = Event::Drew { seat: Seat(0), card: Some(fixture.card("X01")) };
    let told = fixture.game.event_for(&drew, Viewer::Seat(Seat(1)));
    assert_eq!(told, Some(Event::Drew { seat: Seat(0), card: None }));
    assert_eq!(fixture.game.event_for(&drew, Viewer::Seat(Seat(0))), Some(drew));
}

#[test]
fn cards_held_since_before_a_shuffle_are_imagined_in_hands() {
    let mut fixture = GoaFixture::acting(2);
    fixture.give(1, &["X05"]).pile_of(&["X03"]).set_goods(0, 0, 9);
    fixture.play("found:calicut");
    let view = fixture.game.view(&fixture.state, Viewer::Seat(Seat(0)));
    assert_eq!((view.pocket(Seat(1)).cards, view.pocket(Seat(1)).kept), (1, 1));
    let mut chance = kit::Chance::new(kit::Seed::from_number(5));
    for _ in 0..20 {
        let imagined = fixture.game.imagine(&view, &mut chance);
        assert_eq!(imagined.hand(Seat(1)), fixture.state.hand(Seat(1)), "only one card it can be");
    }
}
