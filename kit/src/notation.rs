//! How records write decisions: a word and what it is about, between colons, as in `put:5:K`.
//!
//! A game declares each kind of move once, with [`notation!`](crate::notation!): its word and how
//! each of its parts is written. Writing, reading and the round trip come from that one line, and
//! a kind of move without a line does not compile. A part is written by a type that implements
//! [`Notation`]: mostly the type of the part itself, or another one such as [`FromOne`] where
//! numbers are written in a way of their own.

use std::fmt::{Display, Write as _};
use std::marker::PhantomData;

use crate::Seat;
use crate::content::Number;

/// A way to write something in records, for those who have the box of the game at hand.
pub trait Notation<G> {
    /// What is written: for most, the type itself.
    type Value;

    /// Writes it, as one part or several.
    fn write(value: Self::Value, game: &G, text: &mut Writer);

    /// Reads what [`Notation::write`] writes. It need not be strict: [`read`] only takes the very text
    /// that would be written.
    fn read(game: &G, parts: &mut Parts<'_>) -> Option<Self::Value>;
}

/// A text being written part by part.
#[derive(Clone, Debug, Default)]
pub struct Writer(String);

impl Writer {
    /// Adds a part.
    pub fn part(&mut self, part: impl Display) {
        if !self.0.is_empty() {
            self.0.push(':');
        }
        // Writing into a string cannot fail.
        let _ = write!(self.0, "{part}");
    }
}

/// The parts of a text that are still to be read.
#[derive(Clone, Debug)]
pub struct Parts<'a>(std::str::Split<'a, char>);

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }
}

/// The text of something: `write::<Move, _>(self, decision)`.
pub fn write<N: Notation<G>, G>(game: &G, value: N::Value) -> String {
    let mut text = Writer::default();
    N::write(value, game, &mut text);
    text.0
}

/// Reads a text; only the very text that [`write()`] gives is one.
pub fn read<N: Notation<G>, G>(game: &G, text: &str) -> Option<N::Value>
where
    N::Value: Copy,
{
    let value = N::read(game, &mut Parts(text.split(':')))?;
    (write::<N, G>(game, value) == text).then_some(value)
}

/// Something numbered from 0, such as a place in a row, written counted from 1, as people do.
#[derive(Clone, Copy, Debug)]
pub struct FromOne<N = u8>(PhantomData<N>);

impl<G, N: Number> Notation<G> for FromOne<N> {
    type Value = N;

    fn write(value: N, _game: &G, text: &mut Writer) {
        text.part(u16::from(value.number()) + 1);
    }

    fn read(_game: &G, parts: &mut Parts<'_>) -> Option<N> {
        parts.next()?.parse::<u8>().ok()?.checked_sub(1).map(N::from_number)
    }
}

/// Seats are counted from 1.
impl<G> Notation<G> for Seat {
    type Value = Seat;

    fn write(value: Seat, game: &G, text: &mut Writer) {
        FromOne::<Seat>::write(value, game, text);
    }

    fn read(game: &G, parts: &mut Parts<'_>) -> Option<Seat> {
        FromOne::<Seat>::read(game, parts)
    }
}

/// Amounts are written as they are.
macro_rules! amounts {
    ($($amount:ty)+) => {$(
        impl<G> Notation<G> for $amount {
            type Value = $amount;

            fn write(value: $amount, _game: &G, text: &mut Writer) {
                text.part(value);
            }

            fn read(_game: &G, parts: &mut Parts<'_>) -> Option<$amount> {
                parts.next()?.parse().ok()
            }
        }
    )+};
}

amounts! { u8 u16 u32 i8 i16 i32 }

