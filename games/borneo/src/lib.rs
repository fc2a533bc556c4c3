//! Borneo: merchants of four companies fight for rank, harbours share out spices, missions pay.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs`, `flags.rs` | cards, tiles and parameters, read from `content/`; flags of companies |
//! | `state.rs` | everything that changes, the moves, the phases |
//! | `turn.rs` | one decision from its check to the next question |
//! | `placement.rs` | setup: the merchants go to their companies |
//! | `missions.rs`, `payment.rs` | phase 1 and the last missions, Blackbeard; which cards pay |
//! | `companies.rs` | phase 2: a merchant changes company |
//! | `duel.rs` | phase 2: attack, defence, yielding, reward |
//! | `shipment.rs` | phase 3: a card in a harbour, visible flags |
//! | `distribution.rs` | phase 3: monopoly, shared distribution, who takes what |
//! | `draw.rs` | phase 4: draw, reshuffle, hand limit |
//! | `ending.rs`, `score.rs` | both ends of the game; points by source, ranks |
//! | `moves.rs`, `notation.rs` | the legal decisions; how records write them |
//! | `refusals.rs` | the rules that can stand in the way of a move |
//! | `view.rs` | what a viewer knows, and what the rest could be |
//! | `scene/` | how board, seats and pieces look; how each move is made by hand |
//! | `event.rs`, `words/` | what happens; what things and sentences are called |
//! | `invariants.rs` | what always holds |
//! | `eval/` | how good a position is, for bots; its figures are in `eval.toml` |

mod companies;
pub mod content;
mod distribution;
mod draw;
mod duel;
mod ending;
mod eval;
mod event;
pub mod flags;
mod invariants;
mod missions;
mod moves;
mod notation;
mod payment;
mod placement;
mod refusals;
mod scene;
mod score;
mod shipment;
mod state;
mod turn;
mod view;
mod words;

use kit::{
    CannotOpen, CardSet, Chance, Content, Game, Looks, MAX_SEATS, Meta, Module, Options, Seat, Seed,
};

use self::content::Components;
pub use self::content::{Card, Mission, Port, Spice};
use self::eval::{Figures, Insight};
pub use self::event::{End, Event};
pub use self::flags::{Company, Flags};
pub use self::state::{
    Distribution, Duel, Merchant, Move, Payment, Phase, Place, Quay, Shared, State, Ware,
};
pub use self::view::View;

/// Borneo at a glance.
pub static META: Meta = Meta {
    id: "borneo",
    box_id: "borneo",
    seats: (3, 5),
    modules: &[
        Module { id: "four-merchants", values: &[], seats: (3, 3) },
        Module { id: "blackbeard", values: &[], seats: (3, 5) },
    ],
    settings: &[],
    rules: 2,
    open_scores: true,
    minutes: (45, 60),
    weight: 2,
    // Every turn fills a place in one of 14 harbours of 9; with a payment, a duel of two full
    // hands and a distribution it has some forty decisions at the very most.
    longest: 6_000,
    looks: Looks {
        accent: ("#3d6b1c", "#f7ffee"),
        accent_in_the_dark: ("#a2cc76", "#152403"),
        mark: "M0-11L3-3l8 3-8 3-3 8-3-8-8-3 8-3z",
        art: &[include_str!("../art/table.svg")],
    },
    words: &[kit::words!("../locales/borneo", "ftl")],
    guide: kit::words!("../guide/borneo", "md"),
    refusals: refusals::ALL,
    content: &[include_str!("../content/setup.toml"), include_str!("../content/cards.toml")],
};

/// The box of Borneo, opened for one table.
#[derive(Clone, Debug)]
pub struct Borneo {
    options: Options,
    components: Components,
    blackbeard: bool,
    insight: Insight,
}

impl Game for Borneo {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<Borneo, CannotOpen> {
        let options = options.check(&META)?;
        let components = Components::read(content, options.seats, options.has("four-merchants"))?;
        let blackbeard = options.has("blackbeard");
        let insight = Insight::new(Figures::built_in(), &components, options.seats);
        Ok(Borneo { options, components, blackbeard, insight })
    }

    // Hands, harbours and missions are there before the merchants are placed (R37).
    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let components = &self.components;
        let first = Seat(chance.below(self.options.seats.into()) as u8);
        let mut pile = components.all_cards;
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for hand in hands.iter_mut().take(self.options.seats.into()) {
            let cards =
                (0..components.parameters.starting_hand).filter_map(|_| pile.draw(&mut chance));
            *hand = cards.collect();
        }
        let mut port_pile = components.ports_in_play;
        let quays = std::array::from_fn(|_| Quay {
            port: port_pile.draw(&mut chance).map(Port),
            ..Quay::default()
        });
        let table = Shared {
            phase: Phase::Place { placed: 0 },
            active: first,
            first,
            last: None,
            places: Seat::all(self.options.seats).map(|_| Place::default()).collect(),
            columns: Default::default(),
            quays,
            port_pile,
            spent_ports: CardSet::EMPTY,
            missions: components.missions_in_play,
            discard: CardSet::EMPTY,
            pirate: None,
            shuffles: 0,
            batches: components.shipments.iter().map(|_| 0).collect(),
        };
        State { table, hands, pile, chance }
    }

    kit::by_layout!(table, secrets, scene, words, notation);
}
