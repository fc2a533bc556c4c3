//! The part of the sea: a chart of market tiles, boats that sail it and outposts that are built on
//! it; and what Eastern Wonders adds to it: starting lots, contracts at ports, bonus tiles.
//!
//! | file | what it holds |
//! |---|---|
//! | `chart.rs` | cells and how they lie to each other; how a chart is written and checked |
//! | `markets.rs` | the printed market tiles, and the tiles on the cells |
//! | `sail.rs` | steps of a boat, where it may stop, tolls to the boats that are there |
//! | `outposts.rs` | building, the rows and columns of a seat's board, the trade of a market |
//! | `venture.rs` | a game with ports: everything below, read from `content/` |
//! | `lots.rs` | starting lots, and where boats begin |
//! | `ports.rs` | contracts, the pile, the closed port |
//! | `bonus.rs` | bonus tiles: what they do, what is left of them, choosing one |
//! | `moves.rs` | the moves of this part and their notation |
//! | `event.rs`, `refusals.rs` | what happens in it, and what can stand in the way |
//! | `invariants.rs` | what must hold of it |
//! | `words.rs`, `scene.rs` | what the log says of it, and how it looks |
//! | `eval.rs` | what boats, outposts and contracts are worth, for bots |
//!
//! A game without ports uses [`Sea`] alone; one with them a [`Venture`].

pub mod bonus;
pub mod chart;
pub(crate) mod eval;
mod event;
mod invariants;
mod lots;
pub mod markets;
mod moves;
mod outposts;
pub mod ports;
pub mod refusals;
pub mod sail;
pub(crate) mod scene;
mod venture;
pub(crate) mod words;

use kit::{CardSet, Chance, Row, Seat, Words};
use serde::{Deserialize, Serialize};

pub use self::bonus::{Bonus, Tiles};
pub use self::chart::{Cell, Chart};
pub use self::event::Event;
pub(crate) use self::invariants::Asked;
pub use self::markets::{Markets, Site, Sites};
pub use self::moves::{Lookout, Move};
pub use self::outposts::Column;
pub use self::ports::{Berth, Docks};
pub use self::sail::Means;
pub(crate) use self::sail::move_boat;
pub use self::venture::{CHART, Venture, chart_of, chart_of_shape};
use crate::hold::Hold;
use crate::turn::Acting;

/// What is printed on market tiles, with ports and without.
pub(crate) const MARKETS: &str = include_str!("../../content/markets.toml");
pub(crate) const PORTS: &str = include_str!("../../content/sea.toml");
pub(crate) const NO_PORTS: &str = include_str!("../../content/maritime.toml");
/// What is said of boats, of the sea with ports, and of it where cubes are spices.
pub(crate) const OF_BOATS: Words = kit::words!("../../locales/boats", "ftl");
pub(crate) const WORDS: Words = kit::words!("../../locales/sea", "ftl");
pub(crate) const OF_SPICES: Words = kit::words!("../../locales/eastern-spices", "ftl");
/// How it is drawn.
pub(crate) const ART: &str = include_str!("../../art/sea.svg");

/// The games with ports are for two to four.
pub const MOST_SEATS: usize = 4;

/// The most contracts a seat ever has.
pub const MOST_CLAIMED: usize = 6;

/// The sea as one game sails it.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Sea {
    pub chart: Chart,
    pub markets: Markets,
    /// The columns of a seat's board of outposts; a row has one outpost for each.
    pub columns: Vec<Column>,
    /// The cubes an outpost costs for each that is already there.
    pub build_cost: u16,
    /// The cubes a boat pays for each other one where it stops.
    pub toll: u16,
    /// Whether a boat also pays those that lie on open sea where it stops.
    pub sea_tolls: bool,
}

/// What a seat has on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// Where its boat lies; nowhere before it was placed.
    pub boat: Option<Cell>,
    /// The cells on which it has an outpost.
    pub outposts: CardSet,
}

/// What a seat has won at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Prizes {
    /// The contracts claimed, in order.
    pub contracts: Row<u8, MOST_CLAIMED>,
    pub tiles: Tiles,
}

/// The place of a seat that has a boat.
#[allow(missing_docs)]
pub trait Sailor: Hold {
    fn fleet(&self) -> &Fleet;
    fn fleet_mut(&mut self) -> &mut Fleet;
}

/// The place of a seat that also claims contracts and takes bonus tiles.
#[allow(missing_docs)]
pub trait Captain: Sailor {
    fn prizes(&self) -> &Prizes;
    fn prizes_mut(&mut self) -> &mut Prizes;
}

/// A table with a chart while one of its seats acts.
pub trait SeaTable: Acting<Place: Sailor, Event: From<Event>, Phase: From<Phase>> {
    /// The tiles on the cells.
    fn sites(&self) -> &Sites;

    /// The boat of the active seat has come to rest and tolls are paid.
    fn landed(&mut self);

    /// An outpost of the active seat stands; `emptied` is the column it was the last of.
    fn built(&mut self, emptied: Option<u8>);

    /// What the boat of the active seat sails by.
    #[inline]
    fn afloat(&self) -> Afloat<'_, Self::Place> {
        Afloat { sites: self.sites(), places: self.places(), active: self.active() }
    }
}

/// Such a table at which there are also lots, ports and bonus tiles.
#[allow(missing_docs)]
pub trait VentureTable: SeaTable<Place: Captain> {
    fn docks(&self) -> &Docks;
    fn docks_mut(&mut self) -> (&mut Docks, &mut Chance);

    fn lots(&self) -> CardSet;
    fn lots_mut(&mut self) -> &mut CardSet;

    /// The active seat has its lot and its boat is placed.
    fn launched(&mut self);
}

/// What of a table the boat of a seat sails by.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Afloat<'a, S> {
    pub sites: &'a Sites,
    pub places: &'a [S],
    pub active: Seat,
}

impl<'a, S: Sailor> Afloat<'a, S> {
    /// The place of the seat.
    #[inline]
    pub fn own(&self) -> &'a S {
        &self.places[self.active.index()]
    }

    /// Where its boat lies.
    #[inline]
    pub fn boat(&self) -> Cell {
        self.own().fleet().boat.unwrap_or_default()
    }
}

/// What a table can wait for on account of the sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    /// Which starting lot.
    Lot,
    /// Where the boat begins.
    Moor,
    /// Where the boat sails next, or whether it stops, after so many steps of this turn.
    Sail { steps: u8 },
    /// A cube for the owner of a boat that lies where this one has stopped; so many are paid.
    Toll { paid: u8 },
    /// A cube of the price of an outpost, of which so many are still due.
    Build { due: u16 },
    /// What this empty column brings; so many raises follow, by tiles owned before the outpost was built.
    Reward { column: u8, refits: u8 },
    /// Which cube the builders raise, or none; so many raises are left.
    Refit { left: u8 },
    /// How often to trade at the market where an outpost was just built.
    Exchange,
}

impl Phase {
    /// The steps that a boat which may sail on has sailed this turn.
    #[inline]
    pub fn steps(self) -> u8 {
        if let Phase::Sail { steps } = self { steps } else { 0 }
    }

    /// Whether lots and boats are still being chosen.
    #[inline]
    pub fn is_setup(self) -> bool {
        matches!(self, Phase::Lot | Phase::Moor)
    }
}
