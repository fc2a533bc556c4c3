//! The rules that can stand in the way of a move.

kit::rules! {
    /// The flag goes on an empty square or on the border.
    pub FLAG_ON_TILE = "goa-flag-on-tile", "Goa, p. 4: Placement des jetons";
    /// The flag needs a tile beside it.
    pub FLAG_ALONE = "goa-flag-alone", "Goa, p. 4: Placement des jetons";
    /// A token goes on a tile.
    pub TOKEN_NO_TILE = "goa-token-no-tile", "Goa, p. 4: Placement des jetons";
    /// Only one token lies on a tile.
    pub TOKEN_TAKEN = "goa-token-taken", "Goa, p. 4: Placement des jetons";
    /// A token goes next to the one placed before it.
    pub TOKEN_FAR = "goa-token-far", "Goa, p. 4: Placement des jetons";
    /// A bid is higher than the one before.
    pub BID_TOO_LOW = "goa-bid-too-low", "Goa, p. 4: Mise aux enchères";
    /// Nobody bids more than they have.
    pub BID_TOO_HIGH = "goa-bid-too-high", "Goa, p. 4: Mise aux enchères";
    /// The auctioneer cannot pay.
    pub BUY_TOO_DEAR = "goa-buy-too-dear", "Goa, p. 4: Mise aux enchères";
    /// Quick start moves different markers.
    pub SAME_MARKER = "goa-same-marker", "Goa, p. 10: Départ rapide";
    /// Quick start is markers or ducats.
    pub MARKERS_BEGUN = "goa-markers-begun", "Goa, p. 10: Départ rapide";
    /// The marker is in the last row.
    pub AT_BOTTOM = "goa-at-bottom", "Goa, p. 5: Progrès";
    /// A spice of the step is missing.
    pub LACKS_SPICES = "goa-lacks-spices", "Goa, p. 5: Progrès";
    /// Ships for the step are missing.
    pub LACKS_SHIPS = "goa-lacks-ships", "Goa, p. 5: Progrès";
    /// Ducats for the step are missing.
    pub LACKS_DUCATS = "goa-lacks-ducats", "Goa, p. 8: Les cartes Expédition";
    /// Only the least advanced marker moves.
    pub NOT_THE_LEAST = "goa-not-the-least", "Goa, p. 10: Vice-roi";
    /// No field is empty.
    pub NO_EMPTY_FIELD = "goa-no-empty-field", "Goa, p. 5: Récolter";
    /// There is no plantation or colony on that site.
    pub NO_ESTATE = "goa-no-estate", "Goa, p. 9: Plantation";
    /// Every field of that site is full.
    pub FULL = "goa-full", "Goa, p. 5: Récolter";
    /// That spice does not grow there.
    pub WRONG_SPICE = "goa-wrong-spice", "Goa, p. 9: Plantation";
    /// Only this site is being filled.
    pub OTHER_SITE = "goa-other-site", "Goa, p. 6: Fonder une colonie";
    /// There is no such spice on that site.
    pub NO_SUCH_SPICE = "goa-no-such-spice", "Goa, p. 5: Progrès";
    /// Another spice is to be paid.
    pub OTHER_SPICE = "goa-other-spice", "Goa, p. 5: Progrès";
    /// At least one must be taken.
    pub AT_LEAST_ONE = "goa-at-least-one", "Goa, p. 5: Récolter";
    /// The action of this turn has been taken.
    pub ACTED = "goa-acted", "Goa, p. 5: Actions des joueurs";
    /// A turn ends after its action.
    pub ACTION_FIRST = "goa-action-first", "Goa, p. 5: Actions des joueurs";
    /// The hand is full.
    pub HAND_FULL = "goa-hand-full", "Goa, p. 5: Expédition";
    /// The hand is above its limit and must be brought down first.
    pub HAND_OVER = "goa-hand-over", "Goa, p. 5: Expédition";
    /// There is room in the hand for all that can still be drawn.
    pub HAND_HAS_ROOM = "goa-hand-has-room", "Goa, p. 5: Expédition";
    /// There is no card to draw.
    pub NO_CARDS = "goa-no-cards", "Goa, p. 8: Les cartes Expédition";
    /// The card is not in the hand.
    pub NOT_IN_HAND = "goa-not-in-hand", "Goa, p. 8: Les cartes Expédition";
    /// One card is played in a turn.
    pub ONE_CARD = "goa-one-card", "Goa, p. 8: Les cartes Expédition";
    /// The card is played with another action.
    pub CARD_NOT_NOW = "goa-card-not-now", "Goa, p. 8: Les cartes Expédition";
    /// There is nothing to sell.
    pub NOTHING_TO_SELL = "goa-nothing-to-sell", "Goa, p. 8: Les cartes Expédition";
    /// The colony has been founded already.
    pub COLONY_OWNED = "goa-colony-owned", "Goa, p. 6: Fonder une colonie";
    /// Too few colonists.
    pub LACKS_COLONISTS = "goa-lacks-colonists", "Goa, p. 6: Fonder une colonie";
    /// The colony tile cannot be had.
    pub NO_COLONY_TILE = "goa-no-colony-tile", "Goa, p. 6: Fonder une colonie";
    /// The tile is not the seat's own.
    pub NOT_YOUR_TILE = "goa-not-your-tile", "Goa, p. 9: Description des tuiles";
    /// The tile has been used.
    pub TILE_USED = "goa-tile-used", "Goa, p. 9: Description des tuiles";
    /// The tile only counts at the end.
    pub TILE_AT_END = "goa-tile-at-end", "Goa, p. 9: Description des tuiles";
    /// An action cannot be taken inside another.
    pub INSIDE_ACTION = "goa-inside-action", "Goa, p. 10: Espionnage";
    /// Espionage takes no such action.
    pub NO_SUCH_ERRAND = "goa-no-such-errand", "Goa, p. 10: Espionnage";
    /// Espionage needs somebody else.
    pub NOT_AN_OPPONENT = "goa-not-an-opponent", "Goa, p. 10: Espionnage";
    /// A duty needs more spices.
    pub DUTY_LACKS = "goa-duty-lacks", "Goa, p. 10: Impôt";
    /// No tile lies there.
    pub NO_TILE_THERE = "goa-no-tile-there", "Goa, p. 9: Échange";
    /// The tile is not in the box.
    pub NOT_BOXED = "goa-not-boxed", "Goa, p. 9: Faveur";
    /// A new plantation takes the place of a plantation.
    pub NOT_A_PLANTATION = "goa-not-a-plantation", "Goa, p. 9: Plantation";
    /// A plantation that was won takes the place of another.
    pub MUST_PLANT = "goa-must-plant", "Goa, p. 9: Plantation";
    /// There are too many extra action cards to pass.
    pub TOO_MANY_EXTRAS = "goa-too-many-extras", "Goa, p. 7: Fin d’une manche";
}
