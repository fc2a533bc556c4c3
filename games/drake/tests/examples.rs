//! The worked examples of the rulebook, one test each.

use drake::event::Failure;
use drake::state::Look;
use drake::{Event, Phase};
use kit::testing::Fixture;
use kit::{Options, Seat};

use crate::fixture::{BLUE, DrakeFixture, GREEN, RED, YELLOW, disc, place};

/// Example 1: ships are drawn into the loading docks; the last captain is given a gun.
#[test]
fn example_1_ships_load_in_the_order_they_were_drawn() {
    let drawn = [RED, BLUE, YELLOW, GREEN].map(Seat);
    let table = (1..)
        .map(|seed| Fixture::<drake::FrancisDrake>::dealt(Options::seats(4), seed))
        .find(|table| *table.state.table().loading == drawn)
        .unwrap();
    assert_eq!(table.seat(), Seat(RED));
    let guns: Vec<u8> = table.state.table().captains.iter().map(|captain| captain.guns).collect();
    assert_eq!(guns, [1, 0, 0, 0]);
    let points = (0..4).map(|seat| table.points_of(Seat(seat)));
    assert!(points.eq([4; 4]));
}

/// Example 2: the street is walked one way.
#[test]
fn example_2_the_street_is_one_way() {
    let mut fixture = DrakeFixture::street(4);
    let first = fixture.moves();
    assert_eq!(
        (first.len(), first[0].as_str(), first[17].as_str()),
        (19, "visit:crew-a", "visit:docks")
    );
    fixture.plays(&["visit:queen", "pass", "pass", "pass"]);
    assert_eq!(fixture.active(), GREEN);
    let ahead = fixture.moves();
    assert_eq!((ahead.len(), ahead[0].as_str()), (15, "visit:informer"));
    for back in ["visit:crew-a", "visit:guns-a", "visit:supplies-a", "visit:queen"] {
        assert_eq!(fixture.refusal(back), "backwards");
    }
}

/// Example 3: the Governor's ship goes ahead by one dock.
#[test]
fn example_3_the_governor_sails_one_place_earlier() {
    let mut fixture = DrakeFixture::street(4);
    fixture.been(YELLOW, "governor");
    let order = [GREEN, RED, BLUE, YELLOW].map(Seat);
    fixture.state.table_mut().loading = order.into_iter().collect();
    fixture.plays(&["pass", "pass", "pass", "pass"]);
    // Yellow lays the troops before the ships change places.
    assert_eq!(fixture.active(), YELLOW);
    fixture.captain_mut(GREEN).barrels = 1;
    fixture.plays(&["guard:0", "guard:1", "guard:0"]);
    assert_eq!(DrakeFixture::seats(&fixture.table().outbound), [GREEN, RED, YELLOW, BLUE]);
}

/// Example 4: barrels tell how far a ship sails.
#[test]
fn example_4_barrels_are_range() {
    let mut fixture = DrakeFixture::street(4);
    fixture.captain_mut(GREEN).barrels = 3;
    fixture.captain_mut(YELLOW).barrels = 2;
    fixture.plays(&["pass", "pass", "pass", "pass"]);
    assert_eq!((fixture.captain(GREEN).range, fixture.captain(YELLOW).range), (3, 2));
    assert!(fixture.is_legal("lay:1:panama") && !fixture.is_legal("lay:1:veracruz"));
    fixture.play("lay:1:panama");
    assert_eq!(fixture.active(), YELLOW);
    assert!(fixture.is_legal("lay:1:cartagena"));
    assert_eq!(fixture.refusal("lay:1:panama"), "out-of-reach");
}

/// Ships in the order of example 3 with the barrels of example 5.
fn running() -> DrakeFixture {
    let mut fixture = DrakeFixture::sailing(
        &[GREEN, RED, YELLOW, BLUE],
        &[(5, 2, 3, 0), (5, 3, 2, 1), (3, 6, 3, 1), (0, 4, 2, 1)],
    );
    fixture.captain_mut(YELLOW).galleon = true;
    fixture.captain_mut(BLUE).galleon = true;
    fixture
}

