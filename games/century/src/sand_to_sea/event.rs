//! What happens in From Sand to Sea.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{self, Card};
use crate::{effect, hold, round, sea};

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

impl From<cards::Event> for Event {
    #[inline]
    fn from(event: cards::Event) -> Event {
        Event::Cards(event)
    }
}

impl From<sea::Event> for Event {
    #[inline]
    fn from(event: sea::Event) -> Event {
        Event::Sea(event)
    }
}

impl From<effect::Event> for Event {
    #[inline]
    fn from(event: effect::Event) -> Event {
        Event::Effect(event)
    }
}

impl From<hold::Event> for Event {
    #[inline]
    fn from(event: hold::Event) -> Event {
        Event::Hold(event)
    }
}

impl From<round::Event> for Event {
    #[inline]
    fn from(event: round::Event) -> Event {
        Event::Round(event)
    }
}
