//! What a card, a deal, a market or a location does, as data, and how it is carried out one
//! decision at a time.
//!
//! Every such thing of the box is one [`Effect`]: gain cubes, trade, raise cubes, take something
//! back, gifts to the others, in this order. All cubes of a gain are taken (R5). "In the order of
//! your choice" on a card that gains and raises needs no question (R16): with the cube gained first
//! every result of the other order can be reached as well.
//!
//! Games differ in two things, which their [`Terms`] say: whether a trade may be made not even
//! once, and what a take-back brings back. A game begins an effect with [`begin`], then asks
//! [`Effect::answers`] and carries them out with [`answer`] until the step is [`Step::Done`], and
//! then has [`give`] make the gifts.

use std::convert::Infallible;
use std::sync::LazyLock;

use kit::content::SheetRow;
use kit::illegal::NOT_NOW;
use kit::notation::{FromOne, Notation};
use kit::{ContentError, Illegal, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::hold::{self, Hold as _};
use crate::refusals;
use crate::turn::{Acting, first_two};

/// The field names of an effect in content files.
pub const FIELDS: [&str; 7] = ["gain", "raise", "give", "take", "or-take", "take-back", "gift"];

/// What a card, a deal, a market or a location does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Cubes taken from the supply.
    pub gain: Cubes,
    /// How many times a cube may be raised by one level.
    pub raise: u8,
    /// The ways to trade, one of which is chosen for each repeat.
    pub trades: Row<Trade, 2>,
    /// Whether something is taken back; what it is depends on the game.
    pub take_back: bool,
    /// A cube for every other seat.
    pub gift: Option<Cube>,
}

/// What something does that does nothing.
pub(crate) static NOTHING: LazyLock<Effect> = LazyLock::new(Effect::default);

/// Cubes given for cubes taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Trade {
    pub give: Cubes,
    pub take: Cubes,
}

/// Where the carrying out of an effect stands: what the seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Step {
    /// How often to trade.
    Trade,
    /// Which way to trade once more, or stop, once it has traded.
    Swap { traded: bool },
    /// Which cube to raise, or stop; so many raises are left.
    Raise { left: u8 },
    /// What to take back.
    TakeBack,
    /// Nothing more.
    Done,
}

/// What a seat can answer; `B` is what a take-back brings back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer<B> {
    /// Make the trade so many times.
    Trade(u16),
    /// Trade once in this way.
    Swap(u8),
    /// Raise a cube of this spice by one level.
    Raise(Cube),
    /// Take this back.
    TakeBack(B),
    /// Nothing more of this.
    Stop,
}

kit::notation! {
    impl[G, B: Notation<G, Value = B>] in G;
    enum Answer<B> {
        Trade(times: u16) = "trade",
        Swap(way: FromOne) = "swap",
        Raise(cube: Cube) = "raise",
        TakeBack(item: B) = "back",
        Stop = "stop",
    }
}

/// What came of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome<B> {
    /// So many trades were made.
    Traded(Trade, u16),
    /// A cube of this spice was raised.
    Raised(Cube),
    /// This is to be taken back; the game moves it.
    TakesBack(B),
    /// Nothing.
    Nothing,
}

/// Something that happened to cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Gained { seat: Seat, cubes: Cubes },
    Traded { seat: Seat, give: Cubes, take: Cubes, times: u16 },
    Raised { seat: Seat, cube: Cube },
    Given { seat: Seat, cube: Cube },
}

/// How a game has effects carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms<R> {
    /// Whether a trade may be made not even once.
    pub idle_trades: bool,
    /// What a take-back can bring back.
    pub returns: R,
}

/// What a take-back can bring back: cards that were played, settlers that were sent out.
pub trait Returns {
    /// One of them.
    type Item: Copy;

    /// Whether none needs to be taken back.
    const OPTIONAL: bool;

    /// All of them.
    fn items(&self) -> impl Iterator<Item = Self::Item>;

    /// Whether this is one of them.
    fn check(&self, item: Self::Item) -> Result<(), Illegal>;
}

/// Where nothing can be taken back.
#[derive(Clone, Copy, Debug)]
pub struct NoReturns;

impl Returns for NoReturns {
    type Item = Infallible;
    const OPTIONAL: bool = true;

