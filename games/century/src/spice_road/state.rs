//! Everything that changes while Spice Road is played.

use kit::{CardSet, MAX_SEATS, Row, Seat};
use serde::{Deserialize, Serialize};

use super::content::{MOST_CLAIMED, MOST_POINTS};
use crate::cards::{self, Card, EffectOf, Market};
use crate::compose;
use crate::cubes::{Cube, Cubes};
use crate::effect::Step;

/// One decision. Like phases and events, those of the parts are kinds of their own here: in this
/// form states, golden playouts and the engine protocol know them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Action: play this card of the hand.
    Play(Card),
    /// Action: buy the merchant card in this place of the row, counted from 0.
    Acquire(u8),
    /// Action: claim the point card in this place of the row, counted from 0.
    Claim(u8),
    /// Action: take all played cards back.
    Rest,
    /// Action with Golden Deals: strike the deal on this card of the hand.
    Deal(Card),
    /// Lay this cube on the next card to the left of the one being bought.
    Pay(Cube),
    /// Take the card just paid for into the hand.
    Take,
    /// Lay down this card of the hand for a deal.
    LayDown(Card),
    /// Make the trade so many times.
    Trade(u16),
    /// Trade once in this way.
    Swap(u8),
    /// Raise a cube of this spice by one level.
    Raise(Cube),
    /// Take this played card back.
    TakeBack(Card),
    /// Nothing more of this.
    Stop,
    /// Put back a cube that does not fit into the caravan.
    Discard(Cube),
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// The active seat's action.
    Action,
    /// A cube for each card to the left of the one in place `slot`, of which so many have got theirs.
    Pay { slot: u8, paid: u8 },
    /// Whether the card in this place, just paid for, goes to the hand or is given for its deal.
    Bargain { slot: u8 },
    /// Which card is laid down for the deal on this card of the hand.
    LayDown { deal: Card },
    /// The choices an effect leaves.
    Effect { source: EffectOf, step: Step },
    /// Which cube leaves a caravan that is too full.
    Discard { seat: Seat },
    /// Nothing: the game is over, `stopped` where the length limit ended it.
    Over { stopped: bool },
}

compose::kinds!(Phase: cards::Phase as cards {
    Pay { slot, paid }, Bargain { slot }, LayDown { deal }, Effect { source, step },
});

/// What lies in front of a seat and in its hand. All of it can be followed by everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Place {
    pub caravan: Cubes,
    pub hand: CardSet,
    /// The cards played or laid down.
    pub played: CardSet,
    /// The point cards claimed, in order.
    pub claimed: Row<u8, MOST_CLAIMED>,
    pub gold: u8,
    pub silver: u8,
}

compose::place!(Place: Hold(caravan), Hand(hand, played));

/// What everybody can see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Shared {
    pub phase: Phase,
    pub active: Seat,
    pub round: u16,
    pub closing: bool,
    /// The places of the seats; those of absent seats are empty.
    pub places: Row<Place, MAX_SEATS>,
    pub market: Market,
    /// The point cards that can be claimed.
    pub points: Row<u8, MOST_POINTS>,
    /// The point cards still to come, in an order that does not exist yet.
    pub point_pile: CardSet,
    /// Gold coins above the first point card.
    pub gold: u8,
    /// Silver coins above the second point card, or the first once the gold is gone.
    pub silver: u8,
}

compose::table!(Place, Phase::Action);
