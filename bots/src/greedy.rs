//! A bot that looks one step ahead.

use kit::{Chance, Sense, Unlogged};

use crate::{Bot, Chair};

/// Takes the move after which the game's `sense` likes its position best; among equals, any.
#[derive(Debug)]
pub struct Greedy {
    chance: Chance,
}

impl Greedy {
    /// A bot with this chance.
    pub fn new(chance: Chance) -> Greedy {
        Greedy { chance }
    }
}

impl<G: Sense> Bot<G> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, G>) -> usize {
        let imagined = chair.imagine(&mut self.chance);
        let (mut best, mut choice, mut equals) = (f32::MIN, 0, 0);
        for (number, &decision) in chair.moves().iter().enumerate() {
            let mut after = imagined;
            if chair.game().play(&mut after, chair.seat(), decision, &mut Unlogged).is_err() {
                continue;
            }
            let worth = chair.game().sense(&after, chair.seat());
            if worth > best {
                (best, choice, equals) = (worth, number, 1);
            } else if worth == best {
                // Each of n equals ends up chosen with chance 1/n.
                equals += 1;
                if self.chance.below(equals) == 0 {
                    choice = number;
                }
            }
        }
        choice
    }

    fn rate(&mut self, chair: &Chair<'_, G>) -> Vec<f32> {
        let imagined = chair.imagine(&mut self.chance);
        let worth = |&decision| {
            let mut after = imagined;
            match chair.game().play(&mut after, chair.seat(), decision, &mut Unlogged) {
                Ok(_) => chair.game().sense(&after, chair.seat()),
                Err(_) => f32::MIN,
            }
        };
        chair.moves().iter().map(worth).collect()
    }
}
