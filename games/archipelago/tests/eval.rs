//! What bots think of rebellion, of help and of offers.

use archipelago::components::{Board, Building};
use kit::{Evaluation as _, Seat};

use crate::fixture::ArchipelagoFixture;

/// Whether a seat likes the table better after the first of two decisions.
fn prefers(fixture: &ArchipelagoFixture, seat: u8, one: &str, other: &str) -> bool {
    let worth = |text: &str| {
        let mut after = fixture.clone();
        after.play_as(Seat(seat), text);
        after.game.advantage(&after.state, Seat(seat))
    };
    worth(one) > worth(other)
}

/// A domestic crisis in which one cube of seat 0 satisfies everybody.
fn crisis() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H07a", 0, 1, 0);
    fixture.citizens(0, region, 0, 2).citizens(1, region, 0, 2).citizens(2, region, 0, 2);
    fixture.objectives(&["S01", "S02", "S03"]).stock(0, 5, &[("stone", 1)], 0);
    fixture.market(Board::Home, "stone", 0).table_mut().rebellion = 3;
    fixture.crisis(Board::Home, "stone", 6);
    fixture
}

#[test]
fn who_can_keep_the_colony_from_independence_does_but_not_the_separatist() {
    let mut fixture = crisis();
    assert!(prefers(&fixture, 0, "supply:own", "pass"));
    fixture.objectives(&["S10", "S02", "S03"]);
    assert!(prefers(&fixture, 0, "pass", "supply:own"));
}

#[test]
fn a_cube_is_given_before_its_citizens_have_stood_up() {
    let mut fixture = crisis();
    let region = fixture.lay("H08b", 0, 0, 1);
    fixture.citizens(1, region, 0, 3).crisis(Board::Home, "stone", 6);
    // Three will lie in any case: all have to be stood up one by one.
    assert!(prefers(&fixture, 0, "supply:own", "pass"));
}

#[test]
fn taxes_are_left_alone_when_a_rebel_more_would_be_one_too_many() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H07a", 0, 1, 0);
    fixture.citizens(0, region, 0, 3).objectives(&["S01", "S02", "S03"]);
    assert!(prefers(&fixture, 0, "taxes", "end"));
    fixture.table_mut().rebellion = 3;
    assert!(prefers(&fixture, 0, "end", "taxes"));
}

/// Seat 0 could harvest wood in a region that seat 1 controls.
fn woods() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H06b", 0, 1, 0);
    fixture.citizens(0, region, 0, 1).site(region, Building::Town, Some(1));
    // Nobody's objective counts money.
    fixture.objectives(&["S02", "S03", "S04"]);
    fixture
}

#[test]
fn consent_to_a_harvest_is_bought_and_sold_but_not_given_away() {
    let offer = |florins: &str| format!("offer:2:{florins}:-:harvest.1.wood.1:-");
    assert!(prefers(&woods(), 0, &offer("f2"), &offer("-")));
    assert!(prefers(&woods(), 0, &offer("f2"), &offer("f4")));
    for (florins, accepts) in [("f2", true), ("-", false)] {
        let mut fixture = woods();
        fixture.play(&offer(florins));
        assert_eq!(prefers(&fixture, 1, "accept:1", "reject:1"), accepts, "{florins}");
    }
}

#[test]
fn help_in_a_crisis_is_paid_for() {
    let mut fixture = crisis();
    fixture.play_as(Seat(1), "offer:1:f1:-:supply.1:-");
    assert!(prefers(&fixture, 0, "accept:2", "reject:2"));
}

#[test]
fn surplus_workers_are_recruited_before_they_rebel() {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H07a", 0, 1, 0);
    fixture.citizens(0, region, 0, 2).citizens(1, region, 0, 2).citizens(2, region, 0, 2);
    fixture.objectives(&["S01", "S02", "S03"]).stock(0, 5, &[], 0);
    fixture.table_mut().surplus = 14;
    fixture.table_mut().rebellion = 3;
    // The action itself changes nothing yet: what it is about to do counts.
    assert!(prefers(&fixture, 0, "recruitment", "end"));
    assert!(prefers(&fixture, 0, "recruitment", "taxes"));
}

#[test]
fn a_bid_is_as_good_as_paid_before_it_is_opened() {
    let mut fixture = ArchipelagoFixture::new(3);
    fixture.objectives(&["S02", "S03", "S04"]).bidding();
    assert!(prefers(&fixture, 0, "bid:0", "bid:1"));
    assert!(prefers(&fixture, 0, "bid:1", "bid:5"));
}

#[test]
fn rebellion_takes_the_chances_of_all_but_the_separatist() {
    let mut fixture = crisis();
    let chances = |fixture: &ArchipelagoFixture| {
        let mut chances = [0.25, 0.5, 0.25];
        fixture.game.amend(&fixture.state, &mut chances);
        chances
    };
    let [calm, near] = [0, 5].map(|rebellion| {
        fixture.table_mut().rebellion = rebellion;
        chances(&fixture)
    });
    assert!(calm.iter().zip(near).all(|(calm, near)| near < *calm), "{calm:?} {near:?}");
    fixture.objectives(&["S10", "S02", "S03"]);
    let sums = chances(&fixture);
    assert!(sums[0] > 0.5 && sums[1] < calm[1], "{sums:?}");
    assert!((sums.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{sums:?}");
}
