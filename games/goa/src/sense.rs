//! How good a position is.
use crate::{Goa, State};
use kit::{Seat, Sense};
impl Sense for Goa {
    fn sense(&self, _state: &State, _seat: Seat) -> f32 {
        0.0
    }
}
