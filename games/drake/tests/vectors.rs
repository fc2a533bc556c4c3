//! The vectors of the fact file: a whole voyage, edge cases, hidden information.

use drake::board::{Disc, Place};
use drake::event::{Failure, Haul};
use drake::{Event, FrancisDrake, Move, Phase};
use kit::testing::Fixture;
use kit::{Chance, Game as _, Options, Seat, Seed, Viewer};

use crate::fixture::{BLUE, DrakeFixture, GREEN, RED, WHITE, YELLOW, disc, location, place};

/// Vector B, examples 3 to 13 joined; `look` sees the table before Yellow's last mission.
pub(crate) fn whole_voyage(look: impl Fn(&DrakeFixture)) -> DrakeFixture {
    let mut fixture = DrakeFixture::sailing(
        &[GREEN, RED, YELLOW, BLUE],
        &[(5, 2, 3, 0), (5, 3, 2, 1), (3, 6, 3, 1), (0, 4, 2, 1)],
    );
    fixture.been(YELLOW, "informer").been(YELLOW, "governor");
    fixture.captain_mut(YELLOW).galleon = true;
    fixture.captain_mut(BLUE).galleon = true;
    fixture.plays(&[
        "lay:2:granada",
        "lay:3:santiago",
        "lay:4:santo-domingo",
        "lay:4:puerto-cabello",
    ]);
    fixture.plays(&["lay:1:panama", "lay:1:cartagena", "lay:2:cartagena", "lay:1:cartagena"]);
    fixture.plays(&[
        "lay:3:puerto-cabello",
        "lay:2:cumana",
        "lay:1:antilles",
        "lay:2:santo-domingo",
    ]);
    fixture.plays(&[
        "lay:4:portobelo",
        "lay:4:puerto-cabello",
        "lay:3:portobelo",
        "lay:3:antilles",
    ]);
    fixture.plays(&["look-discs:cartagena", "swap:cartagena:antilles"]);
    // The first missions: Green, Red and Yellow attack; Blue is too late at Cartagena.
    fixture.plays(&["attack", "pay", "stay", "attack", "pay", "stay", "attack", "stay", "stay"]);
    // The second: Granada, Cumaná, the galleon, and sugar for Blue.
    fixture.plays(&[
        "attack",
        "stay",
        "attack",
        "pay",
        "stay",
        "attack",
        "pay",
        "stay",
        "trade:sugar",
        "stay",
    ]);
    // The third: Green and Blue go home after it.
    fixture.plays(&[
        "attack",
        "return",
        "trade:indigo",
        "stay",
        "attack",
        "stay",
        "attack",
        "return",
    ]);
    // The fourth: Red's second success at Puerto Cabello, tobacco for Yellow.
    fixture.play("attack");
    look(&fixture);
    fixture.play("trade:tobacco");
    fixture
}

/// A game that is over, of so many seats.
pub(crate) fn finished(seats: u8) -> DrakeFixture {
    let mut fixture = DrakeFixture::street(seats);
    fixture.until(&["pass", "decline", "return"], |state| state.table().phase == Phase::Over);
    fixture
}

