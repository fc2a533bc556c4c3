//! What every game is tested with.
//!
//! [`contract`] is what every game must pass, whatever its rules. A game's tests are its worked
//! examples and vectors, told with a [`Fixture`], and one call of each of these:
//! [`passes_the_contract`], [`records_replay`], [`strange_states_are_refused_or_can_be_played`],
//! [`every_rule_is_reached`], [`scenes_are_tidy`], [`everything_has_a_tip`] and [`evaluation_holds`].

pub mod contract;
mod evaluation;
mod fixture;
mod outside;
mod records;
mod refusals;
mod scenes;
mod states;

pub use self::evaluation::evaluation_holds;
pub use self::fixture::Fixture;
pub use self::outside::strange_states_are_refused_or_can_be_played;
pub use self::records::records_replay;
pub use self::refusals::{Refusal, every_rule_is_reached};
pub use self::scenes::{everything_has_a_tip, scenes_are_tidy, tidy};
pub use self::states::{boxes, every_state};

use self::contract::{Plan, Rates, Tally};
use crate::{Evaluation, Game, Lang, Lexicon};

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
    passes_the_contract_with::<G>(budget, []);
}

/// The same for a game with moves, events or refusals that play hardly ever leads to: what the
/// game's own examples have tried counts as well. See [`Fixture::tried`] and
/// [`every_rule_is_reached`].
///
/// # Panics
///
/// If the game does not pass; the message tells what is broken and how to see it again.
pub fn passes_the_contract_with<G: Evaluation>(
    budget: Budget,
    examples: impl IntoIterator<Item = Tally>,
) {
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
    for tried in examples {
        all.add(&tried);
    }
    if !is_quick() {
        all.verdict::<G>(true).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// The words of a game in every language.
fn speech<G: Game>() -> Vec<Lexicon> {
    let words = Lang::ALL.map(|lang| Lexicon::new(lang, G::META.words));
    words.map(|words| words.unwrap_or_else(|missing| panic!("{missing:?}"))).into()
}

fn counts(counts: impl Iterator<Item = (&'static str, u64)>) -> String {
    counts.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
}
