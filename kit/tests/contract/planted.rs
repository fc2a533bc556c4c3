//! The contract test passes a sound game and catches every defect that is planted in it.

use std::sync::Arc;

use crate::toy::{Flaw, Toy};
use kit::testing::contract::{self, Broken, Check, Inspector, Plan, Rates, Tally};
use kit::{Game, Options, Seed};

type Sound = Toy<{ Flaw::Sound as u8 }>;

fn open<const FLAW: u8>(options: &Options) -> Arc<Toy<FLAW>> {
    let content = Toy::<FLAW>::META.read_content().unwrap();
    Arc::new(Toy::open(options, &content).unwrap())
}

/// How a defect is looked for: with everything, or with one kind of check alone where another
/// would find the same defect first.
fn caught(flaw: Flaw, rates: Rates) -> Box<Broken> {
    let plan = Plan { rates, ..Plan::thorough(8_000).every_kind() };
    flaw.plant();
    // Flaws of the game at a glance make it another type; one type for all others saves minutes of
    // compiling.
    let passed = match flaw {
        Flaw::TooManySeats => contract::pass::<Toy<{ Flaw::TooManySeats as u8 }>>(&plan),
        Flaw::TooLong => contract::pass::<Toy<{ Flaw::TooLong as u8 }>>(&plan),
        Flaw::ForgetsAReason => contract::pass::<Toy<{ Flaw::ForgetsAReason as u8 }>>(&plan),
        _ => contract::pass::<Sound>(&plan),
    };
    passed.expect_err("the defect was not noticed")
}

#[test]
fn a_sound_game_passes_and_every_check_is_made() {
    let plan = Plan::thorough(8_000).every_kind();
    let tally = contract::pass::<Sound>(&plan).unwrap_or_else(|broken| panic!("{broken}"));
    // Every seat count with rich, with poor, with an island of one's own and with none of them.
    assert!(tally.tables >= 10 && tally.decisions >= 8_000, "{tally:?}");
    for (check, count) in tally.iter() {
        let judged_at_the_end = check == Check::Kinds;
        assert!(count > 0 || judged_at_the_end, "{check} was never checked");
    }
    assert!(tally.offers > 300 && tally.together > 300 && tally.secret > 300, "{tally:?}");
    assert_eq!(tally.moves.missing().next(), None);
}

#[test]
fn a_sampled_run_makes_every_check_in_the_end() {
    let tally =
        contract::run::<Sound>(&Plan::sampled(20_000)).unwrap_or_else(|broken| panic!("{broken}"));
    for (check, count) in tally.iter() {
        assert!(count > 0 || check == Check::Kinds, "{check} was never checked");
    }
}

