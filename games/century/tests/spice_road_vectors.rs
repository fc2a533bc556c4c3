//! The vectors of the fact file beyond the rulebook's own examples (T09 and on), and the rulings.

use century::cubes::{Cube, Cubes};
use century::spice_road::{Coin, Event, Phase, Shared};
use kit::{Game as _, Options, Seat};

use crate::fixture::{SpiceRoadFixture, content, cubes};

/// Rulings R5, R6.
#[test]
fn t09_a_caravan_may_overflow_during_the_turn_and_is_cut_at_its_end() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYYYYYYYY").give(0, &["SP2"]);
    let events = fixture.play("play:SP2");
    let discarded = events.iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
    assert_eq!(discarded, 3);
    assert_eq!(fixture.caravan(0), "YYYYYYYYYY");
}

/// Rulings R8, R9.
#[test]
fn t11_cubes_on_a_bought_card_can_overfill_the_caravan() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYYYRRRGGG").stall(2, "TR01", "YYG");
    fixture.play("acquire:2");
    fixture.play("pay:R");
    assert_eq!(fixture.place(0).caravan.total(), 12);
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(0) });
    assert_eq!(fixture.refusal("discard:B"), "century-no-such-cube");
    fixture.play("discard:Y");
    fixture.play("discard:R");
    assert_eq!(fixture.place(0).caravan.total(), 10);
    assert_eq!(fixture.table().active, Seat(1));
}

/// Ruling R3.
#[test]
fn t12_brown_cannot_be_raised() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "B").give(0, &["UP3"]);
    fixture.assert_results("play:UP3", &["B"]);
    fixture.set_caravan(0, "YB");
    fixture.play("play:UP3");
    assert_eq!(fixture.refusal("raise:B"), "century-top-level");
    assert_eq!(fixture.refusal("raise:G"), "century-no-such-cube");
}

/// Ruling R3.
#[test]
fn t13_one_cube_may_be_raised_three_times() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "Y").give(0, &["UP3"]);
    fixture.assert_results("play:UP3", &["Y", "R", "G", "B"]);
}

/// Rulings R12, R13.
#[test]
fn t14_a_claim_pays_the_cost_and_takes_the_coin_above() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "GGGBBY").point(2, "VP30");
    let before = *fixture.table();
    let events = fixture.play("claim:2");
    let point = fixture.point_number("VP30");
    assert!(events.contains(&Event::Claimed { seat: Seat(0), point, coin: Some(Coin::Silver) }));
    assert_eq!(fixture.caravan(0), "Y");
    assert_eq!((fixture.place(0).gold, fixture.place(0).silver), (0, 1));
    assert_eq!(fixture.table().silver, before.silver - 1);
    assert_eq!(fixture.table().points[1..4], before.points[2..5]);
    assert_eq!(fixture.table().points.len(), 5);
    let standing = fixture.game.standing(&fixture.state);
    assert_eq!(standing.seats[0].points, 17 + 1);
}

/// Ruling R12.
#[test]
fn t16_silver_that_has_run_out_first_leaves_the_second_card_bare() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYRR").point(2, "VP01");
    fixture.state.table_mut().silver = 0;
    fixture.state.table_mut().gold = 2;
    fixture.play("claim:2");
    assert_eq!((fixture.place(0).gold, fixture.place(0).silver), (0, 0));
    fixture.set_caravan(1, "YYRRR").point(1, "VP05");
    fixture.play("claim:1");
    assert_eq!((fixture.place(1).gold, fixture.place(1).silver), (1, 0));
}

