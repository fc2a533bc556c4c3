//! Rulings: what the rulebook leaves open, as the fact file settles it.
//!
//! Those that an example or an edge case shows are named there: R16 and R54 in example 8, R23 in
//! example 11, R28 in example 13, R35 in the whole voyage, R37, R38, R40, R41 and R50 among the edge cases.

use drake::board::Disc;
use drake::event::Failure;
use drake::{Event, Move, Phase};
use kit::{Game as _, Options, Reveals, Seat};

use crate::fixture::{DrakeFixture, GREEN, Load, RED, YELLOW, disc, location, place};
use crate::vectors::{guarding, whole_voyage};

/// Discs for the four places of the first zone, the nearest a ship can sail.
const NEAR: [(&str, &str); 4] =
    [("1", "cumana"), ("2", "puerto-cabello"), ("3", "santo-domingo"), ("4", "san-juan")];
/// A ship that stays at home.
const ASHORE: Load = (0, 0, 0, 0);

/// Seat 0 alone sails with this on board, and has visited these; its discs lie as told.
fn alone(load: Load, visited: &[&str], laid: &[(&str, &str)]) -> DrakeFixture {
    let mut fixture = DrakeFixture::sailing(&[0, 1, 2], &[load, ASHORE, ASHORE]);
    for id in visited {
        fixture.been(0, id);
    }
    fixture.lay(0, laid);
    fixture
}

/// The same after the last of the discs was laid by play.
fn told(load: Load, visited: &[&str], laid: &[(&str, &str)]) -> (DrakeFixture, Vec<Event>) {
    let (&(number, id), before) = laid.split_last().unwrap();
    let mut fixture = alone(load, visited, before);
    let happened = fixture.turn_up(0, number, id);
    (fixture, happened)
}

fn failures(happened: &[Event]) -> Vec<(Disc, Failure)> {
    let failed = happened.iter().filter_map(|event| match event {
        Event::Failed { disc, why, .. } => Some((*disc, *why)),
        _ => None,
    });
    failed.collect()
}

#[test]
fn r1_circles_fill_in_their_order() {
    let mut fixture = DrakeFixture::street(4);
    for (seat, crew) in [(0, 4), (1, 2), (2, 2)] {
        fixture.play("visit:crew-a");
        assert_eq!(fixture.captain(seat).crew, crew);
    }
    assert_eq!(fixture.refusal("visit:crew-a"), "location-full");
}

#[test]
fn r2_a_visit_without_benefit_is_legal() {
    let mut fixture = DrakeFixture::street(4);
    fixture.plays(&["visit:queen", "visit:shipyard", "pass", "pass"]);
    let guns = fixture.captain(0).guns;
    assert_eq!(fixture.play("visit:shipyard").len(), 1, "nothing but the visit");
    assert_eq!((fixture.captain(0).galleon, fixture.captain(0).guns), (true, guns));
}

#[test]
fn r3_a_galleon_is_not_sold_twice() {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:queen", "pass", "pass", "visit:investor"]);
    assert_eq!(fixture.moves(), ["take:crew", "take:gun"]);
    assert_eq!(fixture.refusal("take:galleon"), "is-galleon");
}

#[test]
fn r5_drake_waits_when_everybody_else_has_passed() {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:drake", "pass", "pass"]);
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Take(location("drake"))));
}

#[test]
fn r6_a_location_is_visited_once() {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:crew-a", "pass", "pass"]);
    assert_eq!(fixture.refusal("visit:crew-a"), "backwards");
}

#[test]
fn r8_a_captain_may_leave_the_street_at_any_turn() {
    let mut fixture = DrakeFixture::street(3);
    fixture.captain_mut(0).barrels = 1;
    fixture.plays(&["visit:crew-a", "pass", "visit:guns-a", "pass", "pass"]);
    assert_eq!(
        DrakeFixture::seats(&fixture.table().outbound),
        [1, 0, 2],
        "R9: no Governor, no change"
    );
}

