//! Golden Deals: give a merchant card away for the deal on it, and lay another card down.
//!
//! Rulebook p. 3, "Extension Affaires en or". The normal effects of both cards are not used (R21).

use kit::Illegal;

use super::{Card, CardTable, Cards, EffectOf, Event, Hand, Market, Phase, Pile};
use crate::refusals;
use crate::turn::only;

impl Cards {
    /// A deal of the hand needs a second card to lay down; starting cards carry none (R19).
    #[inline]
    pub fn may_deal<P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        card: Card,
    ) -> Result<(), Illegal> {
        if !self.golden_deals {
            return Err((&refusals::NO_DEALS).into());
        }
        if !own.hand().contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        if market.deal_on(card).is_none() {
            return Err((&refusals::NO_DEAL_ON_START).into());
        }
        if own.hand().len() < 2 {
            return Err((&refusals::NOTHING_TO_LAY_DOWN).into());
        }
        self.effect_of(market, EffectOf::Deal(card)).possible(own.cubes(), false)
    }

    /// The deal of a card just paid for needs any card of the hand to lay down (R19).
    #[inline]
    pub fn may_bargain<P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        card: Card,
    ) -> Result<(), Illegal> {
        if !self.golden_deals || market.deal_on(card).is_none() {
            return Err((&refusals::NO_DEALS).into());
        }
        if own.hand().is_empty() {
            return Err((&refusals::NOTHING_TO_LAY_DOWN).into());
        }
        self.effect_of(market, EffectOf::Deal(card)).possible(own.cubes(), false)
    }

    /// Action: strikes the deal on a card of the hand.
    pub fn offer_deal<T: CardTable>(&self, turn: &mut T, card: Card) -> Result<(), Illegal> {
        self.may_deal(turn.market(), turn.own(), card)?;
        turn.ask(Phase::LayDown { deal: card });
        Ok(())
    }

    pub(super) fn settle_lay_down<T: CardTable>(&self, turn: &mut T, deal: Card) -> bool {
        let mut others = turn.own().hand();
        others.remove(deal.0);
        only(others.iter())
            .is_some_and(|laid| self.strike_from_hand(turn, deal, Card(laid)).is_ok())
    }

    /// Lays a card down for the deal on another one of the hand.
    pub fn strike_from_hand<T: CardTable>(
        &self,
        turn: &mut T,
        deal: Card,
        laid: Card,
    ) -> Result<(), Illegal> {
        if laid == deal {
            return Err((&refusals::NOT_THE_DEAL_CARD).into());
        }
        lay_down(turn.own_mut(), laid)?;
        turn.own_mut().hand_mut().remove(deal.0);
        self.strike(turn, EffectOf::Deal(deal), deal, laid);
        Ok(())
    }

    /// Lays a card down for the deal on the card just paid for.
    pub fn strike_from_row<T: CardTable>(
        &self,
        turn: &mut T,
        slot: u8,
        laid: Card,
    ) -> Result<(), Illegal> {
        lay_down(turn.own_mut(), laid)?;
        if let Some(card) = turn.market_mut().0.take(slot.into()) {
            self.strike(turn, EffectOf::RowDeal(card), card, laid);
        }
        Ok(())
    }

    fn strike<T: CardTable>(&self, turn: &mut T, source: EffectOf, card: Card, laid: Card) {
        let deal = turn.market().deal_on(card).unwrap_or(u8::MAX);
        turn.market_mut().0.discard.insert(card.0);
        turn.note(Event::Struck { seat: turn.active(), card, deal, laid });
        self.begin_effect(turn, source);
    }
}

fn lay_down(own: &mut impl Hand, card: Card) -> Result<(), Illegal> {
    if !own.hand_mut().remove(card.0) {
        return Err((&refusals::NOT_IN_HAND).into());
    }
    own.played_mut().insert(card.0);
    Ok(())
}
