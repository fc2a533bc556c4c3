//! Positions of random games, to look at.

use super::contract::tables_to_test;
use super::is_quick;
use crate::playout::Random;
use crate::{Chance, Content, Game, Playout, Seed, Unlogged};

/// The built-in component values of a game.
pub(super) fn content<G: Game>() -> Content {
    G::META.read_content().unwrap_or_else(|error| panic!("{error}"))
}

/// Every table to test, opened.
pub fn boxes<G: Game>() -> Vec<G> {
    let content = content::<G>();
    let open = |options| G::open(&options, &content).unwrap_or_else(|error| panic!("{error}"));
    tables_to_test::<G>(&content).into_iter().map(open).collect()
}

/// Shows every position of random games, the last ones included: a whole game at each of the tables
/// to test, and more until so many decisions were made.
pub fn every_state<G: Game>(decisions: u64, mut show: impl FnMut(&G, &G::State)) {
    let least = if is_quick() { decisions / 10 } else { decisions };
    let boxes = boxes::<G>();
    let mut chance = Chance::new(Seed::from_number(decisions));
    let mut made = 0;
    while made == 0 || made < least {
        for game in &boxes {
            let state = game.deal(chance.fork());
            let mut playout = Playout::new(game, state, Chance::new(chance.fork()), Random);
            show(game, &playout.state);
            while playout.step(&mut Unlogged).is_some() {
                made += 1;
                show(game, &playout.state);
            }
            assert!(game.awaiting(&playout.state).is_over(), "a dead end: {:?}", playout.state);
        }
    }
}
