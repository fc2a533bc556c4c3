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

/// Every turn that leads somewhere else, in the order of the legal moves.
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
    let first: Vec<G::Move> = moves.to_vec();
    let mut stack: Vec<(G::State, Vec<G::Move>, Vec<G::Move>)> = vec![(*state, Vec::new(), first)];
    while let Some((state, so_far, mut left)) = stack.pop() {
        let Some(decision) = left.pop() else { continue };
        stack.push((state, so_far.clone(), left));
        tried += 1;
        if tried > MOST {
            break;
        }
        let mut after = state;
        if game.play(&mut after, seat, decision, &mut Unlogged).is_err() {
            continue;
        }
        let mut decisions = so_far;
        decisions.push(decision);
        if game.awaiting(&after).seats().first() == Some(seat) {
            let mut next = Vec::new();
            game.moves(&after, seat, &mut next);
            R::prune(game, &after, &mut next);
            stack.push((after, decisions, next));
            continue;
        }
        let lane = race.lane(game, &after, seat);
        if seen.insert(race.key(&lane)) {
            found.push(Opening { decisions, lane });
        }
    }
    found
}
