//! The five spices, sets of them and piles of them.

use serde::{Deserialize, Serialize};

/// A spice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Spice {
    /// Ginger, G.
    Ginger,
    /// Pepper, P.
    Pepper,
    /// Cinnamon, C.
    Cinnamon,
    /// Nutmeg, N.
    Nutmeg,
    /// Clove, K.
    Clove,
}

impl Spice {
    /// How many spices there are.
    pub const COUNT: usize = 5;
    /// Every spice, in the order of the rulebook's letters here: G, P, C, N, K.
    pub const ALL: [Spice; Spice::COUNT] =
        [Spice::Ginger, Spice::Pepper, Spice::Cinnamon, Spice::Nutmeg, Spice::Clove];

    /// The letter in content files and records.
    pub fn letter(self) -> char {
        match self {
            Spice::Ginger => 'G',
            Spice::Pepper => 'P',
            Spice::Cinnamon => 'C',
            Spice::Nutmeg => 'N',
            Spice::Clove => 'K',
        }
    }

    /// Reads [`Spice::letter`].
    pub fn parse(letter: char) -> Option<Spice> {
        Spice::ALL.into_iter().find(|spice| spice.letter() == letter)
    }

    /// The number of the good in scenes, the same for the same spice in every game.
    pub fn good(self) -> u8 {
        match self {
            Spice::Ginger => 0,
            Spice::Pepper => 1,
            Spice::Nutmeg => 2,
            Spice::Cinnamon => 3,
            Spice::Clove => 4,
        }
    }
}

/// A set of spices: those a field takes, or the price of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpiceSet(u8);

/// How many sets of spices there are.
const SETS: u8 = 1 << Spice::COUNT;

/// How many spices are in each set: bots ask this all the time, and a processor that every program
/// may count on takes long to count bits.
const COUNTS: [u8; SETS as usize] = {
    let mut counts = [0; SETS as usize];
    let mut set = 0;
    while set < counts.len() {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

impl SpiceSet {
    /// Whether the spice is in the set.
    #[inline]
    pub fn contains(self, spice: Spice) -> bool {
        self.0 & 1 << spice as u8 != 0
    }

    /// How many spices are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        COUNTS[usize::from(self.0 % SETS)]
    }

    /// Whether no spice is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spices in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spice> {
        Spice::ALL.into_iter().filter(move |&spice| self.contains(spice))
    }

    /// How many spices of the set are not in the other.
    #[inline]
    pub fn beyond(self, other: SpiceSet) -> u8 {
        SpiceSet(self.0 & !other.0).len()
    }

    /// The spices of both sets.
    #[inline]
    pub fn union(self, other: SpiceSet) -> SpiceSet {
        SpiceSet(self.0 | other.0)
    }

    /// The only spice of the set, if there is just one.
    pub fn sole(self) -> Option<Spice> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// Reads letters, none of them twice.
    pub fn parse(letters: &str) -> Option<SpiceSet> {
        let mut set = SpiceSet::default();
        for letter in letters.chars() {
            let spice = Spice::parse(letter)?;
            if set.contains(spice) {
                return None;
            }
            set.0 |= 1 << spice as u8;
        }
        Some(set)
    }
}

/// So many of each spice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spices([u8; Spice::COUNT]);

impl Spices {
    /// How many of the spice there are.
    #[inline]
    pub fn count(self, spice: Spice) -> u8 {
        self.0[spice as usize]
    }

    /// How many there are in all.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; Spice::COUNT]
    }

    /// Adds one.
    #[inline]
    pub fn put(&mut self, spice: Spice) {
        let count = &mut self.0[spice as usize];
        *count = count.saturating_add(1);
    }

    /// Takes one away; false if there is none.
    #[inline]
    pub fn take(&mut self, spice: Spice) -> bool {
        let count = &mut self.0[spice as usize];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Adds all of these.
    pub fn add(&mut self, other: Spices) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(more);
        }
    }

    /// The spices that are there, with their counts.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Spice, u8)> {
        Spice::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The spices that are there.
    #[inline]
    pub fn kinds(self) -> SpiceSet {
        let there = |(at, &count): (usize, &u8)| u8::from(count > 0) << at;
        SpiceSet(self.0.iter().enumerate().map(there).sum())
    }

    /// Takes one of each spice of the set away, where there is one.
    #[inline]
    pub fn spend(&mut self, set: SpiceSet) {
        for (at, count) in self.0.iter_mut().enumerate() {
            *count = count.saturating_sub(set.0 >> at & 1);
        }
    }

    /// How many spices of the set are missing.
    pub fn lacking(self, set: SpiceSet) -> u8 {
        set.iter().filter(|&spice| self.count(spice) == 0).count() as u8
    }
}

impl FromIterator<Spice> for Spices {
    fn from_iter<I: IntoIterator<Item = Spice>>(spices: I) -> Spices {
        let mut all = Spices::default();
        spices.into_iter().for_each(|spice| all.put(spice));
        all
    }
}