    fn items(&self) -> impl Iterator<Item = Infallible> {
        std::iter::empty()
    }

    fn check(&self, item: Infallible) -> Result<(), Illegal> {
        match item {}
    }
}

impl Terms<NoReturns> {
    /// Those of a trade where nothing can be taken back.
    #[inline]
    pub const fn of_trade(idle_trades: bool) -> Terms<NoReturns> {
        Terms { idle_trades, returns: NoReturns }
    }
}

impl Effect {
    /// Reads an effect from a row of a content file.
    pub fn read(row: &SheetRow) -> Result<Effect, ContentError> {
        let cubes = |field: &str| {
            Cubes::parse(row.text(field)?).ok_or_else(|| row.bad(field, "YRGB (≤ 50)"))
        };
        let mut trades = Row::new();
        let give = cubes("give")?;
        for field in ["take", "or-take"] {
            let take = cubes(field)?;
            // A trade of two ways is repeated freely: it must not feed itself.
            if field == "or-take"
                && (give.shares(take) || trades_share(&trades, give))
                && !take.is_empty()
            {
                return Err(row.bad(field, "≠ give"));
            }
            if !take.is_empty() {
                trades.push(Trade { give, take }).map_err(|_| row.bad(field, "—"))?;
            }
        }
        if give.is_empty() != trades.is_empty() {
            return Err(row.bad(if give.is_empty() { "give" } else { "take" }, "YRGB (≤ 50)"));
        }
        let gift = match row.text("gift")? {
            "" => None,
            letter => Some(Cube::parse(letter).ok_or_else(|| row.bad("gift", "Y / R / G / B"))?),
        };
        let effect = Effect {
            gain: cubes("gain")?,
            raise: row.number_or_zero("raise", 0..=9)?,
            trades,
            take_back: row.flag("take-back")?,
            gift,
        };
        let nothing = Effect { gift, take_back: effect.take_back, ..Effect::default() };
        if effect == nothing {
            return Err(row.bad("gain", "gain / raise / give + take"));
        }
        Ok(effect)
    }

    /// Whether the effect can be carried out with these cubes: where a trade must be made at least
    /// once (R4, R24) the cubes for it must be there; everything else is always possible (R3).
    #[inline]
    pub fn possible(&self, cubes: Cubes, idle_trades: bool) -> Result<(), Illegal> {
        let Some(first) = self.trades.first() else { return Ok(()) };
        if idle_trades {
            return Ok(());
        }
        let mut own = cubes;
        own.add(self.gain);
        if own.times(first.give) > 0 { Ok(()) } else { Err(too_dear(first, own)) }
    }

    /// Takes the gain and tells what to ask first.
    pub fn begin(&self, cubes: &mut Cubes) -> Step {
        cubes.add(self.gain);
        match self.trades.len() {
            0 => self.after_trades(),
            1 => Step::Trade,
            _ => Step::Swap { traded: false },
        }
    }

    /// Every answer a seat with these cubes may give.
    pub fn answers<R: Returns>(
        &self,
        step: Step,
        cubes: Cubes,
        terms: &Terms<R>,
        mut list: impl FnMut(Answer<R::Item>),
    ) {
        match step {
            Step::Trade => {
                (1..=self.repeats(0, cubes)).for_each(|times| list(Answer::Trade(times)));
                if terms.idle_trades {
                    list(Answer::Stop);
                }
            }
            Step::Swap { traded } => {
                self.open_ways(cubes).for_each(|way| list(Answer::Swap(way)));
                if traded || terms.idle_trades {
                    list(Answer::Stop);
                }
            }
            Step::Raise { .. } => {
                cubes.raisable().for_each(|cube| list(Answer::Raise(cube)));
                list(Answer::Stop);
            }
            Step::TakeBack => {
                terms.returns.items().for_each(|item| list(Answer::TakeBack(item)));
                if R::OPTIONAL {
                    list(Answer::Stop);
                }
            }
            Step::Done => {}
        }
    }

