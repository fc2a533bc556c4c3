//! What must hold of every table, whether it was played to or came from outside.

use kit::Census;

use super::SpiceRoad;
use super::state::{Phase, Place, Shared};
use crate::hold;

impl SpiceRoad {
    /// Counts the cards, deals and coins, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        table.market.census(census);
        for place in table.places.iter() {
            self.components.cards.count_hand(place, census);
            for &point in place.claimed.iter() {
                census.one("point", point);
            }
            census.many("gold", 0u16, place.gold);
            census.many("silver", 0u16, place.silver);
        }
        for point in table.points.iter().copied().chain(table.point_pile.iter()) {
            census.one("point", point);
        }
        census.many("gold", 0u16, table.gold);
        census.many("silver", 0u16, table.silver);
    }

    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let components = &self.components;
        let end = usize::from(components.setup.end);
        let reached = table.places.iter().map(|place| place.claimed.len() >= end);
        // Who has the deciding card has played the last turn, or is about to end it.
        let over = matches!(table.phase, Phase::Over { .. });
        let ending = over || matches!(table.phase, Phase::Discard { .. });
        table.turn().invariants(
            self.options.seats,
            components.round_limit,
            reached,
            ending,
            over,
        )?;
        for (seat, place) in table.places.iter().enumerate() {
            self.check_place(table, place).map_err(|fault| format!("seat {seat}: {fault}"))?;
        }
        let turns = table.round.saturating_mul(u16::from(self.options.seats));
        components.cards.check_market(&table.market, turns)?;
        if table.points.len() > components.point_row {
            return Err("the row of point cards is too long".into());
        }
        self.check_phase(table)
    }

    fn check_place(&self, table: &Shared, place: &Place) -> Result<(), String> {
        self.components.cards.check_hand(&table.market, place)?;
        if place.claimed.len() > usize::from(self.components.setup.end) {
            return Err("too many point cards are claimed".into());
        }
        let settled = matches!(table.phase, Phase::Action | Phase::Over { .. });
        hold::check(place.caravan, self.components.caravan, settled)?;
        Ok(())
    }

    fn check_phase(&self, table: &Shared) -> Result<(), String> {
        if let Phase::Discard { seat } = table.phase {
            let full = |place: &Place| place.caravan.surplus(self.components.caravan) > 0;
            if !table.place(seat).is_some_and(full) {
                return Err(format!("nothing is to be discarded at {:?}", table.phase));
            }
        }
        match table.phase.cards() {
            Some(phase) => self.components.cards.check_phase(&table.market, table.own(), phase),
            None => Ok(()),
        }
    }
}
