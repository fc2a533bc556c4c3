//! What is measured.

use kit::{Meta, Options};
use serde::Serialize;

/// One line of the table: a game set up in one way.
#[derive(Clone, Debug)]
pub struct Row {
    /// The game.
    pub meta: &'static Meta,
    /// Seats and modules.
    pub options: Options,
}

/// A row as programs read it.
#[derive(Clone, Debug, Serialize)]
pub struct Setup {
    /// The game's id.
    pub game: &'static str,
    /// Seats and modules.
    #[serde(flatten)]
    pub options: Options,
}

impl Row {
    pub(crate) fn setup(&self) -> Setup {
        Setup { game: self.meta.id, options: self.options.clone() }
    }
}

/// The seat count at which every module is added as well, and at which instructions are counted.
const FULL_TABLE: u8 = 4;

/// The variable that names the one game to be measured.
pub const GAME: &str = "COMPTOIR_BENCH_GAME";

/// Every game with every seat count, and once with everything that can be added to it; or the one game
/// that [`GAME`] names.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for meta in games() {
        let (min, max) = meta.seats;
        rows.extend((min..=max).map(|seats| Row { meta, options: Options::seats(seats) }));
        let options = everything(meta, full_table(meta));
        if !options.with.is_empty() {
            rows.push(Row { meta, options });
        }
    }
    rows
}

/// Of these rows the ones at which instructions are counted: one number of seats will do, the code is the same
/// for all.
pub fn counted_rows() -> Vec<Row> {
    let is_counted = |row: &Row| row.options.seats == full_table(row.meta);
    rows().into_iter().filter(is_counted).collect()
}

fn full_table(meta: &Meta) -> u8 {
    let (min, max) = meta.seats;
    FULL_TABLE.clamp(min, max)
}

fn games() -> impl Iterator<Item = &'static Meta> {
    let only = std::env::var(GAME).ok();
    let meant = move |meta: &&Meta| only.as_ref().is_none_or(|only| only == meta.id);
    registry::GAMES.iter().copied().filter(meant)
}

/// The table with every module that goes with those before it.
fn everything(meta: &'static Meta, seats: u8) -> Options {
    let mut options = Options::seats(seats);
    for module in meta.modules {
        let more = options.clone().with(module.id);
        if let Ok(more) = more.check(meta)
            && registry::unpack(meta.id, &more, None).is_ok()
        {
            options = more;
        }
    }
    options
}
