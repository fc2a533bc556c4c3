//! The vectors of the fact file beyond the rulebook's own examples (T09 and on), and the rulings.

use century::cubes::Cube;
use century::spice_road::{Coin, Event, Phase, Shared, content::printed_points};
use kit::{Game as _, Options, Seat};

use crate::fixture::{SpiceRoadFixture, content, cubes};

/// Rulings R5, R6.
#[test]
fn t09_a_caravan_may_overflow_during_the_turn_and_is_cut_at_its_end() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYYYYYYYY").give(0, &["SP2"]);
    let events = desk.play("play:SP2");
    let discarded = events.iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
    assert_eq!(discarded, 3);
    assert_eq!(desk.caravan(0), "YYYYYYYYYY");
}

/// Rulings R8, R9.
#[test]
fn t11_cubes_on_a_bought_card_can_overfill_the_caravan() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYYYRRRGGG").stall(2, "TR01", "YYG");
    desk.play("acquire:2");
    desk.play("pay:R");
    assert_eq!(desk.place(0).caravan.total(), 12);
    assert_eq!(desk.table().phase, Phase::Discard { seat: Seat(0) });
    assert_eq!(desk.refusal("discard:B"), "century-no-such-cube");
    desk.play("discard:Y");
    desk.play("discard:R");
    assert_eq!(desk.place(0).caravan.total(), 10);
    assert_eq!(desk.table().active, Seat(1));
}

/// Ruling R3.
#[test]
fn t12_brown_cannot_be_raised() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "B").give(0, &["UP3"]);
    desk.assert_results("play:UP3", &["B"]);
    desk.set_caravan(0, "YB");
    desk.play("play:UP3");
    assert_eq!(desk.refusal("raise:B"), "century-top-level");
    assert_eq!(desk.refusal("raise:G"), "century-no-such-cube");
}

/// Ruling R3.
#[test]
fn t13_one_cube_may_be_raised_three_times() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "Y").give(0, &["UP3"]);
    desk.assert_results("play:UP3", &["Y", "R", "G", "B"]);
}

/// Rulings R12, R13.
#[test]
fn t14_a_claim_pays_the_cost_and_takes_the_coin_above() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "GGGBBY").point(2, "VP30");
    let before = *desk.table();
    let events = desk.play("claim:2");
    let point = desk.point_number("VP30");
    assert!(events.contains(&Event::Claimed { seat: Seat(0), point, coin: Some(Coin::Silver) }));
    assert_eq!(desk.caravan(0), "Y");
    assert_eq!((desk.place(0).gold, desk.place(0).silver), (0, 1));
    assert_eq!(desk.table().silver, before.silver - 1);
    assert_eq!(desk.table().points[1..4], before.points[2..5]);
    assert_eq!(desk.table().points.len(), 5);
    let standing = desk.game.standing(&desk.state);
    assert_eq!(standing.seats[0].points, 17 + 1);
}

/// Ruling R12.
#[test]
fn t16_silver_that_has_run_out_first_leaves_the_second_card_bare() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYRR").point(2, "VP01");
    desk.state.table_mut().silver = 0;
    desk.state.table_mut().gold = 2;
    desk.play("claim:2");
    assert_eq!((desk.place(0).gold, desk.place(0).silver), (0, 0));
    desk.set_caravan(1, "YYRRR").point(1, "VP05");
    desk.play("claim:1");
    assert_eq!((desk.place(1).gold, desk.place(1).silver), (1, 0));
}

#[test]
fn r12_silver_moves_to_the_first_card_when_the_last_gold_is_taken() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.state.table_mut().gold = 1;
    desk.set_caravan(0, "YYRR").point(1, "VP01").set_caravan(1, "YYRRR").point(2, "VP05");
    desk.play("claim:1");
    assert_eq!((desk.place(0).gold, desk.table().gold), (1, 0));
    // What lay second is now first and has the silver above it.
    desk.play("claim:1");
    assert_eq!((desk.place(1).gold, desk.place(1).silver), (0, 1));
    desk.set_caravan(0, "YYYRR").point(2, "VP02");
    desk.play("claim:2");
    assert_eq!(desk.place(0).silver, 0, "nothing lies above the second card any more");
}

