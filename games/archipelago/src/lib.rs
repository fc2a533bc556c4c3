//! Archipelago: explore islands, share an economy, and keep the colony from declaring its
//! independence, unless that is what you want.
//!
//! | file | what it holds |
//! |---|---|
//! | `components.rs`, `content.rs` | what is printed on hexagons, cards and boards; reading it from `content/` |
//! | `state.rs`, `phase.rs`, `terms.rs` | everything that changes; what is asked and what can be answered; what a deal is made of |
//! | `map.rs`, `units.rs` | hexagons that touch; citizens and ships, and what they control |
//! | `deal.rs`, `settling.rs` | setting the table; turn 0 and the cubes of a new region |
//! | `turn.rs` | one decision from its check to the next question |
//! | `disengagement.rs`, `order.rs` | phases 1 and 2: standing up, sealed bids, the order of play |
//! | `population.rs` | phase 3: the four boards |
//! | `balance.rs` | phase 4 and every crisis: chances, rebels, expulsion |
//! | `rounds.rs` | phase 5: rounds, discs, circles |
//! | `harvest.rs`, `taxes.rs`, `transaction.rs`, `exploration.rs` | actions of the wheel; ports and markets |
//! | `reproduction.rs`, `recruitment.rs`, `migration.rs`, `construction.rs` | more actions of the wheel |
//! | `cards/`, `wonders.rs` | evolution cards in use; wonders |
//! | `evolution.rs` | phase 6: the track and the deck |
//! | `negotiation/` | offers, answers, deals and their clauses |
//! | `ends.rs`, `score.rs` | end conditions and independence; points by source |
//! | `moves.rs`, `notation.rs`, `refusals.rs` | the legal decisions, how records write them, why others are refused |
//! | `view.rs`, `scene/`, `event.rs`, `words/` | what a viewer knows, how it looks, what happens, what things and sentences are called |
//! | `eval/` | how good a position is, for bots |
//! | `invariants.rs` | what must hold of every state, and where every component is |

mod balance;
mod cards;
pub mod components;
mod construction;
mod content;
mod deal;
mod disengagement;
mod ends;
mod eval;
pub mod event;
mod evolution;
mod exploration;
mod harvest;
mod invariants;
pub mod map;
mod migration;
mod moves;
mod negotiation;
mod notation;
mod order;
pub mod phase;
mod population;
mod recruitment;
pub mod refusals;
mod reproduction;
mod rounds;
mod scene;
mod score;
mod settling;
pub mod state;
mod taxes;
pub mod terms;
mod transaction;
mod turn;
pub mod units;
mod view;
mod wonders;
mod words;

use kit::scene::Filled;
use kit::{
    Awaiting, BadOptions, CannotOpen, Census, Chance, Content, Game, Illegal, Log, Looks, Meta,
    Module, Options, Phrase, Reveals, Seat, Seed, Standing, Viewer, Words,
};

use self::components::Components;
pub use self::event::Event;
pub use self::state::{Move, Phase, Stage, State, Table};
pub use self::view::{Pocket, View};

/// How long a game is: which objectives are dealt.
static LENGTH: Module =
    Module { id: "length", values: &["short", "medium", "long"], seats: (2, 5) };

/// Archipelago at a glance.
pub static META: Meta = Meta {
    id: "archipelago",
    box_id: "archipelago",
    seats: (2, 5),
    modules: &[
        Module { id: "length", values: &["short", "medium", "long"], seats: (2, 5) },
        Module { id: "desert-start", values: &[], seats: (2, 5) },
        Module { id: "no-secrets", values: &[], seats: (2, 5) },
        Module { id: "more-control", values: &[], seats: (2, 5) },
        Module { id: "more-spice", values: &[], seats: (2, 5) },
        Module { id: "chosen-trend", values: &[], seats: (2, 5) },
        Module { id: "benefactor", values: &[], seats: (2, 5) },
    ],
    settings: &[],
    rules: 1,
    open_scores: false,
    minutes: (90, 240),
    weight: 5,
    // Forty turns of dozens of rounds, with offers in each; bids can be changed for as long as
    // somebody thinks.
    longest: 200_000,
    looks: Looks {
        accent: ("#0b6781", "#f1fffd"),
        accent_in_the_dark: ("#7fd8cf", "#032321"),
        mark: "M-10 4q5-5 10 0t10 0v4q-5 4-10 0t-10 0zM0-10l6 8h-12z",
        art: &[include_str!("../art/board.svg")],
    },
    words: &[Words {
        en: include_str!("../locales/archipelago.en.ftl"),
        fr: include_str!("../locales/archipelago.fr.ftl"),
    }],
    guide: Words {
        en: include_str!("../guide/archipelago.en.md"),
        fr: include_str!("../guide/archipelago.fr.md"),
    },
    refusals: refusals::ALL,
    content: &[
        include_str!("../content/setup.toml"),
        include_str!("../content/regions.toml"),
        include_str!("../content/cards.toml"),
        include_str!("../content/objectives.toml"),
    ],
};

