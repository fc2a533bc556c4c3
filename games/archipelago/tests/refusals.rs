//! Every rule that can stand in the way of a move is reached.

use archipelago::components::{Board, Building};
use archipelago::state::Slot;
use archipelago::units::spot_of;
use archipelago::{Archipelago, Phase, Stage};
use kit::testing::contract::Tally;
use kit::testing::every_rule_is_reached;
use kit::{Illegal, Options, Seat};

use crate::fixture::ArchipelagoFixture;

/// A round of seat 0, who has two citizens and a ship at a coast with cattle.
fn coast() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    let region = fixture.lay("H20b", 0, 1, 0);
    fixture.citizens(0, region, 0, 2).ships(0, region, 0, 1);
    fixture
}

/// The same after some decisions.
fn after(texts: &[&str]) -> ArchipelagoFixture {
    let mut fixture = coast();
    fixture.plays(texts);
    fixture
}

/// The same with a change.
fn with(change: impl FnOnce(&mut ArchipelagoFixture)) -> ArchipelagoFixture {
    let mut fixture = coast();
    change(&mut fixture);
    fixture
}

fn bidding() -> ArchipelagoFixture {
    with(|fixture| {
        fixture.bidding();
    })
}

/// Seat 0 sets the order.
fn deciding() -> ArchipelagoFixture {
    with(|fixture| {
        fixture.bidding().bids(&[1, 0, 0]);
    })
}

/// A hexagon is in the hand of seat 0, whose ship lies on the open sea.
fn placing() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    fixture.lay("H08b", 0, 0, 1);
    fixture.lay("H10b", 0, 1, 0);
    fixture.ships(0, 0, 0, 1);
    let face = fixture.face("H07a");
    let table = fixture.table_mut();
    table.pile.remove(face / 2);
    (table.taken, table.phase) = (Some(face), Phase::Place);
    fixture
}

/// Seat 0 has its chance in a domestic crisis of stone, of which two lie on the market.
fn crisis() -> ArchipelagoFixture {
    with(|fixture| {
        fixture.citizens(1, 1, 0, 2).market(Board::Home, "stone", 2).crisis(
            Board::Home,
            "stone",
            1,
        );
    })
}

/// The same with a deal.
fn owing(clause: &str) -> ArchipelagoFixture {
    let mut fixture = crisis();
    fixture.play_as(Seat(1), &format!("offer:1:f1:-:{clause}:-"));
    fixture.play("accept:2");
    fixture
}

fn purchase(texts: &[&str]) -> ArchipelagoFixture {
    let mut fixture = coast();
    fixture.track(&["A31", "A32"]);
    let table = fixture.table_mut();
    table.stage = Stage::Purchase;
    table.phase = Phase::Purchase { bought: false, turned: None };
    fixture.plays(texts);
    fixture
}

/// Every hexagon lies on the map.
fn explored() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::new(3);
    fixture.ships(0, 0, 0, 1);
    for hex in 1..=24 {
        fixture.lay(&format!("H{hex:02}a"), 0, hex, 0);
    }
    fixture
}

fn crowded() -> ArchipelagoFixture {
    let mut fixture = ArchipelagoFixture::with(Options::seats(3).with("desert-start"));
    let region = fixture.lay("H20b", 3, 0, -1);
    fixture.citizens(0, 0, 0, 1).citizens(0, region, 0, 3);
    fixture.plays(&["migration", &format!("march:1c0.0>{region}.0")]);
    fixture
}

fn robbed(texts: &[&str]) -> ArchipelagoFixture {
    with(|fixture| {
        fixture.own(0, "A08").stock(1, 10, &[("wood", 2)], 0);
        fixture.play("use:A08:0.0");
        fixture.plays(texts);
    })
}

