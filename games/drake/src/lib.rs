//! Francis Drake: fit out a ship in Plymouth, lay missions in the Caribbean face down, and attack
//! before the others do, on three voyages.
//!
//! | file | what it holds |
//! |---|---|
//! | `board.rs` | locations, places, discs, goods and treasures |
//! | `components.rs`, `content.rs` | what is printed; reading it from `content/` |
//! | `state.rs` | everything that changes; what is asked and what can be answered |
//! | `deal.rs` | setting the table |
//! | `turn.rs` | one decision from its check to the next question |
//! | `street.rs` | provisioning on Plymouth's street |
//! | `prepare.rs` | treasures, counters, the Governor's place, range |
//! | `sailing.rs` | laying mission discs, the Informer, turning them up |
//! | `missions.rs` | attacks and trade |
//! | `home.rs` | coming home, scoring a voyage, the next one, the end |
//! | `moves.rs`, `notation.rs`, `refusals.rs` | the legal decisions, how records write them, why others are refused |
//! | `score.rs` | points by source, ranks |
//! | `view.rs`, `scene/`, `event.rs`, `words/` | what a viewer knows, how it looks, what happens, what things and sentences are called |
//! | `eval/` | how good a position is, for bots |
//! | `invariants.rs` | what must hold of every state |

pub mod board;
mod components;
mod content;
mod deal;
mod eval;
pub mod event;
mod home;
mod invariants;
mod missions;
mod moves;
mod notation;
mod prepare;
pub mod refusals;
mod sailing;
mod scene;
mod score;
pub mod state;
mod street;
mod turn;
mod view;
mod words;

use kit::{CannotOpen, Content, Game, Looks, Meta, Module, Options, Seed};

use self::board::PlaceSet;
use self::components::Components;
use self::content::ZONES;
pub use self::event::Event;
pub use self::state::{Move, Phase, Shared, State};
pub use self::view::View;

/// Francis Drake at a glance.
pub static META: Meta = Meta {
    id: "francis-drake",
    box_id: "drake",
    seats: (3, 5),
    modules: &[
        Module { id: "all-counters", values: &[], seats: (3, 5) },
        Module { id: "shuffled-street", values: &[], seats: (3, 5) },
    ],
    settings: &[],
    rules: 1,
    open_scores: true,
    minutes: (90, 120),
    weight: 3,
    // Three voyages of at most sixteen decisions on the street, seven counters, six discs and three
    // decisions for each of five missions, for five seats.
    longest: 1_000,
    looks: Looks {
        accent: ("#2a4673", "#f6f9ff"),
        accent_in_the_dark: ("#9db8e6", "#0a1a33"),
        mark: "M0-11 2.4-2.4 11 0 2.4 2.4 0 11-2.4 2.4-11 0-2.4-2.4zM6-6 3-1.6 1.6-3zM6 6 1.6 3 3 1.6zM-6 6-3 1.6-1.6 3zM-6-6-1.6-3-3-1.6z",
        art: &[include_str!("../art/board.svg"), include_str!("../art/pieces.svg")],
    },
    words: &[kit::words!("../locales/francis-drake", "ftl")],
    guide: kit::words!("../guide/francis-drake", "md"),
    refusals: refusals::ALL,
    content: &[
        include_str!("../content/setup.toml"),
        include_str!("../content/street.toml"),
        include_str!("../content/chart.toml"),
    ],
};

/// The box of Francis Drake, opened for one table.
#[derive(Clone, Debug)]
pub struct FrancisDrake {
    options: Options,
    components: Components,
    shuffled_street: bool,
    all_counters: bool,
    /// The places within reach of so many barrels.
    reach: [PlaceSet; ZONES as usize + 1],
    figures: eval::Figures,
}

impl Game for FrancisDrake {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<FrancisDrake, CannotOpen> {
        let options = options.check(&META)?;
        let components = Components::read(content, options.seats)?;
        let (shuffled_street, all_counters) =
            (options.has("shuffled-street"), options.has("all-counters"));
        let reach = std::array::from_fn(|range| components.reach(range as u8));
        let figures = eval::built_in();
        Ok(FrancisDrake { options, components, shuffled_street, all_counters, reach, figures })
    }

    fn deal(&self, seed: Seed) -> State {
        self.set_up(seed)
    }

    kit::by_layout!(table, secrets, scene, words, notation);
}
