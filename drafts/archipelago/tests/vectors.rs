//! The other vectors of the facts, and rulings.

use archipelago::components::{Board, Building};
use archipelago::units::{ENGAGED, LYING, spot_of};
use archipelago::{Archipelago, Phase, Stage};
use kit::{BadOptions, CannotOpen, Content, Game as _, Options, Seat};

use crate::desk::Desk;

fn content() -> Content {
    archipelago::META.read_content().unwrap()
}

/// A desk with one region of plain and sea, and its number.
fn coast(seats: u8) -> (Desk, u8) {
    let mut desk = Desk::new(seats);
    let region = desk.lay("H20b", 0, 1, 0);
    (desk, region)
}

#[test]
fn vector_18_and_58_equals_share_a_rank_and_nothing_does_not_rank() {
    let (mut desk, _) = coast(4);
    desk.objectives(&["S06", "S02", "S03", "S04"]);
    for (seat, iron) in [2u8, 2, 1, 0].into_iter().enumerate() {
        desk.stock(seat as u8, 0, &[("iron", iron)], 0);
    }
    let points: Vec<i32> = (0..4).map(|seat| desk.points_of(Seat(seat))).collect();
    assert_eq!(points, [3, 3, 2, 0]);
}

#[test]
fn vector_21_nobody_bids_and_the_order_stays() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).table_mut().turn = 1;
    desk.bidding().bids(&[0, 0, 0]);
    assert_eq!(desk.table().stage, Stage::Rounds);
    assert_eq!(desk.seat(), Seat(0));
}

#[test]
fn vectors_23_and_45_ties_are_bid_for_again_but_not_by_two() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).table_mut().turn = 1;
    let bank = desk.table().bank;
    desk.bidding().bids(&[3, 3, 0]);
    assert!(matches!(desk.table().phase, Phase::Bid { again: true, .. }));
    desk.play_as(Seat(0), "bid:1");
    desk.play_as(Seat(1), "bid:1");
    assert_eq!((desk.table().stage, desk.table().bank), (Stage::Rounds, bank + 8));
    let (mut two, region) = coast(2);
    two.citizens(0, region, 0, 3).table_mut().turn = 1;
    two.bidding().bids(&[3, 3]);
    assert_eq!(two.table().stage, Stage::Rounds);
    assert_eq!(two.game.components().figures.ships, 8);
}

#[test]
fn vector_49_the_king_counts_for_three_florins() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).own(0, "A05").table_mut().turn = 1;
    let bank = desk.table().bank;
    desk.bidding().bids(&[1, 3, 0]);
    assert_eq!(desk.table().phase, Phase::Order { decider: Seat(0) });
    assert_eq!(desk.table().bank, bank + 4);
}

#[test]
fn vectors_24_and_73_two_on_one_shore_have_a_child() {
    let (mut desk, region) = coast(3);
    let strait = desk.lay("H18a", 0, 0, 1);
    desk.rebels(0, region, 0, 1).citizens(0, region, 0, 1);
    desk.citizens(0, strait, 0, 1).citizens(0, strait, 1, 1);
    assert_eq!(desk.refusal("reproduction"), "no-couple");
    let other = desk.lay("H07a", 0, -1, 1);
    desk.flagged(0, other, 0, ENGAGED).citizens(0, other, 0, 1);
    desk.play("reproduction");
    let moves = desk.moves();
    assert_eq!(moves, [format!("breed:{other}")]);
}

#[test]
fn vector_26_ten_citizens_are_all() {
    let (mut desk, _) = coast(3);
    for (at, (q, r)) in [(0, 1), (-1, 1), (-1, 0)].into_iter().enumerate() {
        let id = ["H07a", "H08b", "H10b"][at];
        let region = desk.lay(id, 0, q, r);
        desk.citizens(0, region, 0, 3);
    }
    desk.citizens(0, 1, 0, 1).own(0, "A18").own(0, "A11").own(0, "A39").stock(0, 20, &[], 0);
    desk.table_mut().surplus = 5;
    assert_eq!(desk.refusal("recruitment"), "no-supply");
    for id in ["A18", "A11", "A39"] {
        assert_eq!(desk.refusal(&format!("use:{id}:0.0")), "no-effect", "{id}");
    }
}