/// The box of Archipelago, opened for one table.
#[derive(Clone, Debug)]
pub struct Archipelago {
    options: Options,
    components: Components,
    desert: bool,
    no_secrets: bool,
    more_control: bool,
    more_spice: bool,
    chosen_trend: bool,
    benefactor: bool,
    figures: eval::Figures,
}

impl Archipelago {
    /// Everybody at the table.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..self.options.seats).map(Seat)
    }

    /// What is printed.
    pub fn components(&self) -> &Components {
        &self.components
    }
}

impl Game for Archipelago {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<Archipelago, CannotOpen> {
        let options = options.check(&META)?;
        let conflict = |module: &str, other: &str| BadOptions::Conflict {
            module: module.to_owned(),
            other: other.to_owned(),
        };
        for other in ["benefactor", "chosen-trend", "more-control", "more-spice"] {
            if options.has("no-secrets") && options.has(other) {
                return Err(conflict("no-secrets", other).into());
            }
        }
        // Ten objectives would be needed, and eight are left.
        if options.has("more-spice") && options.has("benefactor") && options.seats > 4 {
            return Err(conflict("more-spice", "benefactor").into());
        }
        let length = options.value(&LENGTH).unwrap_or("short").to_owned();
        let table = content::Table { seats: options.seats, length: &length };
        let components = Components::read(content, table)?;
        let has = |module: &str| options.has(module);
        Ok(Archipelago {
            desert: has("desert-start"),
            no_secrets: has("no-secrets"),
            more_control: has("more-control"),
            more_spice: has("more-spice"),
            chosen_trend: has("chosen-trend"),
            benefactor: has("benefactor"),
            components,
            figures: eval::built_in(),
            options,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn deal(&self, seed: Seed) -> State {
        self.set_up(seed)
    }

    fn awaiting(&self, state: &State) -> Awaiting {
        let seats = self.awaited_seats(state);
        if seats.is_empty() { Awaiting::Nobody } else { Awaiting::Seats(seats) }
    }

    fn awaited(&self, view: &View) -> Awaiting {
        let seats = self.awaited_by(view);
        if seats.is_empty() { Awaiting::Nobody } else { Awaiting::Seats(seats) }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.each_move(state, seat, &mut |decision| moves.push(decision));
    }

    fn play<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal> {
        self.decide(state, seat, decision, log)
    }

    fn is_composed(decision: Move) -> bool {
        matches!(decision, Move::Offer(..) | Move::Counter(..))
    }

    fn chance(state: &State) -> &Chance {
        &state.chance
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        self.imagined(view, chance)
    }

    fn standing(&self, state: &State) -> Standing {
        self.score(state)
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let told = match *event {
            Event::Chose { seat } => viewer.is(seat),
            Event::Offered { seat, to, .. } | Event::Withdrawn { seat, to } => {
                viewer.is(seat) || viewer.is(to)
            }
            Event::Rejected { seat, from } => viewer.is(seat) || viewer.is(from),
            _ => true,
        };
        told.then_some(*event)
    }

    kit::by_layout!(scene);

    fn compose(&self, view: &View, form: &Filled) -> Option<Move> {
        scene::compose(self, view, form)
    }

    fn describe(&self, view: &View, decision: Move) -> Phrase {
        self.say_move(view, decision)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.say_event(event)
    }

    fn write_move(&self, decision: Move) -> String {
        self.notation(decision)
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        self.parse_notation(text)
    }

    fn census(&self, state: &State, census: &mut Census) {
        self.count(state, census);
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_state(state)
    }
}
