//! The rules of the land that can stand in the way of a move; each game joins the lists it has.

use kit::Rule;

use crate::refusals::EMPTY_SLOT;

kit::rules! {
    /// An exploration tile covers the location.
    pub COVERED = "century-covered", "Century Big Box, p. 6: Activer";
    /// Own settlers are there already.
    pub OWN_SETTLERS = "century-own-settlers", "Century Big Box, p. 6: Activer";
    /// There are not enough settlers on the player board.
    pub TOO_FEW_SETTLERS = "century-too-few-settlers", "Century Big Box, p. 7: Placer des colons sur un lieu";
    /// At a fort a tile is taken or a card claimed, and neither can be.
    pub IDLE_FORT = "century-idle-fort", "Century Big Box, p. 16: Lieux fortifiés";
    /// At least one of the two is done.
    pub FORT_AT_LEAST_ONE = "century-fort-at-least-one", "Century Big Box, p. 16: Lieux fortifiés";
    /// The tile lies at another fort.
    pub OTHER_FORT = "century-other-fort", "Century Big Box, p. 16: Lieux fortifiés";
    /// The pile is empty.
    pub NO_TILE = "century-no-tile", "Century Big Box, p. 16: Lieux fortifiés";
    /// The bonus spaces of the player board are full.
    pub NO_BONUS_SPACE = "century-no-bonus-space", "Century Big Box, p. 16: Lieux fortifiés";
    /// One tile and one card is all that a visit to a fort brings.
    pub FORT_ONCE = "century-fort-once", "Century Big Box, p. 16: Lieux fortifiés";
    /// Cards and tiles are had at a fort, with settlers.
    pub SEND_SETTLERS = "century-send-settlers", "Century Big Box, p. 16: Lieux fortifiés";
    /// Exploration tiles come with exploration cards.
    pub EXPLORE_BY_CARD = "century-explore-by-card", "Century Big Box, p. 16: Cartes Points";
    /// The exploration tile cannot be taken.
    pub NO_CHART = "century-no-chart", "Century Big Box, p. 16: Cartes Points";
    /// The card is not above the fort that is visited.
    pub OTHER_CARD = "century-other-card", "Century Big Box, p. 16: Lieux fortifiés";
    /// There is no card in this place of the route.
    pub NO_ROUTE_CARD = "century-no-route-card", "Century Big Box, p. 10: Route";
    /// Settlers are on this card of the route.
    pub ROUTE_CARD_HELD = "century-route-card-held", "Century Big Box, p. 10: Route";
    /// The route is full: the new card takes the place of another.
    pub ROUTE_FULL = "century-route-full", "Century Big Box, p. 10: Lieux Marchand";
    /// A card is replaced only when the route is full.
    pub ROUTE_NOT_FULL = "century-route-not-full", "Century Big Box, p. 10: Lieux Marchand";
    /// Two different places change their cards.
    pub SAME_ROUTE_CARD = "century-same-route-card", "Century Big Box, p. 10: Ajuster sa route commerciale";
    /// No own settler is there to be taken back.
    pub NO_SETTLER_THERE = "century-no-settler-there", "Century Big Box, p. 11: Cartes Bonus";
    /// These bonus tiles come with emptied columns of outposts.
    pub TILE_BY_COLUMN = "century-tile-by-column", "Century Big Box, p. 13: Lieux pour déplacement de bateau";
    /// These bonus tiles come with merchant cards that were used.
    pub TILE_BY_CARDS = "century-tile-by-cards", "Century Big Box, p. 15: Lieux Marchand";
}

/// Those of the land in every game.
pub(crate) const LAND: &[&Rule] = &[
    &COVERED,
    &OWN_SETTLERS,
    &TOO_FEW_SETTLERS,
    &IDLE_FORT,
    &NO_TILE,
    &SEND_SETTLERS,
    &EXPLORE_BY_CARD,
    &NO_CHART,
    &EMPTY_SLOT,
];

/// Those of forts with bonus tiles.
pub(crate) const FORTS: &[&Rule] =
    &[&FORT_AT_LEAST_ONE, &OTHER_FORT, &OTHER_CARD, &NO_BONUS_SPACE, &FORT_ONCE];