#[test]
fn vector_28_the_bank_gives_what_it_has() {
    let mut desk = Desk::new(3);
    let region = desk.lay("H04b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).stock(1, 0, &[("stone", 10)], 0);
    assert_eq!(desk.table().bank_cubes[4], 1);
    desk.play("harvest:stone");
    let work = format!("work:1c{region}.0");
    desk.plays(&[&work, &work, &work]);
    assert_eq!(desk.cubes(0, "stone"), 1);
}

#[test]
fn vector_29_a_foreign_town_needs_consent() {
    let mut desk = Desk::new(3);
    let region = desk.lay("H06b", 0, 1, 0);
    desk.citizens(0, region, 0, 1).site(region, Building::Town, Some(1));
    assert_eq!(desk.refusal("harvest:wood"), "needs-consent");
    let mut agreed = desk.clone();
    let harvest = format!("harvest.{region}.wood.1");
    agreed.play(&format!("offer:2:f1:-:{harvest}:-"));
    assert_eq!(agreed.seat(), Seat(1));
    agreed.play("accept:1");
    assert_eq!((agreed.florins(0), agreed.florins(1)), (9, 11));
    agreed.play("harvest:wood");
    desk.table_mut().citizens[10].flags = LYING;
    desk.play("harvest:wood");
}

#[test]
fn vector_31_a_town_citizen_uses_port_and_market_and_stays() {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Town, Some(0)).site(region, Building::Port, None);
    desk.site(region, Building::Market, None).stock(0, 10, &[("cattle", 4)], 0);
    desk.plays(&[&format!("open:port:{region}:town"), "sell:abroad:cattle", "stop", "end"]);
    desk.plays(&["end", "end"]);
    desk.plays(&[&format!("open:market:{region}:town"), "sell:home:cattle", "stop"]);
    assert_eq!(desk.refusal("migration"), "no-unit");
}

#[test]
fn vector_61_each_site_is_used_once_in_a_phase() {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Port, Some(0)).stock(0, 10, &[("cattle", 4)], 0);
    let open = format!("open:port:{region}:unit");
    desk.play(&open);
    assert_eq!(desk.refusal("buy:home:cattle"), "wrong-board");
    desk.plays(&["sell:abroad:cattle", "sell:abroad:cattle"]);
    assert_eq!((desk.florins(0), desk.table().wheel.coins), (10 - 1 + 5 + 5, 1));
    assert_eq!(desk.refusal(&open), "one-site");
    desk.plays(&["end", "end", "end"]);
    assert_eq!(desk.refusal(&open), "site-used");
}

#[test]
fn vector_32_a_citizen_on_a_temple_stays_up() {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Temple, Some(0)).citizens(0, region, 0, 1);
    desk.crisis(Board::Home, "stone", 6);
    assert_eq!(desk.lying(), 1);
    // And its owner stands the other up for nothing.
    desk.play(&format!("stand:1c{region}.0"));
    assert_eq!(desk.table().stage, Stage::Rounds);
}

#[test]
fn vector_35_a_full_section_takes_no_more() {
    let (mut desk, _) = coast(3);
    desk.stock(0, 5, &[("fruit", 1)], 0).market(Board::Home, "fruit", 9);
    assert_eq!(desk.refusal("sell:home:fruit"), "market-full");
}

#[test]
fn vector_36_board_iv_reads_the_level_the_others_have_raised() {
    let mut desk = Desk::new(4);
    let (one, two) = (desk.lay("H07a", 0, 1, 0), desk.lay("H08b", 0, 0, 1));
    desk.citizens(0, one, 0, 3)
        .citizens(1, one, 0, 3)
        .citizens(2, one, 0, 3)
        .citizens(3, two, 0, 1);
    desk.market(Board::Home, "fish", 7).market(Board::Home, "wood", 4);
    desk.table_mut().surplus = 12;
    desk.table_mut().turn = 1;
    desk.bidding().bids(&[0, 0, 0, 0]);
    assert_eq!((desk.table().surplus, desk.table().rebellion), (13, 3));
}

