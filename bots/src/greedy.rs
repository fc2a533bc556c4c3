//! A bot that looks one step ahead.

use kit::{Chance, Evaluation, Unlogged};

use crate::advice::{Advice, Opinion};
use crate::search::worth::Worth;
use crate::{Bot, Observer};

/// Takes the move after which the game's evaluation likes its position best; among equals, any.
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

impl<G: Evaluation> Bot<G> for Greedy {
    fn choose(&mut self, observer: &Observer<'_, G>) -> usize {
        let imagined = observer.imagine(&mut self.chance);
        let (mut best, mut choice, mut equals) = (f32::MIN, 0, 0);
        for (number, &decision) in observer.moves().iter().enumerate() {
            let mut after = imagined;
            if observer.game().play(&mut after, observer.seat(), decision, &mut Unlogged).is_err() {
                continue;
            }
            let worth = observer.game().advantage(&after, observer.seat());
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

    fn advise(&mut self, observer: &Observer<'_, G>) -> Advice<G::Move> {
        let imagined = observer.imagine(&mut self.chance);
        let opinion = |(number, &decision): (usize, &G::Move)| {
            let after = observer.game().after(&imagined, observer.seat(), decision)?;
            let seen = Worth::of(observer.game(), &after);
            let seat = observer.seat().index();
            Some(Opinion {
                number,
                share: 0.0,
                worth: observer.game().advantage(&after, observer.seat()),
                chance: seen.chance[seat],
                points: seen.points[seat],
                line: vec![(observer.seat(), decision)],
            })
        };
        let mut opinions: Vec<_> =
            observer.moves().iter().enumerate().filter_map(opinion).collect();
        opinions.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Advice { opinions }
    }
}
