//! Points by source, and who stands where.

use serde::Serialize;

use crate::{Phrase, Seat};

/// Where everybody stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// One line per seat, in seat order.
    pub seats: Vec<SeatStanding>,
    /// Whether the game is over and this is the result.
    pub is_final: bool,
    /// Whether the game was stopped by its length limit rather than by its rules.
    pub stopped: bool,
}

/// Where one seat stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatStanding {
    /// The seat.
    pub seat: Seat,
    /// All points.
    pub points: i32,
    /// The points by where they come from.
    pub sources: Vec<Source>,
    /// 1 for the best; equal ranks only where the rules share a place. Where nobody has won, all
    /// share the last place.
    pub rank: u8,
}

/// Points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Source {
    /// The source; its word is `source-` and this name.
    pub id: &'static str,
    /// The points it gives.
    pub points: i32,
}

impl Source {
    /// The source in words.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(format!("source-{}", self.id))
    }
}

impl Standing {
    /// Ranks the seats by points, ties broken by `tie_break` (the higher is better); seats equal
    /// in both share their rank.
    pub fn rank<K: Ord>(
        lines: Vec<(Seat, Vec<Source>)>,
        tie_break: impl Fn(Seat) -> K,
        is_final: bool,
    ) -> Standing {
        let total = |sources: &[Source]| sources.iter().map(|source| source.points).sum::<i32>();
        let worth: Vec<_> =
            lines.iter().map(|(seat, sources)| (total(sources), tie_break(*seat))).collect();
        let seats = lines
            .into_iter()
            .zip(&worth)
            .map(|((seat, sources), own)| SeatStanding {
                seat,
                points: own.0,
                sources,
                rank: 1 + worth.iter().filter(|other| *other > own).count() as u8,
            })
            .collect();
        Standing { seats, is_final, stopped: false }
    }

    /// The same when everybody has lost: all share the last place, and nobody has won.
    pub fn lost(mut self) -> Standing {
        let last = self.seats.len() as u8;
        self.seats.iter_mut().for_each(|line| line.rank = last);
        self
    }

    /// The seats with the best rank; none where everybody has lost.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|line| line.rank == 1).map(|line| line.seat)
    }
}
