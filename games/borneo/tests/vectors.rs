//! The vectors of the fact file, by number, and the rulings they stand for.

use borneo::{End, Event, META, Phase};
use kit::{CardSet, Game as _, Lang, Lexicon, Names, Options, Seat, Viewer};

use crate::fixture::{BorneoFixture, seat};

/// Plays a card in the first harbour, which then shows these flags of each company.
fn shipped(fixture: &mut BorneoFixture, card: &str) -> Vec<Event> {
    fixture.hand('C', &[card, "S60"]).at(Phase::Ship, 'C');
    fixture.play(&format!("ship:{card}:1"))
}

fn visible(fixture: &BorneoFixture, space: usize) -> [u8; 4] {
    let flags = fixture.game.visible(&fixture.table().quays[space - 1]);
    ["EN", "NL", "PT", "ES"].map(|company| flags.of(fixture.company(company)))
}

/// Ruling R1.
#[test]
fn t01_a_covered_flag_does_not_count() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H01", &["S01"]);
    shipped(&mut fixture, "S09");
    assert_eq!(visible(&fixture, 1), [4, 1, 1, 1]);
    assert_eq!(fixture.table().active, seat('D'), "nothing was shared out");
}

/// Ruling R1.
#[test]
fn t02_the_second_row_of_the_card_before_is_covered() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H01", &["S05"]);
    assert_eq!(visible(&fixture, 1), [2, 1, 1, 0]);
    shipped(&mut fixture, "S25");
    assert_eq!(visible(&fixture, 1), [3, 2, 1, 1]);
}

/// Rulings R2, R8.
#[test]
fn t03_a_monopoly_before_the_harbour_is_full() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H03", &["S01"]).columns(&["EN: A B"]);
    let events = shipped(&mut fixture, "S37");
    let (company, port) = (fixture.company("EN"), fixture.port("H03"));
    assert!(events.contains(&Event::Monopoly { company, port }));
    assert!(fixture.place('C').ports.contains(port.0));
    assert_eq!(fixture.awaited(), 'A');
    assert_eq!(fixture.moves(), ["pick:S01", "pick:S37"]);
    fixture.play("pick:S37");
    assert_eq!(fixture.place('A').cards, fixture.cards(&["S37"]));
    assert_eq!(fixture.place('B').cards, fixture.cards(&["S01"]), "the last card goes by itself");
}

/// Ruling R3.
#[test]
fn t04_monopoly_and_full_at_once_is_a_monopoly() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H03", &["S01", "S12"]).columns(&["EN: A B"]);
    let events = shipped(&mut fixture, "S37");
    let (company, port) = (fixture.company("EN"), fixture.port("H03"));
    assert!(events.contains(&Event::Monopoly { company, port }));
    assert!(!events.iter().any(|event| matches!(event, Event::Shared { .. })));
}

/// Rulings R4, R5.
#[test]
fn t05_and_t07_the_first_flag_on_the_last_card_breaks_a_tie_for_the_monopoly() {
    for (card, winner) in [("S53", "EN"), ("S14", "NL")] {
        let mut fixture = BorneoFixture::new(4);
        fixture.harbour(1, "H06", &["S01", "S25", "S18"]).columns(&["EN: A B", "NL: C D"]);
        assert_eq!(visible(&fixture, 1), [5, 4, 1, 0]);
        let events = shipped(&mut fixture, card);
        let (company, port) = (fixture.company(winner), fixture.port("H06"));
        assert!(events.contains(&Event::Monopoly { company, port }), "{card}");
    }
}

/// Ruling R6.
#[test]
fn t08_equal_flags_are_ranked_by_the_first_flag_read() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H06", &["S05", "S12", "S20"]);
    assert_eq!(visible(&fixture, 1), [2, 2, 2, 4]);
    let events = shipped(&mut fixture, "S31");
    let ranking = ["ES", "PT", "EN", "NL"].map(|id| fixture.company(id)).into_iter().collect();
    assert!(events.contains(&Event::Shared { port: fixture.port("H06"), ranking }));
}

/// Ruling R7.
#[test]
fn t10_a_company_without_a_visible_flag_is_not_ranked() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H03", &["S02", "S11"]);
    let events = shipped(&mut fixture, "S33");
    let ranking = ["EN", "NL", "PT"].map(|id| fixture.company(id)).into_iter().collect();
    assert!(events.contains(&Event::Shared { port: fixture.port("H03"), ranking }));
}

