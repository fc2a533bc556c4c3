//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// The most seats any of our games has; arrays in a State are this long.
pub const MAX_SEATS: usize = 5;

/// One place at the table, numbered in turn order from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0.saturating_add(1) >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }

    /// All seats of a table clockwise, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats)
            .map(move |step| Seat(((u16::from(self.0) + u16::from(step)) % u16::from(seats)) as u8))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    /// Every seat of a table.
    pub fn all(seats: u8) -> SeatSet {
        Seat::all(seats).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// This set and that seat. A seat that no table has changes nothing.
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::bit(seat))
    }

    /// This set without that seat.
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::bit(seat))
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The seat with the lowest number.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    fn bit(seat: Seat) -> u8 {
        1u8.checked_shl(u32::from(seat.0)).unwrap_or(0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Someone who only watches and sees what is open to all.
    Spectator,
    /// The seat itself: what is open and what this seat alone knows.
    Seat(Seat),
}

impl Viewer {
    /// The seat, unless it is a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    /// Whether this viewer sits on that seat.
    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }

    /// Every viewer of a table: the spectator first, then each seat.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        std::iter::once(Viewer::Spectator).chain(Seat::all(seats).map(Viewer::Seat))
    }
}

/// Whom the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// Nobody: the game is over.
    Nobody,
    /// These seats, each of which owes a decision (several at once for sealed bids).
    Seats(SeatSet),
}

impl From<Option<Seat>> for Awaiting {
    /// One seat, or nobody because the game is over.
    fn from(seat: Option<Seat>) -> Awaiting {
        seat.map_or(Awaiting::Nobody, |seat| Awaiting::Seats(SeatSet::only(seat)))
    }
}

impl Awaiting {
    /// The seats awaited; empty when the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Awaiting::Nobody => SeatSet::EMPTY,
            Awaiting::Seats(seats) => seats,
        }
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        matches!(self, Awaiting::Nobody)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seat(2).round(4).collect::<Vec<_>>(), [2, 3, 0, 1].map(Seat));
    }

    #[test]
    fn a_seat_no_table_has_is_in_no_set() {
        let set = SeatSet::all(5).with(Seat(200));
        assert_eq!(set, SeatSet::all(5));
        assert!(!set.contains(Seat(200)));
        assert_eq!(set.len(), 5);
        assert_eq!(set.without(Seat(0)).first(), Some(Seat(1)));
    }
}
