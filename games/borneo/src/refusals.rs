//! The rules that can stand in the way of a move.

use kit::Rule;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $source:literal;)+) => {
        $($(#[$doc])* pub(crate) static $name: Rule = Rule { code: $code, source: $source };)+

        /// All of them.
        pub(crate) static ALL: &[&Rule] = &[$(&$name),+];
    };
}

rules! {
    /// The board has no such company.
    NO_SUCH_COMPANY = "borneo-no-such-company", "Borneo: Préparation du jeu";
    /// Every rank of the company is taken.
    COMPANY_FULL = "borneo-company-full", "Borneo: Préparation du jeu";
    /// The mission is not on offer.
    MISSION_GONE = "borneo-mission-gone", "Borneo: 1) Réaliser une Mission";
    /// The warehouse cannot pay the mission.
    CANNOT_PAY = "borneo-cannot-pay", "Borneo: 1) Réaliser une Mission";
    /// The card is not in the warehouse.
    NOT_STORED = "borneo-not-stored", "Borneo: 1) Réaliser une Mission";
    /// The card lies in the payment already.
    PAID_ALREADY = "borneo-paid-already", "Borneo: 1) Réaliser une Mission";
    /// With this card some card of the payment would not be needed, or nothing would pay.
    NOT_NEEDED = "borneo-not-needed", "Borneo: 1) Réaliser une Mission";
    /// This game is played without the pirates.
    NO_PIRATES = "borneo-no-pirates", "Borneo: Variante : les secrets de Barbe Noire";
    /// One card of a payment may be taken for another spice.
    PIRATES_ONCE = "borneo-pirates-once", "Borneo: Variante : les secrets de Barbe Noire";
    /// Who has the pirate ship cannot trade with the pirates.
    PIRATE_SHIP = "borneo-pirate-ship", "Borneo: Variante : les secrets de Barbe Noire";
    /// There are no pirates at the last missions.
    NO_PIRATES_AT_END = "borneo-no-pirates-at-end", "Borneo: Variante : les secrets de Barbe Noire";
    /// A crate is any spice anyway, and a card is its own spice.
    NOTHING_TO_SMUGGLE = "borneo-nothing-to-smuggle", "Borneo: Variante : les secrets de Barbe Noire";
    /// No merchant of the seat stands there.
    NOT_YOUR_MERCHANT = "borneo-not-your-merchant", "Borneo: 2) Compagnies";
    /// A merchant changes to another company.
    SAME_COMPANY = "borneo-same-company", "Borneo: 2) Compagnies";
    /// Nobody stands on the rank that is attacked.
    NOBODY_THERE = "borneo-nobody-there", "Borneo: 2) Compagnies";
    /// Nobody attacks a merchant of their own.
    OWN_MERCHANT = "borneo-own-merchant", "Borneo: 2) Compagnies";
    /// Only a merchant higher up is attacked.
    NOT_HIGHER = "borneo-not-higher", "Borneo: 2) Compagnies";
    /// Nobody plays all cards of their hand in a duel.
    KEEP_A_CARD = "borneo-keep-a-card", "Borneo: 2) Compagnies";
    /// An attack needs a card with the company's flag.
    NO_FLAG_IN_HAND = "borneo-no-flag-in-hand", "Borneo: 2) Compagnies";
    /// Only cards with the company's flag are played in a duel.
    NO_FLAG_ON_CARD = "borneo-no-flag-on-card", "Borneo: 2) Compagnies";
    /// An attack is made with at least one card.
    ATTACK_WITH_A_CARD = "borneo-attack-with-a-card", "Borneo: 2) Compagnies";
    /// The reward is one of the cards the defender played.
    NOT_A_DEFENCE = "borneo-not-a-defence", "Borneo: 2) Compagnies";
    /// The card is not in the hand.
    NOT_IN_HAND = "borneo-not-in-hand", "Borneo: 3) Cargaisons";
    /// The board has no such harbour.
    NO_SUCH_HARBOUR = "borneo-no-such-harbour", "Borneo: 3) Cargaisons";
    /// The card does not lie in the harbour whose cargo is shared out.
    NOT_IN_HARBOUR = "borneo-not-in-harbour", "Borneo: 3) Cargaisons";
}
