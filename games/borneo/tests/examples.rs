//! The rulebook heading by heading. Its pictures with worked examples are lost and its text has no
//! example in numbers, so each test is named after the sentence it plays out; the vectors of the
//! fact file are in `vectors.rs`.

use borneo::{End, Event, Phase};
use kit::{CardSet, Game as _, Lang, Lexicon, Options, Seat, Seed, Viewer};

use crate::fixture::{BorneoFixture, seat};

#[test]
fn setup_first_seat_is_drawn_by_lot() {
    let fixture = BorneoFixture::new(4);
    let first: std::collections::BTreeSet<u8> =
        (0..40).map(|seed| fixture.game.deal(Seed::from_number(seed)).table().first.0).collect();
    assert_eq!(first.len(), 4);
}

/// Ruling R49.
#[test]
fn setup_a_merchant_goes_to_the_first_free_rank() {
    let mut fixture = BorneoFixture::dealt(Options::seats(3));
    fixture.play("place:PT");
    fixture.play("place:PT");
    fixture.play("place:EN");
    assert_eq!((fixture.column("PT"), fixture.column("EN")), ("A B".into(), "C".into()));
}

#[test]
fn phase_1_one_mission_a_turn_and_never_from_the_hand() {
    let mut fixture = BorneoFixture::new(4);
    fixture.hand('A', &["S01", "S02", "S03"]).at(Phase::Mission, 'A');
    assert_eq!(fixture.refusal("mission:M05"), "cannot-pay");
    fixture.store('A', &["S04", "S05", "S06", "S09", "S10", "S11"]);
    fixture.play("mission:M05");
    assert_eq!(fixture.table().phase, Phase::Company, "the second mission waits for the next turn");
    assert_eq!(fixture.points('A'), 5 + 3);
}

#[test]
fn phase_1_a_mission_is_gone_once_taken() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S04", "S05", "S06"]).at(Phase::Mission, 'A');
    fixture.missions(&["M13"], 'B');
    assert_eq!(fixture.refusal("mission:M05"), "mission-gone");
    assert_eq!(fixture.refusal("mission:M01"), "mission-gone", "left out with four seats");
}

#[test]
fn phase_1_nobody_is_asked_who_cannot_pay() {
    let mut fixture = BorneoFixture::new(3);
    fixture.hand('A', &["S01", "S02"]).harbour(1, "H04", &[]).at(Phase::Ship, 'A');
    fixture.play("ship:S01:1");
    assert_eq!((fixture.table().phase, fixture.awaited()), (Phase::Company, 'B'));
}

/// Ruling R51.
#[test]
fn phase_2_either_a_transfer_or_an_attack_or_neither() {
    let mut fixture = BorneoFixture::new(4);
    fixture.columns(&["EN: A B C", "NL: D"]);
    let mut idle = fixture.clone();
    fixture.play("transfer:EN:1:NL");
    assert_eq!(fixture.table().phase, Phase::Ship);
    idle.play("pass");
    assert_eq!(idle.table().phase, Phase::Ship);
}

/// Rulings R15, R16, R17.
#[test]
fn phase_2_illegal_transfers_and_attacks_name_their_rule() {
    let mut fixture = BorneoFixture::new(4);
    fixture.columns(&["EN: B A A C"]).hand('A', &["S02", "S06"]);
    assert_eq!(fixture.refusal("transfer:EN:1:NL"), "not-your-merchant");
    assert_eq!(fixture.refusal("transfer:EN:2:EN"), "same-company");
    assert_eq!(fixture.refusal("attack:EN:2:4"), "not-higher");
    assert_eq!(fixture.refusal("attack:EN:3:2"), "own-merchant");
    assert_eq!(fixture.refusal("attack:EN:3:5"), "nobody-there");
    assert_eq!(fixture.refusal("attack:EN:4:1"), "not-your-merchant");
    assert_eq!(fixture.refusal("attack:EN:2:1"), "no-flag-in-hand");
    fixture.hand('A', &["S33", "S02", "S06"]);
    fixture.play("attack:EN:3:1");
    assert_eq!(fixture.refusal("done"), "attack-with-a-card");
    assert_eq!(fixture.refusal("lay:S02"), "no-flag-on-card");
    assert_eq!(fixture.refusal("lay:S34"), "not-in-hand");
    assert_eq!(fixture.refusal("pass"), "not-now");
}

