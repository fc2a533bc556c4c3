//! Portable chance: the same seed gives the same draws on every platform, for ever.
//!
//! The stream is ChaCha with 8 rounds, a 64-bit block counter and a zero nonce, read as
//! little-endian words. It is written out here rather than taken from a crate because a State is
//! copied by the million: a position and one cached block are 104 bytes, and how words become
//! numbers is ours to keep. The tests compare it with an independent implementation and with
//! vectors that fail if one bit changes.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Where all chance of one game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a person means by a small number.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits, or a plain number.
    pub fn parse(text: &str) -> Option<Seed> {
        if text.len() == 64 {
            return from_hex(text).map(Seed);
        }
        text.parse().ok().map(Seed::from_number)
    }

    /// What is published at the start of a game, so that the seed shown at its end can be checked.
    pub fn commitment(&self) -> Hash {
        Hash(
            Sha256::new().chain_update(b"comptoir seed 1\n").chain_update(self.0).finalize().into(),
        )
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hash(self.0).fmt(f)
    }
}

// A seed decides every hidden thing of a game: it must not slip into a log through `{:?}`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Hash(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        Hash::deserialize(deserializer).map(|hash| Seed(hash.0))
    }
}

/// A SHA-256 fingerprint, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The fingerprint of some bytes.
    pub fn of(bytes: &[u8]) -> Hash {
        Hash(Sha256::digest(bytes).into())
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Hash> {
        from_hex(text).map(Hash)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            Hash::parse(&text)
                .ok_or_else(|| serde::de::Error::custom("expected 64 hexadecimal digits"))
        } else {
            <[u8; 32]>::deserialize(deserializer).map(Hash)
        }
    }
}

/// Reads hexadecimal digits, small or capital.
fn from_hex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        for digit in pair {
            *byte = *byte << 4 | char::from(*digit).to_digit(16)? as u8;
        }
    }
    Some(bytes)
}

const WORDS: usize = 16;

/// A generator: a seed and how many words of its stream have been used.
#[derive(Clone, Copy)]
pub struct Chance {
    key: [u32; 8],
    used: u64,
    /// The block that word `used` lies in, unless `used` stands at the start of a block.
    block: [u32; WORDS],
}

impl Chance {
    /// The generator at the start of the seed's stream.
    pub fn new(seed: Seed) -> Chance {
        let mut key = [0; 8];
        for (word, bytes) in key.iter_mut().zip(seed.0.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Chance { key, used: 0, block: [0; WORDS] }
    }

    /// How many words of the stream have been used; two equal values mean that no chance was
    /// used in between.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// The next 32 bits of the stream.
    pub fn next_word(&mut self) -> u32 {
        let place = (self.used % WORDS as u64) as usize;
        if place == 0 {
            self.block = chacha8(&self.key, self.used / WORDS as u64);
        }
        self.used = self.used.wrapping_add(1);
        self.block[place]
    }

    /// A number from 0 to `bound - 1`, each equally likely. No chance is used where there is no
    /// choice, so a forced draw does not stand in the way of an undo.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // The upper half of word × bound is the number; words that would make some numbers
        // likelier than others (the lower half falls under 2^32 mod bound) are thrown away.
        let mut wide = u64::from(self.next_word()) * u64::from(bound);
        if (wide as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (wide as u32) < uneven {
                wide = u64::from(self.next_word()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the items, each equally likely; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the items into a random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A seed for a generator of its own, such as that of an imagined state.
    pub fn fork(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(4) {
            chunk.copy_from_slice(&self.next_word().to_le_bytes());
        }
        Seed(bytes)
    }

    /// The seed this generator began with.
    pub fn seed(&self) -> Seed {
        let mut bytes = [0; 32];
        for (chunk, word) in bytes.chunks_exact_mut(4).zip(self.key) {
            chunk.copy_from_slice(&word.to_le_bytes());
        }
        Seed(bytes)
    }

    fn resume(seed: Seed, used: u64) -> Chance {
        let mut chance = Chance::new(seed);
        chance.used = used;
        if !used.is_multiple_of(WORDS as u64) {
            chance.block = chacha8(&chance.key, used / WORDS as u64);
        }
        chance
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Chance) -> bool {
        self.key == other.key && self.used == other.used
    }
}

impl Eq for Chance {}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance(.., used: {})", self.used)
    }
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.seed(), self.used).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chance, D::Error> {
        <(Seed, u64)>::deserialize(deserializer).map(|(seed, used)| Chance::resume(seed, used))
    }
}

fn chacha8(key: &[u32; 8], counter: u64) -> [u32; WORDS] {
    const CONSTANT: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
    let mut start = [0; WORDS];
    start[..4].copy_from_slice(&CONSTANT);
    start[4..12].copy_from_slice(key);
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;
    let mut x = start;
    for _ in 0..4 {
        for column in 0..4 {
            quarter(&mut x, column, column + 4, column + 8, column + 12);
        }
        for column in 0..4 {
            quarter(
                &mut x,
                column,
                (column + 1) % 4 + 4,
                (column + 2) % 4 + 8,
                (column + 3) % 4 + 12,
            );
        }
    }
    for (word, first) in x.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    x
}

#[inline(always)]
fn quarter(x: &mut [u32; WORDS], a: usize, b: usize, c: usize, d: usize) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    use super::*;