#[test]
fn t18_final_points_come_from_cards_coins_and_cubes_that_are_not_yellow() {
    let mut desk = SpiceRoadFixture::new(2);
    let (twelve, twenty) = (desk.point_number("VP18"), desk.point_number("VP35"));
    desk.set_caravan(0, "YYRGB");
    let place = &mut desk.state.table_mut().places[0];
    place.claimed = [twelve, twenty].into_iter().collect();
    (place.gold, place.silver) = (1, 2);
    let line = desk.game.standing(&desk.state).seats[0].clone();
    let sources: Vec<_> = line.sources.iter().map(|source| (source.id, source.points)).collect();
    assert_eq!(sources, [("point-cards", 32), ("gold", 3), ("silver", 2), ("spices", 3)]);
    assert_eq!(line.points, 40);
}

/// Ruling R15.
#[test]
fn t19_of_those_who_are_level_the_latest_in_turn_order_wins() {
    let mut desk = SpiceRoadFixture::new(4);
    for (seat, letters) in ["RRR", "RR", "RRR", "RRR"].into_iter().enumerate() {
        desk.set_caravan(seat as u8, letters);
    }
    let standing = desk.game.standing(&desk.state);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(3)]);
    let ranks: Vec<_> = standing.seats.iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [3, 4, 2, 1]);
}

/// Ruling R2.
#[test]
fn t20_a_rest_without_played_cards_passes_the_turn() {
    let mut desk = SpiceRoadFixture::new(3);
    let before = *desk.table();
    desk.play("rest");
    let after = *desk.table();
    assert_eq!(after, Shared { active: Seat(1), ..before });
}

#[test]
fn a_rest_takes_all_played_cards_back() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.lay(0, &["ST1", "TR01"]);
    desk.play("rest");
    let hand = desk.place(0).hand;
    assert!(["ST1", "ST2", "TR01"].iter().all(|id| hand.contains(desk.card(id).0)));
    assert!(desk.place(0).played.is_empty());
}

/// Ruling R13.
#[test]
fn t21_a_claim_needs_exactly_the_cubes_shown() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.point(3, "VP01");
    for letters in ["RR", "GGBB", "YRR"] {
        desk.set_caravan(0, letters);
        assert_eq!(desk.refusal("claim:3"), "century-cannot-claim", "{letters}");
        assert!(!desk.is_legal("claim:3"));
    }
    desk.set_caravan(0, "YYRR");
    assert!(desk.is_legal("claim:3"));
    assert_eq!(desk.refusal("claim:6"), "century-empty-slot");
}

/// Ruling R4.
#[test]
fn t22_a_trade_that_can_be_made_once_is_not_asked() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYG").give(0, &["TR11"]);
    desk.assert_results("play:TR11", &["BB"]);
    desk.play("play:TR11");
    assert_eq!((desk.caravan(0).as_str(), desk.table().active), ("BB", Seat(1)));
}

/// Ruling R16.
#[test]
fn t23_a_bonus_card_raises_any_cube_the_new_one_included() {
    let mut desk = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    desk.set_caravan(0, "Y").give(0, &["BO2"]);
    desk.assert_results("play:BO2", &["YR", "RR", "YG"]);
}

#[test]
fn r17_a_take_back_brings_any_other_played_card_and_may_be_declined() {
    let mut desk = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    desk.set_caravan(0, "Y").give(0, &["BO6"]).lay(0, &["ST1", "TR05"]);
    desk.play("play:BO6");
    assert_eq!(desk.caravan(0), "YR");
    assert_eq!(desk.moves(), ["back:ST1", "back:TR05", "stop"]);
    assert_eq!(desk.refusal("back:BO6"), "century-not-played", "not itself");
    assert_eq!(desk.refusal("back:ST2"), "century-not-played");
    desk.play("back:ST1");
    assert!(desk.place(0).hand.contains(desk.card("ST1").0));
    assert!(desk.place(0).played.contains(desk.card("TR05").0));
}