#[test]
fn r12_silver_moves_to_the_first_card_when_the_last_gold_is_taken() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.state.table_mut().gold = 1;
    fixture.set_caravan(0, "YYRR").point(1, "VP01").set_caravan(1, "YYRRR").point(2, "VP05");
    fixture.play("claim:1");
    assert_eq!((fixture.place(0).gold, fixture.table().gold), (1, 0));
    // What lay second is now first and has the silver above it.
    fixture.play("claim:1");
    assert_eq!((fixture.place(1).gold, fixture.place(1).silver), (0, 1));
    fixture.set_caravan(0, "YYYRR").point(2, "VP02");
    fixture.play("claim:2");
    assert_eq!(fixture.place(0).silver, 0, "nothing lies above the second card any more");
}

#[test]
fn t18_final_points_come_from_cards_coins_and_cubes_that_are_not_yellow() {
    let mut fixture = SpiceRoadFixture::new(2);
    let (twelve, twenty) = (fixture.point_number("VP18"), fixture.point_number("VP35"));
    fixture.set_caravan(0, "YYRGB");
    let place = &mut fixture.state.table_mut().places[0];
    place.claimed = [twelve, twenty].into_iter().collect();
    (place.gold, place.silver) = (1, 2);
    let line = fixture.game.standing(&fixture.state).seats[0].clone();
    let sources: Vec<_> = line.sources.iter().map(|source| (source.id, source.points)).collect();
    assert_eq!(sources, [("point-cards", 32), ("gold", 3), ("silver", 2), ("spices", 3)]);
    assert_eq!(line.points, 40);
}

/// Ruling R15.
#[test]
fn t19_of_those_who_are_level_the_latest_in_turn_order_wins() {
    let mut fixture = SpiceRoadFixture::new(4);
    for (seat, letters) in ["RRR", "RR", "RRR", "RRR"].into_iter().enumerate() {
        fixture.set_caravan(seat as u8, letters);
    }
    let standing = fixture.game.standing(&fixture.state);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(3)]);
    let ranks: Vec<_> = standing.seats.iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [3, 4, 2, 1]);
}

/// Ruling R2.
#[test]
fn t20_a_rest_without_played_cards_passes_the_turn() {
    let mut fixture = SpiceRoadFixture::new(3);
    let before = *fixture.table();
    fixture.play("rest");
    let after = *fixture.table();
    assert_eq!(after, Shared { active: Seat(1), ..before });
}

#[test]
fn a_rest_takes_all_played_cards_back() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.lay(0, &["ST1", "TR01"]);
    fixture.play("rest");
    let hand = fixture.place(0).hand;
    assert!(["ST1", "ST2", "TR01"].iter().all(|id| hand.contains(fixture.card(id).0)));
    assert!(fixture.place(0).played.is_empty());
}

/// Ruling R13.
#[test]
fn t21_a_claim_needs_exactly_the_cubes_shown() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.point(3, "VP01");
    for letters in ["RR", "GGBB", "YRR"] {
        fixture.set_caravan(0, letters);
        assert_eq!(fixture.refusal("claim:3"), "century-cannot-claim", "{letters}");
        assert!(!fixture.is_legal("claim:3"));
    }
    fixture.set_caravan(0, "YYRR");
    assert!(fixture.is_legal("claim:3"));
    assert_eq!(fixture.refusal("claim:6"), "century-empty-slot");
}

/// Ruling R4.
#[test]
fn t22_a_trade_that_can_be_made_once_is_not_asked() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYG").give(0, &["TR11"]);
    fixture.assert_results("play:TR11", &["BB"]);
    fixture.play("play:TR11");
    assert_eq!((fixture.caravan(0).as_str(), fixture.table().active), ("BB", Seat(1)));
}

/// Ruling R16.
#[test]
fn t23_a_bonus_card_raises_any_cube_the_new_one_included() {
    let mut fixture = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    fixture.set_caravan(0, "Y").give(0, &["BO2"]);
    fixture.assert_results("play:BO2", &["YR", "RR", "YG"]);
}

