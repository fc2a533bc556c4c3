//! A bot that takes any legal move.

use kit::{Chance, Game};

use crate::{Bot, Observer};

/// Every legal move is as likely as the others.
#[derive(Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A bot with this chance.
    pub fn new(chance: Chance) -> Random {
        Random { chance }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, observer: &Observer<'_, G>) -> usize {
        self.chance.below(observer.moves().len() as u32) as usize
    }
}
