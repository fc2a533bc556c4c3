//! What a lane is worth: the cubes in the caravan, and the cards for as long as they can be used.

use super::pack::Pack;
use super::{Lane, MOST_CARDS, MerchantRace};
use crate::cards::Card;
use crate::spice_road::SpiceRoad;
use crate::spice_road::state::Shared;

kit::weights! {
    /// The figures of the race, in points.
    pub(crate) struct Pace {
        /// A yellow cube.
        race_yellow,
        /// A red one.
        race_red,
        /// A green one.
        race_green,
        /// A brown one.
        race_brown,
        /// How much of what practice says a card is worth counts.
        race_card,
        /// How much less each further card counts, as a part of the one before.
        race_scarcity,
        /// A card that lies in front of its owner.
        race_played,
        /// How many rounds there are to a claim of the seat that is ahead.
        race_claim,
        /// How far evaluations may be off.
        race_spread,
    }
}

/// So many turns a card was tried for to find its worth.
pub(crate) const PRACTICE: f32 = 22.0;

/// The figures of the race at one table at one moment.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    pace: Pace,
    pub(super) spice_points: f32,
    /// What each card is worth per turn; starting cards nothing, since everybody has them.
    cards: [f32; MOST_CARDS],
    /// The turns that are left, more or less.
    left: f32,
    /// The cards that count.
    market: u64,
    /// What so many cards are worth in cards.
    plenty: [f32; MOST_CARDS],
}

impl Scale {
    pub(super) fn of(game: &SpiceRoad, table: &Shared, claimed: u8) -> Scale {
        let pace = game.pace;
        let mut cards = [0.0; MOST_CARDS];
        let market = game.components.cards.merchants.market();
        for card in market.iter() {
            if let Some(place) = cards.get_mut(usize::from(card)) {
                *place = game.card_values.of(Card(card)) * pace.race_card / PRACTICE;
            }
        }
        let mut plenty = [0.0; MOST_CARDS];
        let (mut sum, mut next) = (0.0, 1.0);
        for place in plenty.iter_mut().skip(1) {
            sum += next;
            next *= pace.race_scarcity;
            *place = sum;
        }
        let to_go = f32::from(game.components.setup.end.saturating_sub(claimed));
        let left = if table.closing { 1.0 } else { to_go * pace.race_claim };
        let spice_points = game.components.spice_points as f32;
        Scale { pace, spice_points, cards, left, market: market.0, plenty }
    }

    pub(super) fn spread_at(&self, _turns: usize) -> f32 {
        self.pace.race_spread
    }
}

impl MerchantRace {
    pub(super) fn lane_worth(&self, lane: &Lane, turns: usize) -> f32 {
        let scale = &self.scale;
        let pace = &scale.pace;
        let cubes = cubes_at(
            lane.caravan,
            [pace.race_yellow, pace.race_red, pace.race_green, pace.race_brown],
        );
        let mut owned = (lane.hand | lane.played) & scale.market;
        let count = owned.count_ones();
        let mut value = 0.0;
        while owned != 0 {
            value += scale.cards[owned.trailing_zeros() as usize];
            owned &= owned - 1;
        }
        let left = (scale.left - turns as f32).max(0.0);
        let cards = value / count.max(1) as f32 * scale.plenty[count as usize & 63] * left;
        cubes + cards - lane.played.count_ones() as f32 * pace.race_played
    }
}

/// Cubes at these prices.
pub(super) fn cubes_at(cubes: Pack, prices: [f32; 4]) -> f32 {
    prices.into_iter().enumerate().map(|(spice, price)| cubes.count(spice) as f32 * price).sum()
}
