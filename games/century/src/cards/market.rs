//! The row of merchant cards, the pile, the common discard, and the deals on the cards.

use kit::{CardSet, Census, Chance, Deck, Row};
use serde::{Deserialize, Serialize};

use super::merchants::{Card, MOST_CARDS, Merchants};
use crate::cubes::{Cube, Cubes};
use crate::effect::Effect;

/// The longest row of merchant cards in any game of the box.
pub const LONGEST_ROW: usize = 6;

/// A card that has come into the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Came {
    pub card: Card,
    pub deal: Option<u8>,
    /// Whether the discard became the pile for it.
    pub reshuffled: bool,
}

/// A card in the row and the cubes that were laid on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Stall {
    pub card: Card,
    pub cubes: Cubes,
}

/// The cards still to come.
pub trait Pile: Copy {
    /// A pile of these cards, shuffled.
    fn shuffled(cards: CardSet) -> Self;

    /// The top card.
    fn draw(&mut self, chance: &mut Chance) -> Option<u8>;

    /// All cards in it.
    fn cards(&self) -> CardSet;
}

/// A pile of which nothing is known but what is in it.
impl Pile for CardSet {
    #[inline]
    fn shuffled(cards: CardSet) -> CardSet {
        cards
    }

    #[inline]
    fn draw(&mut self, chance: &mut Chance) -> Option<u8> {
        CardSet::draw(self, chance)
    }

    #[inline]
    fn cards(&self) -> CardSet {
        *self
    }
}

/// A pile under which the cards of a row can be put: everybody knows them, and nobody their order.
pub type LayeredPile = Deck<CardSet, 0, MOST_LAYERS>;

/// As many rows as can lie under a pile at once: each but the uppermost is whole, and the shortest
/// row that games put back has four cards.
const MOST_LAYERS: usize = MOST_DRAWN / 4 + 1;

/// The most cards that come from a pile: all but the starting cards, with both bonus packs.
const MOST_DRAWN: usize = 52;

impl Pile for LayeredPile {
    fn shuffled(cards: CardSet) -> LayeredPile {
        Deck::shuffled(cards)
    }

    fn draw(&mut self, chance: &mut Chance) -> Option<u8> {
        Deck::draw(self, chance)
    }

    fn cards(&self) -> CardSet {
        self.groups().fold(CardSet::EMPTY, |all, group| all.union(*group))
    }
}

/// The row, what is under it, and the deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market<P = CardSet> {
    /// The cards for sale, the free one first.
    pub row: Row<Stall, LONGEST_ROW>,
    /// The cards still to come, in an order that does not exist yet.
    pub pile: P,
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