#[test]
fn r11_without_a_barrel_nobody_sails() {
    let mut fixture = DrakeFixture::street(3);
    fixture.captain_mut(1).barrels = 1;
    fixture.plays(&["pass", "pass", "pass"]);
    fixture.until(&["decline", "return"], |state| state.table().voyage == 1);
    // Seat 1 was home first; the others follow in sailing order, and nobody has conquered.
    assert_eq!(DrakeFixture::seats(&fixture.table().loading), [1, 0, 2]);
    let mut nobody = DrakeFixture::street(3);
    nobody.been(0, "admiral").been(0, "governor");
    nobody.plays(&["pass", "pass", "pass", "guard:0", "guard:1", "guard:0", "guard:0", "guard:1"]);
    assert_eq!(nobody.table().voyage, 1, "nobody sailed");
    assert_eq!(nobody.captain(0).titles, 8, "gold and silver were left");
}

#[test]
fn r13_no_disc_is_kept_back() {
    let fixture = alone((0, 0, 1, 0), &[], &NEAR[..2]);
    assert_eq!(
        fixture.moves(),
        ["lay:3:santo-domingo", "lay:3:san-juan", "lay:4:santo-domingo", "lay:4:san-juan"]
    );
}

/// The Golden Hind and the ghost ship are discs like others until all are turned up.
#[test]
fn r14_hind_and_ghost_are_laid_and_exchanged_like_others() {
    let visited = ["informer", "golden-hind", "tavern"];
    let mut fixture = alone((2, 1, 2, 0), &visited, &[]);
    for (number, id) in [
        ("ghost", "cumana"),
        ("hind", "san-juan"),
        ("4", "puerto-cabello"),
        ("3", "santo-domingo"),
        ("2", "cartagena"),
        ("1", "santiago"),
    ] {
        fixture.play(&format!("lay:{number}:{id}"));
    }
    // The ghost ship is there as any disc is (R45).
    fixture.play("look-discs:cumana");
    let happened = fixture.play("swap:cumana:san-juan");
    let vanished = Event::GhostVanished { seat: Seat(0), place: place("san-juan") };
    assert!(happened.contains(&vanished));
    assert_eq!(fixture.table().step, Disc::Hind);
    assert_eq!(fixture.table().phase, Phase::Mission(place("cumana")));
}

#[test]
fn r17_a_counter_stays_up_once_an_attack_was_declared() {
    let (mut fixture, _) = told((2, 1, 1, 0), &[], &NEAR);
    assert_eq!(fixture.counter("cumana"), None);
    let happened = fixture.play("attack");
    let (seat, at) = (Seat(0), place("cumana"));
    assert_eq!(happened, [Event::TurnedUp { seat, place: at, shows: 1 }]);
    fixture.play("decline");
    assert_eq!((fixture.counter("cumana"), fixture.captain(0).crew), (Some(1), 2), "R19");
}

/// To attack, a captain needs what is printed; a counter that is face down counts as nothing.
#[test]
fn r18_the_printed_price_is_the_least() {
    let first = |load: Load, visited: &[&str], id: &str| {
        let (fixture, happened) = told(
            load,
            visited,
            &[("1", id), ("2", "puerto-cabello"), ("3", "san-juan")]
                .into_iter()
                .chain([("4", "santo-domingo")])
                .collect::<Vec<_>>(),
        );
        assert_eq!(fixture.counter(id), None, "nobody spies for free");
        failures(&happened).first().map(|(_, why)| *why)
    };
    assert_eq!(first((1, 1, 2, 0), &[], "cumana"), None);
    assert_eq!(first((0, 1, 2, 0), &[], "cumana"), Some(Failure::Crew));
    assert_eq!(first((5, 0, 2, 0), &[], "cumana"), Some(Failure::Guns));
    assert_eq!(first((1, 0, 2, 0), &["pinnace"], "cumana"), None);
    assert_eq!(first((0, 3, 2, 0), &["shipyard"], "antilles"), None);
    assert_eq!(first((0, 2, 2, 0), &["shipyard"], "antilles"), Some(Failure::Guns));
}

#[test]
fn r20_the_second_at_a_fort_pays_as_much_and_finds_no_treasure() {
    let mut fixture = DrakeFixture::sailing(&[0, 1, 2], &[(2, 1, 1, 0), (2, 1, 1, 0), ASHORE]);
    fixture.lay(0, &NEAR).lay(1, &NEAR[..3]);
    fixture.turn_up(1, "4", "san-juan");
    fixture.plays(&["attack", "pay", "stay", "attack"]);
    assert_eq!((fixture.points(0), fixture.points(1)), (6, 6));
    for seat in [0, 1] {
        assert_eq!((fixture.captain(seat).crew, fixture.captain(seat).guns), (0, 0));
    }
    assert_eq!((fixture.chest(0), fixture.chest(1)), (vec![("silver", 1)], vec![]));
}