#[test]
fn b_a_whole_voyage() {
    let fixture = whole_voyage(|fixture| {
        let holds = |seat| {
            let captain = fixture.captain(seat);
            (captain.crew, captain.guns, captain.trade)
        };
        assert!([GREEN, RED, BLUE].iter().all(|&seat| holds(seat) == (0, 0, 0)));
        assert_eq!(holds(YELLOW), (0, 0, 1));
        let left: Vec<&str> = fixture.table().treasures.iter().map(Place::id).collect();
        assert_eq!(left, ["campeche", "veracruz", "isthmus", "gulf"]);
    });
    let track = [GREEN, RED, YELLOW, BLUE].map(|seat| fixture.points(seat));
    assert_eq!(track, [18, 15, 28, 14]);
    let attacks = [GREEN, RED, YELLOW, BLUE].map(|seat| fixture.captain(seat).attacks);
    assert_eq!(attacks, [8, 7, 14, 8]);
    assert_eq!(fixture.captain(YELLOW).titles, 0);
    assert_eq!(fixture.chest(GREEN), [("silver", 1), ("gold", 2)]);
    assert_eq!(fixture.chest(RED), [("silver", 2)]);
    assert_eq!(fixture.chest(YELLOW), [("silver", 1), ("jewel", 1)]);
    assert_eq!(fixture.chest(BLUE), []);
    let goods = [GREEN, RED, YELLOW, BLUE].map(|seat| fixture.captain(seat).goods);
    assert_eq!(goods, [[0; 4], [0, 0, 0, 1], [0, 0, 1, 0], [1, 0, 0, 0]]);
    // The next voyage: the fewest points load first (R35), tokens and cubes are back (R31).
    assert_eq!(fixture.table().voyage, 1);
    assert_eq!(DrakeFixture::seats(&fixture.table().loading), [BLUE, RED, GREEN, YELLOW]);
    assert_eq!(fixture.active(), BLUE);
    assert!((0..4).all(|seat| !fixture.captain(seat).galleon && fixture.captain(seat).discs == 10));
    assert_eq!(fixture.table().persons, [None; 3]);
    assert_eq!(fixture.table().supply.trade, 8);
    // Three goods were traded and have come back from the supply (R32).
    assert_eq!(fixture.table().supply.goods, [3, 4, 3, 1]);
    assert_eq!(fixture.table().goods, [0b0101, 0b0011, 0b1110]);
}

/// What a visit to the Tavern brings when the die shows this, as first or second visitor.
fn tavern(second: bool, rolled: u8) -> (bool, u8) {
    for seed in 1..500 {
        let mut table = Fixture::<FrancisDrake>::dealt(Options::seats(4), seed);
        if second {
            table.play("visit:tavern");
        }
        let seat = table.seat();
        let happened = table.play("visit:tavern");
        let die = happened.iter().find_map(|event| match event {
            Event::Rolled { die, .. } => Some(*die),
            _ => None,
        });
        if die == Some(rolled) {
            let captain = table.state.table().captain(seat).unwrap();
            return (captain.ghost, captain.crew);
        }
    }
    panic!("the die never shows {rolled}");
}

#[test]
fn c1_the_first_visitor_of_the_tavern_adds_one() {
    assert_eq!(tavern(false, 1), (true, 0));
    assert_eq!(tavern(false, 3), (false, 2));
    assert_eq!(tavern(false, 4), (false, 3));
    assert_eq!(tavern(false, 6), (false, 3), "R37");
}

#[test]
fn c2_the_second_visitor_adds_nothing() {
    assert_eq!(tavern(true, 2), (true, 0));
    assert_eq!(tavern(true, 3), (false, 2));
    assert_eq!(tavern(true, 5), (false, 3));
}

#[test]
fn c3_drake_is_not_for_the_last_disc() {
    let mut fixture = DrakeFixture::street(4);
    fixture.captain_mut(0).discs = 1;
    assert!(!fixture.is_legal("visit:drake"));
    assert_eq!(fixture.refusal("visit:drake"), "drake-needs-two");
}

#[test]
fn c4_drake_takes_two_turns_and_gives_five() {
    let mut fixture = DrakeFixture::street(3);
    fixture.play("visit:drake");
    assert!(fixture.captain(0).bound);
    assert_eq!((fixture.captain(0).crew, fixture.captain(0).guns), (0, 0));
    fixture.play("visit:crew-a");
    assert_eq!(fixture.refusal("visit:drake"), "location-full");
    let happened = fixture.play("visit:crew-a");
    // The second disc leaves no choice and is laid at once (R5).
    assert!(happened.contains(&Event::Visited { seat: Seat(0), location: location("drake") }));
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Take(location("drake"))));
    assert_eq!(fixture.moves(), ["take:crew", "take:gun"]);
    fixture.play("take:gun");
    assert_eq!(
        (fixture.captain(0).crew, fixture.captain(0).guns, fixture.captain(0).discs),
        (2, 3, 8)
    );
}

#[test]
fn c5_the_docks_are_the_end_of_the_street() {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:docks", "take:barrel", "visit:crew-a"]);
    assert!(fixture.table().outbound.is_empty(), "passing waits for one's turn");
    fixture.play("visit:crew-a");
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [0]);
    assert_eq!(fixture.active(), 1);
}

