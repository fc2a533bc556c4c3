//! The worked examples of the rulebook, by their number in the facts.

use archipelago::components::{Board, Building};
use archipelago::{Phase, Stage};
use kit::{Content, Options, Seat};

use crate::fixture::ArchipelagoFixture;

/// A four-seat table after turn 0, settled by the first way that is listed.
fn settled(options: Options) -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::dealt(options, 5);
    desk.until(&[], |state| state.table.turn > 0);
    desk
}

#[test]
fn vector_1_four_seats_settle_a_population_of_eight() {
    let desk = settled(Options::seats(4));
    assert_eq!(desk.population(), 8);
    assert_eq!(desk.table().regions.len(), 5);
    assert!(matches!(desk.table().phase, Phase::Bid { .. }));
}

/// A citizen of seat 0 has entered a new region and cubes are chosen.
fn entered(id: &str) -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::new(4);
    let region = desk.lay(id, 0, 1, 0);
    desk.citizens(0, region, 0, 1);
    desk.table_mut().phase = Phase::HomeCube { region };
    desk
}

#[test]
fn vector_2_two_wood_and_two_fish_give_four_pairs() {
    let desk = entered("H14b");
    let mut pairs = Vec::new();
    for home in desk.moves().into_iter().filter(|text| text.starts_with("home-cube")) {
        let mut next = desk.clone();
        next.play(&home);
        let own = next.moves().into_iter().filter(|text| text.starts_with("own-cube"));
        pairs.extend(own.map(|own| (home.clone(), own)));
    }
    assert_eq!(pairs.len(), 4);
}

#[test]
fn vector_3_the_other_icon_is_the_own_cube() {
    let mut desk = entered("H19b");
    desk.play("home-cube:fruit");
    assert_eq!(desk.cubes(0, "wood"), 1);
    assert_eq!(desk.cubes(0, "fruit"), 0);
}

#[test]
fn vector_4_two_icons_of_one_resource_give_both() {
    let mut desk = entered("H20b");
    desk.play("home-cube:cattle");
    assert_eq!((desk.cubes(0, "cattle"), desk.on_market(Board::Home, "cattle")), (1, 2));
}

#[test]
fn vector_5_a_single_icon_gives_the_market_alone() {
    // No printed region has one icon.
    let text = archipelago::META.content_text();
    let (old, new) = ("huts = 3, fruit = 1, fish = 1", "huts = 4, fruit = 1");
    assert!(text.contains(old));
    let content = Content::read("archipelago", &text.replacen(old, new, 1)).unwrap();
    let mut desk = ArchipelagoFixture::of_content(Options::seats(4), &content);
    let region = desk.lay("H03a", 0, 1, 0);
    desk.citizens(0, region, 0, 1).table_mut().phase = Phase::HomeCube { region };
    desk.play("home-cube:fruit");
    assert_eq!((desk.cubes(0, "fruit"), desk.on_market(Board::Home, "fruit")), (0, 2));
    assert_eq!(desk.table().phase, Phase::Round);
}

#[test]
fn vector_6_a_section_counts_by_the_row_of_its_last_cube() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H20b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).citizens(1, region, 0, 3).citizens(2, region, 0, 3);
    desk.market(Board::Home, "fish", 5).market(Board::Home, "iron", 6);
    for id in ["fruit", "cattle", "wood", "stone"] {
        desk.market(Board::Home, id, 0);
    }
    desk.table_mut().turn = 1;
    desk.bidding().bids(&[0, 0, 0]);
    // Iron: rebellion up; fish: a surplus worker; board IV at one worker: rebellion down again.
    assert_eq!((desk.table().surplus, desk.table().rebellion), (1, 0));
}

/// What phase 3 makes of a population and of surplus workers: workers and rebels after it.
fn boards(population: u8, surplus: u8) -> (u8, u8) {
    let mut desk = ArchipelagoFixture::new(5);
    for (id, (q, r)) in [("H07a", (1, 0)), ("H08b", (0, 1)), ("H10b", (-1, 1))] {
        desk.lay(id, 0, q, r);
    }
    for citizen in 0..population {
        desk.citizens(citizen % 5, 1 + citizen / 15, 0, 1);
    }
    desk.table_mut().surplus = surplus;
    desk.table_mut().turn = 1;
    desk.bidding().bids(&[0; 5]);
    (desk.table().surplus, desk.table().rebellion)
}

