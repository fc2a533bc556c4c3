//! Which lanes a beam has seen already.

/// A table of keys with a number for each, emptied at once.
#[derive(Debug)]
pub(super) struct Seen {
    places: Vec<Slot>,
    used: usize,
    /// Places with another sweep are free: whoever empties the table need not touch them.
    sweep: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    number: u32,
    sweep: u32,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { places: Vec::new(), used: 0, sweep: 1 }
    }
}

impl Seen {
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.sweep = self.sweep.wrapping_add(1);
        if self.sweep == 0 {
            self.places.fill(Slot::default());
            self.sweep = 1;
        }
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
            if place.sweep != self.sweep {
                *place = Slot { key, number, sweep: self.sweep };
                self.used += 1;
                return None;
            }
            if place.key == key {
                return Some(place.number);
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = (self.places.len() * 2).max(1 << 12);
        let old = std::mem::replace(&mut self.places, vec![Slot::default(); size]);
        self.used = 0;
        let sweep = self.sweep;
        for place in old.into_iter().filter(|place| place.sweep == sweep) {
            self.number(place.key, place.number);
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
