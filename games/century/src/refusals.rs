//! The rules of the box that can stand in the way of a move; each game lists those it has.

use kit::Rule;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $source:literal;)+) => {
        $($(#[$doc])* pub static $name: Rule = Rule { code: $code, source: $source };)+
    };
}

rules! {
    /// The card is not in the hand.
    NOT_IN_HAND = "century-not-in-hand", "Century Big Box, p. 2: Jouer une carte";
    /// There are not enough cubes for even one repeat of the trade.
    TRADE_TOO_DEAR = "century-trade-too-dear", "Century Big Box, p. 3: Cartes Échange";
    /// The trade can be made fewer times.
    TRADE_TOO_OFTEN = "century-trade-too-often", "Century Big Box, p. 3: Cartes Échange";
    /// A trade card is traded at least once.
    TRADE_AT_LEAST_ONCE = "century-trade-at-least-once", "Century Big Box, p. 3: Cartes Échange";
    /// The caravan has no such cube.
    NO_SUCH_CUBE = "century-no-such-cube", "Century Big Box, p. 2: Tour de jeu";
    /// The dearest spice cannot be raised.
    TOP_LEVEL = "century-top-level", "Century Big Box, p. 3: Cartes Amélioration";
    /// There is no card in this place of the row.
    EMPTY_SLOT = "century-empty-slot", "Century Big Box, p. 3: Acheter";
    /// Not enough cubes to lay one on each card to the left.
    CANNOT_REACH = "century-cannot-reach", "Century Big Box, p. 3: Acheter";
    /// The caravan lacks cubes the point card asks for.
    CANNOT_CLAIM = "century-cannot-claim", "Century Big Box, p. 3: Réclamer";
    /// The card is not among those that were played.
    NOT_PLAYED = "century-not-played", "Century Big Box, p. 3: Cartes Bonus";
    /// Nobody holds more point cards than end the game.
    CLAIMED_ENOUGH = "century-claimed-enough", "Century Big Box, p. 3: Fin de la partie";
    /// This game is played without Golden Deals.
    NO_DEALS = "century-no-deals", "Century Big Box, p. 3: Extension Affaires en or";
    /// Starting cards carry no deal.
    NO_DEAL_ON_START = "century-no-deal-on-start", "Century Big Box, p. 3: Extension Affaires en or";
    /// A deal needs another card of the hand to lay down.
    NOTHING_TO_LAY_DOWN = "century-nothing-to-lay-down", "Century Big Box, p. 3: Extension Affaires en or";
    /// The card of the deal cannot also be the one laid down.
    NOT_THE_DEAL_CARD = "century-not-the-deal-card", "Century Big Box, p. 3: Extension Affaires en or";
}
