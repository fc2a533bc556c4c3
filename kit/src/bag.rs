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

/// Cards in an order that does not exist yet: a [`Bag`] where some are alike, a [`CardSet`] where
/// all differ.
pub trait Unordered: Copy + Default + Eq {
    /// How many cards there are.
    fn total(&self) -> u32;

    /// Adds a card; false if there is no place for it.
    fn add(&mut self, card: u8) -> bool;

    /// Adds all cards of `other`; false, and none is added, if there is no place for them.
    fn add_all(&mut self, other: &Self) -> bool;

    /// Draws a card, each equally likely.
    fn draw_one(&mut self, chance: &mut Chance) -> Option<u8>;
}

impl<const KINDS: usize> Unordered for Bag<KINDS> {
    fn total(&self) -> u32 {
        self.len()
    }

    fn add(&mut self, card: u8) -> bool {
        self.put(usize::from(card))
    }

    fn add_all(&mut self, other: &Self) -> bool {
        let mut sum = *self;
        for (count, more) in sum.counts.iter_mut().zip(other.counts) {
            let Some(both) = count.checked_add(more) else { return false };
            *count = both;
        }
        *self = sum;
        true
    }

    fn draw_one(&mut self, chance: &mut Chance) -> Option<u8> {
        self.draw(chance).map(|kind| kind as u8)
    }
}

impl Unordered for CardSet {
    fn total(&self) -> u32 {
        self.len()
    }

    fn add(&mut self, card: u8) -> bool {
        let fits = bit(card) != 0 && !self.contains(card);
        self.insert(card);
        fits
    }

    fn add_all(&mut self, other: &Self) -> bool {
        let fits = self.0 & other.0 == 0;
        if fits {
            *self = self.union(*other);
        }
        fits
    }

    fn draw_one(&mut self, chance: &mut Chance) -> Option<u8> {
        self.draw(chance)
    }
}

/// A deck of which everybody knows the same: the cards on top by their order, then the cards
/// between by their number only, then groups that were put under the deck one after another, each
/// by its members but not by their order. A card that was put under the deck alone is a group of
/// one.
///
/// An order that nobody knows does not exist, so such a deck is its own view, and to imagine it is
/// to copy it. Decks of which the same is known are equal: the uppermost group takes the place of
/// the cards between when these run out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck<B: Unordered, const TOPS: usize, const GROUPS: usize> {
    /// Known cards on top, the topmost last.
    top: Row<u8, TOPS>,
    /// The cards between, in no order yet.
    middle: B,
    /// The groups under them, the uppermost first, none of them empty.
    under: Row<B, GROUPS>,
}

impl<B: Unordered, const TOPS: usize, const GROUPS: usize> Deck<B, TOPS, GROUPS> {
    /// A shuffled deck of these cards.
    pub fn shuffled(cards: B) -> Self {
        Deck { top: Row::new(), middle: cards, under: Row::new() }
    }

    /// How many cards are in the deck.
    pub fn len(&self) -> u32 {
        self.top.len() as u32 + self.groups().map(B::total).sum::<u32>()
    }

