//! Players. A bot sees the table through an [`Observer`], which shows it what its seat may see and nothing else.
//!
//! | file | what it holds |
//! |---|---|
//! | `observer.rs` | what a bot gets to see |
//! | `level.rs` | names, and the four levels a person can choose |
//! | `budget.rs` | how long a bot may think |
//! | `random.rs`, `greedy.rs` | bots that do not think ahead |
//! | `search/` | information-set Monte Carlo tree search |
//! | `beam/` | beam search, for games that are races |
//! | `derive.rs` | what things are worth, by practice |
//! | `advice.rs`, `reasons.rs` | what a bot tells a person, and why |
//! | `analysis.rs` | analysis of a finished game |

mod advice;
mod analysis;
mod beam;
mod budget;

pub mod derive;
mod greedy;
mod level;
mod observer;
mod random;
mod reasons;
mod search;

use kit::{Chance, Evaluation, Seed};

pub use advice::{Advice, Opinion};
pub use analysis::{Analysis, Mistake, Moment, analyse};
pub use beam::{Beam, Lamp, racer};
pub use budget::{Budget, Clock};
pub use greedy::Greedy;
pub use level::{AT_TABLES, BotSpec, Kind, LEVELS, NAMES, RACERS, UnknownBot};
pub use observer::Observer;
pub use random::Random;
pub use reasons::{Reason, Reasons, reasons};
pub use search::{Searcher, Settings};

/// Something that takes decisions for a seat.
pub trait Bot<G: kit::Game>: Send {
    /// The number of the legal move it takes. The observer has at least one.
    fn choose(&mut self, observer: &Observer<'_, G>) -> usize;

    /// What it thinks of the legal moves, best first. A bot that has no figures names the move it
    /// would take, and no other.
    fn advise(&mut self, observer: &Observer<'_, G>) -> Advice<G::Move> {
        let number = self.choose(observer);
        let line = observer.moves().get(number).map(|&decision| (observer.seat(), decision));
        let line = line.into_iter().collect();
        let opinion = Opinion { number, share: 1.0, worth: 0.0, chance: 0.0, points: 0.0, line };
        Advice { opinions: vec![opinion] }
    }
}

/// Hires a bot by name. The seed is for its own choices and must not come from that of a game.
pub fn hire<G: Evaluation>(name: &str, seed: Seed) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    let spec: BotSpec = name.parse()?;
    let races = matches!(spec.kind, Kind::Beam | Kind::BeamRecipe);
    if races && !beam::has_race::<G>() {
        return Err(UnknownBot(name.to_owned()));
    }
    Ok(seat(spec, seed))
}

/// The same for who has read the name already. Who should race in a game that is no race searches.
pub fn seat<G: Evaluation>(spec: BotSpec, seed: Seed) -> Box<dyn Bot<G>> {
    let chance = Chance::new(seed);
    if let Some(bot) = beam::lamp(spec).and_then(|lamp| beam::racer::<G>(lamp, chance)) {
        return bot;
    }
    match (spec.kind, spec.settings()) {
        (Kind::Random, _) => Box::new(Random::new(chance)),
        (_, Some(settings)) => Box::new(Searcher::new(settings, chance, Clock::default())),
        (_, None) => Box::new(Greedy::new(chance)),
    }
}
