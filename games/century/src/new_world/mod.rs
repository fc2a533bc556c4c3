//! A New World: send settlers to the locations of a new country, and claim point cards at its forts.
//!
//! Its parts: the land (`../land/`). Its actions: activate, rest. Its own: the choice of the fourth
//! panel. Its sources of points: point cards, bonus tiles, exploration tiles, cubes left. The 8th point card of a
//! seat ends the game.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs` | the table that is chosen, read from `content/` |
//! | `state.rs` | everything that changes |
//! | `turn.rs` | one decision from its check to the next question; end of turn, round and game |
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
mod refusals;
mod scene;
mod score;
mod state;
mod turn;
mod words;

use kit::{CannotOpen, Chance, Content, Game, Looks, Meta, Module, Options, Seat, Seed};

pub use self::event::Event;
pub use self::moves::Move;
pub use self::state::{Phase, Shared, State, View};
use crate::land::eval::LandFigures;
use crate::land::{self, Land};

/// The panel that lies in the place of D1.
const FOURTH_PANEL: Module =
    Module { id: "fourth-panel", values: &["e1", "f1", "g1", "h1"], seats: (2, 4) };

/// A New World at a glance.
pub static META: Meta = Meta {
    id: "new-world",
    box_id: "century",
    seats: (2, 4),
    modules: &[FOURTH_PANEL],
    settings: &[],
    rules: 1,
    open_scores: true,
    minutes: (30, 45),
    weight: 2,
    longest: land::LONGEST,
    looks: Looks {
        accent: ("#2f6234", "#f6fbf2"),
        accent_in_the_dark: ("#8fce8a", "#0b2410"),
        mark: // A pine of the coast.
        "M0-11L5-4H2.5L7 2H3.5L9 8H2V11H-2V8H-9L-3.5 2H-7L-2.5-4H-5z",
        art: &[land::ART],
    },
    words: &[crate::words::WORDS, land::WORDS, kit::words!("../../locales/new-world", "ftl")],
    guide: kit::words!("../../guide/new-world", "md"),
    refusals: &refusals::ALL,
    content: &[land::CONTENT, include_str!("../../content/new-world.toml")],
};

/// The box of A New World, opened for one table.
#[derive(Clone, Debug)]
pub struct NewWorld {
    options: Options,
    land: Land,
    figures: LandFigures,
}

impl Game for NewWorld {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<NewWorld, CannotOpen> {
        let options = options.check(&META)?;
        let land = content::read(content, &options)?;
        Ok(NewWorld { options, land, figures: LandFigures::kept() })
    }

    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let country = self.land.deal(&mut chance);
        let places = Seat::all(self.options.seats).map(|seat| self.land.found(seat)).collect();
        let table = Shared {
            phase: Phase::Action,
            active: Seat(0),
            round: 1,
            closing: false,
            places,
            country,
        };
        State { table, chance }
    }

    kit::by_layout!(table, open, scene, words, notation);
}