#[test]
fn c6_the_investor_helps_once_a_game() {
    let mut fixture = DrakeFixture::street(3);
    fixture.captain_mut(0).invested = true;
    fixture.state.table_mut().voyage = 1;
    assert_eq!(fixture.refusal("visit:investor"), "invested");
    fixture.play("visit:crew-a");
    assert!(fixture.is_legal("visit:investor"));
}

#[test]
fn c7_the_investor_costs_four_points() {
    let mut fixture = DrakeFixture::street(3);
    fixture.plays(&["visit:investor", "take:gun"]);
    let captain = fixture.captain(0);
    assert_eq!((captain.crew, captain.guns, captain.invested), (1, 2, true));
    assert_eq!(fixture.points(0), 0);
    // Any number of captains may come (R4).
    fixture.plays(&["visit:investor", "take:crew", "visit:investor", "take:galleon"]);
    assert_eq!((fixture.captain(1).crew, fixture.captain(1).guns), (2, 1));
    assert!(fixture.captain(2).galleon);
}

#[test]
fn c8_a_governor_in_the_first_dock_stays_there() {
    let mut fixture = DrakeFixture::street(3);
    fixture.been(0, "governor");
    fixture.captain_mut(0).barrels = 1;
    fixture.plays(&["pass", "pass", "pass", "guard:2", "guard:1", "guard:0"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [0, 1, 2]);
}

#[test]
fn c9_six_barrels_reach_the_fourth_zone() {
    let mut fixture = DrakeFixture::street(3);
    fixture.captain_mut(0).barrels = 6;
    fixture.plays(&["pass", "pass", "pass"]);
    assert_eq!(fixture.captain(0).range, 4);
}

#[test]
fn c11_a_fifth_disc_without_a_place_stays_in_hand() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(1, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.been(0, "tavern");
    fixture.lay(0, &[("ghost", "san-juan"), ("1", "puerto-cabello"), ("2", "cumana")]);
    fixture.turn_up(0, "3", "santo-domingo");
    assert!(fixture.table().revealed, "R12");
    assert_eq!(fixture.state.disc(Seat(0), Disc::Four), None);
}

#[test]
fn c12_a_frigate_cannot_attack_a_galleon() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(0, 6, 2, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.lay(0, &[("1", "antilles"), ("2", "cumana"), ("3", "san-juan")]);
    let happened = fixture.turn_up(0, "4", "santiago");
    let (seat, place, disc) = (Seat(0), place("antilles"), Disc::One);
    assert!(happened.contains(&Event::Failed { seat, place, disc, why: Failure::Frigate }), "R38");
    assert_eq!((fixture.captain(0).guns, fixture.table().phase), (6, Phase::Home));
}

#[test]
fn c13_a_pinnace_needs_no_guns_at_forts() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(3, 0, 3, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.been(0, "pinnace");
    fixture.lay(0, &[("1", "panama"), ("2", "cumana"), ("3", "san-juan")]);
    fixture.turn_up(0, "4", "santiago");
    fixture.plays(&["attack", "pay"]);
    assert_eq!((fixture.captain(0).crew, fixture.captain(0).attacks), (0, 4));
}

#[test]
fn c17_admiral_and_governor_are_paid_for_what_is_left() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(5, 4, 4, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.been(1, "admiral").been(2, "governor");
    fixture.lay(0, &[("1", "granada"), ("2", "puerto-cabello"), ("3", "portobelo")]);
    fixture.turn_up(0, "4", "cumana");
    fixture.plays(&["attack", "stay", "attack", "stay", "attack", "stay", "attack", "pay"]);
    // Gold is left at three places, silver at Cartagena.
    assert_eq!((fixture.captain(1).titles, fixture.captain(2).titles), (3, 1));
}

#[test]
fn c19_one_good_is_worth_little() {
    let mut fixture = finished(3);
    fixture.captain_mut(0).goods = [0, 0, 3, 0];
    assert_eq!(fixture.points_from(Seat(0), "goods"), 6);
}

#[test]
fn c20_a_chest() {
    let mut fixture = finished(3);
    fixture.captain_mut(0).chest = [1, 2, 2];
    assert_eq!(fixture.points_from(Seat(0), "chest"), 21);
}

#[test]
fn c21_of_equals_the_ship_home_first_wins() {
    let mut fixture = finished(3);
    for (seat, points) in [(0, 84), (1, 84), (2, 50)] {
        let captain = fixture.captain_mut(seat);
        (captain.attacks, captain.early, captain.conquests, captain.titles) = (points, 0, 0, 0);
        (captain.goods, captain.chest) = ([0; 4], [0; 3]);
    }
    fixture.state.table_mut().home = [2, 1, 0].map(Seat).into_iter().collect();
    let standing = fixture.standing();
    assert_eq!((standing.seats[0].points, standing.seats[1].points), (88, 88));
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)], "R30");
}

