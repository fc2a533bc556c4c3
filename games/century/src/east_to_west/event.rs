//! What happens in From East to West.

use serde::{Deserialize, Serialize};

use crate::land::merchants;
use crate::{cards, compose, effect, hold, land, round, sea};

/// Something that happened, by the part it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Land(land::Event),
    Merchants(merchants::Event),
    Cards(cards::Event),
    Sea(sea::Event),
}

compose::parts!(
    Event: Land(land::Event), Merchants(merchants::Event), Cards(cards::Event), Sea(sea::Event),
    Land(effect::Event), Land(hold::Event), Land(round::Event)
);