#[test]
fn r21_a_pinnace_serves_at_every_fort_and_at_no_galleon() {
    let laid = [("1", "cumana"), ("2", "cartagena"), ("3", "antilles"), ("4", "santo-domingo")];
    let (mut fixture, _) = told((4, 4, 2, 0), &["pinnace", "shipyard"], &laid);
    fixture.plays(&["attack", "pay", "stay", "attack", "pay", "stay"]);
    assert_eq!((fixture.captain(0).crew, fixture.captain(0).guns), (0, 4));
    fixture.plays(&["attack", "pay"]);
    assert_eq!((fixture.captain(0).guns, fixture.captain(0).pinnace), (0, true));
    assert_eq!(fixture.kinds(0), ["fort", "galleon"]);
}

#[test]
fn r22_trade_needs_a_cube() {
    let laid =
        [("1", "san-juan"), ("2", "cumana"), ("3", "puerto-cabello"), ("4", "santo-domingo")];
    let (_, happened) = told((0, 0, 1, 0), &[], &laid);
    assert_eq!(failures(&happened), [(Disc::One, Failure::Trade)]);
}

#[test]
fn r23_a_port_trades_as_often_as_it_has_goods() {
    let mut fixture = DrakeFixture::sailing(&[0, 1, 2, 3], &[(0, 0, 2, 1); 4]);
    let laid = [("1", "santiago"), ("2", "cumana"), ("3", "san-juan")];
    for seat in 0..4 {
        fixture.lay(seat, &laid);
    }
    for seat in 0..3 {
        fixture.lay(seat, &[("4", "puerto-cabello")]);
    }
    fixture.turn_up(3, "4", "puerto-cabello");
    fixture.plays(&["trade:indigo", "stay", "trade:coffee", "stay", "trade:tobacco"]);
    assert_eq!(failures(&fixture.play("stay")), [(Disc::One, Failure::Closed)]);
}

#[test]
fn r24_a_ship_may_go_home_after_a_mission_that_failed() {
    let (mut fixture, _) = told((0, 0, 1, 0), &[], &NEAR);
    assert_eq!(
        (fixture.moves(), fixture.table().phase),
        (vec!["stay".into(), "return".into()], Phase::Home)
    );
    fixture.play("stay");
    assert_eq!((fixture.table().phase, fixture.table().step), (Phase::Home, Disc::Two));
}

#[test]
fn r25_the_early_points_belong_to_the_dock() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(0, 0, 1, 0), (1, 0, 1, 0), (1, 0, 1, 0)]);
    for seat in 0..3 {
        fixture.lay(seat, &[("1", "puerto-cabello"), ("2", "cumana"), ("3", "san-juan")]);
    }
    fixture.lay(0, &[("4", "santo-domingo")]).lay(1, &[("4", "santo-domingo")]);
    fixture.turn_up(2, "4", "santo-domingo");
    fixture.plays(&["return", "attack", "return"]);
    assert_eq!((fixture.captain(0).early, fixture.captain(1).early), (0, 1));
}

#[test]
fn r26_a_fourth_mission_that_failed_was_used() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(1, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 0)]);
    fixture.lay(0, &[("1", "puerto-cabello"), ("2", "cumana"), ("3", "san-juan")]);
    fixture.lay(
        1,
        &[("1", "puerto-cabello"), ("2", "cumana"), ("3", "san-juan"), ("4", "santo-domingo")],
    );
    fixture.turn_up(0, "4", "santo-domingo");
    fixture.plays(&["attack", "stay", "stay", "stay", "stay", "stay", "stay"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().home), [] as [u8; 0]);
    let happened = fixture.events().to_vec();
    assert!(!happened.iter().any(|event| matches!(event, Event::CameHome { points: 1.., .. })));
}

