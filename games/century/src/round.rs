//! Turn order, the last round and the end, which are the same in all games of the box.
//!
//! Seats are numbered clockwise from the first player (R1). The round in which somebody reaches
//! what ends the game is played to its last seat, so that all have had equally many turns (R14).
//! Games that do not come to their end are stopped after a number of rounds (R28).

use kit::Seat;
use serde::{Deserialize, Serialize};

/// Where the play of rounds stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Round {
    pub active: Seat,
    /// The round, counted from 1.
    pub number: u16,
    /// Whether it is the last one.
    pub closing: bool,
}

/// What follows a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Next {
    /// The turn of the next seat.
    Turn(Round),
    /// The end, `stopped` where the length limit brought it.
    Over { stopped: bool },
}

/// Something that happened to the game as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat has reached what ends the game.
    LastRound { seat: Seat },
    /// The game is over, `stopped` where the length limit ended it.
    Ended { stopped: bool },
}

impl Round {
    /// What follows when the turn of the active seat is over.
    #[inline]
    pub fn after_turn(self, seats: u8, limit: u16) -> Next {
        let active = self.active.next(seats);
        if active != Seat(0) {
            return Next::Turn(Round { active, ..self });
        }
        if self.closing || self.number >= limit {
            return Next::Over { stopped: !self.closing };
        }
        Next::Turn(Round { active, number: self.number + 1, ..self })
    }

    /// Whether such a round can come up at a table of so many seats. `reached` says of each seat in order
    /// whether it has what ends the game; `ending` whether the turn of the active seat is about to end.
    pub fn invariants(
        self,
        seats: u8,
        limit: u16,
        reached: impl ExactSizeIterator<Item = bool> + Clone,
        ending: bool,
        over: bool,
    ) -> Result<(), String> {
        if reached.len() != usize::from(seats) {
            return Err(format!("there are {} places", reached.len()));
        }
        if self.active.0 >= seats {
            return Err(format!("{:?} is active", self.active));
        }
        if self.number == 0 || self.number > limit {
            return Err(format!("round {} is out of range", self.number));
        }
        if reached.clone().any(|reached| reached) != self.closing {
            return Err("the last round is announced wrongly".into());
        }
        let to_play = usize::from(self.active.0) + usize::from(ending);
        if !over && reached.skip(to_play).any(|reached| reached) {
            return Err("a seat that has ended the game is still to play".into());
        }
        Ok(())
    }
}

/// Announces the last round when a seat first has as many as end the game.
#[inline]
pub fn close(closing: &mut bool, seat: Seat, has: usize, end: u8) -> Option<Event> {
    if *closing || has < usize::from(end) {
        return None;
    }
    *closing = true;
    Some(Event::LastRound { seat })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_round_is_played_to_its_last_seat() {
        let mut round = Round { active: Seat(1), number: 7, closing: false };
        assert_eq!(close(&mut round.closing, Seat(1), 4, 5), None);
        assert_eq!(
            close(&mut round.closing, Seat(1), 5, 5),
            Some(Event::LastRound { seat: Seat(1) })
        );
        assert_eq!(close(&mut round.closing, Seat(2), 5, 5), None, "it is announced once");
        let Next::Turn(last) = round.after_turn(3, 200) else { panic!("seat 3 is still to play") };
        assert_eq!((last.active, last.number), (Seat(2), 7));
        assert_eq!(last.after_turn(3, 200), Next::Over { stopped: false });
    }

    #[test]
    fn a_game_without_end_is_stopped_after_its_last_round() {
        let round = Round { active: Seat(1), number: 9, closing: false };
        let next = Round { active: Seat(0), number: 10, closing: false };
        assert_eq!(round.after_turn(2, 10), Next::Turn(next));
        let last = Round { active: Seat(1), ..next };
        assert_eq!(last.after_turn(2, 10), Next::Over { stopped: true });
        let closing = Round { closing: true, ..last };
        assert_eq!(closing.after_turn(2, 10), Next::Over { stopped: false });
    }
}
