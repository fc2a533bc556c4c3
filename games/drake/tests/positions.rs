//! Positions of our own for the rules that are easy to get wrong, beside the examples and vectors.

use drake::board::{Disc, Place, Treasure};
use drake::event::Failure;
use drake::{Event, META, Phase};
use kit::{Game as _, Lang, Lexicon, Names, Options, Seat};

use crate::fixture::{DrakeFixture, Load, disc, location, place};
use crate::vectors::finished;

/// A ship that stays at home.
const ASHORE: Load = (0, 0, 0, 0);

/// These seats sail in the order of seats, with their discs as told; the last of the last seat is
/// laid by play, so that all are turned up.
fn sailed(
    loads: &[Load],
    visited: &[(u8, &str)],
    laid: &[&[(&str, &str)]],
) -> (DrakeFixture, Vec<Event>) {
    let order: Vec<u8> = (0..loads.len() as u8).collect();
    let mut fixture = DrakeFixture::sailing(&order, loads);
    for &(seat, id) in visited {
        fixture.been(seat, id);
    }
    let (last, before) = laid.split_last().unwrap();
    for (seat, discs) in before.iter().enumerate() {
        fixture.lay(seat as u8, discs);
    }
    let seat = before.len() as u8;
    let (&(number, id), discs) = last.split_last().unwrap();
    fixture.lay(seat, discs);
    let happened = fixture.turn_up(seat, number, id);
    (fixture, happened)
}

fn why_failed(happened: &[Event], seat: u8, at: &str) -> Option<Failure> {
    happened.iter().find_map(|event| match event {
        Event::Failed { seat: Seat(who), place: there, why, .. }
            if *who == seat && *there == place(at) =>
        {
            Some(*why)
        }
        _ => None,
    })
}

#[test]
fn drake_takes_the_last_two_discs_of_a_captain_who_then_leaves_at_the_next_turn() {
    let mut fixture = DrakeFixture::street(4);
    fixture.captain_mut(0).discs = 2;
    fixture.plays(&["visit:drake", "visit:crew-a", "visit:crew-a"]);
    // Nobody else comes to Drake, not even before the second disc lies.
    assert_eq!(fixture.refusal("visit:drake"), "location-full");
    fixture.play("visit:crew-a");
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Take(location("drake"))));
    fixture.play("take:crew");
    assert_eq!(
        (fixture.captain(0).crew, fixture.captain(0).guns, fixture.captain(0).discs),
        (3, 2, 0)
    );
    assert!(fixture.table().outbound.is_empty(), "to leave is a turn of its own");
    fixture.plays(&["pass", "visit:guns-a", "visit:guns-a"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [1, 0]);
    assert_eq!(fixture.active(), 2);
}

