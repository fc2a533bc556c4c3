//! In what order and how fast moments are shown.

use crate::settings::Speed;

/// Milliseconds a piece takes on its way.
const TRAVEL: u32 = 340;
/// From one piece that is turned up to the next: as long as it takes to read a number and to find the
/// next.
const TURN: u32 = 320;
/// From one decision of the others to the next.
const STEP: u32 = 760;
/// Between decisions of one seat in one turn.
const SUB_STEP: u32 = 520;
/// No more than this is shown of what happened while the reader was away.
const MOST_AWAY: u32 = 12_000;
/// As many moments as can be told in that time.
const MOST_STEPS: usize = (MOST_AWAY / (STEP / 2)) as usize;
/// Nothing is shown faster than this.
const FASTEST: u32 = 220;

/// What is shown next, and how long after the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Next {
    /// The moment.
    pub(super) index: usize,
    /// Milliseconds until it is shown.
    pub(super) wait: u32,
}

impl Speed {
    /// The same moment, sooner or later.
    pub(super) fn paced(self, next: Next) -> Next {
        Next { wait: (f64::from(next.wait) * self.times()) as u32, ..next }
    }

    /// How long a piece is on its way.
    pub(super) fn travel(self) -> u32 {
        (f64::from(TRAVEL) * self.times()) as u32
    }

    /// How long after a piece was turned up the next one is.
    pub(super) fn turn(self) -> u32 {
        (f64::from(TURN) * self.times()) as u32
    }

    /// How much longer than usual everything takes.
    fn times(self) -> f64 {
        match self {
            Speed::Slow => 1.8,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
            Speed::AtOnce => 0.0,
        }
    }
}

/// From the moment shown to the last of so many. `same_seat` tells whether the next decision is
/// of the same seat as the one before; the reader's own are shown at once.
pub(super) fn next(shown: usize, last: usize, same_seat: bool, own: bool) -> Option<Next> {
    let behind = last.checked_sub(shown).filter(|behind| *behind > 0)?.min(MOST_STEPS);
    let index = last + 1 - behind;
    if own && behind == 1 {
        return Some(Next { index, wait: 0 });
    }
    let step = if same_seat { SUB_STEP } else { STEP };
    let wait = (step as usize * 8 / (behind + 7).max(8)).max(FASTEST as usize) as u32;
    Some(Next { index, wait })
}

/// Where the story of an absence begins: where the reader left, or as late as can be told in
/// the time there is.
pub(super) fn resume(seen: Option<usize>, last: usize) -> usize {
    match seen {
        Some(seen) if seen < last => seen.max(last.saturating_sub(MOST_STEPS)),
        _ => last,
    }
}

/// The moment a replay is at after a step, and whether that is the end.
pub(super) fn step(index: usize, by: isize, last: usize) -> usize {
    index.saturating_add_signed(by).min(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_decision_is_shown_at_once_and_others_one_after_the_other() {
        assert_eq!(next(4, 5, false, true), Some(Next { index: 5, wait: 0 }));
        assert_eq!(next(4, 5, false, false), Some(Next { index: 5, wait: STEP }));
        assert_eq!(next(4, 5, true, false), Some(Next { index: 5, wait: SUB_STEP }));
        assert_eq!(next(5, 5, false, false), None);
        assert_eq!(next(6, 5, false, false), None);
    }

    #[test]
    fn an_absence_is_told_in_twelve_seconds() {
        for last in [1, 5, 40, 300] {
            // Whether the page was closed, or only the connection lost.
            let mut shown = if last > 50 { 0 } else { resume(Some(0), last) };
            let mut time = 0;
            while let Some(next) = next(shown, last, false, false) {
                (shown, time) = (next.index, time + next.wait);
            }
            assert!(time <= MOST_AWAY, "{last}: {time}");
        }
    }

    #[test]
    fn a_reader_sets_how_fast_moments_follow() {
        let next = Next { index: 3, wait: 700 };
        assert_eq!(Speed::AtOnce.paced(next).wait, 0);
        assert!(Speed::Fast.paced(next).wait < 700 && Speed::Slow.paced(next).wait > 700);
        assert_eq!(Speed::Normal.travel(), TRAVEL);
    }

    #[test]
    fn who_was_never_here_sees_the_present() {
        assert_eq!(resume(None, 30), 30);
        assert_eq!(resume(Some(28), 30), 28);
        assert_eq!(resume(Some(31), 30), 30);
    }

    #[test]
    fn a_replay_stays_within_the_game() {
        assert_eq!([step(0, -1, 9), step(9, 1, 9), step(4, 1, 9)], [0, 9, 5]);
    }
}
