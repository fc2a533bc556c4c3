//! How sure a share is.

use serde::Serialize;

/// A normal variable is within this many standard deviations 95 times in 100.
const Z: f64 = 1.959_963_984_540_054;

/// A share that was measured, and the 95 % interval of what it may really be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Share {
    /// The share that was measured, from 0 to 1.
    pub(crate) win_rate: f64,
    /// The lower end of the interval.
    pub(crate) low: f64,
    /// The upper end of the interval.
    pub(crate) high: f64,
}

impl Share {
    /// The share of `wins` among `trials`, with the score interval of Wilson, which also holds
    /// for few trials and for shares near 0 and 1. Shared wins count in part.
    ///
    /// Seats of the same game are not independent: at most one wins. Counting them as trials of
    /// their own makes the interval of a bot that has several seats wider than it need be, never
    /// narrower.
    pub(crate) fn of(wins: f64, trials: u64) -> Share {
        if trials == 0 {
            return Share { win_rate: 0.0, low: 0.0, high: 1.0 };
        }
        let n = trials as f64;
        let rate = (wins / n).clamp(0.0, 1.0);
        let z2n = Z * Z / n;
        let middle = (rate + z2n / 2.0) / (1.0 + z2n);
        let half = Z / (1.0 + z2n) * (rate * (1.0 - rate) / n + z2n / (4.0 * n)).sqrt();
        // At the ends the formula is exact, the arithmetic is not.
        let low = if rate == 0.0 { 0.0 } else { (middle - half).max(0.0) };
        let high = if rate == 1.0 { 1.0 } else { (middle + half).min(1.0) };
        Share { win_rate: rate, low, high }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(share: Share, low: f64, high: f64) {
        assert!((share.low - low).abs() < 5e-5, "{share:?}");
        assert!((share.high - high).abs() < 5e-5, "{share:?}");
    }

    #[test]
    fn the_intervals_are_those_of_wilson() {
        // Newcombe, Two-sided confidence intervals for the single proportion (1998), table I,
        // method 3.
        about(Share::of(81.0, 263), 0.2553, 0.3662);
        about(Share::of(15.0, 148), 0.0624, 0.1605);
        about(Share::of(0.0, 20), 0.0, 0.1611);
        about(Share::of(1.0, 29), 0.0061, 0.1718);
    }

    #[test]
    fn the_interval_of_losses_mirrors_that_of_wins() {
        let (wins, losses) = (Share::of(372.0, 400), Share::of(28.0, 400));
        assert!((wins.low - (1.0 - losses.high)).abs() < 1e-12);
        assert!((wins.high - (1.0 - losses.low)).abs() < 1e-12);
    }

    #[test]
    fn nothing_is_known_without_trials() {
        assert_eq!(Share::of(0.0, 0), Share { win_rate: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(Share::of(7.0, 7).high, 1.0);
    }
}