#[test]
fn the_same_plan_plays_the_same_games() {
    let run = |number| {
        contract::run::<Sound>(&Plan::sampled(500).from(Seed::from_number(number))).unwrap()
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

/// One test for each planted defect, and the list of checks that have one.
macro_rules! planted {
    ($($name:ident: $flaw:ident => $check:ident $(, with $rates:expr)?;)+) => {
        $(#[test]
        fn $name() {
            #[allow(unused_mut, unused_assignments)]
            let mut rates = Rates::thorough();
            $(rates = $rates;)?
            let broken = caught(Flaw::$flaw, rates);
            assert_eq!(broken.check, Check::$check, "{broken}");
        })+

        const PLANTED: &[Check] = &[$(Check::$check),+];
    };
}

planted! {
    a_panic_is_caught: Panics => Panic;
    a_table_for_too_many_is_caught: TooManySeats => Meta;
    a_table_that_cannot_be_set_up_is_caught: RefusesATable => Table;
    a_dead_end_is_caught: DeadEnd => DeadEnd;
    a_move_after_the_end_is_caught: MovesAfterTheEnd => AfterEnd;
    a_game_longer_than_it_says_is_caught: TooLong => TooLong;
    a_lost_coin_is_caught: LosesACoin => Components;
    a_broken_promise_is_caught: BreaksAPromise => Invariants;

    a_view_that_leaks_a_sealed_bid_is_caught: LeaksBids => Discreet, with Rates::LEAST;
    a_leaked_bid_is_caught_even_if_imagine_believes_it: LeaksBidsAndBelievesThem => Discreet;
    a_leaked_lantern_is_caught_by_imagining: LeaksTokens => Imagined;
    a_view_that_counts_the_offers_of_others_is_caught: LeaksOffers => Discreet, with Rates::LEAST;
    a_log_that_tells_others_of_an_offer_is_caught: TellsOffers => Discreet, with Rates::LEAST;
    a_log_that_hides_what_the_view_shows_is_caught: HidesWherePeeked => Sealed;
    a_seat_that_is_not_told_it_is_awaited_is_caught: MisleadsWhoIsAwaited => Awaited;
    leaked_tokens_are_caught_even_if_imagine_believes_them: LeaksTokensAndBelievesThem => Imagination, with Rates { secrets: 1, imagined: 1, ..Rates::LEAST };
    an_imagination_that_never_varies_is_caught: ImaginesTheSame => Imagination, with Rates { secrets: 1, imagined: 1, ..Rates::LEAST };
    an_imagination_with_one_future_is_caught: ImaginesOneFuture => Imagination;
    an_imagined_state_with_other_moves_is_caught: ImaginesOtherMoves => ImaginedMoves;
    an_imagined_state_that_awaits_others_is_caught: ImaginesOtherSeats => ImaginedTable;
    an_imagined_state_with_one_token_twice_is_caught: ImaginesTwins => ImaginedComponents;
    a_seed_in_a_view_is_caught: ShowsTheSeed => SeedShown, with Rates { bytes: 1, ..Rates::LEAST };
    a_view_that_does_not_survive_its_bytes_is_caught: ForgetsInTheView => ViewBytes;
    a_log_that_tells_a_sealed_bid_is_caught: TellsBids => Discreet;
    a_look_at_something_hidden_that_can_be_undone_is_caught: HidesThatItShows => Barrier;
    a_draw_that_can_be_undone_is_caught: HidesItsChance => Barrier;
    a_log_that_tells_all_what_one_has_seen_is_caught: TellsPeeks => Told;
    a_log_that_does_not_tell_what_was_shown_is_caught: PeeksInSilence => Told;

    a_state_that_does_not_survive_its_bytes_is_caught: ForgetsInTheState => StateBytes;
    a_move_that_depends_on_something_else_is_caught: PlaysByMood => Deterministic, with Rates::LEAST;
    a_deal_that_depends_on_something_else_is_caught: DealsByMood => Deterministic;
    a_redo_that_is_not_the_same_is_caught: RedoesByMood => Undo, with Rates { undo: 1, ..Rates::LEAST };
    a_record_that_leads_elsewhere_is_caught: MisreadsBids => Replay, with Rates { replay: 1, ..Rates::LEAST };

    a_legal_move_that_is_refused_is_caught: RefusesALegalMove => LegalRefused;
    a_move_of_another_seat_that_is_accepted_is_caught: AcceptsOthers => IllegalAccepted;
    a_move_for_a_seat_that_is_not_there_is_caught: AcceptsEmptySeats => IllegalAccepted;
    a_refusal_that_changes_something_is_caught: ChangesWhenItRefuses => RefusedChanged;
    a_refusal_without_a_known_rule_is_caught: RefusesByAnUnknownRule => Rule;
    a_move_listed_twice_is_caught: ListsAMoveTwice => Twice;
    a_move_written_with_spaces_is_caught: WritesSpaces => Notation;
    two_moves_written_alike_are_caught: WritesTwoMovesAlike => Notation;

    two_choices_that_touch_the_same_are_caught: TouchesTheSame => Scene;
    a_piece_that_does_not_say_why_not_is_caught: NeverSaysWhy => Intent;
    a_form_that_is_misread_is_caught: MisreadsForms => Form;
    an_event_that_never_happens_is_caught: LeavesInSilence => Kinds;
    a_rule_that_never_refuses_anything_is_caught: NeverNamesARule => Kinds;
    a_word_that_is_missing_in_the_log_is_caught: ForgetsAWordOfTheLog => Words;
    a_word_that_is_missing_in_one_language_is_caught: ForgetsATranslation => Words;
    a_reason_without_words_is_caught: ForgetsAReason => Words;
    points_that_do_not_add_up_are_caught: MiscountsPoints => Standing;
    ranks_without_a_first_are_caught: MixesUpRanks => Standing;
}

#[test]
fn every_check_has_a_planted_defect() {
    for check in Check::ALL {
        assert!(PLANTED.contains(check), "no defect is planted for {check}");
    }
}

#[test]
fn what_is_broken_says_how_to_see_it_again() {
    Flaw::LosesACoin.plant();
    let broken = contract::run::<Sound>(&Plan::thorough(500)).unwrap_err();
    let (options, seed) = (broken.options().unwrap(), broken.seed().unwrap());
    let again = contract::again::<Sound>(options, seed).unwrap_err();
    assert_eq!(again, broken);
    let text = broken.to_string();
    assert!(text.contains(&seed.to_string()), "{text}");
    let (seat, decision) = broken.decision().unwrap();
    assert!(
        text.contains(&format!("decision {}, \"{decision}\" by seat {}", broken.ply(), seat.0)),
        "{text}"
    );
    let start = text.find("comptoir record").unwrap();
    assert_eq!(
        kit::Record::read(&text.as_bytes()[start..]).as_ref(),
        Ok(&**broken.record.as_ref().unwrap())
    );
}

#[test]
fn inspectors_on_two_threads_see_what_one_sees() {
    let game = open::<{ Flaw::Sound as u8 }>(&Options::seats(3));
    let content = Sound::META.read_content().unwrap().fingerprint();
    let inspected = |seeds: std::ops::Range<u64>| -> Tally {
        let mut inspector = Inspector::<Sound>::new(Rates::sampled()).unwrap();
        for seed in seeds.map(Seed::from_number) {
            let mut watch = inspector.watch(&game, content, seed).unwrap();
            // Everybody always makes the first move of their list.
            let (mut state, mut moves) = (game.deal(seed), Vec::new());
            while let Some(seat) = game.awaiting(&state).seats().first() {
                moves.clear();
                game.moves(&state, seat, &mut moves);
                game.play(&mut state, seat, moves[0], &mut kit::Unlogged).unwrap();
                watch.after_move(seat, moves[0], &state).unwrap();
            }
            watch.finish().unwrap();
        }
        inspector.tally().clone()
    };
    let mut shared = inspected(0..1);
    shared.add(&inspected(1..10));
    let mut alone = inspected(0..1);
    alone.add(&inspected(1..4));
    alone.add(&inspected(4..10));
    // Each inspector has looked at the game at a glance once.
    assert_eq!(
        (shared.games, shared.decisions, shared.longest),
        (alone.games, alone.decisions, alone.longest)
    );
    for (check, count) in
        shared.iter().filter(|(check, _)| ![Check::Meta, Check::Words].contains(check))
    {
        assert_eq!(alone.done(check), count, "{check}");
    }
}
