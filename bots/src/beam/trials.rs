//! What time is left for once a beam has said its word: the turns it likes best are tried out in
//! imagined games that go on for some rounds, every seat following a small beam of its own.

use kit::{Race, Seat, Sense, Unlogged, reckon};

use super::field::{Cast, Tools};
use super::think::{Thought, plan};
use crate::search::worth::Worth;

/// So many turns are tried out.
const CANDIDATES: usize = 4;
/// So many turns of each seat are played before the state is looked at.
const ROUNDS: usize = 8;
/// How many trials what the beam says counts for.
const FAITH: f32 = 6.0;

/// A turn on trial.
struct Candidate<M> {
    decisions: Vec<M>,
    sum: f32,
    trials: f32,
}

/// Tries the best turns out as long as the budget lasts and tells the decisions of the one that
/// does best.
pub(super) fn choose<G: Sense, R: Race<G>>(
    game: &G,
    seat: Seat,
    thought: Thought<G::Move>,
    mut imagine: impl FnMut() -> G::State,
    budget: Cast,
    tools: &mut Tools,
) -> Vec<G::Move> {
    let mut candidates: Vec<Candidate<G::Move>> = thought
        .turns
        .into_iter()
        .take(CANDIDATES)
        .map(|(hope, decisions)| {
            let chance = 1.0 / (1.0 + reckon::exp(-hope));
            Candidate { decisions, sum: chance * FAITH, trials: FAITH }
        })
        .collect();
    let small = Cast { nodes: 300, horizon: 7, until: None, ..budget };
    let mut left = budget.nodes;
    while candidates.len() > 1 && left > 0 {
        if tools.late(budget.until) {
            break;
        }
        // All go on from the same world, so that luck does not tell them apart.
        let world = imagine();
        for candidate in &mut candidates {
            let mut state = world;
            let fits = candidate
                .decisions
                .iter()
                .all(|&decision| game.play(&mut state, seat, decision, &mut Unlogged).is_ok());
            if !fits {
                candidate.sum = 0.0;
                continue;
            }
            let looked = go_on::<G, R>(game, &mut state, small, tools);
            left = left.saturating_sub(looked.max(1));
            candidate.sum += Worth::of(game, &state).value[seat.index()];
            candidate.trials += 1.0;
        }
        drop_hopeless(&mut candidates);
    }
    let mean = |candidate: &Candidate<G::Move>| candidate.sum / candidate.trials;
    let best = candidates.into_iter().reduce(
        |best, other| {
            if mean(&other) > mean(&best) { other } else { best }
        },
    );
    best.map(|best| best.decisions).unwrap_or_default()
}

/// A turn that falls far behind is given up.
fn drop_hopeless<M>(candidates: &mut Vec<Candidate<M>>) {
    let mean = |candidate: &Candidate<M>| candidate.sum / candidate.trials;
    let best = candidates.iter().map(mean).fold(f32::MIN, f32::max);
    candidates.retain(|candidate| mean(candidate) > best - 0.9 / candidate.trials.sqrt());
}

/// Plays some rounds, every seat by a small beam; tells how many lanes were looked at.
fn go_on<G: Sense, R: Race<G>>(
    game: &G,
    state: &mut G::State,
    cast: Cast,
    tools: &mut Tools,
) -> usize {
    let (mut looked, mut moves) = (0, Vec::new());
    for _ in 0..ROUNDS * usize::from(game.options().seats) {
        let Some(seat) = game.awaiting(state).seats().first() else { break };
        moves.clear();
        game.moves(state, seat, &mut moves);
        let Some(thought) = plan::<G, R>(game, state, seat, &moves, cast, true, tools) else {
            break;
        };
        looked += thought.looked;
        let Some((_, decisions)) = thought.turns.into_iter().next() else { break };
        for decision in decisions {
            if game.play(state, seat, decision, &mut Unlogged).is_err() {
                break;
            }
        }
    }
    looked
}
