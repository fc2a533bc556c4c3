//! The rules that can stand in the way of a move, by the part they come from.

use kit::Rule;

use crate::land::refusals::{
    COVERED, EXPLORE_BY_CARD, FORT_AT_LEAST_ONE, FORT_ONCE, IDLE_FORT, NO_BONUS_SPACE, NO_CHART,
    NO_ROUTE_CARD, NO_SETTLER_THERE, NO_TILE, OTHER_CARD, OTHER_FORT, OWN_SETTLERS,
    ROUTE_CARD_HELD, ROUTE_FULL, ROUTE_NOT_FULL, SAME_ROUTE_CARD, SEND_SETTLERS, TILE_BY_CARDS,
    TILE_BY_COLUMN, TOO_FEW_SETTLERS,
};
use crate::refusals::{
    CANNOT_CLAIM, EMPTY_SLOT, NO_DEALS, NO_SUCH_CUBE, TOP_LEVEL, TRADE_AT_LEAST_ONCE,
    TRADE_TOO_DEAR, TRADE_TOO_OFTEN,
};
use crate::sea::refusals::{
    BOAT_MUST_MOVE, BUILD_TOO_DEAR, CANNOT_PAY_TOLLS, NO_MARKET, NO_OUTPOST, OUTPOST_THERE,
    SAIL_BY_LOCATION, TOO_FAR,
};

/// Those of the land in every game.
pub(super) const LAND: &[&Rule] = &[
    &COVERED,
    &OWN_SETTLERS,
    &TOO_FEW_SETTLERS,
    &IDLE_FORT,
    &NO_TILE,
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

/// Those of forts with bonus tiles.
pub(super) const FORTS: &[&Rule] =
    &[&FORT_AT_LEAST_ONE, &OTHER_FORT, &OTHER_CARD, &NO_BONUS_SPACE, &FORT_ONCE];

/// Those of merchant locations.
pub(super) const CARDS: &[&Rule] = &[&NO_SETTLER_THERE, &NO_DEALS];

/// Those of trade routes.
pub(super) const ROUTE: &[&Rule] =
    &[&NO_ROUTE_CARD, &ROUTE_CARD_HELD, &ROUTE_FULL, &ROUTE_NOT_FULL, &SAME_ROUTE_CARD];

/// Those of ship locations, and of the bonus tiles that emptied columns bring.
pub(super) const SEA: &[&Rule] = &[
    &SAIL_BY_LOCATION,
    &TOO_FAR,
    &BOAT_MUST_MOVE,
    &CANNOT_PAY_TOLLS,
    &NO_MARKET,
    &OUTPOST_THERE,
    &BUILD_TOO_DEAR,
    &NO_OUTPOST,
    &TILE_BY_COLUMN,
];

/// That of the bonus tiles that used cards bring.
pub(super) const USED: &[&Rule] = &[&TILE_BY_CARDS];

/// These lists in one of so many rules.
pub(super) const fn join<const COUNT: usize>(lists: &[&[&'static Rule]]) -> [&'static Rule; COUNT] {
    let mut all = [lists[0][0]; COUNT];
    let (mut list, mut count) = (0, 0);
    while list < lists.len() {
        let mut rule = 0;
        while rule < lists[list].len() {
            all[count] = lists[list][rule];
            (rule, count) = (rule + 1, count + 1);
        }
        list += 1;
    }
    assert!(count == COUNT, "a list is left out");
    all
}