#[test]
fn r17_a_take_back_brings_any_other_played_card_and_may_be_declined() {
    let mut fixture = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    fixture.set_caravan(0, "Y").give(0, &["BO6"]).lay(0, &["ST1", "TR05"]);
    fixture.play("play:BO6");
    assert_eq!(fixture.caravan(0), "YR");
    assert_eq!(fixture.moves(), ["back:ST1", "back:TR05", "stop"]);
    assert_eq!(fixture.refusal("back:BO6"), "century-not-played", "not itself");
    assert_eq!(fixture.refusal("back:ST2"), "century-not-played");
    fixture.play("back:ST1");
    assert!(fixture.place(0).hand.contains(fixture.card("ST1").0));
    assert!(fixture.place(0).played.contains(fixture.card("TR05").0));
}

/// Ruling R17.
#[test]
fn t25_a_take_back_with_nothing_else_played_does_nothing() {
    let mut fixture = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    fixture.set_caravan(0, "Y").give(0, &["BO6"]);
    fixture.assert_results("play:BO6", &["YR"]);
    fixture.play("play:BO6");
    assert_eq!(fixture.table().active, Seat(1));
    assert!(fixture.place(0).played.contains(fixture.card("BO6").0));
}

/// Ruling R19.
#[test]
fn t26_a_deal_from_the_hand_needs_two_cards_and_no_starting_card() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.lay(0, &["ST2"]).set_caravan(0, "YYY");
    assert_eq!(fixture.refusal("deal:ST1"), "century-no-deal-on-start");
    fixture.stall(1, "SP1", "").deal("SP1", "GD01");
    fixture.play("acquire:1");
    assert_eq!(fixture.moves(), ["take", "lay:ST1"]);
    fixture.play("lay:ST1");
    assert_eq!(fixture.caravan(0), "YYYG");
    assert!(fixture.table().market.discard.contains(fixture.card("SP1").0));
    assert!(fixture.place(0).hand.is_empty());
}

#[test]
fn r19_the_only_card_of_a_hand_cannot_be_dealt() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.lay(0, &["ST1", "ST2"]).give(0, &["TR05"]).deal("TR05", "GD28");
    assert_eq!(fixture.refusal("deal:TR05"), "century-nothing-to-lay-down");
    let mut plain = SpiceRoadFixture::new(2);
    plain.give(0, &["TR05"]);
    assert_eq!(plain.refusal("deal:TR05"), "century-no-deals");
}

/// Rulings R21, R23.
#[test]
fn t27_a_deal_acts_for_its_owner_and_gives_to_all_others() {
    let mut fixture = SpiceRoadFixture::with_everything(3);
    fixture.lay(0, &["ST2"]).set_caravan(0, "").set_caravan(1, "").set_caravan(2, "R");
    fixture.give(0, &["TR05"]).deal("TR05", "GD28");
    fixture.play("deal:TR05");
    assert_eq!(
        (fixture.caravan(0), fixture.caravan(1), fixture.caravan(2)),
        ("B".into(), "Y".into(), "YR".into())
    );
    assert!(fixture.table().market.discard.contains(fixture.card("TR05").0));
    assert!(fixture.place(0).played.contains(fixture.card("ST1").0));
    assert!(fixture.place(0).hand.is_empty());
}

/// Ruling R19.
#[test]
fn a_deal_from_the_hand_asks_which_card_is_laid_down() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.set_caravan(0, "Y").give(0, &["TR05"]).deal("TR05", "GD01");
    fixture.play("deal:TR05");
    assert_eq!(fixture.moves(), ["lay:ST1", "lay:ST2"]);
    assert_eq!(fixture.refusal("lay:TR05"), "century-not-the-deal-card");
    assert_eq!(fixture.refusal("lay:TR01"), "century-not-in-hand");
    fixture.play("lay:ST2");
    assert_eq!(fixture.caravan(0), "YG");
}

