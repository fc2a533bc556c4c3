//! Everything that changes while Eastern Wonders is played.

use kit::{CardSet, Chance, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::hold::{Hold, Surplus};
use crate::round::Round;
use crate::sea::chart::MOST_CELLS;
use crate::sea::{self, Captain, Cell, Docks, Fleet, Prizes, Sailor, Sites};

/// The most seats.
pub(super) const MOST_SEATS: usize = 4;

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

impl From<sea::Move> for Move {
    #[inline]
    fn from(decision: sea::Move) -> Move {
        Move::Sea(decision)
    }
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The turn of the active seat: to sail, or to act where its boat is.
    Turn,
    /// A question of the sea.
    Sea(sea::Phase),
    /// Which cube is left on the tile that the boat has left.
    Drop {
        /// The tile.
        from: Cell,
        /// The steps it has sailed this turn.
        steps: u8,
    },
    /// Whether the cubes on the tile are taken up.
    Gather,
    /// The action after a movement.
    Ashore,
    /// Which cube leaves a hold that is too full.
    Discard {
        /// Whose hold.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over {
        /// Whether the length limit ended it.
        stopped: bool,
    },
}

impl From<sea::Phase> for Phase {
    #[inline]
    fn from(phase: sea::Phase) -> Phase {
        Phase::Sea(phase)
    }
}

impl From<Surplus> for Phase {
    #[inline]
    fn from(Surplus { seat }: Surplus) -> Phase {
        Phase::Discard { seat }
    }
}

impl Phase {
    /// What is asked about the sea, if the question is one about it.
    #[inline]
    pub(super) fn sea(self) -> Option<sea::Phase> {
        match self {
            Phase::Sea(phase) => Some(phase),
            _ => None,
        }
    }

    /// Whether lots and boats are still being chosen.
    pub(super) fn is_setup(self) -> bool {
        matches!(self, Phase::Sea(sea::Phase::Lot | sea::Phase::Moor))
    }
}

/// What lies in front of a seat and what it has on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The cubes in the hold.
    pub hold: Cubes,
    /// The boat and the outposts.
    pub fleet: Fleet,
    /// Contracts and bonus tiles.
    pub prizes: Prizes,
}

impl Hold for Place {
    #[inline]
    fn cubes(&self) -> Cubes {
        self.hold
    }

    #[inline]
    fn cubes_mut(&mut self) -> &mut Cubes {
        &mut self.hold
    }
}

impl Sailor for Place {
    #[inline]
    fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    #[inline]
    fn fleet_mut(&mut self) -> &mut Fleet {
        &mut self.fleet
    }
}

impl Captain for Place {
    #[inline]
    fn prizes(&self) -> &Prizes {
        &self.prizes
    }

    #[inline]
    fn prizes_mut(&mut self) -> &mut Prizes {
        &mut self.prizes
    }
}

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// What is asked.
    pub phase: Phase,
    /// Whose turn it is; before the first round, who chooses a lot and places a boat.
    pub active: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// Whether this is the last round.
    pub closing: bool,
    /// The places of the seats.
    pub places: Row<Place, MOST_SEATS>,
    /// The tiles on the chart.
    pub sites: Sites,
    /// The cubes that lie on each cell.
    pub adrift: Row<Cubes, MOST_CELLS>,
    /// The ports.
    pub docks: Docks,
    /// The starting lots nobody has taken.
    pub lots: CardSet,
}

/// Everything: what lies on the table, and the chance to come. No seat has secrets in this game,
/// and hidden orders do not exist before they matter, so the rest of the state is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) table: Shared,
    pub(super) chance: Chance,
}

impl State {
    /// What lies on the table.
    pub fn table(&self) -> &Shared {
        &self.table
    }

    /// The table, to be set up as one likes: for tests and puzzles. [`kit::Game::invariants`] tells
    /// whether the result can be played.
    pub fn table_mut(&mut self) -> &mut Shared {
        &mut self.table
    }
}

impl Shared {
    /// The place of a seat, if the table has it.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// The place of the seat whose turn it is.
    #[inline]
    pub(super) fn own(&self) -> &Place {
        &self.places[self.active.index()]
    }

    /// The cubes on the tile where the boat of the active seat is.
    #[inline]
    pub(super) fn adrift_here(&self) -> Cubes {
        let boat = self.own().fleet.boat.unwrap_or_default();
        self.adrift.get(boat.index()).copied().unwrap_or_default()
    }

    /// What a seat at sea decides by.
    #[inline]
    pub(super) fn look(&self) -> sea::Lookout<'_, Place> {
        let Shared { sites, docks, places, active, lots, .. } = self;
        sea::Lookout { sites, docks, places, active: *active, lots: *lots }
    }

    /// Whose turn of which round it is.
    #[inline]
    pub(super) fn turn(&self) -> Round {
        Round { active: self.active, number: self.round, closing: self.closing }
    }

    /// Who has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { .. } => None,
            Phase::Discard { seat } => Some(seat),
            _ => Some(self.active),
        }
    }
}
