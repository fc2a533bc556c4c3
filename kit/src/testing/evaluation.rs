//! What a game tells bots about good play holds through whole games.

use std::collections::BTreeSet;

use super::speech;
use super::states::{boxes, every_state};
use crate::{Evaluation, Seat, Seed};

/// Factors may miss the evaluation they add up to by so much.
const ROUNDING: f32 = 0.01;

/// Looks at the evaluation of every state of random games of so many decisions: it is a number, its
/// factors add up to it and have words, at the end it is the points, and pruning leaves a seat some
/// of its decisions. Its figures can be listed and set again.
///
/// # Panics
///
/// If something about it does not hold.
pub fn evaluation_holds<G: Evaluation>(decisions: u64) {
    let mut factors = Vec::new();
    let (mut all, mut kept) = (Vec::new(), Vec::new());
    let mut names = BTreeSet::new();
    every_state::<G>(decisions, |game, state| {
        let spread = game.spread(state);
        assert!(spread.is_finite() && spread > 0.0, "a spread of {spread} in {state:?}");
        let awaiting = game.awaiting(state);
        let points = awaiting.is_over().then(|| game.standing(state).seats);
        for seat in Seat::all(game.options().seats) {
            let evaluation = game.evaluate(state, seat);
            assert!(evaluation.is_finite(), "{evaluation} in {state:?}");
            if let Some(points) = &points {
                assert_eq!(evaluation, points[seat.index()].points as f32, "at the end");
            }
            factors.clear();
            game.factors(state, seat, &mut factors);
            let sum: f32 = factors.iter().map(|(_, points)| points).sum();
            let adds_up = factors.is_empty() || (sum - evaluation).abs() < ROUNDING;
            assert!(adds_up, "{sum} is not {evaluation}: {factors:?}");
            names.extend(factors.iter().map(|(name, _)| *name));
        }
        for seat in awaiting.seats().iter() {
            all.clear();
            game.moves(state, seat, &mut all);
            kept.clone_from(&all);
            game.prune(state, seat, &mut kept);
            assert!(!kept.is_empty(), "nothing is left of {all:?}");
            assert!(kept.iter().all(|decision| all.contains(decision)), "{kept:?} of {all:?}");
        }
    });
    for (lexicon, name) in speech::<G>().iter().flat_map(|l| names.iter().map(move |n| (l, n))) {
        assert!(lexicon.has(&format!("factor-{name}")), "{:?}: factor-{name}", lexicon.lang());
    }
    boxes::<G>().into_iter().take(1).for_each(check_figures);
}

/// Figures can be listed, and set again.
fn check_figures<G: Evaluation>(mut game: G) {
    let before = game.weights();
    if before.is_empty() {
        return;
    }
    let state = game.deal(Seed::from_number(1));
    let evaluation = game.evaluate(&state, Seat(0));
    let other: Vec<f32> = before.iter().map(|weight| weight.value * 2.0 + 1.0).collect();
    game.reweigh(&other);
    assert!(game.weights().iter().zip(&other).all(|(weight, &value)| weight.value == value));
    assert_ne!(game.evaluate(&state, Seat(0)), evaluation, "no figure matters");
    game.reweigh(&before.iter().map(|weight| weight.value).collect::<Vec<_>>());
    assert_eq!(game.weights(), before);
    assert_eq!(game.evaluate(&state, Seat(0)), evaluation);
}
