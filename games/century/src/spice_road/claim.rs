//! The action claim: pay exactly what a point card asks for, take it and the coin above it.
//!
//! Rulebook p. 3, "Réclamer" and "Fin de la partie". These cards and coins are Spice Road's own: what
//! the other games of the box claim is something else, though it is paid for alike.

use kit::{Illegal, Log};

use super::SpiceRoad;
use super::event::{Coin, Event};
use super::state::Shared;
use super::turn::Turn;
use crate::turn::Acting as _;
use crate::{hold, refusals};

impl SpiceRoad {
    /// Each card for exactly its price (R13). Nobody can claim more of them than end the game (R14):
    /// who has that many has no further turn.
    #[inline]
    pub(super) fn may_claim(&self, table: &Shared, slot: u8) -> Result<(), Illegal> {
        let point = table.points.get(usize::from(slot)).and_then(|&point| self.point(point));
        let Some(point) = point else { return Err((&refusals::EMPTY_SLOT).into()) };
        hold::affords(table.own().caravan, point.cost)
    }

    /// The coin above a point card. Gold lies above the first card and silver above the second;
    /// once the gold is gone the silver lies above the first and nothing above the second (R12).
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
        self.game.may_claim(self.table, slot)?;
        let coin = self.game.coin_above(self.table, slot);
        let (game, seat) = (self.game, self.table.active);
        let Some(point) = self.table.points.remove(slot.into()) else { return Ok(()) };
        let own = self.own_mut();
        if let Some(card) = game.point(point) {
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
        self.note(Event::Claimed { seat, point, coin });
        if let Some(point) = self.table.point_pile.draw(self.chance) {
            let _ = self.table.points.push(point);
            self.note(Event::PointCame { point });
        }
        self.close(claimed, game.components.setup.end);
        self.end_action();
        Ok(())
    }
}
