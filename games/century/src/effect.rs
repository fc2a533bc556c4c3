//! What a card does, as data, and how it is carried out one decision at a time.
//!
//! Every card and deal of the box is one [`Effect`]: gain cubes, trade, raise cubes, take a card
//! back, gifts to the others, in this order. "In the order of your choice" on a card that gains
//! and raises needs no question: with the cube gained first every result of the other order can
//! be reached as well.

use kit::content::SheetRow;
use kit::scene::Glyph;
use kit::{ContentError, Illegal, Row};
use serde::{Deserialize, Serialize};

use crate::cubes::{Cube, Cubes};
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

impl Effect {
    /// Reads an effect from a row of a content file.
    pub fn read(row: &SheetRow) -> Result<Effect, ContentError> {
        let cubes =
            |field: &str| Cubes::parse(row.text(field)?).ok_or_else(|| row.bad(field, "YRGB"));
        let mut trades = Row::new();
        let give = cubes("give")?;
        for field in ["take", "or-take"] {
            let take = cubes(field)?;
            if !take.is_empty() {
                trades.push(Trade { give, take }).map_err(|_| row.bad(field, "…"))?;
            }
        }
        if give.is_empty() != trades.is_empty() {
            return Err(row.bad(if give.is_empty() { "give" } else { "take" }, "YRGB"));
        }
        let gift = row.text("gift")?;
        let gift = match gift {
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
        if own.times(first.give) > 0 {
            return Ok(());
        }
        Err(Illegal::by(&refusals::TRADE_TOO_DEAR)
            .with("needed", first.give.total())
            .with("lacking", own.lacking(first.give)))
    }

    /// The first thing to ask once the gain is taken.
    pub fn first_step(&self) -> Step {
        match self.trades.len() {
            0 => self.after_trades(),
            1 => Step::Trade,
            _ => Step::Swap { traded: false },
        }
    }

    /// What is asked when trading is over.
    pub fn after_trades(&self) -> Step {
        if self.raise > 0 { Step::Raise { left: self.raise } } else { self.after_raises() }
    }

    /// What is asked when raising is over.
    pub fn after_raises(&self) -> Step {
        if self.take_back { Step::TakeBack } else { Step::Done }
    }

    /// How often the way can be traded with these cubes.
    pub fn repeats(&self, way: usize, cubes: Cubes) -> u16 {
        self.trades.get(way).map_or(0, |trade| cubes.times(trade.give))
    }

    /// Trades so many times; the caller has checked that it can be paid.
    pub fn trade(&self, way: usize, times: u16, cubes: &mut Cubes) {
        if let Some(trade) = self.trades.get(way)
            && cubes.pay(trade.give, times)
        {
            cubes.add(trade.take.multiplied(times));
        }
    }

    /// The effect as signs on a card.
    pub fn glyphs(&self) -> Vec<Glyph> {
        let mut glyphs: Vec<Glyph> = self.gain.glyphs().collect();
        for (way, trade) in self.trades.iter().enumerate() {
            if way == 0 {
                glyphs.extend(trade.give.glyphs());
                glyphs.push(Glyph::Becomes);
            } else {
                glyphs.push(Glyph::Or);
            }
            glyphs.extend(trade.take.glyphs());
        }
        if self.raise > 0 {
            glyphs.push(Glyph::Raise(self.raise));
        }
        if self.take_back {
            glyphs.push(Glyph::TakeBack);
        }
        if let Some(gift) = self.gift {
            glyphs.extend([Glyph::Gift, Glyph::Goods(gift as u8, 1)]);
        }
        glyphs
    }
}

/// Raises one cube by a level.
pub fn raise(cubes: &mut Cubes, cube: Cube) -> Result<(), Illegal> {
    let Some(raised) = cube.raised() else { return Err((&refusals::TOP_LEVEL).into()) };
    if !cubes.take(cube) {
        return Err((&refusals::NO_SUCH_CUBE).into());
    }
    cubes.put(raised);
    Ok(())
}

/// The spices of which a cube can be raised.
pub fn raisable(cubes: Cubes) -> impl Iterator<Item = Cube> {
    cubes.iter().map(|(cube, _)| cube).filter(|cube| cube.raised().is_some())
}
