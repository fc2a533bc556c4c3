//! What the points of a seat at the end are foretold from.

use kit::Seat;

use super::seen::Seen;
use super::{Part, Parts};
use crate::Goa;
use crate::board::Column;
use crate::components::{Tile, TileKind};
use crate::state::State;

const COUNT: usize = Part::COUNT + Column::ALL.len() + 23;

/// The features by their names: what an evaluation is made of, the rows of the markers, and what the
/// seat has.
pub(super) const NAMES: [&str; COUNT] = [
    // As in `Part::NAMES`.
    "points",
    "stores",
    "ducats",
    "spices",
    "development",
    "cards",
    "colonies",
    "tiles",
    "lots",
    "time",
    // The rows of the markers.
    "row_ships",
    "row_harvest",
    "row_taxes",
    "row_expedition",
    "row_colonies",
    // Goods.
    "ships",
    "colonists",
    "purse",
    "held",
    "kinds",
    // Fields, those with a choice, and the kinds that grow.
    "fields",
    "choices",
    "grown",
    // Colonies that are missing, single plantations and what counts for them, other points.
    "missing",
    "singles",
    "foreman",
    "honours",
    // Cards, and the points of their symbols.
    "hand",
    "symbols",
    // Time: extra actions, rounds and actions to come, auctions to come, the first seat.
    "extra_actions",
    "left",
    "actions",
    "auctions",
    "flag",
    // Tiles to be used.
    "reds",
    "duties",
    "wishes",
    "espionage",
];

impl Goa {
    /// The features of a seat, and the rounds it has left.
    pub(super) fn marked(&self, state: &State, seat: Seat) -> Option<([f32; COUNT], f32)> {
        let seen = Seen::by(self, state, seat)?;
        let mut features = [0.0; COUNT];
        let mut free = features.iter_mut();
        let mut feature = |value: f32| free.next().into_iter().for_each(|feature| *feature = value);
        let Parts(parts) = seen.parts();
        parts.into_iter().for_each(&mut feature);
        seen.place.markers.iter().for_each(|&row| feature(row.into()));
        let goods = [
            seen.place.ships,
            seen.place.colonists,
            state.ducats(seat),
            seen.held.total(),
            seen.kinds.len().into(),
        ];
        goods.into_iter().for_each(|count| feature(count.into()));
        let grounds = [
            seen.fields,
            seen.choices,
            seen.grown.len(),
            seen.missing,
            seen.singles,
            seen.foreman,
            seen.honours,
        ];
        grounds.into_iter().for_each(|count| feature(count.into()));
        feature(seen.hand.len() as f32);
        feature(self.symbol_points(seen.hand) as f32);
        feature(seen.place.extra_actions.into());
        [seen.left, seen.actions, seen.auctions].into_iter().for_each(&mut feature);
        feature(u8::from(state.table.flag == seat).into());
        seen.tiles_to_use().into_iter().for_each(|count| feature(count.into()));
        Some((features, seen.left))
    }
}

impl Seen<'_> {
    /// Red tiles, duties not done yet, tiles for which another is taken, and espionage.
    fn tiles_to_use(&self) -> [u8; 4] {
        let mut counts = [0; 4];
        for tile in self.place.tiles.iter() {
            let at = match self.components().tile(Tile(tile)) {
                TileKind::Red(_) => 0,
                TileKind::Duty { .. } if !self.place.flipped.contains(tile) => 1,
                TileKind::Favour | TileKind::Swap => 2,
                TileKind::Espionage => 3,
                _ => continue,
            };
            counts[at] += 1;
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_marks_are_what_an_outlook_is_made_of() {
        assert_eq!(NAMES[..Part::COUNT], Part::NAMES);
    }
}
