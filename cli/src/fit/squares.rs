//! Least squares: the counts of features whose forecasts are off least.
//!
//! What counts is by how much each seat leads the others on average: the points of all together
//! tell more about the game than about a seat.

use kit::eval::forecast::{Counts, Forecast, SPANS, spans};
use kit::{Evaluation, Game, Seat};
use rayon::prelude::*;

use super::games::Played;

/// How much a count is held back, as a part of what it explains by itself: features that say almost
/// the same share what they count for.
const RESTRAINT: f64 = 0.001;
/// So many games are summed up together.
const BATCH: usize = 20;

/// By how many points the leads foretold are off: the root of the mean of their squares, moments
/// counting the less the less can be known.
pub(super) fn off<G: Evaluation>(
    played: &[Played<'_, G>],
    foretell: impl Fn(&G, &G::State, Seat) -> f32,
) -> f64 {
    let (mut squares, mut count) = (0.0, 0.0);
    for played in played {
        let came = leads(&played.points);
        for moment in &played.moments {
            let counts = importance(played.game, moment);
            let foretold = leads(&each_seat(played.game, moment, &foretell));
            for (came, foretold) in came.iter().zip(foretold) {
                squares += counts * (came - foretold).powi(2);
                count += counts;
            }
        }
    }
    f64::sqrt(squares / f64::max(count, 1e-9))
}

/// By how much spreads should be multiplied for the winners to be foretold best.
pub(super) fn spreads<G: Evaluation>(
    played: &[Played<'_, G>],
    foretell: impl Fn(&G, &G::State, Seat) -> f32,
) -> f64 {
    let mut surprise = [0.0; 40];
    let factor = |number: usize| (number + 1) as f64 * 0.05;
    for played in played {
        for moment in &played.moments {
            let spread = f64::from(played.game.spread(moment).max(0.1));
            let points = each_seat(played.game, moment, &foretell);
            let best = points.iter().copied().fold(f32::MIN, f32::max);
            for (number, surprise) in surprise.iter_mut().enumerate() {
                let likely = |&own: &f32| (f64::from(own - best) / (spread * factor(number))).exp();
                let all: f64 = points.iter().map(likely).sum();
                let each = points.iter().zip(&played.won);
                *surprise -=
                    each.map(|(own, won)| won * (likely(own) / all).max(1e-9).ln()).sum::<f64>();
            }
        }
    }
    let least = (0..surprise.len()).min_by(|&a, &b| surprise[a].total_cmp(&surprise[b]));
    factor(least.unwrap_or_default())
}

/// Finds what so many features count for: first by the leads, and then the base by the points.
pub(super) fn fit<G: Evaluation>(features: usize, lessons: &[Played<'_, G>]) -> Forecast {
    let mut forecast = Forecast { counts: counts(features, lessons), ..Forecast::default() };
    let mut sums = Sums::new(SPANS);
    for played in lessons {
        let mean = |of_seats: &[f32]| of_seats.iter().sum::<f32>() / of_seats.len().max(1) as f32;
        for moment in &played.moments {
            let (lefts, foretold): (Vec<f32>, Vec<f32>) =
                each_seat(played.game, moment, |game, state, seat| {
                    let mut features = Vec::new();
                    let left = game.features(state, seat, &mut features);
                    (left, forecast.points(&features, left))
                })
                .into_iter()
                .unzip();
            let effects = spans(mean(&lefts)).map(f64::from);
            let missing = f64::from(mean(&played.points) - mean(&foretold));
            sums.learn(importance(played.game, moment), &effects, missing);
        }
    }
    forecast.base = four(&sums.solve());
    forecast
}

fn four(counts: &[f64]) -> Counts {
    std::array::from_fn(|span| counts[span] as f32)
}

/// Finds the counts of so many features.
fn counts<G: Evaluation>(features: usize, lessons: &[Played<'_, G>]) -> Vec<Counts> {
    // In the order of the games, whatever the threads: sums of fractions depend on it.
    let sums: Vec<Sums> = lessons.par_chunks(BATCH).map(|played| learn(features, played)).collect();
    let mut sum = Sums::new(features * SPANS);
    sums.iter().for_each(|other| sum.add(other));
    sum.solve().chunks_exact(SPANS).map(four).collect()
}

/// What a linear equation for the counts is made of.
struct Sums {
    squares: Vec<Vec<f64>>,
    errors: Vec<f64>,
}

impl Sums {
    fn new(unknowns: usize) -> Sums {
        Sums { squares: vec![vec![0.0; unknowns]; unknowns], errors: vec![0.0; unknowns] }
    }

    /// Takes in that these effects together should come to this much.
    fn learn(&mut self, counts: f64, effects: &[f64], came: f64) {
        for (one, &effect) in effects.iter().enumerate().filter(|(_, effect)| **effect != 0.0) {
            self.errors[one] += counts * effect * came;
            let row = self.squares[one].iter_mut().zip(effects);
            row.for_each(|(sum, other)| *sum += counts * effect * other);
        }
    }

    fn solve(mut self) -> Vec<f64> {
        for (number, row) in self.squares.iter_mut().enumerate() {
            row[number] *= 1.0 + RESTRAINT;
        }
        solve(self.squares, self.errors)
    }

    fn add(&mut self, other: &Sums) {
        for (row, others) in self.squares.iter_mut().zip(&other.squares) {
            row.iter_mut().zip(others).for_each(|(own, other)| *own += other);
        }
        self.errors.iter_mut().zip(&other.errors).for_each(|(own, other)| *own += other);
    }
}

fn learn<G: Evaluation>(features: usize, played: &[Played<'_, G>]) -> Sums {
    let mut sums = Sums::new(features * SPANS);
    for played in played {
        let came = leads(&played.points);
        for moment in &played.moments {
            let counts = importance(played.game, moment);
            let effects = effects(played.game, moment, features);
            for (effects, &came) in effects.iter().zip(&came) {
                sums.learn(counts, effects, came);
            }
        }
    }
    sums
}

/// For each seat, by how much each count moves the lead that is foretold for it.
fn effects<G: Evaluation>(game: &G, moment: &G::State, features: usize) -> Vec<Vec<f64>> {
    let own: Vec<Vec<f32>> = each_seat(game, moment, |game, state, seat| {
        let mut own = Vec::new();
        let spans = spans(game.features(state, seat, &mut own));
        own.iter().flat_map(|&feature| spans.map(|span| feature * span)).collect()
    });
    let mut effects = vec![vec![0.0; features * SPANS]; own.len()];
    for number in 0..features * SPANS {
        let of_seats: Vec<f32> = own.iter().map(|own| own[number]).collect();
        for (effects, lead) in effects.iter_mut().zip(leads(&of_seats)) {
            effects[number] = lead;
        }
    }
    effects
}

fn each_seat<G: Evaluation, T>(
    game: &G,
    state: &G::State,
    each: impl Fn(&G, &G::State, Seat) -> T,
) -> Vec<T> {
    Seat::all(game.options().seats).map(|seat| each(game, state, seat)).collect()
}

/// How much a moment counts.
fn importance<G: Evaluation>(game: &G, state: &<G as Game>::State) -> f64 {
    f64::from(game.spread(state).max(1.0)).powi(-2)
}

/// By how much each seat leads the others on average.
fn leads(points: &[f32]) -> Vec<f64> {
    let others = points.len().saturating_sub(1).max(1) as f64;
    let all: f64 = points.iter().map(|&points| f64::from(points)).sum();
    points.iter().map(|&own| f64::from(own) - (all - f64::from(own)) / others).collect()
}

/// Solves linear equations by elimination; an unknown that no equation tells is nothing.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for column in 0..count {
        let largest = (column..count)
            .max_by(|&one, &other| rows[one][column].abs().total_cmp(&rows[other][column].abs()));
        let Some(largest) = largest else { break };
        rows.swap(column, largest);
        right.swap(column, largest);
        if rows[column][column].abs() < 1e-12 {
            continue;
        }
        let (above, below) = rows.split_at_mut(column + 1);
        let pivot = &above[column];
        for (row, at) in below.iter_mut().zip(column + 1..) {
            let part = row[column] / pivot[column];
            row.iter_mut().zip(pivot).for_each(|(own, pivot)| *own -= part * pivot);
            right[at] -= part * right[column];
        }
    }
    let mut solution = vec![0.0; count];
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|at| rows[row][at] * solution[at]).sum();
        if rows[row][row].abs() >= 1e-12 {
            solution[row] = (right[row] - known) / rows[row][row];
        }
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let rows = vec![vec![0.0, 2.0, 1.0], vec![1.0, -1.0, 0.0], vec![3.0, 0.0, 1.0]];
        let solution = solve(rows, vec![7.0, -1.0, 6.0]);
        for (found, right) in solution.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - right).abs() < 1e-9, "{solution:?}");
        }
        assert_eq!(solve(vec![vec![0.0]], vec![1.0]), [0.0]);
    }

    #[test]
    fn who_leads_and_by_how_much() {
        assert_eq!(leads(&[10.0, 4.0, 4.0]), [6.0, -3.0, -3.0]);
    }
}
