//! One decision, from its check to the next question.

use kit::illegal::NOT_NOW;
use kit::{Illegal, Log};

use super::SpiceRoad;
use super::event::Event;
use super::state::{Move, Phase, Place, Shared};
use crate::round::Next;
use crate::turn::{self, Turns};
use crate::{compose, hold};

/// The table while a decision is carried out.
pub(super) type Turn<'a, L> = turn::Turn<'a, SpiceRoad, L>;

impl Turns for SpiceRoad {
    type Event = Event;
    type Table = Shared;

    #[inline]
    fn limit(&self, _: &Place) -> u16 {
        self.components.caravan
    }

    #[inline]
    fn after_turn(&self, table: &mut Shared) -> Next {
        table.turn().after_turn(self.options.seats, self.components.round_limit)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Carries out a decision of the awaited seat.
    pub(super) fn carry_out(&mut self, decision: Move) -> Result<(), Illegal> {
        let cards = &self.game.components.cards;
        match (self.table.phase, decision) {
            (Phase::Action, Move::Play(card)) => cards.play(self, card)?,
            (Phase::Action, Move::Rest) => cards.rest(self),
            (Phase::Action, Move::Acquire(slot)) => cards.acquire(self, slot)?,
            (Phase::Action, Move::Claim(slot)) => self.claim(slot)?,
            (Phase::Action, Move::Deal(card)) => cards.offer_deal(self, card)?,
            (Phase::Pay { slot, paid }, Move::Pay(cube)) => cards.pay(self, slot, paid, cube)?,
            (Phase::Bargain { slot }, Move::Take) => cards.take(self, slot),
            (Phase::Bargain { slot }, Move::LayDown(card)) => {
                cards.strike_from_row(self, slot, card)?;
            }
            (Phase::LayDown { deal }, Move::LayDown(card)) => {
                cards.strike_from_hand(self, deal, card)?;
            }
            (Phase::Effect { source, step }, decision) => {
                let Some(answer) = decision.answer() else { return Err((&NOT_NOW).into()) };
                cards.answer(self, source, step, answer)?;
            }
            (Phase::Discard { seat }, Move::Discard(cube)) => hold::discard(self, seat, cube)?,
            _ => return Err((&NOT_NOW).into()),
        }
        Ok(())
    }

    /// Plays what leaves no choice; false where somebody has one. Everything on the table is open,
    /// so nobody learns anything from a decision that is not asked. The action itself is always
    /// asked: it is the turn.
    pub(super) fn settle(&mut self) -> bool {
        let game = self.game;
        let cards = &game.components.cards;
        match self.table.phase {
            Phase::Action | Phase::Bargain { .. } | Phase::Over { .. } => false,
            Phase::Pay { slot, paid } => cards.settle_payment(self, slot, paid),
            Phase::LayDown { deal } => cards.settle_lay_down(self, deal),
            Phase::Effect { source, step } => cards.settle_effect(self, source, step),
            Phase::Discard { seat } => hold::settle(self, seat),
        }
    }
}

compose::market!(kit::CardSet);
