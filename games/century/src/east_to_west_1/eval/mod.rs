//! How good a position is: that of the land, the trade route, and the card under way.

use kit::{Evaluation, Seat, Weight};

use super::state::{Phase, Place, Shared};
use super::{EastToWest1, State};
use crate::effect::{Effect, Step};
use crate::eval::CubePrices;
use crate::land;
use crate::land::eval::FACTORS as LAND;
use crate::land::merchants::{self, At};

/// The figures beyond those of the land.
const FIGURES: &str = include_str!("../../../eval/east-to-west-1.toml");

kit::weights! {
    /// What merchant cards are worth on the land, in points.
    pub(crate) struct CardFigures {
        /// The first card of the route.
        route,
        /// How much less each further one is worth.
        further,
        /// How much of what a card would bring at once counts for it in the route.
        quality,
        /// A settler to be taken back.
        back,
        /// How much of the worth of a route is gone when the game is about to end.
        route_late,
    }
}

/// The figures as they are kept; a test keeps the file whole.
pub(super) fn kept() -> CardFigures {
    CardFigures::read(FIGURES).unwrap_or_else(|error| panic!("{error}"))
}

/// What an evaluation is made of: the factors of the land, then the trade route.
const FACTORS: [&str; LAND.len() + 1] =
    [LAND[0], LAND[1], LAND[2], LAND[3], LAND[4], LAND[5], LAND[6], LAND[7], "trade-route"];

impl Evaluation for EastToWest1 {
    const ROLLOUT: u32 = 8;
    const RIVALRY: f32 = 0.4;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.parts(&state.table, seat).iter().sum()
    }

    fn spread(&self, _state: &State) -> f32 {
        self.figures.spread
    }

    fn factors(&self, state: &State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
        let parts = FACTORS.into_iter().zip(self.parts(&state.table, seat));
        factors.extend(parts.filter(|part| part.1 != 0.0));
    }

    fn weights(&self) -> Vec<Weight> {
        [self.figures.list(), self.cards.list()].concat()
    }

    fn reweigh(&mut self, values: &[f32]) {
        self.figures.set(values);
        let own = self.figures.list().len();
        self.cards.set(values.get(own..).unwrap_or_default());
    }
}

impl EastToWest1 {
    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let mut parts = [0.0; FACTORS.len()];
        let Some(place) = table.place(seat) else { return parts };
        let land = &self.components.land;
        if matches!(table.phase, Phase::Land(land::Phase::Over { .. })) {
            parts[..LAND.len()].copy_from_slice(&land.final_worth(place));
            return parts;
        }
        let most = table.places.iter().map(|place| place.colony.claimed.len()).max().unwrap_or(0);
        let asked = match table.phase {
            Phase::Land(phase) if table.active == seat => Some(phase),
            _ => None,
        };
        let worth = land.worth(&self.figures, &table.country, place, most, asked);
        parts[..LAND.len()].copy_from_slice(&worth);
        let prices = self.figures.cube_prices(land.storage);
        if let Phase::Merchants(phase) = table.phase
            && table.active == seat
        {
            parts[LAND.len() - 1] += self.pending(table, place, &prices, phase);
        }
        let gone = most as f32 / f32::from(land.end.max(1)) * self.cards.route_late;
        parts[LAND.len()] = self.route_worth(place, &prices) * (1.0 - gone);
        parts
    }

    /// What an effect brings at once.
    fn gain(&self, place: &Place, prices: &CubePrices, effect: &Effect) -> f32 {
        let back = if effect.take_back { self.cards.back } else { 0.0 };
        prices.plain(|cube| effect.gain.count(cube))
            + f32::from(effect.raise) * self.figures.raise
            + prices.best_trade(effect, place.colony.storage)
            + back
    }

    /// The cards of a route, each by what it does; those to the left are cheaper to use.
    fn route_worth(&self, place: &Place, prices: &CubePrices) -> f32 {
        let merchants = &self.components.stalls.cards.merchants;
        let stops = place.ledger.route.iter().enumerate();
        let worth = stops.map(|(at, stop)| {
            let base = (self.cards.route - at as f32 * self.cards.further).max(0.0);
            base + self.gain(place, prices, merchants.effect(stop.card)) * self.cards.quality
        });
        worth.sum()
    }

    /// What the decision about a card will still bring.
    fn pending(
        &self,
        table: &Shared,
        place: &Place,
        prices: &CubePrices,
        phase: merchants::Phase,
    ) -> f32 {
        let stalls = &self.components.stalls;
        let effect = |at: At, deal: bool| stalls.effect_at(&table.market, place, at, deal);
        match phase {
            merchants::Phase::Choose { at } => {
                let own = self.gain(place, prices, effect(at, false));
                match stalls.may_deal(&table.market, place, at) {
                    Ok(()) => own.max(self.gain(place, prices, effect(at, true))),
                    Err(_) => own,
                }
            }
            merchants::Phase::Effect { at, deal, step } => match step {
                Step::Raise { left } => f32::from(left) * self.figures.raise,
                Step::Trade | Step::Swap { .. } => {
                    prices.best_trade(effect(at, deal), place.colony.storage)
                }
                Step::TakeBack => self.cards.back,
                Step::Done => 0.0,
            },
            merchants::Phase::Adjust => 0.0,
        }
    }
}