#[test]
fn r29_captains_who_are_level_load_in_the_order_they_came_home() {
    let mut fixture = DrakeFixture::sailing(&[2, 0, 1], &[(0, 0, 1, 0); 3]);
    fixture.lay(0, &NEAR).lay(1, &NEAR).lay(2, &NEAR[..3]);
    fixture.turn_up(2, "4", "san-juan");
    fixture.plays(&["stay", "return", "stay", "return", "return"]);
    assert_eq!(fixture.table().voyage, 1);
    assert_eq!(DrakeFixture::seats(&fixture.table().loading), [0, 2, 1]);
}

/// Who knows that the price is too high may attack all the same: a refusal would tell the others.
#[test]
fn r39_what_a_captain_knows_does_not_bind_him() {
    let (mut fixture, _) = told((1, 1, 1, 0), &["governor"], &NEAR);
    assert_eq!(fixture.view(0).counter(place("cumana")), Some(1));
    assert_eq!(failures(&fixture.play("attack")), [(Disc::One, Failure::Crew)]);
}

/// The Informer also serves where no other disc lies, and any two discs may change places.
#[test]
fn r42_any_two_discs_are_exchanged() {
    let (mut fixture, _) = told((0, 0, 1, 0), &["informer"], &NEAR);
    fixture.play("look-discs:san-juan");
    let moves = fixture.moves();
    assert_eq!(
        (moves.len(), moves[0].as_str(), moves[6].as_str()),
        (7, "swap:puerto-cabello:cumana", "keep")
    );
    fixture.play("swap:puerto-cabello:santo-domingo");
    assert_eq!(fixture.state.disc(Seat(0), disc("3")), Some(place("puerto-cabello")));
}

/// The Governor's holder may look at a counter all the same, and its disc goes to any free place.
#[test]
fn r43_a_disc_moves_to_any_place_within_reach() {
    let (mut fixture, _) = told((0, 0, 2, 0), &["informer", "governor"], &NEAR);
    fixture.play("look-counter:cumana");
    assert_eq!(fixture.moves(), ["shift:cartagena", "shift:antilles", "shift:santiago", "keep"]);
}

#[test]
fn r44_without_a_disc_the_informer_is_not_asked() {
    let mut fixture = DrakeFixture::sailing(&[0, 1, 2], &[ASHORE, (0, 0, 1, 0), ASHORE]);
    fixture.been(0, "informer").lay(1, &NEAR[..3]);
    fixture.turn_up(1, "4", "san-juan");
    assert!(fixture.table().revealed);
}

#[test]
fn r45_the_ghost_takes_up_its_place() {
    let mut fixture = alone((0, 0, 1, 0), &["tavern"], &[("ghost", "cumana")]);
    assert_eq!(fixture.refusal("lay:1:cumana"), "already-there");
}

#[test]
fn r46_counters_that_were_not_turned_up_go_back_unseen() {
    let fixture = whole_voyage(|fixture| {
        let seen = fixture.view(YELLOW).counter(place("veracruz"));
        assert_eq!((seen, fixture.view(RED).counter(place("veracruz"))), (Some(0), None));
    });
    assert_eq!((fixture.table().guarded, fixture.table().turned), (0, 0));
    for seat in [GREEN, RED, YELLOW] {
        assert!(fixture.view(seat).counters.iter().all(Option::is_none));
    }
}

/// Everybody saw what went into a chest; it is drawn closed all the same.
#[test]
fn r47_chests_are_known_and_drawn_closed() {
    let fixture = whole_voyage(|_| {});
    let view = fixture.view(RED);
    assert_eq!(view.table.captains[usize::from(GREEN)].chest, [1, 2, 0]);
    let scene = fixture.game.scene(&view);
    let drawn = |id: &str| scene.pieces.iter().any(|piece| piece.id == id);
    assert!(drawn("chest:0") && !drawn("bead:0:gold"));
    assert!(drawn("bead:1:silver"), "one's own lies open");
}

