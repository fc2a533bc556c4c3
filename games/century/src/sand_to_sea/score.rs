//! Points by source.
//!
//! Rulebook p. 9, "Fin de la partie": contracts, bonus tiles, the spaces that outposts have left, and
//! every cube in the hold that is not yellow. Cubes on cards count for nobody.

use kit::{Seat, Standing};

use super::SandToSea;
use super::state::{Phase, Place, Shared};
use crate::score;

impl SandToSea {
    /// All points of a seat.
    pub(super) fn points(&self, table: &Shared, place: &Place) -> i32 {
        self.components
            .venture
            .sources(&table.sites, place)
            .iter()
            .map(|source| source.points)
            .sum()
    }

    pub(super) fn score(&self, table: &Shared) -> Standing {
        let lines = Seat::all(self.options.seats).zip(table.places.iter()).map(|(seat, place)| {
            (seat, self.components.venture.sources(&table.sites, place).to_vec())
        });
        let over = match table.phase {
            Phase::Over { stopped } => Some(stopped),
            _ => None,
        };
        score::standing(lines.collect(), over)
    }
}
