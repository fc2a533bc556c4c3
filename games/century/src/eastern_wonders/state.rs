//! Everything that changes while Eastern Wonders is played.

use kit::{CardSet, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::compose;
use crate::cubes::{Cube, Cubes};
use crate::sea::chart::MOST_CELLS;
use crate::sea::{self, Cell, Docks, Fleet, MOST_SEATS, Prizes, Sites};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// A decision of the sea: lots, sailing, tolls, markets, ports.
    Sea(sea::Move),
    /// Leave this cube on the tile the boat has left.
    Drop(Cube),
    /// Take up all cubes that lie on the tile.
    Gather,
    /// Leave the cubes on the tile.
    Leave,
    /// Action: take the cubes of a harvest.
    Harvest,
    /// Put back a cube that does not fit into the hold.
    Discard(Cube),
}

compose::parts!(Move: Sea(sea::Move) as sea);

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// The turn of the active seat: to sail, or to act where its boat is.
    Turn,
    /// A question of the sea.
    Sea(sea::Phase),
    /// Which cube is left on the tile that the boat has left, after so many steps of this turn.
    Drop { from: Cell, steps: u8 },
    /// Whether the cubes on the tile are taken up.
    Gather,
    /// The action after a movement.
    Ashore,
    /// Which cube leaves a hold that is too full.
    Discard { seat: Seat },
    /// Nothing: the game is over, `stopped` where the length limit ended it.
    Over { stopped: bool },
}

compose::parts!(Phase: Sea(sea::Phase) as sea);

/// What lies in front of a seat and what it has on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Place {
    pub hold: Cubes,
    pub fleet: Fleet,
    pub prizes: Prizes,
}

compose::place!(Place: Hold(hold), Sailor(fleet), Captain(prizes));

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Shared {
    pub phase: Phase,
    /// Whose turn it is; before the first round, who chooses a lot and places a boat.
    pub active: Seat,
    pub round: u16,
    pub closing: bool,
    pub places: Row<Place, MOST_SEATS>,
    pub sites: Sites,
    /// The cubes that lie on each cell.
    pub adrift: Row<Cubes, MOST_CELLS>,
    pub docks: Docks,
    pub lots: CardSet,
}

compose::table!(Place, Phase::Turn);

impl Shared {
    /// The cubes on the tile where the boat of the active seat is.
    #[inline]
    pub(super) fn adrift_here(&self) -> Cubes {
        let boat = self.own().fleet.boat.unwrap_or_default();
        self.adrift.get(boat.index()).copied().unwrap_or_default()
    }
}