#[test]
fn a_captain_bound_to_drake_leaves_the_street_after_those_who_pass_meanwhile() {
    let mut fixture = DrakeFixture::street(3);
    fixture.captain_mut(0).barrels = 1;
    fixture.plays(&["visit:drake", "pass", "pass", "take:gun", "visit:docks", "take:barrel"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [1, 2, 0]);
    assert_eq!(fixture.captain(0).range, 2);
}

/// The Golden Hind of the last ship comes before disc 1 of the first, and takes the treasure.
#[test]
fn the_golden_hind_of_the_last_ship_is_first() {
    let far: &[(&str, &str)] =
        &[("1", "puerto-cabello"), ("2", "cumana"), ("3", "san-juan"), ("4", "santo-domingo")];
    let last: &[(&str, &str)] = &[
        ("hind", "puerto-cabello"),
        ("1", "cumana"),
        ("2", "san-juan"),
        ("3", "santiago"),
        ("4", "cartagena"),
    ];
    let loads = [(2, 0, 1, 0), (2, 0, 1, 0), (2, 0, 2, 0)];
    let (mut fixture, _) = sailed(&loads, &[(2, "golden-hind")], &[far, far, last]);
    assert_eq!((fixture.active(), fixture.table().step), (2, Disc::Hind));
    fixture.plays(&["attack", "stay"]);
    assert_eq!(fixture.chest(2), [("silver", 1)]);
    assert_eq!((fixture.active(), fixture.table().step), (0, Disc::One));
    fixture.plays(&["attack"]);
    assert_eq!(fixture.chest(0), []);
    // Two attacks have succeeded: the second ship comes too late.
    assert_eq!(why_failed(&fixture.play("stay"), 1, "puerto-cabello"), Some(Failure::Closed));
    assert_eq!((fixture.points(0), fixture.points(1), fixture.points(2)), (5, 4, 5));
}

/// The treasure belongs to the first success, not to the first who tried.
#[test]
fn who_withdraws_leaves_treasure_and_place_to_those_behind() {
    let laid: &[(&str, &str)] =
        &[("1", "cartagena"), ("2", "cumana"), ("3", "san-juan"), ("4", "santo-domingo")];
    let loads = [(2, 2, 2, 0); 4];
    let (mut fixture, _) = sailed(&loads, &[], &[laid; 4]);
    let happened = fixture.play("attack");
    let (seat, at) = (Seat(0), place("cartagena"));
    assert_eq!(happened, [Event::TurnedUp { seat, place: at, shows: 0 }]);
    assert_eq!(fixture.moves(), ["pay", "decline"]);
    fixture.plays(&["decline", "stay"]);
    assert_eq!((fixture.captain(0).crew, fixture.captain(0).guns), (2, 2), "nothing is paid");
    assert!(!fixture.captain(0).present.contains(at), "the disc is back");
    // The counter lies open: the next pay at once, and the fourth is too late.
    fixture.plays(&["attack", "stay", "attack"]);
    assert_eq!(
        (fixture.chest(0), fixture.chest(1), fixture.chest(2)),
        (vec![], vec![("silver", 1)], vec![])
    );
    assert_eq!((fixture.points(1), fixture.points(2)), (8, 8));
    assert_eq!(why_failed(&fixture.play("stay"), 3, "cartagena"), Some(Failure::Closed));
}

/// A captain who goes home takes up the discs that were not used, and others move up.
#[test]
fn a_ship_that_goes_home_makes_room_at_the_places_it_had_marked() {
    let first: &[(&str, &str)] =
        &[("1", "san-juan"), ("2", "puerto-cabello"), ("3", "cumana"), ("4", "santo-domingo")];
    let later: &[(&str, &str)] =
        &[("1", "san-juan"), ("2", "cumana"), ("3", "puerto-cabello"), ("4", "santo-domingo")];
    let loads = [(3, 0, 1, 0), (3, 0, 1, 0), (3, 0, 1, 0)];
    let (mut fixture, _) = sailed(&loads, &[], &[first, first, later]);
    // Seat 0 returns without a conquest after its first mission.
    fixture.play("return");
    assert!(fixture.captain(0).present.is_empty());
    assert_eq!(fixture.captain(0).early, 0);
    fixture.plays(&["stay", "stay", "attack", "stay", "stay"]);
    // Seat 2 attacks Puerto Cabello as the second, though three discs lay there.
    fixture
        .until(&["stay"], |state| state.table().phase == Phase::Mission(place("puerto-cabello")));
    assert_eq!(fixture.active(), 2);
    fixture.play("attack");
    assert!(fixture.won(1, "puerto-cabello") && fixture.won(2, "puerto-cabello"));
    // Home second after a conquest, with disc 4 unused: the point of the second dock (R25).
    fixture.play("return");
    assert_eq!((fixture.captain(2).early, fixture.captain(1).early), (1, 0));
}

/// The third ship home gets nothing, however early it is.
#[test]
fn only_two_ships_are_paid_for_coming_home_early() {
    let laid: &[(&str, &str)] =
        &[("1", "puerto-cabello"), ("2", "cumana"), ("3", "san-juan"), ("4", "santo-domingo")];
    let other: &[(&str, &str)] =
        &[("1", "granada"), ("2", "cumana"), ("3", "san-juan"), ("4", "santo-domingo")];
    let loads = [(1, 0, 1, 0), (1, 0, 3, 0), (1, 0, 3, 0)];
    let (mut fixture, _) = sailed(&loads, &[], &[laid, other, other]);
    let happened: Vec<Event> = ["attack", "return", "attack", "return", "attack", "return"]
        .iter()
        .flat_map(|text| fixture.play(text))
        .collect();
    let paid: Vec<(u8, u8, u8)> = happened
        .iter()
        .filter_map(|event| match event {
            Event::CameHome { seat, dock, points } => Some((seat.0, *dock, *points)),
            _ => None,
        })
        .collect();
    assert_eq!(paid, [(0, 1, 2), (1, 2, 1), (2, 3, 0)]);
}

/// The ghost ship is laid last, seen by the Informer as what it is, and gone before the missions.
#[test]
fn a_ghost_ship_lets_its_captain_lay_last() {
    let mut fixture = DrakeFixture::sailing(&[0, 1, 2], &[(1, 1, 2, 0), (1, 0, 2, 0), ASHORE]);
    fixture.been(0, "tavern").been(1, "informer");
    let own = [("1", "cumana"), ("2", "san-juan"), ("3", "puerto-cabello"), ("4", "santiago")];
    let others = [("1", "cartagena"), ("2", "san-juan"), ("3", "antilles"), ("4", "santiago")];
    for ((number, at), (other, there)) in own.into_iter().zip(others) {
        fixture.plays(&[&format!("lay:{number}:{at}"), &format!("lay:{other}:{there}")]);
    }
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Sail));
    assert!(fixture.moves().iter().all(|text| text.starts_with("lay:ghost")));
    fixture.play("lay:ghost:cartagena");
    assert_eq!((fixture.active(), fixture.table().phase), (1, Phase::Inform));
    let happened = fixture.play("look-discs:cartagena");
    let seen = fixture.view(1).disc(Seat(0), place("cartagena"));
    assert_eq!(seen, Some(Disc::Ghost));
    assert!(matches!(happened[0], Event::LookedDiscs { .. }));
    fixture.play("keep");
    assert!(!fixture.captain(0).present.contains(place("cartagena")));
    assert_eq!(fixture.captain(0).present.len(), 4);
}

