//! The legal decisions: all of them on the land.

use kit::Illegal;
use kit::illegal::NOT_NOW;

use super::NewWorld;
use super::state::{Phase, Shared};
use crate::cubes::Cubes;
pub use crate::land::Move;
use crate::land::content::Elsewhere;

impl NewWorld {
    /// Every decision the awaited seat may take. There always is one: a seat can rest.
    pub(super) fn list_moves(&self, table: &Shared, moves: &mut Vec<Move>) {
        let Some(seat) = table.awaited() else { return };
        let Some(own) = table.place(seat) else { return };
        match table.phase {
            Phase::Action => {
                self.land.list_actions(&table.country, own, seat, moves, without_other_parts);
            }
            phase => self.land.list_decisions(&table.country, own, phase, moves),
        }
    }
}

/// There are no merchants and no boats in this game.
pub(super) fn without_other_parts(_: &Elsewhere, _: Cubes) -> Result<(), Illegal> {
    Err((&NOT_NOW).into())
}
