//! What the Barbarian, the Pirate and the Thief do to others.

use kit::{Illegal, Log, Reveals, Seat};

use crate::Archipelago;
use crate::components::{Effect, Resource};
use crate::event::Event;
use crate::refusals::{FILL_FISTS, LACKS_CUBE, NO_FREE_ICON, NO_VICTIM, NOT_PRESENT};
use crate::state::{Phase, Stock, Table};
use crate::turn::Turn;
use crate::units::{Figure, Unit};

impl Archipelago {
    /// The icon the Barbarian would spoil.
    pub(crate) fn may_spoil(
        &self,
        table: &Table,
        seat: Seat,
        region: u8,
        resource: Resource,
    ) -> Result<usize, Illegal> {
        if !self.is_present(table, seat, region) {
            return Err((&NOT_PRESENT).into());
        }
        let icons = &self.face_of(table, region).icons;
        let fits =
            |at: &usize| icons[*at].resource == resource && self.is_icon_free(table, region, *at);
        (0..icons.len()).find(fits).ok_or_else(|| (&NO_FREE_ICON).into())
    }

    pub(crate) fn each_spoil(&self, table: &Table, seat: Seat, mut each: impl FnMut(u8, Resource)) {
        for region in 0..table.regions.len() as u8 {
            for &resource in Resource::ALL {
                if self.may_spoil(table, seat, region, resource).is_ok() {
                    each(region, resource);
                }
            }
        }
    }

    /// Whether a ship of another seat can be destroyed.
    pub(crate) fn may_sink(
        &self,
        table: &Table,
        seat: Seat,
        figure: Figure,
    ) -> Result<(), Illegal> {
        let own = self.units(table, seat, true).iter().any(|unit| unit.region == figure.region);
        let there = figure.ship
            && figure.seat != seat
            && figure.seat.0 < self.options.seats
            && self.find(table, figure, |_| true).is_some();
        if own && there { Ok(()) } else { Err((&NO_VICTIM).into()) }
    }

    pub(crate) fn each_sink(&self, table: &Table, seat: Seat, mut each: impl FnMut(Figure)) {
        for other in self.seats().filter(|&other| other != seat) {
            self.figures(
                table,
                other,
                true,
                |_| true,
                |figure| {
                    if self.may_sink(table, seat, figure).is_ok() {
                        each(figure);
                    }
                },
            );
        }
    }

    /// Whether a victim may hide cubes like that: two where it has two (R56).
    pub(crate) fn may_hide(
        &self,
        stock: &Stock,
        left: Option<Resource>,
        right: Option<Resource>,
    ) -> Result<(), Illegal> {
        let hidden = u8::from(left.is_some()) + u8::from(right.is_some());
        let twice = left.is_some() && left == right;
        let has = |cube: Option<Resource>| cube.is_none_or(|cube| stock.cubes(cube) > 0);
        let enough = !twice || left.is_some_and(|cube| stock.cubes(cube) > 1);
        if hidden == stock.all_cubes().min(2) && has(left) && has(right) && enough {
            Ok(())
        } else {
            Err((&FILL_FISTS).into())
        }
    }
}

impl<L: Log<Event>> Turn<'_, L> {
    /// The Barbarian's coin stays on the icon for ever (R54).
    pub(crate) fn spoil(&mut self, region: u8, resource: Resource) -> Result<(), Illegal> {
        let seat = self.seat;
        let icon = self.game.may_spoil(&self.state.table, seat, region, resource)?;
        let cards = &self.game.components.cards;
        let face = cards.iter().find(|card| card.effect == Effect::Barbarian);
        let (amount, unrest, coin) =
            face.map_or((0, 0, 0), |face| (face.amount, face.unrest, face.florins));
        let table = self.table();
        if let Some(region) = table.regions.get_mut(usize::from(region)) {
            region.spoilt |= 1 << icon;
        }
        // The florin that was paid to use the card is the coin.
        let coin = coin.min(table.bank);
        table.bank -= coin;
        table.ruin += coin;
        self.log.note(Event::Spoilt { seat, region, resource });
        self.gain(seat, resource, amount);
        self.unrest(unrest);
        self.finish_step();
        Ok(())
    }

    /// Destroys a ship; its owner must give a cube, if there is one (R55).
    pub(crate) fn sink(&mut self, figure: Figure) -> Result<(), Illegal> {
        let seat = self.seat;
        self.game.may_sink(&self.state.table, seat, figure)?;
        if let Some(id) = self.game.find(&self.state.table, figure, |_| true) {
            *self.state.table.unit_mut(id) = Unit::default();
        }
        let victim = figure.seat;
        self.log.note(Event::Sunk { seat, whose: victim, region: figure.region });
        // Whether there is a cube to give was hidden until now.
        self.reveals = Reveals::Hidden;
        if self.state.stock(victim).all_cubes() > 0 {
            self.ask(Phase::Ransom { victim });
        } else {
            self.log.note(Event::Robbed { seat, whose: victim, resource: None });
            self.end_piracy();
        }
        Ok(())
    }

    pub(crate) fn ransom(&mut self, victim: Seat, resource: Resource) -> Result<(), Illegal> {
        if self.state.stock(victim).cubes(resource) == 0 {
            return Err(Illegal::by(&LACKS_CUBE).with("resource", resource.index() as i32));
        }
        let pirate = self.state.table.seat_at(self.state.table.at);
        self.state.stock_mut(victim).cubes[resource.index()] -= 1;
        self.state.stock_mut(pirate).cubes[resource.index()] += 1;
        let resource = Some(resource);
        self.log.note(Event::Robbed { seat: pirate, whose: victim, resource });
        self.end_piracy();
        Ok(())
    }

    fn end_piracy(&mut self) {
        let cards = &self.game.components.cards;
        let face = cards.iter().find(|card| card.effect == Effect::Pirate);
        self.unrest(face.map_or(0, |face| face.unrest));
        self.finish_step();
    }

    /// The Thief chooses a seat, with cubes or without.
    pub(crate) fn rob(&mut self, victim: Seat) -> Result<(), Illegal> {
        let seat = self.seat;
        if victim == seat || victim.0 >= self.game.options.seats {
            return Err((&NO_VICTIM).into());
        }
        self.reveals = Reveals::Hidden;
        if self.state.stock(victim).all_cubes() > 0 {
            self.ask(Phase::Hide { victim });
        } else {
            self.log.note(Event::Robbed { seat, whose: victim, resource: None });
            self.finish_step();
        }
        Ok(())
    }

    pub(crate) fn hide(
        &mut self,
        victim: Seat,
        left: Option<Resource>,
        right: Option<Resource>,
    ) -> Result<(), Illegal> {
        self.game.may_hide(self.state.stock(victim), left, right)?;
        self.state.secrets.fists = [left, right];
        self.log.note(Event::Hid { seat: victim });
        self.ask(Phase::Fist { victim });
        Ok(())
    }

    /// What is in the other fist stays hidden, and is forgotten.
    pub(crate) fn open_fist(&mut self, victim: Seat, right: bool) -> Result<(), Illegal> {
        let seat = self.seat;
        let fists = std::mem::take(&mut self.state.secrets.fists);
        let resource = fists[usize::from(right)];
        self.reveals = Reveals::Hidden;
        if let Some(cube) = resource {
            self.state.stock_mut(victim).cubes[cube.index()] -= 1;
            self.state.stock_mut(seat).cubes[cube.index()] += 1;
        }
        self.state.table.round.loot = resource;
        self.log.note(Event::Robbed { seat, whose: victim, resource });
        self.finish_step();
        Ok(())
    }
}
