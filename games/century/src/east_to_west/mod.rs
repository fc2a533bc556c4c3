//! From East to West, in three games: settlers in the new country, with the merchant cards of the old
//! road (I), with boats among the islands (II), or with both (III).
//!
//! Each is put together from the parts of the box: the land (`../land/`), the merchant cards
//! (`../cards/`), which meet it at merchant locations (`../land/merchants.rs`), and the sea (`../sea/`),
//! which meets it at ship locations (`../land/ships.rs`). What a game does not have is empty, so that all
//! three share everything here; what is a game's own is in its file.
//!
//! | file | what it holds |
//! |---|---|
//! | `part_1.rs`, `part_2.rs`, `part_3.rs` | each game at a glance: its parts, modules, words, content |
//! | `content.rs` | the components of a table, read from `content/` |
//! | `state.rs` | everything that changes, the phases |
//! | `turn.rs` | one decision from its check to the next question; end of turn, round and game |
//! | `prize.rs` | bonus tiles for emptied columns and used cards |
//! | `moves.rs`, `notation.rs` | the legal decisions, and how they are written |
//! | `event.rs`, `refusals.rs` | what happens, and what can stand in the way |
//! | `score.rs` | points by source, ranks |
//! | `scene/`, `words/` | how it looks, what the log says |
//! | `eval/` | how good a position is, for bots |
//! | `invariants.rs` | what must hold of every table |

mod content;
mod eval;
mod event;
mod invariants;
mod moves;
mod notation;
pub mod part_1;
pub mod part_2;
pub mod part_3;
mod prize;
mod refusals;
mod scene;
mod score;
mod state;
mod turn;
mod words;

use std::ops::Deref;

use kit::{CannotOpen, Chance, Content, Game, HexMap, Meta, Options, Seat, Seed};

use self::content::Components;
pub use self::event::Event;
pub use self::moves::Move;
pub use self::prize::Prize;
pub use self::state::{Phase, Place, Shared, State, View};
use crate::land::merchants::Ledger;
use crate::sea::chart::{Ground, Shape};
use crate::sea::{self, Fleet};

/// The tiles of a sea board: twelve markets around one open sea.
const SHAPE: Shape = Shape { markets: 12, ports: 0, seas: 1 };

/// How a sea board is laid out by hand.
const MAP: HexMap = HexMap {
    tiles: &[('m', SHAPE.markets, "chart-market"), ('s', SHAPE.seas, "chart-sea")],
    sheet: ("charts", "cells"),
    presets: &["star", "band"],
};

#[derive(Debug)]
struct Part {
    meta: &'static Meta,
    cards: bool,
    sea: bool,
}

static PARTS: [&Part; 3] = [&part_1::PART, &part_2::PART, &part_3::PART];

/// The rules of one of the games, with its components for one table.
#[derive(Clone, Debug)]
pub struct Rules {
    part: &'static Part,
    options: Options,
    components: Components,
    figures: eval::Figures,
}

impl Rules {
    fn open(
        part: &'static Part,
        options: &Options,
        content: &Content,
    ) -> Result<Rules, CannotOpen> {
        let mut options = options.check(part.meta)?;
        let mut chart = None;
        if part.sea {
            let (asked, named) = sea::chart_of_shape(&options, content, SHAPE)?;
            (chart, options) = (Some(asked), named);
        }
        let components = Components::read(content, part, &options, chart)?;
        Ok(Rules { part, options, components, figures: eval::read_figures() })
    }

    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let Components { land, stalls, sea, .. } = &self.components;
        let country = land.deal(&mut chance);
        let market = stalls.cards.open(&mut chance);
        let waters = sea.lay(&mut chance);
        // Boats begin on the open sea, and nobody pays there yet.
        let boat = sea.chart.cells().find(|&cell| sea.chart.ground(cell) == Ground::Sea);
        let fleet = Fleet { boat, ..Fleet::default() };
        let seats = Seat::all(self.options.seats);
        let places = seats.map(|seat| {
            let colony = land.found(seat);
            Place { colony, ledger: Ledger::default(), fleet }
        });
        let table = Shared {
            phase: Phase::Land(crate::land::Phase::Action),
            active: Seat(0),
            round: 1,
            closing: false,
            places: places.collect(),
            country,
            market,
            waters,
        };
        State { table, chance }
    }
}

/// One of the games, opened for one table.
#[derive(Clone, Debug)]
pub struct EastToWest<const PART: u8>(Rules);

impl<const PART: u8> Deref for EastToWest<PART> {
    type Target = Rules;

    #[inline]
    fn deref(&self) -> &Rules {
        &self.0
    }
}

impl<const PART: u8> Game for EastToWest<PART> {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = PARTS[PART as usize - 1].meta;

    fn open(options: &Options, content: &Content) -> Result<EastToWest<PART>, CannotOpen> {
        Rules::open(PARTS[usize::from(PART) - 1], options, content).map(EastToWest)
    }

    fn deal(&self, seed: Seed) -> State {
        self.0.deal(seed)
    }

    kit::by_layout!(table, open, scene, words);

    fn write_move(&self, decision: Move) -> String {
        kit::notation::write::<Move, _>(&self.0, decision)
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        kit::notation::read::<Move, _>(&self.0, text)
    }
}
