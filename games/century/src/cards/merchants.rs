//! The merchant cards of the box and the deals of Golden Deals, as they are printed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kit::content::SheetRow;
use kit::{CardSet, Content, ContentError};
use serde::{Deserialize, Serialize};

use crate::effect::{self, Effect};

/// A merchant card by its number in the box: starting cards first. Every seat has its own copy of
/// the starting cards; all other cards exist once.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub u8);

/// The most cards a [`CardSet`] tells apart.
pub(crate) const MOST_CARDS: usize = 64;

/// Every merchant card and deal of the box.
#[derive(Clone, Debug)]
pub struct Merchants {
    cards: Vec<Merchant>,
    deals: Vec<Deal>,
    starting: CardSet,
}

#[derive(Clone, Debug)]
struct Merchant {
    id: String,
    effect: Effect,
    kind: Kind,
}

#[derive(Clone, Debug)]
struct Deal {
    id: String,
    effect: Effect,
}

/// What sort of merchant card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Dealt to every seat at the start.
    Starting,
    /// Gives cubes.
    Spice,
    /// Raises cubes.
    Upgrade,
    /// Trades cubes.
    Trade,
    /// From the first or second bonus pack.
    Bonus,
}

/// What a card that is not in the box does.
static NO_EFFECT: LazyLock<Effect> = LazyLock::new(Effect::default);

impl Merchants {
    /// Reads all cards, with the bonus packs named.
    pub fn read(content: &Content, packs: &[&str]) -> Result<Merchants, ContentError> {
        let mut cards = Vec::new();
        let sheets = [
            ("starting-cards", Kind::Starting, 2),
            ("spice-cards", Kind::Spice, 8),
            ("upgrade-cards", Kind::Upgrade, 1),
            ("trade-cards", Kind::Trade, 34),
        ];
        for (name, kind, count) in sheets {
            let sheet = content.sheet(name)?;
            sheet.count(count..=count)?;
            for row in &sheet.rows {
                row.only(&effect::FIELDS)?;
                cards.push(Merchant { id: row.id.clone(), effect: card_effect(row)?, kind });
            }
        }
        let bonus = content.sheet("bonus-cards")?;
        bonus.count(8..=8)?;
        for row in &bonus.rows {
            row.only(&[&effect::FIELDS[..], &["pack"]].concat())?;
            let effect = card_effect(row)?;
            match row.text("pack")? {
                pack @ ("b1" | "b2") => {
                    if packs.contains(&pack) {
                        cards.push(Merchant { id: row.id.clone(), effect, kind: Kind::Bonus });
                    }
                }
                _ => return Err(row.bad("pack", "b1 / b2")),
            }
        }
        let sheet = content.sheet("golden-deals")?;
        sheet.count(51..=MOST_CARDS)?;
        let deals = sheet.rows.iter().map(|row| {
            row.only(&effect::FIELDS)?;
            let effect = Effect::read(row)?;
            // A deal is struck by giving a card away for good: it has none to take back.
            if effect.take_back {
                return Err(row.bad("take-back", "false"));
            }
            Ok(Deal { id: row.id.clone(), effect })
        });
        let deals = deals.collect::<Result<Vec<_>, _>>()?;
        // A move names a card by its id alone, whatever table it comes from.
        let mut named = BTreeMap::new();
        for name in sheets.map(|(name, ..)| name).into_iter().chain(["bonus-cards"]) {
            for row in &content.sheet(name)?.rows {
                if let Some(other) = named.insert(row.id.as_str(), row) {
                    return Err(row.same_name(other));
                }
            }
        }
        let starting =
            (0..cards.len() as u8).filter(|&n| cards[usize::from(n)].kind == Kind::Starting);
        Ok(Merchants { starting: starting.collect(), cards, deals })
    }

    /// How many different cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are no cards, which content files do not allow.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards everybody begins with.
    pub fn starting(&self) -> CardSet {
        self.starting
    }

    /// All other cards.
    pub fn market(&self) -> CardSet {
        (0..self.cards.len() as u8).collect::<CardSet>().minus(self.starting)
    }

    /// All deals.
    pub fn deals(&self) -> CardSet {
        (0..self.deals.len() as u8).collect()
    }

    /// What the card does.
    #[inline]
    pub fn effect(&self, card: Card) -> &Effect {
        self.cards.get(usize::from(card.0)).map_or(&NO_EFFECT, |card| &card.effect)
    }

    /// What the deal of this number does.
    #[inline]
    pub fn deal_effect(&self, deal: u8) -> &Effect {
        self.deals.get(usize::from(deal)).map_or(&NO_EFFECT, |deal| &deal.effect)
    }

    /// The card's name in content and records.
    pub fn id(&self, card: Card) -> &str {
        self.cards.get(usize::from(card.0)).map_or("?", |card| &card.id)
    }

    /// The deal's name in content.
    pub fn deal_id(&self, deal: u8) -> &str {
        self.deals.get(usize::from(deal)).map_or("?", |deal| &deal.id)
    }

    /// What sort of card it is.
    pub fn kind(&self, card: Card) -> Kind {
        self.cards.get(usize::from(card.0)).map_or(Kind::Starting, |card| card.kind)
    }

    /// The card of this name.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(|n| Card(n as u8))
    }
}

fn card_effect(row: &SheetRow) -> Result<Effect, ContentError> {
    let effect = Effect::read(row)?;
    if effect.gift.is_some() { Err(row.bad("gift", "—")) } else { Ok(effect) }
}
