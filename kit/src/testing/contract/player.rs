//! The contract test's own player.

use super::inspector::own_chance;
use crate::{Chance, Game, Seat, SeatSet, Seed};

/// One time in so many a seat that is not awaited moves, if it can.
const OFFERS: u32 = 6;

/// Plays any move of any seat that is awaited, and now and then one of a seat that is not. The
/// same seed makes the same choices.
pub(super) struct RandomPlayer<M> {
    chance: Chance,
    moves: Vec<M>,
}

impl<M: Copy> RandomPlayer<M> {
    pub(super) fn new(seed: Seed) -> RandomPlayer<M> {
        RandomPlayer { chance: own_chance(b"battery player", seed), moves: Vec::new() }
    }

    /// A legal decision and who makes it; none when the game is over.
    pub(super) fn choose<G>(&mut self, game: &G, state: &G::State) -> Option<(Seat, M)>
    where
        G: Game<Move = M>,
    {
        let awaited = game.awaiting(state).seats();
        if awaited.is_empty() {
            return None;
        }
        let mut asked = awaited;
        if self.chance.below(OFFERS) == 0 {
            let others = Seat::all(game.options().seats).filter(|&seat| !awaited.contains(seat));
            let offers = others.filter(|&seat| {
                self.moves.clear();
                game.moves(state, seat, &mut self.moves);
                !self.moves.is_empty()
            });
            let offering: SeatSet = offers.collect();
            asked = if offering.is_empty() { awaited } else { offering };
        }
        let seat = asked.iter().nth(self.chance.below(asked.len() as u32) as usize)?;
        self.moves.clear();
        game.moves(state, seat, &mut self.moves);
        self.chance.pick(&self.moves).map(|&decision| (seat, decision))
    }
}
