//! Lanterns: the smallest game that has everything later games need.
//!
//! Face-down lanterns lie on hexagons. In each round the leader may look under one (private
//! knowledge), then puts one up for sale. All seats bid at once, sealed; who has bid may sweeten
//! the pot while others still think (a seat that is not awaited has a move). The highest bid,
//! nearest to the leader in a tie, pays, gets pot and lantern, and may draw a charm from a bag
//! (chance). It ends with the last lantern; lanterns, charms and coins are points.

mod flaw;
mod rules;
mod scene;
mod view;

use std::cell::Cell;

use kit::illegal::Rule;
use kit::{
    Awaiting, BadOptions, CannotOpen, Census, Chance, Content, Game, Illegal, Log, Meta, Module,
    Options, Phrase, Reveals, Scene, Seat, Seed, Source, Standing, Viewer, Words,
};

pub(crate) use self::flaw::Flaw;
pub(crate) use self::rules::{Event, Move, Phase, State};
pub(crate) use self::view::View;

/// How many lanterns there are, and spots for them.
pub(crate) const SPOTS: usize = 4;
/// Charms by kind: worth nothing, one, two.
pub(crate) const CHARMS: [u8; 3] = [3, 2, 1];

const WORDS: Words = Words { en: include_str!("en.ftl"), fr: include_str!("fr.ftl") };

const META: Meta = Meta {
    id: "toy",
    box_id: "toy",
    seats: (2, 5),
    modules: &[
        Module { id: "rich", values: &[], seats: (2, 5) },
        Module { id: "poor", values: &[], seats: (2, 5) },
    ],
    rules: 1,
    open_scores: true,
    minutes: (1, 2),
    weight: 1,
    longest: (SPOTS * (2 + 2 * kit::MAX_SEATS + 1)) as u32,
    words: &[WORDS],
    guide: Words { en: "# Lanterns\n", fr: "# Lampions\n" },
    refusals: rules::REFUSALS,
    content: &[include_str!("toy.toml")],
};

static NOBODY_KNOWS_WHY: Rule = Rule { code: "nobody-knows", source: "nowhere" };

/// The box, with whatever flaw is planted. `FLAW` is for those of its constants.
#[derive(Debug)]
pub(crate) struct Toy<const FLAW: u8> {
    options: Options,
    coins: u8,
    values: [u8; SPOTS],
    hexes: [(i16, i16); SPOTS],
}

thread_local! {
    /// What a game must not have: something that is neither box nor state nor move.
    static MOOD: Cell<u32> = const { Cell::new(0) };
}

fn mood() -> u32 {
    MOOD.with(|mood| mood.replace(mood.get().wrapping_add(1)))
}

