//! Signs that several games share. A renderer draws each; where it cannot, the word says it.

use serde::{Deserialize, Serialize};

macro_rules! icons {
    ($($(#[doc = $doc:expr])+ $icon:ident = $name:literal),+ $(,)?) => {
        /// A thing of the spice-trade age that is drawn as a sign.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Icon {
            $($(#[doc = $doc])+ $icon),+
        }

        impl Icon {
            /// Every icon.
            pub const ALL: &'static [Icon] = &[$(Icon::$icon),+];

            /// Its name; its word is `icon-` and this, its abbreviation `icon-…-short`.
            pub fn name(self) -> &'static str {
                match self {
                    $(Icon::$icon => $name),+
                }
            }
        }
    };
}

icons! {
    /// Money.
    Coin = "coin",
    /// A card of any kind.
    Card = "card",
    /// A card drawn from a pile.
    Draw = "draw",
    /// A ship.
    Ship = "ship",
    /// A person sent out to settle or work.
    Settler = "settler",
    /// A merchant.
    Merchant = "merchant",
    /// A place where something grows.
    Plantation = "plantation",
    /// A settlement.
    Colony = "colony",
    /// A house in a town.
    House = "house",
    /// A harbour.
    Harbour = "harbour",
    /// A market.
    Market = "market",
    /// A temple or church.
    Temple = "temple",
    /// A fort.
    Fort = "fort",
    /// A crate of goods.
    Crate = "crate",
    /// A barrel of provisions.
    Barrel = "barrel",
    /// A flag.
    Flag = "flag",
    /// The marker of who begins.
    First = "first",
    /// A hammer: building and bidding.
    Hammer = "hammer",
    /// A sail: travelling.
    Sail = "sail",
    /// A step forward.
    Step = "step",
    /// A hand that takes an action.
    Action = "action",
    /// Crossed blades: a duel or an attack.
    Blades = "blades",
    /// A cannon.
    Cannon = "cannon",
    /// Scales: trade and exchange.
    Scales = "scales",
    /// A crown: the court and its favour.
    Crown = "crown",
    /// A letter: a mission or a letter of duty.
    Letter = "letter",
    /// A spyglass: looking at something hidden.
    Spyglass = "spyglass",
    /// An hourglass: once a round or later.
    Hourglass = "hourglass",
    /// A jewel.
    Jewel = "jewel",
    /// A fish.
    Fish = "fish",
    /// Cattle.
    Cattle = "cattle",
    /// Fruit.
    Fruit = "fruit",
    /// Wood.
    Wood = "wood",
    /// Ore.
    Ore = "ore",
    /// Stone.
    Stone = "stone",
    /// Unrest.
    Unrest = "unrest",
    /// A black flag.
    Pirate = "pirate",
}
