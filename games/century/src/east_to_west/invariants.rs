//! What must hold of every table, whether it was played to or came from outside.

use kit::{Census, Seat};

use super::Rules;
use super::content::Components;
use super::state::{Phase, Place, Shared};
use crate::turn::check_asked;

impl Rules {
    /// Counts the cards, deals, tiles and settlers, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        self.components.land.count(&table.country, table.places.iter(), census);
        table.market.census(census);
        self.components.sea.count(&table.waters, census);
        for place in table.places.iter() {
            place.ledger.route.iter().for_each(|stop| census.one("merchant", stop.card.0));
            place.ledger.discard.iter().for_each(|card| census.one("merchant", card));
        }
    }

    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let Components { land, stalls, sea, .. } = &self.components;
        let seats = self.options.seats;
        let (country, asked) = (&table.country, table.phase.land());
        land.check_table(country, &table.places, table.turn(), seats, asked)?;
        stalls.check_market(&table.market)?;
        sea.check_sites(&table.waters)?;
        for (seat, place) in Seat::all(seats).zip(table.places.iter()) {
            stalls
                .check_ledger(&table.market, place)
                .and_then(|()| sea.check_fleet(&table.waters, &place.fleet))
                .and_then(|()| self.check_tiles(table, place))
                .map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        let Some(own) = table.place(table.active) else {
            return Err(format!("{:?} is active", table.active));
        };
        let fits = match table.phase {
            Phase::Land(phase) => {
                return land.check_phase(&table.country, table.active, &table.places, phase);
            }
            Phase::Merchants(phase) => {
                stalls.check_phase(land, &table.bazaar(table.active, own), phase)
            }
            Phase::Ships(phase) => sea.check_ships(land, &table.country, table.afloat(), phase),
            Phase::Prize(prize) => self.check_prize(table, own, prize),
        };
        check_asked(table.phase, fits && !table.country.again)
    }

    /// Whether a seat has a boat if the game has, and has earned its bonus tiles.
    fn check_tiles(&self, table: &Shared, place: &Place) -> Result<(), String> {
        if place.fleet.boat.is_some() != self.part.sea {
            return Err("there is a boat too many or too few".into());
        }
        if self.part.sea && place.colony.bonus.len() > self.earned(table, place) {
            return Err("there are bonus tiles that were not earned".into());
        }
        Ok(())
    }
}
