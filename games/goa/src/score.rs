//! Points by source.
//!
//! Rulebook p. 7, "Le décompte final": markers by row, colonies by number, expedition cards by
//! symbol, the most ducats, single plantations, fulfilled duties (R35), missions (R38). Of those
//! who are level the one with more ducats wins; if they are level too, they share (R43).

use kit::{CardSet, Seat, Source, Standing};

use crate::Goa;
use crate::board::Colony;
use crate::components::{Card, Tile, TileKind};
use crate::state::{Ground, Phase, Place, State};

impl Goa {
    pub(crate) fn marker_points(&self, place: &Place) -> i32 {
        place.markers.iter().map(|&row| i32::from(self.components.row(row).points)).sum()
    }

    pub(crate) fn colony_points(&self, place: &Place) -> i32 {
        let owned = Colony::ALL.iter().filter(|&&colony| place.owns(colony)).count();
        series(&self.components.colony_points, owned)
    }

    /// Sets of cards with one symbol.
    pub(crate) fn symbol_points(&self, hand: CardSet) -> i32 {
        let mut counts = [0usize; 8];
        for card in hand.iter() {
            let face = self.components.cards.of(Card(card));
            if let Some(count) = face.and_then(|face| counts.get_mut(usize::from(face.symbol))) {
                *count += 1;
            }
        }
        counts.iter().map(|&count| series(&self.components.set_points, count)).sum()
    }

    /// Single plantations on the board and face down (R12), worth more with a foreman (R38). Crop
    /// rotation is worth nothing (R14).
    pub(crate) fn plantation_points(&self, place: &Place) -> i32 {
        let foreman = place.tiles.iter().find_map(|tile| match self.components.tile(Tile(tile)) {
            TileKind::Foreman { points } => Some(points),
            _ => None,
        });
        let planted = place.estates.iter().flatten().filter_map(|estate| match estate.ground {
            Ground::Plantation(tile) => Some(tile),
            Ground::Colony(_) => None,
        });
        // One that was kept since a Swap counts as well (R37).
        let owned = place.face_down.iter().chain(place.tiles.iter()).map(Tile);
        let worth = |tile: Tile| match self.components.tile(tile) {
            TileKind::Plantation { points, .. } if points > 0 => foreman.unwrap_or(points),
            _ => 0,
        };
        planted.chain(owned).map(|tile| i32::from(worth(tile))).sum()
    }

    pub(crate) fn duty_points(&self, place: &Place) -> i32 {
        let worth = |tile: u8| match self.components.tile(Tile(tile)) {
            TileKind::Duty { points, .. } => i32::from(points),
            _ => 0,
        };
        place.flipped.iter().map(worth).sum()
    }

    pub(crate) fn mission_points(&self, place: &Place) -> i32 {
        let worth = |tile: u8| match self.components.tile(Tile(tile)) {
            TileKind::Mission { points } => i32::from(points),
            _ => 0,
        };
        place.tiles.iter().map(worth).sum()
    }

    /// Everybody who has the most ducats, even if that is none (R43).
    pub(crate) fn ducat_points(&self, state: &State, seat: Seat) -> i32 {
        let most = Seat::all(self.options.seats).map(|seat| state.ducats(seat)).max();
        let points = i32::from(self.components.figures.most_ducats_points);
        if Some(state.ducats(seat)) == most { points } else { 0 }
    }

    pub(crate) fn score(&self, state: &State) -> Standing {
        let line = |seat: Seat| {
            let place = state.table.place(seat).copied().unwrap_or_default();
            let sources = [
                ("markers", self.marker_points(&place)),
                ("colonies", self.colony_points(&place)),
                ("symbols", self.symbol_points(state.hand(seat))),
                ("ducats", self.ducat_points(state, seat)),
                ("plantations", self.plantation_points(&place)),
                ("duties", self.duty_points(&place)),
                ("missions", self.mission_points(&place)),
            ];
            (seat, sources.map(|(id, points)| Source { id, points }).to_vec())
        };
        let lines = Seat::all(self.options.seats).map(line).collect();
        let over = state.table.phase == Phase::Over;
        Standing::rank(lines, |seat| state.ducats(seat), over)
    }
}

/// The points for so many things of a kind; more than the table knows are worth the last entry.
fn series(points: &[u8], count: usize) -> i32 {
    match count {
        0 => 0,
        _ => points.get(count - 1).or(points.last()).map_or(0, |&points| points.into()),
    }
}