/// Who takes the cards of a distribution, each always the first.
fn pickers(fixture: &mut BorneoFixture, events: Vec<Event>) -> String {
    let mut order = String::new();
    let mut note = |events: Vec<Event>| {
        for event in events {
            if let Event::Picked { seat, .. } = event {
                order.push(char::from(b'A' + seat.0));
            }
        }
    };
    note(events);
    while matches!(fixture.table().phase, Phase::Pick(_)) {
        let pick = fixture.moves()[0].clone();
        note(fixture.play(&pick));
    }
    order
}

/// Ruling R9.
#[test]
fn t12_more_cards_than_merchants_begin_with_the_first_merchant_again() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H01", &["S01", "S25", "S18"]).columns(&["EN: A B"]);
    let events = shipped(&mut fixture, "S60");
    assert!(events.iter().any(|event| matches!(event, Event::Monopoly { .. })));
    assert_eq!(pickers(&mut fixture, events), "ABAB");
}

/// Rulings R8, R12.
#[test]
fn t13_cargo_that_nobody_can_take_is_discarded() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H03", &["S01", "S12"]).columns(&["EN:"]);
    let events = shipped(&mut fixture, "S37");
    assert!(events.contains(&Event::CargoLost { cards: 3 }));
    assert!(fixture.place('C').ports.contains(fixture.port("H03").0));
    let lost = fixture.cards(&["S01", "S12", "S37"]);
    assert!(lost.minus(fixture.table().discard).is_empty());
}

/// T15: D has one flag too few for A's cards and the two merchants between them.
fn duel() -> BorneoFixture {
    let mut fixture = BorneoFixture::new(4);
    fixture
        .columns(&["EN: A B C D"])
        .hand('D', &["S33", "S41", "S02"])
        .hand('A', &["S01", "S05", "S06"])
        .at(Phase::Company, 'D');
    fixture
}

/// Rulings R17, R18, R20, R24.
#[test]
fn t15_merchants_between_help_the_defender_who_may_keep_a_card() {
    let mut fixture = duel();
    fixture.play("attack:EN:4:1");
    fixture.play("lay:S33");
    fixture.play("done");
    assert_eq!(fixture.awaited(), 'A');
    let events = fixture.play("lay:S01");
    assert!(events.contains(&Event::Fought {
        seat: seat('D'),
        rival: seat('A'),
        strength: 3,
        answer: 2,
        bonus: 2,
        won: false
    }));
    assert_eq!(fixture.column("EN"), "A B C D");
    assert_eq!(fixture.moves(), ["keep:S01", "pass"]);
    assert_eq!(fixture.refusal("keep:S33"), "not-a-defence");
    fixture.play("keep:S01");
    assert_eq!(fixture.place('A').cards, fixture.cards(&["S01"]));
    assert!(fixture.table().discard.contains(fixture.card("S33").0));
    assert_eq!(fixture.state.hand(seat('D')).len(), 2);
    assert_eq!((fixture.table().phase, fixture.awaited()), (Phase::Ship, 'D'));
}

/// Rulings R18, R21, R22.
#[test]
fn t16_and_t17_the_attacker_wins_a_tie_and_the_two_may_swap() {
    let mut fixture = duel();
    fixture.play("attack:EN:4:1");
    fixture.play("lay:S33");
    // With two cards played the last one stays in hand: everybody can see that.
    fixture.play("lay:S41");
    assert_eq!(fixture.awaited(), 'A');
    fixture.play("lay:S01");
    let events = fixture.play("lay:S05");
    assert!(events.contains(&Event::Fought {
        seat: seat('D'),
        rival: seat('A'),
        strength: 6,
        answer: 4,
        bonus: 2,
        won: true
    }));
    assert!(fixture.place('A').cards.is_empty());
    let played = fixture.cards(&["S33", "S41", "S01", "S05"]);
    assert!(played.minus(fixture.table().discard).is_empty());
    assert_eq!(fixture.awaited(), 'A');
    fixture.play("stay");
    assert_eq!(fixture.column("EN"), "D B C A");
}