impl<const FLAW: u8> Toy<FLAW> {
    fn has(flaw: Flaw) -> bool {
        flaw.is_planted()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.options.seats)
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    const META: &'static Meta = match FLAW {
        flaw if flaw == Flaw::TooManySeats as u8 => &Meta { seats: (2, 9), ..META },
        flaw if flaw == Flaw::TooLong as u8 => &Meta { longest: 5, ..META },
        flaw if flaw == Flaw::ForgetsAReason as u8 => {
            &Meta { refusals: &[&NOBODY_KNOWS_WHY], ..META }
        }
        _ => &META,
    };

    fn open(options: &Options, content: &Content) -> Result<Self, CannotOpen> {
        let options = options.check(Self::META)?;
        let (rich, poor) = (options.has("rich"), options.has("poor"));
        if rich && poor {
            return Err(BadOptions::Conflict { module: "poor".into(), other: "rich".into() }.into());
        }
        if rich && Self::has(Flaw::RefusesATable) {
            return Err(BadOptions::Twice { module: "rich".into() }.into());
        }
        let sheet = content.sheet("tokens")?;
        sheet.count(SPOTS..=SPOTS)?;
        let (mut values, mut hexes) = ([0; SPOTS], [(0, 0); SPOTS]);
        for ((row, value), hex) in sheet.rows.iter().zip(&mut values).zip(&mut hexes) {
            *value = row.number("value", 1..=9)?;
            *hex = (row.number("q", -9..=9)?, row.number("r", -9..=9)?);
        }
        let coins = if rich { 5 } else { 3 - u8::from(poor) };
        Ok(Toy { options, coins, values, hexes })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn deal(&self, seed: Seed) -> State {
        self.dealt(seed)
    }

    fn awaiting(&self, state: &State) -> Awaiting {
        self.awaited(state)
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list(state, seat, moves);
    }

    fn play<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Move,
        log: &mut L,
    ) -> Result<Reveals, Illegal> {
        let reveals = self.decide(state, seat, decision, log);
        match reveals {
            Ok(_) if Self::has(Flaw::PlaysByMood) => state.pot += u8::from(mood() % 7 == 6),
            // The fourth time a decision is made is when it is made again after an undo.
            Ok(_) if Self::has(Flaw::RedoesByMood) && matches!(decision, Move::Choose(_)) => {
                state.pot += u8::from(mood() % 4 == 3);
            }
            Err(_) if Self::has(Flaw::ChangesWhenItRefuses) => state.pot = 9,
            Err(_) if Self::has(Flaw::RefusesByAnUnknownRule) => {
                return Err((&NOBODY_KNOWS_WHY).into());
            }
            Ok(_) if Self::has(Flaw::ForgetsInTheState) => state.forgotten = 1,
            _ => {}
        }
        reveals
    }

    fn chance(state: &State) -> &Chance {
        if Self::has(Flaw::HidesItsChance) { &state.unused } else { &state.chance }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        self.imagined(view, chance)
    }

    fn standing(&self, state: &State) -> Standing {
        let sum = |counts: &mut dyn Iterator<Item = (u8, u8)>| {
            counts.map(|(worth, count)| i32::from(worth) * i32::from(count)).sum()
        };
        let line = |seat: Seat| {
            let at = seat.index();
            let lanterns = sum(&mut state.won[at].iter().map(|token| (self.value(token), 1)));
            let charms = sum(&mut (0..3).map(|kind| (kind, state.drawn[at].count(kind.into()))));
            let coins = state.coins[at].into();
            let sources = [("lanterns", lanterns), ("charms", charms), ("coins", coins)];
            (seat, sources.map(|(id, points)| Source { id, points }).to_vec())
        };
        let over = state.phase == Phase::Over;
        let mut standing = Standing::rank(self.seats().map(line).collect(), |_| 0, over);
        if Self::has(Flaw::MiscountsPoints) {
            standing.seats[0].points += 1;
        }
        if Self::has(Flaw::MixesUpRanks) {
            standing.seats.iter_mut().for_each(|line| line.rank = 2);
        }
        standing
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Peeked { .. } if Self::has(Flaw::TellsPeeks) => Some(*event),
            Event::Peeked { .. } if Self::has(Flaw::PeeksInSilence) => None,
            Event::Peeked { seat, spot, .. } if !viewer.is(seat) => {
                Some(Event::Peeked { seat, spot, token: None })
            }
            Event::Bid { seat, .. } if !viewer.is(seat) && !Self::has(Flaw::TellsBids) => {
                Some(Event::Bid { seat, coins: None })
            }
            other => Some(other),
        }
    }

    fn scene(&self, view: &View, moves: &[Move]) -> Scene {
        self.drawn_scene(view, moves)
    }

    fn describe(&self, _view: &View, decision: Move) -> Phrase {
        match decision {
            Move::Peek(spot) => Phrase::new("do-peek").with("spot", spot),
            Move::Choose(spot) => Phrase::new("do-choose").with("spot", spot),
            Move::Bid(coins) => Phrase::new("do-bid").with("coins", coins),
            Move::Sweeten => Phrase::new("do-sweeten"),
            Move::Draw => Phrase::new("do-draw"),
            Move::Leave if Self::has(Flaw::ForgetsATranslation) => Phrase::new("only-english"),
            Move::Leave => Phrase::new("do-leave"),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let told = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        let worth = |token: u8| self.value(token);
        match *event {
            Event::Peeked { seat, spot, token } => {
                told("told-peeked", seat).with("spot", spot).with("value", token.map_or(0, worth))
            }
            Event::Chosen { seat, spot } => told("told-chosen", seat).with("spot", spot),
            Event::Bid { seat, .. } => told("told-bid", seat),
            Event::Sweetened { seat } => told("told-sweetened", seat),
            Event::Sold { seat, token, coins, .. } => {
                told("told-sold", seat).with("value", worth(token)).with("coins", coins)
            }
            Event::Drew { seat, .. } if Self::has(Flaw::ForgetsAWordOfTheLog) => {
                told("told-draw", seat)
            }
            Event::Drew { seat, charm } => told("told-drew", seat).with("value", charm),
            Event::Left { seat } => told("told-left", seat),
        }
    }

    fn write_move(&self, decision: Move) -> String {
        match decision {
            Move::Peek(spot) => format!("peek:{spot}"),
            Move::Choose(spot) => format!("choose:{spot}"),
            Move::Bid(_) if Self::has(Flaw::WritesTwoMovesAlike) => "bid".into(),
            Move::Bid(coins) => format!("bid:{coins}"),
            Move::Sweeten if Self::has(Flaw::WritesSpaces) => "sweeten the pot".into(),
            Move::Sweeten => "sweeten".into(),
            Move::Draw => "draw".into(),
            Move::Leave => "leave".into(),
        }
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        let (verb, number) = text.split_once(':').unwrap_or((text, ""));
        match (verb, number.parse()) {
            ("peek", Ok(spot)) => Some(Move::Peek(spot)),
            ("choose", Ok(spot)) => Some(Move::Choose(spot)),
            ("bid", Ok(_)) if Self::has(Flaw::MisreadsBids) => Some(Move::Bid(0)),
            ("bid", Ok(coins)) => Some(Move::Bid(coins)),
            ("sweeten", _) | ("sweeten the pot", _) => Some(Move::Sweeten),
            ("draw", _) => Some(Move::Draw),
            ("leave", _) => Some(Move::Leave),
            _ => None,
        }
    }

    fn census(&self, state: &State, census: &mut Census) {
        state.count(self.options.seats, census);
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_invariants(state)
    }
}