/// Declares how the moves of a game, and the parts they consist of, are written in records.
///
/// After `in` and the type of the box come any number of these:
///
/// - `enum Move { … }`: the kinds of moves, each with its word, its parts under a name, and the type
///   that writes each part. A kind without a word is written as its only part is; that part may be
///   `in` a field of the box.
/// - `struct Merchant { … }`: something written field by field.
/// - `Tile = components.tiles;`: by its name in that list of [`Numbered`](crate::content::Numbered)
///   components.
/// - `Spice = |game, spice| …, |game, text| …;`: as the first expression says, and read by the second,
///   in which `?` gives up.
///
/// ```
/// # struct Fair { stalls: kit::content::Numbered<Stall> }
/// # kit::numbered! { pub struct Stall; }
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Move {
///     Open(Stall, u8),
///     Bid { coins: u16 },
///     Pass,
/// }
///
/// kit::notation! {
///     in Fair;
///     enum Move {
///         Open(stall: Stall, place: FromOne) = "open",
///         Bid { coins: u16 } = "bid",
///         Pass = "pass",
///     }
///     Stall = stalls;
/// }
/// # use kit::notation::{self, FromOne};
/// # let mut fair = Fair { stalls: Default::default() };
/// # fair.stalls.push("silk", ());
/// assert_eq!(notation::write::<Move, _>(&fair, Move::Open(Stall(0), 2)), "open:silk:3");
/// assert_eq!(notation::read::<Move, _>(&fair, "bid:12"), Some(Move::Bid { coins: 12 }));
/// assert_eq!(notation::read::<Move, _>(&fair, "bid:012"), None);
/// ```
///
/// What is generic itself names its parameters first: `impl[G, I: Notation<G, Value = I>] in G;`.
#[macro_export]
macro_rules! notation {
    (impl [$($generic:tt)+] in $game:ty; $($items:tt)+) => {
        $crate::__notation_items! { [$($generic)+] $game; $($items)+ }
    };
    (in $game:ty; $($items:tt)+) => {
        $crate::__notation_items! { [] $game; $($items)+ }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __notation_items {
    ([$($generic:tt)*] $game:ty;) => {};
    ([$($generic:tt)*] $game:ty; enum $name:ty {
        $($kind:ident
            $(($($arg:ident: $part:ty),+ $(,)?))?
            $({ $($field:ident: $field_part:ty),+ $(,)? })?
            $(= $word:literal)?
            $(in $($within:ident).+)?
        ),+ $(,)?
    } $($rest:tt)*) => {
        impl<$($generic)*> $crate::notation::Notation<$game> for $name {
            type Value = Self;

            fn write(value: Self, game: &$game, text: &mut $crate::notation::Writer) {
                match value {
                    $(Self::$kind $(($($arg),+))? $({ $($field),+ })? => {
                        $(text.part($word);)?
                        $crate::__notation_write! {
                            game text [$($($within).+)?]
                            $($($arg $part;)+)? $($($field $field_part;)+)?
                        }
                    })+
                }
            }

            fn read(game: &$game, parts: &mut $crate::notation::Parts<'_>) -> Option<Self> {
                let word = parts.clone().next()?;
                let _ = (game, word);
                $($crate::__notation_read! {
                    word game parts [$($($within).+)?] [$($word)?]
                    $kind [$($($part;)+)?] [$($($field $field_part;)+)?]
                })+
                None
            }
        }
        $crate::__notation_items! { [$($generic)*] $game; $($rest)* }
    };
    ([$($generic:tt)*] $game:ty; struct $name:ty {
        $($field:ident: $part:ty),+ $(,)?
    } $($rest:tt)*) => {
        impl<$($generic)*> $crate::notation::Notation<$game> for $name {
            type Value = Self;

            fn write(value: Self, game: &$game, text: &mut $crate::notation::Writer) {
                let Self { $($field),+ } = value;
                $(<$part as $crate::notation::Notation<$game>>::write($field, game, text);)+
            }

            fn read(game: &$game, parts: &mut $crate::notation::Parts<'_>) -> Option<Self> {
                Some(Self {
                    $($field: <$part as $crate::notation::Notation<$game>>::read(game, parts)?),+
                })
            }
        }
        $crate::__notation_items! { [$($generic)*] $game; $($rest)* }
    };
    ([$($generic:tt)*] $game:ty; $name:ident =
        |$with:pat_param, $value:ident| $write:expr,
        |$by:pat_param, $text:ident| $read:expr;
    $($rest:tt)*) => {
        impl<$($generic)*> $crate::notation::Notation<$game> for $name {
            type Value = Self;

            fn write($value: Self, game: &$game, text: &mut $crate::notation::Writer) {
                let $with = game;
                text.part($write);
            }

            fn read(game: &$game, parts: &mut $crate::notation::Parts<'_>) -> Option<Self> {
                let ($by, $text) = (game, parts.next()?);
                $read
            }
        }
        $crate::__notation_items! { [$($generic)*] $game; $($rest)* }
    };
    ([$($generic:tt)*] $game:ty; $name:ident = $($list:ident).+; $($rest:tt)*) => {
        $crate::__notation_items! {
            [$($generic)*] $game;
            $name = |game, value| game.$($list).+.id(value), |game, text| game.$($list).+.find(text);
            $($rest)*
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __notation_write {
    ($game:ident $text:ident [$($within:ident).*] $($arg:ident $part:ty;)*) => {
        let within = &(*$game)$(.$within)*;
        $(<$part as $crate::notation::Notation<_>>::write($arg, within, $text);)*
        let _ = within;
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __notation_read {
    // With a word: the parts follow it.
    ($word:ident $game:ident $parts:ident [] [$text:literal]
        $kind:ident [$($part:ty;)*] [$($field:ident $field_part:ty;)*]
    ) => {
        if $word == $text {
            let _ = $parts.next();
            return Some($crate::__notation_made! { $game $parts
                $kind [$($part;)*] [$($field $field_part;)*]
            });
        }
    };
    // Without one: as the only part, if it can be read as that.
    ($word:ident $game:ident $parts:ident [$($within:ident).*] [] $kind:ident [$part:ty;] []) => {
        let mut ahead = $parts.clone();
        if let Some(read) =
            <$part as $crate::notation::Notation<_>>::read(&(*$game)$(.$within)*, &mut ahead)
        {
            *$parts = ahead;
            return Some(Self::$kind(read));
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __notation_made {
    ($game:ident $parts:ident $kind:ident [] []) => { Self::$kind };
    ($game:ident $parts:ident $kind:ident [$($part:ty;)+] []) => {
        Self::$kind($(<$part as $crate::notation::Notation<_>>::read($game, $parts)?),+)
    };
    ($game:ident $parts:ident $kind:ident [] [$($field:ident $part:ty;)+]) => {
        Self::$kind { $($field: <$part as $crate::notation::Notation<_>>::read($game, $parts)?),+ }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Numbered;

    struct Fair {
        stalls: Numbered<Stall>,
        tent: Tent,
    }

    struct Tent;

    crate::numbered! {
        struct Stall;
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Move {
        Open(Stall),
        Visit(Guest, u8),
        Bid { coins: i16, by: Seat },
        Tent(Show),
        Leave,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Guest {
        stall: Stall,
        rank: u8,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Show {
        Juggle(Ball),
        Bow,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Ball {
        Red,
        Blue,
    }

    crate::notation! {
        in Fair;
        enum Move {
            Open(stall: Stall) = "open",
            Visit(guest: Guest, times: u8) = "visit",
            Bid { coins: i16, by: Seat } = "bid",
            Tent(show: Show) in tent,
            Leave = "leave",
        }
        struct Guest { stall: Stall, rank: FromOne }
        Stall = stalls;
    }

    crate::notation! {
        impl[G] in G;
        enum Show {
            Juggle(ball: Ball) = "juggle",
            Bow = "bow",
        }
        Ball = |_, ball| if ball == Ball::Red { 'R' } else { 'B' }, |_, text| match text.chars().next()? {
            'R' => Some(Ball::Red),
            'B' => Some(Ball::Blue),
            _ => None,
        };
    }

    fn fair() -> Fair {
        let mut stalls = Numbered::default();
        for id in ["silk", "tea"] {
            stalls.push(id, ());
        }
        Fair { stalls, tent: Tent }
    }

    #[test]
    fn every_kind_of_move_is_written_and_read_by_its_one_line() {
        let fair = fair();
        for (decision, text) in [
            (Move::Open(Stall(1)), "open:tea"),
            (Move::Visit(Guest { stall: Stall(0), rank: 255 }, 3), "visit:silk:256:3"),
            (Move::Bid { coins: -4, by: Seat(0) }, "bid:-4:1"),
            (Move::Tent(Show::Juggle(Ball::Blue)), "juggle:B"),
            (Move::Tent(Show::Bow), "bow"),
            (Move::Leave, "leave"),
        ] {
            assert_eq!(write::<Move, _>(&fair, decision), text);
            // A number that no place has is not read again.
            let expected = (!text.contains("256")).then_some(decision);
            assert_eq!(read::<Move, _>(&fair, text), expected, "{text}");
        }
    }

    #[test]
    fn only_the_very_text_that_is_written_is_read() {
        let fair = fair();
        for text in [
            "",
            ":",
            "open",
            "open:",
            "open:?",
            "open:wool",
            "open:tea:",
            "open:tea:1",
            "Open:tea",
            " leave",
            "leave:",
            "visit:silk:1",
            "visit:silk:0:1",
            "visit:silk:01:1",
            "bid:+4:1",
            "bid:4:0",
            "juggle",
            "juggle:Red",
            "juggle:G",
            "bow:1",
        ] {
            assert_eq!(read::<Move, _>(&fair, text), None, "{text}");
        }
        assert_eq!(write::<Move, _>(&fair, Move::Open(Stall(7))), "open:?");
    }
}
