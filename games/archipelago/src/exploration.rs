//! The action exploration: a hexagon is taken or discarded for the next, placed, and entered.

use kit::{Illegal, Log, Seat, SeatSet};

use crate::Archipelago;
use crate::event::Event;
use crate::map::{FARTHEST, hex_of, lay, neighbours};
use crate::refusals::{FEW_NEIGHBOURS, NO_ENTRY, NO_FIT, NO_HEX, NO_SPACE, NO_UNIT, NOT_IN_HAND};
use crate::state::{Phase, State, Table};
use crate::turn::Turn;
use crate::units::{Figure, Unit};

impl Archipelago {
    /// Whether an exploration can begin: whether the hexagon fits shows only when it is taken.
    pub(crate) fn may_explore(&self, table: &Table, seat: Seat) -> Result<(), Illegal> {
        if table.top_hex.is_none() {
            return Err((&NO_HEX).into());
        }
        let ready = |ship: bool| self.units(table, seat, ship).iter().any(Unit::is_free);
        if ready(false) || ready(true) { Ok(()) } else { Err((&NO_UNIT).into()) }
    }

    /// Whether a unit of the seat could step from a region into a face beside it.
    fn may_step_in(
        &self,
        table: &Table,
        figure: Figure,
        near: &[u8; 6],
        face: u8,
        turned: u8,
    ) -> Option<u8> {
        let way = near.iter().position(|&region| region == figure.region)?;
        let side = self.side(table, figure.ship, figure.region, figure.spot);
        let theirs = if figure.ship {
            self.sea_at(table, figure.region, (way + 3) % 6)
        } else {
            self.shore_at(table, figure.region, (way + 3) % 6)
        };
        if theirs != Some(side) {
            return None;
        }
        let at = (way + 6 - usize::from(turned % 6)) % 6;
        let face = self.face(face);
        if figure.ship { face.sea[at] } else { face.shore[at] }
    }

    /// Whether a hexagon in hand can be placed there (R15, R16).
    pub(crate) fn may_place(
        &self,
        table: &Table,
        seat: Seat,
        face: u8,
        turned: u8,
        at: (i8, i8),
    ) -> Result<(), Illegal> {
        if table.taken.map(hex_of) != Some(hex_of(face)) || turned > 5 {
            return Err((&NOT_IN_HAND).into());
        }
        let far = at.0.unsigned_abs().max(at.1.unsigned_abs()) > FARTHEST as u8;
        if far || table.regions.iter().any(|region| region.place() == at) {
            return Err((&NO_SPACE).into());
        }
        match self.fit(table, face, turned, at, false) {
            None => return Err((&NO_FIT).into()),
            Some(0) => return Err((&NO_SPACE).into()),
            Some(1) => return Err((&FEW_NEIGHBOURS).into()),
            Some(_) => {}
        }
        let near = neighbours(table, at);
        let mut any = false;
        for ship in [false, true] {
            self.figures(table, seat, ship, Unit::is_free, |figure| {
                any |= self.may_step_in(table, figure, &near, face, turned).is_some();
            });
        }
        if any { Ok(()) } else { Err((&NO_ENTRY).into()) }
    }

    /// Every way to place the hexagon in hand, turned as one likes (R17).
    pub(crate) fn each_placing(
        &self,
        table: &Table,
        seat: Seat,
        mut each: impl FnMut(u8, u8, (i8, i8)),
    ) {
        let Some(taken) = table.taken else { return };
        self.each_place(table, |at| {
            if neighbours(table, at).iter().filter(|near| table.region(**near).is_some()).count()
                < 2
            {
                return;
            }
            for face in [2 * hex_of(taken), 2 * hex_of(taken) + 1] {
                for turned in 0..6 {
                    if self.may_place(table, seat, face, turned, at).is_ok() {
                        each(face, turned, at);
                    }
                }
            }
        });
    }

    /// Where a unit would stand that moves into the new region.
    pub(crate) fn may_enter(
        &self,
        table: &Table,
        seat: Seat,
        region: u8,
        figure: Figure,
    ) -> Result<u8, Illegal> {
        if figure.seat != seat || self.find(table, figure, Unit::is_free).is_none() {
            return Err((&NO_UNIT).into());
        }
        let Some(new) = table.region(region) else { return Err((&NO_ENTRY).into()) };
        let side = self.may_step_in(table, figure, &new.near, new.face, new.turned);
        side.ok_or_else(|| (&NO_ENTRY).into())
    }

