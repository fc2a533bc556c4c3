//! Two sets of figures play each other at the same tables.

use bots::BotSpec;
use kit::{Evaluation, Seat, Seed};
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::progress::Progress;
use crate::self_play::{Evening, derive};

/// How games are played.
pub(super) struct Contest<'a> {
    pub(super) spec: BotSpec,
    pub(super) seed: Seed,
    pub(super) pool: &'a ThreadPool,
    pub(super) progress: &'a Progress,
}

impl Contest<'_> {
    /// How the first set does against the second, from -1 (never wins) to 1 (always). Games come
    /// in pairs: the same deal twice, with the sides changed.
    pub(super) fn hold<G: Evaluation>(&self, one: &G, other: &G, first: u64, games: u32) -> f64 {
        let play = |game: u32| {
            let lead = self.play(one, other, first + u64::from(game));
            self.progress.step();
            lead
        };
        let leads: Vec<f64> = self.pool.install(|| (0..games).into_par_iter().map(play).collect());
        leads.iter().sum::<f64>() / f64::from(games.max(1))
    }

    fn play<G: Evaluation>(&self, one: &G, other: &G, number: u64) -> f64 {
        let pair = number / 2;
        // Every other seat; the first of them moves on from pair to pair, the second game of a
        // pair changes sides.
        let is_one = |seat: Seat| (u64::from(seat.0) + pair + number).is_multiple_of(2);
        let evening = Evening {
            spec: self.spec,
            deal: derive(b"deal", self.seed, pair, 0),
            choices: derive(b"bots", self.seed, number, 0),
        };
        let state = evening.play(|seat| if is_one(seat) { one } else { other }, |_| {});
        let standing = one.standing(&state);
        let winners: Vec<Seat> = standing.winners().collect();
        if winners.is_empty() {
            return 0.0;
        }
        let own = winners.iter().filter(|&&seat| is_one(seat)).count() as f64;
        2.0 * own / winners.len() as f64 - 1.0
    }
}
