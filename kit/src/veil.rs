//! Pieces that lie face down and that some seats have looked at.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet, Viewer};

/// A face-down piece and who knows what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Veiled<T> {
    value: T,
    known: Known,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Known {
    To(SeatSet),
    All,
}

impl Default for Known {
    fn default() -> Known {
        Known::To(SeatSet::EMPTY)
    }
}

impl<T: Copy> Veiled<T> {
    /// A piece that nobody has seen.
    pub fn hidden(value: T) -> Self {
        Veiled { value, known: Known::To(SeatSet::EMPTY) }
    }

    /// A piece that lies face up.
    pub fn open(value: T) -> Self {
        Veiled { value, known: Known::All }
    }

    /// This seat looks at the piece; nobody else does.
    pub fn peek(&mut self, seat: Seat) -> T {
        if let Known::To(seats) = &mut self.known {
            *seats = seats.with(seat);
        }
        self.value
    }

    /// The piece is turned up for all.
    pub fn reveal(&mut self) -> T {
        self.known = Known::All;
        self.value
    }

    /// What the piece is: for the rules, never for a view.
    pub fn value(&self) -> T {
        self.value
    }

    /// What this viewer may know of it.
    pub fn seen(&self, viewer: Viewer) -> Glimpse<T> {
        let (open, seats) = match self.known {
            Known::All => (true, SeatSet::EMPTY),
            Known::To(seats) => (false, seats),
        };
        let knows = open || viewer.seat().is_some_and(|seat| seats.contains(seat));
        Glimpse { value: knows.then_some(self.value), open, seats }
    }
}

/// A face-down piece as one viewer knows it. Who has looked is open to all: they did so at the
/// table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Glimpse<T> {
    /// What it is, if this viewer knows.
    pub value: Option<T>,
    /// Whether it lies face up.
    pub open: bool,
    /// The seats that have looked at it while it lay face down.
    pub seats: SeatSet,
}

impl<T: Copy> Glimpse<T> {
    /// The piece as it would be if its hidden face were `guess`; what is known stays.
    pub fn imagine(&self, guess: impl FnOnce() -> T) -> Veiled<T> {
        let known = if self.open { Known::All } else { Known::To(self.seats) };
        Veiled { value: self.value.unwrap_or_else(guess), known }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_has_peeked_knows() {
        let mut token = Veiled::hidden(7);
        token.peek(Seat(1));
        assert_eq!(token.seen(Viewer::Seat(Seat(1))).value, Some(7));
        assert_eq!(token.seen(Viewer::Seat(Seat(0))).value, None);
        assert_eq!(token.seen(Viewer::Spectator).value, None);
        token.reveal();
        assert_eq!(token.seen(Viewer::Spectator).value, Some(7));
    }

    #[test]
    fn an_imagined_piece_looks_the_same_to_the_one_who_imagines() {
        let mut token = Veiled::hidden(7);
        token.peek(Seat(1));
        for viewer in Viewer::all(3) {
            let seen = token.seen(viewer);
            assert_eq!(seen.imagine(|| 9).seen(viewer), seen);
        }
    }
}
