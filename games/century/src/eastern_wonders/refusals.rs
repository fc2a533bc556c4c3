//! The rules that can stand in the way of a move of Eastern Wonders.

use kit::Rule;

use crate::refusals::{
    CANNOT_CLAIM, NO_SUCH_CUBE, TOP_LEVEL, TRADE_AT_LEAST_ONCE, TRADE_TOO_DEAR, TRADE_TOO_OFTEN,
};
use crate::sea::refusals::{
    BUILD_TOO_DEAR, CANNOT_PAY_TOLLS, LOT_TAKEN, NO_FARE, NO_MARKET, NO_MARKET_TO_BEGIN,
    NO_OUTPOST, NO_STOP_AHEAD, NO_SUCH_TILE, NOT_IN_PORT, NOT_NEXT_TO_BOAT, OUTPOST_THERE,
    PORT_CLOSED,
};

/// All of them.
pub(super) static ALL: &[&Rule] = &[
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
    &CANNOT_CLAIM,
    &TRADE_TOO_DEAR,
    &TRADE_TOO_OFTEN,
    &TRADE_AT_LEAST_ONCE,
    &NO_SUCH_CUBE,
    &TOP_LEVEL,
];
