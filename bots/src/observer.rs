//! What a bot gets to see.

use kit::{Chance, Game, Seat, Viewer};

/// A seat at the table, from the point of view of who sits there: the view, the legal moves and
/// imagined states. The real state is behind it and has no way out.
pub struct Observer<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    moves: &'a [G::Move],
    open: bool,
}

impl<'a, G: Game> Observer<'a, G> {
    /// The observer of a seat, whose legal moves these are.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, moves: &'a [G::Move]) -> Self {
        Observer { game, state, seat, moves, open: false }
    }

    /// An observer to which everything is shown, to measure what that is worth. Nobody who plays
    /// with people sits on it: there is no name under which such a bot could be hired.
    pub fn all_seeing(game: &'a G, state: &'a G::State, seat: Seat, moves: &'a [G::Move]) -> Self {
        Observer { open: true, ..Observer::new(game, state, seat, moves) }
    }

    /// The box that is played.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal moves of the seat.
    pub fn moves(&self) -> &'a [G::Move] {
        self.moves
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// A state that could be the real one as far as the seat knows; made from the view alone.
    pub fn imagine(&self, chance: &mut Chance) -> G::State {
        self.imagine_from(&self.view(), chance)
    }

    /// The same for who has asked for the view already.
    pub(crate) fn imagine_from(&self, view: &G::View, chance: &mut Chance) -> G::State {
        if self.open { *self.state } else { self.game.imagine(view, chance) }
    }
}