/// The Informer's second use: a disc may go to a port, the counter stays known to its holder alone,
/// and only the disc of that place moves.
#[test]
fn the_informer_moves_a_disc_from_a_fort_to_a_port() {
    let laid: &[(&str, &str)] =
        &[("1", "cumana"), ("2", "puerto-cabello"), ("3", "san-juan"), ("4", "cartagena")];
    let (mut fixture, _) = sailed(
        &[(1, 0, 2, 1), (1, 1, 1, 0), ASHORE],
        &[(0, "informer")],
        &[
            laid,
            &[("1", "cumana"), ("2", "puerto-cabello"), ("3", "san-juan"), ("4", "santo-domingo")],
        ],
    );
    fixture.play("look-counter:cumana");
    assert_eq!(
        fixture.moves(),
        ["shift:antilles", "shift:santo-domingo", "shift:santiago", "keep"]
    );
    fixture.play("shift:santiago");
    assert_eq!(fixture.state.disc(Seat(0), disc("1")), Some(place("santiago")));
    assert_eq!(fixture.table().phase, Phase::Mission(place("santiago")));
    assert_eq!(fixture.view(0).counter(place("cumana")), Some(1), "and it stays known");
    assert_eq!(fixture.view(1).counter(place("cumana")), None);
    assert_eq!(fixture.spectator().counter(place("cumana")), None);
}