    /// Carries an answer out, or refuses it and changes nothing.
    pub fn answer<R: Returns>(
        &self,
        step: Step,
        answer: Answer<R::Item>,
        cubes: &mut Cubes,
        terms: &Terms<R>,
    ) -> Result<(Step, Outcome<R::Item>), Illegal> {
        Ok(match (step, answer) {
            (Step::Trade, Answer::Trade(times)) => {
                (self.after_trades(), self.trade(0, times, cubes)?)
            }
            (Step::Swap { .. }, Answer::Swap(way)) => {
                (Step::Swap { traded: true }, self.trade(way, 1, cubes)?)
            }
            (Step::Swap { traded: true }, Answer::Stop) => (self.after_trades(), Outcome::Nothing),
            (Step::Swap { traded: false } | Step::Trade, Answer::Stop) => {
                if !terms.idle_trades {
                    return Err((&refusals::TRADE_AT_LEAST_ONCE).into());
                }
                (self.after_trades(), Outcome::Nothing)
            }
            (Step::Raise { left }, Answer::Raise(cube)) => {
                raise(cubes, cube)?;
                (Step::Raise { left: left.saturating_sub(1) }, Outcome::Raised(cube))
            }
            (Step::Raise { .. }, Answer::Stop) => (self.after_raises(), Outcome::Nothing),
            (Step::TakeBack, Answer::TakeBack(item)) => {
                terms.returns.check(item)?;
                (Step::Done, Outcome::TakesBack(item))
            }
            (Step::TakeBack, Answer::Stop) if R::OPTIONAL => (Step::Done, Outcome::Nothing),
            _ => return Err((&NOT_NOW).into()),
        })
    }

    /// The step that follows without a question, where this one leaves no choice. A trade that
    /// has to be made and can be made once only is made.
    pub fn settle<R: Returns>(
        &self,
        step: Step,
        cubes: &mut Cubes,
        terms: &Terms<R>,
    ) -> Option<(Step, Outcome<R::Item>)> {
        let next = match step {
            Step::Trade => match self.repeats(0, *cubes) {
                0 if terms.idle_trades => self.after_trades(),
                1 if !terms.idle_trades => {
                    return self.answer(step, Answer::Trade(1), cubes, terms).ok();
                }
                _ => return None,
            },
            Step::Swap { .. } if self.open_ways(*cubes).next().is_none() => self.after_trades(),
            Step::Raise { left } if left == 0 || cubes.raisable().next().is_none() => {
                self.after_raises()
            }
            Step::TakeBack => match first_two(terms.returns.items()) {
                (None, _) => Step::Done,
                (Some(only), None) if !R::OPTIONAL => {
                    return Some((Step::Done, Outcome::TakesBack(only)));
                }
                _ => return None,
            },
            _ => return None,
        };
        Some((next, Outcome::Nothing))
    }

    /// Whether the step can come up in carrying out this effect with these cubes.
    pub fn allows(&self, step: Step, cubes: Cubes) -> bool {
        match step {
            Step::Trade => self.trades.len() == 1 && self.repeats(0, cubes) > 0,
            Step::Swap { .. } => self.trades.len() > 1 && self.open_ways(cubes).next().is_some(),
            Step::Raise { left } => (1..=self.raise).contains(&left),
            Step::TakeBack => self.take_back,
            Step::Done => false,
        }
    }

    /// How often the way can be traded with these cubes.
    pub fn repeats(&self, way: usize, cubes: Cubes) -> u16 {
        self.trades.get(way).map_or(0, |trade| cubes.times(trade.give))
    }

    fn open_ways(&self, cubes: Cubes) -> impl Iterator<Item = u8> {
        (0..self.trades.len() as u8).filter(move |&way| self.repeats(way.into(), cubes) > 0)
    }

    /// A trade that is made is made at most as often as the cubes allow; each repeat of a trade in
    /// two ways is chosen for itself (R4, R18).
    fn trade<B>(&self, way: u8, times: u16, cubes: &mut Cubes) -> Result<Outcome<B>, Illegal> {
        let Some(trade) = self.trades.get(usize::from(way)) else { return Err((&NOT_NOW).into()) };
        let most = cubes.times(trade.give);
        if times == 0 {
            return Err((&refusals::TRADE_AT_LEAST_ONCE).into());
        }
        if most == 0 {
            return Err(too_dear(trade, *cubes));
        }
        if times > most {
            return Err(Illegal::by(&refusals::TRADE_TOO_OFTEN).with("most", most));
        }
        cubes.pay(trade.give, times);
        cubes.add(trade.take.multiplied(times));
        Ok(Outcome::Traded(*trade, times))
    }