impl<P: Pile> Market<P> {
    /// A market with these cards and deals under it and an empty row.
    pub fn new(cards: CardSet, deals: CardSet) -> Market<P> {
        Market {
            row: Row::new(),
            pile: P::shuffled(cards),
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

    /// Draws the next card of a row that is shorter than `size` (R10): it comes without cubes and,
    /// with Golden Deals, with its deal, which stays on it for the whole game (R26). When the pile
    /// is empty the common discard becomes the pile (R11); when that is empty too the row stays
    /// short.
    #[inline]
    pub fn draw(&mut self, size: usize, chance: &mut Chance) -> Option<Came> {
        if self.row.len() >= size.min(LONGEST_ROW) {
            return None;
        }
        let (card, reshuffled) = match self.pile.draw(chance) {
            Some(card) => (card, false),
            None if self.discard.is_empty() => return None,
            None => {
                self.pile = P::shuffled(std::mem::take(&mut self.discard));
                (self.pile.draw(chance)?, true)
            }
        };
        if self.deal_on(Card(card)).is_none()
            && let Some(deal) = self.deals.draw(chance)
            && let Some(place) = self.deal_of.0.get_mut(usize::from(card))
        {
            *place = deal + 1;
        }
        let _ = self.row.push(Stall { card: Card(card), cubes: Cubes::NONE });
        Some(Came { card: Card(card), deal: self.deal_on(Card(card)), reshuffled })
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

    /// Lays a cube on the card in this place: the price of a card further on (R8).
    pub fn lay(&mut self, place: usize, cube: Cube) -> Option<Card> {
        let stall = self.row.get_mut(place)?;
        stall.cubes.put(cube);
        Some(stall.card)
    }

    /// Takes the cubes off the card in this place; they go to whoever takes the card (R9).
    pub fn collect(&mut self, place: usize) -> Option<(Card, Cubes)> {
        let stall = self.row.get_mut(place)?;
        Some((stall.card, std::mem::take(&mut stall.cubes)))
    }

    /// What lies in this place of the row, for saying and showing it.
    pub(crate) fn stall(&self, slot: u8) -> Stall {
        self.row.get(usize::from(slot)).copied().unwrap_or_default()
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
        for card in self.pile.cards().iter().chain(self.discard.iter()) {
            census.one("merchant", card);
        }
        for deal in self.deals.iter() {
            census.one("deal", deal);
        }
        for deal in self.deal_of.0.iter().filter_map(|deal| deal.checked_sub(1)) {
            census.one("deal", deal);
        }
    }

    /// Whether every number in it is one of the box, the row is not too long, no deal lies on a starting card, and every
    /// card that can be seen here carries a deal if deals are played.
    pub fn invariants(
        &self,
        merchants: &Merchants,
        size: usize,
        deals: bool,
    ) -> Result<(), String> {
        if self.row.len() > size {
            return Err("the merchant row is too long".into());
        }
        let cards = merchants.market();
        let row: CardSet = self.row.iter().map(|stall| stall.card.0).collect();
        let strange = row.union(self.pile.cards()).union(self.discard).minus(cards);
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

impl Market<LayeredPile> {
    /// Puts the whole row under the pile, in an order nobody knows; false, and the row stays, if
    /// there is nothing in it. Deals that were seen stay known.
    pub fn put_under(&mut self) -> bool {
        let cards: CardSet = self.row.iter().map(|stall| stall.card.0).collect();
        if cards.is_empty() || self.pile.put_group_bottom(cards).is_err() {
            return false;
        }
        self.row.clear();
        true
    }
}

#[cfg(test)]
mod tests {
    use kit::Seed;

    use super::*;

    fn market(cards: u8) -> (Market<LayeredPile>, Chance) {
        let mut chance = Chance::new(Seed::from_number(3));
        let mut market = Market::new((0..cards).collect(), (0..cards).collect());
        while market.draw(4, &mut chance).is_some() {}
        (market, chance)
    }

    fn row(market: &Market<LayeredPile>) -> CardSet {
        market.row.iter().map(|stall| stall.card.0).collect()
    }

    #[test]
    fn rows_put_under_the_pile_come_again_in_their_turn_and_with_their_deals() {
        let (mut market, mut chance) = market(10);
        let first = row(&market);
        let deals: Vec<_> = first.iter().map(|card| market.deal_on(Card(card))).collect();
        assert!(market.put_under());
        while market.draw(4, &mut chance).is_some() {}
        assert_eq!(
            row(&market).minus(first),
            row(&market),
            "the pile comes before what is under it"
        );
        let second = row(&market);
        assert!(market.put_under());
        let groups: Vec<_> = market.pile.groups().copied().collect();
        assert_eq!((groups[0].len(), &groups[1..]), (2, &[first, second][..]));
        while market.draw(4, &mut chance).is_some() {}
        assert_eq!(row(&market).minus(groups[0]).minus(first), CardSet::EMPTY);
        let now: Vec<_> = first.iter().map(|card| market.deal_on(Card(card))).collect();
        assert_eq!(now, deals);
    }

    #[test]
    fn a_row_with_nothing_under_it_comes_again_itself() {
        let (mut market, mut chance) = market(2);
        let before = row(&market);
        assert!(market.put_under());
        while market.draw(4, &mut chance).is_some() {}
        assert_eq!(row(&market), before);
        market.row.clear();
        assert!(!market.put_under(), "an empty row cannot be exchanged");
    }
}
