//! The worked examples of the rulebook's section on Spice Road, in their order (vectors T01-T08
//! of the fact file).

use kit::Options;

use crate::fixture::SpiceRoadFixture;

/// Ruling R5.
#[test]
fn t01_a_spice_card_gives_the_cubes_it_shows() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "Y").give(0, &["SP3"]);
    fixture.play("play:SP3");
    assert_eq!(fixture.caravan(0), "YYR");
    assert!(fixture.place(0).played.contains(fixture.card("SP3").0));
    assert!(!fixture.place(0).hand.contains(fixture.card("SP3").0));
    assert_eq!(fixture.table().active, kit::Seat(1));
}

/// Ruling R3.
#[test]
fn t02_two_raises_may_go_to_two_cubes_or_twice_to_one() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YY");
    fixture.assert_results("play:ST2", &["YY", "YR", "RR", "YG"]);
}

/// Ruling R4.
#[test]
fn t03_a_trade_is_made_as_often_as_the_cubes_allow_and_at_least_once() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYYYYY").give(0, &["TR02"]);
    fixture.assert_results("play:TR02", &["YYYYG", "YYGG", "GGG"]);
    fixture.play("play:TR02");
    assert_eq!(fixture.moves(), ["trade:1", "trade:2", "trade:3"]);
    assert_eq!(fixture.refusal("trade:4"), "century-trade-too-often");
    assert_eq!(fixture.refusal("trade:0"), "century-trade-at-least-once");
    assert_eq!(fixture.refusal("stop"), "century-trade-at-least-once");
    fixture.play("trade:2");
    assert_eq!(fixture.caravan(0), "YYGG");
}

/// Rulings R8, R10.
#[test]
fn t04_the_fourth_merchant_costs_a_cube_on_each_card_before_it() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "YYYR").stall(4, "TR17", "");
    let before = *fixture.table();
    let card = fixture.card("TR17");
    fixture.play("acquire:4");
    for _ in 0..3 {
        fixture.play("pay:Y");
    }
    let after = fixture.table();
    assert_eq!(fixture.caravan(0), "R");
    assert!(fixture.place(0).hand.contains(card.0));
    for slot in 0..3 {
        assert_eq!(after.market.row[slot].card, before.market.row[slot].card);
        assert_eq!(after.market.row[slot].cubes.to_string(), "Y");
    }
    assert_eq!(after.market.row[3], before.market.row[4]);
    assert_eq!(after.market.row[4], before.market.row[5]);
    assert_eq!(after.market.row.len(), 6);
    assert!(after.market.row[5].cubes.is_empty());
    assert_eq!(after.market.pile.len(), before.market.pile.len() - 1);
}

/// Ruling R8.
#[test]
fn t05_the_first_merchant_is_free() {
    let mut fixture = SpiceRoadFixture::new(2);
    fixture.set_caravan(0, "");
    let card = fixture.table().market.row[0].card;
    fixture.play("acquire:1");
    assert!(fixture.place(0).hand.contains(card.0));
    assert_eq!(fixture.caravan(0), "");
}

/// Ruling R18.
#[test]
fn t06_each_repeat_of_the_two_way_trade_is_chosen_freely() {
    let mut fixture = SpiceRoadFixture::with(Options::seats(2).with("bonus-cards"));
    fixture.set_caravan(0, "YYYYYY").give(0, &["BO4"]);
    fixture.assert_results("play:BO4", &["YYYB", "YYYRR", "BB", "RRB", "RRRR"]);
    fixture.set_caravan(0, "YYYYYYYYY");
    let results = fixture.results("play:BO4");
    for thrice in ["BBB", "RRBB", "RRRRB", "RRRRRR"] {
        assert!(results.contains(thrice), "{thrice} cannot be reached");
    }
    assert!(!results.contains("YYYYYYYYY"), "at least one trade must be made");
}

/// Ruling R1.
#[test]
fn t07_setup_for_five() {
    let fixture = SpiceRoadFixture::new(5);
    let table = fixture.table();
    let caravans: Vec<_> = (0..5).map(|seat| fixture.caravan(seat)).collect();
    assert_eq!(caravans, ["YYY", "YYYY", "YYYY", "YYYR", "YYYR"]);
    assert_eq!((table.gold, table.silver), (10, 10));
    assert_eq!((table.market.row.len(), table.market.pile.len()), (6, 37));
    assert_eq!((table.points.len(), table.point_pile.len()), (5, 31));
    let hand: Vec<_> = fixture.place(4).hand.iter().collect();
    assert_eq!(hand, [fixture.card("ST1").0, fixture.card("ST2").0]);
    let with_bonus = SpiceRoadFixture::with(Options::seats(5).with("bonus-cards"));
    assert_eq!(with_bonus.table().market.pile.len(), 45);
    let one_pack = SpiceRoadFixture::with(Options::seats(5).with("bonus-cards=b1"));
    assert_eq!(one_pack.table().market.pile.len(), 41);
}

/// Ruling R14.
#[test]
fn t08_coins_and_the_end_follow_the_number_of_seats() {
    for (seats, coins, end) in [(2, 4, 6), (3, 6, 6), (4, 8, 5), (5, 10, 5)] {
        let mut fixture = SpiceRoadFixture::new(seats);
        assert_eq!((fixture.table().gold, fixture.table().silver), (coins, coins), "{seats} seats");
        // The deciding card announces the last round, the one before it does not.
        for claim in 1..=end {
            while fixture.table().active != kit::Seat(0) {
                fixture.play("rest");
            }
            fixture.set_caravan(0, "YYRR").point(5, "VP01");
            assert!(!fixture.table().closing, "{seats} seats, before claim {claim}");
            let point = fixture.point_number("VP01");
            fixture.play("claim:5");
            // Claim it again next time: the card goes back into the pile.
            let table = fixture.state.table_mut();
            let place = table.places[0].claimed.iter().position(|&card| card == point).unwrap();
            table.places[0].claimed[place] = u8::MAX;
            table.point_pile.insert(point);
        }
        assert!(fixture.table().closing, "{seats} seats");
    }
}
