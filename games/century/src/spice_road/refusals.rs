//! The rules that can stand in the way of a move of Spice Road.

use kit::Rule;

use crate::refusals::{
    CANNOT_CLAIM, CANNOT_REACH, EMPTY_SLOT, NO_DEAL_ON_START, NO_DEALS, NO_SUCH_CUBE, NOT_IN_HAND,
    NOT_PLAYED, NOT_THE_DEAL_CARD, NOTHING_TO_LAY_DOWN, TOP_LEVEL, TRADE_AT_LEAST_ONCE,
    TRADE_TOO_DEAR, TRADE_TOO_OFTEN,
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
];