/// One captain has the Admiral, the Governor and the Informer, and is asked in this order (R10).
#[test]
fn r48_several_persons_help_one_captain() {
    let mut fixture = DrakeFixture::street(3);
    fixture.been(0, "informer").been(0, "governor").been(0, "admiral");
    fixture.captain_mut(0).barrels = 1;
    fixture.state.table_mut().loading = [1, 0, 2].map(Seat).into_iter().collect();
    fixture.state.table_mut().active = Seat(1);
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!(fixture.table().phase, Phase::Guard(place("antilles")));
    fixture.plays(&["guard:0", "guard:1"]);
    assert_eq!(fixture.table().phase, Phase::Guard(place("cumana")));
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [1, 0, 2]);
    fixture.plays(&["guard:0", "guard:1", "guard:0"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [0, 1, 2], "R9");
    for (number, id) in NEAR {
        fixture.play(&format!("lay:{number}:{id}"));
    }
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Inform));
}

/// Two equal counters are left: nobody may learn that from a question that was not asked.
#[test]
fn r49_the_holder_is_asked_even_if_the_counters_left_are_alike() {
    let mut fixture = guarding(Options::seats(3), "governor");
    fixture.plays(&["guard:1", "guard:2"]);
    assert_eq!((fixture.active(), fixture.moves()), (0, vec!["guard:0".to_owned()]));
    fixture.play("guard:0");
    assert!(!matches!(fixture.table().phase, Phase::Guard(_)), "the last one is laid at once");
}

#[test]
fn r51_a_ghost_is_no_mission() {
    let laid = [&[("ghost", "santiago")], &NEAR[..]].concat();
    let (mut fixture, _) = told((0, 0, 2, 0), &["tavern"], &laid);
    fixture.plays(&["stay", "stay", "stay"]);
    assert_eq!(fixture.table().voyage, 1, "four missions and no fifth question");
}

#[test]
fn r53_trade_alone_is_no_conquest() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(0, 0, 1, 1), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.lay(0, &[("1", "san-juan"), ("2", "cumana"), ("3", "santo-domingo")]);
    fixture.turn_up(0, "4", "puerto-cabello");
    fixture.plays(&["trade:coffee", "return"]);
    assert_eq!(
        (fixture.captain(0).early, fixture.captain(0).attacks, fixture.points(0)),
        (0, 0, 4)
    );
}

/// How many ways there are to lay the counters from here on.
fn layings(fixture: &DrakeFixture) -> usize {
    if !matches!(fixture.table().phase, Phase::Guard(_)) {
        return 1;
    }
    let seat = fixture.seat();
    let ways = fixture.moves().into_iter().map(|text| {
        let mut next = fixture.clone();
        next.play(&text);
        let same = matches!(next.table().phase, Phase::Guard(_)) && next.seat() == seat;
        if same { layings(&next) } else { 1 }
    });
    ways.sum()
}

#[test]
fn r56_the_layings_of_counters() {
    let normal = || Options::seats(3);
    let all = || Options::seats(3).with("all-counters");
    assert_eq!(layings(&guarding(normal(), "admiral")), 6);
    assert_eq!(layings(&guarding(normal(), "governor")), 12);
    assert_eq!(layings(&guarding(all(), "admiral")), 24);
    assert_eq!(layings(&guarding(all(), "governor")), 63);
}

/// Who has seen something hidden cannot take the decision back.
#[test]
fn what_shows_something_hidden_bars_undo() {
    let told = |fixture: &DrakeFixture, decision: Move| {
        let mut state = fixture.state;
        fixture.game.play(&mut state, fixture.seat(), decision, &mut kit::Unlogged).unwrap()
    };
    let guard = guarding(Options::seats(3), "governor");
    assert_eq!(told(&guard, Move::Guard(0)), Reveals::Nothing);
    let (mut fixture, _) = self::told((3, 1, 1, 0), &["informer"], &NEAR);
    let cumana = place("cumana");
    for look in [Move::LookDiscs(cumana), Move::LookCounter(cumana), Move::Decline] {
        assert_eq!(told(&fixture, look), Reveals::Hidden, "{look:?}");
    }
    fixture.play("look-discs:cumana");
    for swap in [Move::Swap(place("puerto-cabello"), cumana), Move::Keep] {
        assert_eq!(told(&fixture, swap), Reveals::Hidden, "{swap:?}");
    }
    fixture.play("keep");
    assert_eq!(told(&fixture, Move::Attack), Reveals::Hidden);
    fixture.play("attack");
    assert_eq!(told(&fixture, Move::Pay), Reveals::Nothing);
    fixture.plays(&["pay", "stay"]);
    assert_eq!(told(&fixture, Move::Decline), Reveals::Nothing);
}
