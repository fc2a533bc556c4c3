//! The part of the merchant cards: a row of cards with cubes on it, hands, cards that are played,
//! bonus cards and Golden Deals.
//!
//! | file | what it holds |
//! |---|---|
//! | `merchants.rs` | the printed cards and deals |
//! | `market.rs` | the row, the pile, the common discard, the deals on cards |
//! | `play.rs` | the actions play and rest, and the effects of cards and deals |
//! | `acquire.rs` | the action acquire: payment, taking the card |
//! | `deals.rs` | Golden Deals |
//! | `moves.rs` | the moves of this part and their notation |
//! | `event.rs` | what happens in it |
//! | `invariants.rs` | what must hold of it |
//! | `words.rs`, `scene.rs` | what the log says of it, and its pieces |
//! | `faces.rs` | what cards, coins and prizes look like |
//! | `eval.rs` | what cards are worth, for bots |
//! | `tests.rs` | the cards at a table that is not Spice Road's |
//!
//! A game that has a row but no hands uses `merchants.rs`, `market.rs` and the effects of the box
//! alone.

mod acquire;
mod deals;
pub(crate) mod eval;
mod event;
pub(crate) mod faces;
mod invariants;
pub mod market;
pub mod merchants;
mod moves;
mod play;
pub(crate) mod scene;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use kit::{CardSet, Chance, Content, ContentError, Module, Options, Words};
use serde::{Deserialize, Serialize};

pub use self::event::Event;
pub use self::market::{Market, Pile, Stall};
pub use self::merchants::{Card, Kind, Merchants};
pub use self::moves::Move;
use crate::effect::Step;
use crate::hold::Hold;
use crate::turn::Acting;

/// What is printed on merchant cards, said of them, and drawn.
pub(crate) const CONTENT: &str = include_str!("../../content/merchants.toml");
pub(crate) const WORDS: Words = kit::words!("../../locales/cards", "ftl");
pub(crate) const ART: &str = include_str!("../../art/cards.svg");

/// The cards as one game plays with them.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Cards {
    pub merchants: Merchants,
    /// How many cards lie in the row.
    pub row: usize,
    /// Whether they carry deals.
    pub golden_deals: bool,
}

/// The place of a seat that has a hand of merchant cards, and others that lie open in front of it, played or laid
/// down.
#[allow(missing_docs)]
pub trait Hand: Hold {
    fn hand(&self) -> CardSet;
    fn hand_mut(&mut self) -> &mut CardSet;

    fn played(&self) -> CardSet;
    fn played_mut(&mut self) -> &mut CardSet;

    /// The cards that were set aside for something else and come back with a rest as well.
    fn aside(&self) -> CardSet {
        CardSet::EMPTY
    }

    /// Takes up everything that comes back with a rest.
    fn gather(&mut self) -> CardSet {
        std::mem::take(self.played_mut())
    }
}

/// A table with a row of merchant cards while one of its seats acts.
#[allow(missing_docs)]
pub trait MarketTable: Acting<Event: From<Event>> {
    /// How the cards still to come lie.
    type Pile: Pile;

    fn market(&self) -> &Market<Self::Pile>;
    fn market_mut(&mut self) -> (&mut Market<Self::Pile>, &mut Chance);
}

/// Such a table at which seats also have hands.
pub trait CardTable: MarketTable<Place: Hand, Phase: From<Phase>> {}

impl<T: MarketTable<Place: Hand, Phase: From<Phase>>> CardTable for T {}

/// What a table can wait for on account of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// A cube for each card to the left of the one in place `slot`, of which so many have got theirs.
    Pay { slot: u8, paid: u8 },
    /// Whether the card in this place, just paid for, goes to the hand or is given for its deal.
    Bargain { slot: u8 },
    /// Which card is laid down for the deal on this card of the hand.
    LayDown { deal: Card },
    /// The choices an effect leaves.
    Effect { source: EffectOf, step: Step },
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EffectOf {
    /// The card as such.
    Card(Card),
    /// The deal on a card that was in the hand.
    Deal(Card),
    /// The deal on a card that was in the row, which is refilled afterwards.
    RowDeal(Card),
}

/// The module with the bonus cards: both packs, or one.
pub const BONUS_CARDS: Module =
    Module { id: "bonus-cards", values: &["both", "b1", "b2"], seats: (2, 4) };

/// The module with deals on the merchant cards.
pub const GOLDEN_DEALS: Module = Module { id: "golden-deals", values: &[], seats: (2, 4) };

/// The bonus packs that are played with: both, or the one that was chosen.
fn bonus_packs(options: &Options) -> &'static [&'static str] {
    match options.value(&BONUS_CARDS) {
        None => &[],
        Some("b1") => &["b1"],
        Some("b2") => &["b2"],
        Some(_) => &["b1", "b2"],
    }
}

impl Cards {
    /// Reads the cards that are played with, for a game with a row of this length.
    pub fn read(content: &Content, options: &Options, row: usize) -> Result<Cards, ContentError> {
        let merchants = Merchants::read(content, bonus_packs(options))?;
        Ok(Cards { merchants, row, golden_deals: options.has(GOLDEN_DEALS.id) })
    }

    /// The market at the start: a full row, each card with its deal if deals are played.
    pub fn open<P: Pile>(&self, chance: &mut Chance) -> Market<P> {
        let deals = if self.golden_deals { self.merchants.deals() } else { CardSet::EMPTY };
        let mut market = Market::new(self.merchants.market(), deals);
        while market.draw(self.row, chance).is_some() {}
        market
    }

    /// A card has left the row: it slides and is refilled, as far as cards last (R10, R-55).
    pub fn refill<T: MarketTable>(&self, turn: &mut T) {
        loop {
            let (market, chance) = turn.market_mut();
            let Some(came) = market.draw(self.row, chance) else { return };
            if came.reshuffled {
                turn.note(Event::Reshuffled);
            }
            turn.note(Event::MerchantCame { card: came.card, deal: came.deal });
        }
    }

    /// Plays what leaves no choice; false where there is one. A forced decision costs nothing that
    /// is not plain to see, and everything on the table is open.
    pub fn settle<T: CardTable>(&self, turn: &mut T, phase: Phase) -> bool {
        match phase {
            Phase::Pay { slot, paid } => self.settle_payment(turn, slot, paid),
            Phase::Bargain { .. } => false,
            Phase::LayDown { deal } => self.settle_lay_down(turn, deal),
            Phase::Effect { source, step } => self.settle_effect(turn, source, step),
        }
    }
}
