//! Points by source.
//!
//! Rulebook, "Fin du jeu": a point for each shipment and harbour card in the warehouse, a double
//! being one card, and the points of the missions; the pirate ship costs its holder points before
//! anybody is compared (R48). Of those who are level, who has more mission tiles wins; if they are
//! level too, they share (R34).

use kit::{Seat, Source, Standing};

use crate::Borneo;
use crate::content::Mission;
use crate::state::{Phase, Place, Shared, State};

impl Borneo {
    pub(crate) fn mission_points(&self, place: &Place) -> i32 {
        let tiles = place.missions.iter().filter_map(|tile| self.components.mission(Mission(tile)));
        tiles.map(|tile| tile.points).sum()
    }

    fn card_points(&self, place: &Place) -> i32 {
        (place.cards.len() + place.ports.len()) as i32 * self.components.parameters.card_points
    }

    fn pirate_points(&self, table: &Shared, seat: Seat) -> i32 {
        if table.pirate == Some(seat) { -self.components.parameters.pirate_loss } else { 0 }
    }

    /// All points of a seat.
    pub(crate) fn points(&self, table: &Shared, seat: Seat) -> i32 {
        let place = table.place(seat).copied().unwrap_or_default();
        self.mission_points(&place) + self.card_points(&place) + self.pirate_points(table, seat)
    }

    pub(crate) fn score(&self, state: &State) -> Standing {
        let table = &state.table;
        let lines = Seat::all(self.options.seats).zip(table.places.iter()).map(|(seat, place)| {
            let source = |id, points| Source { id, points };
            let mut sources = vec![
                source("missions", self.mission_points(place)),
                source("warehouse", self.card_points(place)),
            ];
            if self.blackbeard {
                sources.push(source("pirate-ship", self.pirate_points(table, seat)));
            }
            (seat, sources)
        });
        let tiles = |seat: Seat| table.place(seat).map_or(0, |place| place.missions.len());
        Standing::rank(lines.collect(), tiles, table.phase == Phase::Over)
    }
}
