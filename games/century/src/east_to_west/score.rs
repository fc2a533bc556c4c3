//! Points by source: those of the land, and the spaces that outposts have left.

use kit::{Seat, Source, Standing};

use super::Rules;
use super::state::{Place, Shared};
use crate::score;

impl Rules {
    fn sources(&self, table: &Shared, place: &Place) -> Vec<Source> {
        let mut sources = self.components.land.sources(place);
        if self.part.sea {
            let points = self.outpost_points(table, place);
            sources.insert(2, Source { id: "outposts", points });
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
        let seats = Seat::all(self.options.seats).zip(table.places.iter());
        let lines = seats.map(|(seat, place)| (seat, self.sources(table, place)));
        score::standing(lines.collect(), table.over())
    }
}
