//! The games from which forecasts are learnt.

use bots::BotSpec;
use kit::{Evaluation, Game, Seed};
use rayon::prelude::*;

use crate::progress::Progress;
use crate::self_play::{Evening, derive};

/// Of so many states one is kept: neighbours hardly differ.
const APART: usize = 7;

/// A game from its first decision to its end.
pub(super) struct Played<'g, G: Game> {
    /// The box it was played with.
    pub(super) game: &'g G,
    /// Some of its states.
    pub(super) moments: Vec<G::State>,
    /// What each seat had at the end.
    pub(super) points: Vec<f32>,
    /// What part of the victory each seat had.
    pub(super) won: Vec<f64>,
}

/// Plays games of the bot against itself, at each of the tables by turns.
pub(super) fn play<'g, G: Evaluation>(
    tables: &'g [G],
    spec: BotSpec,
    games: u32,
    seed: Seed,
    progress: &Progress,
) -> Vec<Played<'g, G>> {
    let one = |number: u32| {
        let game = &tables[number as usize % tables.len()];
        let number = number.into();
        let (deal, choices) = (derive(b"deal", seed, number, 0), derive(b"bots", seed, number, 0));
        let (mut moments, mut seen) = (Vec::new(), 0);
        let last = Evening { spec, deal, choices }.play(
            |_| game,
            |state| {
                if seen % APART == 0 {
                    moments.push(*state);
                }
                seen += 1;
            },
        );
        let standing = game.standing(&last);
        let points: Vec<f32> = standing.seats.iter().map(|seat| seat.points as f32).collect();
        let mut won = vec![0.0; points.len()];
        let part = 1.0 / standing.winners().count().max(1) as f64;
        standing.winners().for_each(|winner| won[winner.index()] = part);
        progress.step();
        Played { game, moments, points, won }
    };
    (0..games).into_par_iter().map(one).collect()
}
