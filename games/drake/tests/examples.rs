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
    let mut desk = DrakeFixture::street(4);
    let first = desk.moves();
    assert_eq!(
        (first.len(), first[0].as_str(), first[17].as_str()),
        (19, "visit:crew-a", "visit:docks")
    );
    desk.plays(&["visit:queen", "pass", "pass", "pass"]);
    assert_eq!(desk.active(), GREEN);
    let ahead = desk.moves();
    assert_eq!((ahead.len(), ahead[0].as_str()), (15, "visit:informer"));
    for back in ["visit:crew-a", "visit:guns-a", "visit:supplies-a", "visit:queen"] {
        assert_eq!(desk.refusal(back), "backwards");
    }
}

/// Example 3: the Governor's ship goes ahead by one dock.
#[test]
fn example_3_the_governor_sails_one_place_earlier() {
    let mut desk = DrakeFixture::street(4);
    desk.been(YELLOW, "governor");
    let order = [GREEN, RED, BLUE, YELLOW].map(Seat);
    desk.state.table_mut().loading = order.into_iter().collect();
    desk.plays(&["pass", "pass", "pass", "pass"]);
    // Yellow lays the troops before the ships change places.
    assert_eq!(desk.active(), YELLOW);
    desk.captain_mut(GREEN).barrels = 1;
    desk.plays(&["guard:0", "guard:1", "guard:0"]);
    assert_eq!(DrakeFixture::seats(&desk.table().outbound), [GREEN, RED, YELLOW, BLUE]);
}

/// Example 4: barrels tell how far a ship sails.
#[test]
fn example_4_barrels_are_range() {
    let mut desk = DrakeFixture::street(4);
    desk.captain_mut(GREEN).barrels = 3;
    desk.captain_mut(YELLOW).barrels = 2;
    desk.plays(&["pass", "pass", "pass", "pass"]);
    assert_eq!((desk.captain(GREEN).range, desk.captain(YELLOW).range), (3, 2));
    assert!(desk.is_legal("lay:1:panama") && !desk.is_legal("lay:1:veracruz"));
    desk.play("lay:1:panama");
    assert_eq!(desk.active(), YELLOW);
    assert!(desk.is_legal("lay:1:cartagena"));
    assert_eq!(desk.refusal("lay:1:panama"), "out-of-reach");
}

/// Ships in the order of example 3 with the barrels of example 5.
fn running() -> DrakeFixture {
    let mut desk = DrakeFixture::sailing(
        &[GREEN, RED, YELLOW, BLUE],
        &[(5, 2, 3, 0), (5, 3, 2, 1), (3, 6, 3, 1), (0, 4, 2, 1)],
    );
    desk.captain_mut(YELLOW).galleon = true;
    desk.captain_mut(BLUE).galleon = true;
    desk
}

/// Example 5: discs are laid face down in any order of their numbers.
#[test]
fn example_5_discs_are_laid_in_any_order() {
    let mut desk = running();
    desk.plays(&["lay:2:granada", "lay:3:santiago", "lay:4:santo-domingo"]);
    desk.plays(&["lay:4:puerto-cabello", "lay:1:panama"]);
    assert_eq!(desk.active(), RED);
    let mut near = running();
    near.captain_mut(GREEN).barrels = 2;
    near.captain_mut(GREEN).range = 2;
    assert_eq!(near.refusal("lay:2:granada"), "out-of-reach");
    assert_eq!(near.refusal("lay:1:panama"), "out-of-reach");
}

/// Everybody's discs but the last one of Blue; Yellow has 2 at Cartagena and 1 at the galleon.
fn laid() -> DrakeFixture {
    let mut desk = running();
    desk.been(YELLOW, "informer").been(YELLOW, "governor");
    desk.lay(
        GREEN,
        &[("1", "panama"), ("2", "granada"), ("3", "puerto-cabello"), ("4", "portobelo")],
    );
    desk.lay(
        RED,
        &[("1", "cartagena"), ("2", "cumana"), ("3", "santiago"), ("4", "puerto-cabello")],
    );
    desk.lay(
        YELLOW,
        &[("2", "cartagena"), ("1", "antilles"), ("3", "portobelo"), ("4", "santo-domingo")],
    );
    desk.lay(BLUE, &[("1", "cartagena"), ("2", "santo-domingo"), ("3", "antilles")]);
    desk
}

