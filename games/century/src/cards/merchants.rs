//! The merchant cards of the box and the deals of Golden Deals, as they are printed.

use kit::content::{Numbered, SheetRow};
use kit::{CardSet, Content, ContentError};

use crate::effect::{self, Effect, NOTHING};

kit::numbered! {
    /// A merchant card by its number in the box: starting cards first. Every seat has its own copy
    /// of the starting cards; all other cards exist once.
    pub struct Card;
}

/// The most cards a [`CardSet`] tells apart.
pub(crate) const MOST_CARDS: usize = 64;

/// Every merchant card and deal of the box.
#[derive(Clone, Debug, Default)]
pub struct Merchants {
    pub(super) cards: Numbered<Card, Merchant>,
    deals: Numbered<u8, Effect>,
    starting: CardSet,
}

#[derive(Clone, Debug)]
pub(super) struct Merchant {
    effect: Effect,
    kind: Kind,
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

impl Merchants {
    /// Reads all cards, with the bonus packs named.
    pub fn read(content: &Content, packs: &[&str]) -> Result<Merchants, ContentError> {
        let mut cards = Numbered::<Card, _>::default();
        let sheets = [
            ("starting-cards", Kind::Starting, 2),
            ("spice-cards", Kind::Spice, 8),
            ("upgrade-cards", Kind::Upgrade, 1),
            ("trade-cards", Kind::Trade, 34),
        ];
        for (name, kind, count) in sheets {
            let sheet = content.sheet(name)?;
            sheet.count(count..=count)?;
            cards.read_more(sheet, |row| {
                row.only(&effect::FIELDS)?;
                Ok(Merchant { effect: card_effect(row)?, kind })
            })?;
        }
        let bonus = content.sheet("bonus-cards")?;
        bonus.count(8..=8)?;
        for row in &bonus.rows {
            row.only(&[&effect::FIELDS[..], &["pack"]].concat())?;
            let effect = card_effect(row)?;
            match row.text("pack")? {
                pack @ ("b1" | "b2") => {
                    if packs.contains(&pack) {
                        cards.push(&row.id, Merchant { effect, kind: Kind::Bonus });
                    }
                }
                _ => return Err(row.bad("pack", "b1 / b2")),
            }
        }
        let sheet = content.sheet("golden-deals")?;
        sheet.count(51..=MOST_CARDS)?;
        let deals = Numbered::read(sheet, |row| {
            row.only(&effect::FIELDS)?;
            let effect = Effect::read(row)?;
            // A deal is struck by giving a card away for good: it has none to take back.
            if effect.take_back {
                return Err(row.bad("take-back", "false"));
            }
            Ok(effect)
        })?;
        content.distinct(&[&sheets.map(|(name, ..)| name)[..], &["bonus-cards"]].concat())?;
        let starting = cards.set_of(|card| card.kind == Kind::Starting);
        Ok(Merchants { cards, deals, starting })
    }

    /// How many different cards there are.
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// The cards everybody begins with.
    pub fn starting(&self) -> CardSet {
        self.starting
    }

    /// All other cards.
    pub fn market(&self) -> CardSet {
        self.cards.set().minus(self.starting)
    }

    /// All deals.
    pub fn deals(&self) -> CardSet {
        self.deals.set()
    }

    /// What the card does.
    #[inline]
    pub fn effect(&self, card: Card) -> &Effect {
        self.cards.of(card).map_or(&NOTHING, |card| &card.effect)
    }

    /// What the deal of this number does.
    #[inline]
    pub fn deal_effect(&self, deal: u8) -> &Effect {
        self.deals.of(deal).map_or(&NOTHING, |deal| &deal.face)
    }

    /// The card's name in content and records.
    pub fn id(&self, card: Card) -> &str {
        self.cards.id(card)
    }

    /// What sort of card it is.
    pub fn kind(&self, card: Card) -> Kind {
        self.cards.of(card).map_or(Kind::Starting, |card| card.kind)
    }

    /// The card of this name.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.cards.find(id)
    }
}

fn card_effect(row: &SheetRow) -> Result<Effect, ContentError> {
    let effect = Effect::read(row)?;
    if effect.gift.is_some() { Err(row.bad("gift", "—")) } else { Ok(effect) }
}
