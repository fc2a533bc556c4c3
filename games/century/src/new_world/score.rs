//! Points by source: those of the land.

use kit::Standing;

use super::NewWorld;
use super::state::Shared;
use crate::score;

impl NewWorld {
    pub(super) fn score(&self, table: &Shared) -> Standing {
        let lines = table.places.iter().map(|place| self.land.sources(place).to_vec());
        score::standing(lines, table.over())
    }
}
