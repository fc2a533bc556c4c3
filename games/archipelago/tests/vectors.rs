//! The other vectors of the facts, and rulings.

use archipelago::components::{Board, Building};
use archipelago::units::{ENGAGED, LYING, spot_of};
use archipelago::{Archipelago, Phase, Stage};
use kit::{BadOptions, CannotOpen, Content, Game as _, Options, Seat};

use crate::fixture::ArchipelagoFixture;

fn content() -> Content {
    archipelago::META.read_content().unwrap()
}

/// A fixture with one region of plain and sea, and its number.
fn coast(seats: u8) -> (ArchipelagoFixture, u8) {
    let mut fixture = ArchipelagoFixture::new(seats);
    let region = fixture.lay("H20b", 0, 1, 0);
    (fixture, region)
}

#[test]
fn vectors_18_and_58_equals_share_a_rank_and_nothing_does_not_rank() {
    for (fish, points) in [([5, 5, 3, 1], [3, 3, 2, 1]), ([4, 0, 0, 0], [3, 0, 0, 0])] {
        let mut fixture = ArchipelagoFixture::with(Options::seats(4).with("length=medium"));
        fixture.objectives(&["M08", "M01", "M02", "M03"]);
        for (seat, count) in fish.into_iter().enumerate() {
            fixture.stock(seat as u8, 0, &[("fish", count)], 0);
        }
        assert_eq!([0, 1, 2, 3].map(|seat| fixture.points_of(Seat(seat))), points);
    }
}

#[test]
fn vector_21_nobody_bids_and_the_order_stays() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).table_mut().turn = 1;
    fixture.bidding().bids(&[0, 0, 0]);
    assert_eq!(fixture.table().stage, Stage::Rounds);
    assert_eq!(fixture.seat(), Seat(0));
}

#[test]
fn vectors_23_and_45_ties_are_bid_for_again_but_not_by_two() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).table_mut().turn = 1;
    let bank = fixture.table().bank;
    fixture.bidding().bids(&[3, 3, 0]);
    assert!(matches!(fixture.table().phase, Phase::Bid { again: true, .. }));
    fixture.play_as(Seat(0), "bid:1");
    fixture.play_as(Seat(1), "bid:1");
    assert_eq!((fixture.table().stage, fixture.table().bank), (Stage::Rounds, bank + 8));
    let (mut two, region) = coast(2);
    two.citizens(0, region, 0, 3).table_mut().turn = 1;
    let bank = two.table().bank;
    two.bidding().bids(&[3, 3]);
    assert_eq!((two.table().stage, two.table().bank), (Stage::Rounds, bank + 6));
}

#[test]
fn vector_45_two_seats_have_twice_the_ships_but_one_circle() {
    let (mut fixture, region) = coast(2);
    let other = fixture.lay("H07a", 0, 0, 1);
    fixture.ships(0, region, 0, 7).stock(0, 10, &[("wood", 2)], 0);
    // More citizens than one colour has.
    for (at, (q, r)) in [(-1, 1), (-1, 0), (0, -1)].into_iter().enumerate() {
        let full = fixture.lay(["H08b", "H10b", "H11b"][at], 0, q, r);
        fixture.citizens(0, full, 0, 3);
    }
    fixture.citizens(0, region, 0, 2).citizens(0, other, 0, 2);
    let ship = format!("build:ship:1c{region}.0:0.0:0.0");
    fixture.play(&ship);
    fixture.plays(&["end", "end"]);
    assert_eq!(fixture.refusal(&ship), "no-supply");
    fixture.plays(&["reproduction", &format!("breed:{other}"), "stop", "end"]);
    assert_eq!(fixture.population(), 14);
    assert_eq!(fixture.refusal("reproduction"), "no-circle");
}

