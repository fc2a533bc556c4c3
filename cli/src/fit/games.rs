//! The games from which figures are learnt.

use bots::Post;
use kit::{Game, Seed, Sense};
use rayon::prelude::*;

use crate::progress::Progress;
use crate::self_play::{Evening, derive};

/// Of so many states one is kept: neighbours hardly differ.
const APART: usize = 7;

/// A game from its first decision to its end.
pub(super) struct Played<G: Game> {
    /// Some of its states.
    pub(super) moments: Vec<G::State>,
    /// What each seat had at the end.
    pub(super) points: Vec<f32>,
}

/// Plays games of the bot against itself.
pub(super) fn play<G: Sense>(
    game: &G,
    post: Post,
    games: u32,
    seed: Seed,
    progress: &Progress,
) -> Vec<Played<G>> {
    let one = |number: u32| {
        let number = number.into();
        let (deal, choices) = (derive(b"deal", seed, number, 0), derive(b"bots", seed, number, 0));
        let (mut moments, mut seen) = (Vec::new(), 0);
        let last = Evening { post, deal, choices }.play(
            |_| game,
            |state| {
                if seen % APART == 0 {
                    moments.push(*state);
                }
                seen += 1;
            },
        );
        let points = game.standing(&last).seats.iter().map(|seat| seat.points as f32).collect();
        progress.step();
        Played { moments, points }
    };
    (0..games).into_par_iter().map(one).collect()
}
