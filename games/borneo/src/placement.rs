//! Setup: the merchants are placed, each on the first free rank of a company.
//!
//! Rulebook, "Préparation du jeu". Round by round like a snake: clockwise from the seat that was
//! drawn, then back from the last, then clockwise again; with a fourth merchant back once more
//! (R38).

use kit::{Illegal, Log, Seat};

use crate::Borneo;
use crate::event::Event;
use crate::flags::Company;
use crate::refusals;
use crate::state::{Phase, Shared};
use crate::turn::Turn;

impl Shared {
    /// Who places after so many merchants.
    pub(crate) fn placing(&self, placed: u8) -> Seat {
        let seats = (self.places.len() as u8).max(1);
        let (round, step) = (placed / seats, placed % seats);
        let step = if round.is_multiple_of(2) { step } else { seats - 1 - step };
        Seat(self.first.0.wrapping_add(step) % seats)
    }
}

impl Borneo {
    /// Whether a merchant can go to the company: a full one takes nobody (R14), an empty one is
    /// open like any other (R49).
    pub(crate) fn may_enter(&self, table: &Shared, company: Company) -> Result<(), Illegal> {
        let company = company.known().ok_or(&refusals::NO_SUCH_COMPANY)?;
        let ranks = self.components.parameters.ranks;
        if !table.has_room(company, ranks) {
            return Err(Illegal::by(&refusals::COMPANY_FULL).with("ranks", ranks));
        }
        Ok(())
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn place(&mut self, placed: u8, company: Company) -> Result<(), Illegal> {
        self.game.may_enter(&self.state.table, company)?;
        let table = &mut self.state.table;
        let seat = table.placing(placed);
        let _ = table.columns[company.index()].push(seat);
        let all = self.game.components.parameters.merchants * self.game.options.seats;
        let placed = placed + 1;
        // The seat that placed first also takes the first turn (R35).
        table.phase = if placed < all { Phase::Place { placed } } else { Phase::Mission };
        self.log.note(Event::Placed { seat, company });
        Ok(())
    }
}