    #[test]
    fn the_stream_is_the_one_of_an_independent_chacha8() {
        for number in [0, 1, 7, u64::MAX] {
            let seed = Seed::from_number(number);
            let mut theirs = ChaCha8Rng::from_seed(seed.0);
            let mut ours = Chance::new(seed);
            for word in 0..1000 {
                assert_eq!(ours.next_word(), theirs.next_u32(), "seed {number}, word {word}");
            }
        }
    }

    const GOLDEN_WORDS: [u32; 4] = [742701683, 3281823346, 3936197989, 2001186818];
    const GOLDEN_BELOW: [u32; 7] = [0, 0, 0, 3, 45, 386, 2538614739];
    const GOLDEN_ORDER: [u8; 12] = [0, 7, 8, 5, 10, 9, 2, 1, 11, 3, 6, 4];
    const GOLDEN_CARDS: [u8; 8] = [61, 40, 28, 24, 45, 12, 31, 60];
    const GOLDEN_KINDS: [usize; 10] = [0, 2, 2, 0, 3, 0, 3, 2, 2, 2];
    const GOLDEN_FORK: &str = "da333bb77b1bd4245353074207fb572b6d4b0725c88bfc4e936586213cdcef47";
    const GOLDEN_USED: u64 = 47;
    const GOLDEN_COMMITMENT: &str =
        "91eebaeba03803ba04cd62a29e5fafc9c9afef727db52063c9af83e2a037016e";

    /// If one of these changes, every record ever played breaks.
    #[test]
    fn what_seed_7_gives_never_changes() {
        let mut chance = Chance::new(Seed::from_number(7));
        let words: Vec<_> = (0..4).map(|_| chance.next_word()).collect();
        assert_eq!(words, GOLDEN_WORDS);
        let below: Vec<_> =
            [2, 3, 6, 10, 54, 1000, 3_000_000_000].map(|bound| chance.below(bound)).to_vec();
        assert_eq!(below, GOLDEN_BELOW);
        let mut order: Vec<u8> = (0..12).collect();
        chance.shuffle(&mut order);
        assert_eq!(order, GOLDEN_ORDER);
        let mut cards: crate::CardSet = (0..64).collect();
        let drawn: Vec<_> = (0..8).filter_map(|_| cards.draw(&mut chance)).collect();
        assert_eq!(drawn, GOLDEN_CARDS);
        let mut bag = crate::Bag::new([3, 0, 5, 2]);
        let kinds: Vec<_> = std::iter::from_fn(|| bag.draw(&mut chance)).collect();
        assert_eq!(kinds, GOLDEN_KINDS);
        assert_eq!(chance.fork().to_string(), GOLDEN_FORK);
        assert_eq!(chance.used(), GOLDEN_USED);
        assert_eq!(Seed::from_number(7).commitment().to_string(), GOLDEN_COMMITMENT);
    }

    #[test]
    fn a_generator_comes_back_from_its_bytes_at_any_place() {
        let mut chance = Chance::new(Seed::from_number(3));
        for _ in 0..40 {
            let bytes = postcard::to_allocvec(&chance).unwrap();
            let mut back: Chance = postcard::from_bytes(&bytes).unwrap();
            assert_eq!(back, chance);
            assert_eq!(back.next_word(), chance.next_word());
        }
    }

    #[test]
    fn no_choice_uses_no_chance() {
        let mut chance = Chance::new(Seed::from_number(3));
        assert_eq!((chance.below(0), chance.below(1)), (0, 0));
        assert_eq!(chance.pick::<u8>(&[]), None);
        assert_eq!(chance.used(), 0);
    }

    #[test]
    fn every_number_below_a_bound_is_about_as_likely() {
        let mut chance = Chance::new(Seed::from_number(5));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_seed_is_never_printed_by_accident() {
        assert_eq!(format!("{:?}", Seed::from_number(7)), "Seed(..)");
        assert!(!format!("{:?}", Chance::new(Seed::from_number(7))).contains("07"));
    }
}
