//! The cards at a table that is not Spice Road's: a row of four over a pile that rows can be put
//! under, places with holds of their own size, and a discard of one's own that comes back with a
//! rest.

use kit::{CardSet, Chance, Content, Illegal, Seat, Seed};

use super::market::LayeredPile;
use super::*;
use crate::cubes::{Cube, Cubes};
use crate::hold::{self, Surplus};
use crate::{compose, effect, refusals, round};

#[derive(Clone, Copy, Default)]
struct Place {
    cubes: Cubes,
    more_room: u16,
    hand: CardSet,
    played: CardSet,
    own_discard: CardSet,
}

compose::place!(Place: Hold(cubes), Hand(hand, played, own_discard));

#[derive(PartialEq, Debug)]
enum Told {
    Cards(Event),
    Effect(effect::Event),
    Hold(hold::Event),
    Round(round::Event),
}

compose::parts!(
    Told: Cards(Event), Effect(effect::Event), Hold(hold::Event), Round(round::Event)
);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Asked {
    Action,
    Cards(Phase),
    Surplus(Surplus),
}

compose::parts!(Asked: Cards(Phase), Surplus(Surplus));

struct Table {
    asked: Asked,
    active: Seat,
    places: [Place; 2],
    market: Market<LayeredPile>,
    chance: Chance,
    told: Vec<Told>,
}

impl Acting for Table {
    type Place = Place;
    type Event = Told;
    type Phase = Asked;

    fn active(&self) -> Seat {
        self.active
    }

    fn places(&self) -> &[Place] {
        &self.places
    }

    fn places_mut(&mut self) -> &mut [Place] {
        &mut self.places
    }

    fn limit(&self, place: &Place) -> u16 {
        4 + place.more_room
    }

    fn note(&mut self, event: impl Into<Told>) {
        self.told.push(event.into());
    }

    fn ask(&mut self, phase: impl Into<Asked>) {
        self.asked = phase.into();
    }

    fn close(&mut self, _: usize, _: u8) {}

    fn end_action(&mut self) {
        if !hold::ask_surplus(self) {
            self.asked = Asked::Action;
            self.active = self.active.next(2);
        }
    }
}

impl MarketTable for Table {
    type Pile = LayeredPile;

    fn market(&self) -> &Market<LayeredPile> {
        &self.market
    }

    fn market_mut(&mut self) -> (&mut Market<LayeredPile>, &mut Chance) {
        (&mut self.market, &mut self.chance)
    }
}

fn table() -> (Cards, Table) {
    let merchants = include_str!("../../content/merchants.toml");
    let content = Content::read("century", merchants).unwrap();
    let cards = Cards::read(&content, &Options::seats(2).with("golden-deals"), 4).unwrap();
    let mut chance = Chance::new(Seed::from_number(7));
    let market = cards.open(&mut chance);
    let mut places = [Place::default(), Place::default()];
    places.iter_mut().for_each(|place| place.hand = cards.merchants.starting());
    let (asked, active, told) = (Asked::Action, Seat(0), Vec::new());
    (cards, Table { asked, active, places, market, chance, told })
}

/// Plays a decision and everything that leaves no choice.
fn decide(cards: &Cards, table: &mut Table, decision: Move) -> Result<(), Illegal> {
    match table.asked {
        Asked::Cards(phase) => cards.decide(table, phase, decision)?,
        _ => cards.act(table, decision)?,
    }
    loop {
        let moved = match table.asked {
            Asked::Action => false,
            Asked::Cards(phase) => cards.settle(table, phase),
            Asked::Surplus(Surplus { seat }) => hold::settle(table, seat),
        };
        if !moved {
            return Ok(());
        }
    }
}

#[test]
fn a_rest_brings_back_what_the_game_says() {
    let (cards, mut table) = table();
    let starting = cards.merchants.starting();
    let mut place = Place { played: starting, ..Place::default() };
    place.own_discard.insert(40);
    table.places[0] = place;
    decide(&cards, &mut table, Move::Rest).unwrap();
    let rested = Event::Rested { seat: Seat(0), cards: 3 };
    assert_eq!(table.told, [Told::Cards(rested)]);
    assert!(table.places[0].hand.contains(40) && table.places[0].own_discard.is_empty());
    assert_eq!((table.active, table.asked), (Seat(1), Asked::Action));
}

#[test]
fn a_card_can_come_as_a_reward_with_its_cubes_and_without_a_payment() {
    let (cards, mut table) = table();
    let card = table.market.lay(2, Cube::Green).unwrap();
    cards.collect(&mut table, 2);
    cards.fetch(&mut table, 2);
    assert!(table.places[0].hand.contains(card.0));
    assert_eq!(table.places[0].cubes.to_string(), "G");
    assert!(table.market.row.iter().all(|stall| stall.cubes.is_empty()));
    assert_eq!((table.market.row.len(), table.asked), (4, Asked::Action));
}

#[test]
fn every_hold_has_a_limit_of_its_own() {
    let (cards, mut table) = table();
    let produce = Move::Play(cards.merchants.find("ST1").unwrap());
    let full = Cubes::parse("YYRR").unwrap();
    table.places[0] = Place { cubes: full, more_room: 3, ..std::mem::take(&mut table.places[0]) };
    decide(&cards, &mut table, produce).unwrap();
    assert_eq!((table.active, table.asked), (Seat(1), Asked::Action));
    table.places[1].cubes = full;
    decide(&cards, &mut table, produce).unwrap();
    assert_eq!(table.asked, Asked::Surplus(Surplus { seat: Seat(1) }));
}

#[test]
fn a_row_that_went_under_the_pile_is_bought_from_as_before() {
    let (cards, mut table) = table();
    assert!(table.market.put_under());
    cards.refill(&mut table);
    assert_eq!(table.told.len(), 4);
    let reason = decide(&cards, &mut table, Move::Acquire(1)).unwrap_err();
    assert_eq!(reason.rule.code, refusals::CANNOT_REACH.code);
    let first = table.market.row[0].card;
    table.market.set_deal(first, 0);
    decide(&cards, &mut table, Move::Acquire(0)).unwrap();
    let bargain = Phase::Bargain { slot: 0 };
    assert_eq!(table.asked, Asked::Cards(bargain), "with Golden Deals there is a choice");
    decide(&cards, &mut table, Move::Take).unwrap();
    assert!(table.places[0].hand.contains(first.0));
}
