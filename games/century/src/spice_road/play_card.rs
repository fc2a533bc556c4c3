//! The actions play a card and rest, and effects step by step.
//!
//! Rulebook p. 2-3, "Jouer une carte", "Se reposer", "Cartes Bonus".

use kit::illegal::NOT_NOW;
use kit::{CardSet, Illegal, Log, Seat};

use super::SpiceRoad;
use super::state::{EffectOf, Move, Phase, Table};
use super::tell::Event;
use super::turn::Turn;
use crate::effect::{self, Effect, Step};
use crate::merchants::Card;
use crate::refusals;

impl SpiceRoad {
    /// A card of the hand can be played if its effect is possible; only trades can be impossible.
    pub(super) fn may_play(&self, table: &Table, card: Card) -> Result<(), Illegal> {
        let own = table.own();
        if !own.hand.contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        self.components.merchants.effect(card).possible(own.caravan)
    }

    /// The effect that is being carried out.
    #[inline]
    pub(super) fn effect_of(&self, table: &Table, source: EffectOf) -> &Effect {
        let merchants = &self.components.merchants;
        match source {
            EffectOf::Card(card) => merchants.effect(card),
            // A card without a deal has the effect of no deal at all: nothing.
            EffectOf::Deal(card) => {
                merchants.deal_effect(table.market.deal_on(card).unwrap_or(u8::MAX))
            }
        }
    }

    /// The played cards that may come back to the hand: all but the one whose effect this is.
    pub(super) fn returnable(&self, table: &Table, source: EffectOf) -> CardSet {
        let mut cards = table.own().played;
        if let EffectOf::Card(card) = source {
            cards.remove(card.0);
        }
        cards
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
        if !effect.gain.is_empty() {
            self.table.own_mut().caravan.add(effect.gain);
            self.log.note(Event::Gained { seat, cubes: effect.gain });
        }
        self.table.phase = Phase::Effect { source, step: effect.first_step() };
    }

    pub(super) fn effect_choice(
        &mut self,
        source: EffectOf,
        step: Step,
        decision: Move,
    ) -> Result<(), Illegal> {
        let road = self.road;
        let effect = road.effect_of(self.table, source);
        let next = match (step, decision) {
            (Step::Trade, Move::Trade(times)) => {
                self.trade(effect, 0, times)?;
                effect.after_trades()
            }
            (Step::Swap { .. }, Move::Swap(way)) => {
                self.trade(effect, way.into(), 1)?;
                Step::Swap { traded: true }
            }
            (Step::Swap { traded: true }, Move::Stop) => effect.after_trades(),
            (Step::Swap { traded: false }, Move::Stop) | (Step::Trade, Move::Stop) => {
                return Err((&refusals::TRADE_AT_LEAST_ONCE).into());
            }
            (Step::Raise { left }, Move::Raise(cube)) => {
                effect::raise(&mut self.table.own_mut().caravan, cube)?;
                self.log.note(Event::Raised { seat: self.table.active, cube });
                Step::Raise { left: left.saturating_sub(1) }
            }
            (Step::Raise { .. }, Move::Stop) => effect.after_raises(),
            (Step::TakeBack, Move::TakeBack(card)) => {
                self.take_back(source, card)?;
                Step::Done
            }
            (Step::TakeBack, Move::Stop) => Step::Done,
            _ => return Err((&NOT_NOW).into()),
        };
        self.table.phase = Phase::Effect { source, step: next };
        Ok(())
    }

    /// A trade is made at least once and at most as often as the cubes allow.
    fn trade(&mut self, effect: &Effect, way: usize, times: u16) -> Result<(), Illegal> {
        let seat = self.table.active;
        let caravan = &mut self.table.own_mut().caravan;
        let most = effect.repeats(way, *caravan);
        let Some(trade) = effect.trades.get(way).copied() else { return Err((&NOT_NOW).into()) };
        if times == 0 {
            return Err((&refusals::TRADE_AT_LEAST_ONCE).into());
        }
        if most == 0 {
            return Err(Illegal::by(&refusals::TRADE_TOO_DEAR)
                .with("needed", trade.give.total())
                .with("lacking", caravan.lacking(trade.give)));
        }
        if times > most {
            return Err(Illegal::by(&refusals::TRADE_TOO_OFTEN).with("most", most));
        }
        effect.trade(way, times, caravan);
        self.log.note(Event::Traded { seat, give: trade.give, take: trade.take, times });
        Ok(())
    }

    fn take_back(&mut self, source: EffectOf, card: Card) -> Result<(), Illegal> {
        if source == EffectOf::Card(card) {
            return Err((&refusals::NOT_ITSELF).into());
        }
        let seat = self.table.active;
        let own = self.table.own_mut();
        if !own.played.remove(card.0) {
            return Err((&refusals::NOT_PLAYED).into());
        }
        own.hand.insert(card.0);
        self.log.note(Event::TookBack { seat, card });
        Ok(())
    }

    /// Goes on where an effect leaves no choice; false where it does.
    pub(super) fn settle_effect(&mut self, source: EffectOf, step: Step) -> bool {
        let road = self.road;
        let effect = road.effect_of(self.table, source);
        let caravan = self.table.own().caravan;
        let next = match step {
            Step::Trade if effect.repeats(0, caravan) == 1 => {
                return self.effect_choice(source, step, Move::Trade(1)).is_ok();
            }
            Step::Swap { .. }
                if !(0..effect.trades.len()).any(|way| effect.repeats(way, caravan) > 0) =>
            {
                effect.after_trades()
            }
            Step::Raise { left } if left == 0 || effect::raisable(caravan).next().is_none() => {
                effect.after_raises()
            }
            Step::TakeBack if road.returnable(self.table, source).is_empty() => Step::Done,
            Step::Done => {
                self.end_effect(effect);
                return true;
            }
            _ => return false,
        };
        self.table.phase = Phase::Effect { source, step: next };
        true
    }

    /// Gifts come after the own effect: every other seat gets a cube of the colour.
    fn end_effect(&mut self, effect: &Effect) {
        if let Some(cube) = effect.gift {
            let active = self.table.active;
            for seat in active.round(self.road.options.seats).skip(1) {
                self.give(seat, cube);
            }
        }
        self.end_action();
    }

    fn give(&mut self, seat: Seat, cube: crate::cubes::Cube) {
        if let Some(place) = self.table.places.get_mut(seat.index()) {
            place.caravan.put(cube);
            self.log.note(Event::Given { seat, cube });
        }
    }
}
