//! What cubes and trades are worth, for bots.

use crate::cubes::{Cube, Cubes};
use crate::effect::Effect;

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
