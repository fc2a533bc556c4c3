//! What happens in From Sand to Sea.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{self, Card};
use crate::{compose, effect, hold, round, sea};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Cards(cards::Event),
    Sea(sea::Event),
    Effect(effect::Event),
    Hold(hold::Event),
    Round(round::Event),
    SetAside { seat: Seat, card: Card },
}

compose::parts!(
    Event: Cards(cards::Event), Sea(sea::Event), Effect(effect::Event), Hold(hold::Event), Round(round::Event)
);
