//! A Spice Road table that a test can lay out as it likes.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

use century::SpiceRoad;
use century::cards::{Card, Stall};
use century::cubes::Cubes;
use century::spice_road::{META, Move, Place, Shared};
use kit::testing::Fixture;
use kit::{Content, Game, Options, Seat};

/// The fixture with the verbs of Spice Road.
#[derive(Clone)]
pub struct Desk(Fixture<SpiceRoad>);

impl Deref for Desk {
    type Target = Fixture<SpiceRoad>;

    fn deref(&self) -> &Fixture<SpiceRoad> {
        &self.0
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Fixture<SpiceRoad> {
        &mut self.0
    }
}

pub fn cubes(letters: &str) -> Cubes {
    Cubes::parse(letters).unwrap()
}

pub fn content() -> Content {
    META.read_content().unwrap()
}

impl Desk {
    pub fn new(seats: u8) -> Desk {
        Desk::with(Options::seats(seats))
    }

    pub fn with_everything(seats: u8) -> Desk {
        Desk::with(Options::seats(seats).with("bonus-cards").with("golden-deals"))
    }

    pub fn with(options: Options) -> Desk {
        Desk(Fixture::with(options))
    }

    pub fn table(&self) -> &Shared {
        self.state.table()
    }

    pub fn place(&self, seat: u8) -> &Place {
        self.table().place(Seat(seat)).unwrap()
    }

    fn place_mut(&mut self, seat: u8) -> &mut Place {
        &mut self.state.table_mut().places[usize::from(seat)]
    }

    pub fn card(&self, id: &str) -> Card {
        match self.game.read_move(&format!("play:{id}")) {
            Some(Move::Play(card)) => card,
            _ => panic!("no card {id}"),
        }
    }

    /// The caravan of a seat, as letters.
    pub fn caravan(&self, seat: u8) -> String {
        self.place(seat).caravan.to_string()
    }

    pub fn set_caravan(&mut self, seat: u8, letters: &str) -> &mut Desk {
        self.place_mut(seat).caravan = cubes(letters);
        self
    }

    /// Puts these cards into the hand of a seat, wherever they were.
    pub fn give(&mut self, seat: u8, ids: &[&str]) -> &mut Desk {
        for id in ids {
            let card = self.card(id);
            self.fetch(card);
            self.carry_deal(card);
            self.place_mut(seat).hand.insert(card.0);
        }
        self
    }

    /// Puts these cards, wherever they were, in front of a seat.
    pub fn lay(&mut self, seat: u8, ids: &[&str]) -> &mut Desk {
        for id in ids {
            let card = self.card(id);
            self.fetch(card);
            self.carry_deal(card);
            let place = self.place_mut(seat);
            place.hand.remove(card.0);
            place.played.insert(card.0);
        }
        self
    }

    /// Sees to it that a card which has been seen carries a deal where deals are played.
    fn carry_deal(&mut self, card: Card) {
        let starting = self.card("ST1").0 == card.0 || self.card("ST2").0 == card.0;
        let market = &mut self.state.table_mut().market;
        if !starting
            && market.deal_on(card).is_none()
            && let Some(deal) = market.deals.iter().next()
        {
            market.set_deal(card, deal);
        }
    }

    /// Removes a card from the market; a place in the row is taken by another card.
    fn fetch(&mut self, card: Card) {
        let market = &mut self.state.table_mut().market;
        market.pile.remove(card.0);
        market.discard.remove(card.0);
        if let Some(place) = market.row.iter().position(|stall| stall.card == card) {
            let other = market.pile.iter().next().unwrap();
            market.pile.remove(other);
            market.row[place] = Stall { card: Card(other), cubes: Cubes::NONE };
            self.carry_deal(Card(other));
        }
    }

    /// Lays a card into a place of the merchant row, counted from 1, with cubes on it.
    pub fn stall(&mut self, slot: usize, id: &str, letters: &str) -> &mut Desk {
        let card = self.card(id);
        self.fetch(card);
        // Each cube took a turn to get there.
        let table = self.state.table_mut();
        table.round = table.round.max(letters.len() as u16);
        let market = &mut table.market;
        let old = market.row[slot - 1].card;
        market.pile.insert(old.0);
        market.row[slot - 1] = Stall { card, cubes: cubes(letters) };
        self.carry_deal(card);
        self
    }

    /// Lays a point card into a place of the row, counted from 1.
    pub fn point(&mut self, slot: usize, id: &str) -> &mut Desk {
        let point = self.point_number(id);
        let table = self.state.table_mut();
        if let Some(place) = table.points.iter().position(|&other| other == point) {
            table.points.swap(place, slot - 1);
            return self;
        }
        table.point_pile.remove(point);
        table.point_pile.insert(table.points[slot - 1]);
        table.points[slot - 1] = point;
        self
    }

    pub fn point_number(&self, id: &str) -> u8 {
        let content = content();
        let rows = &content.sheet("point-cards").unwrap().rows;
        rows.iter().position(|row| row.id == id).unwrap() as u8
    }

    /// Lays a deal on a card.
    pub fn deal(&mut self, card: &str, deal: &str) -> &mut Desk {
        let number =
            content().sheet("golden-deals").unwrap().rows.iter().position(|row| row.id == deal);
        let card = self.card(card);
        self.state.table_mut().market.set_deal(card, number.unwrap() as u8);
        self
    }

    /// Every caravan the active seat can end its turn with after this decision.
    pub fn results(&self, text: &str) -> BTreeSet<String> {
        let (seat, round) = (self.table().active, self.table().round);
        let mut desk = self.clone();
        desk.play(text);
        let mut results = BTreeSet::new();
        let mut open = vec![desk.state];
        while let Some(state) = open.pop() {
            let table = state.table();
            let turn_over =
                table.active != seat || table.round != round || table.awaited().is_none();
            if turn_over {
                results.insert(table.place(seat).unwrap().caravan.to_string());
                continue;
            }
            let mut moves = Vec::new();
            self.game.moves(&state, table.awaited().unwrap(), &mut moves);
            assert!(!moves.is_empty(), "dead end at {:?}", table.phase);
            for decision in moves {
                let mut next = state;
                let awaited = table.awaited().unwrap();
                self.game.play(&mut next, awaited, decision, &mut kit::Unlogged).unwrap();
                open.push(next);
            }
        }
        results
    }

    pub fn assert_results(&self, text: &str, expected: &[&str]) {
        let expected: BTreeSet<String> =
            expected.iter().map(|letters| cubes(letters).to_string()).collect();
        assert_eq!(self.results(text), expected, "after {text}");
    }
}
