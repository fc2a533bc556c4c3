//! What must hold of every table, whether it was played to or came from outside.

use kit::Census;

use super::NewWorld;
use super::state::Shared;

impl NewWorld {
    /// Counts the cards and tiles, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        self.land.count(&table.country, table.places.iter(), census);
    }

    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let Shared { country, places, phase, .. } = table;
        let (seats, asked) = (self.options.seats, Some(*phase));
        self.land.check_table(country, places, table.turn(), seats, asked)?;
        self.land.check_phase(country, table.active, places, *phase)
    }
}
