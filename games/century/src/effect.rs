//! What a card does, as data, and how it is carried out one decision at a time.
//!
//! Every card and deal of the box is one [`Effect`]: gain cubes, trade, raise cubes, take a card
//! back, gifts to the others, in this order. "In the order of your choice" on a card that gains
//! and raises needs no question: with the cube gained first every result of the other order can
//! be reached as well.
//!
//! A game carries an effect out by asking [`Effect::answers`] until the step is [`Step::Done`]; it
//! moves the cards itself, since where they lie differs from game to game.

use kit::content::SheetRow;
use kit::illegal::NOT_NOW;
use kit::{CardSet, ContentError, Illegal, Row};
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
use crate::merchants::Card;
use crate::refusals;

/// The field names of an effect in content files.
pub const FIELDS: [&str; 7] = ["gain", "raise", "give", "take", "or-take", "take-back", "gift"];

/// What a card or a deal does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Cubes taken from the supply.
    pub gain: Cubes,
    /// How many times a cube may be raised by one level.
    pub raise: u8,
    /// The ways to trade, one of which is chosen for each repeat.
    pub trades: Row<Trade, 2>,
    /// Whether another played card may be taken back.
    pub take_back: bool,
    /// A cube for every other seat.
    pub gift: Option<Cube>,
}

/// Cubes given for cubes taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trade {
    /// Given to the supply.
    pub give: Cubes,
    /// Taken from it.
    pub take: Cubes,
}

/// Where the carrying out of an effect stands: what the seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// How often to trade.
    Trade,
    /// Which way to trade once more, or stop.
    Swap {
        /// Whether it has traded at all; once is the least.
        traded: bool,
    },
    /// Which cube to raise, or stop.
    Raise {
        /// How many raises are left.
        left: u8,
    },
    /// Which card to take back, or none.
    TakeBack,
    /// Nothing more.
    Done,
}

/// What a seat can answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Make the trade so many times.
    Trade(u16),
    /// Trade once in this way.
    Swap(u8),
    /// Raise a cube of this spice by one level.
    Raise(Cube),
    /// Take this played card back.
    TakeBack(Card),
    /// Nothing more of this.
    Stop,
}

/// What came of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// So many trades were made.
    Traded(Trade, u16),
    /// A cube of this spice was raised.
    Raised(Cube),
    /// This card is to be taken back; the game moves it.
    TakesBack(Card),
    /// Nothing.
    Nothing,
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

    /// Whether the effect can be carried out with these cubes: a trade must be made at least
    /// once, everything else is always possible.
    pub fn possible(&self, cubes: Cubes) -> Result<(), Illegal> {
        let Some(first) = self.trades.first() else { return Ok(()) };
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

    /// Every answer a seat with these cubes may give; `returnable` are the cards it could take
    /// back.
    pub fn answers(
        &self,
        step: Step,
        cubes: Cubes,
        returnable: CardSet,
        mut list: impl FnMut(Answer),
    ) {
        match step {
            Step::Trade => {
                (1..=self.repeats(0, cubes)).for_each(|times| list(Answer::Trade(times)))
            }
            Step::Swap { traded } => {
                self.open_ways(cubes).for_each(|way| list(Answer::Swap(way)));
                if traded {
                    list(Answer::Stop);
                }
            }
            Step::Raise { .. } => {
                raisable(cubes).for_each(|cube| list(Answer::Raise(cube)));
                list(Answer::Stop);
            }
            Step::TakeBack => {
                returnable.iter().for_each(|card| list(Answer::TakeBack(Card(card))));
                list(Answer::Stop);
            }
            Step::Done => {}
        }
    }

    /// Carries an answer out, or refuses it and changes nothing.
    pub fn answer(
        &self,
        step: Step,
        answer: Answer,
        cubes: &mut Cubes,
        returnable: CardSet,
    ) -> Result<(Step, Outcome), Illegal> {
        Ok(match (step, answer) {
            (Step::Trade, Answer::Trade(times)) => {
                (self.after_trades(), self.trade(0, times, cubes)?)
            }
            (Step::Swap { .. }, Answer::Swap(way)) => {
                (Step::Swap { traded: true }, self.trade(way, 1, cubes)?)
            }
            (Step::Swap { traded: true }, Answer::Stop) => (self.after_trades(), Outcome::Nothing),
            (Step::Swap { traded: false } | Step::Trade, Answer::Stop) => {
                return Err((&refusals::TRADE_AT_LEAST_ONCE).into());
            }
            (Step::Raise { left }, Answer::Raise(cube)) => {
                raise(cubes, cube)?;
                (Step::Raise { left: left.saturating_sub(1) }, Outcome::Raised(cube))
            }
            (Step::Raise { .. }, Answer::Stop) => (self.after_raises(), Outcome::Nothing),
            (Step::TakeBack, Answer::TakeBack(card)) => {
                if !returnable.contains(card.0) {
                    return Err((&refusals::NOT_PLAYED).into());
                }
                (Step::Done, Outcome::TakesBack(card))
            }
            (Step::TakeBack, Answer::Stop) => (Step::Done, Outcome::Nothing),
            _ => return Err((&NOT_NOW).into()),
        })
    }

    /// The step that follows without a question, where this one leaves no choice. A trade that
    /// can be made once only is made.
    pub fn settle(
        &self,
        step: Step,
        cubes: &mut Cubes,
        returnable: CardSet,
    ) -> Option<(Step, Outcome)> {
        let next = match step {
            Step::Trade if self.repeats(0, *cubes) == 1 => {
                return self.answer(step, Answer::Trade(1), cubes, returnable).ok();
            }
            Step::Swap { .. } if self.open_ways(*cubes).next().is_none() => self.after_trades(),
            Step::Raise { left } if left == 0 || raisable(*cubes).next().is_none() => {
                self.after_raises()
            }
            Step::TakeBack if returnable.is_empty() => Step::Done,
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

    /// A trade is made at least once and at most as often as the cubes allow.
    fn trade(&self, way: u8, times: u16, cubes: &mut Cubes) -> Result<Outcome, Illegal> {
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

/// Raises one cube by a level.
fn raise(cubes: &mut Cubes, cube: Cube) -> Result<(), Illegal> {
    let Some(raised) = cube.raised() else { return Err((&refusals::TOP_LEVEL).into()) };
    if !cubes.take(cube) {
        return Err((&refusals::NO_SUCH_CUBE).into());
    }
    cubes.put(raised);
    Ok(())
}

/// The spices of which a cube can be raised.
fn raisable(cubes: Cubes) -> impl Iterator<Item = Cube> {
    cubes.iter().map(|(cube, _)| cube).filter(|cube| cube.raised().is_some())
}