fn rounds() -> Vec<(ArchipelagoFixture, &'static str, &'static str)> {
    let market = spot_of(Building::Market);
    assert_eq!(market, 8, "the notation below");
    vec![
        (after(&["taxes"]), "taxes", "one-action"),
        (with(|fixture| fixture.table_mut().used[0] = 3), "taxes", "no-disc"),
        (after(&["reproduction", "breed:1", "end", "end", "end"]), "reproduction", "no-circle"),
        (ArchipelagoFixture::new(3), "migration", "no-unit"),
        (coast(), "harvest:wood", "no-free-icon"),
        (
            with(|fixture| {
                fixture.site(1, Building::Town, Some(1));
            }),
            "harvest:cattle",
            "needs-consent",
        ),
        (
            with(|fixture| {
                fixture.stock(0, 0, &[], 1).stock(1, 0, &[("stone", 11)], 0);
            }),
            "sell-token:abroad:stone",
            "bank-empty",
        ),
        (after(&["migration"]), "stop", "at-least-one"),
        (coast(), "buy:abroad:iron", "market-empty"),
        (
            with(|fixture| {
                fixture.stock(0, 5, &[("fruit", 1)], 0).market(Board::Home, "fruit", 9);
            }),
            "sell:home:fruit",
            "market-full",
        ),
        (coast(), "sell:home:iron", "lacks-cube"),
        (coast(), "sell-token:home:iron", "lacks-token"),
        (
            with(|fixture| {
                fixture.stock(0, 0, &[], 0);
            }),
            "buy:home:iron",
            "lacks-florins",
        ),
        (explored(), "exploration", "no-hex"),
        (coast(), "recruitment", "no-surplus"),
        (
            with(|fixture| {
                (2..=4).for_each(|at| {
                    fixture.lay(["H07a", "H08b", "H10b"][at - 2], 0, 0, at as i8);
                });
                fixture.citizens(0, 2, 0, 3).citizens(0, 3, 0, 3).citizens(0, 4, 0, 2);
                fixture.table_mut().surplus = 1;
            }),
            "recruitment",
            "no-supply",
        ),
        (
            with(|fixture| fixture.citizens(0, 1, 0, 1).table_mut().surplus = 1),
            "recruitment",
            "region-full",
        ),
        (
            {
                let mut fixture = ArchipelagoFixture::new(3);
                fixture.lay("H20b", 0, 1, 0);
                fixture.table_mut().surplus = 1;
                fixture
            },
            "recruitment",
            "not-present",
        ),
        (
            with(|fixture| {
                fixture.table_mut().surplus = 1;
                fixture.play("recruitment");
            }),
            "recruit:1.1",
            "no-shore",
        ),
        (
            with(|fixture| {
                fixture.citizens(0, 1, 0, 1);
            }),
            "reproduction",
            "no-couple",
        ),
        (after(&["migration"]), "march:1s1.0>1.1", "no-way"),
        (
            with(|fixture| {
                fixture.site(1, Building::Market, Some(1)).play("migration");
            }),
            "march:1c1.0>1.8",
            "occupied",
        ),
        (
            with(|fixture| {
                fixture.site(1, Building::Town, Some(1)).site(1, Building::Market, None);
                fixture.play("migration");
            }),
            "march:1c1.0>1.8",
            "lords-region",
        ),
        (crowded(), "stop", "crowded"),
        (
            with(|fixture| {
                fixture.site(1, Building::Market, None);
            }),
            "build:market:1c1.0:0.0:0.0",
            "built-already",
        ),
        (coast(), "build:market:1s1.0:0.0:0.0", "no-ground"),
        (coast(), "open:market:1:unit", "not-controlled"),
    ]
}

/// Ports and cards.
fn trades_and_cards() -> Vec<(ArchipelagoFixture, &'static str, &'static str)> {
    let port = || {
        with(|fixture| {
            fixture.site(1, Building::Port, Some(0)).stock(0, 10, &[("cattle", 4)], 0);
            fixture.play("open:port:1:unit");
        })
    };
    let sold = || {
        let mut fixture = port();
        fixture.plays(&["sell:abroad:cattle", "stop"]);
        fixture
    };
    let minister = || with(|fixture| fixture.own(0, "A12").own(0, "A19").table_mut().surplus = 3);
    let hired = || {
        let mut fixture = minister();
        fixture.play("use:A12:0.0");
        fixture
    };
    let colossus = || {
        with(|fixture| {
            fixture.own(0, "A46").stock(0, 0, &[("iron", 3)], 0);
        })
    };
    vec![
        (port(), "buy:home:cattle", "wrong-board"),
        (sold(), "open:port:1:unit", "one-site"),
        (
            {
                let mut fixture = sold();
                fixture.plays(&["end", "end", "end"]);
                fixture
            },
            "open:port:1:unit",
            "site-used",
        ),
        (
            {
                let mut fixture = ArchipelagoFixture::new(3);
                for at in 1..=7 {
                    let ids = ["H07a", "H08b", "H10b", "H11b", "H18b", "H19a", "H22b"];
                    let region = fixture.lay(ids[at - 1], 0, 0, at as i8);
                    fixture.site(region, Building::Town, None);
                    if region < 7 {
                        fixture.site(region, Building::Temple, None);
                    }
                }
                fixture.citizens(0, 7, 0, 1).stock(0, 5, &[("stone", 2)], 0);
                fixture
            },
            "build:temple:1c7.0:0.0:0.0",
            "no-tokens",
        ),
        (coast(), "use:A12:0.0", "not-your-card"),
        (hired(), "use:A19:0.0", "one-card"),
        (
            {
                let mut fixture = hired();
                fixture.plays(&["end", "end", "end"]);
                fixture
            },
            "use:A12:0.0",
            "card-engaged",
        ),
        (
            with(|fixture| {
                fixture.own(0, "A12");
            }),
            "use:A12:0.0",
            "no-effect",
        ),
        (
            with(|fixture| fixture.own(0, "A38").stock(0, 0, &[], 1).table_mut().rebellion = 1),
            "use:A38:0.1",
            "wrong-pay",
        ),
        (
            {
                let mut fixture = colossus();
                let card = fixture.card("A46");
                fixture.table_mut().fresh.insert(card);
                fixture
            },
            "raise:A46:0.0:1c1.0",
            "wonder-fresh",
        ),
        (
            with(|fixture| {
                fixture.own(0, "A45").stock(0, 0, &[("stone", 3)], 0);
            }),
            "raise:A45:0.0:1c1.0",
            "wonder-needs",
        ),
        (robbed(&[]), "rob:1", "no-victim"),
        (robbed(&["rob:2"]), "hide:none:none", "fill-fists"),
        (purchase(&[]), "card:4", "no-card"),
        (purchase(&["turn:0"]), "turn:0", "same-slot"),
        (purchase(&["turn:0"]), "card:1", "one-purchase"),
    ]
}

