//! Points by source.
//!
//! Rulebook p. 3, "Fin de la partie": point cards, coins, and every cube left that is not yellow.
//! Cubes that lie on merchant cards count for nobody (R9).

use kit::content::Printed;
use kit::{Source, Standing};

use super::SpiceRoad;
use super::content::Components;
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
        self.sources(place).iter().map(|source| source.points).sum()
    }

    /// Those of gold, and of silver.
    pub(super) fn coin_points(&self, place: &Place) -> [i32; 2] {
        let Components { gold_points, silver_points, .. } = self.components;
        [i32::from(place.gold) * gold_points, i32::from(place.silver) * silver_points]
    }

    pub(super) fn spice_points(&self, place: &Place) -> i32 {
        score::spices_left(place.caravan, self.components.spice_points)
    }

    fn sources(&self, place: &Place) -> [Source; 4] {
        let [gold, silver] = self.coin_points(place);
        [
            source("point-cards", self.card_points(place)),
            source("gold", gold),
            source("silver", silver),
            source("spices", self.spice_points(place)),
        ]
    }

    pub(super) fn score(&self, table: &Shared) -> Standing {
        let lines = table.places.iter().map(|place| self.sources(place).to_vec());
        score::standing(lines, table.over())
    }
}
