//! The action acquire: a cube on each card to the left, then the card and the cubes on it.
//!
//! Rulebook p. 3, "Acheter".

use kit::Illegal;

use super::{CardTable, Cards, Event, Hand, Market, Phase, Pile};
use crate::cubes::Cube;
use crate::hold::{self, Hold as _};
use crate::refusals;

impl Cards {
    /// The first card is free; each place further costs one cube more. Cubes that lie on the card
    /// cannot pay for it (R8).
    #[inline]
    pub fn may_acquire<P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        slot: u8,
    ) -> Result<(), Illegal> {
        if usize::from(slot) >= market.row.len() {
            return Err((&refusals::EMPTY_SLOT).into());
        }
        let had = own.cubes().total();
        if had < u16::from(slot) {
            return Err(Illegal::by(&refusals::CANNOT_REACH).with("needed", slot).with("had", had));
        }
        Ok(())
    }

    /// Action: buys the card in this place of the row.
    pub fn acquire<T: CardTable>(&self, turn: &mut T, slot: u8) -> Result<(), Illegal> {
        self.may_acquire(turn.market(), turn.own(), slot)?;
        turn.ask(Phase::Pay { slot, paid: 0 });
        Ok(())
    }

    /// Lays a cube on the next card to the left of the one being bought.
    pub fn pay<T: CardTable>(
        &self,
        turn: &mut T,
        slot: u8,
        paid: u8,
        cube: Cube,
    ) -> Result<(), Illegal> {
        hold::take(turn.own_mut().cubes_mut(), cube)?;
        if let Some(card) = turn.market_mut().0.lay(paid.into(), cube) {
            turn.note(Event::Paid { seat: turn.active(), cube, card });
        }
        turn.ask(Phase::Pay { slot, paid: paid + 1 });
        Ok(())
    }

    pub(super) fn settle_payment<T: CardTable>(&self, turn: &mut T, slot: u8, paid: u8) -> bool {
        if paid >= slot {
            self.close_purchase(turn, slot);
            return true;
        }
        let sole = turn.own().cubes().sole();
        sole.is_some_and(|cube| self.pay(turn, slot, paid, cube).is_ok())
    }

    /// Everything is paid: the cubes that lay on the card go to its buyer (R9). With Golden Deals
    /// the seat may then give the card for its deal (R20).
    fn close_purchase<T: CardTable>(&self, turn: &mut T, slot: u8) {
        self.collect(turn, slot);
        let Some(stall) = turn.market().row.get(usize::from(slot)).copied() else { return };
        if self.may_bargain(turn.market(), turn.own(), stall.card).is_ok() {
            turn.ask(Phase::Bargain { slot });
        } else {
            self.take(turn, slot);
        }
    }

    /// Takes the card just paid for into the hand.
    pub fn take<T: CardTable>(&self, turn: &mut T, slot: u8) {
        self.fetch(turn, slot);
        turn.end_action();
    }

    /// The cubes on the card in this place go to the active seat.
    pub fn collect<T: CardTable>(&self, turn: &mut T, slot: u8) {
        let Some((_, cubes)) = turn.market_mut().0.collect(slot.into()) else { return };
        if !cubes.is_empty() {
            turn.own_mut().cubes_mut().add(cubes);
            turn.note(Event::Collected { seat: turn.active(), cubes });
        }
    }

    /// The card in this place goes to the hand; the row slides and is refilled.
    pub fn fetch<T: CardTable>(&self, turn: &mut T, slot: u8) {
        if let Some(card) = turn.market_mut().0.take(slot.into()) {
            turn.own_mut().hand_mut().insert(card.0);
            turn.note(Event::Acquired { seat: turn.active(), card });
        }
        self.refill(turn);
    }
}
