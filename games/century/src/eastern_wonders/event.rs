//! What happens in Eastern Wonders.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::sea::{self, Cell};
use crate::{effect, hold, round};

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

impl From<sea::Event> for Event {
    #[inline]
    fn from(event: sea::Event) -> Event {
        Event::Sea(event)
    }
}

impl From<effect::Event> for Event {
    #[inline]
    fn from(event: effect::Event) -> Event {
        Event::Effect(event)
    }
}

impl From<hold::Event> for Event {
    #[inline]
    fn from(event: hold::Event) -> Event {
        Event::Hold(event)
    }
}

impl From<round::Event> for Event {
    #[inline]
    fn from(event: round::Event) -> Event {
        Event::Round(event)
    }
}
