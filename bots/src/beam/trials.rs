//! What time is left for once a beam has said its word: the turns it likes best are tried out in
//! imagined games that go on for some rounds, every seat following a small beam of its own. Between
//! two, what comes of it is a counsel to a tree search.

use kit::{Evaluation, Race, Seat, Unlogged, math};

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

/// Tries the best turns out as long as the budget lasts; tells how likely those that were not given
/// up are to win, best first.
pub(super) fn hold<G: Evaluation, R: Race<G>>(
    game: &G,
    seat: Seat,
    thought: &Thought<G::Move>,
    mut imagine: impl FnMut() -> G::State,
    budget: Cast,
    tools: &mut Tools,
) -> Vec<(f32, Vec<G::Move>)> {
    let mut candidates: Vec<Candidate<G::Move>> = thought
        .turns
        .iter()
        .take(CANDIDATES)
        .map(|(hope, decisions)| {
            let chance = 1.0 / (1.0 + math::exp(-hope));
            Candidate { decisions: decisions.clone(), sum: chance * FAITH, trials: FAITH }
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
    let mean =
        |candidate: Candidate<G::Move>| (candidate.sum / candidate.trials, candidate.decisions);
    let mut tried: Vec<_> = candidates.into_iter().map(mean).collect();
    // The sort keeps the order of equals: the beam liked the first of them better.
    tried.sort_by(|one, other| other.0.total_cmp(&one.0));
    tried
}

/// What the beam and the trials say of every decision that a turn may begin with: the logarithm of
/// the odds to win. What was not tried, or given up, is behind everything that was not.
pub(super) fn counsel<M: Copy + PartialEq>(
    thought: &Thought<M>,
    tried: &[(f32, Vec<M>)],
) -> Vec<(M, f32)> {
    let odds = |chance: f32| {
        let chance = chance.clamp(0.001, 0.999);
        math::ln(chance / (1.0 - chance))
    };
    let hope = |turn: &(f32, Vec<M>)| turn.0;
    let most = thought.turns.first().map_or(0.0, hope);
    let worst = tried.last().map_or(most, |turn| odds(turn.0));
    let tried = tried.iter().map(|turn| (odds(turn.0), &turn.1));
    let others = thought.turns.iter().map(|turn| (worst + turn.0 - most, &turn.1));
    let mut counsel: Vec<(M, f32)> = Vec::new();
    for (odds, decisions) in tried.chain(others) {
        if let Some(&first) = decisions.first()
            && counsel.iter().all(|said| said.0 != first)
        {
            counsel.push((first, odds));
        }
    }
    counsel
}

/// A turn that falls far behind is given up.
fn drop_hopeless<M>(candidates: &mut Vec<Candidate<M>>) {
    let mean = |candidate: &Candidate<M>| candidate.sum / candidate.trials;
    let best = candidates.iter().map(mean).fold(f32::MIN, f32::max);
    candidates.retain(|candidate| mean(candidate) > best - 0.9 / candidate.trials.sqrt());
}

/// Plays some rounds, every seat by a small beam; tells how many lanes were looked at.
fn go_on<G: Evaluation, R: Race<G>>(
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counsel_follows_the_trials_and_then_the_beam() {
        let turns =
            vec![(2.0, vec!['a', 'x']), (1.5, vec!['b']), (1.0, vec!['a', 'y']), (0.5, vec!['c'])];
        let thought = Thought { turns, looked: 0 };
        let even = [(0.5, vec!['b']), (0.5, vec!['a', 'y'])];
        // The odds are even where half the trials are won; `c` is 1.5 behind the best turn.
        assert_eq!(counsel(&thought, &even), [('b', 0.0), ('a', 0.0), ('c', -1.5)]);
        assert_eq!(counsel(&thought, &[]), [('a', 2.0), ('b', 1.5), ('c', 0.5)]);
    }
}
