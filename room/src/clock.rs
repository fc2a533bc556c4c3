//! How long each seat has thought and may still think.

use kit::{Seat, SeatSet};

use crate::setting::Clock;

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

/// The clocks of a table, one per seat. They run for seats that are awaited and where a person
/// decides; they follow from the moments in the log alone.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    /// When it began to run, if it runs.
    since: Option<u64>,
    /// What earlier runs have used up.
    spent: u64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: usize) -> Clocks {
        Clocks { clock, seats: vec![SeatClock::default(); seats] }
    }

    /// From this moment on the table waits for these seats.
    pub(crate) fn wait_for(&mut self, seats: SeatSet, now: u64) {
        for (at, clock) in self.seats.iter_mut().enumerate() {
            match (clock.since, seats.contains(Seat(at as u8))) {
                (None, true) => clock.since = Some(now),
                (Some(since), false) => {
                    clock.spent += now.saturating_sub(since);
                    clock.since = None;
                }
                _ => {}
            }
        }
    }

    /// A seat gets all its time again: its owner is back.
    pub(crate) fn reset(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.spent = 0;
        }
    }

    /// What each seat has left at this moment; empty where there is no clock.
    pub(crate) fn left(&self, now: u64) -> Vec<u64> {
        let left = |clock: &SeatClock| {
            let running = clock.since.map_or(0, |since| now.saturating_sub(since));
            match self.clock {
                Clock::None => 0,
                Clock::Days(days) => (u64::from(days) * DAY).saturating_sub(running),
                Clock::Minutes(minutes) => {
                    (u64::from(minutes) * MINUTE).saturating_sub(clock.spent + running)
                }
            }
        };
        match self.clock {
            Clock::None => Vec::new(),
            _ => self.seats.iter().map(left).collect(),
        }
    }

    /// The seat whose time is up first, and when.
    pub(crate) fn deadline(&self, now: u64) -> Option<(Seat, u64)> {
        let left = self.left(now);
        let running = self.seats.iter().zip(left).enumerate();
        running
            .filter(|(_, (clock, _))| clock.since.is_some())
            .map(|(at, (_, left))| (Seat(at as u8), now + left))
            .min_by_key(|(_, moment)| *moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(seat: u8) -> SeatSet {
        SeatSet::only(Seat(seat))
    }

    #[test]
    fn minutes_are_used_up_over_the_game() {
        let mut clocks = Clocks::new(Clock::Minutes(2), 2);
        clocks.wait_for(only(0), 1_000);
        clocks.wait_for(only(1), 31_000);
        assert_eq!(clocks.left(31_000), [90_000, 120_000]);
        clocks.wait_for(only(0), 41_000);
        assert_eq!(clocks.left(51_000), [80_000, 110_000]);
        assert_eq!(clocks.deadline(51_000), Some((Seat(0), 131_000)));
        assert_eq!(clocks.left(900_000), [0, 110_000]);
    }

    #[test]
    fn days_begin_again_with_every_turn() {
        let mut clocks = Clocks::new(Clock::Days(1), 2);
        clocks.wait_for(only(0), 0);
        clocks.wait_for(only(0), DAY / 2);
        assert_eq!(clocks.deadline(DAY / 2), Some((Seat(0), DAY)));
        clocks.wait_for(only(1), DAY / 2);
        clocks.wait_for(only(0), DAY);
        assert_eq!(clocks.deadline(DAY), Some((Seat(0), 2 * DAY)));
    }

    #[test]
    fn without_a_clock_nobody_is_in_a_hurry() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.wait_for(only(0), 0);
        assert!(clocks.left(DAY).is_empty());
        assert_eq!(clocks.deadline(DAY), None);
    }
}
