//! Merchant cards and the row they are bought from; with Golden Deals, the deal on each card.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kit::content::SheetRow;
use kit::{CardSet, Census, Chance, Content, ContentError, Row};
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::effect::{self, Effect};

/// A merchant card by its number in the box: starting cards first. Every seat has its own copy of
/// the starting cards; all other cards exist once.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub u8);

/// The most cards a [`CardSet`] tells apart.
const MOST_CARDS: usize = 64;

/// The longest row of merchant cards in any game of the box.
pub const LONGEST_ROW: usize = 6;

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

/// A card in the row and the cubes that were laid on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stall {
    /// The card.
    pub card: Card,
    /// The cubes.
    pub cubes: Cubes,
}

/// The row, what is under it, and the deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// The cards for sale, the free one first.
    pub row: Row<Stall, LONGEST_ROW>,
    /// The cards still to come, in an order that does not exist yet.
    pub pile: CardSet,
    /// The common discard of Golden Deals.
    pub discard: CardSet,
    /// The deals not yet seen on any card, in an order that does not exist yet.
    pub deals: CardSet,
    /// The deal on each card that has been seen, by card number.
    deal_of: DealOf,
}

/// The deals on cards: 0 for none, else the number of the deal plus one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct DealOf([u8; MOST_CARDS]);

impl Serialize for DealOf {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen = self.0.len() - self.0.iter().rev().take_while(|&&deal| deal == 0).count();
        serializer.collect_seq(&self.0[..seen])
    }
}

impl<'de> Deserialize<'de> for DealOf {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<DealOf, D::Error> {
        let seen = Row::<u8, MOST_CARDS>::deserialize(deserializer)?;
        let mut deal_of = [0; MOST_CARDS];
        deal_of[..seen.len()].copy_from_slice(&seen);
        Ok(DealOf(deal_of))
    }
}

impl Market {
    /// A market with these cards and deals under it and an empty row.
    pub fn new(pile: CardSet, deals: CardSet) -> Market {
        Market {
            row: Row::new(),
            pile,
            discard: CardSet::EMPTY,
            deals,
            deal_of: DealOf([0; MOST_CARDS]),
        }
    }

    /// The deal on a card, once the card has been seen.
    #[inline]
    pub fn deal_on(&self, card: Card) -> Option<u8> {
        self.deal_of.0.get(usize::from(card.0)).and_then(|deal| deal.checked_sub(1))
    }

    /// Draws cards until the row has `size`; each comes without cubes and, with Golden Deals,
    /// with its deal. When the pile is empty the common discard becomes the pile; when that is
    /// empty too the row stays short. Tells each card that came, its deal, and whether the pile
    /// was made anew for it.
    pub fn refill(
        &mut self,
        size: usize,
        chance: &mut Chance,
        mut came: impl FnMut(Card, Option<u8>, bool),
    ) {
        while self.row.len() < size.min(LONGEST_ROW) {
            let reshuffled = self.pile.is_empty() && !self.discard.is_empty();
            if reshuffled {
                self.pile = std::mem::take(&mut self.discard);
            }
            let Some(card) = self.pile.draw(chance) else { return };
            if self.deal_on(Card(card)).is_none()
                && let Some(deal) = self.deals.draw(chance)
                && let Some(place) = self.deal_of.0.get_mut(usize::from(card))
            {
                *place = deal + 1;
            }
            let _ = self.row.push(Stall { card: Card(card), cubes: Cubes::NONE });
            came(Card(card), self.deal_on(Card(card)), reshuffled);
        }
    }

    /// Lays a known deal on a card, for setting up a position; the deal the card had goes where
    /// that one was.
    pub fn set_deal(&mut self, card: Card, deal: u8) {
        let old = self.deal_on(card);
        if self.deals.remove(deal) {
            old.into_iter().for_each(|old| self.deals.insert(old));
        } else if let Some(place) = self.deal_of.0.iter_mut().find(|place| **place == deal + 1) {
            *place = old.map_or(0, |old| old + 1);
        }
        if let Some(place) = self.deal_of.0.get_mut(usize::from(card.0)) {
            *place = deal + 1;
        }
    }

    /// Lays a cube on the card in this place: the price of a card further on.
    pub fn lay(&mut self, place: usize, cube: Cube) -> Option<Card> {
        let stall = self.row.get_mut(place)?;
        stall.cubes.put(cube);
        Some(stall.card)
    }

    /// Takes the cubes off the card in this place.
    pub fn collect(&mut self, place: usize) -> Option<(Card, Cubes)> {
        let stall = self.row.get_mut(place)?;
        Some((stall.card, std::mem::take(&mut stall.cubes)))
    }

    /// Takes the card in this place out of the row, which slides.
    pub fn take(&mut self, place: usize) -> Option<Card> {
        self.row.remove(place).map(|stall| stall.card)
    }

    /// The effect of the deal on a card; that of no deal at all is nothing.
    #[inline]
    pub fn deal_effect<'a>(&self, merchants: &'a Merchants, card: Card) -> &'a Effect {
        merchants.deal_effect(self.deal_on(card).unwrap_or(u8::MAX))
    }

    /// Counts the cards and deals of the market.
    pub fn census(&self, census: &mut Census) {
        for card in self.row.iter().map(|stall| stall.card.0) {
            census.one("merchant", card);
        }
        for card in self.pile.iter().chain(self.discard.iter()) {
            census.one("merchant", card);
        }
        for deal in self.deals.iter() {
            census.one("deal", deal);
        }
        for deal in self.deal_of.0.iter().filter_map(|deal| deal.checked_sub(1)) {
            census.one("deal", deal);
        }
    }

    /// Whether every number in it is one of the box, no deal lies on a starting card, and every
    /// card that can be seen here carries a deal if deals are played.
    pub fn invariants(&self, merchants: &Merchants, deals: bool) -> Result<(), String> {
        let cards = merchants.market();
        let row: CardSet = self.row.iter().map(|stall| stall.card.0).collect();
        let strange = row.union(self.pile).union(self.discard).minus(cards);
        if !strange.is_empty() {
            return Err(format!("cards {strange:?} are not for sale"));
        }
        if !self.deals.minus(merchants.deals()).is_empty() {
            return Err("there are strange deals in the bag".into());
        }
        for (card, deal) in self.deal_of.0.iter().enumerate() {
            let Some(deal) = deal.checked_sub(1) else { continue };
            if !deals || !cards.contains(card as u8) || !merchants.deals().contains(deal) {
                return Err(format!("deal {deal} lies on card {card}"));
            }
        }
        let bare = |card: &u8| self.deal_on(Card(*card)).is_none();
        if deals && row.union(self.discard).iter().any(|card| bare(&card)) {
            return Err("a card that was seen has no deal".into());
        }
        Ok(())
    }
}
