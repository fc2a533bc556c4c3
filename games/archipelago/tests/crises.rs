//! Crises, events and expulsions: vectors 47, 48, 62, 66 and 67, and R25, R50, R52, R53, R70, R81.

use archipelago::components::{Board, Building};
use archipelago::units::spot_of;
use archipelago::{Phase, Stage};
use kit::testing::contract::Tally;
use kit::{CardSet, Seat};

use crate::fixture::ArchipelagoFixture;

/// Citizens of three seats on islands, so many of each.
fn people(counts: [u8; 3]) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    for (id, (q, r)) in [("H07a", (1, 0)), ("H08b", (0, 1)), ("H10b", (-1, 1)), ("H11b", (-1, 0))]
        .into_iter()
        .take(4)
    {
        fixture.lay(id, 0, q, r);
    }
    for (seat, count) in counts.into_iter().enumerate() {
        for at in 0..count {
            fixture.citizens(seat as u8, 1 + at / 3, 0, 1);
        }
    }
    fixture
}

/// Phase 6 of a seat, with a card that the next quarter turn discards; this back comes on top then.
fn purchase(fixture: &mut ArchipelagoFixture, at: u8, back: &str) {
    fixture.track(&["A31", "A32", "A33", "A34", "A35"]);
    let (first, next) = (fixture.card("A36"), fixture.card(back));
    fixture.state.secrets.top = Some(first);
    let table = fixture.table_mut();
    if let Some(slot) = &mut table.track[0] {
        slot.turned = 2;
    }
    let deck: CardSet = [first, next].into_iter().collect();
    table.discards = table.deck.minus(deck);
    table.deck = deck;
    (table.stage, table.at) = (Stage::Purchase, at);
    table.phase = Phase::Purchase { bought: false, turned: None };
    fixture.plays(&["turn:0", "turn:1"]);
}

#[test]
fn vector_47_a_normal_temple_event_works_in_phase_4_of_every_turn() {
    let mut fixture = people([3, 3, 3]);
    fixture.site(1, Building::Temple, None).site(2, Building::Temple, None).top("A25");
    // Not the objective that ends the game with three temples.
    fixture.objectives(&["S04", "S05", "S03"]);
    fixture.table_mut().rebellion = 7;
    fixture.table_mut().surplus = 5;
    fixture.bidding().bids(&[0, 0, 0]);
    assert_eq!(fixture.table().rebellion, 3);
    // The other half asks for two wood, which nobody gives.
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.table().rebellion, fixture.table().stage), (5, Stage::Rounds));
    fixture.site(3, Building::Temple, None).end_phase();
    // No card was drawn: the same back is still on top (R68).
    fixture.bids(&[0, 0, 0]);
    assert_eq!((fixture.table().turn, fixture.table().rebellion), (3, 0));
}

#[test]
fn vector_48_red_events_work_at_once_in_phase_6() {
    let mut calm = people([3, 3, 3]);
    calm.site(1, Building::Temple, None).site(2, Building::Temple, None);
    calm.table_mut().rebellion = 7;
    purchase(&mut calm, 0, "A03");
    assert_eq!((calm.table().rebellion, calm.seat()), (5, Seat(1)));
    let mut towns = people([3, 3, 3]);
    for region in 1..=3 {
        towns.site(region, Building::Town, None);
    }
    purchase(&mut towns, 0, "A30");
    assert_eq!(towns.table().rebellion, 3);
}

#[test]
fn red_halves_are_left_out_in_phase_4() {
    let mut fixture = people([3, 3, 3]);
    fixture.site(1, Building::Temple, None).top("A03");
    fixture.table_mut().rebellion = 5;
    fixture.table_mut().surplus = 5;
    fixture.bidding().bids(&[0, 0, 0]);
    assert_eq!(fixture.table().rebellion, 5);
    assert_eq!(fixture.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
}

#[test]
fn vector_62_rebels_of_an_immediate_crisis_stand_up_in_phase_1() {
    let mut fixture = people([3, 2, 0]);
    fixture.market(Board::Home, "fish", 0);
    purchase(&mut fixture, 0, "A37");
    assert_eq!((fixture.lying(), fixture.seat()), (5, Seat(0)));
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.lying(), fixture.table().rebellion), (5, 5));
    fixture.until(&[], |state| state.table.turn == 3);
    assert_eq!((fixture.lying(), fixture.table().rebellion), (0, 5));
}

