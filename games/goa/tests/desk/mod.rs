//! A Goa table that a test can lay out as it likes.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::ops::{Deref, DerefMut};

use goa::board::{Colony, Column, Site, Space};
use goa::components::{Card, ColonyTile, Tile};
use goa::spices::{Spice, Spices};
use goa::state::{Estate, Ground, Place, Stage};
use goa::{Goa, META, Move, Phase, Shared};
use kit::testing::Fixture;
use kit::{CardSet, Content, Game, Options, Row, Seat};

/// The fixture with the verbs of Goa.
#[derive(Clone)]
pub struct Desk(Fixture<Goa>);

impl Deref for Desk {
    type Target = Fixture<Goa>;

    fn deref(&self) -> &Fixture<Goa> {
        &self.0
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Fixture<Goa> {
        &mut self.0
    }
}

pub fn content() -> Content {
    META.read_content().unwrap()
}

pub fn spices(letters: &str) -> Spices {
    letters.chars().map(|letter| Spice::parse(letter).unwrap()).collect()
}

pub fn rows(rows: [u8; 5]) -> [u8; 5] {
    rows.map(|row| row - 1)
}

impl Desk {
    pub fn new(seats: u8) -> Desk {
        Desk::with(Options::seats(seats))
    }

    pub fn with(options: Options) -> Desk {
        Desk(Fixture::with(options))
    }

    pub fn dealt(options: Options, seed: u64) -> Desk {
        Desk(Fixture::dealt(options, seed))
    }

    /// A table at the first action of seat 0, who has the flag. As many tiles as a round sells
    /// have left the board.
    pub fn acting(seats: u8) -> Desk {
        Desk::acting_with(Options::seats(seats))
    }

    pub fn acting_with(options: Options) -> Desk {
        let mut desk = Desk::with(options);
        let seats = desk.game.options().seats;
        let table = desk.state.table_mut();
        table.stage = Stage::Actions { number: 0 };
        table.phase = Phase::Turn;
        (table.active, table.flag, table.opener) = (Seat(0), Seat(0), Seat(0));
        table.tokens = Row::new();
        for square in table.grid.iter_mut().skip(6).take(seats.into()) {
            table.gone.insert(square.take().unwrap().0);
        }
        desk
    }

    /// Seat 0 has the flag and is to place it.
    pub fn placing(seats: u8) -> Desk {
        let mut desk = Desk::new(seats);
        let table = desk.state.table_mut();
        (table.active, table.flag, table.opener) = (Seat(0), Seat(0), Seat(0));
        desk
    }

    pub fn table(&self) -> &Shared {
        self.state.table()
    }

    pub fn place(&self, seat: u8) -> &Place {
        self.table().place(Seat(seat)).unwrap()
    }

    pub fn place_mut(&mut self, seat: u8) -> &mut Place {
        &mut self.state.table_mut().places[usize::from(seat)]
    }

    pub fn row(&self, seat: u8, column: Column) -> u8 {
        self.place(seat).markers[column as usize] + 1
    }

    pub fn set_rows(&mut self, seat: u8, set: [u8; 5]) -> &mut Desk {
        self.place_mut(seat).markers = rows(set);
        self
    }

    pub fn ducats(&self, seat: u8) -> u16 {
        self.state.ducats(Seat(seat))
    }

    pub fn set_ducats(&mut self, ducats: &[u16]) -> &mut Desk {
        for (seat, &ducats) in ducats.iter().enumerate() {
            self.state.secrets_mut().1[seat] = ducats;
        }
        self
    }

    pub fn set_goods(&mut self, seat: u8, ships: u16, colonists: u16) -> &mut Desk {
        let place = self.place_mut(seat);
        (place.ships, place.colonists) = (ships, colonists);
        self
    }

    pub fn tile(&self, id: &str) -> Tile {
        match self.game.read_move(&format!("use:{id}")) {
            Some(Move::Use(tile)) => tile,
            _ => panic!("no tile {id}"),
        }
    }

    pub fn card(&self, id: &str) -> Card {
        match self.game.read_move(&format!("play:{id}")) {
            Some(Move::Play(card)) => card,
            _ => panic!("no card {id}"),
        }
    }

    fn colony_tile(&self, id: &str) -> (ColonyTile, Colony) {
        let Some(Move::Settle(tile)) = self.game.read_move(&format!("settle:{id}")) else {
            panic!("no colony tile {id}");
        };
        let content = content();
        let row = content.sheet("colony-tiles").unwrap().row(id).unwrap();
        (tile, Colony::parse(row.text("colony").unwrap()).unwrap())
    }

    /// Takes a tile from wherever it is; one that leaves the board is replaced by one that has
    /// left the game.
    fn fetch_tile(&mut self, tile: Tile) {
        let table = self.state.table_mut();
        let others = table.gone.union(table.boxed).union(table.later);
        table.later.remove(tile.0);
        if table.boxed.remove(tile.0) || table.gone.remove(tile.0) {
            return;
        }
        for place in table.places.iter_mut() {
            place.tiles.remove(tile.0);
            place.flipped.remove(tile.0);
            place.face_down.remove(tile.0);
        }
        if let Some(square) = table.grid.iter().position(|&other| other == Some(tile)) {
            let spare = others.iter().find(|&other| other != tile.0).unwrap();
            table.gone.remove(spare);
            table.later.remove(spare);
            table.boxed.remove(spare);
            table.grid[square] = Some(Tile(spare));
        }
    }

