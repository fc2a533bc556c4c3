//! How good a position is.
use crate::{Borneo, State};
use kit::{Seat, Sense};
impl Sense for Borneo {
    fn sense(&self, state: &State, seat: Seat) -> f32 {
        self.points(&state.table, seat) as f32
    }
}
