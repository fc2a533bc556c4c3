//! Points by source: those of the land.

use kit::{Seat, Standing};

use super::NewWorld;
use super::state::{Phase, Shared};
use crate::score;

impl NewWorld {
    pub(super) fn score(&self, table: &Shared) -> Standing {
        let seats = Seat::all(self.options.seats).zip(table.places.iter());
        let lines = seats.map(|(seat, place)| (seat, self.land.sources(place)));
        let over = match table.phase {
            Phase::Over { stopped } => Some(stopped),
            _ => None,
        };
        score::standing(lines.collect(), over)
    }
}