/// Rulings R17, R20.
#[test]
fn phase_2_any_higher_merchant_may_be_attacked_and_own_ones_between_count() {
    let mut fixture = BorneoFixture::new(4);
    fixture.columns(&["EN: B A A"]).hand('A', &["S33", "S06"]).hand('B', &["S02", "S07"]);
    fixture.play("attack:EN:3:1");
    fixture.play("lay:S33");
    let events = fixture.play("done");
    let won = events.iter().any(|event| matches!(event, Event::Fought { bonus: 1, won: true, .. }));
    assert!(won, "{events:?}");
}

/// Ruling R19.
#[test]
fn phase_2_the_defender_plays_no_more_cards_than_the_attacker() {
    let mut fixture = BorneoFixture::new(4);
    fixture
        .columns(&["EN: B A"])
        .hand('A', &["S33", "S41", "S02"])
        .hand('B', &["S01", "S05", "S09", "S06"]);
    fixture.play("attack:EN:2:1");
    fixture.play("lay:S33");
    fixture.play("done");
    assert_eq!(fixture.moves(), ["lay:S01", "lay:S05", "lay:S09", "done"]);
    fixture.play("lay:S01");
    assert!(matches!(fixture.table().phase, Phase::Yield(_)), "one card was answered with one");
}

/// Ruling R24.
#[test]
fn phase_2_who_holds_out_may_also_keep_nothing() {
    let mut fixture = BorneoFixture::new(4);
    fixture
        .columns(&["EN: B A"])
        .hand('A', &["S04", "S02", "S03"])
        .hand('B', &["S33", "S06", "S12"]);
    fixture.play("attack:EN:2:1");
    fixture.play("lay:S04");
    fixture.play("done");
    fixture.play("lay:S33");
    fixture.play("pass");
    assert_eq!(fixture.table().discard, fixture.cards(&["S04", "S33"]));
    assert_eq!(fixture.table().phase, Phase::Ship);
}

/// Rulings R8, R45.
#[test]
fn phase_3_the_last_to_play_takes_the_harbour_and_the_next_one_comes() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(2, "H03", &["S01", "S12"]).columns(&["EN: A"]).hand('C', &["S37", "S02"]);
    fixture.at(Phase::Ship, 'C');
    let before = fixture.table().port_pile;
    fixture.play("ship:S37:2");
    assert_eq!(fixture.place('C').ports, fixture.ports(&["H03"]));
    let came = fixture.table().quays[1];
    assert!(came.cargo.is_empty() && before.contains(came.port.unwrap().0));
    assert_eq!(fixture.table().active, seat('D'));
}

/// Ruling R13.
#[test]
fn phase_3_a_pick_is_a_card_of_that_harbour() {
    let mut fixture = BorneoFixture::new(4);
    fixture
        .harbour(1, "H03", &["S01", "S12"])
        .harbour(2, "H04", &["S02"])
        .columns(&["EN: A B"])
        .hand('C', &["S37", "S03"])
        .at(Phase::Ship, 'C');
    assert_eq!(fixture.refusal("ship:S37:4"), "no-such-harbour");
    assert_eq!(fixture.refusal("ship:S04:1"), "not-in-hand");
    fixture.play("ship:S37:1");
    assert_eq!(fixture.refusal("pick:S02"), "not-in-harbour");
    assert_eq!(fixture.refusal("pass"), "not-now");
}

/// Ruling R11.
#[test]
fn phase_3_a_company_without_merchants_is_passed_over() {
    let mut fixture = BorneoFixture::new(4);
    // EN 4, NL 3, PT 3: nobody is English.
    fixture.harbour(1, "H03", &["S02", "S11"]).columns(&["EN:", "NL: A A B", "PT: B D C C"]);
    fixture.hand('C', &["S33", "S03"]).at(Phase::Ship, 'C');
    fixture.play("ship:S33:1");
    assert_eq!(fixture.awaited(), 'A');
    fixture.play("pick:S33");
    assert_eq!(fixture.awaited(), 'B');
    fixture.play("pick:S02");
    assert_eq!(
        fixture.place('A').cards,
        fixture.cards(&["S33", "S11"]),
        "then the second Dutch one"
    );
}

