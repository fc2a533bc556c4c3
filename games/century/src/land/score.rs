//! The points of the land.
//!
//! Rulebook p. 7, "Fin de la partie": point cards, bonus tiles, exploration tiles, and every cube
//! left that is not yellow.

use kit::Source;

use super::content::{Find, Land};
use super::country::{Colony, Settled};
use crate::score::{self, source};

impl Land {
    /// The points on the claimed cards.
    pub fn card_points(&self, colony: &Colony) -> i32 {
        let cards = colony.claimed.iter().filter_map(|&point| self.points.of(point));
        cards.map(|card| card.points).sum()
    }

    /// What a bonus tile would score now.
    pub fn tile_points(&self, place: &impl Settled, tile: u8) -> i32 {
        let Some(tile) = self.tiles.of(tile) else { return 0 };
        self.times(place, tile.condition) * tile.points
    }

    /// What all bonus tiles of a seat would score now.
    pub fn bonus_points(&self, place: &impl Settled) -> i32 {
        place.colony().bonus.iter().map(|&tile| self.tile_points(place, tile)).sum()
    }

    /// The points on exploration tiles.
    pub fn chart_points(&self, colony: &Colony) -> i32 {
        let charts = colony.charts.iter().filter_map(|chart| self.charts.of(chart));
        charts.map(|chart| if let Find::Points(points) = chart.find { points } else { 0 }).sum()
    }

    /// The points of cubes left.
    pub fn storage_points(&self, colony: &Colony) -> i32 {
        score::spices_left(colony.storage, self.spice_points)
    }

    /// The points of a seat by source.
    pub fn sources(&self, place: &impl Settled) -> [Source; 4] {
        let colony = place.colony();
        [
            source("point-cards", self.card_points(colony)),
            source("bonus-tiles", self.bonus_points(place)),
            source("exploration", self.chart_points(colony)),
            source("cubes", self.storage_points(colony)),
        ]
    }

    /// All points of a seat.
    pub fn all_points(&self, place: &impl Settled) -> i32 {
        self.sources(place).iter().map(|source| source.points).sum()
    }
}
