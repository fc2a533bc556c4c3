//! Spice Road: play merchant cards to gain, trade and raise spices; claim point cards with them.
//!
//! Its parts: the merchant cards (`../cards/`). Its actions: play, acquire, claim, rest, with Golden
//! Deals also deal. Its own: point cards and coins. Its sources of points: point cards, gold,
//! silver, spices left.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs` | cards and parameters, read from `content/` |
//! | `state.rs` | everything that changes, the moves, the phases |
//! | `turn.rs` | one decision from its check to the next question; end of turn, round and game |
//! | `claim.rs` | the action claim: cost, coins |
//! | `moves.rs`, `notation.rs` | the legal decisions, and how they are written |
//! | `event.rs`, `refusals.rs` | what happens, and what can stand in the way |
//! | `score.rs` | points by source, ranks |
//! | `scene/`, `words/` | how it looks, what the log says |
//! | `eval/` | how good a position is, for bots; the game as a race, for bots that plan |
//! | `invariants.rs` | what must hold of every table |

mod claim;
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

use kit::{CannotOpen, Chance, Content, Game, Looks, Meta, Module, Options, Row, Seat, Seed};

use self::content::Components;
pub use self::eval::MerchantRace;
pub use self::event::{Coin, Event};
use self::moves::Decision;
pub use self::state::{Move, Phase, Place, Shared, State, View};
use crate::cards::{self, eval::CardValues};

/// Spice Road at a glance.
pub static META: Meta = Meta {
    id: "spice-road",
    box_id: "century",
    seats: (2, 5),
    modules: &[
        Module { seats: (2, 5), ..cards::BONUS_CARDS },
        Module { seats: (2, 5), ..cards::GOLDEN_DEALS },
    ],
    settings: &[],
    rules: 1,
    open_scores: true,
    minutes: (30, 45),
    weight: 2,
    // 200 rounds of 5 turns with, at the very most, a payment, an effect and a full discard each.
    longest: 100_000,
    looks: Looks {
        accent: ("#8f5206", "#fff9ec"),
        accent_in_the_dark: ("#eab052", "#2b1a02"),
        mark: // The sun over the dunes of the road.
        "M-4 2a4 4 0 1 1 8 0M0-8v3M-8 2h2M6 2h2M-5.500-4.500l2 2M5.500-4.500l-2 2M-11 8c4-7 8-7 11-1 3-5 7-5 11 1M-11 11H11",
        art: &[cards::ART, include_str!("../../art/road.svg")],
    },
    words: &[
        crate::words::WORDS,
        crate::words::OF_SPICES,
        cards::WORDS,
        kit::words!("../../locales/spice-road", "ftl"),
    ],
    guide: kit::words!("../../guide/spice-road", "md"),
    refusals: &refusals::ALL,
    content: &[cards::CONTENT, include_str!("../../content/spice-road.toml")],
};

/// The box of Spice Road, opened for one table.
#[derive(Clone, Debug)]
pub struct SpiceRoad {
    options: Options,
    components: Components,
    figures: eval::Figures,
    pace: eval::Pace,
    card_values: CardValues,
}

impl Game for SpiceRoad {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<SpiceRoad, CannotOpen> {
        let options = options.check(&META)?;
        let components = Components::read(content, &options)?;
        let (figures, pace) = eval::read_figures();
        let card_values = CardValues::read(&components.cards.merchants);
        Ok(SpiceRoad { options, components, figures, pace, card_values })
    }

    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let components = &self.components;
        let market = components.cards.open(&mut chance);
        let places = components.start_cubes.iter().map(|&caravan| Place {
            caravan,
            hand: components.cards.merchants.starting(),
            ..Place::default()
        });
        let mut table = Shared {
            phase: Phase::Action,
            active: Seat(0),
            round: 1,
            closing: false,
            places: places.collect(),
            market,
            points: Row::new(),
            point_pile: components.points.set(),
            gold: components.setup.gold,
            silver: components.setup.silver,
        };
        while table.points.len() < components.point_row
            && let Some(point) = table.point_pile.draw(&mut chance)
        {
            let _ = table.points.push(point);
        }
        State { table, chance }
    }

    kit::by_layout!(table, open, scene, words);

    fn write_move(&self, decision: Move) -> String {
        kit::notation::write::<Decision, _>(self, decision.part())
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        kit::notation::read::<Decision, _>(self, text).map(Move::from)
    }
}
