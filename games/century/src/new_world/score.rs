//! Points by source: those of the land.

use kit::{Seat, Standing};

use super::NewWorld;
use super::state::Shared;
use crate::score;

impl NewWorld {
    pub(super) fn score(&self, table: &Shared) -> Standing {
        let seats = Seat::all(self.options.seats).zip(table.places.iter());
        let lines = seats.map(|(seat, place)| (seat, self.land.sources(place)));
        score::standing(lines.collect(), table.over())
    }
}
