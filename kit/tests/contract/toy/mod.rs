//! Lanterns: the smallest game that has everything later games need.
//!
//! Face-down lanterns lie on hexagons. In each round the leader may look under one (private
//! knowledge), then puts one up for sale. All seats bid an amount at once, sealed: until all have
//! bid nobody can see who has, and a bid can be changed (a seat that is not awaited has moves).
//! Meanwhile a seat may offer coins for another's charm, a composed move that the two alone know of
//! until a deal is struck. The highest bid, nearest to the leader in a tie, pays, gets the lantern,
//! and may draw a charm from a bag (chance). It ends with the last lantern; lanterns, charms and
//! coins are points. The island may be a map of the players' own (a free setting).

mod flaw;
mod rules;
mod scene;
mod view;

use std::cell::Cell;

use kit::illegal::Rule;
use kit::scene::{Filled, Touch};
use kit::{
    Awaiting, BadOptions, CannotOpen, Census, Chance, Content, Evaluation, Game, Illegal, Log,
    Looks, Meta, Module, Options, Phrase, Reveals, Scene, Seat, SeatSet, Seed, Source, Standing,
    TextSetting, Viewer, Words,
};

pub(crate) use self::flaw::Flaw;
pub(crate) use self::rules::{Event, Move, Offer, Phase, State};
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
    settings: &[TextSetting {
        id: "isle",
        longest: 40,
        seats: (2, 5),
        sample: "0,0;1,0;2,0;2,-1",
        map: None,
    }],
    rules: 1,
    open_scores: true,
    minutes: (1, 2),
    weight: 1,
    // Bids can be changed for as long as somebody thinks.
    longest: 2_000,
    looks: Looks::PLAIN,
    words: &[WORDS],
    guide: Words { en: "# Lanterns\n", fr: "# Lampions\n" },
    refusals: rules::REFUSALS,
    content: &[include_str!("toy.toml")],
};

static NOBODY_KNOWS_WHY: Rule = Rule { code: "nobody-knows", source: "nowhere" };