/// Rulings R31, R32, R47.
#[test]
fn end_when_a_harbour_cannot_be_replaced() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H03", &["S01", "S12"]).columns(&["EN: A"]).no_harbours_to_come();
    fixture.hand('C', &["S37", "S02"]).at(Phase::Ship, 'C');
    let events = fixture.play("ship:S37:1");
    assert!(events.contains(&Event::Ending { cause: End::Harbours }));
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })), "no phase 4");
    assert!(fixture.table().quays.iter().all(|quay| quay.port.is_none() && quay.cargo.is_empty()));
    assert!(Seat::all(4).all(|seat| fixture.state.hand(seat).is_empty()));
}

/// Ruling R41.
#[test]
fn end_no_pirates_at_the_last_missions() {
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    fixture.store('D', &["S46", "S17", "S18"]).harbour(1, "H03", &["S01", "S12"]);
    fixture.columns(&["EN: A"]).no_harbours_to_come().hand('C', &["S37", "S02"]);
    fixture.missions(&["M12"], 'B').at(Phase::Ship, 'C');
    fixture.play("ship:S37:1");
    assert_eq!(fixture.table().phase, Phase::Over, "nobody can pay without the pirates");
}

/// Ruling R39.
#[test]
fn blackbeard_a_payment_that_is_right_as_it_is_calls_no_pirates() {
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    // Two pepper, two cinnamon, a double of cloves and a crate pay M15 with or without pirates.
    fixture.store('A', &["S46", "S47", "S48", "S57"]).at(Phase::Mission, 'A');
    fixture.play("mission:M15");
    fixture.play("smuggle:S48:NUT");
    assert_eq!(fixture.points('A'), 12);
    assert_eq!(fixture.table().pirate, None);
}

#[test]
fn without_blackbeard_nothing_is_smuggled() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S46", "S01", "S02"]).at(Phase::Mission, 'A');
    fixture.play("mission:M05");
    assert_eq!(fixture.refusal("smuggle:S46:CIN"), "no-pirates");
}

/// Ruling R42.
#[test]
fn everybody_knows_which_shuffle_a_hand_comes_from_but_not_the_cards() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H04", &[]).hand('A', &["S01", "S02", "S03", "S04"]).at(Phase::Ship, 'A');
    fixture.piles(&["S10"], &["S11", "S12", "S13"], 'D');
    let events = fixture.play("ship:S01:1");
    let view = fixture.game.view(&fixture.state, Viewer::Seat(Seat(1)));
    assert_eq!(*view.batches[0], [0, 0, 0, 0, 1]);
    let mut chance = kit::Chance::new(Seed::from_number(3));
    for _ in 0..50 {
        let imagined = fixture.game.imagine(&view, &mut chance);
        let new = fixture.cards(&["S11", "S12", "S13"]);
        let drawn = CardSet(imagined.hand(Seat(0)).0 & new.0);
        assert_eq!(drawn.len(), 1, "exactly one card of the last shuffle was drawn");
        assert!(imagined.pile().minus(new).is_empty());
    }
    let told = events.iter().filter_map(|event| fixture.game.event_for(event, Viewer::Spectator));
    assert!(told.into_iter().any(|event| matches!(event, Event::Drew { cards: None, .. })));
}

#[test]
fn every_refusal_is_said_in_both_languages() {
    for lang in Lang::ALL {
        let lexicon = Lexicon::new(lang, borneo::META.words).unwrap();
        for rule in borneo::META.refusals {
            assert!(lexicon.has(&format!("why-{}", rule.code)), "{lang:?} {}", rule.code);
            assert!(rule.source.starts_with("Borneo"), "{}", rule.source);
        }
    }
}