/// Rulings R19, R25.
#[test]
fn t19_an_attacker_keeps_a_card() {
    let mut fixture = duel();
    fixture.hand('D', &["S33"]);
    assert_eq!(fixture.refusal("attack:EN:4:1"), "keep-a-card");
    fixture.hand('D', &["S33", "S41", "S05"]);
    fixture.play("attack:EN:4:1");
    fixture.play("lay:S33");
    fixture.play("lay:S41");
    assert!(matches!(fixture.table().phase, Phase::Defend(_)), "no third card can be played");
}

/// Rulings R19, R44.
#[test]
fn t20_a_defender_with_one_card_keeps_it_and_has_the_bonus() {
    let mut fixture = duel();
    fixture.hand('A', &["S01"]).hand('D', &["S02", "S03"]).columns(&["PT: A B C D"]);
    // S02 has a Portuguese flag, S03 three with its rows; the two between are worth two.
    fixture.play("attack:PT:4:1");
    let events = fixture.play("lay:S02");
    let fought = events.iter().find(|event| matches!(event, Event::Fought { .. }));
    let Some(&Event::Fought { strength, answer, bonus, won, .. }) = fought else {
        panic!("everybody can see that A plays no card: {events:?}")
    };
    assert_eq!((strength, answer, bonus, won), (1, 0, 2, false));
    assert_eq!(fixture.table().phase, Phase::Ship, "there is no card to keep");
    assert_eq!(fixture.state.hand(seat('A')).len(), 1);
}

/// Rulings R20, R21.
#[test]
fn t21_an_attack_on_the_next_merchant_meets_no_bonus() {
    let mut fixture = BorneoFixture::new(4);
    fixture.columns(&["EN: A B"]).hand('B', &["S05", "S06"]).at(Phase::Company, 'B');
    fixture.play("attack:EN:2:1");
    fixture.play("lay:S05");
    fixture.play("done");
    fixture.play("stay");
    assert_eq!(fixture.column("EN"), "B A");
}

/// Ruling R16.
#[test]
fn t23_a_transfer_goes_to_the_first_free_rank_and_the_ranks_close_up() {
    let mut fixture = BorneoFixture::new(4);
    fixture.columns(&["EN: A B C", "NL: D"]);
    fixture.play("transfer:EN:1:NL");
    assert_eq!((fixture.column("EN"), fixture.column("NL")), ("B C".into(), "D A".into()));
}

/// Rulings R14, R50.
#[test]
fn t24_a_full_company_takes_nobody() {
    let mut fixture = BorneoFixture::new(4);
    fixture.columns(&["EN: A B C D A", "NL: A"]);
    assert_eq!(fixture.refusal("transfer:NL:1:EN"), "company-full");
    // A beaten merchant of another company cannot flee there either.
    fixture
        .columns(&["EN: A B C D A", "NL: C B"])
        .hand('B', &["S06", "S38"])
        .at(Phase::Company, 'B');
    fixture.play("attack:NL:2:1");
    fixture.play("lay:S06");
    fixture.play("done");
    assert_eq!(fixture.awaited(), 'C');
    assert_eq!(fixture.refusal("leave:EN"), "company-full");
    assert_eq!(fixture.refusal("leave:NL"), "same-company");
    assert_eq!(fixture.moves(), ["stay", "leave:PT", "leave:ES"]);
    let mut fixture = BorneoFixture::dealt(Options::seats(4));
    for _ in 0..5 {
        fixture.play("place:EN");
    }
    assert_eq!(fixture.refusal("place:EN"), "company-full");
}

/// Ruling R26.
#[test]
fn t25_two_doubles_pay_for_four() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S46", "S48"]).at(Phase::Mission, 'A');
    assert!(fixture.is_legal("mission:M09"));
    fixture.play("mission:M09");
    assert_eq!(fixture.points('A'), 7);
    assert!(fixture.place('A').cards.is_empty());
    assert_eq!(fixture.table().phase, Phase::Company);
}

/// Ruling R26.
#[test]
fn t26_no_change_is_given() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S46", "S49"]).at(Phase::Mission, 'A');
    fixture.play("mission:M05");
    assert!(fixture.place('A').cards.is_empty());
    assert_eq!(fixture.points('A'), 5);
}

/// Rulings R27, R28.
#[test]
fn t27_crates_are_any_spice_and_harbour_cards_leave_the_game() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S57", "S58", "S59", "H01"]).at(Phase::Mission, 'A');
    fixture.play("mission:M13");
    assert_eq!(fixture.points('A'), 8);
    assert_eq!(fixture.table().discard, fixture.cards(&["S57", "S58", "S59"]));
    assert_eq!(fixture.table().spent_ports, fixture.ports(&["H01"]));
}

