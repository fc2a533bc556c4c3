//! What all games of the box score alike, and how ties are broken.

use kit::{Seat, Source, Standing};

use crate::cubes::{Cube, Cubes};

/// The points of cubes that are left at the end: every one that is not of the lowest spice.
pub fn spices_left(cubes: Cubes, each: i32) -> i32 {
    i32::from(cubes.total() - cubes.count(Cube::Yellow)) * each
}

/// So many points from this.
pub(crate) fn source(id: &'static str, points: i32) -> Source {
    Source { id, points }
}

/// Points of each seat by source, in seat order, and the ranks. Of those who are level the one
/// who sits latest in the turn order is ahead; no place is shared (R15). `over` says how the game
/// ended, if it did: whether the length limit stopped it.
pub fn standing(lines: impl Iterator<Item = Vec<Source>>, over: Option<bool>) -> Standing {
    let lines = (0..).map(Seat).zip(lines).collect();
    let ranked = Standing::rank(lines, |seat| seat, over.is_some());
    Standing { stopped: over == Some(true), ..ranked }
}