/// Ruling R17.
#[test]
fn t25_a_take_back_with_nothing_else_played_does_nothing() {
    let mut desk = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    desk.set_caravan(0, "Y").give(0, &["BO6"]);
    desk.assert_results("play:BO6", &["YR"]);
    desk.play("play:BO6");
    assert_eq!(desk.table().active, Seat(1));
    assert!(desk.place(0).played.contains(desk.card("BO6").0));
}

/// Ruling R19.
#[test]
fn t26_a_deal_from_the_hand_needs_two_cards_and_no_starting_card() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.lay(0, &["ST2"]).set_caravan(0, "YYY");
    assert_eq!(desk.refusal("deal:ST1"), "century-no-deal-on-start");
    desk.stall(1, "SP1", "").deal("SP1", "GD01");
    desk.play("acquire:1");
    assert_eq!(desk.moves(), ["take", "lay:ST1"]);
    desk.play("lay:ST1");
    assert_eq!(desk.caravan(0), "YYYG");
    assert!(desk.table().market.discard.contains(desk.card("SP1").0));
    assert!(desk.place(0).hand.is_empty());
}

#[test]
fn r19_the_only_card_of_a_hand_cannot_be_dealt() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.lay(0, &["ST1", "ST2"]).give(0, &["TR05"]).deal("TR05", "GD28");
    assert_eq!(desk.refusal("deal:TR05"), "century-nothing-to-lay-down");
    let mut plain = SpiceRoadFixture::new(2);
    plain.give(0, &["TR05"]);
    assert_eq!(plain.refusal("deal:TR05"), "century-no-deals");
}

/// Rulings R21, R23.
#[test]
fn t27_a_deal_acts_for_its_owner_and_gives_to_all_others() {
    let mut desk = SpiceRoadFixture::with_everything(3);
    desk.lay(0, &["ST2"]).set_caravan(0, "").set_caravan(1, "").set_caravan(2, "R");
    desk.give(0, &["TR05"]).deal("TR05", "GD28");
    desk.play("deal:TR05");
    assert_eq!(
        (desk.caravan(0), desk.caravan(1), desk.caravan(2)),
        ("B".into(), "Y".into(), "YR".into())
    );
    assert!(desk.table().market.discard.contains(desk.card("TR05").0));
    assert!(desk.place(0).played.contains(desk.card("ST1").0));
    assert!(desk.place(0).hand.is_empty());
}

/// Ruling R19.
#[test]
fn a_deal_from_the_hand_asks_which_card_is_laid_down() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.set_caravan(0, "Y").give(0, &["TR05"]).deal("TR05", "GD01");
    desk.play("deal:TR05");
    assert_eq!(desk.moves(), ["lay:ST1", "lay:ST2"]);
    assert_eq!(desk.refusal("lay:TR05"), "century-not-the-deal-card");
    assert_eq!(desk.refusal("lay:TR01"), "century-not-in-hand");
    desk.play("lay:ST2");
    assert_eq!(desk.caravan(0), "YG");
}

#[test]
fn r7_a_gift_can_overfill_anothers_caravan_who_then_discards() {
    let mut desk = SpiceRoadFixture::with_everything(3);
    desk.set_caravan(0, "YYYYRRRRGG").set_caravan(2, "YYYYYYYYYR").set_caravan(1, "YRRRRRRRRR");
    desk.lay(0, &["ST2"]).give(0, &["TR05"]).deal("TR05", "GD28");
    desk.play("deal:TR05");
    assert_eq!(desk.table().phase, Phase::Discard { seat: Seat(0) }, "the active seat first");
    desk.play("discard:Y");
    assert_eq!(desk.table().phase, Phase::Discard { seat: Seat(1) }, "then clockwise");
    desk.play("discard:Y");
    desk.play("discard:R");
    assert_eq!(desk.table().active, Seat(1));
    assert!((0..3).all(|seat| desk.place(seat).caravan.total() == 10));
}

