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

/// The variable that names the one game to be measured. A variable, because `cargo bench` hands nothing else
/// on to the programs that callgrind watches.
pub const GAME: &str = "COMPTOIR_BENCH_GAME";

/// Every game with every seat count, and once with everything that can be added to it; or the one game
/// that [`GAME`] names.
pub fn rows() -> Vec<Row> {
    let only = std::env::var(GAME).ok();
    let mut rows = Vec::new();
    for &meta in registry::GAMES {
        if only.as_ref().is_some_and(|only| only != meta.id) {
            continue;
        }
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
        if let Ok(more) = more.check(meta)
            && registry::unpack(meta.id, &more, None).is_ok()
        {
            options = more;
        }
    }
    options
}