/// Ruling R26.
#[test]
fn t28_a_double_is_two_of_its_own_spice_only() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S46", "S09", "S17"]).at(Phase::Mission, 'A');
    let refused = fixture.try_play("mission:M13").unwrap_err();
    assert_eq!(refused.rule.code, "borneo-cannot-pay");
    assert_eq!(refused.facts().collect::<Vec<_>>(), [("needed", 4), ("lacking", 1)]);
}

/// Ruling R36.
#[test]
fn t30_a_hand_of_seven_discards_one() {
    let mut fixture = BorneoFixture::new(4);
    fixture.hand('A', &["S01", "S02", "S03", "S04", "S05", "S06"]).at(Phase::Ship, 'A');
    fixture.harbour(1, "H04", &[]);
    fixture.play("ship:S01:1");
    assert_eq!((fixture.table().phase, fixture.awaited()), (Phase::Discard, 'A'));
    assert_eq!(fixture.moves().len(), 7);
    assert_eq!(fixture.refusal("discard:S01"), "not-in-hand");
    fixture.play("discard:S02");
    assert_eq!(fixture.state.hand(Seat(0)).len(), 6);
    assert_eq!(fixture.table().discard, fixture.cards(&["S02"]));
    assert_eq!(fixture.table().active, Seat(1));
}

/// Ruling R29.
#[test]
fn t31_the_discard_becomes_the_pile_between_two_cards() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H04", &[]).hand('A', &["S01", "S02", "S03", "S04"]).at(Phase::Ship, 'A');
    fixture.piles(&["S10"], &["S11", "S12", "S13"], 'D');
    let events = fixture.play("ship:S01:1");
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!((fixture.state.pile().len(), fixture.table().discard), (2, CardSet::EMPTY));
    let hand = fixture.state.hand(Seat(0));
    assert_eq!(hand.len(), 5);
    assert!(hand.contains(fixture.card("S10").0));
}

/// Rulings R30, R32.
#[test]
fn t32_a_single_card_left_ends_the_game() {
    let mut fixture = BorneoFixture::new(4);
    fixture.harbour(1, "H04", &[]).hand('A', &["S01", "S02"]).at(Phase::Ship, 'A');
    fixture.piles(&["S10"], &[], 'D');
    let events = fixture.play("ship:S01:1");
    assert!(events.contains(&Event::Ending { cause: End::Shipments }));
    assert_eq!(fixture.table().last, Some(Seat(0)));
    // D alone has wares: the others cannot carry out anything, as everybody can see.
    assert_eq!((fixture.table().phase, fixture.awaited()), (Phase::Mission, 'D'));
    let discard = fixture.table().discard;
    assert!(discard.contains(fixture.card("S01").0) && discard.contains(fixture.card("S02").0));
}

/// Rulings R31, R33, R46.
#[test]
fn t34_the_last_missions_begin_on_the_left_of_the_last_active_seat() {
    let mut fixture = BorneoFixture::new(4);
    fixture.missions(&["M13"], 'A');
    let goods = |fixture: &mut BorneoFixture, letter| {
        let ids =
            if letter == 'C' { ["S01", "S09", "S17", "S25"] } else { ["S02", "S10", "S18", "S26"] };
        fixture.store(letter, &ids);
    };
    goods(&mut fixture, 'C');
    goods(&mut fixture, 'D');
    // The harbour pile is empty, so the next distribution ends the game.
    fixture.harbour(1, "H03", &["S33"]).columns(&["EN: A B"]).no_harbours_to_come();
    fixture.hand('B', &["S41", "S34"]).at(Phase::Ship, 'B');
    fixture.play("ship:S41:1");
    while matches!(fixture.table().phase, Phase::Pick(_)) {
        let pick = fixture.moves()[0].clone();
        fixture.play(&pick);
    }
    assert_eq!(fixture.table().last, Some(seat('B')));
    assert_eq!(fixture.awaited(), 'C');
    let mut declined = fixture.clone();
    fixture.play("mission:M13");
    assert_eq!(fixture.table().phase, Phase::Over, "nothing is left for D");
    declined.play("pass");
    assert_eq!(declined.awaited(), 'D');
    declined.play("mission:M13");
    assert_eq!(declined.table().phase, Phase::Over);
}

