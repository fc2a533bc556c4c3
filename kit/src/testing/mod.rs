//! What every game is tested with.
//!
//! [`contract`] is what every game must pass, whatever its rules; [`passes_the_contract`] is the one
//! call of a game's tests.

pub mod contract;

use self::contract::{Plan, Rates, Tally};
use crate::Evaluation;

/// How many decisions of a game are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Decisions with every check after every move, scenes now and then.
    pub thorough: u64,
    /// Decisions with each check now and then.
    pub sampled: u64,
}

/// Whether tests are to take a tenth of their time: the inner loop.
pub fn is_quick() -> bool {
    std::env::var_os("COMPTOIR_QUICK").is_some()
}

/// Plays a game at its tables to test by random, greedy and mixed seats, checks everything the
/// contract asks for, and prints what occurred how often.
///
/// # Panics
///
/// If the game does not pass; the message tells what is broken and how to see it again.
pub fn passes_the_contract<G: Evaluation>(budget: Budget) {
    let share = |decisions: u64| if is_quick() { decisions / 10 } else { decisions };
    // Scenes take a hundred times longer than all the rest.
    let rates = Rates { scenes: 150, telling: 20, ..Rates::thorough() };
    let mut all = Tally::of::<G>();
    for plan in [
        Plan { rates, ..Plan::thorough(share(budget.thorough)) },
        Plan::sampled(share(budget.sampled)),
    ] {
        let tally = contract::pass::<G>(&plan).unwrap_or_else(|broken| panic!("{broken}"));
        all.add(&tally);
    }
    println!("{}: {} games, {} decisions", G::META.id, all.games, all.decisions);
    println!("  moves: {}", counts(all.moves.iter()));
    println!("  events: {}", counts(all.events.iter()));
    println!("  refusals: {}", counts(all.refusals.iter().map(|(&code, &count)| (code, count))));
    if !is_quick() {
        all.verdict::<G>(true).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

fn counts(counts: impl Iterator<Item = (&'static str, u64)>) -> String {
    counts.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
}
