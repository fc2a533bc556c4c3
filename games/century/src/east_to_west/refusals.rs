//! The rules that can stand in the way of a move, by the part they come from.

use kit::Rule;

use crate::land::refusals::{
    NO_ROUTE_CARD, NO_SETTLER_THERE, ROUTE_CARD_HELD, ROUTE_FULL, ROUTE_NOT_FULL, SAME_ROUTE_CARD,
    TILE_BY_CARDS, TILE_BY_COLUMN,
};
use crate::refusals::NO_DEALS;
use crate::sea::refusals::{
    BOAT_MUST_MOVE, BUILD_TOO_DEAR, CANNOT_PAY_TOLLS, NO_MARKET, NO_OUTPOST, OUTPOST_THERE,
    SAIL_BY_LOCATION, TOO_FAR,
};

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
