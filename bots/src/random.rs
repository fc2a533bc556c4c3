//! A bot that takes any legal move.

use kit::{Chance, Game};

use crate::{Bot, Chair};

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
    fn choose(&mut self, chair: &Chair<'_, G>) -> usize {
        self.chance.below(chair.moves().len() as u32) as usize
    }
}
