//! What must hold of every table, whether it was played to or came from outside.

use super::NewWorld;
use super::state::Shared;

impl NewWorld {
    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let Shared { country, places, phase, .. } = table;
        let (seats, asked) = (self.options.seats, Some(*phase));
        self.land.check_table(country, places, table.turn(), seats, asked)?;
        self.land.check_phase(country, table.active, places, *phase)
    }
}