#[test]
fn r7_a_gift_can_overfill_anothers_caravan_who_then_discards() {
    let mut fixture = SpiceRoadFixture::with_everything(3);
    fixture.set_caravan(0, "YYYYRRRRGG").set_caravan(2, "YYYYYYYYYR").set_caravan(1, "YRRRRRRRRR");
    fixture.lay(0, &["ST2"]).give(0, &["TR05"]).deal("TR05", "GD28");
    fixture.play("deal:TR05");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(0) }, "the active seat first");
    fixture.play("discard:Y");
    assert_eq!(fixture.table().phase, Phase::Discard { seat: Seat(1) }, "then clockwise");
    fixture.play("discard:Y");
    fixture.play("discard:R");
    assert_eq!(fixture.table().active, Seat(1));
    assert!((0..3).all(|seat| fixture.place(seat).caravan.total() == 10));
}

#[test]
fn r20_a_deal_on_acquire_first_takes_the_cubes_on_the_card() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    // A trade deal that only the collected cubes make possible (R24).
    fixture.set_caravan(0, "Y").stall(1, "SP1", "G").deal("SP1", "GD26");
    fixture.play("acquire:1");
    assert_eq!(fixture.caravan(0), "YG");
    fixture.play("lay:ST1");
    assert_eq!(fixture.caravan(0), "YB");
}

#[test]
fn r24_a_trade_deal_that_cannot_be_made_is_not_offered() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.set_caravan(0, "Y").stall(1, "SP1", "").deal("SP1", "GD26");
    let card = fixture.card("SP1");
    fixture.play("acquire:1");
    assert!(fixture.place(0).hand.contains(card.0), "the card goes straight to the hand");
    fixture.set_caravan(1, "Y").give(1, &["TR05"]).deal("TR05", "GD26");
    assert_eq!(fixture.refusal("deal:TR05"), "century-trade-too-dear");
}

#[test]
fn r22_the_row_is_refilled_after_the_deal_has_had_its_effect() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.set_caravan(0, "YY").stall(1, "SP1", "").deal("SP1", "GD19");
    fixture.play("acquire:1");
    fixture.play("lay:ST1");
    assert_eq!(fixture.table().market.row.len(), 5, "no new card is seen before the raises");
    fixture.play("raise:Y");
    fixture.play("stop");
    assert_eq!(fixture.table().market.row.len(), 6);
    assert_eq!(fixture.caravan(0), "YR");
}

#[test]
fn r25_a_card_laid_down_comes_back_with_a_rest_the_discarded_one_does_not() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.lay(0, &["ST2"]).set_caravan(0, "").give(0, &["TR05"]).deal("TR05", "GD01");
    fixture.play("deal:TR05");
    fixture.play("rest");
    fixture.play("rest");
    let hand: Vec<_> = fixture.place(0).hand.iter().collect();
    assert_eq!(hand, [fixture.card("ST1").0, fixture.card("ST2").0]);
}

/// Ruling R26.
#[test]
fn r11_an_empty_pile_is_made_anew_from_the_common_discard_and_deals_stay() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    let pile: Vec<_> = fixture.table().market.pile.iter().collect();
    for &card in &pile {
        fixture.state.table_mut().market.pile.remove(card);
        fixture.state.table_mut().market.discard.insert(card);
        let deal = fixture.table().market.deals.iter().next().unwrap();
        fixture.state.table_mut().market.set_deal(century::cards::Card(card), deal);
    }
    let before = *fixture.table();
    fixture.play("acquire:1");
    fixture.play("take");
    let market = &fixture.table().market;
    assert_eq!(market.row.len(), 6);
    assert!(market.discard.is_empty());
    assert_eq!(market.pile.len() as usize, pile.len() - 1);
    let came = market.row[5].card;
    assert_eq!(market.deal_on(came), before.market.deal_on(came));
}

