//! Turn 0: everybody places a region beside the start hexagon, lands there, and takes the cubes of a
//! new region, which is also how an exploration ends (section 7).

use kit::{CardSet, Illegal, Log};

use crate::Archipelago;
use crate::components::{Board, Resource};
use crate::event::Event;
use crate::map::{WAYS, hex_of, lay};
use crate::refusals::{NO_FIT, NO_ICON, NO_SHORE, NO_SPACE, NOT_IN_HAND};
use crate::state::{Phase, Stage, State, Table};
use crate::turn::Turn;
use crate::units::Figure;

impl Archipelago {
    /// Whether a side of a hexagon can be placed in turn 0.
    pub(crate) fn may_settle(
        &self,
        table: &Table,
        hexes: CardSet,
        face: u8,
        turned: u8,
        at: (i8, i8),
    ) -> Result<(), Illegal> {
        if !hexes.contains(hex_of(face)) || turned > 5 {
            return Err((&NOT_IN_HAND).into());
        }
        let beside = WAYS.contains(&at);
        if !beside || table.regions.iter().any(|region| region.place() == at) {
            return Err((&NO_SPACE).into());
        }
        match self.fit(table, face, turned, at, table.lax) {
            Some(_) => Ok(()),
            None => Err((&NO_FIT).into()),
        }
    }

    /// Every way to place one of these hexagons in turn 0.
    pub(crate) fn each_settling(
        &self,
        table: &Table,
        hexes: CardSet,
        mut each: impl FnMut(u8, u8, (i8, i8)),
    ) {
        for face in hexes.iter().flat_map(|hex| [2 * hex, 2 * hex + 1]) {
            for at in WAYS {
                for turned in 0..6 {
                    if self.may_settle(table, hexes, face, turned, at).is_ok() {
                        each(face, turned, at);
                    }
                }
            }
        }
    }

    /// Whether any of these hexagons can be placed in turn 0.
    pub(crate) fn can_settle(&self, table: &Table, hexes: CardSet) -> bool {
        let mut any = false;
        self.each_settling(table, hexes, |_, _, _| any = true);
        any
    }

    /// Whether a cube of the region's icons may go to the domestic market.
    pub(crate) fn may_stock(
        &self,
        table: &Table,
        region: u8,
        cube: Resource,
    ) -> Result<(), Illegal> {
        let there = self.face_of(table, region).count(cube) > 0;
        if there && table.bank_cubes[cube.index()] > 0 { Ok(()) } else { Err((&NO_ICON).into()) }
    }

    /// Whether a cube of the region's other icons may be taken.
    pub(crate) fn may_take(
        &self,
        table: &Table,
        region: u8,
        given: Resource,
        cube: Resource,
    ) -> Result<(), Illegal> {
        let icons = self.face_of(table, region).count(cube);
        let left = icons.saturating_sub(u8::from(given == cube));
        if left > 0 && table.bank_cubes[cube.index()] > 0 { Ok(()) } else { Err((&NO_ICON).into()) }
    }
}