    fn after_trades(&self) -> Step {
        if self.raise > 0 { Step::Raise { left: self.raise } } else { self.after_raises() }
    }

    fn after_raises(&self) -> Step {
        if self.take_back { Step::TakeBack } else { Step::Done }
    }
}

fn trades_share(trades: &[Trade], give: Cubes) -> bool {
    trades.iter().any(|trade| trade.take.shares(give))
}

fn too_dear(trade: &Trade, cubes: Cubes) -> Illegal {
    Illegal::by(&refusals::TRADE_TOO_DEAR)
        .with("needed", trade.give.total())
        .with("lacking", cubes.lacking(trade.give))
}

/// Raises one cube by a level; the same cube may be raised again, and cinnamon never (R3).
fn raise(cubes: &mut Cubes, cube: Cube) -> Result<(), Illegal> {
    let Some(raised) = cube.raised() else { return Err((&refusals::TOP_LEVEL).into()) };
    hold::take(cubes, cube)?;
    cubes.put(raised);
    Ok(())
}

/// The active seat takes cubes from the supply.
#[inline]
pub fn gain<T: Acting>(turn: &mut T, cubes: Cubes) {
    turn.own_mut().cubes_mut().add(cubes);
    turn.note(Event::Gained { seat: turn.active(), cubes });
}

/// The active seat takes the gain; tells what to ask first.
#[inline]
pub fn begin<T: Acting>(turn: &mut T, effect: &Effect) -> Step {
    let step = effect.begin(turn.own_mut().cubes_mut());
    if !effect.gain.is_empty() {
        turn.note(Event::Gained { seat: turn.active(), cubes: effect.gain });
    }
    step
}

/// Carries an answer of the active seat out, or refuses it and changes nothing. Tells what to ask
/// next, and what the game has to take back.
#[inline]
pub fn answer<T: Acting, R: Returns>(
    turn: &mut T,
    effect: &Effect,
    step: Step,
    answer: Answer<R::Item>,
    terms: &Terms<R>,
) -> Result<(Step, Option<R::Item>), Illegal> {
    let (step, outcome) = effect.answer(step, answer, turn.own_mut().cubes_mut(), terms)?;
    Ok((step, note(turn, outcome)))
}

/// Goes on where the effect leaves the active seat no choice, as [`answer`] does.
#[inline]
pub fn settle<T: Acting, R: Returns>(
    turn: &mut T,
    effect: &Effect,
    step: Step,
    terms: &Terms<R>,
) -> Option<(Step, Option<R::Item>)> {
    let (step, outcome) = effect.settle(step, turn.own_mut().cubes_mut(), terms)?;
    Some((step, note(turn, outcome)))
}

/// Gifts come after the own effect: every other seat gets a cube of the colour (R23).
#[inline]
pub fn give<T: Acting>(turn: &mut T, effect: &Effect) {
    let Some(cube) = effect.gift else { return };
    for seat in turn.active().round(turn.places().len() as u8).skip(1) {
        if let Some(place) = turn.places_mut().get_mut(seat.index()) {
            place.cubes_mut().put(cube);
            turn.note(Event::Given { seat, cube });
        }
    }
}

