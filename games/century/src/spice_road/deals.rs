//! Golden Deals: give a merchant card away for the deal on it, and lay another card down.
//!
//! Rulebook p. 3, "Extension Affaires en or". The normal effects of both cards are not used.

use kit::{Illegal, Log};

use super::SpiceRoad;
use super::state::{EffectOf, Phase, Shared};
use super::tell::Event;
use super::turn::Turn;
use crate::merchants::Card;
use crate::refusals;

impl SpiceRoad {
    /// A deal of the hand needs a second card to lay down; starting cards carry none.
    pub(super) fn may_deal(&self, table: &Shared, card: Card) -> Result<(), Illegal> {
        if !self.golden_deals {
            return Err((&refusals::NO_DEALS).into());
        }
        let own = table.own();
        if !own.hand.contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        if table.market.deal_on(card).is_none() {
            return Err((&refusals::NO_DEAL_ON_START).into());
        }
        if own.hand.len() < 2 {
            return Err((&refusals::NOTHING_TO_LAY_DOWN).into());
        }
        self.effect_of(table, EffectOf::Deal(card)).possible(own.caravan)
    }

    /// The deal of a card just paid for needs any card of the hand to lay down.
    pub(super) fn may_bargain(&self, table: &Shared, card: Card) -> Result<(), Illegal> {
        if !self.golden_deals || table.market.deal_on(card).is_none() {
            return Err((&refusals::NO_DEALS).into());
        }
        if table.own().hand.is_empty() {
            return Err((&refusals::NOTHING_TO_LAY_DOWN).into());
        }
        self.effect_of(table, EffectOf::Deal(card)).possible(table.own().caravan)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(super) fn offer_deal(&mut self, card: Card) -> Result<(), Illegal> {
        self.road.may_deal(self.table, card)?;
        self.table.phase = Phase::LayDown { deal: card };
        Ok(())
    }

    pub(super) fn settle_lay_down(&mut self, deal: Card) -> bool {
        let mut others = self.table.own().hand;
        others.remove(deal.0);
        let mut others = others.iter();
        match (others.next(), others.next()) {
            (Some(only), None) => self.strike_from_hand(deal, Card(only)).is_ok(),
            _ => false,
        }
    }

    pub(super) fn strike_from_hand(&mut self, deal: Card, laid: Card) -> Result<(), Illegal> {
        if laid == deal {
            return Err((&refusals::NOT_THE_DEAL_CARD).into());
        }
        self.lay_down(laid)?;
        self.table.own_mut().hand.remove(deal.0);
        self.strike(EffectOf::Deal(deal), deal, laid);
        Ok(())
    }

    pub(super) fn strike_from_row(&mut self, slot: u8, laid: Card) -> Result<(), Illegal> {
        self.lay_down(laid)?;
        if let Some(card) = self.table.market.take(slot.into()) {
            self.strike(EffectOf::RowDeal(card), card, laid);
        }
        Ok(())
    }

    fn lay_down(&mut self, card: Card) -> Result<(), Illegal> {
        let own = self.table.own_mut();
        if !own.hand.remove(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        own.played.insert(card.0);
        Ok(())
    }

    fn strike(&mut self, source: EffectOf, card: Card, laid: Card) {
        let seat = self.table.active;
        let deal = self.table.market.deal_on(card).unwrap_or(u8::MAX);
        self.table.market.discard.insert(card.0);
        self.log.note(Event::Struck { seat, card, deal, laid });
        self.begin_effect(source);
    }
}