#[test]
fn r20_a_deal_on_acquire_first_takes_the_cubes_on_the_card() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    // A trade deal that only the collected cubes make possible (R24).
    desk.set_caravan(0, "Y").stall(1, "SP1", "G").deal("SP1", "GD26");
    desk.play("acquire:1");
    assert_eq!(desk.caravan(0), "YG");
    desk.play("lay:ST1");
    assert_eq!(desk.caravan(0), "YB");
}

#[test]
fn r24_a_trade_deal_that_cannot_be_made_is_not_offered() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.set_caravan(0, "Y").stall(1, "SP1", "").deal("SP1", "GD26");
    let card = desk.card("SP1");
    desk.play("acquire:1");
    assert!(desk.place(0).hand.contains(card.0), "the card goes straight to the hand");
    desk.set_caravan(1, "Y").give(1, &["TR05"]).deal("TR05", "GD26");
    assert_eq!(desk.refusal("deal:TR05"), "century-trade-too-dear");
}

#[test]
fn r22_the_row_is_refilled_after_the_deal_has_had_its_effect() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.set_caravan(0, "YY").stall(1, "SP1", "").deal("SP1", "GD19");
    desk.play("acquire:1");
    desk.play("lay:ST1");
    assert_eq!(desk.table().market.row.len(), 5, "no new card is seen before the raises");
    desk.play("raise:Y");
    desk.play("stop");
    assert_eq!(desk.table().market.row.len(), 6);
    assert_eq!(desk.caravan(0), "YR");
}

#[test]
fn r25_a_card_laid_down_comes_back_with_a_rest_the_discarded_one_does_not() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.lay(0, &["ST2"]).set_caravan(0, "").give(0, &["TR05"]).deal("TR05", "GD01");
    desk.play("deal:TR05");
    desk.play("rest");
    desk.play("rest");
    let hand: Vec<_> = desk.place(0).hand.iter().collect();
    assert_eq!(hand, [desk.card("ST1").0, desk.card("ST2").0]);
}

/// Ruling R26.
#[test]
fn r11_an_empty_pile_is_made_anew_from_the_common_discard_and_deals_stay() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    let pile: Vec<_> = desk.table().market.pile.iter().collect();
    for &card in &pile {
        desk.state.table_mut().market.pile.remove(card);
        desk.state.table_mut().market.discard.insert(card);
        let deal = desk.table().market.deals.iter().next().unwrap();
        desk.state.table_mut().market.set_deal(century::cards::Card(card), deal);
    }
    let before = *desk.table();
    desk.play("acquire:1");
    desk.play("take");
    let market = &desk.table().market;
    assert_eq!(market.row.len(), 6);
    assert!(market.discard.is_empty());
    assert_eq!(market.pile.len() as usize, pile.len() - 1);
    let came = market.row[5].card;
    assert_eq!(market.deal_on(came), before.market.deal_on(came));
}

/// Ruling R10.
#[test]
fn t31_with_an_empty_pile_the_row_gets_shorter() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.state.table_mut().market.pile = kit::CardSet::EMPTY;
    desk.set_caravan(0, "YYYYY");
    desk.play("acquire:6");
    assert_eq!(desk.caravan(0), "");
    assert_eq!(desk.table().market.row.len(), 5);
    assert!(desk.table().market.row.iter().all(|stall| stall.cubes.to_string() == "Y"));
    assert_eq!(desk.refusal("acquire:6"), "century-empty-slot");
}

/// Ruling R8.
#[test]
fn t32_a_merchant_out_of_reach_is_refused() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYR");
    assert_eq!(desk.refusal("acquire:5"), "century-cannot-reach");
    assert!(desk.is_legal("acquire:4") && !desk.is_legal("acquire:5"));
}

/// Ruling R4.
#[test]
fn t33_a_trade_needs_all_its_cubes() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYYYY").give(0, &["TR09"]);
    desk.assert_results("play:TR09", &["BB"]);
    desk.set_caravan(0, "YYYY");
    assert_eq!(desk.refusal("play:TR09"), "century-trade-too-dear");
    assert!(!desk.is_legal("play:TR09"));
}

