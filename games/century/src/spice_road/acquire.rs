//! The action acquire: a cube on each card to the left, then the card and the cubes on it.
//!
//! Rulebook p. 3, "Acheter".

use kit::{Illegal, Log};

use super::SpiceRoad;
use super::state::{Phase, Shared};
use super::tell::Event;
use super::turn::Turn;
use crate::cubes::Cube;
use crate::refusals;

impl SpiceRoad {
    /// The first card is free; each place further costs one cube more.
    pub(super) fn may_acquire(&self, table: &Shared, slot: u8) -> Result<(), Illegal> {
        if usize::from(slot) >= table.market.row.len() {
            return Err((&refusals::EMPTY_SLOT).into());
        }
        let had = table.own().caravan.total();
        if had < u16::from(slot) {
            return Err(Illegal::by(&refusals::CANNOT_REACH).with("needed", slot).with("had", had));
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(super) fn acquire(&mut self, slot: u8) -> Result<(), Illegal> {
        self.road.may_acquire(self.table, slot)?;
        self.table.phase = Phase::Pay { slot, paid: 0 };
        Ok(())
    }

    /// Lays a cube on the next card to the left of the one being bought.
    pub(super) fn pay(&mut self, slot: u8, paid: u8, cube: Cube) -> Result<(), Illegal> {
        if !self.table.own_mut().caravan.take(cube) {
            return Err((&refusals::NO_SUCH_CUBE).into());
        }
        let seat = self.table.active;
        if let Some(card) = self.table.market.lay(paid.into(), cube) {
            self.log.note(Event::Paid { seat, cube, card });
        }
        self.table.phase = Phase::Pay { slot, paid: paid + 1 };
        Ok(())
    }

    pub(super) fn settle_payment(&mut self, slot: u8, paid: u8) -> bool {
        if paid >= slot {
            self.collect(slot);
            return true;
        }
        match self.table.own().caravan.sole() {
            Some(cube) => self.pay(slot, paid, cube).is_ok(),
            None => false,
        }
    }

    /// Everything is paid: the cubes that lay on the card go to the caravan. With Golden Deals
    /// the seat may then give the card for its deal.
    fn collect(&mut self, slot: u8) {
        let seat = self.table.active;
        let Some((card, cubes)) = self.table.market.collect(slot.into()) else { return };
        if !cubes.is_empty() {
            self.table.own_mut().caravan.add(cubes);
            self.log.note(Event::Collected { seat, cubes });
        }
        if self.road.may_bargain(self.table, card).is_ok() {
            self.table.phase = Phase::Bargain { slot };
        } else {
            self.take_card(slot);
        }
    }

    /// The card goes to the hand; the row slides and is refilled.
    pub(super) fn take_card(&mut self, slot: u8) {
        let seat = self.table.active;
        if let Some(card) = self.table.market.take(slot.into()) {
            self.table.own_mut().hand.insert(card.0);
            self.log.note(Event::Acquired { seat, card });
        }
        self.refill();
        self.end_action();
    }
}