/// Setting up, the map, the order and crises.
fn elsewhere() -> Vec<(ArchipelagoFixture, &'static str, &'static str)> {
    let keeping = || {
        let mut fixture = ArchipelagoFixture::dealt(Options::seats(3).with("more-spice"), 1);
        fixture.until(&[], |state| state.table.phase == Phase::Keep);
        fixture
    };
    vec![
        (
            ArchipelagoFixture::dealt(Options::seats(3).with("chosen-trend"), 1),
            "vote:12",
            "no-trend",
        ),
        (keeping(), "keep:-", "wrong-keep"),
        (ArchipelagoFixture::dealt(Options::seats(3), 1), "place:open-sea:0:1:0", "not-in-hand"),
        (placing(), "place:H07a:0:0:0", "no-space"),
        (placing(), "place:H07b:0:2:-1", "no-fit"),
        (placing(), "place:H07a:0:0:-1", "few-neighbours"),
        (placing(), "place:H07a:0:1:1", "no-entry"),
        (
            with(|fixture| fixture.table_mut().phase = Phase::HomeCube { region: 1 }),
            "home-cube:iron",
            "no-icon",
        ),
        (bidding(), "bid:99", "bid-too-high"),
        (
            {
                let mut fixture = deciding();
                fixture.play_as(Seat(1), "offer:1:f1:-:order.2.0:-");
                fixture.play("accept:2");
                fixture
            },
            "keep-order",
            "place-promised",
        ),
        (
            {
                let mut fixture = deciding();
                fixture.play("next:2");
                fixture
            },
            "next:2",
            "placed-already",
        ),
        (crisis(), "supply:own", "nothing-to-give"),
        (owing("supply.1"), "pass", "supply-due"),
        (crisis(), "stand:1c1.0", "no-temple"),
        (
            {
                let mut fixture = crisis();
                fixture.play("supply:market");
                fixture
            },
            "stand:1c0.0",
            "nobody-lies",
        ),
        (
            {
                let mut fixture = owing("stand.2.1");
                fixture.play("supply:market");
                fixture
            },
            "stand:1c1.0",
            "stand-due",
        ),
    ]
}

fn deals() -> Vec<(ArchipelagoFixture, &'static str, &'static str)> {
    let offered = |text: &str| {
        let mut fixture = coast();
        fixture.play_as(Seat(1), text);
        fixture
    };
    let thrice = || {
        let mut fixture = coast();
        (0..3).for_each(|_| {
            fixture.plays(&["offer:2:f1:-:-:-", "reject:1"]);
        });
        fixture
    };
    vec![
        (bidding(), "offer:2:f1:-:-:-", "no-window"),
        (thrice(), "offer:2:f1:-:-:-", "too-many-offers"),
        (coast(), "offer:2:-:-:-:-", "empty-offer"),
        (coast(), "offer:2:f99:-:-:-", "gives-too-much"),
        (coast(), "offer:2:-:f135:-:-", "wants-too-much"),
        (coast(), "offer:2:f1:-:supply.1:-", "bad-clause"),
        (deciding(), "offer:2:f1:-:order.2.0:order.3.0", "clause-conflict"),
        (coast(), "accept:2", "no-offer"),
        (offered("offer:1:-:f15:-:-"), "accept:2", "cannot-cover"),
        (after(&["offer:2:f1:-:-:-", "counter:1:-:f2:-:-"]), "counter:2:f1:-:-:-", "no-counter"),
    ]
}

/// Refusals of seats that are not the first that is awaited.
fn others() -> [Illegal; 3] {
    let refused = |mut fixture: ArchipelagoFixture, seat: u8, text: &str| {
        fixture.try_play_as(Seat(seat), text).expect_err("another decides")
    };
    let mut sealed = bidding();
    sealed.play("bid:1");
    [
        refused(sealed, 0, "bid:1"),
        refused(coast(), 1, "offer:3:f1:-:-:-"),
        refused(after(&["offer:2:f1:-:-:-"]), 0, "taxes"),
    ]
}

/// What was tried, for the contract test.
pub(crate) fn tried() -> Tally {
    let cases = rounds().into_iter().chain(trades_and_cards()).chain(elsewhere()).chain(deals());
    every_rule_is_reached::<Archipelago, ArchipelagoFixture>(cases, others())
}

#[test]
fn every_rule_that_refuses_is_reached_and_says_why() {
    tried();
}

#[test]
fn a_card_of_the_track_is_turned_a_quarter() {
    let fixture = purchase(&["turn:0"]);
    let card = fixture.card("A31");
    assert_eq!(fixture.table().track[0], Some(Slot { card, turned: 1 }));
}
