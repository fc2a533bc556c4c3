//! What happens at sea.

use kit::Seat;
use serde::{Deserialize, Serialize};

use super::{Bonus, Cell};
use crate::cubes::{Cube, Cubes};

/// Something that happened at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    TookLot { seat: Seat, cubes: Cubes },
    Moored { seat: Seat, cell: Cell },
    Sailed { seat: Seat, from: Cell, to: Cell },
    Tolled { seat: Seat, owner: Seat, cube: Cube },
    Spent { seat: Seat, cube: Cube },
    Built { seat: Seat, cell: Cell, tile: u8 },
    TookTile { seat: Seat, tile: Bonus },
    Claimed { seat: Seat, contract: u8 },
    ContractCame { contract: u8, port: Cell },
    PortClosed { port: Cell },
    Passed { seat: Seat },
}
