//! The action taxes: rebellion rises first, then the money comes.

use kit::{Log, Seat};

use crate::Archipelago;
use crate::components::Building;
use crate::event::Event;
use crate::state::Table;
use crate::turn::Turn;

impl Archipelago {
    /// What taxes bring: active citizens, ships, towns and temples.
    pub(crate) fn tax_yield(&self, table: &Table, seat: Seat) -> u8 {
        let rates = &self.components.taxes;
        let active = |ship: bool| {
            self.units(table, seat, ship).iter().filter(|unit| unit.is_active()).count()
        };
        rates.citizen * active(false) as u8
            + rates.ship * active(true) as u8
            + rates.town * self.controlled(table, seat, Building::Town)
            + rates.temple * self.controlled(table, seat, Building::Temple)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn raise_taxes(&mut self) {
        self.unrest(self.game.components.figures.tax_unrest);
        if self.is_over() {
            return;
        }
        let florins = self.game.tax_yield(&self.state.table, self.seat);
        self.receive(self.seat, florins);
        self.finish_step();
    }
}
