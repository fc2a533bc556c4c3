//! Decisions as they are written in records: `drop:Y`, `gather`, `harvest`, and those of the sea.

use super::EasternWonders;
use super::state::Move;
use crate::cubes::Cube;
use crate::sea;

kit::notation! {
    in EasternWonders;
    enum Move {
        Drop(cube: Cube) = "drop",
        Gather = "gather",
        Leave = "leave",
        Harvest = "harvest",
        Discard(cube: Cube) = "discard",
        Sea(decision: sea::Move) in components.venture,
    }
}
