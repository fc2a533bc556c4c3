//! A Borneo table that a test can lay out as it likes. Seats are called A, B, C, D and E.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::ops::{Deref, DerefMut};

use borneo::{
    Borneo, Card, Company, META, Merchant, Mission, Move, Phase, Place, Port, Quay, Shared, Ware,
};
use kit::testing::Fixture;
use kit::{CardSet, Content, Game, Options, Row, Seat};

/// The fixture with the verbs of Borneo.
#[derive(Clone)]
pub struct Desk(Fixture<Borneo>);

impl Deref for Desk {
    type Target = Fixture<Borneo>;

    fn deref(&self) -> &Fixture<Borneo> {
        &self.0
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Fixture<Borneo> {
        &mut self.0
    }
}

pub fn content() -> Content {
    META.read_content().unwrap()
}

pub fn seat(letter: char) -> Seat {
    Seat(letter as u8 - b'A')
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

impl Desk {
    /// A game in the middle, the merchants somewhere, A about to act in a company.
    pub fn new(seats: u8) -> Desk {
        Desk::with(Options::seats(seats))
    }

    pub fn with(options: Options) -> Desk {
        let mut desk = Desk::dealt(options);
        desk.columns(&[]).at(Phase::Company, 'A');
        desk
    }

    /// A game that has just been dealt, with A to begin.
    pub fn dealt(options: Options) -> Desk {
        let mut desk = Desk(Fixture::with(options));
        desk.set(|state| {
            let table = state.table_mut();
            (table.first, table.active) = (Seat(0), Seat(0));
        });
        desk
    }

    pub fn table(&self) -> &Shared {
        self.state.table()
    }

    pub fn place(&self, letter: char) -> &Place {
        self.table().place(seat(letter)).unwrap()
    }

    fn place_mut(&mut self, letter: char) -> &mut Place {
        &mut self.state.table_mut().places[seat(letter).index()]
    }

    pub fn at(&mut self, phase: Phase, active: char) -> &mut Desk {
        let table = self.state.table_mut();
        (table.phase, table.active) = (phase, seat(active));
        self
    }

    pub fn awaited(&self) -> char {
        letter(self.table().awaited().unwrap())
    }

    pub fn company(&self, id: &str) -> Company {
        match self.game.read_move(&format!("place:{id}")) {
            Some(Move::Place(company)) => company,
            _ => panic!("no company {id}"),
        }
    }

    pub fn card(&self, id: &str) -> Card {
        match self.game.read_move(&format!("lay:{id}")) {
            Some(Move::Lay(card)) => card,
            _ => panic!("no card {id}"),
        }
    }

    pub fn port(&self, id: &str) -> Port {
        match self.game.read_move(&format!("spend:{id}")) {
            Some(Move::Spend(Ware::Port(port))) => port,
            _ => panic!("no harbour {id}"),
        }
    }

    pub fn mission(&self, id: &str) -> Mission {
        match self.game.read_move(&format!("mission:{id}")) {
            Some(Move::Mission(mission)) => mission,
            _ => panic!("no mission {id}"),
        }
    }

    pub fn cards(&self, ids: &[&str]) -> CardSet {
        ids.iter().map(|id| self.card(id).0).collect()
    }

    pub fn ports(&self, ids: &[&str]) -> CardSet {
        ids.iter().map(|id| self.port(id).0).collect()
    }

    /// Columns such as `EN: A B C`. All other merchants go to the companies that are not named.
    pub fn columns(&mut self, columns: &[&str]) -> &mut Desk {
        let seats = self.game.options().seats;
        let merchants = if self.game.options().has("four-merchants") { 4 } else { 3 };
        let mut left: Vec<Seat> = (0..merchants).flat_map(|_| Seat::all(seats)).collect();
        let named: Vec<_> = columns
            .iter()
            .map(|column| {
                let (company, owners) = column.split_once(':').unwrap();
                let owners: Vec<Seat> = owners
                    .split_whitespace()
                    .map(|owner| seat(owner.chars().next().unwrap()))
                    .collect();
                (self.company(company), owners)
            })
            .collect();
        let table = self.state.table_mut();
        table.columns = Default::default();
        for (company, owners) in &named {
            for owner in owners {
                let at = left.iter().position(|seat| seat == owner).unwrap();
                left.remove(at);
                table.columns[company.index()].push(*owner).unwrap();
            }
        }
        let free: Vec<_> = Company::all()
            .filter(|company| named.iter().all(|(other, _)| other != company))
            .collect();
        for (at, owner) in left.into_iter().enumerate() {
            let order = (0..free.len()).map(|step| free[(at + step) % free.len()]);
            let mut open = order.filter(|company| !table.columns[company.index()].is_full());
            table.columns[open.next().unwrap().index()].push(owner).unwrap();
        }
        self
    }

    /// A column as it was given.
    pub fn column(&self, company: &str) -> String {
        let column = &self.table().columns[self.company(company).index()];
        let owners: Vec<String> = column.iter().map(|&seat| letter(seat).to_string()).collect();
        owners.join(" ")
    }

    /// Takes cards away from wherever they are.
    fn fetch(&mut self, cards: CardSet) {
        for seat in Seat::all(5) {
            if let Some(hand) = self.state.hand_mut(seat) {
                *hand = hand.minus(cards);
            }
        }
        let pile = self.state.pile_mut();
        *pile = pile.minus(cards);
        let table = self.state.table_mut();
        table.discard = table.discard.minus(cards);
        for place in table.places.iter_mut() {
            place.cards = place.cards.minus(cards);
        }
        for quay in &mut table.quays {
            quay.cargo =
                quay.cargo.iter().copied().filter(|card| !cards.contains(card.0)).collect();
        }
    }

    /// Gives a seat exactly this hand.
    pub fn hand(&mut self, letter: char, ids: &[&str]) -> &mut Desk {
        let cards = self.cards(ids);
        self.fetch(cards);
        let hand = self.state.hand_mut(seat(letter)).unwrap();
        let old = std::mem::replace(hand, cards);
        *self.state.pile_mut() = self.state.pile().union(old);
        self
    }

    /// Puts shipment and harbour cards into a warehouse.
    pub fn store(&mut self, letter: char, ids: &[&str]) -> &mut Desk {
        for id in ids {
            if id.starts_with('S') {
                let cards = self.cards(&[id]);
                self.fetch(cards);
                let place = self.place_mut(letter);
                place.cards = place.cards.union(cards);
            } else {
                let port = self.port(id);
                self.fetch_port(port);
                self.place_mut(letter).ports.insert(port.0);
            }
        }
        self
    }

    /// Takes a harbour card out of the pile, or from a space, where another one takes its place.
    fn fetch_port(&mut self, port: Port) {
        let table = self.state.table_mut();
        for place in table.places.iter_mut() {
            place.ports.remove(port.0);
        }
        if table.port_pile.remove(port.0) {
            return;
        }
        let other = table.port_pile.iter().next().unwrap();
        table.port_pile.remove(other);
        let quay = table.quays.iter_mut().find(|quay| quay.port == Some(port)).unwrap();
        quay.port = Some(Port(other));
    }

    /// Lays out the harbour at a space, counted from 1.
    pub fn harbour(&mut self, space: usize, port: &str, cargo: &[&str]) -> &mut Desk {
        let port = self.port(port);
        let cards = self.cards(cargo);
        self.fetch(cards);
        let old = self.table().quays[space - 1];
        if old.port != Some(port) {
            self.fetch_port(port);
            let old = self.table().quays[space - 1];
            self.state.table_mut().port_pile.insert(old.port.unwrap().0);
        }
        for card in self.table().quays[space - 1].cargo.iter().copied().collect::<Vec<_>>() {
            self.state.table_mut().discard.insert(card.0);
        }
        let cargo: Row<Card, 9> = cargo.iter().map(|id| self.card(id)).collect();
        self.state.table_mut().quays[space - 1] = Quay { port: Some(port), cargo };
        self
    }

    /// The harbours in the spaces are the last.
    pub fn no_harbours_to_come(&mut self) -> &mut Desk {
        let table = self.state.table_mut();
        table.spent_ports = table.spent_ports.union(std::mem::take(&mut table.port_pile));
        self
    }

    /// Leaves exactly these cards in pile and discard; what else was there goes to a warehouse.
    pub fn piles(&mut self, pile: &[&str], discard: &[&str], rest_to: char) -> &mut Desk {
        let (pile, discard) = (self.cards(pile), self.cards(discard));
        self.fetch(pile);
        self.fetch(discard);
        let rest = self.state.pile().union(self.table().discard);
        let place = self.place_mut(rest_to);
        place.cards = place.cards.union(rest);
        *self.state.pile_mut() = pile;
        self.state.table_mut().discard = discard;
        self
    }

    /// Leaves only these missions; the others go to a seat.
    pub fn missions(&mut self, ids: &[&str], rest_to: char) -> &mut Desk {
        let left: CardSet = ids.iter().map(|id| self.mission(id).0).collect();
        let gone = self.table().missions.minus(left);
        self.state.table_mut().missions = left;
        let place = self.place_mut(rest_to);
        place.missions = place.missions.union(gone);
        self
    }

    pub fn merchant(&self, company: &str, rank: u8) -> Merchant {
        Merchant { company: self.company(company), rank: rank - 1 }
    }

    pub fn points(&self, letter: char) -> i32 {
        self.points_of(seat(letter))
    }
}
