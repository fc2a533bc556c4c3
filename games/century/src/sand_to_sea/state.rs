//! Everything that changes while From Sand to Sea is played.

use kit::{CardSet, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{self, Card, Market};
use crate::compose;
use crate::cubes::{Cube, Cubes};
use crate::sea::{self, Docks, Fleet, MOST_SEATS, Prizes, Sites};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// A decision about merchant cards.
    Cards(cards::Move),
    /// A decision of the sea: lots, sailing, tolls, markets, ports.
    Sea(sea::Move),
    /// Set this card of the hand, or one that was played, aside for a step.
    Aside(Card),
    /// Take the merchant in this place of the row, counted from 0, for an empty column.
    Hire(u8),
    /// Put back a cube that does not fit into the hold.
    Discard(Cube),
}

compose::parts!(Move: Cards(cards::Move), Sea(sea::Move) as sea);

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// The action of the active seat.
    Action,
    /// A question about cards.
    Cards(cards::Phase),
    /// A question of the sea.
    Sea(sea::Phase),
    /// Which card is set aside for the step just sailed, after so many of this turn.
    Aside { steps: u8 },
    /// What is done where the boat has stopped.
    Ashore,
    /// Which cube leaves a hold that is too full.
    Discard { seat: Seat },
    /// Nothing: the game is over, `stopped` where the length limit ended it.
    Over { stopped: bool },
}

compose::parts!(Phase: Cards(cards::Phase) as cards, Sea(sea::Phase) as sea);

/// What lies in front of a seat, in its hand and on the chart. All of it can be followed by everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Place {
    pub hold: Cubes,
    pub hand: CardSet,
    /// The cards played or laid down.
    pub played: CardSet,
    pub aside: CardSet,
    pub fleet: Fleet,
    pub prizes: Prizes,
}

impl Place {
    /// The cards that can pay for steps.
    #[inline]
    pub(super) fn fares(&self) -> CardSet {
        self.hand.union(self.played)
    }
}

compose::place!(
    Place: Hold(hold), Hand(hand, played, aside), Sailor(fleet), Captain(prizes)
);

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Shared {
    pub phase: Phase,
    /// Whose turn it is; before the first round, who chooses a lot and places a boat.
    pub active: Seat,
    pub round: u16,
    pub closing: bool,
    pub places: Row<Place, MOST_SEATS>,
    pub market: Market,
    pub sites: Sites,
    pub docks: Docks,
    pub lots: CardSet,
}

compose::table!(Place, Phase::Action);
