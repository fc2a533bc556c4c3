//! Everything that changes while A New World is played.

use kit::{Row, Seat};
use serde::{Deserialize, Serialize};

use crate::compose;
pub use crate::land::Phase;
use crate::land::country::MOST_SEATS;
use crate::land::{Colony, Country};

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Shared {
    pub phase: Phase,
    pub active: Seat,
    pub round: u16,
    pub closing: bool,
    pub places: Row<Colony, MOST_SEATS>,
    pub country: Country,
}

compose::table!(@ Colony, Phase::Action);
