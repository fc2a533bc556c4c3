//! The beam itself: the best few lanes after each turn, from which those after the next are made.

use std::time::Duration;

use kit::{Game, Race, math};

use super::table::Seen;
use crate::Clock;

/// How a beam is cast.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cast {
    /// The most lanes that are kept after a turn.
    pub(super) width: usize,
    /// Whether fewer are kept so that the beam comes to its horizon.
    pub(super) spread: bool,
    /// How many turns it looks ahead.
    pub(super) horizon: usize,
    /// What a point is worth that comes a turn later.
    pub(super) discount: f32,
    /// How many lanes it may look at.
    pub(super) nodes: usize,
    /// When it has to be done, if a clock says so.
    pub(super) until: Option<Duration>,
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
}

/// All lanes that were kept, by the number of turns taken.
pub(super) struct Field<L> {
    pub(super) layers: Vec<Vec<Node<L>>>,
    /// Those with which the game is over, with the number of turns.
    pub(super) ended: Vec<(usize, Node<L>)>,
    /// The most points anybody would have if the game ended after so many turns.
    pub(super) most: Vec<f32>,
    /// How many turns had been taken in the first layer.
    pub(super) turns: usize,
    /// How many lanes were looked at.
    pub(super) looked: usize,
}

/// What a beam works with again and again.
pub(super) struct Tools {
    seen: Seen,
    clock: Clock,
}

impl Tools {
    pub(super) fn new(clock: Clock) -> Tools {
        Tools { seen: Seen::default(), clock }
    }

    /// Whether this moment has come.
    pub(super) fn late(&self, until: Option<Duration>) -> bool {
        until.is_some_and(|until| self.clock.now() >= until)
    }
}

impl Cast {
    /// A part of it, if it begins now.
    pub(super) fn part(self, part: f32, now: Duration) -> Cast {
        let nodes = (self.nodes as f32 * part) as usize;
        let until = self.until.map(|until| now + until.saturating_sub(now).mul_f32(part));
        Cast { nodes, until, ..self }
    }

    /// What a lane is worth after so many turns.
    fn worth<G: Game, R: Race<G>>(
        &self,
        race: &R,
        lane: &R::Lane,
        turns: usize,
        over: bool,
    ) -> f32 {
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
        tools: &mut Tools,
    ) -> Field<R::Lane> {
        tools.seen.clear();
        let begun = race.points(start);
        let furthest = self.horizon.max(turns) + 1;
        let later: Vec<f32> =
            (0..=furthest).map(|turn| math::power(self.discount, turn as u32)).collect();
        let gain = |lane: &R::Lane, known: f32, points: f32, turn: usize| {
            known + (race.points(lane) - points) * later[turn.saturating_sub(1)]
        };
        let node = |lane: R::Lane, known: f32, points: f32, turn: usize, origin, parent, over| {
            let gain = gain(&lane, known, points, turn);
            let worth = self.worth::<G, R>(race, &lane, turn, over);
            let value = gain + worth * later[turn];
            Node { lane, gain, value, origin, parent }
        };
        let most = |field: &mut Field<R::Lane>, lane: &R::Lane| {
            let points = race.points(lane) + race.leftovers(lane);
            if let Some(most) = field.most.last_mut() {
                *most = most.max(points);
            }
        };
        let mut field =
            Field { layers: Vec::new(), ended: Vec::new(), most: vec![0.0], turns, looked: 0 };
        let mut layer = Vec::new();
        for (origin, lane) in first.enumerate() {
            field.looked += 1;
            most(&mut field, &lane);
            let over = race.ends(&lane) || turns >= last;
            let made = node(lane, 0.0, begun, turns, origin as u32, 0, over);
            if over { field.ended.push((turns, made)) } else { layer.push(made) }
        }
        field.layers.push(layer);
        for turn in turns..self.horizon.min(last) {
            let Some(before) = field.layers.pop() else { break };
            let looked = field.looked;
            let mut next: Vec<Node<R::Lane>> = Vec::with_capacity(before.len() * 16);
            let mut late = false;
            tools.seen.clear();
            field.most.push(0.0);
            for (parent, from) in before.iter().enumerate() {
                if parent % 32 == 31 && tools.late(self.until) {
                    late = true;
                    break;
                }
                let points = race.points(&from.lane);
                race.turns(&from.lane, turn, &mut |lane| {
                    field.looked += 1;
                    let over = race.ends(&lane) || turn + 1 >= last;
                    let made = || {
                        node(lane, from.gain, points, turn + 1, from.origin, parent as u32, over)
                    };
                    if over {
                        most(&mut field, &lane);
                        field.ended.push((turn + 1, made()));
                        return;
                    }
                    let Some(known) = tools.seen.number(race.key(&lane), next.len() as u32) else {
                        most(&mut field, &lane);
                        next.push(made());
                        return;
                    };
                    // What a lane is worth is found out only where it may come to something.
                    if let Some(known) = next.get_mut(known as usize)
                        && gain(&lane, from.gain, points, turn + 1) > known.gain
                    {
                        *known = made();
                    }
                });
            }
            let (from, made) = (before.len(), field.looked - looked);
            field.layers.push(before);
            if next.is_empty() || (late && turn > turns) {
                break;
            }
            let width = self.keep(self.horizon.min(last) - turn - 1, field.looked, made, from);
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

    /// How many lanes to keep so that what may be looked at lasts to the horizon: `made` lanes came
    /// of `from`.
    fn keep(&self, layers: usize, looked: usize, made: usize, from: usize) -> usize {
        if !self.spread || layers == 0 {
            return self.width;
        }
        let left = self.nodes.saturating_sub(looked) / layers;
        (left * from.max(1) / made.max(1)).clamp(8, self.width)
    }
}

impl<L: Copy> Field<L> {
    /// The lanes on the way to one that was reached after so many turns, from the first on.
    pub(super) fn path(&self, turns: usize, last: Node<L>) -> Vec<Node<L>> {
        let mut path = vec![last];
        for layer in self.layers.iter().take(turns - self.turns).rev() {
            let Some(node) = path.last().and_then(|node| layer.get(node.parent as usize)) else {
                break;
            };
            path.push(*node);
        }
        path.reverse();
        path
    }

    /// The lanes that a plan may lead to, with the turns it takes and whether the game is over
    /// then.
    pub(super) fn goals(&self) -> impl Iterator<Item = (usize, &Node<L>, bool)> {
        let deepest = self.turns + self.layers.len().saturating_sub(1);
        let open = self.layers.last().into_iter().flatten().map(move |node| (deepest, node, false));
        open.chain(self.ended.iter().map(|(turns, node)| (*turns, node, true)))
    }
}
