//! The action reproduction: a citizen more where just two of a seat live together (R34).

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::event::Event;
use crate::refusals::{NO_COUPLE, NO_SUPPLY};
use crate::state::{Phase, Table};
use crate::turn::Turn;

impl Archipelago {
    /// The shore on which a citizen can be born.
    pub(crate) fn may_breed(&self, table: &Table, seat: Seat, region: u8) -> Result<u8, Illegal> {
        if self.spare(table, seat, false).is_none() {
            return Err((&NO_SUPPLY).into());
        }
        let units = self.units(table, seat, false);
        let mut parents = units.iter().filter(|unit| unit.region == region && unit.is_out());
        let (Some(one), Some(two), None) = (parents.next(), parents.next(), parents.next()) else {
            return Err((&NO_COUPLE).into());
        };
        let shore = |spot: u8| self.side(table, false, region, spot);
        if !one.is_active() || !two.is_active() || shore(one.spot) != shore(two.spot) {
            return Err((&NO_COUPLE).into());
        }
        Ok(shore(one.spot))
    }

    /// Whether a citizen can be born anywhere.
    pub(crate) fn can_breed(&self, table: &Table, seat: Seat) -> Result<(), Illegal> {
        let mut reason = Illegal::by(&NO_COUPLE);
        for region in 0..table.regions.len() as u8 {
            match self.may_breed(table, seat, region) {
                Ok(_) => return Ok(()),
                Err(illegal) => reason = illegal,
            }
        }
        Err(reason)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn breed(&mut self, left: u8, region: u8) -> Result<(), Illegal> {
        let seat = self.seat;
        let shore = self.game.may_breed(&self.state.table, seat, region)?;
        self.add_citizen(seat, region, shore);
        self.log.note(Event::Born { seat, region });
        let left = left - 1;
        if left > 0 && self.game.can_breed(&self.state.table, seat).is_ok() {
            self.ask(Phase::Breed { left, begun: true });
        } else {
            self.finish_step();
        }
        Ok(())
    }
}
