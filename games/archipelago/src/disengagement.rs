//! Phase 1: cards stand upright again, units leave icons, rebels stand up (R1, R22).

use kit::{CardSet, Log};

use crate::event::Event;
use crate::turn::Turn;
use crate::units::UnitId;

impl<L: Log<Event>> Turn<'_, L> {
    /// Everything is ready for a new turn. Rebellion stays where it is.
    pub(crate) fn disengage(&mut self) {
        let game = self.game;
        let table = &mut self.state.table;
        table.engaged = CardSet::EMPTY;
        for ship in [false, true] {
            let count = if ship { table.ships.len() } else { table.citizens.len() };
            for at in 0..count {
                let id = UnitId { ship, at };
                let unit = *table.unit(id);
                if !unit.is_out() {
                    continue;
                }
                let spot = match unit.icon() {
                    Some(_) => game.side(table, ship, unit.region, unit.spot),
                    None => unit.spot,
                };
                let unit = table.unit_mut(id);
                (unit.spot, unit.flags) = (spot, 0);
            }
        }
    }
}
