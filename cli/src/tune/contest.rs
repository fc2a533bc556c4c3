//! Two sets of figures play each other at the same tables.

use bots::{Bot, Chair, Post};
use kit::{Hash, Seat, Seed, Sense, Unlogged};
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::progress::Progress;

/// How games are played.
pub(super) struct Contest<'a> {
    pub(super) post: Post,
    pub(super) seed: Seed,
    pub(super) pool: &'a ThreadPool,
    pub(super) progress: &'a Progress,
}

impl Contest<'_> {
    /// How the first set does against the second, from -1 (never wins) to 1 (always). Games come
    /// in pairs: the same deal twice, with the sides changed.
    pub(super) fn hold<G: Sense>(&self, one: &G, other: &G, first: u64, games: u32) -> f64 {
        let play = |game: u32| {
            let lead = self.play(one, other, first + u64::from(game));
            self.progress.step();
            lead
        };
        let leads: Vec<f64> = self.pool.install(|| (0..games).into_par_iter().map(play).collect());
        leads.iter().sum::<f64>() / f64::from(games.max(1))
    }

    fn play<G: Sense>(&self, one: &G, other: &G, number: u64) -> f64 {
        let seats = one.options().seats;
        let pair = number / 2;
        // Every other seat; the first of them moves on from pair to pair, the second game of a
        // pair changes sides.
        let is_one = |seat: Seat| (u64::from(seat.0) + pair + number).is_multiple_of(2);
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats)
            .map(|seat| bots::seat(self.post, self.derive(b"bot", number, seat.0)))
            .collect();
        let mut state = one.deal(self.derive(b"deal", pair, 0));
        let mut moves = Vec::new();
        for _ in 0..G::META.longest {
            let Some(seat) = one.awaiting(&state).seats().first() else { break };
            let game = if is_one(seat) { one } else { other };
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let number = match moves.len() {
                0 | 1 => 0,
                _ => bots[seat.index()].choose(&Chair::new(game, &state, seat, &moves)),
            };
            let Some(&decision) = moves.get(number) else { break };
            if game.play(&mut state, seat, decision, &mut Unlogged).is_err() {
                break;
            }
        }
        let standing = one.standing(&state);
        let winners: Vec<Seat> = standing.winners().collect();
        let own = winners.iter().filter(|&&seat| is_one(seat)).count() as f64;
        2.0 * own / winners.len().max(1) as f64 - 1.0
    }

    fn derive(&self, what: &[u8], number: u64, seat: u8) -> Seed {
        let mut bytes = b"comptoir tune ".to_vec();
        bytes.extend_from_slice(what);
        bytes.extend_from_slice(&self.seed.0);
        bytes.extend_from_slice(&number.to_le_bytes());
        bytes.push(seat);
        Seed(Hash::of(&bytes).0)
    }
}