#[test]
fn vector_46_thirteen_tokens_are_all_towns_and_temples() {
    let mut fixture = ArchipelagoFixture::new(3);
    let places = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, 0)];
    let ids = ["H07a", "H08b", "H10b", "H11b", "H18b", "H19a", "H22b"];
    for (id, (q, r)) in ids.into_iter().zip(places) {
        let region = fixture.lay(id, 0, q, r);
        fixture.site(region, Building::Town, None);
        if region < 7 {
            fixture.site(region, Building::Temple, None);
        }
    }
    fixture.citizens(0, 7, 0, 1).stock(0, 5, &[("stone", 2)], 0);
    assert_eq!(fixture.refusal("build:temple:1c7.0:0.0:0.0"), "no-tokens");
    fixture.table_mut().regions[6].sites[Building::Temple.index()] = Default::default();
    fixture.play("build:temple:1c7.0:0.0:0.0");
}

#[test]
fn vector_49_the_king_counts_for_three_florins() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(0, "A05").table_mut().turn = 1;
    let bank = fixture.table().bank;
    fixture.bidding().bids(&[1, 3, 0]);
    assert_eq!(fixture.table().phase, Phase::Order { decider: Seat(0) });
    assert_eq!(fixture.table().bank, bank + 4);
}

#[test]
fn vectors_24_and_73_two_on_one_shore_have_a_child() {
    let (mut fixture, region) = coast(3);
    let strait = fixture.lay("H18a", 0, 0, 1);
    fixture.rebels(0, region, 0, 1).citizens(0, region, 0, 1);
    fixture.citizens(0, strait, 0, 1).citizens(0, strait, 1, 1);
    assert_eq!(fixture.refusal("reproduction"), "no-couple");
    let other = fixture.lay("H07a", 0, -1, 1);
    fixture.flagged(0, other, 0, ENGAGED).citizens(0, other, 0, 1);
    fixture.play("reproduction");
    let moves = fixture.moves();
    assert_eq!(moves, [format!("breed:{other}")]);
}

#[test]
fn vector_26_ten_citizens_are_all() {
    let (mut fixture, _) = coast(3);
    for (at, (q, r)) in [(0, 1), (-1, 1), (-1, 0)].into_iter().enumerate() {
        let id = ["H07a", "H08b", "H10b"][at];
        let region = fixture.lay(id, 0, q, r);
        fixture.citizens(0, region, 0, 3);
    }
    fixture.citizens(0, 1, 0, 1).own(0, "A18").own(0, "A11").own(0, "A39").stock(0, 20, &[], 0);
    fixture.table_mut().surplus = 5;
    assert_eq!(fixture.refusal("recruitment"), "no-supply");
    for id in ["A18", "A11", "A39"] {
        assert_eq!(fixture.refusal(&format!("use:{id}:0.0")), "no-effect", "{id}");
    }
}

#[test]
fn vector_28_the_bank_gives_what_it_has() {
    for quarry in [false, true] {
        let mut fixture = ArchipelagoFixture::new(3);
        let region = fixture.lay("H04b", 0, 1, 0);
        fixture.citizens(0, region, 0, 3).stock(1, 0, &[("stone", 10)], 0).own(0, "A26");
        assert_eq!(fixture.table().bank_cubes[4], 1);
        if quarry {
            fixture.play("use:A26:0.0");
        }
        fixture.play("harvest:stone");
        let work = format!("work:1c{region}.0");
        fixture.plays(&[&work, &work, &work]);
        assert_eq!(fixture.cubes(0, "stone"), 1);
    }
}

#[test]
fn vector_29_a_foreign_town_needs_consent() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 1).site(region, Building::Town, Some(1));
    assert_eq!(fixture.refusal("harvest:wood"), "needs-consent");
    let mut agreed = fixture.clone();
    let harvest = format!("harvest.{region}.wood.1");
    agreed.play(&format!("offer:2:f1:-:{harvest}:-"));
    assert_eq!(agreed.seat(), Seat(1));
    agreed.play("accept:1");
    assert_eq!((agreed.florins(0), agreed.florins(1)), (9, 11));
    agreed.play("harvest:wood");
    fixture.table_mut().citizens[10].flags = LYING;
    fixture.play("harvest:wood");
}

