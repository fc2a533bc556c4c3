//! The action recruitment: surplus workers become citizens, one by one (R36, R37, R67).

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::Effect;
use crate::event::Event;
use crate::refusals::{
    AT_LEAST_ONE, LACKS_FLORINS, NO_SHORE, NO_SUPPLY, NO_SURPLUS, NOT_PRESENT, REGION_FULL,
};
use crate::state::{Phase, State};
use crate::turn::Turn;

impl Archipelago {
    /// What a worker costs who is placed there; no fourth citizen comes to a region (R35).
    pub(crate) fn may_recruit(
        &self,
        state: &State,
        seat: Seat,
        free: bool,
        region: u8,
        shore: u8,
    ) -> Result<u8, Illegal> {
        let table = &state.table;
        if table.surplus == 0 {
            return Err((&NO_SURPLUS).into());
        }
        if self.spare(table, seat, false).is_none() {
            return Err((&NO_SUPPLY).into());
        }
        if table.region(region).is_none() || shore >= self.face_of(table, region).shores {
            return Err((&NO_SHORE).into());
        }
        let ship = |unit: &crate::units::Unit| unit.region == region;
        let ashore = |unit: &crate::units::Unit| {
            unit.region == region
                && unit.is_active()
                && self.side(table, false, region, unit.spot) == shore
        };
        let present = self.units(table, seat, true).iter().any(ship)
            || self.units(table, seat, false).iter().any(ashore);
        if !present {
            return Err((&NOT_PRESENT).into());
        }
        if self.crowd(table, seat, region) >= self.components.figures.crowd {
            return Err((&REGION_FULL).into());
        }
        let price = if free { 0 } else { self.components.worker_cost(table.surplus) };
        if price > state.stock(seat).florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", price));
        }
        Ok(price)
    }

    /// Every shore where a worker can be placed.
    pub(crate) fn each_recruit(
        &self,
        state: &State,
        seat: Seat,
        free: bool,
        mut each: impl FnMut(u8, u8),
    ) {
        for region in 0..state.table.regions.len() as u8 {
            for shore in 0..self.face_of(&state.table, region).shores {
                if self.may_recruit(state, seat, free, region, shore).is_ok() {
                    each(region, shore);
                }
            }
        }
    }

    /// Whether a worker can be recruited anywhere.
    pub(crate) fn can_recruit(&self, state: &State, seat: Seat, free: bool) -> Result<(), Illegal> {
        let mut reason = Illegal::by(&NOT_PRESENT);
        for region in 0..state.table.regions.len() as u8 {
            for shore in 0..self.face_of(&state.table, region).shores {
                match self.may_recruit(state, seat, free, region, shore) {
                    Ok(_) => return Ok(()),
                    Err(illegal) if illegal.rule != &NOT_PRESENT => reason = illegal,
                    Err(_) => {}
                }
            }
        }
        Err(reason)
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn recruit(
        &mut self,
        left: u8,
        free: bool,
        region: u8,
        shore: u8,
    ) -> Result<(), Illegal> {
        let seat = self.seat;
        let florins = self.game.may_recruit(self.state, seat, free, region, shore)?;
        self.state.stock_mut(seat).florins -= florins;
        self.state.table.bank += florins;
        self.state.table.surplus -= 1;
        self.add_citizen(seat, region, shore);
        self.log.note(Event::Recruited { seat, region, shore, florins });
        // Whether more can be paid for is not for all to know, so the seat says stop itself.
        if left > 1 {
            self.ask(Phase::Recruit { left: left - 1, free, begun: true });
        } else {
            self.end_recruiting(free);
        }
        Ok(())
    }

    pub(crate) fn stop_recruiting(&mut self, free: bool, begun: bool) -> Result<(), Illegal> {
        if !begun {
            return Err((&AT_LEAST_ONE).into());
        }
        self.end_recruiting(free);
        Ok(())
    }

    /// Who takes workers for nothing pays in rebellion.
    fn end_recruiting(&mut self, free: bool) {
        if free {
            let cards = &self.game.components.cards;
            let card = cards.iter().find(|card| card.effect == Effect::Enslave);
            self.unrest(card.map_or(0, |card| card.unrest));
        }
        self.finish_step();
    }
}