#[test]
fn t34_point_cards_sum_to_468_and_follow_their_rule() {
    let content = content();
    let rows = &content.sheet("point-cards").unwrap().rows;
    let mut sum = 0;
    for row in rows {
        let points: i32 = row.number("points", 1..=99).unwrap();
        assert_eq!(points, printed_points(cubes(row.text("cost").unwrap())), "{}", row.id);
        sum += points;
    }
    assert_eq!((rows.len(), sum), (36, 468));
}

/// What each of the 42 tome spells of the 2020 contest takes (below 0) and gives, by level.
#[rustfmt::skip]
const TOME: [[i32; 4]; 42] = [
    [-5, 0, 0, 2],
    [-5, 0, 3, 0],
    [-4, 0, 1, 1],
    [-4, 0, 2, 0],
    [-3, 0, 0, 1],
    [-3, 1, 1, 0],
    [-3, 3, 0, 0],
    [-2, 0, -1, 2],
    [-2, 0, 1, 0],
    [-2, 2, 0, 0],
    [-1, -1, 0, 1],
    [0, -3, 0, 2],
    [0, -3, 3, 0],
    [0, -2, 2, 0],
    [0, 0, -3, 3],
    [0, 0, -2, 2],
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0, 2, -1],
    [0, 2, -2, 1],
    [0, 2, -1, 0],
    [0, 2, 0, 0],
    [0, 3, 0, -1],
    [0, 3, 2, -2],
    [1, -3, 1, 1],
    [1, 0, 1, 0],
    [1, 1, 0, 0],
    [1, 1, 1, -1],
    [1, 1, 3, -2],
    [1, 2, -1, 0],
    [2, -3, 2, 0],
    [2, -2, 0, 1],
    [2, 1, -2, 1],
    [2, 1, 0, 0],
    [2, 2, 0, -1],
    [2, 3, -2, 0],
    [3, -2, 1, 0],
    [3, -1, 0, 0],
    [3, 0, 0, 0],
    [3, 0, 1, -1],
    [4, 0, 0, 0],
    [4, 1, -1, 0],
];

/// What each of the 36 orders of the 2020 contest asks for by level, and its points.
#[rustfmt::skip]
const ORDERS: [[i32; 5]; 36] = [
    [0, 0, 0, 4, 16],
    [0, 0, 0, 5, 20],
    [0, 0, 2, 2, 14],
    [0, 0, 2, 3, 18],
    [0, 0, 3, 2, 17],
    [0, 0, 4, 0, 12],
    [0, 0, 5, 0, 15],
    [0, 2, 0, 2, 12],
    [0, 2, 0, 3, 16],
    [0, 2, 1, 1, 12],
    [0, 2, 2, 0, 10],
    [0, 2, 2, 2, 19],
    [0, 2, 3, 0, 13],
    [0, 3, 0, 2, 14],
    [0, 3, 2, 0, 12],
    [0, 4, 0, 0, 8],
    [0, 5, 0, 0, 10],
    [1, 0, 2, 1, 12],
    [1, 1, 1, 1, 12],
    [1, 1, 1, 3, 20],
    [1, 1, 3, 1, 18],
    [1, 3, 1, 1, 16],
    [2, 0, 0, 2, 10],
    [2, 0, 0, 3, 14],
    [2, 0, 2, 0, 8],
    [2, 0, 2, 2, 17],
    [2, 0, 3, 0, 11],
    [2, 1, 0, 1, 9],
    [2, 2, 0, 0, 6],
    [2, 2, 0, 2, 15],
    [2, 2, 2, 0, 13],
    [2, 3, 0, 0, 8],
    [3, 0, 0, 2, 11],
    [3, 0, 2, 0, 9],
    [3, 1, 1, 1, 14],
    [3, 2, 0, 0, 7],
];

