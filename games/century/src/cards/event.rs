//! What happens with merchant cards.

use kit::Seat;
use serde::{Deserialize, Serialize};

use super::Card;
use crate::cubes::{Cube, Cubes};

/// Something that happened with merchant cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Played { seat: Seat, card: Card },
    Rested { seat: Seat, cards: u8 },
    TookBack { seat: Seat, card: Card },
    Paid { seat: Seat, cube: Cube, card: Card },
    Collected { seat: Seat, cubes: Cubes },
    Acquired { seat: Seat, card: Card },
    Struck { seat: Seat, card: Card, deal: u8, laid: Card },
    MerchantCame { card: Card, deal: Option<u8> },
    Reshuffled,
}