/// The only one of the resources that passes, or whether there are several.
fn sole(passes: impl Fn(Resource) -> bool) -> (usize, Option<Resource>) {
    let mut fit = Resource::ALL.iter().copied().filter(|&one| passes(one));
    let first = fit.next();
    (fit.count() + usize::from(first.is_some()), first)
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The next seat of turn 0 draws until it can place something (R78, R79).
    pub(crate) fn prepare_settler(&mut self) {
        let seat = self.state.table.seat_at(self.state.table.at);
        self.seat = seat;
        self.state.table.lax = false;
        self.state.table.phase = Phase::Settle;
        let State { table, secrets, chance } = &mut *self.state;
        let hand = self.game.components.figures.hand;
        let mut joined = false;
        while !self.game.can_settle(table, secrets.hexes[seat.index()]) {
            let hexes = std::mem::take(&mut secrets.hexes[seat.index()]);
            table.hex_discards = table.hex_discards.union(hexes);
            self.log.note(Event::Discarded { seat, hexes });
            if table.pile.len() < u32::from(hand) {
                table.pile = table.pile.union(std::mem::take(&mut table.hex_discards));
                table.lax = true;
                if !self.game.can_settle(table, table.pile) && !joined {
                    joined = true;
                    for at in 0..table.at {
                        let other = table.order[usize::from(at)];
                        let unused = std::mem::take(&mut secrets.hexes[other.index()]);
                        table.pile = table.pile.union(unused);
                    }
                }
                if !self.game.can_settle(table, table.pile) {
                    // The content lets every table settle; a strange one stays without a region.
                    break;
                }
            }
            for _ in 0..hand {
                let drawn = table.pile.draw(chance);
                drawn.into_iter().for_each(|hex| secrets.hexes[seat.index()].insert(hex));
            }
        }
    }

    /// Places the first region. In the desert one of the two citizens moves in, and all else is the same
    /// (R64).
    pub(crate) fn settle(&mut self, face: u8, turned: u8, at: (i8, i8)) -> Result<(), Illegal> {
        let seat = self.seat;
        let hexes = self.state.secrets.hexes[seat.index()];
        self.game.may_settle(&self.state.table, hexes, face, turned, at)?;
        self.state.secrets.hexes[seat.index()].remove(hex_of(face));
        let region = lay(self.table(), face, turned, at);
        self.log.note(Event::Settled { seat, region, face });
        // The side by which it touches the start hexagon.
        let way =
            self.state.table.regions[usize::from(region)].near.iter().position(|&near| near == 0);
        let way = way.unwrap_or_default();
        let (game, table) = (self.game, &self.state.table);
        let (ship, side) = match (game.desert, game.sea_at(table, region, way)) {
            (false, sea) => (true, sea),
            (true, _) => (false, game.shore_at(table, region, way)),
        };
        let figure = Figure { seat, ship, region: 0, spot: 0 };
        if let Some(id) = game.find(table, figure, |_| true) {
            let unit = self.state.table.unit_mut(id);
            (unit.region, unit.spot) = (region, side.unwrap_or_default());
        }
        self.log.note(Event::Entered { seat, region, ship });
        self.take_token();
        if game.desert {
            self.look_around(region);
        } else if game.face(face).shores > 1 {
            self.ask(Phase::Land { left: game.components.figures.settlers });
        } else {
            (0..game.components.figures.settlers).for_each(|_| self.add_citizen(seat, region, 0));
            self.look_around(region);
        }
        Ok(())
    }

    /// Lands a citizen on one of two shores.
    pub(crate) fn land(&mut self, left: u8, shore: u8) -> Result<(), Illegal> {
        let region = self.state.table.regions.len() as u8 - 1;
        if shore >= self.game.face_of(&self.state.table, region).shores {
            return Err((&NO_SHORE).into());
        }
        self.add_citizen(self.seat, region, shore);
        if left > 1 {
            self.ask(Phase::Land { left: left - 1 });
        } else {
            self.look_around(region);
        }
        Ok(())
    }

    /// Huts and cubes of a new region.
    pub(crate) fn look_around(&mut self, region: u8) {
        let huts = self.game.face_of(&self.state.table, region).huts;
        self.arrive(huts);
        let (game, table) = (self.game, &self.state.table);
        match sole(|cube| game.may_stock(table, region, cube).is_ok()) {
            (0, _) => self.leave_region(),
            (1, Some(cube)) => self.stock(region, cube),
            _ => self.ask(Phase::HomeCube { region }),
        }
    }

    /// Chooses the cube for the domestic market.
    pub(crate) fn home_cube(&mut self, region: u8, cube: Resource) -> Result<(), Illegal> {
        self.game.may_stock(&self.state.table, region, cube)?;
        self.stock(region, cube);
        Ok(())
    }

    /// A full section takes no cube: it stays in the bank (R18).
    fn stock(&mut self, region: u8, cube: Resource) {
        let room = self.game.components.section(Board::Home, cube).capacity();
        let table = self.table();
        let section = &mut table.markets[Board::Home.index()][cube.index()];
        if *section < room {
            *section += 1;
            table.bank_cubes[cube.index()] -= 1;
            self.log.note(Event::Stocked { resource: cube });
        }
        let (game, table) = (self.game, &self.state.table);
        match sole(|own| game.may_take(table, region, cube, own).is_ok()) {
            (0, _) => self.leave_region(),
            (1, Some(own)) => {
                self.gain(self.seat, own, 1);
                self.leave_region();
            }
            _ => self.ask(Phase::OwnCube { region, given: cube }),
        }
    }

    /// Chooses one's own cube.
    pub(crate) fn own_cube(
        &mut self,
        region: u8,
        given: Resource,
        cube: Resource,
    ) -> Result<(), Illegal> {
        self.game.may_take(&self.state.table, region, given, cube)?;
        self.gain(self.seat, cube, 1);
        self.leave_region();
        Ok(())
    }

    /// The new region is done with.
    fn leave_region(&mut self) {
        if self.state.table.stage != Stage::Settling {
            return self.finish_step();
        }
        self.state.table.at += 1;
        if usize::from(self.state.table.at) < self.state.table.order.len() {
            return self.prepare_settler();
        }
        // Unused and discarded hexagons make the pile.
        let State { table, secrets, .. } = &mut *self.state;
        table.pile = table.pile.union(std::mem::take(&mut table.hex_discards));
        for hexes in &mut secrets.hexes {
            table.pile = table.pile.union(std::mem::take(hexes));
        }
        (table.at, table.lax) = (0, false);
        self.uncover();
        self.lay_out();
    }

    /// Puts a citizen of the supply on a shore.
    pub(crate) fn add_citizen(&mut self, seat: kit::Seat, region: u8, shore: u8) {
        if let Some(id) = self.game.spare(&self.state.table, seat, false) {
            *self.state.table.unit_mut(id) = crate::units::Unit { region, spot: shore, flags: 0 };
        }
    }

    /// Puts a ship of the supply on a sea.
    pub(crate) fn add_ship(&mut self, seat: kit::Seat, region: u8, sea: u8) {
        if let Some(id) = self.game.spare(&self.state.table, seat, true) {
            *self.state.table.unit_mut(id) = crate::units::Unit { region, spot: sea, flags: 0 };
            self.log.note(Event::Launched { seat, region });
        }
    }
}
