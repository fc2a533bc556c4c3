//! Components that moves and states know by a small number, and content and records by a name.

use std::marker::PhantomData;
use std::ops::Deref;

use super::{ContentError, Sheet, SheetRow};
use crate::{CardSet, Seat};

/// The number of a component. [`numbered!`](crate::numbered!) declares one for each kind.
pub trait Number: Copy {
    /// The number, from 0.
    fn number(self) -> u8;

    /// The component of this number.
    fn from_number(number: u8) -> Self;
}

/// Declares the numbers of kinds of components, each a type of its own, so that a card is never
/// taken for a tile: `Card(7)`, `card.0`, `card.index()`. In states and views it is just the number.
///
/// ```
/// kit::numbered! {
///     /// A card, by its number in the content file.
///     pub struct Card;
/// }
/// assert_eq!(Card(7).index(), 7);
/// ```
#[macro_export]
macro_rules! numbered {
    ($($(#[$doc:meta])* $vis:vis struct $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        $vis struct $name(pub u8);

        #[allow(dead_code, reason = "not every kind is an index somewhere")]
        impl $name {
            /// The number as an index into an array.
            #[inline]
            $vis fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl $crate::content::Number for $name {
            #[inline]
            fn number(self) -> u8 {
                self.0
            }

            #[inline]
            fn from_number(number: u8) -> $name {
                $name(number)
            }
        }
    )+};
}

impl Number for u8 {
    #[inline]
    fn number(self) -> u8 {
        self
    }

    #[inline]
    fn from_number(number: u8) -> u8 {
        number
    }
}

impl Number for Seat {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Seat {
        Seat(number)
    }
}

/// All components of one kind, in the order of their numbers `N`, with what is printed on them.
/// It is a list of [`Printed`] as well.
#[derive(Clone, Debug)]
pub struct Numbered<N, F = ()> {
    all: Vec<Printed<F>>,
    number: PhantomData<fn(N) -> N>,
}

/// One component: its name in content and records, and what is printed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed<F> {
    /// The name.
    pub id: String,
    /// What is printed on it.
    pub face: F,
}

impl<F> Deref for Printed<F> {
    type Target = F;

    #[inline]
    fn deref(&self) -> &F {
        &self.face
    }
}

impl<N, F> Default for Numbered<N, F> {
    fn default() -> Numbered<N, F> {
        Numbered { all: Vec::new(), number: PhantomData }
    }
}

impl<N, F> Deref for Numbered<N, F> {
    type Target = [Printed<F>];

    #[inline]
    fn deref(&self) -> &[Printed<F>] {
        &self.all
    }
}

impl<N: Number, F> Numbered<N, F> {
    /// Reads every row of a sheet as a component. How many there may be is for the game to check
    /// before: numbers end at 255, and sets tell 64 apart.
    pub fn read(
        sheet: &Sheet,
        face: impl FnMut(&SheetRow) -> Result<F, ContentError>,
    ) -> Result<Numbered<N, F>, ContentError> {
        let mut numbered = Numbered::default();
        numbered.read_more(sheet, face)?;
        Ok(numbered)
    }

    /// Adds the components of one more sheet. [`Content::distinct`](super::Content::distinct) tells
    /// whether no two sheets use the same name.
    pub fn read_more(
        &mut self,
        sheet: &Sheet,
        mut face: impl FnMut(&SheetRow) -> Result<F, ContentError>,
    ) -> Result<(), ContentError> {
        for row in &sheet.rows {
            self.push(&row.id, face(row)?);
        }
        Ok(())
    }

    /// Adds a component and tells its number.
    pub fn push(&mut self, id: &str, face: F) -> N {
        self.all.push(Printed { id: id.to_owned(), face });
        N::from_number((self.all.len() - 1) as u8)
    }

    /// The component of this number; `None` for a number that none has.
    #[inline]
    pub fn of(&self, number: N) -> Option<&Printed<F>> {
        self.all.get(usize::from(number.number()))
    }

    /// The name of a component; `?` for a number that none has.
    pub fn id(&self, number: N) -> &str {
        self.of(number).map_or("?", |printed| &printed.id)
    }

    /// The component of this name.
    pub fn find(&self, id: &str) -> Option<N> {
        self.numbers().find(|&number| self.id(number) == id)
    }

    /// Every number, in order.
    pub fn numbers(&self) -> impl DoubleEndedIterator<Item = N> + Clone + use<N, F> {
        (0..self.all.len() as u8).map(N::from_number)
    }

    /// The names of all components, for saying what a name could have been.
    pub fn ids(&self) -> String {
        self.all.iter().map(|printed| printed.id.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// All components as a set.
    pub fn set(&self) -> CardSet {
        self.set_of(|_| true)
    }

    /// The components of which something holds, as a set.
    pub fn set_of(&self, holds: impl Fn(&F) -> bool) -> CardSet {
        let numbers = (0..).zip(&self.all).filter(|(_, printed)| holds(&printed.face));
        numbers.map(|(number, _)| number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Content;

    crate::numbered! {
        /// A card.
        struct Card;
    }

    const CARDS: &str = "version = 1\ngame = \"toy\"\n[cards]\nprovenance = \"own\"\nrows = [{ id = \"A\", points = 3 }, { id = \"B\", points = 5 }]\n[more]\nprovenance = \"own\"\nrows = [{ id = \"C\", points = 3 }]\n";

    fn read(text: &str) -> Numbered<Card, i32> {
        let content = Content::read("toy", text).unwrap();
        let points = |row: &SheetRow| row.number("points", 0..=9);
        let mut cards = Numbered::read(content.sheet("cards").unwrap(), points).unwrap();
        cards.read_more(content.sheet("more").unwrap(), points).unwrap();
        cards
    }

    #[test]
    fn components_are_found_by_number_and_by_name() {
        let cards = read(CARDS);
        assert_eq!(cards.numbers().collect::<Vec<_>>(), [Card(0), Card(1), Card(2)]);
        assert_eq!((cards.id(Card(1)), cards.find("C")), ("B", Some(Card(2))));
        assert_eq!(cards.of(Card(1)).map(|card| card.face), Some(5));
        assert_eq!((cards.id(Card(3)), cards.of(Card(3))), ("?", None));
        assert_eq!((cards.find("?"), cards.find("a")), (None, None));
        assert_eq!(cards.set().iter().collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(cards.set_of(|&points| points == 3).iter().collect::<Vec<_>>(), [0, 2]);
        assert_eq!((cards.len(), cards.ids()), (3, "A, B, C".to_owned()));
    }

    #[test]
    fn a_number_is_written_as_a_number() {
        assert_eq!(serde_json::to_string(&Card(7)).unwrap(), "7");
        assert_eq!(serde_json::from_str::<Card>("7").unwrap(), Card(7));
    }
}