#[test]
fn vector_7_the_population_brings_workers_and_rebels() {
    // Board IV does nothing at four and at five surplus workers.
    assert_eq!(
        [10, 11, 20, 31, 40].map(|count| boards(count, 4)),
        [(4, 0), (5, 0), (5, 0), (5, 1), (5, 1)]
    );
}

#[test]
fn vector_8_surplus_workers_from_13_to_17_bring_two_rebels() {
    assert_eq!([12, 13, 17, 18].map(|surplus| boards(9, surplus).1), [1, 2, 2, 3]);
}

#[test]
fn vector_9_recruits_are_paid_at_the_level_before_each_leaves() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H20b", 0, 1, 0);
    desk.ships(0, region, 0, 1).stock(0, 10, &[], 0);
    desk.table_mut().surplus = 5;
    desk.play("recruitment");
    let recruit = format!("recruit:{region}.0");
    for left in [7, 4, 0] {
        desk.play(&recruit);
        assert_eq!(desk.florins(0), left);
    }
    assert_eq!((desk.table().surplus, desk.population()), (2, 3));
}

/// Fourteen citizens of two seats in a crisis of stone, six to a cube.
fn stone_crisis() -> ArchipelagoFixture {
    let mut desk = ArchipelagoFixture::new(2);
    for (at, (q, r)) in [(1, 0), (0, 1), (-1, 1), (-1, 0)].into_iter().enumerate() {
        let id = ["H07a", "H08b", "H10b", "H11b"][at];
        let region = desk.lay(id, 0, q, r);
        desk.citizens(0, region, 0, 3);
    }
    desk.citizens(1, 1, 0, 2);
    desk.crisis(Board::Home, "stone", 6);
    desk
}

#[test]
fn vector_11_a_cube_satisfies_so_many_citizens() {
    let mut desk = stone_crisis();
    desk.market(Board::Home, "stone", 3);
    for cube in 0..3 {
        desk.play("supply:market");
        while matches!(desk.table().phase, Phase::StandUp { .. }) {
            let stand = desk.moves().into_iter().find(|text| text.starts_with("stand")).unwrap();
            desk.play(&stand);
        }
        assert_eq!(desk.lying(), [8, 2, 0][cube]);
    }
    assert_eq!(desk.table().stage, Stage::Rounds);
    let mut short = stone_crisis();
    short.market(Board::Home, "stone", 2);
    for _ in 0..2 {
        short.play("supply:market");
        short.until(&[], |state| !matches!(state.table.phase, Phase::StandUp { .. }));
    }
    short.plays(&["pass", "pass"]);
    assert_eq!((short.lying(), short.table().rebellion), (2, 2));
}

#[test]
fn vector_12_an_export_crisis_that_is_short_raises_rebellion() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H20b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).stock(1, 0, &[("cattle", 1)], 0);
    desk.market(Board::Abroad, "cattle", 1).crisis(Board::Abroad, "cattle", 3);
    desk.plays(&["supply:market", "pass", "supply:own", "pass", "pass"]);
    assert_eq!(desk.table().rebellion, 1);
}

#[test]
fn vector_14_another_seat_pays_the_owner_to_use_the_sawmill() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H06b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).stock(0, 5, &[], 0).stock(1, 0, &[], 0).own(1, "A25");
    desk.plays(&["use:A25:0.0", "harvest:wood"]);
    let work = format!("work:1c{region}.0");
    desk.plays(&[&work, &work, &work]);
    assert_eq!((desk.cubes(0, "wood"), desk.florins(0), desk.florins(1)), (6, 3, 2));
    desk.play("end");
    assert_eq!(desk.seat(), Seat(1));
    assert_eq!(desk.refusal("use:A25:0.0"), "card-engaged");
}

