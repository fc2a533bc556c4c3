//! Moving markers down the development board.
//!
//! Rulebook p. 5, "Progrès sur son plateau Développement": the spices between two rows and a ship
//! for each of them. P. 10: the first of all in one of the last two rows of a column draws a card;
//! who has all markers in a row or lower gets an extra action card.

use kit::{Illegal, Log};

use crate::Goa;
use crate::board::{BOTTOM, Column, Site};
use crate::event::{Event, Goods};
use crate::refusals;
use crate::spices::{Spice, SpiceSet};
use crate::state::{Phase, Place, Shared, Tie};
use crate::turn::Turn;

impl Goa {
    /// The marker is not in the last row (R19).
    #[inline]
    pub(crate) fn may_step(&self, place: &Place, column: Column) -> Result<(), Illegal> {
        if place.markers[column as usize] >= BOTTOM {
            return Err((&refusals::AT_BOTTOM).into());
        }
        Ok(())
    }

    /// What the step costs in spices.
    #[inline]
    pub(crate) fn step_cost(&self, place: &Place, column: Column) -> SpiceSet {
        self.components.row(place.markers[column as usize]).step[column as usize]
    }

    /// Whether the action progress can be taken in this column, with a card that lets spices or
    /// ships off or without.
    #[inline]
    pub(crate) fn may_progress(
        &self,
        place: &Place,
        column: Column,
        tie: Option<Tie>,
    ) -> Result<(), Illegal> {
        self.may_step(place, column)?;
        let cost = self.step_cost(place, column);
        let ships = u16::from(cost.len());
        if tie != Some(Tie::NoShip) && place.ships < ships {
            return Err(Illegal::by(&refusals::LACKS_SHIPS)
                .with("needed", ships)
                .with("had", place.ships));
        }
        let lacking = place.spices().lacking(cost);
        if tie != Some(Tie::NoSpice) && lacking > 0 {
            return Err(Illegal::by(&refusals::LACKS_SPICES)
                .with("needed", cost.len())
                .with("lacking", lacking));
        }
        Ok(())
    }

    /// The spice of a step that is paid next.
    pub(crate) fn next_due(&self, place: &Place, column: Column, paid: u8) -> Option<Spice> {
        self.step_cost(place, column).iter().nth(paid.into())
    }

    /// Vice-king moves a marker than which none is less advanced (R33).
    pub(crate) fn may_help(&self, place: &Place, column: Column) -> Result<(), Illegal> {
        self.may_step(place, column)?;
        if place.markers[column as usize] > place.least() {
            return Err((&refusals::NOT_THE_LEAST).into());
        }
        Ok(())
    }

    /// Whether some marker can still move.
    pub(crate) fn has_step(&self, place: &Place) -> bool {
        place.least() < BOTTOM
    }

    /// Whether the spice is due for the step, and lies there.
    pub(crate) fn may_pay_step(
        &self,
        table: &Shared,
        column: Column,
        paid: u8,
        site: Site,
        spice: Spice,
    ) -> Result<(), Illegal> {
        if self.next_due(table.own(), column, paid) != Some(spice) {
            return Err((&refusals::OTHER_SPICE).into());
        }
        self.may_give(table.own(), site, spice)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The action: ships are paid at once, spices field by field where there is a choice.
    pub(crate) fn progress(&mut self, column: Column, tie: Option<Tie>) -> Result<(), Illegal> {
        self.game.may_progress(self.state.table.own(), column, tie)?;
        let seat = self.seat();
        let cost = self.game.step_cost(self.state.table.own(), column);
        self.state.table.acted = true;
        if tie != Some(Tie::NoShip) {
            let own = self.own();
            own.ships = own.ships.saturating_sub(cost.len().into());
            self.log.note(Event::PaidShips { seat, ships: cost.len() });
        }
        if tie == Some(Tie::NoSpice) {
            self.step(column);
        } else {
            self.state.table.phase = Phase::PayStep { column, paid: 0 };
        }
        Ok(())
    }

    pub(crate) fn pay_step(
        &mut self,
        column: Column,
        paid: u8,
        site: Site,
        spice: Spice,
    ) -> Result<(), Illegal> {
        self.game.may_pay_step(&self.state.table, column, paid, site, spice)?;
        let seat = self.seat();
        self.give(site, spice);
        self.log.note(Event::Gave { seat, site, spice });
        self.state.table.phase = Phase::PayStep { column, paid: paid + 1 };
        Ok(())
    }

    /// Moves the marker once everything is paid.
    pub(crate) fn settle_payment(&mut self, column: Column, paid: u8) -> bool {
        let over = self.game.next_due(self.state.table.own(), column, paid).is_none();
        if over {
            self.step(column);
        }
        over
    }

    pub(crate) fn bought_step(&mut self, column: Column) -> Result<(), Illegal> {
        self.game.may_step(self.state.table.own(), column)?;
        self.step(column);
        Ok(())
    }

    pub(crate) fn vice_king_step(&mut self, column: Column) -> Result<(), Illegal> {
        self.game.may_help(self.state.table.own(), column)?;
        self.step(column);
        Ok(())
    }

    /// The marker moves, with all bonuses that follow every such move (R34).
    fn step(&mut self, column: Column) {
        let seat = self.seat();
        let all = self.own().least();
        let marker = &mut self.own().markers[column as usize];
        *marker = (*marker + 1).min(BOTTOM);
        let row = *marker;
        self.log.note(Event::Stepped { seat, column, row });

        let face = *self.game.components.row(row);
        let entered = &mut self.state.table.entered[usize::from(row)];
        let first = *entered & 1 << column as u8 == 0;
        *entered |= 1 << column as u8;
        if first && face.first_there > 0 {
            self.log.note(Event::FirstThere { seat, column, row });
            self.draw_cards(face.first_there);
        }
        let least = self.own().least();
        if least > all {
            let extra = self.game.components.row(least).all_in_row;
            if extra > 0 {
                self.log.note(Event::AllInRow { seat, row: least });
                let goods = Goods { extra_actions: extra.into(), ..Goods::default() };
                self.receive(goods);
            }
        }
        self.resume();
    }
}