#[test]
fn vector_37_taxes_and_their_circles() {
    let mut desk = Desk::new(4);
    let (one, two, three) =
        (desk.lay("H07a", 0, 1, 0), desk.lay("H08b", 0, 0, 1), desk.lay("H10b", 0, -1, 1));
    desk.site(one, Building::Town, Some(0)).site(two, Building::Temple, Some(0));
    desk.citizens(0, one, 0, 2).citizens(0, two, 0, 2).rebels(0, three, 0, 1).ships(0, one, 0, 2);
    desk.stock(0, 0, &[], 0);
    desk.play("taxes");
    assert_eq!((desk.florins(0), desk.table().rebellion), (11, 1));
    desk.plays(&["end", "taxes", "end", "taxes", "end"]);
    assert_eq!(desk.refusal("taxes"), "no-circle");
}

#[test]
fn vector_38_the_archbishop_counts_temples() {
    for (temples, calm) in [(0, 1), (2, 1), (3, 2), (5, 3)] {
        let mut desk = Desk::new(3);
        let ids = ["H07a", "H08b", "H10b", "H11b", "H18b"];
        let places = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
        for (at, (q, r)) in places.into_iter().enumerate() {
            let region = desk.lay(ids[at], 0, q, r);
            desk.citizens(0, region, 0, 1);
            if at < temples {
                desk.site(region, Building::Temple, None);
            }
        }
        desk.own(0, "A03").table_mut().rebellion = 4;
        desk.play("use:A03:0.0");
        assert_eq!(desk.table().rebellion, 4 - calm, "{temples} temples");
    }
}

#[test]
fn vector_39_a_token_is_a_gift() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).own(0, "A38").stock(0, 0, &[], 1).table_mut().rebellion = 2;
    desk.play("use:A38:1.0");
    assert_eq!((desk.table().rebellion, desk.stock_of(0).explorers, desk.table().spent), (1, 0, 1));
}

#[test]
fn vectors_40_and_53_the_cathedral_needs_a_temple() {
    let mut desk = Desk::new(3);
    let (one, two) = (desk.lay("H07a", 0, 1, 0), desk.lay("H08b", 0, 0, 1));
    desk.citizens(0, one, 0, 3).citizens(1, two, 0, 3).own(0, "A45");
    desk.stock(0, 0, &[("stone", 3)], 0).table_mut().rebellion = 4;
    let raise = format!("raise:A45:0.0:1c{one}.0");
    assert_eq!(desk.refusal(&raise), "wonder-needs");
    desk.site(one, Building::Temple, None).site(two, Building::Temple, None);
    desk.table_mut().citizens[0].spot = spot_of(Building::Temple);
    desk.play(&raise);
    assert_eq!((desk.table().rebellion, desk.population(), desk.table().used[0]), (2, 5, 2));
    assert_eq!(desk.points_from(Seat(0), "medals"), 2);
}

#[test]
fn vector_51_the_colossus() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 2).own(0, "A46").stock(0, 0, &[("iron", 3)], 0);
    desk.table_mut().surplus = 6;
    desk.play(&format!("raise:A46:0.0:1c{region}.0"));
    assert_eq!((desk.table().surplus, desk.population()), (5, 1));
    assert_eq!(desk.points_from(Seat(0), "medals"), 1);
}

#[test]
fn vectors_41_and_65_the_benefactor_counts_what_one_gives() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).stock(0, 5, &[("cattle", 2), ("stone", 2)], 1);
    desk.table_mut().trends = std::iter::once(11).collect();
    desk.play(&format!("build:temple:1c{region}.0:0.0:0.0"));
    assert_eq!(desk.table().kindness[0], 1);
    desk.market(Board::Abroad, "cattle", 2).crisis(Board::Abroad, "cattle", 6);
    desk.table_mut().round = Default::default();
    desk.table_mut().used = [0; 5];
    desk.plays(&["supply:own", "supply:own", "supply:token", "supply:market", "supply:market"]);
    assert_eq!(desk.table().kindness[0], 4);
}

#[test]
fn vector_42_others_make_no_deals_among_themselves() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 1);
    let refused = desk.try_play_as(Seat(1), "offer:3:f1:-:-:-").unwrap_err();
    assert_eq!(refused.rule.code, "archipelago-wrong-partner");
    desk.play_as(Seat(1), "offer:1:f1:-:memo.repay:-");
    // The round goes on as if nothing had happened.
    assert_eq!(desk.seat(), Seat(0));
    desk.play("taxes");
    desk.play("accept:2");
    assert_eq!(desk.table().promises.len(), 1);
}

