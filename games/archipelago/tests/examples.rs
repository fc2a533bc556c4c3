//! The worked examples of the rulebook, by their number in the facts.

use archipelago::components::{Board, Building};
use archipelago::{Phase, Stage};
use kit::{Content, Options, Seat};

use crate::fixture::ArchipelagoFixture;

/// A four-seat table after turn 0, settled by the first way that is listed.
fn settled(options: Options) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::dealt(options, 5);
    fixture.until(&[], |state| state.table.turn > 0);
    fixture
}

#[test]
fn vector_1_four_seats_settle_a_population_of_eight() {
    let fixture = settled(Options::seats(4));
    assert_eq!(fixture.population(), 8);
    assert_eq!(fixture.table().regions.len(), 5);
    assert!(matches!(fixture.table().phase, Phase::Bid { .. }));
}

/// A citizen of seat 0 has entered a new region and cubes are chosen.
fn entered(id: &str) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(4);
    let region = fixture.lay(id, 0, 1, 0);
    fixture.citizens(0, region, 0, 1);
    fixture.table_mut().phase = Phase::HomeCube { region };
    fixture
}

#[test]
fn vector_2_two_wood_and_two_fish_give_four_pairs() {
    let fixture = entered("H14b");
    let mut pairs = Vec::new();
    for home in fixture.moves().into_iter().filter(|text| text.starts_with("home-cube")) {
        let mut next = fixture.clone();
        next.play(&home);
        let own = next.moves().into_iter().filter(|text| text.starts_with("own-cube"));
        pairs.extend(own.map(|own| (home.clone(), own)));
    }
    assert_eq!(pairs.len(), 4);
}

#[test]
fn vector_3_the_other_icon_is_the_own_cube() {
    let mut fixture = entered("H19b");
    fixture.play("home-cube:fruit");
    assert_eq!(fixture.cubes(0, "wood"), 1);
    assert_eq!(fixture.cubes(0, "fruit"), 0);
}

#[test]
fn vector_4_two_icons_of_one_resource_give_both() {
    let mut fixture = entered("H20b");
    fixture.play("home-cube:cattle");
    assert_eq!((fixture.cubes(0, "cattle"), fixture.on_market(Board::Home, "cattle")), (1, 2));
}

#[test]
fn vector_5_a_single_icon_gives_the_market_alone() {
    // No printed region has one icon.
    let text = archipelago::META.content_text();
    let (old, new) = ("huts = 3, fruit = 1, fish = 1", "huts = 4, fruit = 1");
    assert!(text.contains(old));
    let content = Content::read("archipelago", &text.replacen(old, new, 1)).unwrap();
    let mut fixture = ArchipelagoFixture::of_content(Options::seats(4), &content);
    let region = fixture.lay("H03a", 0, 1, 0);
    fixture.citizens(0, region, 0, 1).table_mut().phase = Phase::HomeCube { region };
    fixture.play("home-cube:fruit");
    assert_eq!((fixture.cubes(0, "fruit"), fixture.on_market(Board::Home, "fruit")), (0, 2));
    assert_eq!(fixture.table().phase, Phase::Round);
}

#[test]
fn vector_6_a_section_counts_by_the_row_of_its_last_cube() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).citizens(1, region, 0, 3).citizens(2, region, 0, 3);
    fixture.market(Board::Home, "fish", 5).market(Board::Home, "iron", 6);
    for id in ["fruit", "cattle", "wood", "stone"] {
        fixture.market(Board::Home, id, 0);
    }
    fixture.table_mut().turn = 1;
    fixture.bidding().bids(&[0, 0, 0]);
    // Iron: rebellion up; fish: a surplus worker; board IV at one worker: rebellion down again.
    assert_eq!((fixture.table().surplus, fixture.table().rebellion), (1, 0));
}

/// What phase 3 makes of a population and of surplus workers: workers and rebels after it.
fn boards(population: u8, surplus: u8) -> (u8, u8) {
    let mut fixture = ArchipelagoFixture::new(5);
    for (id, (q, r)) in [("H07a", (1, 0)), ("H08b", (0, 1)), ("H10b", (-1, 1))] {
        fixture.lay(id, 0, q, r);
    }
    for citizen in 0..population {
        fixture.citizens(citizen % 5, 1 + citizen / 15, 0, 1);
    }
    fixture.table_mut().surplus = surplus;
    fixture.table_mut().turn = 1;
    fixture.bidding().bids(&[0; 5]);
    (fixture.table().surplus, fixture.table().rebellion)
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
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.ships(0, region, 0, 1).stock(0, 10, &[], 0);
    fixture.table_mut().surplus = 5;
    fixture.play("recruitment");
    let recruit = format!("recruit:{region}.0");
    for left in [7, 4, 0] {
        fixture.play(&recruit);
        assert_eq!(fixture.florins(0), left);
    }
    assert_eq!((fixture.table().surplus, fixture.population()), (2, 3));
}

/// Fourteen citizens of two seats in a crisis of stone, six to a cube.
fn stone_crisis() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(2);
    for (at, (q, r)) in [(1, 0), (0, 1), (-1, 1), (-1, 0)].into_iter().enumerate() {
        let id = ["H07a", "H08b", "H10b", "H11b"][at];
        let region = fixture.lay(id, 0, q, r);
        fixture.citizens(0, region, 0, 3);
    }
    fixture.citizens(1, 1, 0, 2);
    fixture.crisis(Board::Home, "stone", 6);
    fixture
}

