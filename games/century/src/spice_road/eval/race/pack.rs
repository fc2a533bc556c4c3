//! Cubes in one word, a byte for each spice: a search handles them by the million.

use crate::cubes::{Cube, Cubes};

/// Up to 127 cubes of each spice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pack(pub(super) u32);

/// The top bit of each byte.
const TOPS: u32 = 0x8080_8080;

impl Pack {
    /// Packs cubes; `None` if there are too many.
    pub(super) fn of(cubes: Cubes) -> Option<Pack> {
        let mut pack = 0;
        for (cube, count) in cubes.iter() {
            pack |= u32::from(u8::try_from(count).ok().filter(|&count| count < 128)?)
                << (8 * cube as u32);
        }
        Some(Pack(pack))
    }

    /// The lowest so many of these cubes.
    pub(super) fn lowest(self, mut count: u32) -> Pack {
        let mut low = Pack::default();
        for spice in 0..4 {
            let some = self.count(spice).min(count);
            low.0 += some << (8 * spice);
            count -= some;
        }
        low
    }

    /// A cube of the lowest spice that is there.
    pub(super) fn lowest_one(self) -> Pack {
        if self.0 == 0 { self } else { Pack(1 << (self.0.trailing_zeros() & !7)) }
    }

    #[inline]
    pub(super) fn count(self, spice: usize) -> u32 {
        (self.0 >> (8 * spice)) & 0xff
    }

    #[inline]
    pub(super) fn total(self) -> u32 {
        self.0.wrapping_mul(0x0101_0101) >> 24
    }

    #[inline]
    pub(super) fn covers(self, cost: Pack) -> bool {
        ((self.0 | TOPS) - cost.0) & TOPS == TOPS
    }

    #[inline]
    pub(super) fn plus(self, other: Pack) -> Pack {
        Pack(self.0.wrapping_add(other.0))
    }

    /// What is left of these cubes without those of a cost that they cover.
    #[inline]
    pub(super) fn minus(self, cost: Pack) -> Pack {
        Pack(self.0.wrapping_sub(cost.0))
    }

    /// What fits into a hold; the lowest spices are left behind.
    #[inline]
    pub(super) fn cut(self, hold: u32) -> Pack {
        match self.total().checked_sub(hold) {
            None | Some(0) => self,
            Some(surplus) => self.minus(self.lowest(surplus)),
        }
    }

    /// How many cubes are of a spice that scores.
    pub(super) fn scoring(self) -> u32 {
        self.total() - self.count(Cube::Yellow as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(letters: &str) -> Pack {
        Pack::of(Cubes::parse(letters).unwrap()).unwrap()
    }

    #[test]
    fn packs_count_like_cubes() {
        assert!(pack("YYRB").covers(pack("YRB")));
        assert!(!pack("YYRB").covers(pack("G")));
        assert_eq!(pack("YYRB").minus(pack("YR")), pack("YB"));
        assert_eq!((pack("YYRGB").total(), pack("YYRGB").scoring()), (5, 3));
        assert_eq!(pack("GGB").lowest_one(), pack("G"));
    }

    #[test]
    fn what_does_not_fit_is_left_behind_from_the_lowest() {
        assert_eq!(pack("YYRRGB").cut(3), pack("RGB"));
        assert_eq!(pack("YYR").cut(3), pack("YYR"));
        assert_eq!(pack("YRG").lowest(2), pack("YR"));
    }
}
