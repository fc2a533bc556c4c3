//! What cubes and trades are worth, for bots.

use crate::cubes::{Cube, Cubes};
use crate::effect::{Effect, Step};

/// Figures that are part of the program; they are whole wherever a game can be opened.
pub(crate) fn kept<F>(figures: Result<F, String>) -> F {
    figures.unwrap_or_else(|error| panic!("{error}"))
}

/// The figures of an evaluation: those of the part the game is built on, then its own.
#[derive(Clone, Debug)]
pub(crate) struct Figures<P, M> {
    pub(crate) part: P,
    pub(crate) more: M,
}

/// About as many cubes of one spice as a point card or contract asks for at most.
const ASKED_FOR: u16 = 4;

/// How much there is of single spices beyond what anything asks for: whoever hoards them would be stuck
/// with a hold that is full and claims nothing.
pub(crate) fn hoarded(cubes: Cubes) -> f32 {
    let beyond = |(_, count): (Cube, u16)| f32::from(count.saturating_sub(ASKED_FOR));
    cubes.iter().map(beyond).map(|beyond| beyond * beyond).sum()
}

/// What a game thinks of cubes, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CubePrices {
    /// A cube of each spice.
    pub(crate) each: [f32; 4],
    /// A cube that does not fit.
    pub(crate) surplus: f32,
    /// How many fit.
    pub(crate) limit: u16,
}

impl CubePrices {
    /// Cubes are worth what they can become; those that do not fit will be lost.
    pub(crate) fn worth(&self, cubes: Cubes) -> f32 {
        let surplus = cubes.surplus(self.limit);
        self.plain(|cube| cubes.count(cube)) - f32::from(surplus) * self.surplus
    }

    /// So many cubes of each spice.
    pub(crate) fn plain(&self, count: impl Fn(Cube) -> u16) -> f32 {
        let cubes = Cube::ALL.into_iter().zip(self.each);
        cubes.map(|(cube, worth)| f32::from(count(cube)) * worth).sum()
    }

    /// What a prize of so many points is worth that costs these cubes, before it is claimed: by how much of
    /// its price is there. `reach` is the part of its points that counts then, `spent` that of the cubes which
    /// are not worth anything besides.
    pub(crate) fn reach(
        &self,
        held: Cubes,
        (cost, points): (Cubes, i32),
        (reach, spent): (f32, f32),
    ) -> f32 {
        let there = 1.0 - f32::from(held.lacking(cost)) / f32::from(cost.total().max(1));
        // What the cubes are worth as cubes is counted already.
        let cubes = self.plain(|cube| cost.count(cube).min(held.count(cube)));
        (points as f32 * there * there * reach - cubes * there * spent).max(0.0)
    }

    /// What the choices that an effect still leaves will bring; `raise` and `back` are what a raise and
    /// something taken back are worth.
    pub(crate) fn pending(
        &self,
        effect: &Effect,
        step: Step,
        held: Cubes,
        (raise, back): (f32, f32),
    ) -> f32 {
        match step {
            Step::Raise { left } => f32::from(left) * raise,
            Step::Trade | Step::Swap { .. } => self.best_trade(effect, held),
            Step::TakeBack => back,
            Step::Done => 0.0,
        }
    }

    /// What the best trade of an effect brings, made as often as can be.
    pub(crate) fn best_trade(&self, effect: &Effect, cubes: Cubes) -> f32 {
        let gain = |way: usize| {
            let Some(trade) = effect.trades.get(way) else { return 0.0 };
            let times = f32::from(effect.repeats(way, cubes));
            times * (self.worth(trade.take) - self.worth(trade.give))
        };
        gain(0).max(gain(1)).max(0.0)
    }
}
