//! What must hold of every table, whether it was played to or came from outside.

use kit::{Census, Seat};

use super::SandToSea;
use super::state::{Phase, Place, Shared};
use crate::sea;

/// More cubes than any game can bring into one place; keeps sums far from their limits.
const MOST_CUBES: u16 = 10_000;

impl SandToSea {
    /// Counts the cards, deals and tiles, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        table.market.census(census);
        for place in table.places.iter() {
            self.components.cards.count_hand(place, census);
        }
        self.components.venture.count(&table.sites, &table.docks, &table.places, census);
    }

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
        let turns = table.round.saturating_mul(u16::from(self.options.seats));
        self.components.cards.check_market(&table.market, turns)?;
        for (seat, place) in Seat::all(self.options.seats).zip(table.places.iter()) {
            self.check_place(table, seat, place).map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        venture.check_lots(&table.look(), table.phase.sea())?;
        self.check_phase(table)
    }

    fn check_place(&self, table: &Shared, seat: Seat, place: &Place) -> Result<(), String> {
        let venture = &self.components.venture;
        venture.check_captain(&table.sites, place)?;
        self.components.cards.check_hand(&table.market, place)?;
        venture.check_begun(&table.look(), table.phase.sea(), seat)?;
        let settled =
            matches!(table.phase, Phase::Action | Phase::Over { .. } | Phase::Sea(sea::Phase::Lot));
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
            Phase::Cards(phase) => self.components.cards.check_phase(&table.market, own, phase),
            Phase::Sea(phase) => {
                let steps = if let sea::Phase::Sail { steps } = phase { steps } else { 0 };
                venture.check_phase(&look, phase, self.means(own, steps))
            }
            Phase::Aside { steps } => {
                let boat = own.fleet.boat.unwrap_or_default();
                let left = self.means(own, steps).after_fare();
                let goes_on = left.is_some_and(|left| {
                    venture.sea.can_stop(look.sites, look.places, look.active, boat, left)
                });
                let free = self.means(own, steps.saturating_sub(1)).free;
                if steps > 0 && goes_on && free == 0 { Ok(()) } else { strange() }
            }
            Phase::Discard { seat } => {
                let full = |place: &Place| place.hold.surplus(venture.hold_of(place)) > 0;
                if table.place(seat).is_some_and(full) { Ok(()) } else { strange() }
            }
            _ => Ok(()),
        }
    }
}
