//! The rules that can stand in the way of a move.

kit::rules! {
    /// Nobody walks back down the street.
    pub BACKWARDS = "francis-drake-backwards", "Francis Drake, I.B: Placement et Sélection";
    /// Every circle is taken.
    pub LOCATION_FULL = "francis-drake-location-full", "Francis Drake, I.B: Les lieux";
    /// Drake takes two discs (R5).
    pub DRAKE_NEEDS_TWO = "francis-drake-drake-needs-two", "Francis Drake, I.B: Drake";
    /// The Investor helps once a game.
    pub INVESTED = "francis-drake-invested", "Francis Drake, I.B: Investisseur";
    /// The ship is a galleon already (R3).
    pub IS_GALLEON = "francis-drake-is-galleon", "Francis Drake, I.B: Investisseur";
    /// The location does not offer that.
    pub NOT_OFFERED = "francis-drake-not-offered", "Francis Drake, I.B: Les lieux";
    /// There is no such counter left to lay.
    pub COUNTER_GONE = "francis-drake-counter-gone", "Francis Drake, II.A: Se préparer à naviguer";
    /// The disc is not in hand.
    pub DISC_NOT_IN_HAND = "francis-drake-disc-not-in-hand", "Francis Drake, II.B: Naviguer";
    /// The place is beyond the reach of the barrels.
    pub OUT_OF_REACH = "francis-drake-out-of-reach", "Francis Drake, II.A: Se préparer à naviguer";
    /// One disc of a seat at a place (R15).
    pub ALREADY_THERE = "francis-drake-already-there", "Francis Drake, II.B: Naviguer";
    /// No disc of one's own lies there.
    pub NO_OWN_DISC = "francis-drake-no-own-disc", "Francis Drake, II.C: L’Informateur";
    /// No counter defends the place (R43).
    pub NO_COUNTER = "francis-drake-no-counter", "Francis Drake, II.C: L’Informateur";
    /// Two different places are needed.
    pub SAME_PLACE = "francis-drake-same-place", "Francis Drake, II.C: L’Informateur";
    /// Ports are not attacked.
    pub PORT_NOT_ATTACKED = "francis-drake-port-not-attacked", "Francis Drake, II.E: Le Commerce";
    /// Only ports trade.
    pub NO_TRADE_HERE = "francis-drake-no-trade-here", "Francis Drake, II.E: Le Commerce";
    /// The good is not there any more.
    pub GOOD_GONE = "francis-drake-good-gone", "Francis Drake, II.E: Le Commerce";
}
