//! What happens in Eastern Wonders.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::sea::{self, Cell};
use crate::{compose, effect, hold, round};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Sea(sea::Event),
    Effect(effect::Event),
    Hold(hold::Event),
    Round(round::Event),
    Dropped { seat: Seat, cell: Cell, cube: Cube },
    Gathered { seat: Seat, cubes: Cubes },
}

compose::parts!(
    Event: Sea(sea::Event), Effect(effect::Event), Hold(hold::Event), Round(round::Event)
);
