//! From Sand to Sea: buy and play merchant cards, and set cards aside to sail to markets and ports.
//!
//! Its parts: the merchant cards (`../cards/`) and the sea (`../sea/`). Its actions: buy, play, boat
//! (sail, then market or port), rest, with Golden Deals also deal. Its own: steps are paid with cards
//! that are set aside until the next rest; an empty column of outposts may bring a merchant card. Its
//! sources of points: contracts, bonus tiles, outposts, spices left.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs` | cards, tiles and parameters, read from `content/` |
//! | `state.rs` | everything that changes, the moves, the phases |
//! | `turn.rs` | one decision from its check to the next question; end of turn, round and game |
//! | `aside.rs` | cards set aside for sailing, and merchants who come for an empty column |
//! | `moves.rs`, `notation.rs` | the legal decisions, and how they are written |
//! | `event.rs`, `refusals.rs` | what happens, and what can stand in the way |
//! | `score.rs` | points by source, ranks |
//! | `scene/`, `words/` | how it looks, what the log says |
//! | `eval/` | how good a position is, for bots |
//! | `invariants.rs` | what must hold of every table |

mod aside;
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

use kit::{CannotOpen, Chance, Content, Game, Looks, Meta, Options, Seat, Seed};

use self::content::Components;
pub use self::event::Event;
pub use self::state::{Move, Phase, Place, Shared, State, View};
use crate::cards::{self, eval::CardValues};
use crate::sea;

/// From Sand to Sea at a glance.
pub static META: Meta = Meta {
    id: "sand-to-sea",
    box_id: "century",
    seats: (2, 4),
    modules: &[cards::BONUS_CARDS, cards::GOLDEN_DEALS],
    settings: &[sea::CHART],
    rules: 1,
    open_scores: true,
    minutes: (45, 75),
    weight: 3,
    // 200 rounds of 4 turns with, at the very most, a payment, an effect and a full discard each.
    longest: 200_000,
    looks: Looks {
        accent: ("#96521c", "#fff7ec"),
        accent_in_the_dark: ("#efb27a", "#2e1703"),
        mark: // A dune that runs out into a wave, under a sail.
        "M-11 6c4-6 7-6 9-1M-3-9v11M-3-8c5 2 6 5 6 9h-6M-11 10c3-2 5-2 7 0s5 2 8 0 4-2 7 0M3 6c2-2 5-2 8 0",
        art: &[cards::ART, sea::ART],
    },
    words: &[
        crate::words::WORDS,
        crate::words::OF_SPICES,
        cards::WORDS,
        sea::OF_BOATS,
        sea::WORDS,
        sea::OF_SPICES,
        kit::words!("../../locales/sand-to-sea", "ftl"),
    ],
    guide: kit::words!("../../guide/sand-to-sea", "md"),
    refusals: &refusals::ALL,
    content: &[
        cards::CONTENT,
        sea::MARKETS,
        sea::PORTS,
        include_str!("../../content/sand-to-sea.toml"),
    ],
};

/// The box of From Sand to Sea, opened for one table.
#[derive(Clone, Debug)]
pub struct SandToSea {
    options: Options,
    components: Components,
    figures: eval::Figures,
    card_values: CardValues,
}

impl Game for SandToSea {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<SandToSea, CannotOpen> {
        let (chart, options) = sea::chart_of(&options.check(&META)?, content)?;
        let components = Components::read(content, chart, &options)?;
        let card_values = CardValues::read(&components.cards.merchants);
        Ok(SandToSea { options, components, figures: eval::read_figures(), card_values })
    }

    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let Components { venture, cards } = &self.components;
        let seats = self.options.seats;
        let place = Place { hand: cards.merchants.starting(), ..Place::default() };
        let table = Shared {
            phase: Phase::Sea(sea::Phase::Lot),
            active: Seat(seats - 1),
            round: 1,
            closing: false,
            places: (0..seats).map(|_| place).collect(),
            market: cards.open(&mut chance),
            sites: venture.lay(&mut chance),
            docks: venture.open_ports(&mut chance),
            lots: venture.all_lots(),
        };
        State { table, chance }
    }

    kit::by_layout!(table, open, scene, words, notation);
}
