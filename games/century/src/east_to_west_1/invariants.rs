//! What must hold of every table, whether it was played to or came from outside.

use kit::{Census, Seat};

use super::EastToWest1;
use super::state::{Phase, Shared};
use crate::land;

impl EastToWest1 {
    /// Counts the cards, deals, tiles and settlers, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        self.components.land.count(&table.country, table.places.iter(), census);
        table.market.census(census);
        for place in table.places.iter() {
            place.ledger.route.iter().for_each(|stop| census.one("merchant", stop.card.0));
            place.ledger.discard.iter().for_each(|card| census.one("merchant", card));
        }
    }

    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let (land, stalls) = (&self.components.land, &self.components.stalls);
        let seats = self.options.seats;
        if table.places.len() != usize::from(seats) {
            return Err(format!("there are {} places", table.places.len()));
        }
        let end = usize::from(land.end);
        let reached = table.places.iter().map(|place| place.colony.claimed.len() >= end);
        // Who has the deciding card is still at its fort, or has played its last turn.
        let over = matches!(table.phase, Phase::Land(land::Phase::Over { .. }));
        let ending = match table.phase {
            Phase::Land(phase) => {
                !matches!(phase, land::Phase::Action | land::Phase::Effect { .. })
            }
            Phase::Merchants(_) => false,
        };
        table.turn().invariants(land.round_limit, reached, ending, over)?;
        land.check_country(&table.country, seats)?;
        stalls.check_market(&table.market)?;
        let settled = over || table.phase == Phase::Land(land::Phase::Action);
        for (seat, place) in Seat::all(seats).zip(table.places.iter()) {
            land.check_place(&table.country, seat, place, settled)
                .and_then(|()| stalls.check_ledger(&table.market, place))
                .map_err(|fault| format!("seat {}: {fault}", seat.0))?;
        }
        match table.phase {
            Phase::Land(phase) => {
                land.check_phase(&table.country, table.active, &table.places, phase)
            }
            Phase::Merchants(phase) => {
                let Some(own) = table.place(table.active) else {
                    return Err(format!("{:?} is active", table.active));
                };
                let fits = stalls.check_phase(
                    land,
                    (&table.market, &table.country),
                    own,
                    table.active,
                    phase,
                );
                let fits = fits && !table.country.again;
                if fits { Ok(()) } else { Err(format!("{phase:?} cannot be asked")) }
            }
        }
    }
}