/// Ruling R10.
#[test]
fn t31_with_an_empty_pile_the_row_gets_shorter() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.state.table_mut().market.pile = kit::CardSet::EMPTY;
    fixture.set_caravan(0, "YYYYY");
    fixture.play("acquire:6");
    assert_eq!(fixture.caravan(0), "");
    assert_eq!(fixture.table().market.row.len(), 5);
    assert!(fixture.table().market.row.iter().all(|stall| stall.cubes.to_string() == "Y"));
    assert_eq!(fixture.refusal("acquire:6"), "century-empty-slot");
}

/// Ruling R8.
#[test]
fn t32_a_merchant_out_of_reach_is_refused() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYR");
    assert_eq!(fixture.refusal("acquire:5"), "century-cannot-reach");
    assert!(fixture.is_legal("acquire:4") && !fixture.is_legal("acquire:5"));
}

/// Ruling R4.
#[test]
fn t33_a_trade_needs_all_its_cubes() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYYYY").give(0, &["TR09"]);
    fixture.assert_results("play:TR09", &["BB"]);
    fixture.set_caravan(0, "YYYY");
    assert_eq!(fixture.refusal("play:TR09"), "century-trade-too-dear");
    assert!(!fixture.is_legal("play:TR09"));
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
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YRG");
    fixture.play("acquire:3");
    assert_eq!(fixture.moves(), ["pay:Y", "pay:R", "pay:G"]);
    assert_eq!(fixture.refusal("pay:B"), "century-no-such-cube");
    fixture.play("pay:G");
    fixture.play("pay:Y");
    let row = &fixture.table().market.row;
    assert_eq!((row[0].cubes.to_string(), row[1].cubes.to_string()), ("G".into(), "Y".into()));
    assert_eq!(fixture.caravan(0), "R");
}

#[test]
fn r14_the_last_round_is_played_to_its_end_and_later_seats_may_claim() {
    let mut fixture = SpiceRoadFixture::new(4);
    let spare: Vec<_> = fixture.table().point_pile.iter().take(4).collect();
    for card in &spare {
        fixture.state.table_mut().point_pile.remove(*card);
        fixture.state.table_mut().places[1].claimed.push(*card).unwrap();
    }
    fixture.play("rest");
    fixture.set_caravan(1, "YYRR").point(1, "VP01");
    let events = fixture.play("claim:1");
    assert!(events.contains(&Event::LastRound { seat: Seat(1) }));
    fixture.set_caravan(2, "YYRRR").point(1, "VP05");
    fixture.play("claim:1");
    let events = fixture.play("rest");
    assert_eq!(events.last(), Some(&Event::Ended { stopped: false }));
    assert!(fixture.game.awaiting(&fixture.state).is_over());
    assert!(fixture.game.standing(&fixture.state).is_final);
    let error = fixture.game.play(
        &mut fixture.state.clone(),
        Seat(0),
        century::spice_road::Move::Rest,
        &mut kit::Unlogged,
    );
    assert_eq!(error.unwrap_err().rule.code, "game-over");
}

#[test]
fn r28_a_game_without_end_is_stopped_and_scored() {
    let mut fixture = SpiceRoadFixture::new(2);
    let mut turns = 0;
    while !fixture.game.awaiting(&fixture.state).is_over() {
        fixture.play("rest");
        turns += 1;
    }
    assert_eq!(turns, 400);
    let standing = fixture.game.standing(&fixture.state);
    assert!(standing.is_final && standing.stopped);
}

#[test]
fn moves_of_other_seats_and_other_moments_are_refused() {
    let mut fixture = SpiceRoadFixture::new(2);
    assert_eq!(fixture.refusal("pay:Y"), "not-now");
    assert_eq!(fixture.refusal("stop"), "not-now");
    let rest = century::spice_road::Move::Rest;
    let mut state = fixture.state;
    let mut code = |seat| {
        fixture.game.play(&mut state, Seat(seat), rest, &mut kit::Unlogged).unwrap_err().rule.code
    };
    assert_eq!(code(1), "not-your-turn");
    assert_eq!(code(2), "no-such-seat");
    assert_eq!(code(255), "no-such-seat");
}

