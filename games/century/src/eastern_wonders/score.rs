//! Points by source: those of the sea.
//!
//! Rulebook p. 5, "Fin de la partie": contracts, bonus tiles, the spaces that outposts have left, and
//! every cube in the hold that is not yellow. Cubes on tiles count for nobody.

use kit::Standing;

use super::EasternWonders;
use super::state::{Place, Shared};

impl EasternWonders {
    pub(super) fn points(&self, table: &Shared, place: &Place) -> i32 {
        self.components.venture.points(&table.sites, place)
    }

    pub(super) fn score(&self, table: &Shared) -> Standing {
        self.components.venture.score(&table.sites, &table.places, table.over())
    }
}
