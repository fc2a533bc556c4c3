//! What the others are up to: the line each would follow if nobody were in its way.

use kit::{Race, Seat, Sense};

use super::field::{Cast, Field, Node, Tools};
use crate::Clock;

/// What a seat expects of its rivals.
pub(super) struct Rivals<L> {
    /// The line of each rival, and whether it sits behind the seat in the round.
    lines: Vec<(Vec<Node<L>>, bool)>,
    /// The seat has no more turns than this.
    pub(super) last: usize,
}

impl<L: Copy> Rivals<L> {
    /// Nothing is expected of anybody.
    pub(super) fn unknown(closing: bool) -> Rivals<L> {
        Rivals { lines: Vec::new(), last: if closing { 1 } else { usize::MAX } }
    }

    /// Looks what each rival would do, and gives up in the race what they will have taken.
    pub(super) fn look<G: Sense, R: Race<G, Lane = L>>(
        game: &G,
        state: &G::State,
        seat: Seat,
        race: &mut R,
        cast: Cast,
        clock: Clock,
        tools: &mut Tools,
    ) -> Rivals<L> {
        let mut rivals = Rivals::unknown(race.closing());
        let seats = game.options().seats;
        let cast = Cast { nodes: cast.nodes / usize::from(seats.max(2) - 1), ..cast };
        for rival in Seat::all(seats).filter(|&rival| rival != seat) {
            let behind = rival > seat;
            let start = race.lane(game, state, rival);
            if race.closing() && !behind {
                continue;
            }
            let first = std::iter::once(start);
            let field =
                cast.run::<G, R>(race, &start, first, 0, rivals.last, clock, tools);
            let layer = field.layers.len() - 1;
            let best = field.layers[layer]
                .iter()
                .enumerate()
                .max_by(|one, other| one.1.value.total_cmp(&other.1.value));
            let Some((number, _)) = best else { continue };
            let line = field.path(layer, number);
            for (turn, pair) in line.windows(2).enumerate() {
                race.concede(&pair[0].lane, &pair[1].lane, turn + 1);
                if race.ends(&pair[1].lane) {
                    rivals.last = rivals.last.min(turn + 1 + usize::from(!behind));
                }
            }
            rivals.lines.push((line, behind));
        }
        rivals
    }

    /// The first turn of the best line.
    pub(super) fn best<G: Sense, R: Race<G, Lane = L>>(
        &self,
        race: &R,
        field: &Field<L>,
        begun: f32,
    ) -> usize {
        let mut best = (f32::MIN, 0);
        let deepest = field.layers.len() - 1;
        for (layer, nodes) in field.layers.iter().enumerate() {
            let turns = layer + 1;
            for node in nodes.iter().filter(|node| node.over || layer == deepest) {
                let hope = self.hope(race, node, turns, begun);
                if hope > best.0 {
                    best = (hope, node.origin as usize);
                }
            }
        }
        best.1
    }

    /// How good it is to come to a lane after so many turns: by how much it leads.
    fn hope<G: Sense, R: Race<G, Lane = L>>(
        &self,
        race: &R,
        node: &Node<L>,
        turns: usize,
        begun: f32,
    ) -> f32 {
        let own = begun + node.value;
        if self.lines.is_empty() {
            return own;
        }
        let rival = |(line, behind): &(Vec<Node<L>>, bool)| {
            let taken = if *behind { turns } else { turns - usize::from(node.over) };
            let at = line.get(taken).or(line.last());
            let (Some(at), Some(first)) = (at, line.first()) else { return f32::MIN };
            if node.over {
                race.points(&at.lane) + race.leftovers(&at.lane)
            } else {
                race.points(&first.lane) + at.value
            }
        };
        let best = self.lines.iter().map(rival).fold(f32::MIN, f32::max);
        if node.over {
            let own = race.points(&node.lane) + race.leftovers(&node.lane);
            // What is far away may come otherwise.
            let doubt = 1.0 + 0.5 * turns as f32;
            return (own - best) / doubt;
        }
        (own - best) / race.doubt(turns)
    }
}
