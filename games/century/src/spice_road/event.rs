//! What happens in Spice Road.

use kit::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{self, Card};
use crate::cubes::{Cube, Cubes};
use crate::{compose, effect, hold, round};

/// Something that happened. The events of the parts are kinds of their own here, as they are
/// known to readers of the log in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

compose::kinds!(Event: cards::Event as cards {
    Played { seat, card }, Rested { seat, cards }, TookBack { seat, card }, Paid { seat, cube, card },
    Collected { seat, cubes }, Acquired { seat, card }, Struck { seat, card, deal, laid },
    MerchantCame { card, deal }, Reshuffled {},
});
compose::kinds!(Event: effect::Event as effect {
    Gained { seat, cubes }, Traded { seat, give, take, times }, Raised { seat, cube }, Given { seat, cube },
});
compose::kinds!(Event: hold::Event as hold { Discarded { seat, cube } });
compose::kinds!(Event: round::Event as round { LastRound { seat }, Ended { stopped } });
