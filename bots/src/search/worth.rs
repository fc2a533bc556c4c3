//! What a state is worth to every seat.

use kit::{Evaluation, MAX_SEATS, math};

/// Most of what a seat wants is to win; the rest is to be close, so that a seat that cannot win
/// any more still plays on.
const WINNING: f32 = 0.85;

/// A figure for each seat.
pub(crate) type PerSeat = [f32; MAX_SEATS];

/// What a state is worth to every seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    /// The points each seat can expect.
    pub(crate) points: PerSeat,
    /// How likely each seat is to win.
    pub(crate) chance: PerSeat,
    /// What each seat tries to make large, from 0 to 1.
    pub(crate) value: PerSeat,
}

impl Worth {
    /// Looks at a state.
    pub(crate) fn of<G: Evaluation>(game: &G, state: &G::State) -> Worth {
        let seats = usize::from(game.options().seats).min(MAX_SEATS);
        let mut points = [0.0; MAX_SEATS];
        game.forecasts(state, &mut points[..seats]);
        let mut chance = [0.0; MAX_SEATS];
        // A seat that leads one other by the spread wins 73 times in 100.
        let spread = game.spread(state).max(0.1);
        if game.awaiting(state).is_over() {
            let standing = game.standing(state);
            let winners = standing.winners().count().max(1) as f32;
            standing.winners().for_each(|seat| chance[seat.index()] = 1.0 / winners);
        } else {
            let best = points[..seats].iter().copied().fold(f32::MIN, f32::max);
            let mut sum = 0.0;
            for (chance, points) in chance[..seats].iter_mut().zip(points) {
                *chance = math::exp((points - best) / spread);
                sum += *chance;
            }
            chance.iter_mut().for_each(|chance| *chance /= sum);
            game.amend(state, &mut chance[..seats]);
        }
        let mut value = [0.0; MAX_SEATS];
        let (first, second) = best_two(&points[..seats]);
        for seat in 0..seats {
            let rival = if points[seat] == first { second } else { first };
            let lead = (points[seat] - rival) / (4.0 * spread);
            // From 0 to 1, steepest at no lead.
            let near = 0.5 + 0.5 * lead / (1.0 + lead.abs());
            value[seat] = WINNING * chance[seat] + (1.0 - WINNING) * near;
        }
        Worth { points, chance, value }
    }
}

/// The largest figure and the largest of the others.
fn best_two(points: &[f32]) -> (f32, f32) {
    let (mut first, mut second) = (f32::MIN, f32::MIN);
    for &points in points {
        if points > first {
            (first, second) = (points, first);
        } else {
            second = second.max(points);
        }
    }
    (first, if second == f32::MIN { first } else { second })
}
