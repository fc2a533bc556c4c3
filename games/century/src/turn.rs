//! What the parts of the box need of a game while one of its seats acts.

use kit::Seat;

use crate::hold::{self, Hold};
use crate::{effect, round};

/// A table while a decision is carried out. Everything that could stand in the way of a decision
/// is checked before anything is changed.
pub trait Acting {
    /// What lies in front of a seat.
    type Place: Hold;
    /// Something that happens in the game.
    type Event: From<effect::Event> + From<hold::Event> + From<round::Event>;
    /// What the game can wait for.
    type Phase: From<hold::Surplus>;

    /// Whose turn it is.
    fn active(&self) -> Seat;

    /// The places of all seats, in seat order.
    fn places(&self) -> &[Self::Place];

    /// The places of all seats, to change them.
    fn places_mut(&mut self) -> &mut [Self::Place];

    /// How many cubes fit into the hold of a place.
    fn limit(&self, place: &Self::Place) -> u16;

    /// Writes into the log.
    fn note(&mut self, event: impl Into<Self::Event>);

    /// Waits for something else from now on.
    fn ask(&mut self, phase: impl Into<Self::Phase>);

    /// The action of the active seat is over.
    fn end_action(&mut self);

    /// The place of the seat whose turn it is.
    #[inline]
    fn own(&self) -> &Self::Place {
        &self.places()[self.active().index()]
    }

    /// The place of the seat whose turn it is, to change it.
    #[inline]
    fn own_mut(&mut self) -> &mut Self::Place {
        let active = self.active().index();
        &mut self.places_mut()[active]
    }
}