pub(crate) fn guarding(options: Options, person: &str) -> DrakeFixture {
    let mut fixture = DrakeFixture::with(options);
    fixture.been(0, person);
    fixture.captain_mut(0).barrels = 1;
    fixture.plays(&["pass", "pass", "pass"]);
    fixture
}

#[test]
fn c23_all_counters_can_be_chosen_from() {
    let all = || guarding(Options::seats(3).with("all-counters"), "governor");
    all().plays(&["guard:2", "guard:2", "guard:1", "guard:1"]);
    all().plays(&["guard:0", "guard:0", "guard:0", "guard:0"]);
    let mut fixture = all();
    fixture.plays(&["guard:1", "guard:1"]);
    assert_eq!(fixture.refusal("guard:1"), "counter-gone");
    // Without a holder the normal set lies there.
    let mut random = DrakeFixture::with(Options::seats(3).with("all-counters"));
    random.captain_mut(0).barrels = 1;
    random.plays(&["pass", "pass", "pass"]);
    let mut troops =
        ["cumana", "cartagena", "panama", "veracruz"].map(|id| random.state.counter(place(id)));
    troops.sort_unstable();
    assert_eq!(troops, [0, 0, 1, 2]);
}

#[test]
fn c25_all_trade_cubes_can_be_out() {
    let mut fixture = DrakeFixture::street(5);
    fixture.plays(&["visit:queen", "visit:informer", "visit:trade", "visit:trade", "visit:trade"]);
    assert_eq!(fixture.table().supply.trade, 0);
    let cubes: Vec<u8> = (0..=WHITE).map(|seat| fixture.captain(seat).trade).collect();
    assert_eq!(cubes, [1, 1, 3, 2, 1]);
}

#[test]
fn c26_a_ship_whose_fourth_disc_was_not_laid_comes_home_early() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(1, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 0)]);
    fixture.been(0, "golden-hind");
    fixture.lay(0, &[("hind", "puerto-cabello"), ("1", "san-juan"), ("2", "cumana")]);
    fixture.lay(
        1,
        &[("1", "san-juan"), ("2", "cumana"), ("3", "santo-domingo"), ("4", "puerto-cabello")],
    );
    fixture.turn_up(0, "3", "santo-domingo");
    // The hind attacks, everything else fails; the ship is home after its last disc (R27, R50).
    fixture.plays(&["attack", "stay", "stay", "stay", "stay", "stay"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().home), [0]);
    assert_eq!(fixture.captain(0).early, 2);
}

#[test]
fn hi1_a_laid_disc_has_no_number_for_others() {
    let laid = |number: &str| {
        let mut fixture =
            DrakeFixture::sailing(&[0, 1, 2], &[(1, 1, 3, 0), (1, 1, 3, 0), (1, 1, 3, 0)]);
        fixture.play(&format!("lay:{number}:granada"));
        fixture
    };
    let two = laid("2");
    let granada = place("granada");
    assert!(two.captain(GREEN).present.contains(granada));
    assert_eq!(two.view(GREEN).disc(Seat(GREEN), granada), Some(disc("2")));
    assert_eq!(two.view(GREEN).hand().collect::<Vec<_>>(), [Disc::One, Disc::Three, Disc::Four]);
    for other in ["1", "3", "4"] {
        let other = laid(other);
        assert_eq!(other.view(RED), two.view(RED));
        assert_eq!(other.spectator(), two.spectator());
        let told = |fixture: &DrakeFixture| {
            let happened = fixture.events().iter();
            happened
                .map(|event| fixture.game.event_for(event, Viewer::Seat(Seat(RED))))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(&other), told(&two));
    }
}

