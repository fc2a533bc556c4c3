//! What is printed on the parts of the box.

use kit::Row;

use crate::board::{
    CIRCLES, GOODS, LANES, LOCATIONS, Location, PLACES, Place, TARGETS, TILES, TREASURES, Treasure,
};

/// What counters can show: no, one or two troops or guns.
pub(crate) const COUNTERS: usize = 3;

/// A place of the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlaceFace {
    pub(crate) zone: u8,
    /// Crew that it costs; a fort's counter comes on top.
    pub(crate) troops: u8,
    /// Guns that it costs; those of a galleon are on its tile.
    pub(crate) guns: u8,
    pub(crate) points: u8,
    pub(crate) treasure: Treasure,
    /// The goods of a port, as bits.
    pub(crate) goods: u8,
}

/// A galleon tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct GalleonFace {
    pub(crate) guns: u8,
    pub(crate) points: u8,
}

/// Counters by what they show: those of a normal game, and all there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counters {
    pub(crate) normal: [u8; COUNTERS],
    pub(crate) all: [u8; COUNTERS],
}

/// The figures of single rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Figures {
    pub(crate) voyages: u8,
    pub(crate) start_points: u8,
    pub(crate) last_seat_guns: u8,
    pub(crate) action_discs: u8,
    pub(crate) trade_cubes: u8,
    pub(crate) pinnaces: u8,
    /// So many attacks succeed at a place.
    pub(crate) successes: u8,
    pub(crate) town_crew: u8,
    pub(crate) drake_crew: u8,
    pub(crate) drake_guns: u8,
    pub(crate) drake_bonus: u8,
    pub(crate) queen_guns: u8,
    pub(crate) queen_trade: u8,
    pub(crate) informer_trade: u8,
    pub(crate) investor_cost: u8,
    pub(crate) investor_more: u8,
    pub(crate) investor_less: u8,
    pub(crate) docks_goods: u8,
    /// Up to this total the Tavern gives the ghost ship.
    pub(crate) tavern_ghost: u8,
    /// Up to this total it gives few of a crew, above it many.
    pub(crate) tavern_few: u8,
    pub(crate) tavern_few_crew: u8,
    pub(crate) tavern_many_crew: u8,
}

/// Everything printed, for a table of so many seats.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    pub(crate) figures: Figures,
    pub(crate) street: [Location; TILES],
    /// What each circle of a location gives.
    pub(crate) circles: [Row<u8, CIRCLES>; LOCATIONS],
    pub(crate) places: [PlaceFace; PLACES],
    pub(crate) galleons: [GalleonFace; LANES],
    pub(crate) frigates: Counters,
    pub(crate) troops: Counters,
    pub(crate) beads: [u8; TREASURES],
    pub(crate) bead_points: [u8; TREASURES],
    pub(crate) goods: [u8; GOODS],
    /// Points for sets of so many different goods, from none.
    pub(crate) sets: [u8; GOODS + 1],
    /// Points for so many kinds conquered, from none.
    pub(crate) conquests: [u8; 4],
    /// Points for the first ships home.
    pub(crate) home: [u8; 2],
}

impl Components {
    #[inline]
    pub(crate) fn place(&self, place: Place) -> &PlaceFace {
        &self.places[place.index().min(PLACES - 1)]
    }

    /// The places of the zones up to this one.
    pub(crate) fn reach(&self, range: u8) -> crate::board::PlaceSet {
        Place::all().filter(|&place| self.place(place).zone <= range).collect()
    }

    /// How many treasures of each kind lie on the chart at the start of a voyage.
    pub(crate) fn laid_beads(&self) -> [u8; TREASURES] {
        let mut laid = [0; TREASURES];
        for face in &self.places[..TARGETS] {
            laid[face.treasure as usize] += 1;
        }
        laid
    }

    /// How many of each good lie in the ports at the start of a voyage.
    pub(crate) fn laid_goods(&self) -> [u8; GOODS] {
        let mut laid = [0; GOODS];
        for face in &self.places[TARGETS..] {
            for (good, count) in laid.iter_mut().enumerate() {
                *count += face.goods >> good & 1;
            }
        }
        laid
    }
}