/// Example 6A: the Informer shows that Yellow would come third.
#[test]
fn example_6a_the_informer_sees_the_discs_of_a_place() {
    let mut desk = laid();
    desk.captain_mut(BLUE).crew = 2;
    desk.turn_up(BLUE, "4", "puerto-cabello");
    assert_eq!((desk.active(), desk.table().phase), (YELLOW, Phase::Inform));
    desk.play("look-discs:cartagena");
    let (seen, others) = (desk.view(YELLOW), desk.view(GREEN));
    let cartagena = place("cartagena");
    assert_eq!(seen.disc(Seat(RED), cartagena), Some(disc("1")));
    assert_eq!(seen.disc(Seat(BLUE), cartagena), Some(disc("1")));
    assert_eq!(seen.disc(Seat(YELLOW), cartagena), Some(disc("2")));
    assert_eq!(others.disc(Seat(RED), cartagena), None);
    assert_eq!(desk.table().look, Look::Discs(cartagena));
    // As it is, Red and Blue are there before Yellow, who comes third and too late.
    desk.plays(&["keep", "decline", "stay", "attack", "pay", "stay", "decline", "stay", "attack"]);
    assert!(desk.won(RED, "cartagena") && desk.won(BLUE, "cartagena"));
    let happened = desk.plays(&["stay", "attack", "stay", "decline"]).play("stay");
    let (seat, disc, why) = (Seat(YELLOW), disc("2"), Failure::Closed);
    assert!(happened.contains(&Event::Failed { seat, place: cartagena, disc, why }));
}

/// Example 6B: with the discs exchanged Yellow attacks second, and Blue is too late.
#[test]
fn example_6b_two_discs_are_exchanged() {
    let mut desk = laid();
    desk.turn_up(BLUE, "4", "puerto-cabello");
    desk.plays(&["look-discs:cartagena", "swap:cartagena:antilles"]);
    assert_eq!(desk.state.disc(Seat(YELLOW), disc("1")), Some(place("cartagena")));
    assert_eq!(desk.state.disc(Seat(YELLOW), disc("2")), Some(place("antilles")));
    desk.plays(&["attack", "pay", "stay", "attack", "pay", "stay", "attack", "stay"]);
    assert!(desk.won(RED, "cartagena") && desk.won(YELLOW, "cartagena"));
    assert!(!desk.won(BLUE, "cartagena"));
    assert_eq!((desk.active(), desk.table().phase), (BLUE, Phase::Home));
}

/// Example 7: the Informer looks at the troops of Panama and moves on to Portobelo.
#[test]
fn example_7_a_disc_moves_away_from_strong_troops() {
    let mut desk = running();
    desk.been(YELLOW, "informer");
    desk.lay(
        GREEN,
        &[("1", "panama"), ("2", "granada"), ("3", "puerto-cabello"), ("4", "portobelo")],
    );
    desk.lay(
        RED,
        &[("1", "cartagena"), ("2", "cumana"), ("3", "santiago"), ("4", "puerto-cabello")],
    );
    desk.lay(YELLOW, &[("1", "cartagena"), ("2", "antilles"), ("3", "granada"), ("4", "panama")]);
    desk.lay(BLUE, &[("1", "cartagena"), ("2", "santo-domingo"), ("3", "antilles")]);
    desk.turn_up(BLUE, "4", "puerto-cabello");
    desk.play("look-counter:panama");
    assert_eq!(desk.view(YELLOW).counter(place("panama")), Some(2));
    assert_eq!(desk.view(GREEN).counter(place("panama")), None);
    assert_eq!(desk.refusal("shift:granada"), "already-there");
    desk.play("shift:portobelo");
    assert_eq!(desk.state.disc(Seat(YELLOW), disc("4")), Some(place("portobelo")));
    // Panama costs one and two: three crew, of whom Green has five.
    desk.plays(&["attack", "pay"]);
    assert_eq!(desk.captain(GREEN).crew, 2);
}

/// Example 8: the third disc at Cartagena waits in case one of the first two does not attack (R16);
/// where both did, its mission fails and its ship may sail on (R54).
#[test]
fn example_8_a_third_disc_waits() {
    let mut desk = laid();
    desk.captain_mut(BLUE).crew = 2;
    desk.turn_up(BLUE, "4", "puerto-cabello");
    desk.plays(&["look-discs:cartagena", "swap:cartagena:antilles", "decline", "stay"]);
    let mut both = desk.clone();
    both.plays(&["attack", "pay", "stay", "attack", "stay"]);
    assert_eq!((both.active(), both.table().phase), (BLUE, Phase::Home));
    // Red turns the counter up and withdraws; Blue may attack after Yellow.
    desk.plays(&["attack", "decline", "stay", "attack", "stay"]);
    assert_eq!((desk.active(), desk.table().phase), (BLUE, Phase::Mission(place("cartagena"))));
    desk.play("attack");
    assert!(
        desk.won(YELLOW, "cartagena") && desk.won(BLUE, "cartagena") && !desk.won(RED, "cartagena")
    );
}