/// The box. Its flaws are planted at run time, but for those that change the game at a glance.
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
        if let Some(isle) = options.text("isle") {
            hexes = read_isle(isle).ok_or_else(|| BadOptions::Refused {
                setting: "isle".into(),
                reason: Phrase::new("isle-hexes").with("count", SPOTS),
            })?;
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
        self.in_truth(state)
    }

    fn awaited(&self, view: &View) -> Awaiting {
        let only = |seat| Awaiting::Seats(SeatSet::only(seat));
        match view.phase {
            Phase::Choosing { .. } => only(view.leader),
            Phase::Bidding { .. } => {
                let done = view.bid.is_some() || Self::has(Flaw::MisleadsWhoIsAwaited);
                let mine = view.viewer.seat().filter(|_| done);
                Awaiting::Seats(self.seats().filter(|&seat| Some(seat) != mine).collect())
            }
            Phase::Luck { winner } => only(winner),
            Phase::Over => Awaiting::Nobody,
        }
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
            Ok(_) if Self::has(Flaw::PlaysByMood) => state.bank += u8::from(mood() % 7 == 6),
            // The fourth time a decision is made is when it is made again after an undo.
            Ok(_) if Self::has(Flaw::RedoesByMood) && decision == Move::Leave => {
                state.bank += u8::from(mood() % 4 == 3);
            }
            Err(_) if Self::has(Flaw::ChangesWhenItRefuses) => state.bank = 99,
            Err(_) if Self::has(Flaw::RefusesByAnUnknownRule) => {
                return Err((&NOBODY_KNOWS_WHY).into());
            }
            Ok(_) if Self::has(Flaw::ForgetsInTheState) => state.forgotten = 1,
            _ => {}
        }
        reveals
    }

    fn is_composed(decision: Move) -> bool {
        matches!(decision, Move::Offer(..))
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
        let party = |one: Seat, other: Seat| viewer.is(one) || viewer.is(other);
        match *event {
            Event::Peeked { .. } if Self::has(Flaw::TellsPeeks) => Some(*event),
            Event::Peeked { .. } if Self::has(Flaw::PeeksInSilence) => None,
            Event::Peeked { seat, spot, .. } if !viewer.is(seat) => {
                let spot = if Self::has(Flaw::HidesWherePeeked) { 9 } else { spot };
                Some(Event::Peeked { seat, spot, token: None })
            }
            Event::Bid { seat, .. } if !viewer.is(seat) && !Self::has(Flaw::TellsBids) => None,
            Event::Offered { .. } if Self::has(Flaw::TellsOffers) => Some(*event),
            Event::Offered { seat, to, .. } | Event::Withdrawn { seat, to } if !party(seat, to) => {
                None
            }
            Event::Rejected { seat, from } if !party(seat, from) => None,
            other => Some(other),
        }
    }

    fn scene(&self, view: &View) -> Scene {
        self.drawn_scene(view)
    }

    fn touch(&self, view: &View, decision: Move) -> Touch {
        self.touched(view, decision)
    }

    fn intent(&self, view: &View, piece: &str) -> Option<Move> {
        self.meant(view, piece)
    }

    fn compose(&self, view: &View, form: &Filled) -> Option<Move> {
        self.composed(view, form)
    }

    fn describe(&self, _view: &View, decision: Move) -> Phrase {
        match decision {
            Move::Peek(spot) => Phrase::new("do-peek").with("spot", spot),
            Move::Choose(spot) => Phrase::new("do-choose").with("spot", spot),
            Move::Bid(coins) => Phrase::new("do-bid").with("coins", coins),
            Move::Offer(to, offer) => Phrase::new("do-offer")
                .with("who", to)
                .with("coins", offer.coins)
                .with("value", offer.charm),
            Move::Withdraw => Phrase::new("do-withdraw"),
            Move::Accept(from) => Phrase::new("do-accept").with("who", from),
            Move::Reject(from) => Phrase::new("do-reject").with("who", from),
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
            Event::Offered { seat, to, offer } => told("told-offered", seat)
                .with("to", to)
                .with("coins", offer.coins)
                .with("value", offer.charm),
            Event::Withdrawn { seat, to } => told("told-withdrawn", seat).with("to", to),
            Event::Rejected { seat, from } => told("told-rejected", seat).with("to", from),
            Event::Dealt { seat, from, offer } => told("told-dealt", seat)
                .with("to", from)
                .with("coins", offer.coins)
                .with("value", offer.charm),
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
            Move::Offer(to, Offer { coins, charm }) => format!("offer:{}:{coins}:{charm}", to.0),
            Move::Withdraw => "withdraw".into(),
            Move::Accept(from) => format!("accept:{}", from.0),
            Move::Reject(from) => format!("reject:{}", from.0),
            Move::Draw => "draw".into(),
            Move::Leave if Self::has(Flaw::WritesSpaces) => "leave it".into(),
            Move::Leave => "leave".into(),
        }
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        let mut words = text.split(':');
        let verb = words.next()?;
        let numbers: Option<Vec<u8>> = words.map(|word| word.parse().ok()).collect();
        match (verb, &*numbers?) {
            ("peek", &[spot]) => Some(Move::Peek(spot)),
            ("choose", &[spot]) => Some(Move::Choose(spot)),
            ("bid", [_]) if Self::has(Flaw::MisreadsBids) => Some(Move::Bid(0)),
            ("bid", &[coins]) => Some(Move::Bid(coins)),
            ("offer", &[to, coins, charm]) => Some(Move::Offer(Seat(to), Offer { coins, charm })),
            ("withdraw", []) => Some(Move::Withdraw),
            ("accept", &[from]) => Some(Move::Accept(Seat(from))),
            ("reject", &[from]) => Some(Move::Reject(Seat(from))),
            ("draw", []) => Some(Move::Draw),
            ("leave" | "leave it", []) => Some(Move::Leave),
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

impl<const FLAW: u8> Evaluation for Toy<FLAW> {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let standing = self.standing(state);
        standing.seats.iter().find(|line| line.seat == seat).map_or(0.0, |line| line.points as f32)
    }

    fn spread(&self, _state: &State) -> f32 {
        3.0
    }
}

/// An island of the players' own: each spot's hexagon as `q,r`, one after the other.
fn read_isle(text: &str) -> Option<[(i16, i16); SPOTS]> {
    let hex = |hex: &str| {
        let (q, r) = hex.split_once(',')?;
        Some((q.parse().ok()?, r.parse().ok()?))
    };
    let hexes: Option<Vec<(i16, i16)>> = text.split(';').map(hex).collect();
    let hexes: [(i16, i16); SPOTS] = hexes?.try_into().ok()?;
    let near = hexes.iter().all(|(q, r)| q.abs() < 10 && r.abs() < 10);
    let apart = (1..SPOTS).all(|at| !hexes[..at].contains(&hexes[at]));
    (near && apart).then_some(hexes)
}