#[test]
fn t35_the_cards_are_those_of_the_contest_decks() {
    let content = content();
    let count = |letters: &str| {
        let cubes = cubes(letters);
        Cube::ALL.map(|cube| i32::from(cubes.count(cube)))
    };
    let mut spells = Vec::new();
    for row in &content.sheet("spice-cards").unwrap().rows {
        spells.push(count(row.text("gain").unwrap()));
    }
    for row in &content.sheet("trade-cards").unwrap().rows {
        let (give, take) = (count(row.text("give").unwrap()), count(row.text("take").unwrap()));
        spells.push(std::array::from_fn(|level| take[level] - give[level]));
    }
    spells.sort();
    assert_eq!(spells, TOME);
    let points = |row: &kit::content::SheetRow| {
        let [yellow, red, green, brown] = count(row.text("cost").unwrap());
        [yellow, red, green, brown, row.number("points", 1..=99).unwrap()]
    };
    let mut orders: Vec<_> =
        content.sheet("point-cards").unwrap().rows.iter().map(points).collect();
    orders.sort();
    assert_eq!(orders, ORDERS);
}

#[test]
fn r8_the_payer_chooses_which_cube_lies_on_which_card() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YRG");
    desk.play("acquire:3");
    assert_eq!(desk.moves(), ["pay:Y", "pay:R", "pay:G"]);
    assert_eq!(desk.refusal("pay:B"), "century-no-such-cube");
    desk.play("pay:G");
    desk.play("pay:Y");
    let row = &desk.table().market.row;
    assert_eq!((row[0].cubes.to_string(), row[1].cubes.to_string()), ("G".into(), "Y".into()));
    assert_eq!(desk.caravan(0), "R");
}

#[test]
fn r14_the_last_round_is_played_to_its_end_and_later_seats_may_claim() {
    let mut desk = SpiceRoadFixture::new(4);
    let spare: Vec<_> = desk.table().point_pile.iter().take(4).collect();
    for card in &spare {
        desk.state.table_mut().point_pile.remove(*card);
        desk.state.table_mut().places[1].claimed.push(*card).unwrap();
    }
    desk.play("rest");
    desk.set_caravan(1, "YYRR").point(1, "VP01");
    let events = desk.play("claim:1");
    assert!(events.contains(&Event::LastRound { seat: Seat(1) }));
    desk.set_caravan(2, "YYRRR").point(1, "VP05");
    desk.play("claim:1");
    let events = desk.play("rest");
    assert_eq!(events.last(), Some(&Event::Ended { stopped: false }));
    assert!(desk.game.awaiting(&desk.state).is_over());
    assert!(desk.game.standing(&desk.state).is_final);
    let error = desk.game.play(
        &mut desk.state.clone(),
        Seat(0),
        century::spice_road::Move::Rest,
        &mut kit::Unlogged,
    );
    assert_eq!(error.unwrap_err().rule.code, "game-over");
}

#[test]
fn r28_a_game_without_end_is_stopped_and_scored() {
    let mut desk = SpiceRoadFixture::new(2);
    let mut turns = 0;
    while !desk.game.awaiting(&desk.state).is_over() {
        desk.play("rest");
        turns += 1;
    }
    assert_eq!(turns, 400);
    let standing = desk.game.standing(&desk.state);
    assert!(standing.is_final && standing.stopped);
}

#[test]
fn moves_of_other_seats_and_other_moments_are_refused() {
    let mut desk = SpiceRoadFixture::new(2);
    assert_eq!(desk.refusal("pay:Y"), "not-now");
    assert_eq!(desk.refusal("stop"), "not-now");
    let rest = century::spice_road::Move::Rest;
    let mut state = desk.state;
    let mut code = |seat| {
        desk.game.play(&mut state, Seat(seat), rest, &mut kit::Unlogged).unwrap_err().rule.code
    };
    assert_eq!(code(1), "not-your-turn");
    assert_eq!(code(2), "no-such-seat");
    assert_eq!(code(255), "no-such-seat");
}

