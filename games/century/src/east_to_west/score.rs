//! Points by source: those of the land, and the spaces that outposts have left.

use kit::{Source, Standing};

use super::Rules;
use super::state::{Place, Shared};
use crate::score::{self, source};

impl Rules {
    fn sources(&self, table: &Shared, place: &Place) -> Vec<Source> {
        let mut sources = self.components.land.sources(place).to_vec();
        if self.part.sea {
            sources.insert(2, source("outposts", self.outpost_points(table, place)));
        }
        sources
    }

    /// The points of the spaces that outposts of a seat have left.
    pub(super) fn outpost_points(&self, table: &Shared, place: &Place) -> i32 {
        self.components.sea.board_points(&table.waters, place.fleet.outposts)
    }

    pub(super) fn all_points(&self, table: &Shared, place: &Place) -> i32 {
        self.components.land.all_points(place) + self.outpost_points(table, place)
    }

    pub(super) fn score(&self, table: &Shared) -> Standing {
        let lines = table.places.iter().map(|place| self.sources(table, place));
        score::standing(lines, table.over())
    }
}
