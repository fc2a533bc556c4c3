//! Points by source.
//!
//! Rulebook p. 3, "Fin de la partie": point cards, coins, and every cube left that is not yellow.
//! Of those who are level the one who sits latest in the turn order wins.

use kit::{Seat, Source, Standing};

use super::SpiceRoad;
use super::content::PointCard;
use super::state::{Phase, Place, Shared};
use crate::cubes::Cube;

impl SpiceRoad {
    pub(super) fn point(&self, point: u8) -> Option<&PointCard> {
        self.components.points.get(usize::from(point))
    }

    pub(super) fn card_points(&self, place: &Place) -> i32 {
        place.claimed.iter().filter_map(|&point| self.point(point)).map(|card| card.points).sum()
    }

    /// All points of a seat.
    pub(super) fn points(&self, place: &Place) -> i32 {
        self.card_points(place)
            + i32::from(place.gold) * self.components.gold_points
            + i32::from(place.silver) * self.components.silver_points
            + self.spice_points(place)
    }

    pub(super) fn spice_points(&self, place: &Place) -> i32 {
        let scoring = place.caravan.total() - place.caravan.count(Cube::Yellow);
        i32::from(scoring) * self.components.spice_points
    }

    pub(super) fn score(&self, table: &Shared) -> Standing {
        let lines = Seat::all(self.options.seats).zip(table.places.iter()).map(|(seat, place)| {
            let source = |id, points| Source { id, points };
            let sources = vec![
                source("point-cards", self.card_points(place)),
                source("gold", i32::from(place.gold) * self.components.gold_points),
                source("silver", i32::from(place.silver) * self.components.silver_points),
                source("spices", self.spice_points(place)),
            ];
            (seat, sources)
        });
        let is_final = matches!(table.phase, Phase::Over { .. });
        let stopped = matches!(table.phase, Phase::Over { stopped: true });
        Standing { stopped, ..Standing::rank(lines.collect(), |seat| seat, is_final) }
    }
}