#[test]
fn vector_31_a_town_citizen_uses_port_and_market_and_stays() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(0)).site(region, Building::Port, None);
    fixture.site(region, Building::Market, None).stock(0, 10, &[("cattle", 4)], 0);
    fixture.plays(&[&format!("open:port:{region}:town"), "sell:abroad:cattle", "stop", "end"]);
    fixture.plays(&["end", "end"]);
    fixture.plays(&[&format!("open:market:{region}:town"), "sell:home:cattle", "stop"]);
    assert_eq!(fixture.refusal("migration"), "no-unit");
}

#[test]
fn vector_34_the_recruiter_works_once_a_turn() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1).own(0, "A11").table_mut().surplus = 3;
    fixture.plays(&["use:A11:0.0", &format!("recruit:{region}.0")]);
    assert_eq!(fixture.refusal("use:A11:0.0"), "one-card");
    fixture.plays(&["end", "end", "end"]);
    assert_eq!(fixture.refusal("use:A11:0.0"), "card-engaged");
}

#[test]
fn vector_61_each_site_is_used_once_in_a_phase() {
    let (mut fixture, region) = coast(3);
    let other = fixture.lay("H07a", 0, 0, 1);
    fixture.site(region, Building::Port, Some(0)).site(other, Building::Port, Some(0));
    fixture.stock(0, 10, &[("cattle", 4)], 0);
    let open = [region, other].map(|region| format!("open:port:{region}:unit"));
    fixture.play(&open[0]);
    assert_eq!(fixture.refusal("buy:home:cattle"), "wrong-board");
    fixture.plays(&["sell:abroad:cattle", "sell:abroad:cattle"]);
    assert_eq!(fixture.refusal(&open[1]), "one-site");
    fixture.plays(&[
        "end",
        "end",
        "end",
        &open[1],
        "sell:abroad:cattle",
        "sell:abroad:cattle",
        "end",
    ]);
    assert_eq!((fixture.florins(0), fixture.table().wheel.coins), (10 - 2 + 5 + 5 + 4 + 4, 2));
    open.iter().for_each(|open| assert_eq!(fixture.refusal(open), "site-used"));
}

#[test]
fn vector_32_a_citizen_on_a_temple_stays_up() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Temple, Some(0)).citizens(0, region, 0, 1);
    fixture.crisis(Board::Home, "stone", 6);
    assert_eq!(fixture.lying(), 1);
    // And its owner stands the other up for nothing.
    fixture.play(&format!("stand:1c{region}.0"));
    assert_eq!(fixture.table().stage, Stage::Rounds);
}

#[test]
fn vector_35_a_full_section_takes_no_more() {
    let (mut fixture, _) = coast(3);
    fixture.stock(0, 5, &[("fruit", 1)], 0).market(Board::Home, "fruit", 9);
    assert_eq!(fixture.refusal("sell:home:fruit"), "market-full");
}

#[test]
fn vector_36_board_iv_reads_the_level_the_others_have_raised() {
    let mut fixture = ArchipelagoFixture::new(4);
    let (one, two) = (fixture.lay("H07a", 0, 1, 0), fixture.lay("H08b", 0, 0, 1));
    fixture
        .citizens(0, one, 0, 3)
        .citizens(1, one, 0, 3)
        .citizens(2, one, 0, 3)
        .citizens(3, two, 0, 1);
    fixture.market(Board::Home, "fish", 7).market(Board::Home, "wood", 4);
    fixture.table_mut().surplus = 12;
    fixture.table_mut().turn = 1;
    fixture.bidding().bids(&[0, 0, 0, 0]);
    assert_eq!((fixture.table().surplus, fixture.table().rebellion), (13, 3));
}