/// Discs of the position of example 6A, turned to the Informer.
fn informed() -> DrakeFixture {
    let mut fixture = DrakeFixture::sailing(
        &[GREEN, RED, YELLOW, BLUE],
        &[(5, 2, 3, 0), (5, 3, 2, 1), (3, 6, 3, 1), (0, 4, 2, 1)],
    );
    fixture.been(YELLOW, "informer");
    fixture.captain_mut(YELLOW).galleon = true;
    fixture.lay(
        GREEN,
        &[("1", "panama"), ("2", "granada"), ("3", "puerto-cabello"), ("4", "portobelo")],
    );
    fixture.lay(
        RED,
        &[("1", "cartagena"), ("2", "cumana"), ("3", "santiago"), ("4", "puerto-cabello")],
    );
    fixture
        .lay(YELLOW, &[("2", "cartagena"), ("1", "antilles"), ("3", "granada"), ("4", "san-juan")]);
    fixture.lay(BLUE, &[("1", "cartagena"), ("2", "santo-domingo"), ("3", "antilles")]);
    fixture.turn_up(BLUE, "4", "puerto-cabello");
    fixture
}

#[test]
fn hi2_only_the_informer_learns_what_the_discs_are() {
    let mut fixture = informed();
    let happened = fixture.play("look-discs:cartagena");
    let told = |seat: u8| fixture.game.event_for(&happened[0], Viewer::Seat(Seat(seat)));
    assert!(matches!(told(YELLOW), Some(Event::LookedDiscs { discs: Some(_), .. })));
    assert!(matches!(told(RED), Some(Event::LookedDiscs { discs: None, .. })));
    for seat in [GREEN, RED, BLUE] {
        let view = fixture.view(seat);
        let others = (0..4).filter(|&other| other != seat);
        for other in others {
            assert!(Place::all().all(|at| view.disc(Seat(other), at).is_none()));
        }
    }
    let swapped = fixture.play("swap:cartagena:antilles");
    let (one, other) = (place("cartagena"), place("antilles"));
    let public = Event::Swapped { seat: Seat(YELLOW), one, other };
    assert_eq!(fixture.game.event_for(&swapped[0], Viewer::Spectator), Some(public));
}

/// States imagined from a view agree with everything the viewer has learnt.
#[test]
fn hi3_a_counter_that_is_turned_up_is_known_to_all() {
    let mut fixture = informed();
    fixture.been(RED, "governor");
    fixture.plays(&["decline", "decline", "stay", "decline", "stay", "decline", "stay", "stay"]);
    fixture.plays(&["attack", "stay", "attack"]);
    assert_eq!(fixture.counter("cumana"), Some(1));
    let forts = ["cartagena", "panama", "veracruz"].map(place);
    for seat in [GREEN, YELLOW, BLUE] {
        let view = fixture.view(seat);
        assert_eq!(view.counter(place("cumana")), Some(1));
        assert!(forts.iter().all(|&fort| view.counter(fort).is_none()));
        let mut chance = Chance::new(Seed::from_number(seat.into()));
        for _ in 0..20 {
            let imagined = fixture.game.imagine(&view, &mut chance);
            let mut shows = forts.map(|fort| imagined.counter(fort));
            shows.sort_unstable();
            assert_eq!(shows, [0, 0, 2]);
        }
    }
    assert!(forts.iter().all(|&fort| fixture.view(RED).counter(fort).is_some()));
}