/// Example 9: Veracruz costs four crew and a gun, and a pinnace does away with the gun.
#[test]
fn example_9_veracruz() {
    let attack = |pinnace: bool| {
        let mut desk =
            DrakeFixture::sailing(&[0, 1, 2], &[(4, 1, 4, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
        desk.counters(&[("veracruz", 1), ("cumana", 0)]);
        if pinnace {
            desk.been(0, "pinnace");
        }
        desk.lay(0, &[("1", "veracruz"), ("2", "granada"), ("3", "campeche")]);
        desk.turn_up(0, "4", "san-juan");
        desk.plays(&["attack", "pay"]);
        assert_eq!(desk.points(0), 4 + 5);
        assert_eq!(desk.chest(0), [("gold", 1)]);
        (desk.captain(0).crew, desk.captain(0).guns)
    };
    assert_eq!(attack(false), (0, 0));
    assert_eq!(attack(true), (0, 1));
}

/// Example 10: four guns take the galleon, for two captains; the jewel goes to the first.
#[test]
fn example_10_a_galleon() {
    let mut desk = DrakeFixture::sailing(&[0, 1, 2], &[(0, 4, 2, 0), (0, 4, 2, 0), (0, 9, 2, 0)]);
    for seat in 0..3 {
        desk.captain_mut(seat).galleon = true;
    }
    for seat in 0..3 {
        desk.lay(seat, &[("1", "antilles"), ("2", "cumana"), ("3", "san-juan")]);
    }
    desk.lay(0, &[("4", "santiago")]).lay(1, &[("4", "santiago")]);
    desk.turn_up(2, "4", "santiago");
    desk.plays(&["attack", "pay", "stay", "attack", "stay"]);
    assert_eq!((desk.points(0), desk.points(1), desk.points(2)), (12, 12, 4));
    assert_eq!((desk.captain(0).guns, desk.captain(1).guns, desk.captain(2).guns), (0, 0, 9));
    assert_eq!((desk.chest(0), desk.chest(1)), (vec![("jewel", 1)], vec![]));
    assert_eq!((desk.active(), desk.table().phase), (2, Phase::Home));
}

/// Example 11: the first captain in a port chooses, the next takes what is left (R22, R54).
#[test]
fn example_11_trade() {
    let mut desk = DrakeFixture::sailing(
        &[BLUE, YELLOW, 0, 1],
        &[(0, 0, 1, 1), (0, 0, 0, 0), (0, 0, 1, 1), (0, 0, 1, 1)],
    );
    desk.been(0, "governor");
    for seat in [BLUE, YELLOW, 0] {
        desk.lay(seat, &[("1", "santo-domingo"), ("2", "san-juan"), ("3", "cumana")]);
    }
    desk.lay(BLUE, &[("4", "puerto-cabello")]).lay(YELLOW, &[("4", "puerto-cabello")]);
    desk.turn_up(0, "4", "puerto-cabello");
    let cubes = desk.table().supply.trade;
    assert_eq!(desk.moves(), ["trade:sugar", "trade:tobacco", "decline"]);
    desk.plays(&["trade:sugar", "stay"]);
    assert_eq!(desk.moves(), ["trade:tobacco", "decline"]);
    desk.play("trade:tobacco");
    assert_eq!(desk.table().supply.trade, cubes + 2);
    desk.play("stay");
    // The third visitor finds nothing.
    assert_eq!((desk.active(), desk.table().phase), (0, Phase::Home));
    assert_eq!(desk.captain(0).trade, 1);
}

/// Example 12: who comes home early.
#[test]
fn example_12_coming_home_early() {
    let desk = super::vectors::whole_voyage(|desk| {
        assert_eq!(DrakeFixture::seats(&desk.table().home), [GREEN, BLUE, RED]);
        assert_eq!(desk.captain(GREEN).early, 2);
        assert_eq!(desk.captain(BLUE).early, 1);
        assert_eq!((desk.captain(RED).early, desk.captain(YELLOW).early), (0, 0));
    });
    assert_eq!((desk.captain(RED).early, desk.captain(YELLOW).early), (0, 0));
}

/// Example 13: kinds of places conquered on the voyage, each counted once (R28).
#[test]
fn example_13_conquests() {
    let desk = super::vectors::whole_voyage(|desk| {
        assert_eq!(desk.kinds(RED), ["town", "fort"]);
        assert_eq!(desk.kinds(GREEN), ["town", "fort"]);
        assert_eq!(desk.kinds(YELLOW), ["town", "fort", "galleon"]);
        assert_eq!(desk.kinds(BLUE), ["galleon"]);
    });
    let scored = [GREEN, RED, YELLOW, BLUE].map(|seat| desk.captain(seat).conquests);
    assert_eq!(scored, [4, 4, 10, 1]);
}

/// Example 14: three tobacco, two sugar and a coffee are three sets.
#[test]
fn example_14_goods() {
    let mut desk = super::vectors::finished(3);
    let goods = &mut desk.captain_mut(0).goods;
    *goods = [2, 1, 3, 0];
    assert_eq!(desk.points_from(Seat(0), "goods"), 26);
}