#[test]
fn vector_37_taxes_and_their_circles() {
    let mut fixture = ArchipelagoFixture::new(4);
    let (one, two, three) =
        (fixture.lay("H07a", 0, 1, 0), fixture.lay("H08b", 0, 0, 1), fixture.lay("H10b", 0, -1, 1));
    fixture.site(one, Building::Town, Some(0)).site(two, Building::Temple, Some(0));
    fixture
        .citizens(0, one, 0, 2)
        .citizens(0, two, 0, 2)
        .rebels(0, three, 0, 1)
        .ships(0, one, 0, 2);
    fixture.stock(0, 0, &[], 0);
    fixture.play("taxes");
    assert_eq!((fixture.florins(0), fixture.table().rebellion), (11, 1));
    fixture.plays(&["end", "taxes", "end", "taxes", "end"]);
    assert_eq!(fixture.refusal("taxes"), "no-circle");
}

#[test]
fn vector_38_the_archbishop_counts_temples() {
    for (temples, calm) in [(0, 1), (2, 1), (3, 2), (5, 3)] {
        let mut fixture = ArchipelagoFixture::new(3);
        let ids = ["H07a", "H08b", "H10b", "H11b", "H18b"];
        let places = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
        for (at, (q, r)) in places.into_iter().enumerate() {
            let region = fixture.lay(ids[at], 0, q, r);
            fixture.citizens(0, region, 0, 1);
            if at < temples {
                fixture.site(region, Building::Temple, None);
            }
        }
        fixture.own(0, "A03").table_mut().rebellion = 4;
        let mut quiet = fixture.clone();
        fixture.play("use:A03:0.0");
        assert_eq!(fixture.table().rebellion, 4 - calm, "{temples} temples");
        quiet.table_mut().rebellion = 1;
        quiet.play("use:A03:0.0");
        assert_eq!(quiet.table().rebellion, 0, "not below nothing");
    }
}

#[test]
fn vector_39_a_token_is_a_gift() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).own(0, "A38").stock(0, 0, &[], 1).table_mut().rebellion = 2;
    fixture.play("use:A38:1.0");
    assert_eq!(
        (fixture.table().rebellion, fixture.stock_of(0).explorers, fixture.table().spent),
        (1, 0, 1)
    );
}

#[test]
fn vectors_40_and_53_the_cathedral_needs_a_temple_and_counts_all() {
    for temples in [3, 4] {
        let mut fixture = ArchipelagoFixture::new(3);
        for (id, (q, r)) in
            [("H07a", (1, 0)), ("H08b", (0, 1)), ("H10b", (-1, 1)), ("H11b", (-1, 0))]
        {
            fixture.lay(id, 0, q, r);
        }
        fixture.citizens(0, 1, 0, 3).citizens(1, 2, 0, 3).own(0, "A45");
        fixture.stock(0, 0, &[("stone", 3)], 0).table_mut().rebellion = 4;
        assert_eq!(fixture.refusal("raise:A45:0.0:1c1.0"), "wonder-needs");
        for region in 1..=temples {
            fixture.site(region, Building::Temple, None);
        }
        fixture.table_mut().citizens[0].spot = spot_of(Building::Temple);
        fixture.play("raise:A45:0.0:1c1.0");
        assert_eq!(fixture.table().rebellion, 4 - temples);
        assert_eq!((fixture.population(), fixture.table().used[0]), (5, 2));
        assert_eq!(fixture.points_from(Seat(0), "medals"), 2);
    }
}

#[test]
fn vector_51_the_colossus() {
    // One worker less, as the clean print says (R69).
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 2).own(0, "A46").stock(0, 0, &[("iron", 3)], 0);
    fixture.table_mut().surplus = 6;
    fixture.play(&format!("raise:A46:0.0:1c{region}.0"));
    assert_eq!((fixture.table().surplus, fixture.population()), (5, 1));
    assert_eq!(fixture.points_from(Seat(0), "medals"), 1);
}

#[test]
fn vectors_41_and_65_the_benefactor_counts_what_one_gives() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).stock(0, 5, &[("cattle", 2), ("stone", 2)], 1);
    fixture.table_mut().trends = std::iter::once(11).collect();
    fixture.play(&format!("build:temple:1c{region}.0:0.0:0.0"));
    assert_eq!(fixture.table().kindness[0], 1);
    fixture.market(Board::Abroad, "cattle", 3).crisis(Board::Abroad, "cattle", 7);
    fixture.table_mut().round = Default::default();
    fixture.table_mut().used = [0; 5];
    fixture.plays(&["supply:own", "supply:own", "supply:token"]);
    fixture.plays(&["supply:market", "supply:market", "supply:market"]);
    assert_eq!(fixture.table().kindness[0], 4);
}