#[test]
fn vector_66_old_rebels_lie_with_the_others_and_count_again() {
    let mut fixture = people([4, 4, 1]);
    fixture.rebels(2, 4, 0, 3).market(Board::Home, "fish", 2);
    fixture.table_mut().rebellion = 3;
    // The crisis of the second seat's purchase begins with the first seat of the order (R50).
    purchase(&mut fixture, 1, "A37");
    assert_eq!((fixture.lying(), fixture.seat()), (12, Seat(0)));
    fixture.play("supply:market");
    for _ in 0..3 {
        fixture.play("stand:3c4.0");
    }
    fixture.plays(&["stand:1c1.0", "supply:market"]);
    fixture.plays(&["stand:1c1.0", "stand:1c1.0", "stand:1c2.0", "stand:3c1.0"]);
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!((fixture.lying(), fixture.table().rebellion), (4, 7));
    let rebels = fixture.table().citizens.iter().filter(|unit| unit.region == 4);
    assert!(rebels.into_iter().all(|unit| unit.is_active()));
    // The next step is that of the seat after the buyer.
    assert_eq!((fixture.table().stage, fixture.seat()), (Stage::Purchase, Seat(2)));
}

#[test]
fn vector_67_nobody_gives_when_nobody_lies() {
    let mut fixture = people([3, 2, 0]);
    fixture.top("A33").market(Board::Home, "stone", 2);
    fixture.table_mut().surplus = 5;
    fixture.bidding().bids(&[0, 0, 0]);
    fixture.play("supply:market");
    // The second seat has no chance at home; the export half begins with the first.
    assert_eq!((fixture.lying(), fixture.on_market(Board::Home, "stone")), (0, 1));
    assert_eq!(fixture.table().crisis.map(|crisis| crisis.board), Some(Board::Abroad));
    assert_eq!(fixture.seat(), Seat(0));
}

#[test]
fn a_cube_stands_up_citizens_of_others_too_and_a_temple_only_those_around_it() {
    let mut fixture = people([1, 2, 1]);
    fixture.lay("H18b", 0, 0, -1);
    fixture.citizens(1, 5, 0, 1).site(1, Building::Temple, Some(0)).market(Board::Home, "stone", 1);
    fixture.crisis(Board::Home, "stone", 2);
    // The one on the temple stands (R53), and helps in its region alone.
    assert_eq!(fixture.refusal("stand:2c5.0"), "no-temple");
    fixture.play("stand:2c1.0");
    fixture.play("supply:market");
    // Two must stand up, and the seat may not keep one back (R52).
    assert_eq!(fixture.table().phase, Phase::StandUp { left: 2 });
    assert!(!fixture.is_legal("pass"));
    fixture.plays(&["stand:2c5.0", "stand:2c1.0"]);
    assert_eq!((fixture.lying(), fixture.table().phase), (2, Phase::Chance));
}

/// A rebel of seat 1 on a market or port whose town seat 0 controls.
fn rebel_on(building: Building) -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.site(region, Building::Town, Some(0)).site(region, building, Some(1));
    fixture.market(Board::Home, "stone", 1).crisis(Board::Home, "stone", 1);
    let town = spot_of(Building::Town);
    fixture.plays(&["supply:market", &format!("stand:1c{region}.{town}"), "pass", "pass", "pass"]);
    assert_eq!(fixture.table().phase, Phase::Expel { region, building });
    assert_eq!((fixture.seat(), fixture.table().rebellion), (Seat(0), 1));
    fixture
}

fn expelled(building: Building) -> ArchipelagoFixture {
    let mut fixture = rebel_on(building);
    fixture.play("expel");
    fixture
}

fn spared(building: Building) -> ArchipelagoFixture {
    let mut fixture = rebel_on(building);
    fixture.play("spare");
    fixture
}

/// The Governor takes a cube of a region whose town the seat controls.
fn governed() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.site(region, Building::Town, Some(0)).stock(0, 0, &[], 0).own(0, "A24");
    fixture.plays(&["use:A24:0.0", "govern:wood"]);
    fixture
}

/// Moves and events that play hardly ever leads to.
pub(crate) fn tried() -> Tally {
    let mut all = expelled(Building::Market).tried().clone();
    all.add(spared(Building::Port).tried());
    all.add(governed().tried());
    all
}

#[test]
fn the_governor_takes_a_cube_of_what_the_region_of_a_town_bears() {
    assert_eq!(governed().cubes(0, "wood"), 1);
}

#[test]
fn a_rebel_is_expelled_to_the_shore_and_stays_one() {
    for building in [Building::Market, Building::Port] {
        let fixture = expelled(building);
        let rebel = fixture.table().citizens[10];
        assert_eq!((rebel.spot, fixture.lying(), fixture.table().rebellion), (0, 1, 1));
        assert_eq!(fixture.table().stage, Stage::Rounds);
    }
}

#[test]
fn a_rebel_that_is_spared_has_its_building_back_when_it_stands_up() {
    let mut fixture = spared(Building::Market);
    let rebel = fixture.table().citizens[10];
    assert_eq!((rebel.building(), fixture.lying()), (Some(Building::Market), 1));
    // While it lies the town controls the market.
    assert!(fixture.is_legal("open:market:1:town"));
    fixture.table_mut().citizens[10].flags = 0;
    assert_eq!(fixture.refusal("open:market:1:town"), "not-controlled");
}
