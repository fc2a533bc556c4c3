//! What happens on the land.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cubes::Cubes;
use crate::{compose, effect, hold, round};

/// Something that happened. Locations, spaces, cards and tiles are named by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Sent { seat: Seat, site: u8, settlers: u8 },
    Expelled { seat: Seat, site: u8, settlers: u8 },
    Equipped { seat: Seat, cubes: Cubes },
    Rested { seat: Seat, settlers: u8 },
    TookTile { seat: Seat, tile: u8 },
    TileCame { space: u8, tile: u8 },
    Claimed { seat: Seat, point: u8 },
    PointCame { point: u8 },
    TopTurned { point: u8 },
    Joined { seat: Seat, settlers: u8 },
    Explored { seat: Seat, chart: u8, site: Option<u8> },
    RowWentUnder,
    TurnAgain { seat: Seat },
    Effect(effect::Event),
    Hold(hold::Event),
    Round(round::Event),
}

compose::parts!(Event: Effect(effect::Event), Hold(hold::Event), Round(round::Event));
