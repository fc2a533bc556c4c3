//! Players. A bot sits on a [`Chair`], which shows it what its seat may see and nothing else.

mod chair;
mod greedy;
mod random;

use kit::{Chance, Seed, Sense};

pub use chair::Chair;
pub use greedy::Greedy;
pub use random::Random;

/// Something that takes decisions for a seat.
pub trait Bot<G: kit::Game>: Send {
    /// The number of the legal move it takes. The chair has at least one.
    fn choose(&mut self, chair: &Chair<'_, G>) -> usize;

    /// What it thinks of each legal move, more being better. A bot that has no figures likes the
    /// move it would take, and no other.
    fn rate(&mut self, chair: &Chair<'_, G>) -> Vec<f32> {
        let choice = self.choose(chair);
        let worth = |number| if number == choice { 1.0 } else { 0.0 };
        (0..chair.moves().len()).map(worth).collect()
    }
}

/// The bots that can be hired, by name.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called {0}")]
pub struct UnknownBot(pub String);

/// Hires a bot by name. The seed is for its own choices and must not come from that of a game.
pub fn hire<G: Sense>(name: &str, seed: Seed) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    let chance = Chance::new(seed);
    match name {
        "random" => Ok(Box::new(Random::new(chance))),
        "greedy" => Ok(Box::new(Greedy::new(chance))),
        _ => Err(UnknownBot(name.to_owned())),
    }
}