#[test]
fn vector_15_a_victim_without_cubes_gives_the_pirate_none() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H20b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).ships(0, region, 0, 1).ships(1, region, 0, 1).own(0, "A07");
    desk.plays(&["use:A07:0.0", &format!("sink:2s{region}.0")]);
    assert_eq!(desk.table().phase, Phase::Round);
    assert_eq!((desk.table().rebellion, desk.table().used[0]), (1, 1));
    assert!(desk.table().ships.iter().filter(|ship| ship.is_out()).count() == 1);
}

#[test]
fn vector_16_the_great_lighthouse_gives_ships_to_every_port() {
    let mut desk = ArchipelagoFixture::new(3);
    let one = desk.lay("H07a", 0, 1, 0);
    let two = desk.lay("H08b", 0, 0, 1);
    desk.site(one, Building::Port, Some(0)).site(two, Building::Port, Some(1));
    desk.citizens(0, one, 0, 1).own(0, "A47");
    desk.stock(0, 0, &[("iron", 1), ("stone", 2)], 0);
    desk.play(&format!("raise:A47:0.0:1c{one}.0"));
    let ships = |desk: &ArchipelagoFixture, at: u8| {
        desk.table().ships.iter().filter(|s| s.region == at).count()
    };
    assert_eq!((ships(&desk, one), ships(&desk, two), desk.population()), (1, 1, 2));
    assert_eq!(desk.points_from(Seat(0), "medals"), 1);
}

#[test]
fn vector_17_the_scoring_example() {
    let mut desk = ArchipelagoFixture::new(4);
    // Seats: green, blue, red, yellow. Temples 4, 3, 2, 1, each with its citizen.
    let ids = ["H07a", "H08b", "H10b", "H11b", "H18b", "H19a", "H22b", "H05b", "H20b", "H14a"];
    let places =
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, 0), (2, -1), (1, 1), (-2, 0)];
    let seats = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
    for ((id, (q, r)), seat) in ids.into_iter().zip(places).zip(seats) {
        let region = desk.lay(id, 0, q, r);
        desk.site(region, Building::Temple, Some(seat));
    }
    desk.objectives(&["S06", "S03", "S07", "S10"]);
    desk.market(Board::Home, "iron", 0);
    desk.stock(3, 0, &[("iron", 6)], 0).stock(2, 0, &[("iron", 4)], 0);
    desk.own(0, "A05").own(1, "A25").own(1, "A26").own(1, "A47");
    desk.own(3, "A28").own(3, "A29").own(3, "A30").own(2, "A31");
    let built = desk.card("A47");
    desk.table_mut().built.insert(built);
    desk.table_mut().trends = std::iter::once(6).collect();
    let totals: Vec<i32> = (0..4).map(|seat| desk.points_of(Seat(seat))).collect();
    assert_eq!(totals, [8, 9, 7, 6]);
}

#[test]
fn vector_19_more_rebels_than_citizens_are_independence() {
    let mut desk = ArchipelagoFixture::new(3);
    let region = desk.lay("H20b", 0, 1, 0);
    desk.citizens(0, region, 0, 3).objectives(&["S01", "S10", "S03"]);
    desk.table_mut().rebellion = 2;
    let mut lost = desk.clone();
    lost.objectives(&["S01", "S02", "S03"]).table_mut().rebellion = 3;
    desk.play("taxes");
    assert!(!desk.is_over());
    desk.plays(&["end", "taxes"]);
    assert!(desk.is_over());
    assert_eq!(desk.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
    lost.play("taxes");
    assert!(lost.is_over() && (0..3).all(|seat| lost.points_of(Seat(seat)) == 0));
    assert_eq!(lost.standing().winners().count(), 0);
}

#[test]
fn vector_20_a_desert_start_has_five_surplus_workers() {
    for seats in 2..=5 {
        let desk = ArchipelagoFixture::dealt(Options::seats(seats).with("desert-start"), 1);
        assert_eq!(desk.table().surplus, 5);
    }
}
