//! Everything that changes while From East to West is played.

use kit::{Chance, Row, Seat};
use serde::{Deserialize, Serialize};

use super::prize::Prize;
use crate::cards::Market;
use crate::cards::market::LayeredPile;
use crate::cubes::Cubes;
use crate::hold::{Hold, Surplus};
use crate::land::country::MOST_SEATS;
use crate::land::merchants::{self, Ledger, Trader};
use crate::land::ships::{self, Berths};
use crate::land::{self, Colony, Country, Settled};
use crate::round::Round;
use crate::sea::{self, Fleet, Sailor, Sites};

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Something of the land.
    Land(land::Phase),
    /// Something about merchant cards.
    Merchants(merchants::Phase),
    /// Something about boats.
    Ships(ships::Phase),
    /// Which bonus tile to take.
    Prize(Prize),
}

impl From<land::Phase> for Phase {
    #[inline]
    fn from(phase: land::Phase) -> Phase {
        Phase::Land(phase)
    }
}

impl From<merchants::Phase> for Phase {
    #[inline]
    fn from(phase: merchants::Phase) -> Phase {
        Phase::Merchants(phase)
    }
}

impl From<ships::Phase> for Phase {
    #[inline]
    fn from(phase: ships::Phase) -> Phase {
        Phase::Ships(phase)
    }
}

impl From<sea::Phase> for Phase {
    #[inline]
    fn from(phase: sea::Phase) -> Phase {
        Phase::Ships(phase.into())
    }
}

impl From<Surplus> for Phase {
    #[inline]
    fn from(surplus: Surplus) -> Phase {
        Phase::Land(surplus.into())
    }
}

/// What a seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Goods, settlers, point cards, tiles.
    pub colony: Colony,
    /// Merchant cards.
    pub ledger: Ledger,
    /// Its boat and its outposts.
    pub fleet: Fleet,
}

impl Hold for Place {
    #[inline]
    fn cubes(&self) -> Cubes {
        self.colony.storage
    }

    #[inline]
    fn cubes_mut(&mut self) -> &mut Cubes {
        &mut self.colony.storage
    }
}

impl Settled for Place {
    #[inline]
    fn colony(&self) -> &Colony {
        &self.colony
    }

    #[inline]
    fn colony_mut(&mut self) -> &mut Colony {
        &mut self.colony
    }

    fn elsewhere(&self) -> u8 {
        self.ledger.settlers()
    }

    fn recall(&mut self) -> u8 {
        self.ledger.recall()
    }

    fn merchants(&self) -> u8 {
        self.ledger.cards()
    }
}

impl Trader for Place {
    #[inline]
    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    #[inline]
    fn ledger_mut(&mut self) -> &mut Ledger {
        &mut self.ledger
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

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// What is asked.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// Whether this is the last round.
    pub closing: bool,
    /// What the seats own.
    pub places: Row<Place, MOST_SEATS>,
    /// The board.
    pub country: Country,
    /// The merchant cards below the board.
    pub market: Market<LayeredPile>,
    /// The tiles of the sea board.
    pub waters: Sites,
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
    /// What a seat owns, if the table has it.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// What boats sail by.
    #[inline]
    pub(super) fn berths(&self) -> Berths<'_, Place> {
        Berths { sites: &self.waters, places: &self.places, active: self.active }
    }

    /// Whose turn of which round it is.
    #[inline]
    pub(super) fn turn(&self) -> Round {
        Round { active: self.active, number: self.round, closing: self.closing }
    }

    /// Who has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        match self.phase {
            Phase::Land(land::Phase::Over { .. }) => None,
            Phase::Land(land::Phase::Discard { seat }) => Some(seat),
            _ => Some(self.active),
        }
    }
}