    /// Whether the deck has run out.
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.middle.total() == 0
    }

    /// Takes the top card.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<u8> {
        let card = self.top.pop().or_else(|| self.middle.draw_one(chance));
        self.close_up();
        card
    }

    /// Lays a known card on top; gives it back if no more known cards fit.
    pub fn put_top(&mut self, card: u8) -> Result<(), u8> {
        self.top.push(card)
    }

    /// Puts a known card under the deck; gives it back if no further group fits.
    pub fn put_bottom(&mut self, card: u8) -> Result<(), u8> {
        let mut group = B::default();
        if !group.add(card) {
            return Err(card);
        }
        self.put_group_bottom(group).map_err(|_| card)
    }

    /// Puts known cards under the deck in an order that nobody knows; gives them back if no
    /// further group fits.
    pub fn put_group_bottom(&mut self, group: B) -> Result<(), B> {
        if group.total() > 0 {
            self.under.push(group)?;
            self.close_up();
        }
        Ok(())
    }

    /// Mixes everything, known or not; false, and nothing is mixed, if the cards do not fit
    /// together, which those of one box always do.
    pub fn reshuffle(&mut self) -> bool {
        let mut all = B::default();
        let fit = self.top.iter().all(|&card| all.add(card))
            && self.groups().all(|group| all.add_all(group));
        if fit {
            *self = Deck::shuffled(all);
        }
        fit
    }

    /// The deck as somebody knows it who has not seen the cards on top: they are among those
    /// between.
    pub fn unseen(mut self) -> Self {
        while let Some(&card) = self.top.last() {
            if !self.middle.add(card) {
                return self;
            }
            self.top.pop();
        }
        self
    }

    /// The known cards on top, the topmost last.
    pub fn tops(&self) -> &[u8] {
        &self.top
    }

    /// The cards below the known tops whose order is not known: those between, or the uppermost
    /// group once they have run out.
    pub fn unknown(&self) -> &B {
        &self.middle
    }

    /// What is in no order, from the top: the cards between, then every group under them.
    pub fn groups(&self) -> impl Iterator<Item = &B> {
        std::iter::once(&self.middle).chain(self.under.iter())
    }

    /// Keeps the form in which decks of which the same is known are equal.
    fn close_up(&mut self) {
        if self.middle.total() == 0
            && let Some(group) = self.under.remove(0)
        {
            self.middle = group;
        }
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

    /// Draws until the deck has run out.
    fn order<B: Unordered, const TOPS: usize, const GROUPS: usize>(
        mut deck: Deck<B, TOPS, GROUPS>,
        chance: &mut Chance,
    ) -> Vec<u8> {
        let len = deck.len();
        let order: Vec<_> = std::iter::from_fn(|| deck.draw(chance)).collect();
        assert_eq!((order.len() as u32, deck.len(), deck.is_empty()), (len, 0, true));
        order
    }

    fn set(cards: &[u8]) -> CardSet {
        cards.iter().copied().collect()
    }

    #[test]
    fn a_deck_gives_known_tops_first_and_known_bottoms_last() {
        let mut deck: Deck<Bag<4>, 2, 2> = Deck::shuffled(Bag::new([1, 0, 0, 0]));
        deck.put_top(1).unwrap();
        deck.put_bottom(3).unwrap();
        deck.put_bottom(2).unwrap();
        assert_eq!(deck.put_bottom(1), Err(1));
        assert_eq!(deck.put_bottom(9), Err(9), "no such kind");
        let mut chance = chance();
        assert_eq!(order(deck, &mut chance), [1, 0, 3, 2]);
        assert_eq!(chance.used(), 0, "every place was known");
    }

    #[test]
    fn groups_put_under_a_deck_come_one_after_another_each_in_any_order() {
        let mut deck: Deck<CardSet, 0, 4> = Deck::shuffled(set(&[20, 21]));
        deck.put_group_bottom(set(&[0, 1, 2, 3])).unwrap();
        deck.put_group_bottom(CardSet::EMPTY).unwrap();
        deck.put_bottom(9).unwrap();
        deck.put_group_bottom(set(&[4, 5, 6, 7])).unwrap();
        let groups: Vec<_> = deck.groups().copied().collect();
        assert_eq!(groups, [set(&[20, 21]), set(&[0, 1, 2, 3]), set(&[9]), set(&[4, 5, 6, 7])]);
        let (mut chance, mut seen) = (chance(), std::collections::BTreeSet::new());
        for _ in 0..200 {
            let order = order(deck, &mut chance);
            assert_eq!((set(&order[..2]), order[6]), (set(&[20, 21]), 9));
            assert_eq!(set(&order[2..6]), set(&[0, 1, 2, 3]));
            assert_eq!(set(&order[7..]), set(&[4, 5, 6, 7]));
            seen.insert(order[2..6].to_vec());
        }
        assert_eq!(seen.len(), 24, "every order of a group comes up");
    }

    #[test]
    fn a_group_goes_back_if_there_is_no_place_for_it() {
        let mut deck: Deck<CardSet, 0, 1> = Deck::shuffled(set(&[1]));
        deck.put_group_bottom(set(&[2, 3])).unwrap();
        assert_eq!(deck.put_group_bottom(set(&[4])), Err(set(&[4])));
        assert_eq!(deck.len(), 3);
    }

    #[test]
    fn decks_of_which_the_same_is_known_are_equal() {
        let mut deck: Deck<CardSet, 1, 2> = Deck::shuffled(set(&[8]));
        deck.put_group_bottom(set(&[2, 3])).unwrap();
        assert_eq!(deck.draw(&mut chance()), Some(8));
        assert_eq!(deck, Deck::shuffled(set(&[2, 3])), "what lies under an empty deck is the deck");
        let mut other: Deck<CardSet, 1, 2> = Deck::default();
        other.put_group_bottom(set(&[2, 3])).unwrap();
        assert_eq!(deck, other);
        assert_eq!(deck.unknown(), &set(&[2, 3]));
    }

    #[test]
    fn who_has_not_seen_the_tops_knows_them_to_be_among_the_rest() {
        let mut deck: Deck<CardSet, 2, 2> = Deck::shuffled(set(&[5, 6]));
        deck.put_top(1).unwrap();
        deck.put_top(2).unwrap();
        deck.put_bottom(7).unwrap();
        assert_eq!(deck.tops(), [1, 2]);
        let unseen = deck.unseen();
        assert_eq!((unseen.tops().len(), *unseen.unknown()), (0, set(&[1, 2, 5, 6])));
        let imagined = order(unseen, &mut chance());
        assert_eq!((set(&imagined[..4]), imagined[4]), (set(&[1, 2, 5, 6]), 7));
    }

    #[test]
    fn a_reshuffled_deck_has_no_known_place() {
        let mut deck: Deck<Bag<3>, 1, 2> = Deck::shuffled(Bag::new([1, 0, 1]));
        deck.put_top(1).unwrap();
        deck.put_bottom(1).unwrap();
        assert!(deck.reshuffle());
        assert_eq!(deck, Deck::shuffled(Bag::new([1, 2, 1])));
    }

    #[test]
    fn a_deck_comes_back_from_its_bytes() {
        let mut deck: Deck<CardSet, 2, 3> = Deck::shuffled(set(&[20, 63]));
        deck.put_top(4).unwrap();
        deck.put_group_bottom(set(&[0, 40])).unwrap();
        deck.put_bottom(9).unwrap();
        let bytes = postcard::to_allocvec(&deck).unwrap();
        assert_eq!(postcard::from_bytes::<Deck<CardSet, 2, 3>>(&bytes).unwrap(), deck);
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(text, r#"{"top":[4],"middle":[20,63],"under":[[0,40],[9]]}"#);
        assert_eq!(serde_json::from_str::<Deck<CardSet, 2, 3>>(&text).unwrap(), deck);
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
