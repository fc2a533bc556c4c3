//! Wonders: built once, with a citizen that stays on them (R58, R75, R86).

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::{Building, Effect, Kind};
use crate::event::Event;
use crate::refusals::{
    NO_DISC, NO_GROUND, NO_SUPPLY, NO_UNIT, NOT_CONTROLLED, NOT_YOUR_CARD, ONE_CARD, WONDER_FRESH,
    WONDER_NEEDS,
};
use crate::state::{Pay, Phase, State, Table};
use crate::turn::Turn;
use crate::units::{Figure, MONUMENT, Unit};

impl Archipelago {
    /// Whether a seat may build a wonder with this citizen.
    pub(crate) fn may_raise(
        &self,
        state: &State,
        seat: Seat,
        card: u8,
        pay: Pay,
        unit: Figure,
    ) -> Result<(), Illegal> {
        let table = &state.table;
        if table.round.carded {
            return Err((&ONE_CARD).into());
        }
        let face = self.components.card(card).filter(|face| face.kind == Kind::Wonder);
        let Some(face) = face.filter(|_| table.owned[seat.index()].contains(card)) else {
            return Err((&NOT_YOUR_CARD).into());
        };
        let needs = match face.effect {
            Effect::Cathedral => self.controlled(table, seat, Building::Temple) > 0,
            Effect::Lighthouse => self.controlled(table, seat, Building::Port) > 0,
            _ => true,
        };
        if table.built.contains(card) || !needs {
            return Err((&WONDER_NEEDS).into());
        }
        if table.fresh.contains(card) {
            return Err((&WONDER_FRESH).into());
        }
        if self.discs_left(table, seat) < face.discs {
            return Err((&NO_DISC).into());
        }
        let there = unit.seat == seat && !unit.ship;
        if !there || self.find(table, unit, Unit::is_free).is_none() {
            return Err((&NO_UNIT).into());
        }
        self.may_pay(state.stock(seat), face.florins, &face.cost, pay)
    }

    /// Every way to build a wonder.
    pub(crate) fn each_raise(
        &self,
        state: &State,
        seat: Seat,
        mut each: impl FnMut(u8, Pay, Figure),
    ) {
        for card in state.table.owned[seat.index()].minus(state.table.built).iter() {
            let Some(face) = self.components.card(card).filter(|face| face.kind == Kind::Wonder)
            else {
                continue;
            };
            self.figures(&state.table, seat, false, Unit::is_free, |unit| {
                self.each_pay(state.stock(seat), &face.cost, |pay| {
                    if self.may_raise(state, seat, card, pay, unit).is_ok() {
                        each(card, pay, unit);
                    }
                });
            });
        }
    }

    /// Whether a seat may put a ship of the lighthouse there: in the sea of a port it controls.
    pub(crate) fn may_light(
        &self,
        table: &Table,
        seat: Seat,
        done: u32,
        (region, sea): (u8, u8),
    ) -> Result<(), Illegal> {
        if done >> region.min(31) & 1 == 1
            || self.controller(table, region, Building::Port) != Some(seat)
        {
            return Err((&NOT_CONTROLLED).into());
        }
        if table.site(region, Building::Port).sea() != sea {
            return Err((&NO_GROUND).into());
        }
        if self.spare(table, seat, true).is_none() { Err((&NO_SUPPLY).into()) } else { Ok(()) }
    }

    /// Every port of a seat that still gets a ship.
    pub(crate) fn each_light(
        &self,
        table: &Table,
        seat: Seat,
        done: u32,
        mut each: impl FnMut(u8, u8),
    ) {
        for region in 0..table.regions.len() as u8 {
            let sea = table.site(region, Building::Port).sea();
            if self.may_light(table, seat, done, (region, sea)).is_ok() {
                each(region, sea);
            }
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn raise(&mut self, card: u8, pay: Pay, unit: Figure) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_raise(self.state, seat, card, pay, unit)?;
        let Some(face) = self.game.components.card(card) else { return Ok(()) };
        self.pay_cost(seat, face.florins, &face.cost, pay);
        let table = self.table();
        table.used[seat.index()] += face.discs;
        table.round.carded = true;
        table.built.insert(card);
        self.log.note(Event::Raised { seat, card });
        match face.effect {
            Effect::Cathedral => self.calm(self.state.table.buildings(Building::Temple)),
            Effect::Lighthouse => {
                self.light_up(0, 0, unit, card);
                return Ok(());
            }
            _ => {
                self.leave(face.hire);
                self.unrest(face.unrest);
            }
        }
        self.mount(unit);
        Ok(())
    }

    /// The citizen leaves the map for the wonder.
    fn mount(&mut self, unit: Figure) {
        if self.is_over() {
            return;
        }
        if let Some(id) = self.game.find(&self.state.table, unit, Unit::is_free) {
            *self.state.table.unit_mut(id) = Unit { region: MONUMENT, spot: 0, flags: 0 };
        }
        self.test_independence();
        self.finish_step();
    }

    /// Ships for every port, seat by seat; who has too few chooses (R57).
    fn light_up(&mut self, at: u8, done: u32, unit: Figure, card: u8) {
        let (mut at, mut done) = (at, done);
        while usize::from(at) < self.state.table.order.len() {
            let seat = self.state.table.seat_at(at);
            let ports = (0..self.state.table.regions.len() as u8).filter(|&region| {
                done >> region & 1 == 0
                    && self.game.controller(&self.state.table, region, Building::Port) == Some(seat)
            });
            let (count, first) = (ports.clone().count(), ports.into_iter().next());
            let spare = self.game.units(&self.state.table, seat, true);
            let spare = spare.iter().filter(|ship| !ship.is_out()).count();
            match first {
                Some(region) if count <= spare => {
                    let sea = self.state.table.site(region, Building::Port).sea();
                    self.add_ship(seat, region, sea);
                    done |= 1 << region;
                }
                Some(_) if spare > 0 => {
                    return self.ask(Phase::Lights { at, done, unit, card });
                }
                _ => (at, done) = (at + 1, 0),
            }
        }
        self.mount(unit);
    }

    pub(crate) fn light(
        &mut self,
        at: u8,
        done: u32,
        unit: Figure,
        card: u8,
        to: (u8, u8),
    ) -> Result<(), Illegal> {
        self.game.may_light(&self.state.table, self.seat, done, to)?;
        self.add_ship(self.seat, to.0, to.1);
        self.light_up(at, done | 1 << to.0, unit, card);
        Ok(())
    }
}
