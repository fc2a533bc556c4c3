//! The rules that can stand in the way of a move.

kit::rules! {
    /// The board has no such company.
    pub NO_SUCH_COMPANY = "borneo-no-such-company", "Borneo: Préparation du jeu";
    /// Every rank of the company is taken.
    pub COMPANY_FULL = "borneo-company-full", "Borneo: Préparation du jeu";
    /// The mission is not on offer.
    pub MISSION_GONE = "borneo-mission-gone", "Borneo: 1) Réaliser une Mission";
    /// The warehouse cannot pay the mission.
    pub CANNOT_PAY = "borneo-cannot-pay", "Borneo: 1) Réaliser une Mission";
    /// The card is not in the warehouse.
    pub NOT_STORED = "borneo-not-stored", "Borneo: 1) Réaliser une Mission";
    /// The card lies in the payment already.
    pub PAID_ALREADY = "borneo-paid-already", "Borneo: 1) Réaliser une Mission";
    /// With this card some card of the payment would not be needed, or nothing would pay.
    pub NOT_NEEDED = "borneo-not-needed", "Borneo: 1) Réaliser une Mission";
    /// This game is played without the pirates.
    pub NO_PIRATES = "borneo-no-pirates", "Borneo: Variante : les secrets de Barbe Noire";
    /// One card of a payment may be taken for another spice.
    pub PIRATES_ONCE = "borneo-pirates-once", "Borneo: Variante : les secrets de Barbe Noire";
    /// Who has the pirate ship cannot trade with the pirates.
    pub PIRATE_SHIP = "borneo-pirate-ship", "Borneo: Variante : les secrets de Barbe Noire";
    /// There are no pirates at the last missions.
    pub NO_PIRATES_AT_END = "borneo-no-pirates-at-end", "Borneo: Variante : les secrets de Barbe Noire";
    /// A crate is any spice anyway, and a card is its own spice.
    pub NOTHING_TO_SMUGGLE = "borneo-nothing-to-smuggle", "Borneo: Variante : les secrets de Barbe Noire";
    /// No merchant of the seat stands there.
    pub NOT_YOUR_MERCHANT = "borneo-not-your-merchant", "Borneo: 2) Compagnies";
    /// A merchant changes to another company.
    pub SAME_COMPANY = "borneo-same-company", "Borneo: 2) Compagnies";
    /// Nobody stands on the rank that is attacked.
    pub NOBODY_THERE = "borneo-nobody-there", "Borneo: 2) Compagnies";
    /// Nobody attacks a merchant of their own.
    pub OWN_MERCHANT = "borneo-own-merchant", "Borneo: 2) Compagnies";
    /// Only a merchant higher up is attacked.
    pub NOT_HIGHER = "borneo-not-higher", "Borneo: 2) Compagnies";
    /// Nobody plays all cards of their hand in a duel.
    pub KEEP_A_CARD = "borneo-keep-a-card", "Borneo: 2) Compagnies";
    /// An attack needs a card with the company's flag.
    pub NO_FLAG_IN_HAND = "borneo-no-flag-in-hand", "Borneo: 2) Compagnies";
    /// Only cards with the company's flag are played in a duel.
    pub NO_FLAG_ON_CARD = "borneo-no-flag-on-card", "Borneo: 2) Compagnies";
    /// An attack is made with at least one card.
    pub ATTACK_WITH_A_CARD = "borneo-attack-with-a-card", "Borneo: 2) Compagnies";
    /// The reward is one of the cards the defender played.
    pub NOT_A_DEFENCE = "borneo-not-a-defence", "Borneo: 2) Compagnies";
    /// The card is not in the hand.
    pub NOT_IN_HAND = "borneo-not-in-hand", "Borneo: 3) Cargaisons";
    /// The board has no such harbour.
    pub NO_SUCH_HARBOUR = "borneo-no-such-harbour", "Borneo: 3) Cargaisons";
    /// The card does not lie in the harbour whose cargo is shared out.
    pub NOT_IN_HARBOUR = "borneo-not-in-harbour", "Borneo: 3) Cargaisons";
}
