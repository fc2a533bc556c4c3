//! What the log says of cubes, holds and rounds.

use kit::{Phrase, Seat};

use super::{cube, cubes, raised};
use crate::{effect, hold, round};

/// A sentence about a seat.
pub(crate) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

pub(crate) fn effect(event: effect::Event) -> Phrase {
    match event {
        effect::Event::Gained { seat, cubes: gained } => {
            by("log-gained", seat).with("cubes", cubes(gained))
        }
        effect::Event::Traded { seat, give, take, times } => by("log-traded", seat)
            .with("give", cubes(give.multiplied(times)))
            .with("take", cubes(take.multiplied(times))),
        effect::Event::Raised { seat, cube } => raised(by("log-raised", seat), cube),
        effect::Event::Given { seat, cube: given } => {
            by("log-given", seat).with("cube", cube(given))
        }
    }
}

pub(crate) fn hold(event: hold::Event) -> Phrase {
    let hold::Event::Discarded { seat, cube: gone } = event;
    by("log-discarded", seat).with("cube", cube(gone))
}

/// What happened to the game as a whole; `limit` is the number of rounds after which it is
/// stopped.
pub(crate) fn round(event: round::Event, limit: u16) -> Phrase {
    match event {
        round::Event::LastRound { seat } => by("log-last-round", seat),
        round::Event::Ended { stopped: false } => Phrase::new("log-ended"),
        round::Event::Ended { stopped: true } => Phrase::new("log-stopped").with("rounds", limit),
    }
}