/// Example 5: discs are laid face down in any order of their numbers.
#[test]
fn example_5_discs_are_laid_in_any_order() {
    let mut fixture = running();
    fixture.plays(&["lay:2:granada", "lay:3:santiago", "lay:4:santo-domingo"]);
    fixture.plays(&["lay:4:puerto-cabello", "lay:1:panama"]);
    assert_eq!(fixture.active(), RED);
    let mut near = running();
    near.captain_mut(GREEN).barrels = 2;
    near.captain_mut(GREEN).range = 2;
    assert_eq!(near.refusal("lay:2:granada"), "out-of-reach");
    assert_eq!(near.refusal("lay:1:panama"), "out-of-reach");
}

/// Everybody's discs but the last one of Blue; Yellow has 2 at Cartagena and 1 at the galleon.
fn laid() -> DrakeFixture {
    let mut fixture = running();
    fixture.been(YELLOW, "informer").been(YELLOW, "governor");
    fixture.lay(
        GREEN,
        &[("1", "panama"), ("2", "granada"), ("3", "puerto-cabello"), ("4", "portobelo")],
    );
    fixture.lay(
        RED,
        &[("1", "cartagena"), ("2", "cumana"), ("3", "santiago"), ("4", "puerto-cabello")],
    );
    fixture.lay(
        YELLOW,
        &[("2", "cartagena"), ("1", "antilles"), ("3", "portobelo"), ("4", "santo-domingo")],
    );
    fixture.lay(BLUE, &[("1", "cartagena"), ("2", "santo-domingo"), ("3", "antilles")]);
    fixture
}

/// Example 6A: the Informer shows that Yellow would come third.
#[test]
fn example_6a_the_informer_sees_the_discs_of_a_place() {
    let mut fixture = laid();
    fixture.captain_mut(BLUE).crew = 2;
    fixture.turn_up(BLUE, "4", "puerto-cabello");
    assert_eq!((fixture.active(), fixture.table().phase), (YELLOW, Phase::Inform));
    fixture.play("look-discs:cartagena");
    let (seen, others) = (fixture.view(YELLOW), fixture.view(GREEN));
    let cartagena = place("cartagena");
    assert_eq!(seen.disc(Seat(RED), cartagena), Some(disc("1")));
    assert_eq!(seen.disc(Seat(BLUE), cartagena), Some(disc("1")));
    assert_eq!(seen.disc(Seat(YELLOW), cartagena), Some(disc("2")));
    assert_eq!(others.disc(Seat(RED), cartagena), None);
    assert_eq!(fixture.table().look, Look::Discs(cartagena));
    // As it is, Red and Blue are there before Yellow, who comes third and too late.
    fixture
        .plays(&["keep", "decline", "stay", "attack", "pay", "stay", "decline", "stay", "attack"]);
    assert!(fixture.won(RED, "cartagena") && fixture.won(BLUE, "cartagena"));
    let happened = fixture.plays(&["stay", "attack", "stay", "decline"]).play("stay");
    let (seat, disc, why) = (Seat(YELLOW), disc("2"), Failure::Closed);
    assert!(happened.contains(&Event::Failed { seat, place: cartagena, disc, why }));
}

/// Example 6B: with the discs exchanged Yellow attacks second, and Blue is too late.
#[test]
fn example_6b_two_discs_are_exchanged() {
    let mut fixture = laid();
    fixture.turn_up(BLUE, "4", "puerto-cabello");
    fixture.plays(&["look-discs:cartagena", "swap:cartagena:antilles"]);
    assert_eq!(fixture.state.disc(Seat(YELLOW), disc("1")), Some(place("cartagena")));
    assert_eq!(fixture.state.disc(Seat(YELLOW), disc("2")), Some(place("antilles")));
    fixture.plays(&["attack", "pay", "stay", "attack", "pay", "stay", "attack", "stay"]);
    assert!(fixture.won(RED, "cartagena") && fixture.won(YELLOW, "cartagena"));
    assert!(!fixture.won(BLUE, "cartagena"));
    assert_eq!((fixture.active(), fixture.table().phase), (BLUE, Phase::Home));
}

