//! The beam itself: the best few lanes after each turn, from which those after the next are made.

use kit::{Game, Race};

use super::table::Seen;
use crate::Clock;

/// How a beam is cast.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cast {
    /// The most lanes that are kept after a turn.
    pub(super) width: usize,
    /// How many turns it looks ahead.
    pub(super) horizon: usize,
    /// What a point is worth that comes a turn later.
    pub(super) discount: f32,
    /// How many lanes it may look at.
    pub(super) nodes: usize,
    /// When it has to be done, if a clock says so.
    pub(super) until: Option<std::time::Duration>,
    /// Whether goods count for what they cost and nothing else.
    pub(super) plain: bool,
}

/// A lane that was reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<L> {
    pub(super) lane: L,
    /// The points made on the way, discounted.
    pub(super) gain: f32,
    /// With what the lane is worth.
    pub(super) value: f32,
    /// Which of the first lanes it comes from.
    pub(super) origin: u32,
    /// Its number in the layer before.
    parent: u32,
    /// Whether the game is over with it.
    pub(super) over: bool,
}

/// All lanes that were kept, by the number of turns taken.
pub(super) struct Field<L> {
    pub(super) layers: Vec<Vec<Node<L>>>,
    /// How many lanes were looked at.
    pub(super) looked: usize,
}

/// What a beam works with again and again.
#[derive(Default)]
pub(super) struct Tools {
    seen: Seen,
}

impl Cast {
    /// What a lane is worth after so many turns.
    fn worth<G: Game, R: Race<G>>(&self, race: &R, lane: &R::Lane, turns: usize, over: bool) -> f32 {
        if over {
            return race.leftovers(lane);
        }
        if self.plain { race.plain_worth(lane) } else { race.worth(lane, turns) }
    }

    /// Casts a beam from lanes after `turns` turns, made from `start`. Nobody has more than `last`
    /// turns.
    pub(super) fn run<G: Game, R: Race<G>>(
        &self,
        race: &R,
        start: &R::Lane,
        first: impl Iterator<Item = R::Lane>,
        turns: usize,
        last: usize,
        clock: Clock,
        tools: &mut Tools,
    ) -> Field<R::Lane> {
        tools.seen.clear();
        let begun = race.points(start);
        let node = |lane: R::Lane, known: f32, points: f32, turn: usize, origin, parent| {
            let over = race.ends(&lane) || turn >= last;
            let gain = known + (race.points(&lane) - points) * self.discount.powi(turn as i32 - 1);
            let worth = self.worth::<G, R>(race, &lane, turn, over);
            let value = gain + worth * self.discount.powi(turn as i32);
            Node { lane, gain, value, origin, parent, over }
        };
        let layer: Vec<_> = first
            .enumerate()
            .map(|(origin, lane)| node(lane, 0.0, begun, turns, origin as u32, 0))
            .collect();
        let mut field = Field { looked: layer.len(), layers: vec![layer] };
        for turn in turns..self.horizon.min(last) {
            let Some(before) = field.layers.last() else { break };
            let width = self.width_for(turn, field.looked, before.len());
            let mut next: Vec<Node<R::Lane>> = Vec::with_capacity(before.len() * 16);
            let mut late = false;
            tools.seen.clear();
            for (parent, from) in before.iter().enumerate() {
                if from.over {
                    continue;
                }
                if parent % 32 == 31 && self.until.is_some_and(|until| clock.now() >= until) {
                    late = true;
                    break;
                }
                let points = race.points(&from.lane);
                race.turns(&from.lane, turn, &mut |lane| {
                    field.looked += 1;
                    let made = node(lane, from.gain, points, turn + 1, from.origin, parent as u32);
                    match tools.seen.number(race.key(&lane), next.len() as u32) {
                        None => next.push(made),
                        Some(known) => {
                            if let Some(known) = next.get_mut(known as usize)
                                && made.gain > known.gain
                            {
                                *known = made;
                            }
                        }
                    }
                });
            }
            if next.is_empty() || (late && turn > turns) {
                break;
            }
            if next.len() > width {
                next.select_nth_unstable_by(width, |one, other| other.value.total_cmp(&one.value));
                next.truncate(width);
            }
            field.layers.push(next);
            if field.looked >= self.nodes || late {
                break;
            }
        }
        field
    }

    /// How many lanes to keep so that what may be looked at lasts to the horizon.
    fn width_for(&self, _turn: usize, _looked: usize, _before: usize) -> usize {
        self.width
    }
}

impl<L: Copy> Field<L> {
    /// The lanes on the way to one of the last layer, from the first on.
    pub(super) fn path(&self, layer: usize, number: usize) -> Vec<Node<L>> {
        let mut path = Vec::new();
        let mut number = number;
        for layer in self.layers[..=layer].iter().rev() {
            let Some(node) = layer.get(number) else { break };
            path.push(*node);
            number = node.parent as usize;
        }
        path.reverse();
        path
    }
}
