//! Which kinds of moves and events there are, and which have occurred.

use std::cell::Cell;
use std::collections::BTreeMap;

use serde::de::value::Error;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::{Serialize, forward_to_deserialize_any};

/// How often each kind of an enum has occurred.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kinds(BTreeMap<&'static str, u64>);

impl Kinds {
    /// Counts nothing yet of every kind there is.
    pub(super) fn of<T: DeserializeOwned>() -> Kinds {
        Kinds(variants::<T>().iter().map(|&kind| (kind, 0)).collect())
    }

    /// Counts a value.
    pub(super) fn count<T: Serialize + DeserializeOwned>(&mut self, value: &T) {
        if let Some(count) = kind::<T>(value).and_then(|kind| self.0.get_mut(kind)) {
            *count += 1;
        }
    }

    pub(super) fn add(&mut self, other: &Kinds) {
        for (kind, count) in &other.0 {
            *self.0.entry(kind).or_default() += count;
        }
    }

    /// Every kind with how often it occurred.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.0.iter().map(|(&kind, &count)| (kind, count))
    }

    /// The kinds that never occurred.
    pub fn missing(&self) -> impl Iterator<Item = &'static str> {
        self.iter().filter(|&(_, count)| count == 0).map(|(kind, _)| kind)
    }
}

/// The name of the variant of a value; `None` if it is no enum.
fn kind<T: Serialize + DeserializeOwned>(value: &T) -> Option<&'static str> {
    // An enum begins with the number of its variant.
    let bytes = postcard::to_allocvec(value).ok()?;
    let number: u32 = postcard::take_from_bytes(&bytes).ok()?.0;
    variants::<T>().get(number as usize).copied()
}

/// The names of the variants of an enum; none if it is no enum.
fn variants<T: DeserializeOwned>() -> &'static [&'static str] {
    let names = Cell::new(&[][..]);
    let _ = T::deserialize(Names(&names));
    names.get()
}

/// Asked for an enum it remembers the names of its variants, and gives nothing.
struct Names<'a>(&'a Cell<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Error> {
        Err(Error::custom("nothing is read"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Error> {
        self.0.set(variants);
        Err(Error::custom("nothing is read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Serialize, Deserialize)]
    enum Deed {
        Stop,
        Bid(u8),
        Offer { to: u8 },
    }

    #[test]
    fn kinds_are_counted_and_those_that_never_occur_are_missing() {
        let mut kinds = Kinds::of::<Deed>();
        [Deed::Bid(3), Deed::Bid(0), Deed::Stop].iter().for_each(|deed| kinds.count(deed));
        assert_eq!(kinds.iter().collect::<Vec<_>>(), [("Bid", 2), ("Offer", 0), ("Stop", 1)]);
        assert_eq!(kinds.missing().collect::<Vec<_>>(), ["Offer"]);
        assert_eq!(kind(&Deed::Offer { to: 1 }), Some("Offer"));
    }
}