#[test]
fn vector_43_one_place_is_promised_once() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).table_mut().turn = 1;
    desk.bidding().bids(&[1, 0, 0]);
    desk.play_as(Seat(2), "offer:1:f1:-:order.3.0:-");
    desk.play_as(Seat(1), "offer:1:f1:-:order.2.0:-");
    desk.play("accept:2");
    // The other offer is withdrawn, and cannot be made again.
    assert_eq!(desk.state.secrets.windows[0].offers[2], None);
    let refused = desk.try_play_as(Seat(2), "offer:1:f1:-:order.3.0:-").unwrap_err();
    assert_eq!(refused.rule.code, "archipelago-clause-conflict");
    assert_eq!(desk.refusal("keep-order"), "place-promised");
    desk.plays(&["next:2", "next:3"]);
    assert_eq!(desk.table().order.to_vec(), [1, 2, 0].map(Seat));
}

#[test]
fn vector_47_and_48_temple_events() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).citizens(1, region, 0, 3).citizens(2, region, 0, 3);
    desk.site(region, Building::Temple, None).top("A25");
    desk.table_mut().rebellion = 4;
    desk.market(Board::Home, "fish", 1).bidding().bids(&[0, 0, 0]);
    // Board IV at no surplus lowers rebellion by one, the event by two.
    assert_eq!(desk.table().rebellion, 1);
    assert_eq!(desk.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
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

#[test]
fn vector_57_the_pacifist_needs_a_margin() {
    let mut desk = Desk::new(3);
    let places = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, 0), (0, 2)];
    let ids = ["H07a", "H08b", "H10b", "H11b", "H18b", "H19a", "H22b", "H05b"];
    for (at, (q, r)) in places.into_iter().enumerate() {
        let region = desk.lay(ids[at], 0, q, r);
        desk.citizens(at as u8 / 3, region, 0, if at == 7 { 1 } else { 3 });
    }
    desk.objectives(&["S09", "S02", "S03"]);
    assert_eq!(desk.population(), 22);
    desk.table_mut().rebellion = 6;
    assert_eq!(desk.points_from(Seat(0), "objectives"), 3);
    desk.table_mut().rebellion = 7;
    assert_eq!(desk.points_from(Seat(0), "objectives"), 0);
}

#[test]
fn vector_60_a_lords_empty_port_is_closed_to_others() {
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Town, Some(1)).site(region, Building::Port, None);
    desk.ships(0, region, 0, 1).citizens(0, region, 0, 1).stock(
        0,
        5,
        &[("fruit", 1), ("cattle", 1)],
        0,
    );
    desk.play("migration");
    let port = spot_of(Building::Port);
    assert_eq!(desk.refusal(&format!("march:1s{region}.0>{region}.{port}")), "lords-region");
    let (mut desk, region) = coast(3);
    desk.site(region, Building::Town, Some(1)).citizens(0, region, 0, 1);
    desk.stock(0, 5, &[("fruit", 1), ("cattle", 1)], 0);
    desk.play(&format!("build:market:1c{region}.0:0.0:0.0"));
    assert!(desk.table().site(region, Building::Market).is_built());
}

#[test]
fn vectors_59_69_and_70_convoys_cross_once_for_every_ship() {
    let mut desk = Desk::new(3);
    let one = desk.lay("H07a", 0, 0, -1);
    let two = desk.lay("H08b", 0, 0, 1);
    desk.citizens(0, one, 0, 2).ships(0, one, 0, 1);
    let far = format!("march:1c{one}.0>{two}.0");
    let mut alone = desk.clone();
    alone.play("migration");
    assert_eq!(alone.refusal(&far), "no-way");
    desk.ships(0, 0, 0, 1);
    desk.play("migration");
    desk.plays(&[&far, &far]);
    assert_eq!(desk.table().citizens[..2].iter().map(|c| c.region).collect::<Vec<_>>(), [two, two]);
    // An engaged ship carries nobody.
    alone.table_mut().ships[0].flags = ENGAGED;
    let near = Desk::clone(&alone);
    assert!(!near.moves().iter().any(|text| text.starts_with("march:1c")));
}

