//! An Archipelago table that a test can lay out as it likes.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::ops::{Deref, DerefMut};

use archipelago::components::{Board, Building, Resource};
use archipelago::map::{WAYS, hex_of};
use archipelago::state::{Crisis, Region, Resume, Site, Slot, Stock};
use archipelago::units::{LYING, Unit, spot_of};
use archipelago::{Archipelago, Phase, Stage, Table};
use kit::testing::Fixture;
use kit::{CardSet, Content, Options, Row, Seat};

/// The fixture with the verbs of Archipelago.
#[derive(Clone)]
pub struct Desk(Fixture<Archipelago>);

impl Deref for Desk {
    type Target = Fixture<Archipelago>;

    fn deref(&self) -> &Fixture<Archipelago> {
        &self.0
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Fixture<Archipelago> {
        &mut self.0
    }
}

pub fn resource(id: &str) -> Resource {
    Resource::parse(id).unwrap()
}

impl Desk {
    /// A table at a round of seat 0 in turn 2, with nothing but the start hexagon and nobody on it.
    pub fn new(seats: u8) -> Desk {
        Desk::with(Options::seats(seats))
    }

    pub fn dealt(options: Options, seed: u64) -> Desk {
        Desk(Fixture::dealt(options, seed))
    }

    pub fn with(options: Options) -> Desk {
        Desk::laid_out(Fixture::with(options))
    }

    /// The same with other component values.
    pub fn of_content(options: Options, content: &Content) -> Desk {
        Desk::laid_out(Fixture::of_content(options, content, 1))
    }

    fn laid_out(fixture: Fixture<Archipelago>) -> Desk {
        let mut desk = Desk(fixture);
        let count = desk.state.table.order.len() as u8;
        let state = &mut desk.0.state;
        let table = &mut state.table;
        table.stage = Stage::Rounds;
        table.phase = Phase::Round;
        table.turn = 2;
        table.at = 0;
        table.order = (0..count).map(Seat).collect();
        for unit in table.citizens.iter_mut().chain(table.ships.iter_mut()) {
            *unit = Unit::default();
        }
        table.surplus = 0;
        table.pile = (0..23).collect();
        table.top_hex = Some(2 * 23);
        table.hex_discards = CardSet::EMPTY;
        state.secrets.hexes = [CardSet::EMPTY; 5];
        state.secrets.sealed = [None; 5];
        state.secrets.top = Some(1);
        let mut deck: Vec<u16> = (0..10).map(|at| 1 << at).collect();
        // Two seats play without the Pacifist and the Separatist, the last two.
        deck.retain(|bit| !(count == 2 && bit.trailing_zeros() >= 8));
        let each = if count == 2 { 2 } else { 1 };
        let mut cards = deck.into_iter();
        for seat in 0..usize::from(count) {
            for _ in 0..each {
                state.secrets.objectives[seat] |= cards.next().unwrap();
            }
        }
        desk
    }

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn table_mut(&mut self) -> &mut Table {
        &mut self.0.state.table
    }

    pub fn face(&self, id: &str) -> u8 {
        let faces = &self.game.components().faces;
        faces.iter().position(|face| face.id == id).unwrap() as u8
    }

    pub fn card(&self, id: &str) -> u8 {
        self.game.components().cards.iter().position(|card| card.id == id).unwrap() as u8
    }

    pub fn objective(&self, id: &str) -> u16 {
        let cards = &self.game.components().objectives;
        1 << cards.iter().position(|card| card.id == id).unwrap()
    }

    /// Lays a region down; tells its number.
    pub fn lay(&mut self, id: &str, turned: u8, q: i8, r: i8) -> u8 {
        let face = self.face(id);
        let table = self.table_mut();
        table.pile.remove(hex_of(face));
        if table.top_hex.map(hex_of) == Some(hex_of(face)) {
            let next = table.pile.iter().next();
            next.into_iter().for_each(|next| {
                table.pile.remove(next);
            });
            table.top_hex = next.map(|next| 2 * next);
        }
        let number = table.regions.len() as u8;
        let mut near = [255; 6];
        for (other, region) in table.regions.iter_mut().enumerate() {
            if let Some(way) =
                WAYS.iter().position(|&(dq, dr)| (region.q, region.r) == (q + dq, r + dr))
            {
                near[way] = other as u8;
                region.near[(way + 3) % 6] = number;
            }
        }
        let region = Region { face, turned, q, r, near, ..Region::default() };
        table.regions.push(region).unwrap();
        number
    }

    fn put(&mut self, seat: u8, ship: bool, count: u8, unit: Unit) -> &mut Desk {
        let figures = self.game.components().figures;
        let each = usize::from(if ship { figures.ships } else { figures.citizens });
        let table = self.table_mut();
        let all = if ship { &mut table.ships[..] } else { &mut table.citizens[..] };
        let own = &mut all[usize::from(seat) * each..usize::from(seat + 1) * each];
        for _ in 0..count {
            let free = own.iter_mut().find(|unit| unit.region == 255).unwrap();
            *free = unit;
        }
        self
    }

    pub fn citizens(&mut self, seat: u8, region: u8, spot: u8, count: u8) -> &mut Desk {
        self.put(seat, false, count, Unit { region, spot, flags: 0 })
    }

    pub fn rebels(&mut self, seat: u8, region: u8, spot: u8, count: u8) -> &mut Desk {
        self.put(seat, false, count, Unit { region, spot, flags: LYING })
    }

