//! Everything that changes while From Sand to Sea is played.

use kit::{CardSet, Chance, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{self, Card, Hand, Market};
use crate::cubes::{Cube, Cubes};
use crate::hold::{Hold, Surplus};
use crate::round::Round;
use crate::sea::{self, Captain, Docks, Fleet, Prizes, Sailor, Sites};

/// The most seats.
pub(super) const MOST_SEATS: usize = 4;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// A decision about merchant cards.
    Cards(cards::Move),
    /// A decision of the sea: lots, sailing, tolls, markets, ports.
    Sea(sea::Move),
    /// Set this card of the hand, or one that was played, aside for a step.
    Aside(Card),
    /// Take the merchant in this place of the row, counted from 0, for an empty column.
    Hire(u8),
    /// Put back a cube that does not fit into the hold.
    Discard(Cube),
}

impl From<cards::Move> for Move {
    #[inline]
    fn from(decision: cards::Move) -> Move {
        Move::Cards(decision)
    }
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
    /// The action of the active seat.
    Action,
    /// A question about cards.
    Cards(cards::Phase),
    /// A question of the sea.
    Sea(sea::Phase),
    /// Which card is set aside for the step just sailed.
    Aside {
        /// The steps sailed this turn.
        steps: u8,
    },
    /// What is done where the boat has stopped.
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

impl From<cards::Phase> for Phase {
    #[inline]
    fn from(phase: cards::Phase) -> Phase {
        Phase::Cards(phase)
    }
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
    /// What is asked about cards, if the question is one about them.
    #[inline]
    pub(super) fn cards(self) -> Option<cards::Phase> {
        match self {
            Phase::Cards(phase) => Some(phase),
            _ => None,
        }
    }

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

/// What lies in front of a seat, in its hand and on the chart. All of it can be followed by everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The cubes in the hold.
    pub hold: Cubes,
    /// The cards in the hand.
    pub hand: CardSet,
    /// The cards played or laid down.
    pub played: CardSet,
    /// The cards set aside for sailing.
    pub aside: CardSet,
    /// The boat and the outposts.
    pub fleet: Fleet,
    /// Contracts and bonus tiles.
    pub prizes: Prizes,
}

impl Place {
    /// The cards that can pay for steps.
    #[inline]
    pub(super) fn fares(&self) -> CardSet {
        self.hand.union(self.played)
    }
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

impl Hand for Place {
    #[inline]
    fn hand(&self) -> CardSet {
        self.hand
    }

    #[inline]
    fn hand_mut(&mut self) -> &mut CardSet {
        &mut self.hand
    }

    #[inline]
    fn played(&self) -> CardSet {
        self.played
    }

    #[inline]
    fn played_mut(&mut self) -> &mut CardSet {
        &mut self.played
    }

    #[inline]
    fn aside(&self) -> CardSet {
        self.aside
    }

    fn gather(&mut self) -> CardSet {
        std::mem::take(&mut self.played).union(std::mem::take(&mut self.aside))
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
    /// The merchant cards.
    pub market: Market,
    /// The tiles on the chart.
    pub sites: Sites,
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
