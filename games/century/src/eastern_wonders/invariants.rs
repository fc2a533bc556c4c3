//! What must hold of every table, whether it was played to or came from outside.

use kit::Seat;

use super::EasternWonders;
use super::state::{Phase, Place, Shared};
use crate::sea::{self, Cell};

/// More cubes than any game can bring into one place; keeps sums far from their limits.
const MOST_CUBES: u16 = 10_000;

impl EasternWonders {
    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let venture = &self.components.venture;
        if table.places.len() != usize::from(self.options.seats) {
            return Err(format!("there are {} places", table.places.len()));
        }
        let end = usize::from(venture.end);
        let reached = table.places.iter().map(|place| place.prizes.contracts.len() >= end);
        // Who has the deciding contract has played the last turn, or is about to end it.
        let over = matches!(table.phase, Phase::Over { .. });
        let ending = over || matches!(table.phase, Phase::Discard { .. });
        table.turn().invariants(venture.round_limit, reached, ending, over)?;
        venture.check_sea(&table.sites, &table.docks)?;
        venture.check_tiles(&table.places)?;
        if table.adrift.len() != table.sites.len()
            || table.adrift.iter().any(|cubes| cubes.total() > MOST_CUBES)
        {
            return Err("there are too many cubes on the sea".into());
        }
        for (seat, place) in Seat::all(self.options.seats).zip(table.places.iter()) {
            self.check_place(table, seat, place).map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        venture.check_lots(&table.look(), table.phase.sea())?;
        self.check_phase(table)
    }

    fn check_place(&self, table: &Shared, seat: Seat, place: &Place) -> Result<(), String> {
        let venture = &self.components.venture;
        venture.check_captain(&table.sites, place)?;
        venture.check_begun(&table.look(), table.phase.sea(), seat)?;
        let settled =
            matches!(table.phase, Phase::Turn | Phase::Over { .. } | Phase::Sea(sea::Phase::Lot));
        let limit = if settled { venture.hold_of(place) } else { MOST_CUBES };
        if place.hold.total() > limit {
            return Err(format!("there are {} cubes in a hold", place.hold.total()));
        }
        Ok(())
    }

    fn check_phase(&self, table: &Shared) -> Result<(), String> {
        let (venture, own, look) = (&self.components.venture, table.own(), table.look());
        let strange = || Err(format!("{:?} cannot be asked", table.phase));
        match table.phase {
            Phase::Sea(phase) => {
                let steps = if let sea::Phase::Sail { steps } = phase { steps } else { 0 };
                venture.check_phase(&look, phase, self.means(own, steps))
            }
            Phase::Drop { from, steps } => {
                let boat = own.fleet.boat.unwrap_or_default();
                let paid = sea::Means { free: 0, ..self.means(own, steps) };
                let left = paid.after_fare();
                let goes_on = left.is_some_and(|left| {
                    venture.sea.can_stop(look.sites, look.places, look.active, boat, left)
                });
                let free = self.means(own, steps.saturating_sub(1)).free;
                if goes_on && free == 0 && self.is_next(from, boat) { Ok(()) } else { strange() }
            }
            Phase::Gather if table.adrift_here().is_empty() => strange(),
            Phase::Discard { seat } => {
                let full = |place: &Place| place.hold.surplus(venture.hold_of(place)) > 0;
                if table.place(seat).is_some_and(full) { Ok(()) } else { strange() }
            }
            _ => Ok(()),
        }
    }

    fn is_next(&self, from: Cell, boat: Cell) -> bool {
        self.components.venture.sea.chart.touch(from, boat)
    }
}
