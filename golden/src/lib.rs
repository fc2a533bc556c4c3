//! Random playouts of every game that must come out the same, bit for bit, on every platform.
//!
//! For each game, each of its tables to test and a few seeds, one game is played to its end and
//! everything that happened is boiled down to a line of text. The lines are kept in
//! `golden/playouts.txt`, computed natively and in WebAssembly, and all three must agree: a change
//! of the rules, of the order of legal moves or of how chance is used cannot slip in unnoticed.

mod playout;

#[cfg(target_arch = "wasm32")]
mod exports;

use std::sync::LazyLock;

use kit::{Meta, Options};

/// Each table is played once with each of these.
const SEEDS: [u64; 3] = [1, 2, 3];

/// One game to be played: which, how it is set up, and from what seed.
#[derive(Clone, Debug)]
pub struct Sample {
    meta: &'static Meta,
    options: Options,
    seed: u64,
}

/// Unpacking every game to see which of its tables are possible takes a second in WebAssembly, whose host
/// asks for one playout after the other.
static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(every_sample);

/// Every game to be played, always in the same order.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}

fn every_sample() -> Vec<Sample> {
    let mut samples = Vec::new();
    for &meta in registry::GAMES {
        let possible = |options: &Options| registry::unpack(meta.id, options, None).is_ok();
        for options in meta.tables_to_test(possible) {
            samples.extend(SEEDS.map(|seed| Sample { meta, options: options.clone(), seed }));
        }
    }
    samples
}

impl Sample {
    /// Plays the game to its end and tells in one line what came of it.
    pub fn line(&self) -> String {
        let Sample { meta, options, seed } = self;
        let modules: String = options.with.iter().map(|module| format!(" {module}")).collect();
        let outcome = match playout::play(meta, options, *seed) {
            Ok(outcome) => outcome.to_string(),
            Err(reason) => reason,
        };
        format!("{} {}{modules} seed {seed}: {outcome}", meta.id, options.seats)
    }
}
