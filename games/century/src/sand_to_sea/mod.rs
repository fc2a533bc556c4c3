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
//! | `view.rs`, `scene/`, `words/` | what a viewer knows, how it looks, what the log says |
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
mod view;
mod words;

use kit::scene::Touch;
use kit::{
    Awaiting, CannotOpen, Census, Chance, Content, Game, Illegal, Log, Looks, Meta, Module,
    Options, Phrase, Reveals, Scene, Seat, Seed, Standing, Viewer, Words,
};

use self::content::Components;
pub use self::event::Event;
pub use self::state::{Move, Phase, Place, Shared, State};
pub use self::view::View;
use crate::cards::eval::CardValues;
use crate::sea;

/// The module with the bonus cards: both packs, or one.
static BONUS_CARDS: Module =
    Module { id: "bonus-cards", values: &["both", "b1", "b2"], seats: (2, 4) };

/// From Sand to Sea at a glance.
pub static META: Meta = Meta {
    id: "sand-to-sea",
    box_id: "century",
    seats: (2, 4),
    modules: &[
        Module { id: BONUS_CARDS.id, values: BONUS_CARDS.values, seats: BONUS_CARDS.seats },
        Module { id: "golden-deals", values: &[], seats: (2, 4) },
    ],
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
        art: &[include_str!("../../art/cards.svg"), include_str!("../../art/sea.svg")],
    },
    words: &[
        Words {
            en: include_str!("../../locales/century.en.ftl"),
            fr: include_str!("../../locales/century.fr.ftl"),
        },
        Words {
            en: include_str!("../../locales/cards.en.ftl"),
            fr: include_str!("../../locales/cards.fr.ftl"),
        },
        Words {
            en: include_str!("../../locales/sea.en.ftl"),
            fr: include_str!("../../locales/sea.fr.ftl"),
        },
        Words {
            en: include_str!("../../locales/eastern-spices.en.ftl"),
            fr: include_str!("../../locales/eastern-spices.fr.ftl"),
        },
        Words {
            en: include_str!("../../locales/sand-to-sea.en.ftl"),
            fr: include_str!("../../locales/sand-to-sea.fr.ftl"),
        },
    ],
    guide: Words {
        en: include_str!("../../guide/sand-to-sea.en.md"),
        fr: include_str!("../../guide/sand-to-sea.fr.md"),
    },
    refusals: refusals::ALL,
    content: &[
        include_str!("../../content/merchants.toml"),
        include_str!("../../content/sea.toml"),
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
        let packs: &[&str] = match options.value(&BONUS_CARDS) {
            None => &[],
            Some("b1") => &["b1"],
            Some("b2") => &["b2"],
            Some(_) => &["b1", "b2"],
        };
        let golden_deals = options.has("golden-deals");
        let components = Components::read(content, chart, options.seats, packs, golden_deals)?;
        let card_values = CardValues::read(&components.cards.merchants);
        Ok(SandToSea { options, components, figures: eval::read_figures(), card_values })
    }

    fn options(&self) -> &Options {
        &self.options
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

    fn awaiting(&self, state: &State) -> Awaiting {
        state.table.awaited().into()
    }

    fn awaited(&self, view: &View) -> Awaiting {
        view.table.awaited().into()
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.table.awaited() == Some(seat) {
            self.list_moves(&state.table, moves);
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
        // Nothing is ever hidden but the order of the piles, and that is chance.
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
        self.say_move(&view.table, decision)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.say_event(event)
    }

    fn write_move(&self, decision: Move) -> String {
        kit::notation::write::<Move, _>(self, decision)
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        kit::notation::read::<Move, _>(self, text)
    }

    fn census(&self, state: &State, census: &mut Census) {
        self.count(&state.table, census);
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_table(&state.table)
    }
}
