//! What the evaluation of Borneo tells bots and people holds through whole games.

use borneo::{Borneo, META, Move, State};
use kit::{Chance, Evaluation, Game, Options, Seat, Seed, Unlogged};

fn boxes() -> impl Iterator<Item = Borneo> {
    let content = META.read_content().unwrap();
    let plain = [3, 4, 5].map(Options::seats);
    let pirates = [3, 4, 5].map(|seats| Options::seats(seats).with("blackbeard"));
    let options = plain.into_iter().chain(pirates);
    options
        .chain([Options::seats(3).with("four-merchants")])
        .map(move |options| Borneo::open(&options, &content).unwrap())
}

/// Shows every state of some random games of every kind, and the legal moves.
fn wander(mut show: impl FnMut(&Borneo, &State, Option<Seat>, &[Move])) {
    for game in boxes() {
        for number in 0..6 {
            let seed = Seed::from_number(number);
            let (mut state, mut chance) = (game.deal(seed), Chance::new(seed));
            let mut moves = Vec::new();
            while let Some(seat) = game.awaiting(&state).seats().first() {
                moves.clear();
                game.moves(&state, seat, &mut moves);
                show(&game, &state, Some(seat), &moves);
                let decision = moves[chance.below(moves.len() as u32) as usize];
                game.play(&mut state, seat, decision, &mut Unlogged).unwrap();
            }
            show(&game, &state, None, &[]);
        }
    }
}

#[test]
fn factors_add_up_to_the_outlook_and_have_words() {
    let mut names = std::collections::BTreeSet::new();
    wander(|game, state, _, _| {
        for seat in Seat::all(game.options().seats) {
            let mut factors = Vec::new();
            game.factors(state, seat, &mut factors);
            let sum: f32 = factors.iter().map(|(_, points)| points).sum();
            let evaluation = game.evaluate(state, seat);
            assert!((sum - evaluation).abs() < 0.01, "{sum} is not {evaluation}: {factors:?}");
            names.extend(factors.into_iter().map(|(name, _)| name));
        }
    });
    assert_eq!(names.len(), 8);
    for name in names {
        for words in META.words {
            let word = format!("\nfactor-{name} = ");
            assert!(words.en.contains(&word) && words.fr.contains(&word), "{name} has no word");
        }
    }
}

#[test]
fn at_the_end_the_outlook_is_the_points() {
    wander(|game, state, awaited, _| {
        if awaited.is_none() {
            for (seat, line) in Seat::all(game.options().seats).zip(game.standing(state).seats) {
                assert_eq!(game.evaluate(state, seat), line.points as f32);
            }
        }
    });
}

#[test]
fn outlooks_and_doubts_are_numbers() {
    wander(|game, state, _, _| {
        for seat in Seat::all(game.options().seats) {
            let evaluation = game.evaluate(state, seat);
            assert!((-10.0..150.0).contains(&evaluation), "{evaluation} in {state:?}");
        }
        assert!((0.1..30.0).contains(&game.spread(state)));
    });
}

#[test]
fn pruning_leaves_legal_moves_and_at_least_one() {
    wander(|game, state, seat, moves| {
        let Some(seat) = seat else { return };
        let mut left = moves.to_vec();
        game.prune(state, seat, &mut left);
        assert!(!left.is_empty(), "nothing is left of {moves:?}");
        assert!(left.iter().all(|decision| moves.contains(decision)));
    });
}

#[test]
fn figures_can_be_listed_and_set_again() {
    let mut game = boxes().next().unwrap();
    let before = game.weights();
    let state = game.deal(Seed::from_number(1));
    let evaluation = game.evaluate(&state, Seat(0));
    let values: Vec<f32> = before.iter().map(|weight| weight.value * 2.0 + 1.0).collect();
    game.reweigh(&values);
    assert_ne!(game.evaluate(&state, Seat(0)), evaluation);
    game.reweigh(&before.iter().map(|weight| weight.value).collect::<Vec<_>>());
    assert_eq!(game.weights(), before);
    assert_eq!(game.evaluate(&state, Seat(0)), evaluation);
}