/// Ruling R34.
#[test]
fn t35_more_mission_tiles_win_a_tie() {
    let mut fixture = BorneoFixture::new(4);
    // 5 + 5 + 5 points and six cards against 12 + 7 and two.
    fixture.missions(&[], 'D');
    let all = fixture.place('D').missions;
    let tiles = |fixture: &BorneoFixture, ids: &[&str]| -> CardSet {
        ids.iter().map(|id| fixture.mission(id).0).collect()
    };
    let (few, many) = (tiles(&fixture, &["M15", "M09"]), tiles(&fixture, &["M05", "M06", "M07"]));
    let table = fixture.state.table_mut();
    (table.places[0].missions, table.places[1].missions) = (few, many);
    table.places[3].missions = CardSet::EMPTY;
    table.missions = all.minus(few).minus(many);
    fixture.store('A', &["S01", "S02"]).store('B', &["S03", "S04", "S05", "S06", "S07", "S08"]);
    assert_eq!((fixture.points('A'), fixture.points('B')), (21, 21));
    let standing = fixture.game.standing(&fixture.state);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat('B')]);
    assert_eq!(standing.seats[0].rank, 2);
}

/// Ruling R34.
#[test]
fn level_in_points_and_tiles_the_victory_is_shared() {
    let fixture = BorneoFixture::new(3);
    assert_eq!(fixture.game.standing(&fixture.state).winners().count(), 3);
}

/// Who places, in order.
fn placing(options: Options) -> String {
    let mut fixture = BorneoFixture::dealt(options);
    let mut order = String::new();
    while matches!(fixture.table().phase, Phase::Place { .. }) {
        order.push(fixture.awaited());
        let place = fixture.moves()[order.len() % 3].clone();
        fixture.play(&place);
    }
    assert_eq!(fixture.awaited(), 'A', "who placed first has the first turn");
    order
}

/// Ruling R35.
#[test]
fn t36_merchants_are_placed_like_a_snake() {
    assert_eq!(placing(Options::seats(4)), "ABCDDCBAABCD");
    assert_eq!(placing(Options::seats(5)), "ABCDEEDCBAABCDE");
}

/// Ruling R38.
#[test]
fn t37_a_fourth_merchant_goes_back_once_more() {
    assert_eq!(placing(Options::seats(3).with("four-merchants")), "ABCCBAABCCBA");
}

/// Ruling R37.
#[test]
fn t38_setup_follows_the_number_of_seats() {
    for (seats, harbours, missions, pile) in [(3, 12, 12, 51), (4, 12, 12, 48), (5, 10, 16, 45)] {
        let fixture = BorneoFixture::dealt(Options::seats(seats));
        let table = fixture.table();
        assert_eq!(table.port_pile.len(), harbours - 3, "{seats} seats");
        assert_eq!(table.quays.iter().filter(|quay| quay.port.is_some()).count(), 3);
        assert_eq!(table.missions.len(), missions);
        assert_eq!(fixture.state.pile().len(), pile);
        assert!(Seat::all(seats).all(|seat| fixture.state.hand(seat).len() == 3));
    }
}

/// Ruling R40.
#[test]
fn t39_cards_missions_and_the_pirate_ship_make_the_score() {
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    fixture.store('A', &["S46", "S57", "H05"]).missions(&[], 'D');
    let tiles: CardSet = ["M05", "M09"].iter().map(|id| fixture.mission(id).0).collect();
    let table = fixture.state.table_mut();
    table.places[3].missions = table.places[3].missions.minus(tiles);
    table.places[0].missions = tiles;
    assert_eq!(fixture.points('A'), 15);
    fixture.state.table_mut().pirate = Some(Seat(0));
    assert_eq!(fixture.points('A'), 13);
}

/// Ruling R2.
#[test]
fn t40_the_largest_harbour_needs_nine_flags() {
    let mut fixture = BorneoFixture::new(5);
    fixture.harbour(1, "H14", &["S33", "S01", "S09"]).columns(&["EN: A"]);
    let events = shipped(&mut fixture, "S17");
    let (company, port) = (fixture.company("EN"), fixture.port("H14"));
    assert!(events.contains(&Event::Monopoly { company, port }));
    assert_eq!(fixture.place('A').cards.len(), 4, "all picks are A's and go by themselves");
}

