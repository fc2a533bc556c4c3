//! Players. A bot sits on a [`Chair`], which shows it what its seat may see and nothing else.
//!
//! | file | what it holds |
//! |---|---|
//! | `chair.rs` | what a bot gets to see |
//! | `level.rs` | names, and the four levels a person can choose |
//! | `budget.rs` | how long a bot may think |
//! | `random.rs`, `greedy.rs` | bots that do not think ahead |
//! | `search/` | information-set Monte Carlo tree search |
//! | `beam/` | beam search, for games that are races |
//! | `derive.rs` | what things are worth, by practice |
//! | `advice.rs`, `reasons.rs` | what a bot tells a person, and why |
//! | `analysis.rs` | a game that is over, looked at once more |

mod advice;
mod analysis;
mod beam;
mod budget;
mod chair;
pub mod derive;
mod greedy;
mod level;
mod random;
mod reasons;
mod search;

use kit::{Chance, Seed, Sense};

pub use advice::{Advice, Opinion};
pub use analysis::{Analysis, Mistake, Moment, analyse};
pub use beam::{Beam, Lamp, racer};
pub use budget::{Budget, Clock};
pub use chair::Chair;
pub use greedy::Greedy;
pub use level::{AT_TABLES, Kind, LEVELS, NAMES, Post, RACERS, UnknownBot};
pub use random::Random;
pub use reasons::{Reason, Reasons, reasons};
pub use search::{Searcher, Settings};

/// Something that takes decisions for a seat.
pub trait Bot<G: kit::Game>: Send {
    /// The number of the legal move it takes. The chair has at least one.
    fn choose(&mut self, chair: &Chair<'_, G>) -> usize;

    /// What it thinks of the legal moves, best first. A bot that has no figures names the move it
    /// would take, and no other.
    fn advise(&mut self, chair: &Chair<'_, G>) -> Advice<G::Move> {
        let number = self.choose(chair);
        let line = chair.moves().get(number).map(|&decision| (chair.seat(), decision));
        let line = line.into_iter().collect();
        let opinion = Opinion { number, share: 1.0, worth: 0.0, chance: 0.0, points: 0.0, line };
        Advice { opinions: vec![opinion] }
    }
}

/// Hires a bot by name. The seed is for its own choices and must not come from that of a game.
pub fn hire<G: Sense>(name: &str, seed: Seed) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    let post: Post = name.parse()?;
    let races = matches!(post.kind, Kind::Beam | Kind::BeamRecipe);
    if races && !beam::has_race::<G>() {
        return Err(UnknownBot(name.to_owned()));
    }
    Ok(seat(post, seed))
}

/// The same for who has read the name already. Who should race in a game that is no race searches.
pub fn seat<G: Sense>(post: Post, seed: Seed) -> Box<dyn Bot<G>> {
    let chance = Chance::new(seed);
    if let Some(bot) = beam::lamp(post).and_then(|lamp| beam::racer::<G>(lamp, chance)) {
        return bot;
    }
    match (post.kind, post.settings()) {
        (Kind::Random, _) => Box::new(Random::new(chance)),
        (_, Some(settings)) => Box::new(Searcher::new(settings, chance, Clock::default())),
        (_, None) => Box::new(Greedy::new(chance)),
    }
}
