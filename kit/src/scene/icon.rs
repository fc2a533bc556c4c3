//! Signs that several boxes share. A renderer draws each; where it cannot, a few letters say it. What one
//! box alone needs is in its art: [`Glyph::Own`](super::Glyph::Own).

use serde::{Deserialize, Serialize};

use crate::Phrase;

macro_rules! icons {
    ($($(#[doc = $doc:expr])+ $icon:ident = $name:literal),+ $(,)?) => {
        /// A thing of the spice-trade age that is drawn as a sign.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Icon {
            $($(#[doc = $doc])+ $icon),+
        }

        impl Icon {
            /// What is written where it cannot be drawn.
            pub fn letters(self) -> Phrase {
                Phrase::new(format!("icon-{}-short", self.name()))
            }

            /// Every icon.
            pub const ALL: &'static [Icon] = &[$(Icon::$icon),+];

            /// Its name; where it cannot be drawn, `icon-…-short` is written.
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
    /// A house in a town.
    House = "house",
    /// A harbour.
    Harbour = "harbour",
    /// A fort.
    Fort = "fort",
    /// A crate of goods.
    Crate = "crate",
    /// A barrel of provisions.
    Barrel = "barrel",
    /// A flag.
    Flag = "flag",
    /// A hammer: building and bidding.
    Hammer = "hammer",
    /// A sail: travelling.
    Sail = "sail",
    /// A hand that takes an action.
    Action = "action",
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
    /// Unrest.
    Unrest = "unrest",
}