fn note<T: Acting, B>(turn: &mut T, outcome: Outcome<B>) -> Option<B> {
    let seat = turn.active();
    match outcome {
        Outcome::Traded(Trade { give, take }, times) => {
            turn.note(Event::Traded { seat, give, take, times });
        }
        Outcome::Raised(cube) => turn.note(Event::Raised { seat, cube }),
        Outcome::TakesBack(item) => return Some(item),
        Outcome::Nothing => {}
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Settlers on numbered places, one of which has to come back.
    struct Settlers(&'static [u8]);

    impl Returns for Settlers {
        type Item = u8;
        const OPTIONAL: bool = false;

        fn items(&self) -> impl Iterator<Item = u8> {
            self.0.iter().copied()
        }

        fn check(&self, place: u8) -> Result<(), Illegal> {
            if self.0.contains(&place) { Ok(()) } else { Err((&NOT_NOW).into()) }
        }
    }

    fn cubes(letters: &str) -> Cubes {
        Cubes::parse(letters).unwrap()
    }

    fn trade(give: &str, take: &[&str]) -> Effect {
        let trades = take.iter().map(|take| Trade { give: cubes(give), take: cubes(take) });
        Effect { trades: trades.collect(), ..Effect::default() }
    }

    fn answers(effect: &Effect, step: Step, own: &str, terms: &Terms<Settlers>) -> Vec<Answer<u8>> {
        let mut list = Vec::new();
        effect.answers(step, cubes(own), terms, |answer| list.push(answer));
        list
    }

    #[test]
    fn a_trade_is_made_at_least_once_unless_the_game_says_otherwise() {
        let effect = trade("YY", &["G"]);
        let strict = Terms { idle_trades: false, returns: Settlers(&[]) };
        let lenient = Terms { idle_trades: true, returns: Settlers(&[]) };
        assert!(effect.possible(cubes("Y"), false).is_err());
        assert!(effect.possible(cubes("Y"), true).is_ok());
        let step = effect.begin(&mut cubes("YYYY"));
        let once_or_twice = [Answer::Trade(1), Answer::Trade(2)];
        assert_eq!(answers(&effect, step, "YYYY", &strict), once_or_twice);
        assert_eq!(
            answers(&effect, step, "YYYY", &lenient),
            [&once_or_twice[..], &[Answer::Stop]].concat()
        );
        let mut own = cubes("YYYY");
        assert!(effect.answer(step, Answer::Stop, &mut own, &strict).is_err());
        let stopped = effect.answer(step, Answer::Stop, &mut own, &lenient);
        assert_eq!(stopped, Ok((Step::Done, Outcome::Nothing)));
        assert_eq!(own, cubes("YYYY"));
    }

    #[test]
    fn a_single_trade_is_made_unasked_only_where_it_has_to_be_made() {
        let effect = trade("YY", &["G"]);
        let mut own = cubes("YYR");
        let lenient = Terms { idle_trades: true, returns: Settlers(&[]) };
        assert_eq!(effect.settle(Step::Trade, &mut own, &lenient), None);
        let nothing = effect.settle(Step::Trade, &mut cubes("Y"), &lenient);
        assert_eq!(nothing, Some((Step::Done, Outcome::Nothing)));
        let strict = Terms { idle_trades: false, ..lenient };
        let (step, outcome) = effect.settle(Step::Trade, &mut own, &strict).unwrap();
        assert_eq!((step, own), (Step::Done, cubes("RG")));
        assert_eq!(outcome, Outcome::Traded(effect.trades[0], 1));
    }

    #[test]
    fn a_trade_in_two_ways_can_be_left_alone_where_the_game_says_so() {
        let effect = trade("YYY", &["B", "RR"]);
        let step = effect.begin(&mut cubes("YYY"));
        let lenient = Terms { idle_trades: true, returns: Settlers(&[]) };
        let ways = [Answer::Swap(0), Answer::Swap(1), Answer::Stop];
        assert_eq!(answers(&effect, step, "YYY", &lenient), ways);
    }

    #[test]
    fn a_take_back_can_bring_back_settlers_and_leave_no_choice_but_which() {
        let effect = Effect { gain: cubes("R"), take_back: true, ..Effect::default() };
        let step = effect.begin(&mut cubes(""));
        assert_eq!(step, Step::TakeBack);
        let terms = Terms { idle_trades: true, returns: Settlers(&[3, 8]) };
        let both = [Answer::TakeBack(3), Answer::TakeBack(8)];
        assert_eq!(answers(&effect, step, "R", &terms), both);
        let mut own = cubes("R");
        assert!(effect.answer(step, Answer::Stop, &mut own, &terms).is_err());
        assert!(effect.answer(step, Answer::TakeBack(4), &mut own, &terms).is_err());
        let taken = effect.answer(step, Answer::TakeBack(8), &mut own, &terms);
        assert_eq!(taken, Ok((Step::Done, Outcome::TakesBack(8))));
        assert_eq!(effect.settle(step, &mut own, &terms), None);
        let one = Terms { returns: Settlers(&[5]), ..terms };
        let settled = effect.settle(step, &mut own, &one);
        assert_eq!(settled, Some((Step::Done, Outcome::TakesBack(5))));
    }
}
