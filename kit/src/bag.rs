//! Hidden order that does not exist until it matters.
//!
//! A shuffled deck whose order nobody knows is the same as a bag from which cards are drawn one
//! by one. Nothing is decided before it is drawn, so there is nothing to leak and nothing to
//! reshuffle when a seat imagines the rest of the game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, Row};

/// A bag of pieces of at most `KINDS` kinds, some of which are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize> {
    counts: [u8; KINDS],
}

impl<const KINDS: usize> Bag<KINDS> {
    /// A bag with this many pieces of each kind.
    pub fn new(counts: [u8; KINDS]) -> Self {
        Bag { counts }
    }

    /// How many pieces are in the bag.
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether nothing is in the bag.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// How many pieces of this kind are in the bag.
    pub fn count(&self, kind: usize) -> u8 {
        self.counts.get(kind).copied().unwrap_or(0)
    }

    /// Puts a piece in; false if the bag knows no such kind or cannot hold more of it.
    pub fn put(&mut self, kind: usize) -> bool {
        let Some(count) = self.counts.get_mut(kind) else { return false };
        let Some(more) = count.checked_add(1) else { return false };
        *count = more;
        true
    }

    /// Takes out a piece of a known kind; false if there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        let Some(count) = self.counts.get_mut(kind) else { return false };
        let Some(less) = count.checked_sub(1) else { return false };
        *count = less;
        true
    }

    /// Draws a piece, each equally likely.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<usize> {
        let mut left = chance.below(self.len());
        for (kind, count) in self.counts.iter_mut().enumerate() {
            if left < u32::from(*count) {
                *count -= 1;
                return Some(kind);
            }
            left -= u32::from(*count);
        }
        None
    }
}

impl<const KINDS: usize> Default for Bag<KINDS> {
    fn default() -> Self {
        Bag { counts: [0; KINDS] }
    }
}

impl<const KINDS: usize> Serialize for Bag<KINDS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts.as_slice().serialize(serializer)
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Bag<KINDS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Row::<u8, KINDS>::deserialize(deserializer)?;
        let counts = <[u8; KINDS]>::try_from(&*counts)
            .map_err(|_| serde::de::Error::invalid_length(counts.len(), &"one count per kind"))?;
        Ok(Bag { counts })
    }
}

/// A set of up to 64 cards that are all different, by number: a hand, a discard, or an unordered
/// pile to draw from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Whether the card is in the set.
    #[inline]
    pub fn contains(self, card: u8) -> bool {
        self.0 & bit(card) != 0
    }

    /// Puts the card in.
    #[inline]
    pub fn insert(&mut self, card: u8) {
        self.0 |= bit(card);
    }

    /// Takes the card out; false if it was not there.
    #[inline]
    pub fn remove(&mut self, card: u8) -> bool {
        let there = self.contains(card);
        self.0 &= !bit(card);
        there
    }

    /// How many cards are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of either set.
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that the other does not have.
    pub fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards by number, lowest first.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }

    /// Draws a card, each equally likely.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<u8> {
        let nth = chance.below(self.len());
        let card = self.iter().nth(nth as usize)?;
        self.remove(card);
        Some(card)
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

