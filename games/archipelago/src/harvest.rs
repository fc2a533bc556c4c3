//! The action harvest: units go on free icons of their own region, then all cubes come at once (R32).

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::{Action, Resource};
use crate::event::Event;
use crate::refusals::{AT_LEAST_ONE, BANK_EMPTY, NEEDS_CONSENT, NO_FREE_ICON, NO_UNIT};
use crate::state::{Phase, State, Table};
use crate::turn::Turn;
use crate::units::{ENGAGED, Figure, ICON, Unit};

impl Archipelago {
    /// The icon a unit would go on.
    pub(crate) fn may_work(
        &self,
        table: &Table,
        seat: Seat,
        resource: Resource,
        figure: Figure,
    ) -> Result<usize, Illegal> {
        let ships = resource == Resource::Fish;
        if figure.seat != seat
            || figure.ship != ships
            || self.find(table, figure, Unit::is_free).is_none()
        {
            return Err((&NO_UNIT).into());
        }
        let side = self.side(table, figure.ship, figure.region, figure.spot);
        let icons = &self.face_of(table, figure.region).icons;
        let fits = |at: &usize| {
            let icon = &icons[*at];
            icon.resource == resource
                && icon.side == side
                && self.is_icon_free(table, figure.region, *at)
        };
        let icon = (0..icons.len()).find(fits).ok_or(&NO_FREE_ICON)?;
        let foreign = self.lord(table, figure.region).is_some_and(|lord| lord != seat);
        let allowed = table.round.consents.iter().any(|consent| {
            (consent.region, consent.resource) == (figure.region, resource) && consent.left > 0
        });
        if foreign && !allowed {
            return Err((&NEEDS_CONSENT).into());
        }
        Ok(icon)
    }

    /// Every place from which a unit can go on an icon.
    pub(crate) fn each_worker(
        &self,
        table: &Table,
        seat: Seat,
        resource: Resource,
        mut each: impl FnMut(Figure),
    ) {
        let ships = resource == Resource::Fish;
        self.figures(table, seat, ships, Unit::is_free, |figure| {
            if self.may_work(table, seat, resource, figure).is_ok() {
                each(figure);
            }
        });
    }

    /// Whether a harvest can begin.
    pub(crate) fn may_harvest(
        &self,
        state: &State,
        seat: Seat,
        resource: Resource,
    ) -> Result<(), Illegal> {
        let table = &state.table;
        self.may_act(table, seat)?;
        if table.bank_cubes[resource.index()] == 0 {
            return Err((&BANK_EMPTY).into());
        }
        let (mut any, mut reason) = (false, Illegal::by(&NO_UNIT));
        let ships = resource == Resource::Fish;
        self.figures(table, seat, ships, Unit::is_free, |figure| {
            match self.may_work(table, seat, resource, figure) {
                Ok(_) => any = true,
                Err(illegal) if illegal.rule == &NEEDS_CONSENT => reason = illegal,
                Err(illegal) if reason.rule == &NO_UNIT => reason = illegal,
                Err(_) => {}
            }
        });
        if any { Ok(()) } else { Err(reason) }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn begin_harvest(&mut self, resource: Resource) -> Result<(), Illegal> {
        self.game.may_harvest(self.state, self.seat, resource)?;
        self.place_disc(Action::Harvest);
        self.ask(Phase::Harvest { resource, set: 0 });
        Ok(())
    }

    /// Sets a unit on an icon. It leaves its building (R21).
    pub(crate) fn set_worker(
        &mut self,
        resource: Resource,
        set: u8,
        figure: Figure,
    ) -> Result<(), Illegal> {
        let seat = self.seat;
        let icon = self.game.may_work(&self.state.table, seat, resource, figure)?;
        let foreign =
            self.game.lord(&self.state.table, figure.region).is_some_and(|lord| lord != seat);
        if let Some(id) = self.game.find(&self.state.table, figure, Unit::is_free) {
            let unit = self.state.table.unit_mut(id);
            (unit.spot, unit.flags) = (ICON + icon as u8, unit.flags | ENGAGED);
        }
        if foreign {
            let consents = &mut self.state.table.round.consents;
            let used = consents.iter_mut().find(|consent| {
                (consent.region, consent.resource) == (figure.region, resource) && consent.left > 0
            });
            used.into_iter().for_each(|consent| consent.left -= 1);
        }
        self.log.note(Event::Worked { seat, region: figure.region, spot: figure.spot, resource });
        let mut more = false;
        self.game.each_worker(&self.state.table, seat, resource, |_| more = true);
        self.ask(Phase::Harvest { resource, set: set + 1 });
        if !more {
            self.pay_out(resource, set + 1);
        }
        Ok(())
    }

    pub(crate) fn stop_harvest(&mut self, resource: Resource, set: u8) -> Result<(), Illegal> {
        if set == 0 {
            return Err((&AT_LEAST_ONE).into());
        }
        self.pay_out(resource, set);
        Ok(())
    }

    /// All cubes at once, twice as many with the right card; what the bank has (R33).
    fn pay_out(&mut self, resource: Resource, set: u8) {
        let double = self.state.table.round.double == Some(resource);
        self.state.table.round.double = None;
        self.gain(self.seat, resource, if double { 2 * set } else { set });
        self.finish_step();
    }
}
