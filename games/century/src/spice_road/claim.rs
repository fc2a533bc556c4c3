//! The action claim: pay exactly what a point card asks for, take it and the coin above it.
//!
//! Rulebook p. 3, "Réclamer" and "Fin de la partie".

use kit::{Illegal, Log};

use super::SpiceRoad;
use super::state::Shared;
use super::tell::{Coin, Event};
use super::turn::Turn;
use crate::refusals;

impl SpiceRoad {
    pub(super) fn may_claim(&self, table: &Shared, slot: u8) -> Result<(), Illegal> {
        let point = table.points.get(usize::from(slot)).and_then(|&point| self.point(point));
        let Some(point) = point else { return Err((&refusals::EMPTY_SLOT).into()) };
        let own = table.own();
        if own.claimed.len() >= usize::from(self.components.setup.end) {
            return Err((&refusals::CLAIMED_ENOUGH).into());
        }
        let caravan = own.caravan;
        if !caravan.covers(point.cost) {
            return Err(Illegal::by(&refusals::CANNOT_CLAIM)
                .with("needed", point.cost.total())
                .with("lacking", caravan.lacking(point.cost)));
        }
        Ok(())
    }

    /// The coin above a point card. Gold lies above the first card and silver above the second;
    /// once the gold is gone the silver lies above the first and nothing above the second.
    pub(super) fn coin_above(&self, table: &Shared, slot: u8) -> Option<Coin> {
        match (slot, table.gold, table.silver) {
            (0, 1.., _) => Some(Coin::Gold),
            (0, 0, 1..) | (1, 1.., 1..) => Some(Coin::Silver),
            _ => None,
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(super) fn claim(&mut self, slot: u8) -> Result<(), Illegal> {
        self.road.may_claim(self.table, slot)?;
        let coin = self.road.coin_above(self.table, slot);
        let seat = self.table.active;
        let Some(point) = self.table.points.remove(slot.into()) else { return Ok(()) };
        let own = self.table.own_mut();
        if let Some(card) = self.road.point(point) {
            own.caravan.pay(card.cost, 1);
        }
        let _ = own.claimed.push(point);
        let claimed = own.claimed.len();
        match coin {
            Some(Coin::Gold) => {
                own.gold += 1;
                self.table.gold -= 1;
            }
            Some(Coin::Silver) => {
                own.silver += 1;
                self.table.silver -= 1;
            }
            None => {}
        }
        self.log.note(Event::Claimed { seat, point, coin });
        if let Some(point) = self.table.point_pile.draw(self.chance) {
            let _ = self.table.points.push(point);
            self.log.note(Event::PointCame { point });
        }
        if claimed >= usize::from(self.road.components.setup.end) && !self.table.closing {
            self.table.closing = true;
            self.log.note(Event::LastRound { seat });
        }
        self.end_action();
        Ok(())
    }
}