#[test]
fn r9_cubes_stay_on_their_cards_when_the_row_slides() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.set_caravan(0, "YYYR").stall(1, "TR01", "R").stall(4, "TR17", "").stall(5, "TR26", "GB");
    desk.play("acquire:4");
    for _ in 0..3 {
        desk.play("pay:Y");
    }
    let row = &desk.table().market.row;
    assert_eq!(row[0].cubes.to_string(), "YR", "one more cube on the first card");
    assert_eq!((row[3].card, row[3].cubes.to_string()), (desk.card("TR26"), "GB".into()));
}

#[test]
fn r10_an_empty_row_leaves_nothing_to_acquire() {
    let mut desk = SpiceRoadFixture::new(2);
    desk.state.table_mut().market.pile = kit::CardSet::EMPTY;
    desk.state.table_mut().market.row.clear();
    assert!(desk.moves().iter().all(|text| !text.starts_with("acquire")));
    assert_eq!(desk.refusal("acquire:1"), "century-empty-slot");
}

#[test]
fn r11_only_a_card_that_leaves_the_row_has_it_refilled() {
    let mut desk = SpiceRoadFixture::with_everything(2);
    desk.give(0, &["SP1"]).deal("SP1", "GD01").lay(0, &["ST1"]);
    desk.state.table_mut().market.pile = kit::CardSet::EMPTY;
    desk.state.table_mut().market.row.pop();
    let events = desk.play("deal:SP1");
    assert_eq!(desk.table().market.row.len(), 5, "a deal of the hand draws nothing");
    assert!(!events.contains(&Event::Reshuffled));
    let events = [desk.play("acquire:1"), desk.play("take")].concat();
    assert!(events.contains(&Event::Reshuffled));
    let row = &desk.table().market.row;
    assert_eq!((row.len(), row[4].card), (5, desk.card("SP1")), "the discard had just this card");
}

/// Rulings R16, R17.
#[test]
fn bonus_cards_do_what_they_show() {
    for (card, before, expected) in [
        ("BO1", "R", vec!["YR", "RR", "YG"]),
        ("BO3", "Y", vec!["YG", "RG", "YB"]),
        ("BO5", "", vec!["YY"]),
        ("BO7", "Y", vec!["Y", "R", "G"]),
        ("BO8", "B", vec!["YRB"]),
    ] {
        let mut desk = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
        desk.set_caravan(0, before).give(0, &[card]);
        desk.assert_results(&format!("play:{card}"), &expected);
    }
}

/// Ruling R17.
#[test]
fn bo7_raises_first_and_then_takes_a_card_back() {
    let mut desk = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    desk.set_caravan(0, "YY").give(0, &["BO7"]).lay(0, &["ST1"]);
    desk.play("play:BO7");
    desk.play("raise:Y");
    desk.play("stop");
    assert_eq!(desk.moves(), ["back:ST1", "stop"]);
    desk.play("back:ST1");
    assert_eq!(desk.caravan(0), "YR");
    assert!(desk.place(0).hand.contains(desk.card("ST1").0));
}

#[test]
fn r14_nobody_claims_more_cards_than_end_the_game() {
    let mut desk = SpiceRoadFixture::new(2);
    let cards: Vec<_> = desk.table().point_pile.iter().take(6).collect();
    let table = desk.state.table_mut();
    for card in cards {
        table.point_pile.remove(card);
        table.places[0].claimed.push(card).unwrap();
    }
    table.closing = true;
    assert!(
        desk.game.invariants(&desk.state).is_err(),
        "who has the deciding card does not play again"
    );
    desk.state.table_mut().active = Seat(1);
    assert_eq!(desk.game.invariants(&desk.state), Ok(()));
}

#[test]
fn only_the_notation_that_is_written_is_read() {
    let desk = SpiceRoadFixture::new(2);
    for text in [
        "acquire:+3",
        "acquire:03",
        "acquire:0",
        "rest:",
        "rest:x",
        "play:",
        "pay:y",
        "trade:-1",
        "",
    ] {
        assert_eq!(desk.game.read_move(text), None, "{text}");
    }
}
