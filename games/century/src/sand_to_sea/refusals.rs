//! The rules that can stand in the way of a move of From Sand to Sea.

use kit::Rule;

use crate::refusals::{
    CANNOT_CLAIM, CANNOT_REACH, EMPTY_SLOT, NO_DEAL_ON_START, NO_DEALS, NO_SUCH_CUBE, NOT_IN_HAND,
    NOT_PLAYED, NOT_THE_DEAL_CARD, NOTHING_TO_LAY_DOWN, TOP_LEVEL, TRADE_AT_LEAST_ONCE,
    TRADE_TOO_DEAR, TRADE_TOO_OFTEN,
};
use crate::sea::refusals::{
    BUILD_TOO_DEAR, CANNOT_PAY_TOLLS, LOT_TAKEN, NO_FARE, NO_MARKET, NO_MARKET_TO_BEGIN,
    NO_OUTPOST, NO_STOP_AHEAD, NO_SUCH_TILE, NOT_IN_PORT, NOT_NEXT_TO_BOAT, OUTPOST_THERE,
    PORT_CLOSED,
};

/// A card that is set aside is in the hand or was played.
pub(super) static NOT_YOUR_CARD: Rule = Rule {
    code: "sand-to-sea-not-your-card",
    source: "Century Big Box, p. 9: Déplacer son bateau",
};

/// All of them.
pub(super) static ALL: &[&Rule] = &[
    &NOT_IN_HAND,
    &TRADE_TOO_DEAR,
    &TRADE_TOO_OFTEN,
    &TRADE_AT_LEAST_ONCE,
    &NO_SUCH_CUBE,
    &TOP_LEVEL,
    &EMPTY_SLOT,
    &CANNOT_REACH,
    &CANNOT_CLAIM,
    &NOT_PLAYED,
    &NO_DEALS,
    &NO_DEAL_ON_START,
    &NOTHING_TO_LAY_DOWN,
    &NOT_THE_DEAL_CARD,
    &LOT_TAKEN,
    &NO_MARKET_TO_BEGIN,
    &NOT_NEXT_TO_BOAT,
    &NO_FARE,
    &NO_STOP_AHEAD,
    &CANNOT_PAY_TOLLS,
    &NO_MARKET,
    &OUTPOST_THERE,
    &BUILD_TOO_DEAR,
    &NO_OUTPOST,
    &NO_SUCH_TILE,
    &NOT_IN_PORT,
    &PORT_CLOSED,
    &NOT_YOUR_CARD,
];
