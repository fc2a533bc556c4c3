//! What must hold of every table, whether it was played to or came from outside.

use super::NewWorld;
use super::state::{Phase, Shared};
use kit::Seat;

impl NewWorld {
    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let (land, seats) = (&self.land, self.options.seats);
        if table.places.len() != usize::from(seats) {
            return Err(format!("there are {} places", table.places.len()));
        }
        let end = usize::from(land.end);
        let reached = table.places.iter().map(|place| place.claimed.len() >= end);
        // Who has the deciding card is still at its fort, or has played its last turn.
        let over = matches!(table.phase, Phase::Over { .. });
        let ending = !matches!(table.phase, Phase::Action | Phase::Effect { .. });
        table.turn().invariants(land.round_limit, reached, ending, over)?;
        land.check_country(&table.country, seats)?;
        let settled = matches!(table.phase, Phase::Action | Phase::Over { .. });
        for (seat, place) in Seat::all(seats).zip(table.places.iter()) {
            land.check_place(&table.country, seat, place, settled)
                .map_err(|fault| format!("seat {}: {fault}", seat.0))?;
        }
        land.check_phase(&table.country, table.active, &table.places, table.phase)
    }
}
