//! What can be answered to an effect, and what is asked.

use kit::Phrase;

use super::{cube, cubes, raised};
use crate::cubes::{Cube, Cubes};
use crate::effect::{Answer, Effect, Step, Trade};

/// An answer to an effect; `taken` is the word for what it takes back.
pub(crate) fn answer<B>(
    effect: &Effect,
    answer: Answer<B>,
    taken: impl FnOnce(B) -> Phrase,
) -> Phrase {
    let way = |way: usize| effect.trades.get(way).copied().unwrap_or_default();
    match answer {
        Answer::Trade(times) => {
            let Trade { give, take } = way(0);
            Phrase::new("move-trade")
                .with("count", times)
                .with("give", cubes(give.multiplied(times)))
                .with("take", cubes(take.multiplied(times)))
        }
        Answer::Swap(number) => {
            let Trade { give, take } = way(number.into());
            Phrase::new("move-swap").with("give", cubes(give)).with("take", cubes(take))
        }
        Answer::Raise(cube) => raised(Phrase::new("move-raise"), cube),
        Answer::TakeBack(item) => taken(item),
        Answer::Stop => Phrase::new("move-stop"),
    }
}

/// What an effect asks.
pub(crate) fn step(step: Step) -> Phrase {
    match step {
        Step::Trade => Phrase::new("prompt-trade"),
        Step::Swap { .. } => Phrase::new("prompt-swap"),
        Step::Raise { left } => Phrase::new("prompt-raise").with("left", left),
        Step::TakeBack | Step::Done => Phrase::new("prompt-take-back"),
    }
}

/// To put back a cube that does not fit.
pub(crate) fn discard(gone: Cube) -> Phrase {
    Phrase::new("move-discard").with("cube", cube(gone))
}

/// What is asked of who has too many cubes.
pub(crate) fn surplus(own: Cubes, limit: u16) -> Phrase {
    Phrase::new("prompt-discard").with("limit", limit).with("left", own.surplus(limit))
}
