//! What happens in From East to West.

use serde::{Deserialize, Serialize};

use crate::land::merchants;
use crate::{cards, effect, hold, land, round, sea};

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

impl From<land::Event> for Event {
    #[inline]
    fn from(event: land::Event) -> Event {
        Event::Land(event)
    }
}

impl From<merchants::Event> for Event {
    #[inline]
    fn from(event: merchants::Event) -> Event {
        Event::Merchants(event)
    }
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
        Event::Land(event.into())
    }
}

impl From<hold::Event> for Event {
    #[inline]
    fn from(event: hold::Event) -> Event {
        Event::Land(event.into())
    }
}

impl From<round::Event> for Event {
    #[inline]
    fn from(event: round::Event) -> Event {
        Event::Land(event.into())
    }
}
