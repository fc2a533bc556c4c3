//! Goa: buy tiles at auction, grow spices, found colonies, and bring five markers down the
//! development board.
//!
//! | file | what it holds |
//! |---|---|
//! | `components.rs`, `content.rs` | what is printed on tiles, cards and boards; reading it from `content/` |
//! | `spices.rs`, `board.rs` | spices; columns, spaces, sites, colonies |
//! | `state.rs`, `phase.rs` | everything that changes; what is asked and what can be answered |
//! | `deal.rs` | setting the table, laying out tiles, quick start |
//! | `turn.rs` | one decision from its check to the next question |
//! | `round.rs` | rounds, turns, extra actions, the end |
//! | `placement.rs` | placing the flag and the tokens |
//! | `auction.rs` | bids, the auctioneer's last word, who gets the lot |
//! | `actions.rs` | a turn and its actions; ships, taxes, Espionage |
//! | `progress.rs` | the action progress; every way to move a marker, and the bonuses for it |
//! | `harvest.rs`, `fields.rs` | the action harvest; spices on fields, filling sites |
//! | `expedition.rs` | the action expedition; the pile; playing expedition cards |
//! | `colonies.rs` | the action colony: recruiting, paying, failing, settling |
//! | `tiles.rs` | what tiles do when they are gained and used; Bonanza |
//! | `moves.rs`, `notation.rs`, `refusals.rs` | the legal decisions, how records write them, why others are refused |
//! | `score.rs` | points by source, ranks |
//! | `view.rs`, `scene/`, `event.rs`, `words/` | what a viewer knows, how it looks, what happens, what things and sentences are called |
//! | `eval/` | how good a position is, for bots |
//! | `invariants.rs` | what must hold of every state |

mod actions;
mod auction;
pub mod board;
mod colonies;
pub mod components;
mod content;

mod deal;
mod eval;
pub mod event;
mod expedition;
mod fields;
mod harvest;
mod invariants;
mod moves;
mod notation;
mod phase;
mod placement;
mod progress;
pub mod refusals;
mod round;
mod scene;
mod score;
pub mod spices;
pub mod state;
mod tiles;
mod turn;
mod view;
mod words;

use kit::{CannotOpen, Content, Game, Looks, Meta, Module, Options, Seed};

use self::components::Components;
pub use self::event::Event;
pub use self::state::{Move, Phase, Shared, State};
pub use self::view::{Pocket, Purse, View};

/// Goa at a glance.
pub static META: Meta = Meta {
    id: "goa",
    box_id: "goa",
    seats: (2, 4),
    modules: &[
        Module { id: "bonanza", values: &[], seats: (2, 4) },
        Module { id: "quick-start", values: &[], seats: (2, 4) },
    ],
    settings: &[],
    rules: 2,
    open_scores: false,
    minutes: (90, 120),
    weight: 3,
    // Eight rounds of at most some thirty turns, with at the very most a hundred decisions each.
    longest: 30_000,
    looks: Looks {
        accent: ("#1f5a94", "#f3f9ff"),
        accent_in_the_dark: ("#84b9ea", "#041c33"),
        mark: "M0-11L3-3l8 3-8 3-3 8-3-8-8-3 8-3z",
        art: &[include_str!("../art/board.svg")],
    },
    words: &[kit::words!("../locales/goa", "ftl")],
    guide: kit::words!("../guide/goa", "md"),
    refusals: refusals::ALL,
    content: &[
        include_str!("../content/setup.toml"),
        include_str!("../content/development.toml"),
        include_str!("../content/tiles.toml"),
        include_str!("../content/expeditions.toml"),
        include_str!("../content/colonies.toml"),
    ],
};

/// The box of Goa, opened for one table.
#[derive(Clone, Debug)]
pub struct Goa {
    options: Options,
    components: Components,
    quick_start: bool,
    bonanza: bool,
    figures: eval::Figures,
    /// What everything counts for when the points at the end are foretold.
    forecast: kit::eval::forecast::Forecast,
}

impl Game for Goa {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<Goa, CannotOpen> {
        let options = options.check(&META)?;
        let components = Components::read(content, options.seats)?;
        let (quick_start, bonanza) = (options.has("quick-start"), options.has("bonanza"));
        let (figures, forecast) = (eval::built_in(), eval::forecast());
        Ok(Goa { options, components, quick_start, bonanza, figures, forecast })
    }

    fn deal(&self, seed: Seed) -> State {
        self.set_up(seed)
    }

    kit::by_layout!(table, secrets, scene, words, notation);
}
