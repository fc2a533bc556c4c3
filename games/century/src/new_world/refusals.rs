//! The rules that can stand in the way of a move of A New World.

use kit::Rule;

use crate::land::refusals::{
    COVERED, EXPLORE_BY_CARD, FORT_AT_LEAST_ONE, FORT_ONCE, IDLE_FORT, NO_BONUS_SPACE, NO_CHART,
    NO_TILE, OTHER_CARD, OTHER_FORT, OWN_SETTLERS, SEND_SETTLERS, TOO_FEW_SETTLERS,
};
use crate::refusals::{
    CANNOT_CLAIM, EMPTY_SLOT, NO_SUCH_CUBE, TOP_LEVEL, TRADE_AT_LEAST_ONCE, TRADE_TOO_DEAR,
    TRADE_TOO_OFTEN,
};

/// All of them.
pub(super) static ALL: &[&Rule] = &[
    &COVERED,
    &OWN_SETTLERS,
    &TOO_FEW_SETTLERS,
    &IDLE_FORT,
    &FORT_AT_LEAST_ONE,
    &OTHER_FORT,
    &OTHER_CARD,
    &NO_TILE,
    &NO_BONUS_SPACE,
    &FORT_ONCE,
    &SEND_SETTLERS,
    &EXPLORE_BY_CARD,
    &NO_CHART,
    &EMPTY_SLOT,
    &CANNOT_CLAIM,
    &NO_SUCH_CUBE,
    &TOP_LEVEL,
    &TRADE_AT_LEAST_ONCE,
    &TRADE_TOO_DEAR,
    &TRADE_TOO_OFTEN,
];
