//! Points by source: those of the land.

use kit::{Seat, Standing};

use super::EastToWest1;
use super::state::{Phase, Shared};
use crate::{land, score};

impl EastToWest1 {
    pub(super) fn score(&self, table: &Shared) -> Standing {
        let seats = Seat::all(self.options.seats).zip(table.places.iter());
        let lines = seats.map(|(seat, place)| (seat, self.components.land.sources(place)));
        let over = match table.phase {
            Phase::Land(land::Phase::Over { stopped }) => Some(stopped),
            _ => None,
        };
        score::standing(lines.collect(), over)
    }
}
