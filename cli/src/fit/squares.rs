//! Least squares: the figures whose forecasts are off least, and not far from those there were.
//!
//! What counts is by how much each seat leads the others on average: the points of all together
//! tell more about the game than about a seat.

use kit::{Game, Seat, Sense};
use rayon::prelude::*;

use super::games::Played;

/// How much a figure is moved to see what it does, as a part of itself.
const STEP: f32 = 0.05;
/// How much it costs a figure to be as far off as it is large, for each moment learnt from.
const LOYALTY: f64 = 0.01;
/// No figure moves further at once, as a part of itself.
const FARTHEST: f64 = 0.5;

/// How far to move each figure to see what it does.
pub(super) fn steps(figures: &[f32]) -> Vec<f32> {
    figures.iter().map(|&figure| size(figure) * STEP).collect()
}

/// How large a figure is; those near nothing are taken to be larger.
fn size(figure: f32) -> f32 {
    figure.abs().max(0.1)
}

/// By how many points the leads foretold are off: the root of the mean of their squares, moments
/// counting the less the less can be known.
pub(super) fn off<G: Sense>(game: &G, played: &[Played<G>]) -> f64 {
    let (mut squares, mut count) = (0.0, 0.0);
    for played in played {
        let came = leads(&played.points);
        for moment in &played.moments {
            let counts = importance(game, moment);
            let foretold = leads(&outlooks(game, moment));
            for (came, foretold) in came.iter().zip(foretold) {
                squares += counts * (came - foretold).powi(2);
                count += counts;
            }
        }
    }
    f64::sqrt(squares / f64::max(count, 1e-9))
}

/// Makes the figures better. `now` has the figures as they are, each of the others one of them
/// moved by its step.
pub(super) fn improve<G: Sense>(
    now: &G,
    others: &[G],
    lessons: &[Played<G>],
    begun: &[f32],
    figures: &mut [f32],
) {
    // In the order of the games, whatever the threads: sums of fractions depend on it.
    let sums: Vec<Sums> = lessons.par_iter().map(|played| learn(now, others, played)).collect();
    let mut sum = Sums::new(figures.len());
    sums.iter().for_each(|other| sum.add(other));
    let loyalty = LOYALTY * sum.moments;
    for (number, (&figure, &begun)) in figures.iter().zip(begun).enumerate() {
        sum.squares[number][number] += loyalty;
        sum.errors[number] -= loyalty * f64::from((figure - begun) / size(begun));
    }
    let moves = solve(sum.squares, sum.errors);
    for ((figure, begun), by) in figures.iter_mut().zip(begun).zip(moves) {
        *figure += by.clamp(-FARTHEST, FARTHEST) as f32 * size(*begun);
    }
}

/// What a linear equation for the figures is made of.
struct Sums {
    squares: Vec<Vec<f64>>,
    errors: Vec<f64>,
    moments: f64,
}

impl Sums {
    fn new(figures: usize) -> Sums {
        Sums {
            squares: vec![vec![0.0; figures]; figures],
            errors: vec![0.0; figures],
            moments: 0.0,
        }
    }

    fn add(&mut self, other: &Sums) {
        for (row, others) in self.squares.iter_mut().zip(&other.squares) {
            row.iter_mut().zip(others).for_each(|(own, other)| *own += other);
        }
        self.errors.iter_mut().zip(&other.errors).for_each(|(own, other)| *own += other);
        self.moments += other.moments;
    }
}

fn learn<G: Sense>(now: &G, others: &[G], played: &Played<G>) -> Sums {
    let mut sums = Sums::new(others.len());
    let came = leads(&played.points);
    for moment in &played.moments {
        sums.moments += 1.0;
        let counts = importance(now, moment);
        let foretold = leads(&outlooks(now, moment));
        let moved: Vec<Vec<f64>> =
            others.iter().map(|other| leads(&outlooks(other, moment))).collect();
        for seat in 0..came.len() {
            let effect = |number: usize| (moved[number][seat] - foretold[seat]) / f64::from(STEP);
            let effects: Vec<f64> = (0..others.len()).map(effect).collect();
            for (one, &effect) in effects.iter().enumerate().filter(|(_, effect)| **effect != 0.0) {
                sums.errors[one] += counts * effect * (came[seat] - foretold[seat]);
                let row = sums.squares[one].iter_mut().zip(&effects);
                row.for_each(|(sum, other)| *sum += counts * effect * other);
            }
        }
    }
    sums
}

fn outlooks<G: Sense>(game: &G, state: &G::State) -> Vec<f32> {
    Seat::all(game.options().seats).map(|seat| game.outlook(state, seat)).collect()
}

/// How much a moment counts.
fn importance<G: Sense>(game: &G, state: &<G as Game>::State) -> f64 {
    f64::from(game.doubt(state).max(1.0)).powi(-2)
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
