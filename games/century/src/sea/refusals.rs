//! The rules of the sea that can stand in the way of a move; each game joins the lists it has.

use kit::Rule;

kit::rules! {
    /// Somebody has taken that lot.
    pub LOT_TAKEN = "sea-lot-taken", "Century Big Box, p. 4: Mise en place";
    /// Boats begin on market tiles.
    pub NO_MARKET_TO_BEGIN = "sea-no-market-to-begin", "Century Big Box, p. 4: Mise en place";
    /// A boat sails to a tile next to it.
    pub NOT_NEXT_TO_BOAT = "sea-not-next-to-boat", "Century Big Box, p. 4: Déplacer son bateau";
    /// Nothing is left to pay for a further step.
    pub NO_FARE = "sea-no-fare", "Century Big Box, p. 4: Déplacer son bateau";
    /// From there no tile can be reached where the boat may stop.
    pub NO_STOP_AHEAD = "sea-no-stop-ahead", "Century Big Box, p. 4: Déplacer son bateau";
    /// The owners of the boats on the tile cannot all be paid.
    pub CANNOT_PAY_TOLLS = "sea-cannot-pay-tolls", "Century Big Box, p. 4: Déplacer son bateau";
    /// The boat is not on a market tile.
    pub NO_MARKET = "sea-no-market", "Century Big Box, p. 5: Marché";
    /// A seat builds one outpost on a tile.
    pub OUTPOST_THERE = "sea-outpost-there", "Century Big Box, p. 5: Marché";
    /// There are not enough cubes for the outpost.
    pub BUILD_TOO_DEAR = "sea-build-too-dear", "Century Big Box, p. 5: Marché";
    /// Who trades on a tile has an outpost there.
    pub NO_OUTPOST = "sea-no-outpost", "Century Big Box, p. 5: Marché";
    /// There is no such bonus tile to choose.
    pub NO_SUCH_TILE = "sea-no-such-tile", "Century Big Box, p. 5: Marché";
    /// The boat is not in that port.
    pub NOT_IN_PORT = "sea-not-in-port", "Century Big Box, p. 5: Port";
    /// The port is closed.
    pub PORT_CLOSED = "sea-port-closed", "Century Big Box, p. 5: Port";
    /// The tile is further away than the location moves a boat.
    pub TOO_FAR = "sea-too-far", "Century Big Box, p. 12: Lieux pour déplacement de bateau";
    /// The boat has to move.
    pub BOAT_MUST_MOVE = "sea-boat-must-move", "Century Big Box, p. 12: Lieux pour déplacement de bateau";
    /// Boats move with settlers at a ship location.
    pub SAIL_BY_LOCATION = "sea-sail-by-location", "Century Big Box, p. 12: Lieux pour déplacement de bateau";
}

/// Those of games with lots, ports and bonus tiles.
pub(crate) const VENTURE: &[&Rule] = &[
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
];
