//! A bot that looks one step ahead.

use kit::{Chance, Sense, Unlogged};

use crate::advice::{Advice, Opinion};
use crate::search::worth::Worth;
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

    fn advise(&mut self, chair: &Chair<'_, G>) -> Advice<G::Move> {
        let imagined = chair.imagine(&mut self.chance);
        let opinion = |(number, &decision): (usize, &G::Move)| {
            let after = chair.game().after(&imagined, chair.seat(), decision)?;
            let seen = Worth::of(chair.game(), &after);
            let seat = chair.seat().index();
            Some(Opinion {
                number,
                share: 0.0,
                worth: chair.game().sense(&after, chair.seat()),
                chance: seen.chance[seat],
                points: seen.points[seat],
                line: vec![(chair.seat(), decision)],
            })
        };
        let mut opinions: Vec<_> = chair.moves().iter().enumerate().filter_map(opinion).collect();
        opinions.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Advice { opinions }
    }
}
