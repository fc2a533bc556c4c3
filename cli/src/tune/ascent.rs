//! Climbs towards better figures: all of them are moved at once in a random direction, forth and
//! back, and the two sets play each other; what wins shows the way (simultaneous perturbation).

use kit::{Chance, Hash, Seed};

/// How far the two sets lie from the middle at first, as a part of each figure.
const REACH: f64 = 0.15;
/// How far a clear win moves the figures at first, as a part of each.
const STRIDE: f64 = 0.25;
/// A figure near nothing is moved as if it were this large.
const LEAST: f64 = 0.05;

/// A climb.
pub(super) struct Ascent {
    start: Vec<f32>,
    now: Vec<f64>,
    free: Vec<bool>,
    rounds: u32,
    seed: Seed,
    figures: Vec<f32>,
}

impl Ascent {
    /// Begins at these figures; those that are not free stay as they are.
    pub(super) fn new(start: &[f32], free: &[bool], rounds: u32, seed: Seed) -> Ascent {
        let now = start.iter().map(|&figure| f64::from(figure)).collect();
        let figures = start.to_vec();
        Ascent { start: start.to_vec(), now, free: free.to_vec(), rounds, seed, figures }
    }

    /// Where it has come to.
    pub(super) fn figures(&self) -> &[f32] {
        &self.figures
    }

    /// The two sets of a round.
    pub(super) fn neighbours(&self, round: u32) -> (Vec<f32>, Vec<f32>) {
        let reach = REACH / f64::from(round + 1).powf(0.101);
        let set = |sense: f64| {
            let moved = |((figure, scale), way): ((&f64, f64), f64)| {
                (figure + sense * reach * scale * way) as f32
            };
            self.now.iter().zip(self.scales()).zip(self.ways(round)).map(moved).collect()
        };
        (set(1.0), set(-1.0))
    }

    /// Takes in how the first set of the round did against the second, from -1 to 1.
    pub(super) fn step(&mut self, round: u32, lead: f64) {
        let calm = f64::from(self.rounds) / 10.0;
        let stride = STRIDE * ((calm + 1.0) / (calm + f64::from(round) + 1.0)).powf(0.602);
        let (scales, ways): (Vec<_>, Vec<_>) =
            (self.scales().collect(), self.ways(round).collect());
        for ((figure, scale), way) in self.now.iter_mut().zip(scales).zip(ways) {
            *figure += stride * lead * scale * way;
        }
        self.figures = self.now.iter().map(|&figure| figure as f32).collect();
    }

    fn scales(&self) -> impl Iterator<Item = f64> {
        let scale = |(&figure, &free): (&f32, &bool)| {
            if free { f64::from(figure).abs().max(LEAST) } else { 0.0 }
        };
        self.start.iter().zip(&self.free).map(scale)
    }

    /// The direction of a round: each figure up or down.
    fn ways(&self, round: u32) -> impl Iterator<Item = f64> {
        let mut bytes = b"comptoir tune way 1\n".to_vec();
        bytes.extend_from_slice(&self.seed.0);
        bytes.extend_from_slice(&round.to_le_bytes());
        let mut chance = Chance::new(Seed(Hash::of(&bytes).0));
        let way = move || if chance.below(2) == 0 { 1.0 } else { -1.0 };
        std::iter::repeat_with(way).take(self.start.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that is won by who is nearer to the right figures.
    fn lead(one: &[f32], other: &[f32]) -> f64 {
        let miss = |figures: &[f32]| {
            let right = [2.0, 0.5, -1.0];
            figures.iter().zip(right).map(|(own, right)| (own - right).powi(2)).sum::<f32>()
        };
        f64::from((miss(other) - miss(one)).tanh())
    }

    #[test]
    fn it_climbs_to_what_wins() {
        let mut ascent = Ascent::new(&[1.0, 1.0, -0.5], &[true; 3], 400, Seed::from_number(1));
        for round in 0..400 {
            let (one, other) = ascent.neighbours(round);
            ascent.step(round, lead(&one, &other));
        }
        for (figure, right) in ascent.figures().iter().zip([2.0, 0.5, -1.0]) {
            assert!((figure - right).abs() < 0.15, "{:?}", ascent.figures());
        }
    }

    #[test]
    fn what_is_not_free_stays() {
        let mut ascent = Ascent::new(&[1.0, 1.0], &[false, true], 10, Seed::from_number(1));
        let (one, other) = ascent.neighbours(0);
        assert_eq!((one[0], other[0]), (1.0, 1.0));
        assert!(one[1] != other[1]);
        ascent.step(0, 1.0);
        assert_eq!(ascent.figures()[0], 1.0);
    }
}
