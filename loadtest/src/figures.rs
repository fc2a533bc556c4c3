//! Latencies and what they come to.

use std::time::Duration;

/// The latency below which this share of all latencies is, in milliseconds. Sorts them.
pub fn percentile(sorted: &[u32], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    let micros = sorted.get(at.max(1) - 1).or(sorted.last()).copied().unwrap_or(0);
    f64::from(micros) / 1_000.0
}

/// Latencies in microseconds: four bytes each, so that a minute of load stays small.
#[derive(Clone, Debug, Default)]
pub struct Figures(Vec<u32>);

impl Figures {
    /// Notes one.
    pub fn note(&mut self, latency: Duration) {
        self.0.push(u32::try_from(latency.as_micros()).unwrap_or(u32::MAX));
    }

    /// Adds those of another.
    pub fn add(&mut self, other: Figures) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// All of them in order.
    pub fn sorted(mut self) -> Vec<u32> {
        self.0.sort_unstable();
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_what_everybody_means_by_them() {
        let sorted: Vec<u32> = (1..=100).map(|n| n * 1_000).collect();
        assert_eq!(percentile(&sorted, 0.5), 50.0);
        assert_eq!(percentile(&sorted, 0.99), 99.0);
        assert_eq!(percentile(&sorted, 1.0), 100.0);
        assert_eq!(percentile(&[7_000], 0.99), 7.0);
        assert_eq!(percentile(&[], 0.99), 0.0);
    }
}