#[test]
fn vector_11_a_cube_satisfies_so_many_citizens() {
    let mut fixture = stone_crisis();
    fixture.market(Board::Home, "stone", 3);
    for cube in 0..3 {
        fixture.play("supply:market");
        while matches!(fixture.table().phase, Phase::StandUp { .. }) {
            let stand = fixture.moves().into_iter().find(|text| text.starts_with("stand")).unwrap();
            fixture.play(&stand);
        }
        assert_eq!(fixture.lying(), [8, 2, 0][cube]);
    }
    assert_eq!(fixture.table().stage, Stage::Rounds);
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
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).stock(1, 0, &[("cattle", 1)], 0);
    fixture.market(Board::Abroad, "cattle", 1).crisis(Board::Abroad, "cattle", 3);
    fixture.plays(&["supply:market", "pass", "supply:own", "pass", "pass"]);
    assert_eq!(fixture.table().rebellion, 1);
}

#[test]
fn vector_14_another_seat_pays_the_owner_to_use_the_sawmill() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).stock(0, 5, &[], 0).stock(1, 0, &[], 0).own(1, "A25");
    fixture.plays(&["use:A25:0.0", "harvest:wood"]);
    let work = format!("work:1c{region}.0");
    fixture.plays(&[&work, &work, &work]);
    assert_eq!((fixture.cubes(0, "wood"), fixture.florins(0), fixture.florins(1)), (6, 3, 2));
    fixture.play("end");
    assert_eq!(fixture.seat(), Seat(1));
    assert_eq!(fixture.refusal("use:A25:0.0"), "card-engaged");
}

#[test]
fn vector_15_a_victim_without_cubes_gives_the_pirate_none() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).ships(0, region, 0, 1).ships(1, region, 0, 1).own(0, "A07");
    fixture.plays(&["use:A07:0.0", &format!("sink:2s{region}.0")]);
    assert_eq!(fixture.table().phase, Phase::Round);
    assert_eq!((fixture.table().rebellion, fixture.table().used[0]), (1, 1));
    assert!(fixture.table().ships.iter().filter(|ship| ship.is_out()).count() == 1);
}

#[test]
fn vector_16_the_great_lighthouse_gives_ships_to_every_port() {
    let mut fixture = ArchipelagoFixture::new(3);
    let one = fixture.lay("H07a", 0, 1, 0);
    let two = fixture.lay("H08b", 0, 0, 1);
    fixture.site(one, Building::Port, Some(0)).site(two, Building::Port, Some(1));
    fixture.citizens(0, one, 0, 1).own(0, "A47");
    fixture.stock(0, 0, &[("iron", 1), ("stone", 2)], 0);
    fixture.play(&format!("raise:A47:0.0:1c{one}.0"));
    let ships = |fixture: &ArchipelagoFixture, at: u8| {
        fixture.table().ships.iter().filter(|s| s.region == at).count()
    };
    assert_eq!((ships(&fixture, one), ships(&fixture, two), fixture.population()), (1, 1, 2));
    assert_eq!(fixture.points_from(Seat(0), "medals"), 1);
}

#[test]
fn vector_17_the_scoring_example() {
    let mut fixture = ArchipelagoFixture::new(4);
    // Seats: green, blue, red, yellow. Temples 4, 3, 2, 1, each with its citizen.
    let ids = ["H07a", "H08b", "H10b", "H11b", "H18b", "H19a", "H22b", "H05b", "H20b", "H14a"];
    let places =
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, 0), (2, -1), (1, 1), (-2, 0)];
    let seats = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
    for ((id, (q, r)), seat) in ids.into_iter().zip(places).zip(seats) {
        let region = fixture.lay(id, 0, q, r);
        fixture.site(region, Building::Temple, Some(seat));
    }
    fixture.objectives(&["S06", "S03", "S07", "S10"]);
    fixture.market(Board::Home, "iron", 0);
    fixture.stock(3, 0, &[("iron", 6)], 0).stock(2, 0, &[("iron", 4)], 0);
    fixture.own(0, "A05").own(1, "A25").own(1, "A26").own(1, "A47");
    fixture.own(3, "A28").own(3, "A29").own(3, "A30").own(2, "A31");
    let built = fixture.card("A47");
    fixture.table_mut().built.insert(built);
    fixture.table_mut().trends = std::iter::once(6).collect();
    let totals: Vec<i32> = (0..4).map(|seat| fixture.points_of(Seat(seat))).collect();
    assert_eq!(totals, [8, 9, 7, 6]);
}

#[test]
fn vector_19_more_rebels_than_citizens_are_independence() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).objectives(&["S01", "S10", "S03"]);
    fixture.table_mut().rebellion = 2;
    let mut lost = fixture.clone();
    lost.objectives(&["S01", "S02", "S03"]).table_mut().rebellion = 3;
    fixture.play("taxes");
    assert!(!fixture.is_over());
    fixture.plays(&["end", "taxes"]);
    assert!(fixture.is_over());
    assert_eq!(fixture.standing().winners().collect::<Vec<_>>(), [Seat(1)]);
    lost.play("taxes");
    assert!(lost.is_over() && (0..3).all(|seat| lost.points_of(Seat(seat)) == 0));
    assert_eq!(lost.standing().winners().count(), 0);
}

#[test]
fn vector_20_a_desert_start_has_five_surplus_workers() {
    for seats in 2..=5 {
        let fixture = ArchipelagoFixture::dealt(Options::seats(seats).with("desert-start"), 1);
        assert_eq!(fixture.table().surplus, 5);
    }
}
