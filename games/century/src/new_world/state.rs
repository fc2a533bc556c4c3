//! Everything that changes while A New World is played.

use kit::{Row, Seat};
use serde::{Deserialize, Serialize};

pub use crate::land::Phase;
use crate::land::country::MOST_SEATS;
use crate::land::{Colony, Country};
use crate::{compose, turn};

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

/// Everything: what lies on the table, and the chance to come.
pub type State = turn::State<Shared>;

/// The table as a viewer sees it.
pub type View = turn::View<Shared>;

compose::table!(@ Colony, Phase::Action);
