//! Exactly the listed moves are legal.

use super::broken::{Check, Fault};
use super::inspector::{Inspector, Watch};
use crate::illegal::KIT_RULES;
use crate::{Chance, Game, MAX_SEATS, Names, Seat, Unlogged};

/// So many earlier moves are remembered.
const MEMORY: usize = 64;

impl<G: Game> Watch<'_, G> {
    /// Tries every listed move on a copy; none is listed twice.
    pub(super) fn check_legal(&mut self, state: &G::State) -> Result<(), Fault> {
        if !self.due(self.inspector.rates.legal) {
            return Ok(());
        }
        let game = &*self.setting.game;
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        for (seat, list) in Seat::all(MAX_SEATS as u8).zip(&bench.lists) {
            bench.seen.clear();
            for &decision in list {
                tally.expect(Check::Twice, bench.seen.insert(decision), || {
                    format!("{decision:?} of seat {}", seat.0)
                })?;
                let played = game.play(&mut state.clone(), seat, decision, &mut Unlogged);
                tally.expect(Check::LegalRefused, played.is_ok(), || {
                    format!("{decision:?} by seat {}: {played:?}", seat.0)
                })?;
            }
        }
        Ok(())
    }

    /// Writes every listed move down and reads it again. Within a seat no two have one text.
    pub(super) fn check_notation(&mut self) -> Result<(), Fault> {
        if !self.due(self.inspector.rates.notation) {
            return Ok(());
        }
        let game = &*self.setting.game;
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        for list in &bench.lists {
            bench.texts.clear();
            for &decision in list {
                let text = game.write_move(decision);
                let plain = !text.is_empty() && !text.contains(char::is_whitespace);
                tally.expect(
                    Check::Notation,
                    plain && game.read_move(&text) == Some(decision),
                    || {
                        format!(
                            "{decision:?} is written {text:?}, read {:?}",
                            game.read_move(&text)
                        )
                    },
                )?;
                tally.expect(Check::Notation, bench.texts.insert(text), || {
                    format!(
                        "{decision:?} and another move are both written {}",
                        game.write_move(decision)
                    )
                })?;
            }
        }
        Ok(())
    }

    /// Tries moves from elsewhere: bytes at random, legal moves with a byte changed, moves of
    /// other seats, moves of earlier phases; by every seat, and by seats that are not there.
    pub(super) fn check_strangers(&mut self, state: &G::State) -> Result<(), Fault> {
        for _ in 0..self.inspector.rates.strangers {
            let Some(decision) = self.stranger() else { continue };
            let seat = match self.chance.below(8) {
                6 => Seat(MAX_SEATS as u8),
                7 => Seat(u8::MAX),
                seat => Seat(seat as u8),
            };
            self.check_stranger(state, seat, decision)?;
        }
        let bench = &mut self.inspector.bench;
        let list = &bench.lists[self.chance.below(MAX_SEATS as u32) as usize];
        if let Some(&decision) = self.chance.pick(list) {
            if bench.remembered.len() < MEMORY {
                bench.remembered.push(decision);
            } else {
                bench.remembered[self.chance.below(MEMORY as u32) as usize] = decision;
            }
        }
        Ok(())
    }

    /// Tries a move that may not be legal: it is accepted only if it may be, and a refused one
    /// changes nothing and names its rule.
    pub(super) fn check_stranger(
        &mut self,
        state: &G::State,
        seat: Seat,
        decision: G::Move,
    ) -> Result<(), Fault> {
        let game = &*self.setting.game;
        let mut after = *state;
        let played = game.play(&mut after, seat, decision, &mut Unlogged);
        let Inspector { bench, tally, .. } = &mut *self.inspector;
        let listed = bench.lists.get(seat.index()).is_some_and(|list| list.contains(&decision));
        let what = || format!("{decision:?} by seat {}", seat.0);
        let illegal = match played {
            Ok(_) => {
                let may = listed || G::is_composed(decision);
                return tally.expect(Check::IllegalAccepted, may, what);
            }
            Err(illegal) => illegal,
        };
        tally.expect(Check::LegalRefused, !listed, || format!("{}: {illegal}", what()))?;
        tally.expect(Check::RefusedChanged, after == *state, || {
            format!("{}: {illegal}, but {state:?} becomes {after:?}", what())
        })?;
        *tally.refusals.entry(illegal.rule.code).or_default() += 1;
        let known = KIT_RULES.iter().chain(G::META.refusals).any(|rule| *rule == illegal.rule);
        tally.expect(Check::Rule, known, || format!("{}: {illegal}", what()))?;
        if self.due(self.inspector.rates.telling) {
            self.inspector.tally.count(Check::Words);
            self.inspector.speech.say(&illegal.phrase(), &Names::default())?;
        }
        Ok(())
    }

    /// A move that is probably not legal, if the dice make one.
    fn stranger(&mut self) -> Option<G::Move> {
        let Inspector { bench, .. } = &mut *self.inspector;
        let chance = &mut self.chance;
        let listed = &bench.lists[chance.below(MAX_SEATS as u32) as usize];
        match chance.below(4) {
            0 => chance.pick(listed).copied(),
            1 => chance.pick(&bench.remembered).copied(),
            2 => {
                let near = chance.pick(listed)?;
                let mut bytes = [0; 64];
                let length = postcard::to_slice(near, &mut bytes).ok()?.len();
                let changed = bytes.get_mut(chance.below(length as u32) as usize)?;
                *changed = any_byte(chance);
                postcard::from_bytes(&bytes).ok()
            }
            _ => {
                let mut bytes = [0; 64];
                bytes.iter_mut().take(8).for_each(|byte| *byte = any_byte(chance));
                postcard::from_bytes(&bytes).ok()
            }
        }
    }
}

/// Mostly a small number, since the kinds of a move and most of what is in it are small.
fn any_byte(chance: &mut Chance) -> u8 {
    let word = chance.next_word();
    let byte = (word >> 8) as u8;
    match word & 3 {
        0 => byte,
        1 => byte & 63,
        _ => byte & 7,
    }
}