/// Example 7: the Informer looks at the troops of Panama and moves on to Portobelo.
#[test]
fn example_7_a_disc_moves_away_from_strong_troops() {
    let mut fixture = running();
    fixture.been(YELLOW, "informer");
    fixture.lay(
        GREEN,
        &[("1", "panama"), ("2", "granada"), ("3", "puerto-cabello"), ("4", "portobelo")],
    );
    fixture.lay(
        RED,
        &[("1", "cartagena"), ("2", "cumana"), ("3", "santiago"), ("4", "puerto-cabello")],
    );
    fixture
        .lay(YELLOW, &[("1", "cartagena"), ("2", "antilles"), ("3", "granada"), ("4", "panama")]);
    fixture.lay(BLUE, &[("1", "cartagena"), ("2", "santo-domingo"), ("3", "antilles")]);
    fixture.turn_up(BLUE, "4", "puerto-cabello");
    fixture.play("look-counter:panama");
    assert_eq!(fixture.view(YELLOW).counter(place("panama")), Some(2));
    assert_eq!(fixture.view(GREEN).counter(place("panama")), None);
    assert_eq!(fixture.refusal("shift:granada"), "already-there");
    fixture.play("shift:portobelo");
    assert_eq!(fixture.state.disc(Seat(YELLOW), disc("4")), Some(place("portobelo")));
    // Panama costs one and two: three crew, of whom Green has five.
    fixture.plays(&["attack", "pay"]);
    assert_eq!(fixture.captain(GREEN).crew, 2);
}

/// Example 8: the third disc at Cartagena waits in case one of the first two does not attack (R16);
/// where both did, its mission fails and its ship may sail on (R54).
#[test]
fn example_8_a_third_disc_waits() {
    let mut fixture = laid();
    fixture.captain_mut(BLUE).crew = 2;
    fixture.turn_up(BLUE, "4", "puerto-cabello");
    fixture.plays(&["look-discs:cartagena", "swap:cartagena:antilles", "decline", "stay"]);
    let mut both = fixture.clone();
    both.plays(&["attack", "pay", "stay", "attack", "stay"]);
    assert_eq!((both.active(), both.table().phase), (BLUE, Phase::Home));
    // Red turns the counter up and withdraws; Blue may attack after Yellow.
    fixture.plays(&["attack", "decline", "stay", "attack", "stay"]);
    assert_eq!(
        (fixture.active(), fixture.table().phase),
        (BLUE, Phase::Mission(place("cartagena")))
    );
    fixture.play("attack");
    assert!(
        fixture.won(YELLOW, "cartagena")
            && fixture.won(BLUE, "cartagena")
            && !fixture.won(RED, "cartagena")
    );
}

