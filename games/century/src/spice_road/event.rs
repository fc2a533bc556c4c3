//! What happens in Spice Road.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{self, Card};
use crate::cubes::{Cube, Cubes};
use crate::{effect, hold, round};

/// Something that happened. The events of the parts are kinds of their own here, as they are
/// known to readers of the log in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Played { seat: Seat, card: Card },
    Rested { seat: Seat, cards: u8 },
    Gained { seat: Seat, cubes: Cubes },
    Traded { seat: Seat, give: Cubes, take: Cubes, times: u16 },
    Raised { seat: Seat, cube: Cube },
    TookBack { seat: Seat, card: Card },
    Paid { seat: Seat, cube: Cube, card: Card },
    Collected { seat: Seat, cubes: Cubes },
    Acquired { seat: Seat, card: Card },
    Claimed { seat: Seat, point: u8, coin: Option<Coin> },
    Struck { seat: Seat, card: Card, deal: u8, laid: Card },
    Given { seat: Seat, cube: Cube },
    Discarded { seat: Seat, cube: Cube },
    MerchantCame { card: Card, deal: Option<u8> },
    PointCame { point: u8 },
    Reshuffled,
    LastRound { seat: Seat },
    Ended { stopped: bool },
}

/// A coin above a point card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    /// Worth more.
    Gold,
    /// Worth less.
    Silver,
}

/// An event by the part it comes from.
pub(super) enum Origin {
    Cards(cards::Event),
    Effect(effect::Event),
    Hold(hold::Event),
    Round(round::Event),
    Claimed { seat: Seat, point: u8, coin: Option<Coin> },
    PointCame { point: u8 },
}

impl From<cards::Event> for Event {
    #[inline]
    fn from(event: cards::Event) -> Event {
        use cards::Event as From;
        match event {
            From::Played { seat, card } => Event::Played { seat, card },
            From::Rested { seat, cards } => Event::Rested { seat, cards },
            From::TookBack { seat, card } => Event::TookBack { seat, card },
            From::Paid { seat, cube, card } => Event::Paid { seat, cube, card },
            From::Collected { seat, cubes } => Event::Collected { seat, cubes },
            From::Acquired { seat, card } => Event::Acquired { seat, card },
            From::Struck { seat, card, deal, laid } => Event::Struck { seat, card, deal, laid },
            From::MerchantCame { card, deal } => Event::MerchantCame { card, deal },
            From::Reshuffled => Event::Reshuffled,
        }
    }
}

impl From<effect::Event> for Event {
    #[inline]
    fn from(event: effect::Event) -> Event {
        use effect::Event as From;
        match event {
            From::Gained { seat, cubes } => Event::Gained { seat, cubes },
            From::Traded { seat, give, take, times } => Event::Traded { seat, give, take, times },
            From::Raised { seat, cube } => Event::Raised { seat, cube },
            From::Given { seat, cube } => Event::Given { seat, cube },
        }
    }
}

impl From<hold::Event> for Event {
    #[inline]
    fn from(event: hold::Event) -> Event {
        let hold::Event::Discarded { seat, cube } = event;
        Event::Discarded { seat, cube }
    }
}

impl From<round::Event> for Event {
    #[inline]
    fn from(event: round::Event) -> Event {
        match event {
            round::Event::LastRound { seat } => Event::LastRound { seat },
            round::Event::Ended { stopped } => Event::Ended { stopped },
        }
    }
}

impl Event {
    /// The event as the part it comes from knows it.
    pub(super) fn origin(&self) -> Origin {
        use Origin::{Cards, Effect, Hold, Round};
        match *self {
            Event::Played { seat, card } => Cards(cards::Event::Played { seat, card }),
            Event::Rested { seat, cards } => Cards(cards::Event::Rested { seat, cards }),
            Event::TookBack { seat, card } => Cards(cards::Event::TookBack { seat, card }),
            Event::Paid { seat, cube, card } => Cards(cards::Event::Paid { seat, cube, card }),
            Event::Collected { seat, cubes } => Cards(cards::Event::Collected { seat, cubes }),
            Event::Acquired { seat, card } => Cards(cards::Event::Acquired { seat, card }),
            Event::Struck { seat, card, deal, laid } => {
                Cards(cards::Event::Struck { seat, card, deal, laid })
            }
            Event::MerchantCame { card, deal } => Cards(cards::Event::MerchantCame { card, deal }),
            Event::Reshuffled => Cards(cards::Event::Reshuffled),
            Event::Gained { seat, cubes } => Effect(effect::Event::Gained { seat, cubes }),
            Event::Traded { seat, give, take, times } => {
                Effect(effect::Event::Traded { seat, give, take, times })
            }
            Event::Raised { seat, cube } => Effect(effect::Event::Raised { seat, cube }),
            Event::Given { seat, cube } => Effect(effect::Event::Given { seat, cube }),
            Event::Discarded { seat, cube } => Hold(hold::Event::Discarded { seat, cube }),
            Event::LastRound { seat } => Round(round::Event::LastRound { seat }),
            Event::Ended { stopped } => Round(round::Event::Ended { stopped }),
            Event::Claimed { seat, point, coin } => Origin::Claimed { seat, point, coin },
            Event::PointCame { point } => Origin::PointCame { point },
        }
    }
}