#[test]
fn r9_cubes_stay_on_their_cards_when_the_row_slides() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture
        .set_caravan(0, "YYYR")
        .stall(1, "TR01", "R")
        .stall(4, "TR17", "")
        .stall(5, "TR26", "GB");
    fixture.play("acquire:4");
    for _ in 0..3 {
        fixture.play("pay:Y");
    }
    let row = &fixture.table().market.row;
    assert_eq!(row[0].cubes.to_string(), "YR", "one more cube on the first card");
    assert_eq!((row[3].card, row[3].cubes.to_string()), (fixture.card("TR26"), "GB".into()));
}

#[test]
fn r10_an_empty_row_leaves_nothing_to_acquire() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.state.table_mut().market.pile = kit::CardSet::EMPTY;
    fixture.state.table_mut().market.row.clear();
    assert!(fixture.moves().iter().all(|text| !text.starts_with("acquire")));
    assert_eq!(fixture.refusal("acquire:1"), "century-empty-slot");
}

#[test]
fn r11_only_a_card_that_leaves_the_row_has_it_refilled() {
    let mut fixture = SpiceRoadFixture::with_everything(2);
    fixture.give(0, &["SP1"]).deal("SP1", "GD01").lay(0, &["ST1"]);
    fixture.state.table_mut().market.pile = kit::CardSet::EMPTY;
    fixture.state.table_mut().market.row.pop();
    let events = fixture.play("deal:SP1");
    assert_eq!(fixture.table().market.row.len(), 5, "a deal of the hand draws nothing");
    assert!(!events.contains(&Event::Reshuffled));
    let events = [fixture.play("acquire:1"), fixture.play("take")].concat();
    assert!(events.contains(&Event::Reshuffled));
    let row = &fixture.table().market.row;
    assert_eq!(
        (row.len(), row[4].card),
        (5, fixture.card("SP1")),
        "the discard had just this card"
    );
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
        let mut fixture = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
        fixture.set_caravan(0, before).give(0, &[card]);
        fixture.assert_results(&format!("play:{card}"), &expected);
    }
}

/// Ruling R17.
#[test]
fn bo7_raises_first_and_then_takes_a_card_back() {
    let mut fixture = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    fixture.set_caravan(0, "YY").give(0, &["BO7"]).lay(0, &["ST1"]);
    fixture.play("play:BO7");
    fixture.play("raise:Y");
    fixture.play("stop");
    assert_eq!(fixture.moves(), ["back:ST1", "stop"]);
    fixture.play("back:ST1");
    assert_eq!(fixture.caravan(0), "YR");
    assert!(fixture.place(0).hand.contains(fixture.card("ST1").0));
}

#[test]
fn r14_nobody_claims_more_cards_than_end_the_game() {
    let mut fixture = SpiceRoadFixture::new(2);
    let cards: Vec<_> = fixture.table().point_pile.iter().take(6).collect();
    let table = fixture.state.table_mut();
    for card in cards {
        table.point_pile.remove(card);
        table.places[0].claimed.push(card).unwrap();
    }
    table.closing = true;
    assert!(
        fixture.game.invariants(&fixture.state).is_err(),
        "who has the deciding card does not play again"
    );
    fixture.state.table_mut().active = Seat(1);
    assert_eq!(fixture.game.invariants(&fixture.state), Ok(()));
}

#[test]
fn only_the_notation_that_is_written_is_read() {
    let fixture = SpiceRoadFixture::new(2);
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
        assert_eq!(fixture.game.read_move(text), None, "{text}");
    }
}

/// The points a cost is worth by the rule that all printed cards follow: the levels of its cubes,
/// one more for three colours, two more for four.
fn printed_points(cost: Cubes) -> i32 {
    let colours = Cube::ALL.into_iter().filter(|&cube| cost.count(cube) > 0).count() as i32;
    i32::from(cost.levels()) + (colours - 2).max(0)
}