    /// Every place from which a unit can move into the new region.
    pub(crate) fn each_entry(
        &self,
        table: &Table,
        seat: Seat,
        region: u8,
        mut each: impl FnMut(Figure),
    ) {
        for ship in [false, true] {
            self.figures(table, seat, ship, Unit::is_free, |figure| {
                if self.may_enter(table, seat, region, figure).is_ok() {
                    each(figure);
                }
            });
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The next hexagon of the pile shows one of its sides (R19); discards make a new pile as soon as
    /// it is empty (R15).
    pub(crate) fn uncover(&mut self) {
        let State { table, chance, .. } = &mut *self.state;
        if table.pile.is_empty() {
            table.pile = std::mem::take(&mut table.hex_discards);
        }
        table.top_hex = table.pile.draw(chance).map(|hex| 2 * hex + chance.below(2) as u8);
    }

    pub(crate) fn take_hex(&mut self) -> Result<(), Illegal> {
        self.state.table.taken = self.state.table.top_hex.take();
        self.uncover();
        self.look_where_to_place();
        Ok(())
    }

    /// The hexagon on top is discarded, once; the next is taken.
    pub(crate) fn discard_hex(&mut self) -> Result<(), Illegal> {
        if let Some(face) = self.state.table.top_hex.take() {
            self.state.table.hex_discards.insert(hex_of(face));
            let hexes = std::iter::once(hex_of(face)).collect();
            self.log.note(Event::Discarded { seat: self.seat, hexes });
        }
        self.uncover();
        self.take_hex()
    }

    /// A hexagon that fits must be placed; one that does not is discarded.
    fn look_where_to_place(&mut self) {
        let mut any = false;
        self.game.each_placing(&self.state.table, self.seat, |_, _, _| any = true);
        if any {
            return self.ask(Phase::Place);
        }
        if let Some(face) = self.state.table.taken.take() {
            self.state.table.hex_discards.insert(hex_of(face));
            let hexes = std::iter::once(hex_of(face)).collect();
            self.log.note(Event::Discarded { seat: self.seat, hexes });
            if self.state.table.top_hex.is_none() {
                self.uncover();
            }
        }
        self.finish_step();
    }

    pub(crate) fn place(&mut self, face: u8, turned: u8, at: (i8, i8)) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_place(&self.state.table, seat, face, turned, at)?;
        self.state.table.taken = None;
        let region = lay(self.table(), face, turned, at);
        self.log.note(Event::Settled { seat, region, face });
        let (mut count, mut first) = (0, None);
        self.game.each_entry(&self.state.table, seat, region, |figure| {
            count += 1;
            first = first.or(Some(figure));
        });
        match first {
            Some(figure) if count == 1 => self.enter(region, figure),
            _ => {
                self.ask(Phase::Enter { region });
                Ok(())
            }
        }
    }

    /// One unit moves in; then token, huts and cubes.
    pub(crate) fn enter(&mut self, region: u8, figure: Figure) -> Result<(), Illegal> {
        let seat = self.seat;
        let side = self.game.may_enter(&self.state.table, seat, region, figure)?;
        if let Some(id) = self.game.find(&self.state.table, figure, Unit::is_free) {
            let unit = self.state.table.unit_mut(id);
            (unit.region, unit.spot) = (region, side);
        }
        self.log.note(Event::Entered { seat, region, ship: figure.ship });
        self.take_token();
        self.look_around(region);
        Ok(())
    }

    /// An explorer token, if there is one; the last of the first and of the second pile gives
    /// everybody a disc, also those who are out (R12, R13, R80).
    pub(crate) fn take_token(&mut self) {
        let seat = self.seat;
        let figures = self.game.components.figures;
        if self.state.table.explorers == 0 {
            return;
        }
        self.state.table.explorers -= 1;
        self.state.stock_mut(seat).explorers += 1;
        self.log.note(Event::Token { seat });
        let left = self.state.table.explorers;
        if left > 0 && left.is_multiple_of(figures.pile) {
            let table = self.table();
            let discs = (table.discs[seat.index()] + 1).min(figures.most_discs);
            let seats = table.order.len();
            table.discs[..seats].fill(discs);
            table.out = SeatSet::EMPTY;
            self.log.note(Event::NewDisc { discs });
        }
    }
}
