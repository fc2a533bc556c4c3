//! What must hold of every table, whether it was played to or came from outside.

use kit::{Census, Seat};

use super::SandToSea;
use super::content::Components;
use super::state::{Phase, Shared};
use crate::turn::check_asked;

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
        let Components { venture, cards } = &self.components;
        venture.check_table(&table.look(), table.turn(), self.options.seats, table.asked())?;
        let turns = table.round.saturating_mul(u16::from(self.options.seats));
        cards.check_market(&table.market, turns)?;
        for (seat, place) in Seat::all(self.options.seats).zip(table.places.iter()) {
            let fits = cards.check_hand(&table.market, place);
            fits.map_err(|fault| format!("{seat:?}: {fault}"))?;
        }
        self.check_phase(table)
    }

    fn check_phase(&self, table: &Shared) -> Result<(), String> {
        let (venture, own, look) = (&self.components.venture, table.own(), table.look());
        match table.phase {
            Phase::Cards(phase) => self.components.cards.check_phase(&table.market, own, phase),
            Phase::Sea(phase) => venture.check_phase(&look, phase, self.means(own, phase.steps())),
            Phase::Aside { steps } => {
                let owes = venture.owes_fare(&look, steps, |steps| self.means(own, steps));
                check_asked(table.phase, steps > 0 && owes)
            }
            _ => Ok(()),
        }
    }
}
