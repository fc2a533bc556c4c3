//! The rules that can stand in the way of a move.

kit::rules! {
    /// There is no such trend to vote for.
    pub NO_TREND = "archipelago-no-trend", "Archipelago, p. 25: Variantes";
    /// As many objectives are kept as the variant says.
    pub WRONG_KEEP = "archipelago-wrong-keep", "Archipelago, p. 25: Variantes";
    /// What was decided in secret is decided already.
    pub SAME_CHOICE = "archipelago-same-choice", "Archipelago, p. 8: Ordre du tour";
    /// The hexagon is not there to be placed.
    pub NOT_IN_HAND = "archipelago-not-in-hand", "Archipelago, p. 6: Tour 0";
    /// The place is taken or touches nothing.
    pub NO_SPACE = "archipelago-no-space", "Archipelago, p. 15: Exploration";
    /// Sides that touch must be alike.
    pub NO_FIT = "archipelago-no-fit", "Archipelago, p. 15: Exploration";
    /// A new region touches at least two others.
    pub FEW_NEIGHBOURS = "archipelago-few-neighbours", "Archipelago, p. 15: Exploration";
    /// No unit can step into the new region.
    pub NO_ENTRY = "archipelago-no-entry", "Archipelago, p. 15: Exploration";
    /// There is no such shore or sea.
    pub NO_SHORE = "archipelago-no-shore", "Archipelago, p. 14: Bras de mer";
    /// The region has no such icon.
    pub NO_ICON = "archipelago-no-icon", "Archipelago, p. 6: Tour 0";
    /// Nobody bids more than they have.
    pub BID_TOO_HIGH = "archipelago-bid-too-high", "Archipelago, p. 8: Ordre du tour";
    /// A deal has given that place away.
    pub PLACE_PROMISED = "archipelago-place-promised", "Archipelago, p. 8: Négociation";
    /// That seat has its place already.
    pub PLACED_ALREADY = "archipelago-placed-already", "Archipelago, p. 8: Ordre du tour";
    /// There is nothing to give from there.
    pub NOTHING_TO_GIVE = "archipelago-nothing-to-give", "Archipelago, p. 10: Crises";
    /// A deal asks for more cubes first.
    pub SUPPLY_DUE = "archipelago-supply-due", "Archipelago, p. 10: Négociation";
    /// Nobody lies there.
    pub NOBODY_LIES = "archipelago-nobody-lies", "Archipelago, p. 10: Crises";
    /// Without a cube only a temple stands citizens up.
    pub NO_TEMPLE = "archipelago-no-temple", "Archipelago, p. 10: Temples";
    /// A deal asks for other citizens first.
    pub STAND_DUE = "archipelago-stand-due", "Archipelago, p. 10: Négociation";
    /// One action in a round.
    pub ONE_ACTION = "archipelago-one-action", "Archipelago, p. 12: Actions";
    /// One card in a round.
    pub ONE_CARD = "archipelago-one-card", "Archipelago, p. 12: Actions";
    /// One port or market in a round.
    pub ONE_SITE = "archipelago-one-site", "Archipelago, p. 12: Actions";
    /// No disc is left.
    pub NO_DISC = "archipelago-no-disc", "Archipelago, p. 12: Actions";
    /// No circle is free.
    pub NO_CIRCLE = "archipelago-no-circle", "Archipelago, p. 12: Actions";
    /// There is no such unit that could do it.
    pub NO_UNIT = "archipelago-no-unit", "Archipelago, p. 13: Unités";
    /// No icon is free for the unit.
    pub NO_FREE_ICON = "archipelago-no-free-icon", "Archipelago, p. 13: Récolte";
    /// The lord of the region must agree.
    pub NEEDS_CONSENT = "archipelago-needs-consent", "Archipelago, p. 13: Récolte";
    /// The bank has none.
    pub BANK_EMPTY = "archipelago-bank-empty", "Archipelago, p. 13: Récolte";
    /// At least one must be done.
    pub AT_LEAST_ONE = "archipelago-at-least-one", "Archipelago, p. 12: Actions";
    /// The market has none.
    pub MARKET_EMPTY = "archipelago-market-empty", "Archipelago, p. 14: Transaction";
    /// The market takes no more.
    pub MARKET_FULL = "archipelago-market-full", "Archipelago, p. 14: Transaction";
    /// The other market is meant.
    pub WRONG_BOARD = "archipelago-wrong-board", "Archipelago, p. 17: Ports et marchés";
    /// A cube is missing.
    pub LACKS_CUBE = "archipelago-lacks-cube", "Archipelago, p. 14: Transaction";
    /// An explorer token is missing.
    pub LACKS_TOKEN = "archipelago-lacks-token", "Archipelago, p. 7: Jetons explorateur";
    /// Florins are missing.
    pub LACKS_FLORINS = "archipelago-lacks-florins", "Archipelago, p. 14: Transaction";
    /// There is no hexagon to uncover.
    pub NO_HEX = "archipelago-no-hex", "Archipelago, p. 15: Exploration";
    /// There is no surplus worker.
    pub NO_SURPLUS = "archipelago-no-surplus", "Archipelago, p. 15: Recrutement";
    /// All citizens or ships of the seat are in use.
    pub NO_SUPPLY = "archipelago-no-supply", "Archipelago, p. 15: Recrutement";
    /// Three citizens of a seat are the most in a region.
    pub REGION_FULL = "archipelago-region-full", "Archipelago, p. 15: Migration";
    /// The seat has no active unit there.
    pub NOT_PRESENT = "archipelago-not-present", "Archipelago, p. 15: Recrutement";
    /// There are not just two active citizens on one shore.
    pub NO_COUPLE = "archipelago-no-couple", "Archipelago, p. 15: Reproduction";
    /// There is no way there.
    pub NO_WAY = "archipelago-no-way", "Archipelago, p. 16: Migration";
    /// Somebody is on that building.
    pub OCCUPIED = "archipelago-occupied", "Archipelago, p. 16: Migration";
    /// Another seat controls the region.
    pub LORDS_REGION = "archipelago-lords-region", "Archipelago, p. 17: Villes";
    /// The fourth citizen must leave first.
    pub CROWDED = "archipelago-crowded", "Archipelago, p. 16: Migration";
    /// There is one already.
    pub BUILT_ALREADY = "archipelago-built-already", "Archipelago, p. 16: Construction";
    /// No token is left to build.
    pub NO_TOKENS = "archipelago-no-tokens", "Archipelago, p. 16: Construction";
    /// It cannot be built there.
    pub NO_GROUND = "archipelago-no-ground", "Archipelago, p. 16: Construction";
    /// The seat does not control it.
    pub NOT_CONTROLLED = "archipelago-not-controlled", "Archipelago, p. 17: Ports et marchés";
    /// It was used in this phase.
    pub SITE_USED = "archipelago-site-used", "Archipelago, p. 17: Ports et marchés";
    /// Nobody owns that card, or only its owner may use it.
    pub NOT_YOUR_CARD = "archipelago-not-your-card", "Archipelago, p. 18: Cartes évolution";
    /// The card was used this turn.
    pub CARD_ENGAGED = "archipelago-card-engaged", "Archipelago, p. 18: Cartes évolution";
    /// The card would do nothing.
    pub NO_EFFECT = "archipelago-no-effect", "Archipelago, p. 18: Cartes évolution";
    /// A wonder is built in a later turn.
    pub WONDER_FRESH = "archipelago-wonder-fresh", "Archipelago, p. 19: Merveilles";
    /// A wonder needs a temple or port, or is built.
    pub WONDER_NEEDS = "archipelago-wonder-needs", "Archipelago, p. 19: Merveilles";
    /// Tokens are paid that nothing costs.
    pub WRONG_PAY = "archipelago-wrong-pay", "Archipelago, p. 7: Jetons explorateur";
    /// There is nobody like that to rob.
    pub NO_VICTIM = "archipelago-no-victim", "Archipelago, p. 18: Cartes évolution";
    /// Both fists are filled if that is possible.
    pub FILL_FISTS = "archipelago-fill-fists", "Archipelago, p. 18: Voleuse";
    /// No such card lies there.
    pub NO_CARD = "archipelago-no-card", "Archipelago, p. 20: Phase 6";
    /// Two different cards are turned.
    pub SAME_SLOT = "archipelago-same-slot", "Archipelago, p. 20: Phase 6";
    /// One card is bought, before any is turned.
    pub ONE_PURCHASE = "archipelago-one-purchase", "Archipelago, p. 20: Phase 6";
    /// Nothing can be agreed upon now.
    pub NO_WINDOW = "archipelago-no-window", "Archipelago, p. 8: Négociation";
    /// One side of every deal is the one whose turn it is.
    pub WRONG_PARTNER = "archipelago-wrong-partner", "Archipelago, p. 8: Négociation";
    /// An offer waits for its answer.
    pub OFFER_OPEN = "archipelago-offer-open", "Archipelago, p. 8: Négociation";
    /// Enough offers were made.
    pub TOO_MANY_OFFERS = "archipelago-too-many-offers", "Archipelago, p. 8: Négociation";
    /// An offer says something.
    pub EMPTY_OFFER = "archipelago-empty-offer", "Archipelago, p. 8: Négociation";
    /// Nobody offers what they do not have.
    pub GIVES_TOO_MUCH = "archipelago-gives-too-much", "Archipelago, p. 8: Négociation";
    /// Nobody can have as much as is asked for.
    pub WANTS_TOO_MUCH = "archipelago-wants-too-much", "Archipelago, p. 8: Négociation";
    /// The clause means nothing here.
    pub BAD_CLAUSE = "archipelago-bad-clause", "Archipelago, p. 8: Négociation";
    /// The clause contradicts a deal.
    pub CLAUSE_CONFLICT = "archipelago-clause-conflict", "Archipelago, p. 8: Négociation";
    /// There is no such offer.
    pub NO_OFFER = "archipelago-no-offer", "Archipelago, p. 8: Négociation";
    /// The seat cannot give what the offer asks for.
    pub CANNOT_COVER = "archipelago-cannot-cover", "Archipelago, p. 8: Négociation";
    /// An answer is not answered again.
    pub NO_COUNTER = "archipelago-no-counter", "Archipelago, p. 8: Négociation";
}