#[test]
fn the_informer_exchanges_the_golden_hind_for_another_disc() {
    let laid: &[(&str, &str)] = &[
        ("hind", "san-juan"),
        ("1", "puerto-cabello"),
        ("2", "cumana"),
        ("3", "santo-domingo"),
        ("4", "santiago"),
    ];
    let visited = [(0, "informer"), (0, "golden-hind")];
    let (mut fixture, _) = sailed(&[(1, 0, 2, 1), ASHORE, ASHORE], &visited, &[laid]);
    fixture.plays(&["look-discs:santiago", "swap:puerto-cabello:san-juan"]);
    assert_eq!(fixture.state.disc(Seat(0), Disc::Hind), Some(place("puerto-cabello")));
    assert_eq!(fixture.state.disc(Seat(0), disc("1")), Some(place("san-juan")));
    assert_eq!((fixture.table().step, fixture.active()), (Disc::Hind, 0));
}

/// Kinds, not places, make the points; a trade adds none.
#[test]
fn conquests_of_a_voyage_count_by_kind() {
    let town = [("1", "puerto-cabello"), ("2", "granada"), ("3", "portobelo"), ("4", "san-juan")];
    let (mut fixture, _) = sailed(&[(3, 0, 3, 1), ASHORE, ASHORE], &[], &[&town]);
    fixture.plays(&["attack", "stay", "attack", "stay", "attack", "stay", "trade:sugar"]);
    assert_eq!(fixture.captain(0).conquests, 1);
    let pair = [("1", "antilles"), ("2", "isthmus"), ("3", "cumana"), ("4", "san-juan")];
    let load = (2, 9, 3, 0);
    let (mut fixture, _) = sailed(&[load, ASHORE, ASHORE], &[(0, "shipyard")], &[&pair]);
    fixture.plays(&["attack", "pay", "stay", "attack", "pay", "stay", "attack", "pay"]);
    assert_eq!(fixture.captain(0).guns, 9 - 4 - 2 - 1);
    fixture.play("stay");
    assert_eq!((fixture.table().voyage, fixture.captain(0).conquests), (1, 4));
}

/// Whoever passed may have another dock when the Governor has gone ahead.
#[test]
fn what_is_said_of_a_pass_stays_true_when_the_governor_goes_ahead() {
    let passed = Event::Passed { seat: Seat(1), dock: 4 };
    for lang in Lang::ALL {
        let words = Lexicon::new(lang, META.words).unwrap();
        let fixture = DrakeFixture::street(4);
        let said = words.try_say(&fixture.game.tell(&passed), &Names::default()).unwrap();
        assert!(!said.contains("dock") && !said.contains('4'), "{said}");
    }
}

/// Admiral and Governor are paid for gold and silver, not for jewels, also in one hand and ashore.
#[test]
fn titles_pay_for_metal_alone() {
    let laid = [("1", "granada"), ("2", "panama"), ("3", "cartagena"), ("4", "antilles")];
    let visited = [(1, "admiral"), (1, "governor"), (0, "shipyard")];
    let (mut fixture, _) = sailed(&[(6, 9, 3, 0), ASHORE, ASHORE], &visited, &[&laid]);
    fixture.plays(&["attack", "stay", "attack", "pay", "stay", "attack", "pay", "stay", "attack"]);
    let left: Vec<&str> = fixture.table().treasures.iter().map(Place::id).collect();
    let all = ["puerto-cabello", "portobelo", "campeche", "cumana", "veracruz"];
    assert_eq!(left[..5], all);
    fixture.play("pay");
    // Gold at Campeche and Veracruz, silver at Puerto Cabello, Portobelo and Cumaná.
    assert_eq!((fixture.captain(1).titles, fixture.captain(1).attacks), (2 + 3, 0));
    assert_eq!(fixture.table().supply.beads[Treasure::Gold as usize], 10);
}