#[test]
fn vector_42_others_make_no_deals_among_themselves() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 1);
    let refused = fixture.try_play_as(Seat(1), "offer:3:f1:-:-:-").unwrap_err();
    assert_eq!(refused.rule.code, "archipelago-wrong-partner");
    fixture.play_as(Seat(1), "offer:1:f1:-:memo.repay:-");
    // The round goes on as if nothing had happened.
    assert_eq!(fixture.seat(), Seat(0));
    fixture.play("taxes");
    fixture.play("accept:2");
    assert_eq!(fixture.table().promises.len(), 1);
    // A bundle has no place for discs and units.
    for text in ["offer:1:disc1:-:-:-", "offer:1:1c1.0:-:-:-"] {
        assert_eq!(fixture.game.read_move(text), None);
    }
}

#[test]
fn vector_43_one_place_is_promised_once() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).table_mut().turn = 1;
    fixture.bidding().bids(&[1, 0, 0]);
    fixture.play_as(Seat(2), "offer:1:f1:-:order.3.0:-");
    fixture.play_as(Seat(1), "offer:1:f1:-:order.2.0:-");
    fixture.play("accept:2");
    // The other offer is withdrawn, and cannot be made again.
    assert_eq!(fixture.state.secrets.windows[0].offers[2], None);
    let refused = fixture.try_play_as(Seat(2), "offer:1:f1:-:order.3.0:-").unwrap_err();
    assert_eq!(refused.rule.code, "archipelago-clause-conflict");
    assert_eq!(fixture.refusal("keep-order"), "place-promised");
    fixture.plays(&["next:2", "next:3"]);
    assert_eq!(fixture.table().order.to_vec(), [1, 2, 0].map(Seat));
}

#[test]
fn vectors_54_to_56_numbers_of_the_objectives() {
    let count = |seats: u8, length: &str, id: &str| {
        let options = Options::seats(seats).with(&format!("length={length}"));
        let game = Archipelago::open(&options, &content()).unwrap();
        game.components().objectives.iter().find(|card| card.id == id).unwrap().count
    };
    assert_eq!(count(3, "long", "L08"), 8);
    assert_eq!(count(3, "long", "L09"), 22);
    assert_eq!([2, 3, 4].map(|seats| count(seats, "medium", "M08")), [5, 8, 11]);
    assert_eq!(count(3, "medium", "M07"), 27);
    assert_eq!(count(3, "short", "S09"), 22);
}

/// Whether the card of seat 0 ends the game of three seats in a position, after one more decision.
fn ends(length: &str, card: &str, position: impl Fn(&mut ArchipelagoFixture)) -> bool {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with(&format!("length={length}")));
    let region = fixture.lay("H07a", 0, 1, 0);
    fixture.citizens(0, region, 0, 1);
    let others = if length == "long" { ["L01", "L04"] } else { ["M01", "M06"] };
    let others = if length == "short" { ["S05", "S04"] } else { others };
    fixture.objectives(&[card, others[0], others[1]]);
    position(&mut fixture);
    fixture.play("taxes");
    fixture.table().finishing
}

/// So many citizens more, of all three seats.
fn crowd(fixture: &mut ArchipelagoFixture, count: u8) {
    for (id, (q, r)) in [("H08b", (0, 1)), ("H10b", (-1, 1)), ("H11b", (-1, 0))] {
        fixture.lay(id, 0, q, r);
    }
    for citizen in 0..count {
        fixture.citizens(citizen % 3, 2 + citizen / 9, 0, 1);
    }
}