    /// Puts a tile in front of a seat.
    pub fn own(&mut self, seat: u8, id: &str) -> &mut Desk {
        let tile = self.tile(id);
        self.fetch_tile(tile);
        self.place_mut(seat).tiles.insert(tile.0);
        self
    }

    /// Lays a tile on a space of the board.
    pub fn lay(&mut self, row: u8, column: u8, id: &str) -> &mut Desk {
        let (tile, square) = (self.tile(id), Space::new(row, column).unwrap().square().unwrap());
        if self.table().grid[square] == Some(tile) {
            return self;
        }
        self.fetch_tile(tile);
        let table = self.state.table_mut();
        if let Some(old) = table.grid[square].replace(tile) {
            table.gone.insert(old.0);
        }
        self
    }

    /// Puts a plantation on a site, counted from 1, with spices on it.
    pub fn plant(&mut self, seat: u8, site: u8, id: &str, held: &str) -> &mut Desk {
        let tile = self.tile(id);
        self.fetch_tile(tile);
        let estate = Estate { ground: Ground::Plantation(tile), held: spices(held) };
        self.place_mut(seat).estates[usize::from(site) - 1] = Some(estate);
        self
    }

    /// Gives a colony to a seat, with spices on it.
    pub fn settle(&mut self, seat: u8, id: &str, held: &str) -> &mut Desk {
        let (tile, colony) = self.colony_tile(id);
        self.state.table_mut().colonies.remove(tile.0);
        let estate = Estate { ground: Ground::Colony(tile), held: spices(held) };
        self.place_mut(seat).estates[colony.site().index()] = Some(estate);
        self
    }

    /// Sites with plenty of every spice: 3 of each, and no empty field.
    pub fn stock_up(&mut self, seat: u8) -> &mut Desk {
        self.plant(seat, 1, "B06", "GGG").plant(seat, 2, "B07", "PPP");
        self.plant(seat, 3, "B08", "CCC").plant(seat, 4, "B09", "NNN");
        self.settle(seat, "CA1", "KK").settle(seat, "CO1", "K")
    }

    pub fn held(&self, seat: u8, site: u8) -> String {
        let estate = self.place(seat).estate(Site(site - 1)).unwrap();
        estate.held.iter().map(|(s, n)| s.letter().to_string().repeat(n.into())).collect()
    }

    pub fn spices(&self, seat: u8) -> String {
        let all = self.place(seat).spices();
        all.iter().map(|(s, n)| s.letter().to_string().repeat(n.into())).collect()
    }

    fn fetch_card(&mut self, card: Card) {
        let (hands, _) = self.state.secrets_mut();
        hands.iter_mut().for_each(|hand| {
            hand.remove(card.0);
        });
        let table = self.state.table_mut();
        table.stock.remove(card.0);
        table.discard.remove(card.0);
    }

    /// Puts cards into a hand, as if just drawn.
    pub fn give(&mut self, seat: u8, ids: &[&str]) -> &mut Desk {
        for id in ids {
            let card = self.card(id);
            self.fetch_card(card);
            self.state.table_mut().stock.insert(card.0);
            self.state.secrets_mut().0[usize::from(seat)].insert(card.0);
        }
        self
    }

    pub fn hand(&self, seat: u8) -> u32 {
        self.state.hand(Seat(seat)).len()
    }

    pub fn holds(&self, seat: u8, id: &str) -> bool {
        self.state.hand(Seat(seat)).contains(self.card(id).0)
    }

    /// Leaves only cards with so many colonists in the pile: chance turns up what the test asks
    /// for. The others lie on the discard pile.
    pub fn pile_of(&mut self, ids: &[&str]) -> &mut Desk {
        let pile: CardSet = ids.iter().map(|id| self.card(id).0).collect();
        let all: CardSet = (0..30).collect();
        let held =
            (0..4).fold(CardSet::EMPTY, |held, seat| held.union(self.state.hand(Seat(seat))));
        let table = self.state.table_mut();
        let turned: CardSet = table.recruiting.iter().map(|card| card.0).collect();
        table.stock = pile.union(held);
        table.discard = all.minus(pile).minus(held).minus(turned);
        self
    }

    pub fn active(&self) -> u8 {
        self.table().active.0
    }

    /// Ends turns with taxes until it is this seat's turn.
    pub fn until(&mut self, seat: u8) -> &mut Desk {
        self.0.until(&["end", "taxes"], |state| {
            state.table().active.0 == seat && !state.table().acted
        });
        self
    }

    /// The points of a seat from one source.
    pub fn points(&self, seat: u8, source: &str) -> i32 {
        self.points_from(Seat(seat), source)
    }

    /// How many plantations and colonies a seat has.
    pub fn held_sites(&self, seat: u8) -> usize {
        self.place(seat).estates.iter().flatten().count()
    }
}
