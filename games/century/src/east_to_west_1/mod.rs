//! From East to West I: settlers in the new country, and the merchant cards of the old road.
//!
//! Its parts: the land (`../land/`) and the merchant cards (`../cards/`), which meet at merchant
//! locations (`../land/merchants.rs`). Its actions: activate, route, rest. Its own: trade routes of up to five cards
//! (`../land/route.rs`), and exploration tiles beside the board. Its sources of points are those of the
//! land; some bonus tiles count merchant cards.
//!
//! | file | what it holds |
//! |---|---|
//! | `content.rs` | the components of a table, read from `content/` |
//! | `state.rs` | everything that changes, the phases |
//! | `turn.rs` | one decision from its check to the next question; end of turn, round and game |
//! | `moves.rs`, `notation.rs` | the legal decisions, and how they are written |
//! | `event.rs`, `refusals.rs` | what happens, and what can stand in the way |
//! | `score.rs` | points by source, ranks |
//! | `view.rs`, `scene/`, `words/` | what a viewer knows, how it looks, what the log says |
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
mod view;
mod words;

use kit::scene::Touch;
use kit::{
    Awaiting, CannotOpen, Census, Chance, Content, Game, Illegal, Log, Looks, Meta, Module,
    Options, Phrase, Reveals, Scene, Seat, Seed, Standing, Viewer, Words,
};

use self::content::Components;
pub use self::event::Event;
pub use self::moves::Move;
pub use self::state::{Phase, Place, Shared, State};
pub use self::view::View;
use crate::land::eval::LandFigures;
use crate::land::merchants::Ledger;

/// The module with the bonus cards: both packs, or one.
static BONUS_CARDS: Module =
    Module { id: "bonus-cards", values: &["both", "b1", "b2"], seats: (2, 4) };

/// From East to West I at a glance.
pub static META: Meta = Meta {
    id: "east-to-west-1",
    box_id: "century",
    seats: (2, 4),
    modules: &[
        Module { id: BONUS_CARDS.id, values: BONUS_CARDS.values, seats: BONUS_CARDS.seats },
        Module { id: "golden-deals", values: &[], seats: (2, 4) },
    ],
    settings: &[],
    rules: 1,
    open_scores: true,
    minutes: (45, 60),
    weight: 3,
    // 500 rounds of 4 seats; the fact file counts at most 60 decisions of a seat in one.
    longest: 120_000,
    looks: Looks {
        accent: ("#7a4a12", "#fff9ec"),
        accent_in_the_dark: ("#e5b06a", "#2b1a02"),
        mark: // The sun over the road, and a pine beside it.
        "M-8-2a4 4 0 1 1 8 0M-4-9v2M-11-2h1.5M6-10L10-4H8L12 3H0L4-4H2zM6 3V7M-11 8c4-6 8-6 11-1 3-4 7-4 11 1M-11 11H11",
        art: &[
            include_str!("../../art/cards.svg"),
            include_str!("../../art/land.svg"),
            include_str!("../../art/land-cards.svg"),
        ],
    },
    words: &[
        Words {
            en: include_str!("../../locales/land.en.ftl"),
            fr: include_str!("../../locales/land.fr.ftl"),
        },
        Words {
            en: include_str!("../../locales/east-to-west-1.en.ftl"),
            fr: include_str!("../../locales/east-to-west-1.fr.ftl"),
        },
    ],
    guide: Words {
        en: include_str!("../../guide/east-to-west-1.en.md"),
        fr: include_str!("../../guide/east-to-west-1.fr.md"),
    },
    refusals: refusals::ALL,
    content: &[
        include_str!("../../content/land.toml"),
        include_str!("../../content/merchants.toml"),
        include_str!("../../content/east-to-west-1.toml"),
    ],
};

/// The box of From East to West I, opened for one table.
#[derive(Clone, Debug)]
pub struct EastToWest1 {
    options: Options,
    components: Components,
    figures: LandFigures,
    cards: eval::CardFigures,
}

impl Game for EastToWest1 {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = &META;

    fn open(options: &Options, content: &Content) -> Result<EastToWest1, CannotOpen> {
        let options = options.check(&META)?;
        let packs: &[&str] = match options.value(&BONUS_CARDS) {
            None => &[],
            Some("b1") => &["b1"],
            Some("b2") => &["b2"],
            Some(_) => &["b1", "b2"],
        };
        let deals = options.has("golden-deals");
        let components = Components::read(content, options.seats, packs, deals)?;
        let (figures, cards) = (LandFigures::kept(), eval::kept());
        Ok(EastToWest1 { options, components, figures, cards })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn deal(&self, seed: Seed) -> State {
        let mut chance = Chance::new(seed);
        let Components { land, stalls } = &self.components;
        let country = land.deal(&mut chance);
        let market = stalls.cards.open(&mut chance);
        let seats = Seat::all(self.options.seats);
        let places =
            seats.map(|seat| Place { colony: land.found(seat), ledger: Ledger::default() });
        let table = Shared {
            phase: Phase::Land(crate::land::Phase::Action),
            active: Seat(0),
            round: 1,
            closing: false,
            places: places.collect(),
            country,
            market,
        };
        State { table, chance }
    }

    fn awaiting(&self, state: &State) -> Awaiting {
        state.table.awaited().into()
    }

    fn awaited(&self, view: &View) -> Awaiting {
        view.table.awaited().into()
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.table.awaited() == Some(seat) {
            self.list_moves(&state.table, seat, moves);
        }
    }

    fn play<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal> {
        kit::check_seat(seat, self.options.seats, state.table.awaited())?;
        self.decide(state, decision, log)?;
        // Nothing is ever hidden but the order of decks and piles, and that is chance.
        Ok(Reveals::Nothing)
    }

    fn chance(state: &State) -> &Chance {
        &state.chance
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, table: state.table }
    }

    fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        State { table: view.table, chance: Chance::new(chance.fork()) }
    }

    fn standing(&self, state: &State) -> Standing {
        self.score(&state.table)
    }

    fn scene(&self, view: &View) -> Scene {
        scene::draw(self, view)
    }

    fn touch(&self, view: &View, decision: Move) -> Touch {
        scene::touch(self, view, decision)
    }

    fn intent(&self, view: &View, piece: &str) -> Option<Move> {
        scene::intent(self, view, piece)
    }

    fn describe(&self, view: &View, decision: Move) -> Phrase {
        self.say_move(view, decision)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.say_event(*event)
    }

    fn write_move(&self, decision: Move) -> String {
        self.notation(decision)
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        self.parse_notation(text)
    }

    fn census(&self, state: &State, census: &mut Census) {
        self.count(&state.table, census);
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_table(&state.table)
    }
}