#[test]
fn vector_54_long_games_end_by_ships_and_surplus_workers() {
    for (ships, met) in [(7, false), (8, true)] {
        let fleet = |fixture: &mut ArchipelagoFixture| {
            (0..ships).for_each(|ship| {
                fixture.ships(ship % 3, 0, 0, 1);
            });
        };
        assert_eq!(ends("long", "L08", fleet), met, "{ships} ships");
    }
    for (surplus, met) in [(21, false), (22, true)] {
        let workers = |fixture: &mut ArchipelagoFixture| fixture.table_mut().surplus = surplus;
        assert_eq!(ends("long", "L09", workers), met, "{surplus} workers");
    }
}

#[test]
fn vector_55_medium_games_end_by_characters_and_population() {
    for (count, met) in [(7, false), (8, true)] {
        let cards = |fixture: &mut ArchipelagoFixture| {
            (0..count).for_each(|card| {
                fixture.own(card % 3, &format!("A0{}", card + 1));
            });
        };
        assert_eq!(ends("medium", "M08", cards), met, "{count} characters");
    }
    for (population, met) in [(26, false), (27, true)] {
        let people = |fixture: &mut ArchipelagoFixture| crowd(fixture, population - 1);
        assert_eq!(ends("medium", "M07", people), met, "population {population}");
    }
}

#[test]
fn vector_56_short_games_end_by_population_but_not_of_two() {
    for (population, met) in [(21, false), (22, true)] {
        let people = |fixture: &mut ArchipelagoFixture| crowd(fixture, population - 1);
        assert_eq!(ends("short", "S09", people), met, "population {population}");
    }
    for seed in 0..20 {
        let mut fixture = ArchipelagoFixture::dealt(Options::seats(2), seed);
        fixture.until(&[], |state| state.table.turn > 0);
        let special = fixture.objective("S09") | fixture.objective("S10");
        let hands = &fixture.state.secrets.objectives[..2];
        assert!(hands.iter().all(|hand| hand.count_ones() == 2 && hand & special == 0));
    }
}

#[test]
fn vector_57_the_pacifist_needs_a_margin() {
    let sets =
        [("short", "S09", "S02", 6), ("medium", "M09", "M02", 9), ("long", "L09", "L02", 11)];
    for (length, card, other, rebels) in sets {
        let mut fixture =
            ArchipelagoFixture::with(Options::seats(3).with(&format!("length={length}")));
        fixture.lay("H07a", 0, 1, 0);
        crowd(&mut fixture, 22);
        fixture.objectives(&[card, other]);
        assert_eq!(fixture.population(), 22);
        for (rebellion, points) in [(rebels, 3), (rebels + 1, 0)] {
            fixture.table_mut().rebellion = rebellion;
            assert_eq!(fixture.points_from(Seat(0), "objectives"), points, "{card}, {rebellion}");
        }
    }
}

#[test]
fn vector_60_a_lords_empty_port_is_closed_to_others() {
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(1)).site(region, Building::Port, None);
    fixture.ships(0, region, 0, 1).citizens(0, region, 0, 1).stock(
        0,
        5,
        &[("fruit", 1), ("cattle", 1)],
        0,
    );
    fixture.play("migration");
    let port = spot_of(Building::Port);
    assert_eq!(fixture.refusal(&format!("march:1s{region}.0>{region}.{port}")), "lords-region");
    let (mut fixture, region) = coast(3);
    fixture.site(region, Building::Town, Some(1)).citizens(0, region, 0, 1);
    fixture.stock(0, 5, &[("fruit", 1), ("cattle", 1)], 0);
    fixture.play(&format!("build:market:1c{region}.0:0.0:0.0"));
    assert!(fixture.table().site(region, Building::Market).is_built());
    // The builder is engaged, but controls it.
    assert_eq!(fixture.refusal(&format!("open:market:{region}:unit")), "no-unit");
    fixture.play("end");
    assert_eq!(fixture.refusal(&format!("open:market:{region}:town")), "not-controlled");
}

