//! Which lanes a beam has seen already.

/// A table of keys with a number for each, emptied at once.
#[derive(Debug, Default)]
pub(super) struct Seen {
    places: Vec<(u64, u32)>,
    used: usize,
}

/// No lane has this number.
const FREE: u32 = u32::MAX;

impl Seen {
    pub(super) fn clear(&mut self) {
        self.places.fill((0, FREE));
        self.used = 0;
    }

    /// The number kept for a key; keeps this one if there is none yet.
    pub(super) fn number(&mut self, key: u64, number: u32) -> Option<u32> {
        if self.used * 2 >= self.places.len() {
            self.grow();
        }
        let mask = self.places.len() - 1;
        let mut at = key as usize & mask;
        loop {
            let place = &mut self.places[at];
            if place.1 == FREE {
                *place = (key, number);
                self.used += 1;
                return None;
            }
            if place.0 == key {
                return Some(place.1);
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = (self.places.len() * 2).max(1 << 12);
        let old = std::mem::replace(&mut self.places, vec![(0, FREE); size]);
        self.used = 0;
        for (key, number) in old.into_iter().filter(|place| place.1 != FREE) {
            self.number(key, number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_new_once() {
        let mut seen = Seen::default();
        for key in 0..10_000 {
            assert_eq!(seen.number(key * 4096, key as u32), None);
        }
        assert_eq!(seen.number(4096 * 77, 3), Some(77));
        seen.clear();
        assert_eq!(seen.number(4096 * 77, 3), None);
    }
}
