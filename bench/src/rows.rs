//! What is measured.

use kit::{Meta, Options};

/// One line of the table: a game set up in one way.
#[derive(Clone, Debug)]
pub struct Row {
    /// The game.
    pub meta: &'static Meta,
    /// Seats and modules.
    pub options: Options,
}

/// The seat count at which every module is added as well.
const FULL_TABLE: u8 = 4;

/// Every game with every seat count, and once with everything that can be added to it.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for &meta in registry::GAMES {
        let (min, max) = meta.seats;
        rows.extend((min..=max).map(|seats| Row { meta, options: Options::seats(seats) }));
        let options = everything(meta, FULL_TABLE.clamp(min, max));
        if !options.with.is_empty() {
            rows.push(Row { meta, options });
        }
    }
    rows
}

/// The table with every module that goes with those before it.
fn everything(meta: &'static Meta, seats: u8) -> Options {
    let mut options = Options::seats(seats);
    for module in meta.modules {
        let more = options.clone().with(module.id);
        if let Ok(more) = more.check(meta) {
            options = more;
        }
    }
    options
}