#[test]
fn hi4_the_last_counter_follows_by_elimination() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(0, 9, 4, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.captain_mut(0).galleon = true;
    fixture.lay(0, &[("1", "antilles"), ("2", "isthmus"), ("3", "san-juan")]);
    let view = fixture.view(1);
    assert!(view.counters.iter().all(Option::is_none), "before the first was turned up");
    fixture.turn_up(0, "4", "santiago");
    fixture.plays(&["attack", "pay", "stay", "attack", "pay"]);
    for viewer in Viewer::all(3) {
        let view = fixture.game.view(&fixture.state, viewer);
        let mut chance = Chance::new(Seed::from_number(5));
        assert_eq!(fixture.game.imagine(&view, &mut chance).counter(place("gulf")), 2);
    }
}

#[test]
fn hi5_only_forts_and_galleons_have_counters_to_look_at() {
    let mut fixture = informed();
    let looks = [
        "look-discs:granada",
        "look-discs:cartagena",
        "look-discs:antilles",
        "look-discs:san-juan",
    ];
    let counters = ["look-counter:cartagena", "look-counter:antilles", "decline"];
    assert_eq!(fixture.moves(), [&looks[..], &counters[..]].concat());
    assert_eq!(fixture.refusal("look-counter:granada"), "no-counter");
    assert_eq!(fixture.refusal("look-discs:panama"), "no-own-disc");
}

#[test]
fn hi6_nobody_knows_which_disc_is_the_ghost() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(1, 1, 3, 0), (1, 1, 3, 0), (0, 0, 0, 0)]);
    fixture.been(0, "tavern");
    fixture.lay(
        0,
        &[
            ("1", "granada"),
            ("2", "panama"),
            ("ghost", "san-juan"),
            ("3", "cumana"),
            ("4", "portobelo"),
        ],
    );
    fixture.lay(1, &[("1", "granada"), ("2", "panama"), ("3", "cumana")]);
    let view = fixture.view(1);
    let mut seen = std::collections::BTreeSet::new();
    let mut chance = Chance::new(Seed::from_number(8));
    for _ in 0..200 {
        let imagined = fixture.game.imagine(&view, &mut chance);
        seen.insert(imagined.disc(Seat(0), Disc::Ghost).unwrap());
    }
    assert_eq!(seen.len(), 5, "it may lie anywhere");
    let happened = fixture.turn_up(1, "4", "portobelo");
    let (seat, san_juan) = (Seat(0), place("san-juan"));
    assert!(happened.contains(&Event::GhostVanished { seat, place: san_juan }));
    assert!(!fixture.captain(0).present.contains(san_juan));
    assert_eq!(fixture.captain(0).present.len(), 4);
}

#[test]
fn hi7_a_disc_that_stays_in_hand_is_known_at_last() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(1, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.been(0, "golden-hind");
    fixture.lay(0, &[("hind", "puerto-cabello"), ("1", "san-juan"), ("2", "cumana")]);
    fixture.turn_up(0, "4", "santo-domingo");
    let view = fixture.view(1);
    let known: Vec<_> = Place::all().filter_map(|at| view.disc(Seat(0), at)).collect();
    assert_eq!(known, [Disc::Hind, Disc::Two, Disc::Four, Disc::One]);
    let happened =
        [fixture.play("attack"), fixture.play("stay"), fixture.play("stay"), fixture.play("stay")]
            .concat();
    let failed = happened.iter().filter_map(|event| match event {
        Event::Failed { disc, .. } => Some(*disc),
        _ => None,
    });
    assert_eq!(failed.collect::<Vec<_>>(), [Disc::One, Disc::Two, Disc::Four]);
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::CameHome { seat: Seat(0), points: 0, .. }))
    );
}

#[test]
fn hi8_a_counter_can_be_too_much() {
    let mut fixture = DrakeFixture::sailing(
        &[GREEN, BLUE, 1, 2],
        &[(1, 2, 3, 0), (0, 0, 0, 0), (0, 0, 0, 0), (2, 2, 3, 0)],
    );
    let laid = [("1", "panama"), ("2", "san-juan"), ("3", "santiago")];
    fixture.lay(GREEN, &laid).lay(BLUE, &laid).lay(GREEN, &[("4", "santo-domingo")]);
    fixture.turn_up(BLUE, "4", "santo-domingo");
    let happened = fixture.play("attack");
    let (seat, place) = (Seat(GREEN), place("panama"));
    assert!(happened.contains(&Event::TurnedUp { seat, place, shows: 2 }));
    let why = Failure::Crew;
    assert!(happened.contains(&Event::Failed { seat, place, disc: Disc::One, why }), "R19");
    assert_eq!((fixture.captain(GREEN).crew, fixture.captain(GREEN).guns), (1, 2));
    let happened = fixture.play("stay");
    assert!(
        happened.contains(&Event::Failed { seat: Seat(BLUE), place, disc: Disc::One, why }),
        "R40"
    );
}

