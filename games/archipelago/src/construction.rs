//! The action construction: towns, markets, temples, ports and ships (R39, R40).

use kit::{Illegal, Log, Seat};

use crate::Archipelago;
use crate::components::{Building, Price};
use crate::event::Event;
use crate::refusals::{BUILT_ALREADY, NO_GROUND, NO_SUPPLY, NO_TOKENS, NO_UNIT};
use crate::state::{Pay, Site, State, Table, Work};
use crate::turn::Turn;
use crate::units::{ENGAGED, Figure, Unit, spot_of};

impl Archipelago {
    /// What something costs.
    pub(crate) fn price(&self, work: Work) -> &Price {
        match work {
            Work::Building(building) => &self.components.buildings[building.index()],
            Work::Ship => &self.components.ship,
        }
    }

    fn may_found(
        &self,
        table: &Table,
        seat: Seat,
        work: Work,
        unit: Figure,
        shore: u8,
        sea: u8,
    ) -> Result<(), Illegal> {
        if unit.seat != seat || self.find(table, unit, Unit::is_free).is_none() {
            return Err((&NO_UNIT).into());
        }
        let face = self.face_of(table, unit.region);
        let side = self.side(table, unit.ship, unit.region, unit.spot);
        let ground = Err(Illegal::by(&NO_GROUND));
        // The builder's own shore, or sea, where it has one; one way to write one decision.
        match work {
            Work::Building(Building::Port) if unit.ship => {
                if side != sea || shore >= face.shores {
                    return ground;
                }
            }
            Work::Building(Building::Port) | Work::Ship => {
                if unit.ship || side != shore || sea >= face.seas {
                    return ground;
                }
            }
            Work::Building(_) => {
                if unit.ship || side != shore || sea != 0 {
                    return ground;
                }
            }
        }
        let figures = &self.components.figures;
        let built =
            |kinds: [Building; 2]| kinds.map(|kind| table.buildings(kind)).iter().sum::<u8>();
        match work {
            Work::Ship => match self.spare(table, seat, true) {
                Some(_) => Ok(()),
                None => Err((&NO_SUPPLY).into()),
            },
            Work::Building(building) if table.site(unit.region, building).is_built() => {
                Err((&BUILT_ALREADY).into())
            }
            Work::Building(Building::Town | Building::Temple)
                if built([Building::Town, Building::Temple]) >= figures.houses =>
            {
                Err((&NO_TOKENS).into())
            }
            Work::Building(Building::Port | Building::Market)
                if built([Building::Port, Building::Market]) >= figures.trades =>
            {
                Err((&NO_TOKENS).into())
            }
            Work::Building(_) => Ok(()),
        }
    }

    /// Whether something can be built there by that unit.
    #[expect(clippy::too_many_arguments, reason = "a construction is one decision")]
    pub(crate) fn may_construct(
        &self,
        state: &State,
        seat: Seat,
        work: Work,
        unit: Figure,
        shore: u8,
        sea: u8,
        pay: Pay,
    ) -> Result<(), Illegal> {
        self.may_found(&state.table, seat, work, unit, shore, sea)?;
        let price = self.price(work);
        self.may_pay(state.stock(seat), price.florins, &price.cubes, pay)
    }

    /// Everything that can be built, after so many florins were paid.
    pub(crate) fn each_construction(
        &self,
        state: &State,
        seat: Seat,
        paid: u8,
        mut each: impl FnMut(Work, Figure, u8, u8, Pay),
    ) {
        let stock = state.stock(seat);
        let works = Building::ALL.iter().map(|building| Work::Building(*building));
        for work in works.chain([Work::Ship]) {
            let price = self.price(work);
            let total = price.florins.saturating_add(paid);
            let mut payable = false;
            self.each_pay(stock, &price.cubes, |_| payable = true);
            if total > stock.florins || !payable {
                continue;
            }
            for ship in [false, true] {
                self.figures(&state.table, seat, ship, Unit::is_free, |unit| {
                    for shore in 0..2 {
                        for sea in 0..2 {
                            let found = self.may_found(&state.table, seat, work, unit, shore, sea);
                            if found.is_ok() {
                                self.each_pay(stock, &price.cubes, |pay| {
                                    each(work, unit, shore, sea, pay);
                                });
                            }
                        }
                    }
                });
            }
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// Builds. A building engages its builder, who goes on it and cannot use it yet (R29); a ship engages
    /// nobody.
    pub(crate) fn construct(
        &mut self,
        work: Work,
        unit: Figure,
        shore: u8,
        sea: u8,
        pay: Pay,
    ) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_construct(self.state, seat, work, unit, shore, sea, pay)?;
        let price = *self.game.price(work);
        self.pay_cost(seat, price.florins, &price.cubes, pay);
        match work {
            Work::Ship => self.add_ship(seat, unit.region, sea),
            Work::Building(building) => {
                if let Some(id) = self.game.find(&self.state.table, unit, Unit::is_free) {
                    let builder = self.state.table.unit_mut(id);
                    (builder.spot, builder.flags) = (spot_of(building), builder.flags | ENGAGED);
                }
                if let Some(region) = self.state.table.regions.get_mut(usize::from(unit.region)) {
                    region.sites[building.index()] = Site::built(shore, sea);
                }
                self.log.note(Event::Built { unit, building });
                if building == Building::Temple {
                    self.kindness(seat);
                }
            }
        }
        self.finish_step();
        Ok(())
    }
}