#[test]
fn the_governor_goes_ahead_of_a_ship_that_does_not_sail() {
    let mut fixture = DrakeFixture::street(3);
    fixture.been(2, "governor");
    fixture.captain_mut(0).barrels = 1;
    fixture.captain_mut(2).barrels = 1;
    fixture.plays(&["pass", "pass", "pass", "guard:0", "guard:0", "guard:1"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [0, 2, 1]);
    fixture.play("lay:1:cumana");
    assert_eq!(fixture.active(), 2);
    // The ship without barrels is the last home, behind both.
    fixture.until(&["stay", "decline"], |state| state.table().voyage == 1);
    let home = fixture.events().iter().filter_map(|event| match event {
        Event::CameHome { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(home.collect::<Vec<_>>(), [0, 2, 1]);
    // Four silvers for the Governor: the last to load.
    assert_eq!(DrakeFixture::seats(&fixture.table().loading), [0, 1, 2]);
}

/// Loading starts with the fewest points; of equals the ship home first comes first.
#[test]
fn the_next_street_is_walked_by_those_behind_first() {
    let near: &[(&str, &str)] =
        &[("1", "cumana"), ("2", "puerto-cabello"), ("3", "san-juan"), ("4", "santo-domingo")];
    let loads = [(1, 0, 1, 0), (0, 0, 1, 0), (1, 0, 1, 0), (0, 0, 1, 0)];
    let (mut fixture, _) = sailed(&loads, &[], &[near; 4]);
    // Nobody can take Cumaná; seats 3 and 1 go home, in this order because 1 stays a mission longer.
    fixture.plays(&["stay", "stay", "stay", "return"]);
    fixture.plays(&["attack", "stay", "return", "attack", "stay", "stay", "stay"]);
    assert_eq!(fixture.table().voyage, 1);
    // Seats 1 and 3 have 4 points, seats 0 and 2 have 6, and both went home after disc 4.
    assert_eq!((0..4).map(|seat| fixture.points(seat)).collect::<Vec<_>>(), [6, 4, 6, 4]);
    assert_eq!(DrakeFixture::seats(&fixture.table().loading), [3, 1, 0, 2]);
}

#[test]
fn goods_make_as_many_large_sets_as_they_can() {
    let mut fixture = finished(3);
    for (goods, points) in
        [([3, 2, 1, 1], 26 + 8 + 2), ([2, 2, 2, 2], 26 + 26), ([0, 4, 3, 3], 16 + 16 + 16 + 2)]
    {
        fixture.captain_mut(1).goods = goods;
        assert_eq!(fixture.points_from(Seat(1), "goods"), points, "{goods:?}");
    }
}

#[test]
fn an_investor_helps_each_captain_once_in_three_voyages() {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:investor", "take:galleon", "pass", "pass"]);
    fixture.until(&["pass"], |state| state.table().voyage == 1);
    assert!(!fixture.captain(0).galleon, "every voyage begins with a frigate");
    // The one who paid has fewest points and loads first.
    assert_eq!((fixture.active(), fixture.points(0)), (0, 0));
    assert_eq!(fixture.refusal("visit:investor"), "invested");
    fixture.plays(&["pass", "visit:investor", "take:crew"]);
    assert_eq!(fixture.points(1), 0);
}

/// With all counters others know nothing of what the holder chose, though there is one of each left.
#[test]
fn what_the_holder_chose_shows_in_no_other_view() {
    let laid = |shows: [&str; 3]| {
        let mut fixture = DrakeFixture::with(Options::seats(3).with("all-counters"));
        fixture.been(0, "admiral");
        fixture.captain_mut(0).barrels = 1;
        fixture.plays(&["pass", "pass", "pass"]).plays(&shows);
        fixture
    };
    let (one, two) =
        (laid(["guard:0", "guard:0", "guard:1"]), laid(["guard:2", "guard:1", "guard:2"]));
    assert_eq!(one.spectator(), two.spectator());
    assert_eq!(one.view(1), two.view(1));
    assert_ne!(one.view(0), two.view(0));
}
