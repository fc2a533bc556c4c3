//! The moves of the merchant cards, and their notation in records.

use kit::Illegal;
use kit::illegal::NOT_NOW;
use kit::notation::FromOne;
use serde::{Deserialize, Serialize};

use super::{Card, CardTable, Cards, Hand, Market, Phase, Pile};
use crate::cubes::Cube;
use crate::effect::Answer;

/// One decision about merchant cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Action: play this card of the hand.
    Play(Card),
    /// Action: buy the card in this place of the row, counted from 0.
    Acquire(u8),
    /// Action: take all played cards back.
    Rest,
    /// Action with Golden Deals: strike the deal on this card of the hand.
    Deal(Card),
    /// Lay this cube on the next card to the left of the one being bought.
    Pay(Cube),
    /// Take the card just paid for into the hand.
    Take,
    /// Lay down this card of the hand for a deal.
    LayDown(Card),
    /// Answer the question of an effect.
    Effect(Answer<Card>),
}

// In records: `play:TR02`, `acquire:3`, `pay:Y`, `stop`. Places are counted from 1.
kit::notation! {
    in Cards;
    enum Move {
        Play(card: Card) = "play",
        Acquire(slot: FromOne) = "acquire",
        Rest = "rest",
        Deal(card: Card) = "deal",
        Pay(cube: Cube) = "pay",
        Take = "take",
        LayDown(card: Card) = "lay",
        Effect(answer: Answer<Card>),
    }
    Card = merchants.cards;
}

impl Cards {
    /// Carries out an action of the active seat.
    pub fn act<T: CardTable>(&self, turn: &mut T, action: Move) -> Result<(), Illegal> {
        match action {
            Move::Play(card) => self.play(turn, card)?,
            Move::Rest => self.rest(turn),
            Move::Acquire(slot) => self.acquire(turn, slot)?,
            Move::Deal(card) => self.offer_deal(turn, card)?,
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Carries out what the active seat decides when it is asked about cards.
    pub fn decide<T: CardTable>(
        &self,
        turn: &mut T,
        phase: Phase,
        decision: Move,
    ) -> Result<(), Illegal> {
        match (phase, decision) {
            (Phase::Pay { slot, paid }, Move::Pay(cube)) => self.pay(turn, slot, paid, cube)?,
            (Phase::Bargain { slot }, Move::Take) => self.take(turn, slot),
            (Phase::Bargain { slot }, Move::LayDown(card)) => {
                self.strike_from_row(turn, slot, card)?;
            }
            (Phase::LayDown { deal }, Move::LayDown(card)) => {
                self.strike_from_hand(turn, deal, card)?;
            }
            (Phase::Effect { source, step }, Move::Effect(answer)) => {
                self.answer(turn, source, step, answer)?;
            }
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// The cards of the hand that can be played.
    #[inline]
    pub fn list_plays<M: From<Move>>(&self, own: &impl Hand, moves: &mut Vec<M>) {
        let playable = own.hand().iter().map(Card).filter(|&card| self.may_play(own, card).is_ok());
        moves.extend(playable.map(|card| Move::Play(card).into()));
    }

    /// The cards of the row that can be bought.
    #[inline]
    pub fn list_purchases<M: From<Move>, P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        moves: &mut Vec<M>,
    ) {
        let slots = 0..market.row.len() as u8;
        let reach = slots.take_while(|&slot| self.may_acquire(market, own, slot).is_ok());
        moves.extend(reach.map(|slot| Move::Acquire(slot).into()));
    }

    /// The deals of the hand that can be struck.
    #[inline]
    pub fn list_deals<M: From<Move>, P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        moves: &mut Vec<M>,
    ) {
        if !self.golden_deals {
            return;
        }
        let hand = own.hand().iter().map(Card);
        let deals = hand.filter(|&card| self.may_deal(market, own, card).is_ok());
        moves.extend(deals.map(|card| Move::Deal(card).into()));
    }

    /// Every decision of a seat that is asked about cards.
    #[inline]
    pub fn list_decisions<M: From<Move>, P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        phase: Phase,
        moves: &mut Vec<M>,
    ) {
        match phase {
            Phase::Pay { .. } => {
                moves.extend(own.cubes().kinds().map(|cube| Move::Pay(cube).into()));
            }
            Phase::Bargain { .. } => {
                moves.push(Move::Take.into());
                moves.extend(own.hand().iter().map(|card| Move::LayDown(Card(card)).into()));
            }
            Phase::LayDown { deal } => {
                let others = own.hand().iter().filter(|&card| card != deal.0);
                moves.extend(others.map(|card| Move::LayDown(Card(card)).into()));
            }
            Phase::Effect { source, step } => {
                let (effect, terms) = (self.effect_of(market, source), self.terms(own, source));
                effect.answers(step, own.cubes(), &terms, |answer| {
                    moves.push(Move::Effect(answer).into());
                });
            }
        }
    }
}