/// Example 9: Veracruz costs four crew and a gun, and a pinnace does away with the gun.
#[test]
fn example_9_veracruz() {
    let attack = |pinnace: bool| {
        let mut fixture =
            DrakeFixture::sailing(&[0, 1, 2], &[(4, 1, 4, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
        fixture.counters(&[("veracruz", 1), ("cumana", 0)]);
        if pinnace {
            fixture.been(0, "pinnace");
        }
        fixture.lay(0, &[("1", "veracruz"), ("2", "granada"), ("3", "campeche")]);
        fixture.turn_up(0, "4", "san-juan");
        fixture.plays(&["attack", "pay"]);
        assert_eq!(fixture.points(0), 4 + 5);
        assert_eq!(fixture.chest(0), [("gold", 1)]);
        (fixture.captain(0).crew, fixture.captain(0).guns)
    };
    assert_eq!(attack(false), (0, 0));
    assert_eq!(attack(true), (0, 1));
}

/// Example 10: four guns take the galleon, for two captains; the jewel goes to the first.
#[test]
fn example_10_a_galleon() {
    let mut fixture =
        DrakeFixture::sailing(&[0, 1, 2], &[(0, 4, 2, 0), (0, 4, 2, 0), (0, 9, 2, 0)]);
    for seat in 0..3 {
        fixture.captain_mut(seat).galleon = true;
    }
    for seat in 0..3 {
        fixture.lay(seat, &[("1", "antilles"), ("2", "cumana"), ("3", "san-juan")]);
    }
    fixture.lay(0, &[("4", "santiago")]).lay(1, &[("4", "santiago")]);
    fixture.turn_up(2, "4", "santiago");
    fixture.plays(&["attack", "pay", "stay", "attack", "stay"]);
    assert_eq!((fixture.points(0), fixture.points(1), fixture.points(2)), (12, 12, 4));
    assert_eq!(
        (fixture.captain(0).guns, fixture.captain(1).guns, fixture.captain(2).guns),
        (0, 0, 9)
    );
    assert_eq!((fixture.chest(0), fixture.chest(1)), (vec![("jewel", 1)], vec![]));
    assert_eq!((fixture.active(), fixture.table().phase), (2, Phase::Home));
}

/// Example 11: the first captain in a port chooses, the next takes what is left (R22, R54).
#[test]
fn example_11_trade() {
    let mut fixture = DrakeFixture::sailing(
        &[BLUE, YELLOW, 0, 1],
        &[(0, 0, 1, 1), (0, 0, 0, 0), (0, 0, 1, 1), (0, 0, 1, 1)],
    );
    fixture.been(0, "governor");
    for seat in [BLUE, YELLOW, 0] {
        fixture.lay(seat, &[("1", "santo-domingo"), ("2", "san-juan"), ("3", "cumana")]);
    }
    fixture.lay(BLUE, &[("4", "puerto-cabello")]).lay(YELLOW, &[("4", "puerto-cabello")]);
    fixture.turn_up(0, "4", "puerto-cabello");
    let cubes = fixture.table().supply.trade;
    assert_eq!(fixture.moves(), ["trade:sugar", "trade:tobacco", "decline"]);
    fixture.plays(&["trade:sugar", "stay"]);
    assert_eq!(fixture.moves(), ["trade:tobacco", "decline"]);
    fixture.play("trade:tobacco");
    assert_eq!(fixture.table().supply.trade, cubes + 2);
    fixture.play("stay");
    // The third visitor finds nothing.
    assert_eq!((fixture.active(), fixture.table().phase), (0, Phase::Home));
    assert_eq!(fixture.captain(0).trade, 1);
}

/// Example 12: who comes home early.
#[test]
fn example_12_coming_home_early() {
    let fixture = super::vectors::whole_voyage(|fixture| {
        assert_eq!(DrakeFixture::seats(&fixture.table().home), [GREEN, BLUE, RED]);
        assert_eq!(fixture.captain(GREEN).early, 2);
        assert_eq!(fixture.captain(BLUE).early, 1);
        assert_eq!((fixture.captain(RED).early, fixture.captain(YELLOW).early), (0, 0));
    });
    assert_eq!((fixture.captain(RED).early, fixture.captain(YELLOW).early), (0, 0));
}

/// Example 13: kinds of places conquered on the voyage, each counted once (R28).
#[test]
fn example_13_conquests() {
    let fixture = super::vectors::whole_voyage(|fixture| {
        assert_eq!(fixture.kinds(RED), ["town", "fort"]);
        assert_eq!(fixture.kinds(GREEN), ["town", "fort"]);
        assert_eq!(fixture.kinds(YELLOW), ["town", "fort", "galleon"]);
        assert_eq!(fixture.kinds(BLUE), ["galleon"]);
    });
    let scored = [GREEN, RED, YELLOW, BLUE].map(|seat| fixture.captain(seat).conquests);
    assert_eq!(scored, [4, 4, 10, 1]);
}

/// Example 14: three tobacco, two sugar and a coffee are three sets.
#[test]
fn example_14_goods() {
    let mut fixture = super::vectors::finished(3);
    let goods = &mut fixture.captain_mut(0).goods;
    *goods = [2, 1, 3, 0];
    assert_eq!(fixture.points_from(Seat(0), "goods"), 26);
}