// In JSON a set is the list of its cards: a reader in another language has no use for 64 bits, and
// those that keep numbers as doubles would lose some.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(CardSet);
        }
        let mut set = CardSet::EMPTY;
        for card in Vec::<u8>::deserialize(deserializer)? {
            if bit(card) == 0 || set.contains(card) {
                return Err(serde::de::Error::custom(format_args!(
                    "card {card} is twice or not there"
                )));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

/// The cards of a [`CardSet`] by number.
#[derive(Clone, Debug)]
pub struct CardIter(u64);

impl Iterator for CardIter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

#[inline]
fn bit(card: u8) -> u64 {
    1u64.checked_shl(u32::from(card)).unwrap_or(0)
}

/// A deck of which some cards at the top or at the bottom are known, and the order of the rest
/// is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck<const KINDS: usize, const KNOWN: usize> {
    /// Known cards on top, the topmost last.
    top: Row<u8, KNOWN>,
    /// The cards between, in no order yet.
    middle: Bag<KINDS>,
    /// Known cards at the bottom, the lowest first.
    bottom: Row<u8, KNOWN>,
}

impl<const KINDS: usize, const KNOWN: usize> Deck<KINDS, KNOWN> {
    /// A shuffled deck of the cards in the bag.
    pub fn shuffled(cards: Bag<KINDS>) -> Self {
        Deck { top: Row::new(), middle: cards, bottom: Row::new() }
    }

    /// How many cards are in the deck.
    pub fn len(&self) -> u32 {
        self.top.len() as u32 + self.middle.len() + self.bottom.len() as u32
    }

    /// Whether the deck has run out.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the top card.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<u8> {
        self.top
            .pop()
            .or_else(|| self.middle.draw(chance).map(|kind| kind as u8))
            .or_else(|| self.bottom.pop())
    }

    /// Lays a known card on top; gives it back if no more known cards fit.
    pub fn put_top(&mut self, card: u8) -> Result<(), u8> {
        self.top.push(card)
    }

    /// Puts a known card under the deck; gives it back if no more known cards fit.
    pub fn put_bottom(&mut self, card: u8) -> Result<(), u8> {
        self.bottom.insert(0, card)
    }

    /// Mixes everything, known or not.
    pub fn reshuffle(&mut self) {
        for card in self.top.iter().chain(self.bottom.iter()) {
            self.middle.put(usize::from(*card));
        }
        self.top.clear();
        self.bottom.clear();
    }

    /// The cards whose place is not known.
    pub fn unknown(&self) -> &Bag<KINDS> {
        &self.middle
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    fn chance() -> Chance {
        Chance::new(Seed::from_number(11))
    }

    #[test]
    fn a_bag_gives_back_exactly_what_was_put_in() {
        let mut bag = Bag::new([2, 0, 3]);
        let mut chance = chance();
        let mut drawn = [0; 3];
        while let Some(kind) = bag.draw(&mut chance) {
            drawn[kind] += 1;
        }
        assert_eq!(drawn, [2, 0, 3]);
        assert!(bag.is_empty());
        assert!(!bag.take(0) && !bag.take(9) && !bag.put(9));
    }

    #[test]
    fn the_last_piece_of_a_bag_uses_no_chance() {
        let mut chance = chance();
        assert_eq!(Bag::new([0, 1]).draw(&mut chance), Some(1));
        assert_eq!(chance.used(), 0);
    }

    #[test]
    fn a_deck_gives_known_tops_first_and_known_bottoms_last() {
        let mut deck: Deck<4, 2> = Deck::shuffled(Bag::new([1, 0, 0, 0]));
        deck.put_top(1).unwrap();
        deck.put_bottom(2).unwrap();
        deck.put_bottom(3).unwrap();
        assert_eq!(deck.put_bottom(1), Err(1));
        let mut chance = chance();
        let order: Vec<_> = std::iter::from_fn(|| deck.draw(&mut chance)).collect();
        assert_eq!(order, [1, 0, 2, 3]);
    }

    #[test]
    fn a_card_set_draws_each_card_once() {
        let mut cards: CardSet = [3, 40, 63].into_iter().collect();
        let mut chance = chance();
        let mut drawn: Vec<_> = std::iter::from_fn(|| cards.draw(&mut chance)).collect();
        drawn.sort();
        assert_eq!(drawn, [3, 40, 63]);
        cards.insert(200);
        assert!(cards.is_empty() && !cards.contains(200));
    }

    #[test]
    fn a_card_set_is_a_list_in_json_and_eight_bytes_at_most_elsewhere() {
        let cards: CardSet = [3, 63].into_iter().collect();
        assert_eq!(serde_json::to_string(&cards).unwrap(), "[3,63]");
        assert_eq!(serde_json::from_str::<CardSet>("[63,3]").unwrap(), cards);
        assert!(serde_json::from_str::<CardSet>("[3,3]").is_err());
        assert!(serde_json::from_str::<CardSet>("[64]").is_err());
        let bytes = postcard::to_allocvec(&cards).unwrap();
        assert_eq!(bytes, postcard::to_allocvec(&cards.0).unwrap());
        assert_eq!(postcard::from_bytes::<CardSet>(&bytes).unwrap(), cards);
    }
}
