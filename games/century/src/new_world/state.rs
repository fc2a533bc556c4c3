//! Everything that changes while A New World is played.

use kit::{Chance, Row, Seat};
use serde::{Deserialize, Serialize};

pub use crate::land::Phase;
use crate::land::country::MOST_SEATS;
use crate::land::{Colony, Country};
use crate::round::Round;

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
    /// The colonies of the seats.
    pub places: Row<Colony, MOST_SEATS>,
    /// The board.
    pub country: Country,
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
    /// The colony of a seat, if the table has it.
    pub fn place(&self, seat: Seat) -> Option<&Colony> {
        self.places.get(seat.index())
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
