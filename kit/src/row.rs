//! A short list with a fixed ceiling, copied like a number.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` items in order: a row of cards, a known top of a deck, a list of offers.
///
/// Unused places always hold the default value, so two rows with the same items have the same
/// bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// A row without items.
    pub fn new() -> Row<T, N> {
        Row { len: 0, items: [T::default(); N] }
    }

    /// Adds an item at the end; gives it back if the row is full.
    #[inline]
    pub fn push(&mut self, item: T) -> Result<(), T> {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else { return Err(item) };
        *place = item;
        self.len += 1;
        Ok(())
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len.checked_sub(1).map(|last| {
            self.len = last;
            std::mem::take(&mut self.items[usize::from(last)])
        })
    }

    /// Takes an item out; those behind it slide forward.
    #[inline]
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let len = self.len();
        if place >= len {
            return None;
        }
        let item = self.items[place];
        self.items.copy_within(place + 1..len, place);
        self.items[len - 1] = T::default();
        self.len -= 1;
        Some(item)
    }

    /// Puts an item before the one at `place`; gives it back if the row is full or too short.
    pub fn insert(&mut self, place: usize, item: T) -> Result<(), T> {
        let len = self.len();
        if len == N || place > len {
            return Err(item);
        }
        self.items.copy_within(place..len, place + 1);
        self.items[place] = item;
        self.len += 1;
        Ok(())
    }

    /// Takes all items out.
    pub fn clear(&mut self) {
        *self = Row::new();
    }

    /// Whether no further item fits.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row::new()
    }
}

impl<T, const N: usize> std::ops::Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // `len` never exceeds N: every way to change it checks.
        self.items.get(..usize::from(self.len)).unwrap_or(&self.items)
    }
}

impl<T, const N: usize> std::ops::DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        let len = usize::from(self.len).min(N);
        &mut self.items[..len]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    /// Items beyond the ceiling are dropped.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Row<T, N> {
        let mut row = Row::new();
        for item in items.into_iter().take(N) {
            let _ = row.push(item);
        }
        row
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(usize::from(self.len)))?;
        for item in self.iter() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(std::marker::PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Row<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut row = Row::new();
                while let Some(item) = seq.next_element()? {
                    row.push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
                }
                Ok(row)
            }
        }

        deserializer.deserialize_seq(Items(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_slides_when_an_item_leaves() {
        let mut row: Row<u8, 4> = [1, 2, 3, 4].into_iter().collect();
        assert_eq!(row.push(5), Err(5));
        assert_eq!(row.remove(1), Some(2));
        assert_eq!(*row, [1, 3, 4]);
        assert_eq!(row.remove(3), None);
        assert_eq!(row.insert(0, 9), Ok(()));
        assert_eq!(*row, [9, 1, 3, 4]);
        assert_eq!(row.pop(), Some(4));
    }

    #[test]
    fn rows_with_the_same_items_are_the_same_whatever_was_in_them_before() {
        let mut used: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        used.remove(0);
        used.pop();
        assert_eq!(used, [2].into_iter().collect());
        used.clear();
        assert_eq!(used, Row::new());
    }

    #[test]
    fn too_many_items_are_refused_when_read() {
        assert!(serde_json::from_str::<Row<u8, 2>>("[1,2]").is_ok());
        let error = serde_json::from_str::<Row<u8, 2>>("[1,2,3]").unwrap_err();
        assert!(error.to_string().contains("at most 2 items"), "{error}");
    }
}