/// Whoever holds Admiral and Governor knows what he laid; others imagine every laying.
#[test]
fn what_a_holder_laid_stays_known_to_him() {
    let mut fixture = guarding(Options::seats(3).with("all-counters"), "admiral");
    fixture.plays(&["guard:2", "guard:2", "guard:1"]);
    let lanes = ["antilles", "isthmus", "gulf"].map(place);
    assert_eq!(lanes.map(|lane| fixture.view(0).counter(lane)), [Some(2), Some(2), Some(1)]);
    let view = fixture.view(1);
    let mut chance = Chance::new(Seed::from_number(3));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..2_000 {
        let imagined = fixture.game.imagine(&view, &mut chance);
        seen.insert(lanes.map(|lane| imagined.counter(lane)));
    }
    assert_eq!(seen.len(), 24, "R56");
}

#[test]
fn the_street_of_the_first_voyage_is_shuffled_on_demand() {
    let printed = Fixture::<FrancisDrake>::new(4).state.table().street;
    let shuffled = |seed| {
        let options = Options::seats(4).with("shuffled-street");
        Fixture::<FrancisDrake>::dealt(options, seed).state.table().street
    };
    assert!((1..4).all(|seed| shuffled(seed) != printed));
    let fixture = whole_voyage(|_| {});
    assert_ne!(fixture.table().street, printed, "and for later voyages always");
}

#[test]
fn every_location_gives_what_it_says() {
    let gains = |id: &str| {
        let mut fixture = DrakeFixture::street(5);
        let happened = fixture.play(&format!("visit:{id}"));
        let haul = happened.iter().find_map(|event| match event {
            Event::Gained { haul, .. } => Some(*haul),
            _ => None,
        });
        (haul.unwrap_or_default(), *fixture.captain(0))
    };
    let of = |crew, guns, barrels, trade| Haul { crew, guns, barrels, trade };
    for (id, haul) in [
        ("crew-a", of(4, 0, 0, 0)),
        ("crew-b", of(3, 0, 0, 0)),
        ("guns-a", of(0, 4, 0, 0)),
        ("guns-b", of(0, 3, 0, 0)),
        ("supplies-a", of(0, 0, 3, 0)),
        ("supplies-b", of(0, 0, 2, 0)),
        ("trade", of(0, 0, 0, 3)),
        ("shipyard", of(0, 1, 0, 0)),
        ("pinnace", of(1, 0, 0, 0)),
        ("queen", of(0, 1, 0, 1)),
        ("informer", of(0, 0, 0, 1)),
        ("golden-hind", of(0, 0, 0, 0)),
    ] {
        assert_eq!(gains(id).0, haul, "{id}");
    }
    assert!(gains("shipyard").1.galleon && gains("queen").1.galleon && !gains("crew-a").1.galleon);
    assert!(gains("pinnace").1.pinnace && gains("golden-hind").1.hind);
}

/// Nothing that is laid face down can be taken back once the discs are turned up, but before.
#[test]
fn the_last_disc_bars_undo() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(1, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    fixture.lay(0, &[("1", "san-juan"), ("2", "cumana")]);
    let play = |fixture: &mut DrakeFixture, decision: Move| {
        let mut state = fixture.state;
        fixture.game.play(&mut state, Seat(0), decision, &mut kit::Unlogged).unwrap()
    };
    let lay = |number: &str, id: &str| Move::Lay(disc(number), place(id));
    assert_eq!(play(&mut fixture, lay("3", "santo-domingo")), kit::Reveals::Nothing);
    fixture.play("lay:3:santo-domingo");
    assert_eq!(play(&mut fixture, lay("4", "puerto-cabello")), kit::Reveals::Hidden);
}