/// Ruling R26.
#[test]
fn t41_every_card_of_a_payment_is_needed() {
    let mut fixture = BorneoFixture::new(4);
    fixture.store('A', &["S46", "S01", "S02"]).at(Phase::Mission, 'A');
    fixture.play("mission:M05");
    // S01 and S02 alone are too little and all three too much, so S46 is paid in any case.
    assert_eq!(fixture.moves(), ["spend:S01", "spend:S02"]);
    assert_eq!(fixture.refusal("spend:S46"), "paid-already");
    assert_eq!(fixture.refusal("spend:S03"), "not-stored");
    fixture.play("spend:S02");
    assert_eq!(fixture.place('A').cards, fixture.cards(&["S01"]));
    // With a second double there is a choice of three, and a single after two doubles is too much.
    fixture
        .store('A', &["S46", "S49", "S01", "S02"])
        .missions(&["M05"], 'B')
        .at(Phase::Mission, 'A');
    fixture.state.table_mut().places[0].missions = CardSet::EMPTY;
    fixture.play("mission:M05");
    assert_eq!(fixture.moves(), ["spend:S01", "spend:S02", "spend:S46", "spend:S49"]);
    fixture.play("spend:S01");
    assert_eq!(fixture.moves(), ["spend:S46", "spend:S49"]);
    assert_eq!(fixture.refusal("spend:S02"), "not-needed");
}

fn smuggler() -> BorneoFixture {
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    fixture.store('A', &["S46", "S17", "S18"]).at(Phase::Mission, 'A');
    fixture
}

/// Rulings R39, R40.
#[test]
fn t42_one_card_may_stand_for_another_spice_in_phase_1() {
    let mut fixture = smuggler();
    // There is only one way to pay, and it costs points: the cards that go as what they are have
    // been paid, the pirates are asked for.
    fixture.play("mission:M12");
    assert_eq!(fixture.moves(), ["smuggle:S46:CIN"]);
    assert_eq!(fixture.table().pirate, None);
    let events = fixture.play("smuggle:S46:CIN");
    let (ware, spice) = (borneo::Ware::Card(fixture.card("S46")), borneo::Spice(1));
    assert!(events.contains(&Event::Smuggled { seat: seat('A'), ware, spice }));
    assert_eq!(fixture.table().pirate, Some(seat('A')));
    assert_eq!(fixture.points('A'), 7 - 2);
    assert!(fixture.place('A').cards.is_empty());

    let mut holder = smuggler();
    holder.state.table_mut().pirate = Some(seat('A'));
    assert_eq!(holder.refusal("mission:M12"), "cannot-pay");
    // Somebody else's ship can be taken.
    let mut other = smuggler();
    other.state.table_mut().pirate = Some(seat('B'));
    other.play("mission:M12");
    other.play("smuggle:S46:CIN");
    assert_eq!(other.table().pirate, Some(seat('A')));
}

/// What a decision is called, in English and French.
fn described(fixture: &BorneoFixture, text: &str) -> [String; 2] {
    let view = fixture.game.view(&fixture.state, Viewer::Seat(fixture.table().awaited().unwrap()));
    let phrase = fixture.game.describe(&view, fixture.game.read_move(text).unwrap());
    [Lang::En, Lang::Fr].map(|lang| {
        let words = Lexicon::new(lang, META.words).unwrap();
        words.try_say(&phrase, &Names::default()).unwrap()
    })
}

#[test]
fn r40_a_pirate_trade_is_announced_and_never_made_unasked() {
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    fixture.store('A', &["S01", "S02", "S17", "S48", "S09"]).at(Phase::Mission, 'A');
    // The double clove pays the cloves by itself: with S17 one more is lacking.
    fixture.play("mission:M09");
    let [en, fr] = described(&fixture, "spend:S17");
    assert!(en.contains("pirates") && en.contains("2 points"), "{en}");
    assert!(fr.contains("pirates") && fr.contains("2 points"), "{fr}");
    let [en, fr] = described(&fixture, "spend:S48");
    assert!(!en.contains("pirates") && !fr.contains("pirates"), "{en} / {fr}");
    fixture.play("spend:S17");
    assert_eq!(fixture.moves(), ["smuggle:S09:CLO"], "asked, though nothing else is left");
    assert_eq!((fixture.table().pirate, fixture.place('A').cards.len()), (None, 5));
    fixture.play("smuggle:S09:CLO");
    assert_eq!(fixture.table().pirate, Some(seat('A')));
    // Once the pirates have been called, what is left to pay says nothing more of them.
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    fixture.store('A', &["S46", "S17", "S18", "S19"]).at(Phase::Mission, 'A');
    fixture.play("mission:M12");
    fixture.play("smuggle:S46:CIN");
    let [en, _] = described(&fixture, "spend:S17");
    assert!(!en.contains("pirates"), "{en}");
}

