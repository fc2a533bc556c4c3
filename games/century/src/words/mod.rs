//! How spices and effects are called, and what the log says of them, in all games of the box.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | cubes and effects |
//! | `log.rs` | what happened to cubes, holds and rounds |
//! | `moves.rs` | what can be answered to an effect |

pub(crate) mod log;
pub(crate) mod moves;

use kit::content::Printed;
use kit::{Fact, Phrase, Words};

use crate::claims::Claim;
use crate::cubes::{Cube, Cubes};
use crate::effect::Effect;

/// The sentences of all games, and of those where cubes are spices.
pub(crate) const WORDS: Words = kit::words!("../../locales/century", "ftl");
pub(crate) const OF_SPICES: Words = kit::words!("../../locales/spices", "ftl");

/// Cubes as a list of counted spices.
pub(crate) fn cubes(cubes: Cubes) -> Phrase {
    if cubes.is_empty() {
        return Phrase::new("cubes-none");
    }
    let spices = cubes.iter().map(|(cube, count)| counted(cube, count));
    Phrase::new("cubes").with("cubes", spices.collect::<Vec<_>>())
}

/// Something that is claimed, by its points and its price.
pub(crate) fn claim(key: &'static str, claim: Option<&Printed<Claim>>) -> Phrase {
    let (cost, points) = claim.map_or((Cubes::NONE, 0), |claim| (claim.cost, claim.points));
    Phrase::new(key).with("points", points).with("cost", cubes(cost))
}

pub(crate) fn cube(cube: Cube) -> Phrase {
    counted(cube, 1)
}

/// A sentence about a cube of a spice that is raised.
pub(crate) fn raised(says: Phrase, spice: Cube) -> Phrase {
    says.with("from", cube(spice)).with("to", cube(spice.raised().unwrap_or(spice)))
}

pub(crate) fn counted(cube: Cube, count: u16) -> Phrase {
    let keys = ["cube-yellow", "cube-red", "cube-green", "cube-brown"];
    Phrase::new(keys[cube as usize]).with("count", count)
}

/// What an effect does; `take_back` is the word for what a take-back brings back.
pub(crate) fn effect(effect: &Effect, take_back: &'static str) -> Phrase {
    let mut parts = Vec::new();
    if !effect.gain.is_empty() {
        parts.push(Phrase::new("effect-gain").with("cubes", cubes(effect.gain)));
    }
    match &*effect.trades {
        [] => {}
        [trade] => parts.push(
            Phrase::new("effect-trade")
                .with("give", cubes(trade.give))
                .with("take", cubes(trade.take)),
        ),
        [trade, other, ..] => parts.push(
            Phrase::new("effect-swap")
                .with("give", cubes(trade.give))
                .with("take", cubes(trade.take))
                .with("other", cubes(other.take)),
        ),
    }
    if effect.raise > 0 {
        parts.push(Phrase::new("effect-raise").with("count", effect.raise));
    }
    if effect.take_back {
        parts.push(Phrase::new(take_back));
    }
    if let Some(gift) = effect.gift {
        parts.push(Phrase::new("effect-gift").with("cube", cube(gift)));
    }
    Phrase::new("effect").with("parts", Fact::Series(parts))
}
