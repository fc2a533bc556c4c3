//! The rules of the box that can stand in the way of a move; each game joins the lists it has.

use kit::Rule;

kit::rules! {
    /// The card is not in the hand.
    pub NOT_IN_HAND = "century-not-in-hand", "Century Big Box, p. 2: Jouer une carte";
    /// There are not enough cubes for even one repeat of the trade.
    pub TRADE_TOO_DEAR = "century-trade-too-dear", "Century Big Box, p. 3: Cartes Échange";
    /// The trade can be made fewer times.
    pub TRADE_TOO_OFTEN = "century-trade-too-often", "Century Big Box, p. 3: Cartes Échange";
    /// A trade card is traded at least once.
    pub TRADE_AT_LEAST_ONCE = "century-trade-at-least-once", "Century Big Box, p. 3: Cartes Échange";
    /// The caravan has no such cube.
    pub NO_SUCH_CUBE = "century-no-such-cube", "Century Big Box, p. 2: Tour de jeu";
    /// The dearest spice cannot be raised.
    pub TOP_LEVEL = "century-top-level", "Century Big Box, p. 3: Cartes Amélioration";
    /// There is no card in this place of the row.
    pub EMPTY_SLOT = "century-empty-slot", "Century Big Box, p. 3: Acheter";
    /// Not enough cubes to lay one on each card to the left.
    pub CANNOT_REACH = "century-cannot-reach", "Century Big Box, p. 3: Acheter";
    /// The caravan lacks cubes the point card asks for.
    pub CANNOT_CLAIM = "century-cannot-claim", "Century Big Box, p. 3: Réclamer";
    /// The card is not among those that were played.
    pub NOT_PLAYED = "century-not-played", "Century Big Box, p. 3: Cartes Bonus";
    /// This game is played without Golden Deals.
    pub NO_DEALS = "century-no-deals", "Century Big Box, p. 3: Extension Affaires en or";
    /// Starting cards carry no deal.
    pub NO_DEAL_ON_START = "century-no-deal-on-start", "Century Big Box, p. 3: Extension Affaires en or";
    /// A deal needs another card of the hand to lay down.
    pub NOTHING_TO_LAY_DOWN = "century-nothing-to-lay-down", "Century Big Box, p. 3: Extension Affaires en or";
    /// The card of the deal cannot also be the one laid down.
    pub NOT_THE_DEAL_CARD = "century-not-the-deal-card", "Century Big Box, p. 3: Extension Affaires en or";
}

/// Those of payments, trades and upgrades, in every game.
pub(crate) const CUBES: &[&Rule] = &[
    &CANNOT_CLAIM,
    &NO_SUCH_CUBE,
    &TOP_LEVEL,
    &TRADE_AT_LEAST_ONCE,
    &TRADE_TOO_DEAR,
    &TRADE_TOO_OFTEN,
];

/// Those of hands of merchant cards.
pub(crate) const HANDS: &[&Rule] = &[
    &NOT_IN_HAND,
    &EMPTY_SLOT,
    &CANNOT_REACH,
    &NOT_PLAYED,
    &NO_DEALS,
    &NO_DEAL_ON_START,
    &NOTHING_TO_LAY_DOWN,
    &NOT_THE_DEAL_CARD,
];

/// These lists in one of so many rules.
pub(crate) const fn join<const COUNT: usize>(lists: &[&[&'static Rule]]) -> [&'static Rule; COUNT] {
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
