//! One beam for one seat: from a state to the turns it may take, best first.

use kit::{Evaluation, Race, Seat};

use super::field::{Cast, Tools};
use super::rivals::Rivals;
use super::turns;

/// What a beam thinks of a seat's turns.
pub(super) struct Thought<M> {
    /// The decisions of each turn and how good it is, best first.
    pub(super) turns: Vec<(f32, Vec<M>)>,
    /// How many lanes were looked at.
    pub(super) looked: usize,
}

/// Plans from a state that the seat imagines; `None` where there is no race to be planned.
pub(super) fn plan<G: Evaluation, R: Race<G>>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    cast: Cast,
    watches: bool,
    tools: &mut Tools,
) -> Option<Thought<G::Move>> {
    let mut race = R::survey(game, state)?;
    let start = race.lane(game, state, seat);
    let openings = turns::openings(game, &race, state, seat, moves);
    if openings.len() < 2 {
        let only = openings.into_iter().map(|opening| (0.0, opening.decisions)).collect();
        return Some(Thought { turns: only, looked: 1 });
    }
    let rivals = if watches {
        let cheap = Cast { width: cast.width / 4, nodes: cast.nodes / 4, ..cast };
        Rivals::look(game, state, seat, &mut race, cheap, tools)
    } else {
        Rivals::unknown(race.closing())
    };
    let lanes = openings.iter().map(|opening| opening.lane);
    let field = cast.run::<G, R>(&race, &start, lanes, 1, rivals.last, tools);
    let mut hopes = vec![f32::MIN; openings.len()];
    rivals.hopes(&race, &field, &start, &mut hopes);
    let mut turns: Vec<_> =
        hopes.into_iter().zip(openings.into_iter().map(|opening| opening.decisions)).collect();
    // The sort keeps the order of equals, so that a choice is the same each time.
    turns.sort_by(|one, other| other.0.total_cmp(&one.0));
    turns.retain(|turn| turn.0 > f32::MIN);
    (!turns.is_empty()).then_some(Thought { turns, looked: field.looked + rivals.looked })
}
