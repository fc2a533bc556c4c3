//! The turns a seat can take now, decision by decision, as the rules of the game have them.

use kit::{Game, Race, Seat, Unlogged};

/// So many decisions are tried and no more.
const MOST: usize = 4000;

/// A whole turn, or what is left of one.
pub(super) struct Opening<G: Game, L> {
    /// The decisions it is made of.
    pub(super) decisions: Vec<G::Move>,
    /// How the seat stands after it.
    pub(super) lane: L,
}

/// The beginning of a turn, and what has not been tried to go on with.
struct Branch<G: Game> {
    state: G::State,
    decisions: Vec<G::Move>,
    left: Vec<G::Move>,
}

/// Every turn that leads somewhere else; the same state lists them in the same order.
pub(super) fn openings<G: Game, R: Race<G>>(
    game: &G,
    race: &R,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
) -> Vec<Opening<G, R::Lane>> {
    let mut found: Vec<Opening<G, R::Lane>> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let mut tried = 0;
    let mut stack: Vec<Branch<G>> =
        vec![Branch { state: *state, decisions: Vec::new(), left: moves.to_vec() }];
    while let Some(branch) = stack.last_mut() {
        let Some(decision) = branch.left.pop() else {
            stack.pop();
            continue;
        };
        tried += 1;
        if tried > MOST {
            break;
        }
        let mut after = branch.state;
        if game.play(&mut after, seat, decision, &mut Unlogged).is_err() {
            continue;
        }
        let mut decisions = branch.decisions.clone();
        decisions.push(decision);
        if game.awaiting(&after).seats().first() == Some(seat) {
            let mut left = Vec::new();
            game.moves(&after, seat, &mut left);
            R::prune(game, &after, &mut left);
            stack.push(Branch { state: after, decisions, left });
            continue;
        }
        let lane = race.lane(game, &after, seat);
        if seen.insert(race.key(&lane)) {
            found.push(Opening { decisions, lane });
        }
    }
    found
}