#[test]
fn vector_59_what_one_migration_can_do() {
    let market = spot_of(Building::Market);
    // By land to the next region, onto a building there, onto a building of its own region.
    let mut land = ArchipelagoFixture::with(Options::seats(3).with("desert-start"));
    let region = land.lay("H20b", 3, 0, -1);
    land.citizens(0, 0, 0, 1).citizens(0, region, 0, 1).site(region, Building::Market, None);
    land.play("migration");
    for way in [
        format!("march:1c0.0>{region}.0"),
        format!("march:1c0.0>{region}.{market}"),
        format!("march:1c{region}.0>{region}.{market}"),
    ] {
        land.clone().play(&way);
    }
    // Over an inlet of its own region with a ship that moves afterwards.
    let mut inlet = ArchipelagoFixture::new(3);
    let strait = inlet.lay("H18a", 0, 0, 1);
    inlet.citizens(0, strait, 0, 1).ships(0, strait, 0, 1);
    let ways = [format!("march:1c{strait}.0>{strait}.1"), format!("march:1s{strait}.0>0.0")];
    inlet.plays(&["migration", &ways[0], &ways[1]]);
    assert_eq!((inlet.table().citizens[0].spot, inlet.table().ships[0].region), (1, 0));
    // Carried to the next region; and a ship leaves a port.
    let mut sea = ArchipelagoFixture::new(3);
    let (one, two) = (sea.lay("H07a", 0, 0, -1), sea.lay("H08b", 0, 1, -1));
    let port = spot_of(Building::Port);
    sea.site(one, Building::Port, None).citizens(0, one, 0, 1).ships(0, one, port, 1);
    let ways = [format!("march:1c{one}.0>{two}.0"), format!("march:1s{one}.{port}>0.0")];
    sea.plays(&["migration", &ways[0], &ways[1]]);
    assert_eq!((sea.table().citizens[0].region, sea.table().ships[0].region), (two, 0));
}

#[test]
fn vectors_59_69_and_70_convoys_cross_once_for_every_ship() {
    let mut fixture = ArchipelagoFixture::new(3);
    let one = fixture.lay("H07a", 0, 0, -1);
    let two = fixture.lay("H08b", 0, 0, 1);
    fixture.citizens(0, one, 0, 2).ships(0, one, 0, 1);
    let far = format!("march:1c{one}.0>{two}.0");
    let mut alone = fixture.clone();
    alone.play("migration");
    assert_eq!(alone.refusal(&far), "no-way");
    // A ship on a port that was not used carries as well as any other.
    let mut anchored = fixture.clone();
    anchored.site(two, Building::Port, None).ships(0, two, spot_of(Building::Port), 1);
    anchored.plays(&["migration", &far]);
    fixture.ships(0, 0, 0, 1);
    fixture.play("migration");
    fixture.plays(&[&far, &far]);
    assert_eq!(
        fixture.table().citizens[..2].iter().map(|c| c.region).collect::<Vec<_>>(),
        [two, two]
    );
    // One that stands on a fish carries nobody.
    alone.table_mut().ships[0].flags = ENGAGED;
    assert!(!alone.moves().iter().any(|text| text.starts_with("march:1c")));
}

#[test]
fn vector_25_a_fourth_citizen_comes_only_where_another_can_leave() {
    let desert = || ArchipelagoFixture::with(Options::seats(3).with("desert-start"));
    // H20b has plains at 0, 1 and 2; turned by three it joins the desert with its southern side.
    let full = |flags: u8| {
        let mut fixture = desert();
        let region = fixture.lay("H20b", 3, 0, -1);
        fixture.citizens(0, 0, 0, 1).rebels(0, region, 0, 1).flagged(0, region, 0, ENGAGED);
        fixture.flagged(0, region, 0, flags);
        // A ship can move in any case.
        fixture.lay("H07a", 0, 0, -2);
        fixture.ships(0, region, 0, 1);
        fixture.play("migration");
        (fixture, region)
    };
    let (mut stuck, region) = full(ENGAGED);
    assert_eq!(stuck.refusal(&format!("march:1c0.0>{region}.0")), "region-full");
    let (mut free, region) = full(0);
    free.play(&format!("march:1c0.0>{region}.0"));
    assert_eq!(free.refusal("stop"), "crowded");
    free.play(&format!("march:1c{region}.0>0.0"));
    free.play("stop");
    assert_eq!(free.table().phase, Phase::Round);
}