    pub fn flagged(&mut self, seat: u8, region: u8, spot: u8, flags: u8) -> &mut Desk {
        self.put(seat, false, 1, Unit { region, spot, flags })
    }

    pub fn ships(&mut self, seat: u8, region: u8, spot: u8, count: u8) -> &mut Desk {
        self.put(seat, true, count, Unit { region, spot, flags: 0 })
    }

    /// A building, with a citizen of a seat on it if one is named.
    pub fn site(&mut self, region: u8, building: Building, by: Option<u8>) -> &mut Desk {
        self.table_mut().regions[usize::from(region)].sites[building.index()] = Site::built(0, 0);
        if let Some(seat) = by {
            self.citizens(seat, region, spot_of(building), 1);
        }
        self
    }

    pub fn stock_of(&self, seat: u8) -> Stock {
        *self.state.stock(Seat(seat))
    }

    pub fn florins(&self, seat: u8) -> u8 {
        self.stock_of(seat).florins
    }

    pub fn cubes(&self, seat: u8, id: &str) -> u8 {
        self.stock_of(seat).cubes(resource(id))
    }

    /// Gives a seat florins, cubes and tokens out of the bank.
    pub fn stock(&mut self, seat: u8, florins: u8, cubes: &[(&str, u8)], tokens: u8) -> &mut Desk {
        let mut stock = Stock { florins, explorers: tokens, ..Stock::default() };
        let before = self.stock_of(seat);
        let table = self.table_mut();
        table.bank = table.bank + before.florins - florins;
        table.explorers = table.explorers + before.explorers - tokens;
        for (at, count) in before.cubes.iter().enumerate() {
            table.bank_cubes[at] += count;
        }
        for &(id, count) in cubes {
            stock.cubes[resource(id).index()] = count;
            table.bank_cubes[resource(id).index()] -= count;
        }
        *self.0.state.stock_mut(Seat(seat)) = stock;
        self
    }

    /// Cubes on a market, out of the bank.
    pub fn market(&mut self, board: Board, id: &str, count: u8) -> &mut Desk {
        let at = resource(id).index();
        let table = self.table_mut();
        let section = &mut table.markets[board.index()][at];
        table.bank_cubes[at] = table.bank_cubes[at] + *section - count;
        *section = count;
        self
    }

    pub fn on_market(&self, board: Board, id: &str) -> u8 {
        self.table().markets[board.index()][resource(id).index()]
    }

    /// Gives a card to a seat.
    pub fn own(&mut self, seat: u8, id: &str) -> &mut Desk {
        let card = self.card(id);
        self.table_mut().deck.remove(card);
        if self.state.secrets.top == Some(card) {
            let top = self.table().deck.iter().next();
            self.0.state.secrets.top = top;
        }
        self.table_mut().owned[usize::from(seat)].insert(card);
        self
    }

    /// The card on top of the deck.
    pub fn top(&mut self, id: &str) -> &mut Desk {
        let card = self.card(id);
        self.0.state.secrets.top = Some(card);
        self
    }

    /// Puts cards on the track.
    pub fn track(&mut self, ids: &[&str]) -> &mut Desk {
        for (at, id) in ids.iter().enumerate() {
            let card = self.card(id);
            self.table_mut().deck.remove(card);
            self.table_mut().track[at] = Some(Slot { card, turned: 0 });
        }
        self
    }

    /// Exactly these objectives for the seats, one after the other.
    pub fn objectives(&mut self, ids: &[&str]) -> &mut Desk {
        for (seat, id) in ids.iter().enumerate() {
            let bit = self.objective(id);
            self.0.state.secrets.objectives[seat] = bit;
        }
        self
    }

    /// A crisis in phase 4 in which seat 0 has the first chance.
    pub fn crisis(&mut self, board: Board, id: &str, amount: u8) -> &mut Desk {
        let crisis = Crisis {
            board,
            resource: resource(id),
            amount,
            at: 0,
            resume: Resume::Balance,
            supply: 0,
            stands: Row::new(),
            settled: false,
        };
        let table = self.table_mut();
        (table.stage, table.phase) = (Stage::Balance { half: 2 }, Phase::Chance);
        table.crisis = Some(crisis);
        if board == Board::Home {
            let temple = spot_of(Building::Temple);
            let lies = |unit: &&mut Unit| unit.is_out() && unit.spot != temple;
            table.citizens.iter_mut().filter(lies).for_each(|unit| unit.flags |= LYING);
        }
        self
    }

    pub fn lying(&self) -> usize {
        self.table().citizens.iter().filter(|unit| unit.is(LYING)).count()
    }

    pub fn population(&self) -> usize {
        self.table().citizens.iter().filter(|unit| unit.is_out()).count()
    }

    /// Ends every round until the purchases, or whatever comes.
    pub fn end_phase(&mut self) -> &mut Desk {
        while self.table().stage == Stage::Rounds && self.table().phase == Phase::Round {
            self.play("end");
        }
        self
    }

    /// Everybody bids like this, in the order of seats.
    pub fn bids(&mut self, bids: &[u8]) -> &mut Desk {
        for (seat, bid) in bids.iter().enumerate() {
            self.play_as(Seat(seat as u8), &format!("bid:{bid}"));
        }
        self
    }

    /// Bids are asked for.
    pub fn bidding(&mut self) -> &mut Desk {
        let seats = self.table().order.len() as u8;
        let bidders = (0..seats).map(Seat).collect();
        let table = self.table_mut();
        (table.stage, table.phase) = (Stage::Order, Phase::Bid { bidders, again: false });
        self
    }
}
