//! What a bot tells a person about a decision.

use kit::Seat;

/// What a bot thinks of the legal moves of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The moves it has looked at, best first.
    pub opinions: Vec<Opinion<M>>,
}

/// What a bot thinks of one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<M> {
    /// The number of the move among the legal ones.
    pub number: usize,
    /// How much of its time the bot gave to the move.
    pub share: f32,
    /// What it orders the moves by when it gave them the same time.
    pub worth: f32,
    /// How likely the seat is to win after it, from 0 to 1.
    pub chance: f32,
    /// The points the seat can expect at the end.
    pub points: f32,
    /// What is most likely to follow, the move itself first.
    pub line: Vec<(Seat, M)>,
}
