//! Games in which every seat runs a race of its own beside the others: what a bot needs to plan
//! whole turns ahead without playing the whole table.

use crate::{Game, Seat};

/// What a table offers to the seats that race on it, from one moment on: what can be taken, and
/// what has been given up to others.
///
/// A *lane* is the race of one seat: what it has and what is still there for it. Turns are counted
/// from that moment, the first being 0. Cards that nobody has seen yet do not come in a race.
pub trait Race<G: Game>: Sized + Send {
    /// How the race of one seat stands.
    type Lane: Copy + Send;

    /// Looks at a table; `None` if it has something that a race cannot tell.
    fn survey(game: &G, state: &G::State) -> Option<Self>;

    /// How a seat stands. The state may be a later one than that which was surveyed; what has come
    /// to the table since is not seen.
    fn lane(&self, game: &G, state: &G::State, seat: Seat) -> Self::Lane;

    /// Lists how the lane may stand after its next turn; `turn` says which one it is. A seat can
    /// always take some turn.
    fn turns(&self, lane: &Self::Lane, turn: usize, each: &mut impl FnMut(Self::Lane));

    /// Leaves out decisions that hardly ever belong to a good turn; never all of them.
    fn prune(game: &G, state: &G::State, moves: &mut Vec<G::Move>);

    /// The same number for lanes that stand alike but for their points, and hardly ever for
    /// others.
    fn key(&self, lane: &Self::Lane) -> u64;

    /// The points made so far that nobody can take away.
    fn points(&self, lane: &Self::Lane) -> f32;

    /// The further points if the game ended now.
    fn leftovers(&self, lane: &Self::Lane) -> f32;

    /// What everything else is worth in points, after so many turns.
    fn worth(&self, lane: &Self::Lane, turns: usize) -> f32;

    /// The same in the plainest way: what the goods at hand cost.
    fn plain_worth(&self, lane: &Self::Lane) -> f32;

    /// How far the evaluation may be off, in points, when the table is so many turns further.
    fn spread(&self, turns: usize) -> f32;

    /// Whether the lane brings the game to its end.
    fn ends(&self, lane: &Self::Lane) -> bool;

    /// Whether the round under way is the last one.
    fn closing(&self) -> bool;

    /// Gives up what a rival took between two moments of its lane: it is gone before the given
    /// turn.
    fn concede(&mut self, before: &Self::Lane, after: &Self::Lane, turn: usize);

    /// The things whose worth can be found out by practice, by name.
    fn assets(game: &G) -> Vec<String>;

    /// A table at which the first seat owns these assets besides what everybody has, can get no
    /// others, and nobody is in its way.
    fn practice(game: &G, owned: &[usize], seed: crate::Seed) -> G::State;

    /// The decision that gives a turn away, among these.
    fn pass(moves: &[G::Move]) -> Option<usize>;
}

/// Something that wants to know the race of a game, see [`crate::Evaluation::race`].
pub trait Guest<G: Game> {
    /// What comes of it.
    type Out;

    /// Does it.
    fn meet<R: Race<G> + 'static>(self) -> Self::Out;
}
