//! Decisions as they are written in records: `claim:3`, `discard:Y`, and those of the cards.

use kit::notation::FromOne;

use super::SpiceRoad;
use super::moves::Decision;
use crate::cards;
use crate::cubes::Cube;

kit::notation! {
    in SpiceRoad;
    enum Decision {
        Claim(slot: FromOne) = "claim",
        Discard(cube: Cube) = "discard",
        Cards(decision: cards::Move) in components.cards,
    }
}
