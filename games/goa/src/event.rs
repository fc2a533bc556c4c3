//! Something that happened.

use kit::{CardSet, Row, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Colony, Column, Site, Space};
use crate::components::{Card, ColonyTile, Gain, Tile};
use crate::spices::Spice;
use crate::state::MOST_RECRUITING;

/// Goods that came from the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Goods {
    pub ships: u16,
    pub colonists: u16,
    pub ducats: u16,
    pub extra_actions: u16,
}

impl From<Gain> for Goods {
    fn from(gain: Gain) -> Goods {
        Goods {
            ships: gain.ships.into(),
            colonists: gain.colonists.into(),
            ducats: gain.ducats.into(),
            extra_actions: gain.extra_actions.into(),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    RoundBegan {
        round: u8,
    },
    LaidOut {
        half: u8,
    },
    FlagPlaced {
        seat: Seat,
        space: Space,
    },
    TokenPlaced {
        seat: Seat,
        token: u8,
        space: Space,
    },
    Bid {
        seat: Seat,
        ducats: u16,
    },
    PassedBid {
        seat: Seat,
    },
    Sold {
        seller: Seat,
        seat: Seat,
        ducats: u16,
    },
    Bought {
        seat: Seat,
        ducats: u16,
    },
    TookFree {
        seat: Seat,
    },
    TookFlag {
        seat: Seat,
    },
    TookTile {
        seat: Seat,
        tile: Tile,
    },
    TookBoxed {
        seat: Seat,
        tile: Tile,
    },
    /// A plantation out of the box went back into it.
    PutBack {
        seat: Seat,
        tile: Tile,
    },
    GaveUp {
        seat: Seat,
        tile: Tile,
    },
    Bonanza {
        seat: Seat,
        tile: u8,
    },
    Gained {
        seat: Seat,
        goods: Goods,
    },
    /// A card came into the hand; which one only its owner is told.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Put {
        seat: Seat,
        site: Site,
        spice: Spice,
    },
    Gave {
        seat: Seat,
        site: Site,
        spice: Spice,
    },
    SoldSpice {
        seat: Seat,
        site: Site,
        spice: Spice,
        ducats: u16,
    },
    Built {
        seat: Seat,
        ships: u8,
    },
    Harvested {
        seat: Seat,
        spices: u8,
    },
    Taxed {
        seat: Seat,
        ducats: u8,
    },
    WentOut {
        seat: Seat,
    },
    PaidShips {
        seat: Seat,
        ships: u8,
    },
    PaidDucats {
        seat: Seat,
        ducats: u8,
    },
    Stepped {
        seat: Seat,
        column: Column,
        row: u8,
    },
    FirstThere {
        seat: Seat,
        column: Column,
        row: u8,
    },
    AllInRow {
        seat: Seat,
        row: u8,
    },
    Recruited {
        seat: Seat,
        colony: Colony,
        recruits: u8,
        cards: Row<Card, MOST_RECRUITING>,
    },
    PaidColonists {
        seat: Seat,
        colonists: u8,
    },
    Founded {
        seat: Seat,
        tile: ColonyTile,
    },
    Failed {
        seat: Seat,
        colony: Colony,
    },
    TurnedUp {
        seat: Seat,
        cards: Row<Card, MOST_RECRUITING>,
        count: u8,
    },
    PlayedCard {
        seat: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Reshuffled,
    UsedTile {
        seat: Seat,
        tile: Tile,
    },
    Swapped {
        seat: Seat,
        tile: Tile,
        space: Space,
    },
    Spied {
        seat: Seat,
        on: Seat,
        column: Column,
    },
    ExtraPlayed {
        seat: Seat,
    },
    ExtraPassed {
        seat: Seat,
    },
    /// At the end everybody shows hand and ducats.
    Counted {
        seat: Seat,
        ducats: u16,
        hand: CardSet,
    },
    Ended,
}

impl Event {
    /// The event as a viewer knows it: which card was drawn is known to who drew it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            ref other => other.clone(),
        }
    }
}
