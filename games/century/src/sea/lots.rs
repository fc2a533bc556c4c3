//! Before the first round: the last seat chooses a starting lot and places its boat on a market tile,
//! then the one before it, down to the first.
//!
//! Rulebook p. 4, "Mise en place", step 8; the same in From Sand to Sea. Boats may share a
//! tile, and nobody is paid for it.

use kit::Illegal;

use super::{Cell, Event, Phase, Sailor as _, Site, Sites, Venture, VentureTable, refusals};
use crate::hold::Hold as _;
use crate::turn::only;

impl Venture {
    /// Takes one of the lots that are left.
    pub fn take_lot<T: VentureTable>(&self, turn: &mut T, lot: u8) -> Result<(), Illegal> {
        let cubes = self.lots.get(usize::from(lot)).copied();
        let Some(cubes) = cubes.filter(|_| turn.lots_mut().remove(lot)) else {
            return Err((&refusals::LOT_TAKEN).into());
        };
        turn.own_mut().cubes_mut().add(cubes);
        turn.note(Event::TookLot { seat: turn.active(), cubes });
        turn.ask(Phase::Moor);
        Ok(())
    }

    /// Whether a boat may begin on a cell.
    pub fn may_moor(&self, sites: &Sites, cell: Cell) -> Result<(), Illegal> {
        match sites.get(cell.index()) {
            Some(Site::Market(_)) => Ok(()),
            _ => Err((&refusals::NO_MARKET_TO_BEGIN).into()),
        }
    }

    /// Places the boat.
    pub fn moor<T: VentureTable>(&self, turn: &mut T, cell: Cell) -> Result<(), Illegal> {
        self.may_moor(turn.sites(), cell)?;
        turn.own_mut().fleet_mut().boat = Some(cell);
        turn.note(Event::Moored { seat: turn.active(), cell });
        turn.launched();
        Ok(())
    }

    /// The last lot is taken unasked.
    pub(super) fn settle_lot<T: VentureTable>(&self, turn: &mut T) -> bool {
        only(turn.lots().iter()).is_some_and(|lot| self.take_lot(turn, lot).is_ok())
    }
}
