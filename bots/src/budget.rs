//! How long a bot may think.

use std::sync::OnceLock;
use std::time::Duration;

/// A clock. A bot never asks for the time of day, only how long it has been thinking.
#[derive(Clone, Copy, Debug)]
pub struct Clock(pub fn() -> Duration);

/// The clock of a place that has none of its own.
static PROVIDED: OnceLock<fn() -> Duration> = OnceLock::new();

impl Clock {
    /// Tells where time comes from in a place where this library cannot find out: a program in a
    /// browser does so before it hires anybody. Only the first call counts.
    pub fn provide(source: fn() -> Duration) {
        let _ = PROVIDED.set(source);
    }

    /// The time since some moment in the past.
    pub fn now(self) -> Duration {
        (self.0)()
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock(PROVIDED.get().copied().unwrap_or(own_clock))
    }
}

#[cfg(not(target_family = "wasm"))]
fn own_clock() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// Time stands still where there is no clock: only the count of iterations ends a search.
#[cfg(target_family = "wasm")]
fn own_clock() -> Duration {
    Duration::ZERO
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same on every machine.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// Reads `2000` as iterations, `50ms` and `1s` as time.
    pub fn parse(text: &str) -> Option<Budget> {
        let number = |digits: &str, unit: u64| {
            let number: u64 = digits.parse().ok()?;
            (1..=600_000).contains(&(number.checked_mul(unit)?)).then_some(number * unit)
        };
        if let Some(digits) = text.strip_suffix("ms") {
            return number(digits, 1).map(|time| Budget::Time(Duration::from_millis(time)));
        }
        if let Some(digits) = text.strip_suffix('s') {
            return number(digits, 1000).map(|time| Budget::Time(Duration::from_millis(time)));
        }
        let count: u32 = text.parse().ok()?;
        (1..=100_000_000).contains(&count).then_some(Budget::Iterations(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_number_or_a_time() {
        assert_eq!(Budget::parse("2000"), Some(Budget::Iterations(2000)));
        assert_eq!(Budget::parse("50ms"), Some(Budget::Time(Duration::from_millis(50))));
        assert_eq!(Budget::parse("1s"), Some(Budget::Time(Duration::from_secs(1))));
        for nonsense in ["", "0", "0ms", "-1", "ms", "s", "1h", "1.5s", "601s", "99999999999999s"] {
            assert_eq!(Budget::parse(nonsense), None, "{nonsense}");
        }
    }
}