#[test]
fn vector_25_a_fourth_citizen_comes_only_where_another_can_leave() {
    let desert = || Desk::with(Options::seats(3).with("desert-start"));
    // H20b has plains at 0, 1 and 2; turned by three it joins the desert with its southern side.
    let full = |flags: u8| {
        let mut desk = desert();
        let region = desk.lay("H20b", 3, 0, -1);
        desk.citizens(0, 0, 0, 1).rebels(0, region, 0, 1).flagged(0, region, 0, ENGAGED);
        desk.flagged(0, region, 0, flags);
        // A ship can move in any case.
        desk.lay("H07a", 0, 0, -2);
        desk.ships(0, region, 0, 1);
        desk.play("migration");
        (desk, region)
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
fn vector_62_rebels_of_an_immediate_crisis_stand_up_in_phase_1() {
    let (mut desk, region) = coast(3);
    desk.rebels(0, region, 0, 3).citizens(1, region, 0, 3).table_mut().rebellion = 3;
    desk.end_phase();
    assert_eq!(desk.table().turn, 3);
    assert_eq!((desk.lying(), desk.table().rebellion), (0, 3));
}

#[test]
fn vectors_64_and_75_a_token_is_sold_as_a_cube_of_the_bank() {
    let (mut desk, _) = coast(3);
    desk.stock(0, 0, &[], 2).stock(1, 0, &[("stone", 11)], 0);
    assert_eq!(desk.refusal("sell-token:abroad:stone"), "bank-empty");
    desk.play("sell-token:abroad:iron");
    assert_eq!((desk.florins(0), desk.on_market(Board::Abroad, "iron")), (8, 1));
    assert_eq!(desk.table().spent, 1);
    let mut crisis = Desk::new(3);
    crisis.stock(0, 0, &[], 1).stock(1, 0, &[("stone", 11)], 0);
    crisis.crisis(Board::Abroad, "stone", 2).play("supply:token");
}

#[test]
fn vector_67_nobody_gives_when_nobody_lies() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).citizens(1, region, 0, 2).market(Board::Home, "stone", 2);
    desk.crisis(Board::Home, "stone", 6).play("supply:market");
    assert_eq!((desk.lying(), desk.table().stage), (0, Stage::Rounds));
}

#[test]
fn vector_68_a_new_disc_brings_everybody_in_again() {
    let (mut desk, region) = coast(3);
    desk.ships(0, region, 0, 1);
    let face = desk.face("H07a");
    desk.table_mut().pile.remove(face / 2);
    let next = desk.table().top_hex.unwrap() / 2;
    desk.table_mut().pile.insert(next);
    desk.table_mut().top_hex = Some(face);
    desk.lay("H08b", 0, 0, 1);
    desk.stock(1, 10, &[], 7);
    assert_eq!(desk.table().explorers, 17);
    desk.table_mut().out = std::iter::once(Seat(1)).collect();
    desk.table_mut().used[1] = 3;
    desk.play("exploration");
    desk.play("take");
    let place = desk.moves().into_iter().find(|text| text.starts_with("place:H07a")).unwrap();
    desk.play(&place);
    desk.until(&[], |state| state.table.phase == Phase::Round);
    assert_eq!(desk.table().discs[..3], [4, 4, 4]);
    desk.play("end");
    assert_eq!(desk.seat(), Seat(1));
}

#[test]
fn vector_71_a_condition_once_met_stays_met() {
    let mut desk = Desk::new(3);
    let region = desk.lay("H06b", 0, 1, 0);
    desk.citizens(0, region, 0, 1).objectives(&["S07", "S02", "S03"]);
    desk.stock(1, 0, &[("iron", 9), ("wood", 13)], 0).stock(0, 10, &[], 1);
    desk.play("harvest:wood");
    desk.play(&format!("work:1c{region}.0"));
    assert!(desk.table().finishing);
    desk.play("end");
    assert!(desk.is_over());
}

#[test]
fn vector_72_a_supply_can_be_asked_for_but_not_promised_in_vain() {
    let (mut desk, region) = coast(3);
    desk.citizens(0, region, 0, 3).crisis(Board::Abroad, "iron", 2);
    desk.play_as(Seat(1), "offer:1:f3:-:supply.2:-");
    assert!(!desk.is_legal("accept:2"));
    assert!(desk.is_legal("reject:2"));
}

#[test]
fn vector_74_spice_and_benefactor_are_too_much_for_five() {
    let options = |seats: u8| Options::seats(seats).with("more-spice").with("benefactor");
    let opened = |seats: u8| Archipelago::open(&options(seats), &content());
    assert!(matches!(opened(5), Err(CannotOpen::Options(BadOptions::Conflict { .. }))));
    assert!(opened(4).is_ok());
}
