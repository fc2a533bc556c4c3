//! What happens, and who is told what of it.

use kit::{CardSet, Row, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{COMPANIES, Card, Mission, Port, Spice};
use crate::flags::Company;
use crate::state::{Merchant, Ware};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Placed { seat: Seat, company: Company },
    Smuggled { seat: Seat, ware: Ware, spice: Spice },
    CarriedOut { seat: Seat, mission: Mission, cards: CardSet, ports: CardSet },
    Transferred { seat: Seat, from: Company, to: Company },
    Attacked { seat: Seat, rival: Seat, merchant: Merchant, target: u8 },
    Laid { seat: Seat, card: Card },
    Fought { seat: Seat, rival: Seat, strength: u8, answer: u8, bonus: u8, won: bool },
    Left { seat: Seat, from: Company, to: Company },
    Kept { seat: Seat, card: Card },
    Shipped { seat: Seat, card: Card, port: Port },
    Monopoly { company: Company, port: Port },
    Shared { port: Port, ranking: Row<Company, COMPANIES> },
    TookHarbour { seat: Seat, port: Port },
    Picked { seat: Seat, card: Card },
    CargoLost { cards: u8 },
    HarbourCame { port: Port },
    Reshuffled,
    Drew { seat: Seat, count: u8, cards: Option<CardSet> },
    Discarded { seat: Seat, card: Card },
    Ending { cause: End },
    HandShown { seat: Seat, cards: CardSet },
    Ended,
}

/// What ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A harbour card cannot be replaced.
    Harbours,
    /// There are not enough shipment cards to draw.
    Shipments,
}

impl Event {
    /// The event as a viewer knows it: which cards were drawn is known to who drew them.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Drew { seat, count, .. } if !viewer.is(seat) => {
                Event::Drew { seat, count, cards: None }
            }
            ref other => other.clone(),
        }
    }
}