#[test]
fn vectors_64_and_75_a_token_is_sold_as_a_cube_of_the_bank() {
    let (mut fixture, _) = coast(3);
    fixture.stock(0, 0, &[], 2).stock(1, 0, &[("stone", 11)], 0);
    assert_eq!(fixture.refusal("sell-token:abroad:stone"), "bank-empty");
    fixture.play("sell-token:abroad:iron");
    assert_eq!((fixture.florins(0), fixture.on_market(Board::Abroad, "iron")), (8, 1));
    assert_eq!(fixture.table().spent, 1);
    let mut crisis = ArchipelagoFixture::new(3);
    crisis.stock(0, 0, &[], 1).stock(1, 0, &[("stone", 11)], 0);
    crisis.crisis(Board::Abroad, "stone", 2).play("supply:token");
}

#[test]
fn vector_68_a_new_disc_brings_everybody_in_again() {
    let (mut fixture, region) = coast(3);
    fixture.ships(0, region, 0, 1);
    let face = fixture.face("H07a");
    fixture.table_mut().pile.remove(face / 2);
    let next = fixture.table().top_hex.unwrap() / 2;
    fixture.table_mut().pile.insert(next);
    fixture.table_mut().top_hex = Some(face);
    fixture.lay("H08b", 0, 0, 1);
    fixture.stock(1, 10, &[], 7);
    assert_eq!(fixture.table().explorers, 17);
    fixture.table_mut().out = std::iter::once(Seat(1)).collect();
    fixture.table_mut().used[1] = 3;
    fixture.play("exploration");
    fixture.play("take");
    let place = fixture.moves().into_iter().find(|text| text.starts_with("place:H07a")).unwrap();
    fixture.play(&place);
    fixture.until(&[], |state| state.table.phase == Phase::Round);
    assert_eq!(fixture.table().discs[..3], [4, 4, 4]);
    fixture.play("end");
    assert_eq!(fixture.seat(), Seat(1));
}

#[test]
fn vector_71_a_condition_once_met_stays_met() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 1).objectives(&["S07", "S02", "S03"]);
    fixture.stock(1, 0, &[("iron", 9), ("wood", 13)], 0).stock(0, 10, &[], 1).own(0, "A16");
    fixture.play("harvest:wood");
    fixture.play(&format!("work:1c{region}.0"));
    assert!(fixture.table().finishing);
    fixture.plays(&["use:A16:0.0", &format!("launch:{region}.0")]);
    assert_eq!(fixture.table().bank_cubes[3], 1);
    fixture.play("end");
    assert!(fixture.is_over());
}

#[test]
fn vector_72_a_supply_can_be_asked_for_but_not_promised_in_vain() {
    let (mut fixture, region) = coast(3);
    fixture.citizens(0, region, 0, 3).crisis(Board::Abroad, "iron", 2);
    fixture.play_as(Seat(1), "offer:1:f3:-:supply.2:-");
    assert!(!fixture.is_legal("accept:2"));
    assert!(fixture.is_legal("reject:2"));
}

#[test]
fn vector_74_spice_and_benefactor_are_too_much_for_five() {
    let options = |seats: u8| Options::seats(seats).with("more-spice").with("benefactor");
    let opened = |seats: u8| Archipelago::open(&options(seats), &content());
    assert!(matches!(opened(5), Err(CannotOpen::Options(BadOptions::Conflict { .. }))));
    assert!(opened(4).is_ok());
    let mut fixture = ArchipelagoFixture::dealt(options(4), 1);
    fixture.until(&[], |state| state.table.phase == Phase::Keep);
    let hands = &fixture.state.secrets.objectives[..4];
    assert!(hands.iter().all(|hand| hand.count_ones() == 2));
    assert_eq!(hands.iter().fold(0, |all, hand| all | hand).count_ones(), 8);
}
