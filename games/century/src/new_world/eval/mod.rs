//! How good a position is: that of the land.

use kit::{Evaluation, Seat};

use super::state::{Phase, Shared};
use super::{NewWorld, State};
use crate::compose;
use crate::land::eval::FACTORS;

impl Evaluation for NewWorld {
    const ROLLOUT: u32 = 8;
    const RIVALRY: f32 = 0.4;

    compose::evaluated!(figures);
}

impl NewWorld {
    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let Some(place) = table.place(seat) else { return [0.0; FACTORS.len()] };
        if matches!(table.phase, Phase::Over { .. }) {
            return self.land.final_worth(place);
        }
        let most = table.places.iter().map(|place| place.claimed.len()).max().unwrap_or(0);
        let asked = (table.active == seat).then_some(table.phase);
        self.land.worth(&self.figures, &table.country, place, most, asked)
    }
}
