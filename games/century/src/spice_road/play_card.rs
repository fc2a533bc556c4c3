//! The actions play a card and rest, and what cards do.
//!
//! Rulebook p. 2-3, "Jouer une carte", "Se reposer", "Cartes Bonus".

use kit::illegal::NOT_NOW;
use kit::{CardSet, Illegal, Log};

use super::SpiceRoad;
use super::state::{EffectOf, Move, Phase, Shared};
use super::tell::Event;
use super::turn::Turn;
use crate::effect::{Answer, Effect, Outcome, Step};
use crate::merchants::Card;
use crate::refusals;

impl SpiceRoad {
    /// A card of the hand can be played if its effect is possible; only trades can be impossible.
    pub(super) fn may_play(&self, table: &Shared, card: Card) -> Result<(), Illegal> {
        let own = table.own();
        if !own.hand.contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        self.components.merchants.effect(card).possible(own.caravan)
    }

    /// The effect that is being carried out.
    #[inline]
    pub(super) fn effect_of(&self, table: &Shared, source: EffectOf) -> &Effect {
        let merchants = &self.components.merchants;
        match source {
            EffectOf::Card(card) => merchants.effect(card),
            EffectOf::Deal(card) | EffectOf::RowDeal(card) => {
                table.market.deal_effect(merchants, card)
            }
        }
    }

    /// The played cards that may come back to the hand: all but the one whose effect this is.
    pub(super) fn returnable(&self, table: &Shared, source: EffectOf) -> CardSet {
        let mut cards = table.own().played;
        if let EffectOf::Card(card) = source {
            cards.remove(card.0);
        }
        cards
    }
}

/// The answer to the question of an effect that a decision is.
pub(super) fn answer(decision: Move) -> Option<Answer> {
    match decision {
        Move::Trade(times) => Some(Answer::Trade(times)),
        Move::Swap(way) => Some(Answer::Swap(way)),
        Move::Raise(cube) => Some(Answer::Raise(cube)),
        Move::TakeBack(card) => Some(Answer::TakeBack(card)),
        Move::Stop => Some(Answer::Stop),
        _ => None,
    }
}

/// The decision that an answer to the question of an effect is.
pub(super) fn decision(answer: Answer) -> Move {
    match answer {
        Answer::Trade(times) => Move::Trade(times),
        Answer::Swap(way) => Move::Swap(way),
        Answer::Raise(cube) => Move::Raise(cube),
        Answer::TakeBack(card) => Move::TakeBack(card),
        Answer::Stop => Move::Stop,
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(super) fn play_card(&mut self, card: Card) -> Result<(), Illegal> {
        self.road.may_play(self.table, card)?;
        let seat = self.table.active;
        let own = self.table.own_mut();
        own.hand.remove(card.0);
        own.played.insert(card.0);
        self.log.note(Event::Played { seat, card });
        self.begin_effect(EffectOf::Card(card));
        Ok(())
    }

    /// Rest takes every played card back, also none: it is the way to pass.
    pub(super) fn rest(&mut self) {
        let seat = self.table.active;
        let own = self.table.own_mut();
        let cards = own.played.len() as u8;
        own.hand = own.hand.union(std::mem::take(&mut own.played));
        self.log.note(Event::Rested { seat, cards });
        self.end_action();
    }

    /// All printed cubes are taken; what the effect leaves open is asked.
    pub(super) fn begin_effect(&mut self, source: EffectOf) {
        let effect = self.road.effect_of(self.table, source);
        let seat = self.table.active;
        let step = effect.begin(&mut self.table.own_mut().caravan);
        if !effect.gain.is_empty() {
            self.log.note(Event::Gained { seat, cubes: effect.gain });
        }
        self.table.phase = Phase::Effect { source, step };
    }

    pub(super) fn effect_choice(
        &mut self,
        source: EffectOf,
        step: Step,
        decision: Move,
    ) -> Result<(), Illegal> {
        let Some(answer) = answer(decision) else { return Err((&NOT_NOW).into()) };
        let effect = self.road.effect_of(self.table, source);
        let returnable = self.road.returnable(self.table, source);
        let caravan = &mut self.table.own_mut().caravan;
        let (step, outcome) = effect.answer(step, answer, caravan, returnable)?;
        self.table.phase = Phase::Effect { source, step };
        self.tell_outcome(outcome);
        Ok(())
    }

    /// Goes on where an effect leaves no choice; false where it does.
    pub(super) fn settle_effect(&mut self, source: EffectOf, step: Step) -> bool {
        let effect = self.road.effect_of(self.table, source);
        if step == Step::Done {
            self.end_effect(source, effect);
            return true;
        }
        let returnable = self.road.returnable(self.table, source);
        let settled = effect.settle(step, &mut self.table.own_mut().caravan, returnable);
        let Some((step, outcome)) = settled else { return false };
        self.table.phase = Phase::Effect { source, step };
        self.tell_outcome(outcome);
        true
    }

    fn tell_outcome(&mut self, outcome: Outcome) {
        let seat = self.table.active;
        match outcome {
            Outcome::Traded(trade, times) => {
                self.log.note(Event::Traded { seat, give: trade.give, take: trade.take, times });
            }
            Outcome::Raised(cube) => self.log.note(Event::Raised { seat, cube }),
            Outcome::TakesBack(card) => {
                let own = self.table.own_mut();
                own.played.remove(card.0);
                own.hand.insert(card.0);
                self.log.note(Event::TookBack { seat, card });
            }
            Outcome::Nothing => {}
        }
    }

    /// Gifts come after the own effect: every other seat gets a cube of the colour.
    fn end_effect(&mut self, source: EffectOf, effect: &Effect) {
        if let Some(cube) = effect.gift {
            for seat in self.table.active.round(self.road.options.seats).skip(1) {
                if let Some(place) = self.table.places.get_mut(seat.index()) {
                    place.caravan.put(cube);
                    self.log.note(Event::Given { seat, cube });
                }
            }
        }
        if matches!(source, EffectOf::RowDeal(_)) {
            self.refill();
        }
        self.end_action();
    }
}
