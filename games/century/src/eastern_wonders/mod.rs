//! Eastern Wonders: sail from market to market, build outposts to trade there, and bring what ports
//! ask for.
//!
//! Its part: the sea (`../sea/`). A turn: move the boat, then one action: market (build, trade), port,
//! or harvest. Its own: steps are paid with cubes that are left behind, which who lands there takes up;
//! the harvest. Its sources of points: contracts, bonus tiles, outposts, spices left.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs` | tiles and parameters, read from `content/` |
//! | `state.rs` | everything that changes, the moves, the phases |
//! | `turn.rs` | one decision from its check to the next question; end of turn, round and game |
//! | `drift.rs` | cubes left behind by boats and taken up; the harvest |
//! | `moves.rs`, `notation.rs` | the legal decisions, and how they are written |
//! | `event.rs`, `refusals.rs` | what happens, and what can stand in the way |
//! | `score.rs` | points by source, ranks |
//! | `scene/`, `words/` | how it looks, what the log says |
//! | `eval/` | how good a position is, for bots |
//! | `invariants.rs` | what must hold of every table |

mod content;
mod drift;
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

use kit::{CannotOpen, Chance, Content, Game, Looks, Meta, Options, Seat, Seed};

use self::content::Components;
pub use self::event::Event;
pub use self::state::{Move, Phase, Place, Shared, State, View};
use crate::sea;

/// Eastern Wonders at a glance.
pub static META: Meta = Meta {
    id: "eastern-wonders",
    box_id: "century",
    seats: (2, 4),
    modules: &[],
    settings: &[sea::CHART],
    rules: 1,
    open_scores: true,
    minutes: (30, 60),
    weight: 2,
    // 200 rounds of 4 turns; a boat can pick up what many have left behind, and put it back cube by
    // cube.
    longest: 200_000,
    looks: Looks {
        accent: ("#0d6a68", "#f2fbfa"),
        accent_in_the_dark: ("#6fc7c0", "#04302f"),
        mark: // A boat under sail.
        "M-9 4h18l-3 5h-12zM0-10v14M0-9c6 2 8 6 8 11h-8M-2-7c-5 2-6 5-6 9h6M-11 11c3-2 5-2 7 0s5 2 8 0 5-2 7 0",
        art: &[sea::ART],
    },
    words: &[
        crate::words::WORDS,
        crate::words::OF_SPICES,
        sea::OF_BOATS,
        sea::WORDS,
        sea::OF_SPICES,
        kit::words!("../../locales/eastern-wonders", "ftl"),
    ],
    guide: kit::words!("../../guide/eastern-wonders", "md"),
    refusals: &refusals::ALL,
    content: &[sea::MARKETS, sea::PORTS, include_str!("../../content/eastern-wonders.toml")],
};

/// The box of Eastern Wonders, opened for one table.
#[derive(Clone, Debug)]
pub struct EasternWonders {
    options: Options,
    components: Components,
    figures: eval::Figures,
}

impl Game for EasternWonders {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<EasternWonders, CannotOpen> {
        let (chart, options) = sea::chart_of(&options.check(&META)?, content)?;
        let components = Components::read(content, chart, options.seats)?;
        Ok(EasternWonders { options, components, figures: eval::read_figures() })
    }

    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let venture = &self.components.venture;
        let seats = self.options.seats;
        let sites = venture.lay(&mut chance);
        let table = Shared {
            phase: Phase::Sea(sea::Phase::Lot),
            active: Seat(seats - 1),
            round: 1,
            closing: false,
            places: (0..seats).map(|_| Place::default()).collect(),
            adrift: sites.iter().map(|_| crate::cubes::Cubes::NONE).collect(),
            docks: venture.open_ports(&mut chance),
            lots: venture.all_lots(),
            sites,
        };
        State { table, chance }
    }

    kit::by_layout!(table, open, scene, words, notation);
}
