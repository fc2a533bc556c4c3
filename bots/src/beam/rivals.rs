//! What the others are up to: the line each is likely to follow.

use kit::{Evaluation, Race, Seat};

use super::field::{Cast, Field, Node, Tools};

/// What a seat expects of another.
struct Line<L> {
    /// How it will stand after each turn.
    path: Vec<Node<L>>,
    /// The most points it may have if the game ends after so many turns.
    most: Vec<f32>,
    /// How many turns more it has than the seat when the seat ends the game.
    ahead: isize,
}

/// What a seat expects of its rivals.
pub(super) struct Rivals<L> {
    lines: Vec<Line<L>>,
    /// The seat has no more turns than this.
    pub(super) last: usize,
    /// How many lanes were looked at to find out.
    pub(super) looked: usize,
}

impl<L: Copy> Rivals<L> {
    /// Nothing is expected of anybody.
    pub(super) fn unknown(closing: bool) -> Rivals<L> {
        Rivals { lines: Vec::new(), last: if closing { 1 } else { usize::MAX }, looked: 0 }
    }

    /// Looks what each rival would do, and gives up in the race what they will have taken.
    pub(super) fn look<G: Evaluation, R: Race<G, Lane = L>>(
        game: &G,
        state: &G::State,
        seat: Seat,
        race: &mut R,
        cast: Cast,
        tools: &mut Tools,
    ) -> Rivals<L> {
        let mut rivals = Rivals::unknown(race.closing());
        let seats = game.options().seats;
        let cast = Cast { nodes: cast.nodes / usize::from(seats.max(1)), ..cast };
        let last = rivals.last;
        let mut cast_for = |race: &R, seat, last| {
            let start = race.lane(game, state, seat);
            let field = cast.run::<G, R>(race, &start, std::iter::once(start), 0, last, tools);
            (start, field)
        };
        let (own_start, own) = cast_for(race, seat, last);
        // Each rival is taken to see the seat go its own way.
        let lines = Line::of(race, &own, &own_start, &rivals, 0).into_iter().collect();
        let mut seen = Rivals { lines, last, looked: 0 };
        rivals.looked += own.looked;
        for rival in Seat::all(seats).filter(|&rival| rival != seat) {
            let behind = rival > seat;
            let turns = if race.closing() { usize::from(behind) } else { usize::MAX };
            let (start, field) = cast_for(race, rival, turns);
            rivals.looked += field.looked;
            if let Some(line) = seen.lines.first_mut() {
                line.ahead = isize::from(!behind);
            }
            let ahead = if behind { 0 } else { -1 };
            let Some(line) = Line::of(race, &field, &start, &seen, ahead) else { continue };
            for (turn, pair) in line.path.windows(2).enumerate() {
                race.concede(&pair[0].lane, &pair[1].lane, turn + 1);
                if race.ends(&pair[1].lane) {
                    rivals.last = rivals.last.min(turn + 1 + usize::from(!behind));
                }
            }
            rivals.lines.push(line);
        }
        rivals
    }

    /// The best lane to go for, and after how many turns it is reached.
    pub(super) fn best<G: Evaluation, R: Race<G, Lane = L>>(
        &self,
        race: &R,
        field: &Field<L>,
        start: &L,
    ) -> Option<(usize, Node<L>)> {
        let begun = race.points(start);
        let mut best: Option<(f32, usize, Node<L>)> = None;
        for (turns, node, over) in field.goals() {
            let hope = self.hope(race, node, turns, over, begun);
            if best.is_none_or(|(known, ..)| hope > known) {
                best = Some((hope, turns, *node));
            }
        }
        best.map(|(_, turns, node)| (turns, node))
    }

    /// How good the best lane is that each first turn leads to.
    pub(super) fn hopes<G: Evaluation, R: Race<G, Lane = L>>(
        &self,
        race: &R,
        field: &Field<L>,
        start: &L,
        hopes: &mut [f32],
    ) {
        let begun = race.points(start);
        for (turns, node, over) in field.goals() {
            if let Some(known) = hopes.get_mut(node.origin as usize) {
                *known = known.max(self.hope(race, node, turns, over, begun));
            }
        }
    }

    /// How good it is to come to a lane after so many turns: by how much it leads.
    fn hope<G: Evaluation, R: Race<G, Lane = L>>(
        &self,
        race: &R,
        node: &Node<L>,
        turns: usize,
        over: bool,
        begun: f32,
    ) -> f32 {
        let own = begun + node.value;
        if self.lines.is_empty() {
            return own;
        }
        if over {
            let best =
                self.lines.iter().map(|line| line.final_points(turns)).fold(f32::MIN, f32::max);
            let own = race.points(&node.lane) + race.leftovers(&node.lane);
            // What is far away may come otherwise.
            return (own - best) / (1.0 + 0.5 * turns as f32);
        }
        let best =
            self.lines.iter().map(|line| line.evaluate(race, turns)).fold(f32::MIN, f32::max);
        (own - best) / race.spread(turns)
    }
}

impl<L: Copy> Line<L> {
    fn of<G: Evaluation, R: Race<G, Lane = L>>(
        race: &R,
        field: &Field<L>,
        start: &L,
        seen: &Rivals<L>,
        ahead: isize,
    ) -> Option<Line<L>> {
        let (turns, node) = seen.best(race, field, start)?;
        Some(Line { path: field.path(turns, node), most: field.most.clone(), ahead })
    }

    /// The points if the seat ends the game after so many turns of its own.
    fn final_points(&self, turns: usize) -> f32 {
        let turns = turns.saturating_add_signed(self.ahead);
        self.most.get(turns).or(self.most.last()).copied().unwrap_or(0.0)
    }

    /// What is to be expected after so many turns.
    fn evaluate<G: Evaluation, R: Race<G, Lane = L>>(&self, race: &R, turns: usize) -> f32 {
        let at = self.path.get(turns).or(self.path.last());
        let begun = self.path.first().map_or(0.0, |first| race.points(&first.lane));
        begun + at.map_or(0.0, |node| node.value)
    }
}
