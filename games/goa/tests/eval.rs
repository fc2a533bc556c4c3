//! The evaluation of Goa: its figures are complete, its factors add up, and it never leaves a seat without
//! a decision.

use goa::{Goa, META, State};
use kit::{Chance, Evaluation, Game, Lang, Lexicon, Options, Seat, Seed, Unlogged};

fn open(seats: u8) -> Goa {
    let options = Options::seats(seats).with("bonanza").with("quick-start");
    Goa::open(&options, &META.read_content().unwrap()).unwrap()
}

/// Shows every state of random games to the check, the last ones included.
fn wander(games: u64, mut check: impl FnMut(&Goa, &State)) {
    for number in 0..games {
        let game = open(2 + (number % 3) as u8);
        let mut chance = Chance::new(Seed::from_number(number));
        let mut state = game.deal(chance.fork());
        let mut moves = Vec::new();
        check(&game, &state);
        while let Some(seat) = game.awaiting(&state).seats().first() {
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let decision = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
            check(&game, &state);
        }
    }
}

#[test]
fn the_file_of_figures_is_complete() {
    let figures = kit::eval::read_figures::<f32>(include_str!("../eval.toml")).unwrap();
    let weights = open(4).weights();
    assert_eq!(figures.len(), weights.len());
    for weight in weights {
        assert_eq!(figures.get(weight.name), Some(&weight.value), "{}", weight.name);
    }
}

#[test]
fn figures_can_be_changed() {
    let mut game = open(4);
    let values: Vec<f32> = game.weights().iter().map(|weight| weight.value + 0.5).collect();
    game.reweigh(&values);
    assert!(game.weights().iter().zip(&values).all(|(weight, &value)| weight.value == value));
}

#[test]
fn factors_add_up_to_the_outlook_and_have_words() {
    let words = Lang::ALL.map(|lang| Lexicon::new(lang, META.words).unwrap());
    let mut factors = Vec::new();
    wander(12, |game, state| {
        for seat in Seat::all(game.options().seats) {
            factors.clear();
            game.factors(state, seat, &mut factors);
            let sum: f32 = factors.iter().map(|(_, points)| points).sum();
            let evaluation = game.evaluate(state, seat);
            assert!(
                evaluation.is_finite() && (sum - evaluation).abs() < 0.01,
                "{sum} and {evaluation}"
            );
        }
        assert!(game.spread(state) > 0.1);
    });
    for (name, _) in factors {
        assert!(words.iter().all(|words| words.has(&format!("factor-{name}"))), "{name}");
    }
}

#[test]
fn the_outlook_at_the_end_is_the_score() {
    let mut ends = 0;
    wander(12, |game, state| {
        if game.awaiting(state).is_over() {
            ends += 1;
            for line in game.standing(state).seats {
                assert_eq!(game.evaluate(state, line.seat), line.points as f32);
            }
        }
    });
    assert_eq!(ends, 12);
}

#[test]
fn pruning_keeps_some_of_the_decisions() {
    let (mut all, mut kept) = (Vec::new(), Vec::new());
    wander(12, |game, state| {
        let Some(seat) = game.awaiting(state).seats().first() else { return };
        all.clear();
        game.moves(state, seat, &mut all);
        kept.clone_from(&all);
        game.prune(state, seat, &mut kept);
        assert!(!kept.is_empty(), "{:?}", state.table().phase);
        assert!(kept.iter().all(|decision| all.contains(decision)));
    });
}
