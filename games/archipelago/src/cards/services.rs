//! Cards that ask for one thing more: a sea, a cube, a citizen.

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::{Board, Resource};
use crate::event::Event;
use crate::refusals::{
    BANK_EMPTY, LACKS_CUBE, LACKS_FLORINS, LACKS_TOKEN, MARKET_EMPTY, NO_GROUND, NO_ICON,
    NO_SUPPLY, NO_UNIT, NOBODY_LIES, NOT_PRESENT,
};
use crate::state::{Move, Phase, Stock, Table};
use crate::turn::Turn;
use crate::units::{ENGAGED, Figure, LYING, Unit};

impl Archipelago {
    /// Whether a ship can be launched there by the Shipwright.
    pub(crate) fn may_launch(
        &self,
        table: &Table,
        seat: Seat,
        region: u8,
        sea: u8,
    ) -> Result<(), Illegal> {
        if self.spare(table, seat, true).is_none() {
            return Err((&NO_SUPPLY).into());
        }
        if table.region(region).is_none() || sea >= self.face_of(table, region).seas {
            return Err((&NO_GROUND).into());
        }
        if !self.is_present(table, seat, region) {
            return Err((&NOT_PRESENT).into());
        }
        Ok(())
    }

    pub(crate) fn each_launch(&self, table: &Table, seat: Seat, mut each: impl FnMut(u8, u8)) {
        for region in 0..table.regions.len() as u8 {
            for sea in 0..self.face_of(table, region).seas {
                if self.may_launch(table, seat, region, sea).is_ok() {
                    each(region, sea);
                }
            }
        }
    }

    /// What a smuggled cube costs: half, rounded up.
    pub(crate) fn may_smuggle(
        &self,
        table: &Table,
        stock: &Stock,
        board: Board,
        resource: Resource,
    ) -> Result<u8, Illegal> {
        let cubes = table.markets[board.index()][resource.index()];
        if cubes == 0 {
            return Err((&MARKET_EMPTY).into());
        }
        let price = self.components.section(board, resource).buying(cubes).div_ceil(2);
        if price > stock.florins {
            return Err(Illegal::by(&LACKS_FLORINS).with("florins", price));
        }
        Ok(price)
    }

    /// Whether the Governor can take a cube: a region whose town the seat controls has the icon.
    pub(crate) fn may_govern(
        &self,
        table: &Table,
        seat: Seat,
        resource: Resource,
    ) -> Result<(), Illegal> {
        let regions = 0..table.regions.len() as u8;
        let produced = regions.into_iter().any(|region| {
            self.face_of(table, region).count(resource) > 0
                && self.lord(table, region) == Some(seat)
        });
        if !produced {
            return Err((&NO_ICON).into());
        }
        if table.bank_cubes[resource.index()] == 0 { Err((&BANK_EMPTY).into()) } else { Ok(()) }
    }

    /// Whether a cube, or a token, can be bartered for another; never for iron.
    pub(crate) fn may_barter(
        &self,
        table: &Table,
        stock: &Stock,
        gave: Option<Resource>,
        took: Resource,
    ) -> Result<(), Illegal> {
        match gave {
            None if stock.explorers == 0 => return Err(Illegal::by(&LACKS_TOKEN).with("tokens", 1)),
            Some(one) if stock.cubes(one) == 0 => {
                return Err(Illegal::by(&LACKS_CUBE).with("resource", one.index() as i32));
            }
            _ => {}
        }
        if took == Resource::Iron || gave == Some(took) {
            return Err((&NO_ICON).into());
        }
        if table.bank_cubes[took.index()] == 0 { Err((&BANK_EMPTY).into()) } else { Ok(()) }
    }
}

/// A citizen that has harvested and stands.
pub(crate) fn is_harvester(unit: &Unit) -> bool {
    unit.is_active() && unit.is(ENGAGED) && unit.icon().is_some()
}

impl<L: Log<Event>> Turn<'_, L> {
    pub(crate) fn launch(&mut self, region: u8, sea: u8) -> Result<(), Illegal> {
        self.game.may_launch(&self.state.table, self.seat, region, sea)?;
        self.add_ship(self.seat, region, sea);
        self.finish_step();
        Ok(())
    }

    pub(crate) fn smuggle(&mut self, board: Board, resource: Resource) -> Result<(), Illegal> {
        let stock = self.state.stock(self.seat);
        let price = self.game.may_smuggle(&self.state.table, stock, board, resource)?;
        self.trade(Move::Buy(board, resource), price);
        self.finish_step();
        Ok(())
    }

    /// A citizen leaves its icon and can work again.
    pub(crate) fn free(&mut self, left: u8, figure: Figure) -> Result<(), Illegal> {
        let seat = self.seat;
        let found = self.game.find(&self.state.table, figure, is_harvester);
        let Some(id) = found.filter(|_| figure.seat == seat && !figure.ship) else {
            return Err((&NO_UNIT).into());
        };
        let shore = self.game.side(&self.state.table, false, figure.region, figure.spot);
        let unit = self.state.table.unit_mut(id);
        (unit.spot, unit.flags) = (shore, unit.flags & !ENGAGED);
        self.log.note(Event::Freed { seat, region: figure.region });
        let mut more = false;
        self.game.figures(&self.state.table, seat, false, is_harvester, |_| more = true);
        if left > 1 && more {
            self.ask(Phase::Free { left: left - 1, begun: true });
        } else {
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn govern(&mut self, resource: Resource) -> Result<(), Illegal> {
        self.game.may_govern(&self.state.table, self.seat, resource)?;
        self.gain(self.seat, resource, 1);
        self.finish_step();
        Ok(())
    }

    /// A rebel of any colour stands up.
    pub(crate) fn heal(&mut self, left: u8, figure: Figure) -> Result<(), Illegal> {
        let lies = |unit: &Unit| unit.is(LYING);
        let there = !figure.ship && figure.seat.0 < self.game.options.seats;
        if !there || self.game.find(&self.state.table, figure, lies).is_none() {
            return Err((&NOBODY_LIES).into());
        }
        self.stand(figure);
        if left > 1 && self.game.lying(&self.state.table) > 0 {
            self.ask(Phase::Heal { left: left - 1 });
        } else {
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn barter(&mut self, gave: Option<Resource>, took: Resource) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_barter(&self.state.table, self.state.stock(seat), gave, took)?;
        match gave {
            Some(cube) => {
                self.state.stock_mut(seat).cubes[cube.index()] -= 1;
                self.state.table.bank_cubes[cube.index()] += 1;
            }
            None => {
                self.state.stock_mut(seat).explorers -= 1;
                self.state.table.spent += 1;
            }
        }
        self.state.table.bank_cubes[took.index()] -= 1;
        self.state.stock_mut(seat).cubes[took.index()] += 1;
        self.log.note(Event::Bartered { seat, gave, took });
        self.finish_step();
        Ok(())
    }
}