#[test]
fn r39_the_card_that_stands_for_another_spice_is_chosen_once() {
    let mut fixture = BorneoFixture::with(Options::seats(4).with("blackbeard"));
    fixture.store('A', &["S46", "S49", "S17", "S18", "S57"]).at(Phase::Mission, 'A');
    fixture.play("mission:M12");
    assert_eq!(
        fixture.moves(),
        ["spend:S17", "spend:S18", "smuggle:S46:CIN", "smuggle:S49:CIN", "spend:S57"],
        "one pepper double becomes cinnamon; both cloves, or one and the crate, go with it"
    );
    assert_eq!(fixture.refusal("smuggle:S46:NUT"), "not-needed");
    assert_eq!(fixture.refusal("smuggle:S46:PEP"), "nothing-to-smuggle");
    assert_eq!(fixture.refusal("smuggle:S57:CIN"), "nothing-to-smuggle");
    fixture.play("smuggle:S46:CIN");
    assert_eq!(fixture.refusal("smuggle:S49:CIN"), "pirates-once");
}

/// Rulings R22, R23.
#[test]
fn t43_a_beaten_merchant_may_go_to_another_company() {
    let mut fixture = BorneoFixture::new(4);
    fixture
        .columns(&["EN: A B C", "NL: D"])
        .hand('C', &["S33", "S41", "S02"])
        .hand('A', &["S02", "S06"])
        .at(Phase::Company, 'C');
    fixture.hand('C', &["S33", "S41", "S03"]);
    fixture.play("attack:EN:3:1");
    fixture.play("lay:S33");
    fixture.play("done");
    fixture.play("done");
    fixture.play("leave:NL");
    assert_eq!((fixture.column("EN"), fixture.column("NL")), ("C B".into(), "D A".into()));
}

/// Ruling R44.
#[test]
fn t44_a_defender_without_the_flag_is_asked_all_the_same() {
    let mut fixture = duel();
    fixture.hand('A', &["S06", "S12", "S27", "S34"]);
    fixture.play("attack:EN:4:1");
    fixture.play("lay:S33");
    fixture.play("done");
    assert_eq!(fixture.awaited(), 'A');
    assert_eq!(fixture.moves(), ["done"]);
    assert_eq!(fixture.refusal("lay:S06"), "no-flag-on-card");
}

/// Rulings R10, R11.
#[test]
fn t45_a_shared_distribution_goes_rank_by_rank_and_round_again() {
    let mut fixture = BorneoFixture::new(4);
    // EN 5, PT 2: the others have no visible flag.
    fixture.columns(&["EN: A B", "PT: C"]);
    let ranking = [fixture.company("EN"), fixture.company("PT")];
    let takers = fixture.table().takers(&ranking, 5);
    let owners = takers.iter().map(|&merchant| fixture.table().owner(merchant).unwrap());
    let order: String = owners.map(|seat| char::from(b'A' + seat.0)).collect();
    assert_eq!(order, "ACBAC");
}

/// Ruling R48.
#[test]
fn t46_the_pirate_ship_can_cost_the_victory() {
    let mut fixture = BorneoFixture::with(Options::seats(3).with("blackbeard"));
    fixture.missions(&[], 'C');
    let (twelve, seven): (CardSet, CardSet) = (
        [fixture.mission("M15").0].into_iter().collect(),
        [fixture.mission("M16").0].into_iter().collect(),
    );
    let rest = fixture.place('C').missions.minus(twelve).minus(seven);
    let table = fixture.state.table_mut();
    (table.places[0].missions, table.places[1].missions) = (twelve, seven);
    table.places[2].missions = CardSet::EMPTY;
    table.missions = rest;
    table.pirate = Some(seat('A'));
    fixture
        .store('A', &["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"])
        .store('B', &["S09", "S10", "S11", "S12", "S13", "S14", "S15"]);
    assert_eq!((fixture.points('A'), fixture.points('B')), (18, 19));
    let standing = fixture.game.standing(&fixture.state);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat('B')]);
}
