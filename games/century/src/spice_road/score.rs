//! Points by source.
//!
//! Rulebook p. 3, "Fin de la partie": point cards, coins, and every cube left that is not yellow.
//! Cubes that lie on merchant cards count for nobody (R9).

use kit::Standing;
use kit::content::Printed;

use super::SpiceRoad;
use super::state::{Place, Shared};
use crate::claims::Claim;
use crate::score::{self, source};

impl SpiceRoad {
    pub(super) fn point(&self, point: u8) -> Option<&Printed<Claim>> {
        self.components.points.of(point)
    }

    pub(super) fn card_points(&self, place: &Place) -> i32 {
        place.claimed.iter().filter_map(|&point| self.point(point)).map(|card| card.points).sum()
    }

    pub(super) fn points(&self, place: &Place) -> i32 {
        self.card_points(place)
            + i32::from(place.gold) * self.components.gold_points
            + i32::from(place.silver) * self.components.silver_points
            + self.spice_points(place)
    }

    pub(super) fn spice_points(&self, place: &Place) -> i32 {
        score::spices_left(place.caravan, self.components.spice_points)
    }

    pub(super) fn score(&self, table: &Shared) -> Standing {
        let lines = table.places.iter().map(|place| {
            vec![
                source("point-cards", self.card_points(place)),
                source("gold", i32::from(place.gold) * self.components.gold_points),
                source("silver", i32::from(place.silver) * self.components.silver_points),
                source("spices", self.spice_points(place)),
            ]
        });
        score::standing(lines, table.over())
    }
}
