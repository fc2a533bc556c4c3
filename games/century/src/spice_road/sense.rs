//! How good a position is: what a seat has, what it is about to have, and what it lacks.

use kit::{Game as _, Seat, Sense};

use super::state::{Phase, Place, Table};
use super::tell::Coin;
use super::{SpiceRoad, State};
use crate::cubes::{Cube, Cubes};
use crate::effect::Step;

/// What a cube of each level is worth in points before it is spent.
const CUBE_WORTH: [f32; 4] = [0.55, 1.25, 1.95, 2.65];
/// Owning the n-th merchant card beyond the starting ones; more than that is hardly worth a turn.
const CARD_WORTH: [f32; 8] = [2.6, 2.2, 1.8, 1.4, 1.0, 0.7, 0.4, 0.2];
/// A card that lies in front of its owner has to be fetched with a rest.
const PLAYED_COST: f32 = 0.32;
/// A point card that lacks nothing is worth this part of its points before it is claimed.
const WITHIN_REACH: f32 = 0.62;
/// A decision that is still to come brings about this much.
const RAISE_WORTH: f32 = 0.65;

impl Sense for SpiceRoad {
    const RIVALRY: f32 = 0.5;

    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        if self.awaiting(state).is_over() {
            return self.final_points(&state.table, seat);
        }
        self.expected(&state.table, seat)
    }

    fn doubt(&self, _state: &State) -> f32 {
        6.0
    }
}

impl SpiceRoad {
    fn final_points(&self, table: &Table, seat: Seat) -> f32 {
        self.score(table).seats.get(seat.index()).map_or(0, |line| line.points) as f32
    }

    /// What the seat can expect from what it has now, in points.
    fn expected(&self, table: &Table, seat: Seat) -> f32 {
        let Some(place) = table.place(seat) else { return 0.0 };
        let pending = if seat == table.active { self.pending(table, place) } else { 0.0 };
        let coins = i32::from(place.gold) * self.components.gold_points
            + i32::from(place.silver) * self.components.silver_points;
        // A claimed card is also a step towards the end of the game, which helps who leads.
        let claimed = (self.card_points(place) + coins) as f32 * 1.15;
        claimed
            + self.caravan_worth(place.caravan)
            + self.nearest_claim(table, place)
            + self.hand_worth(place)
            + pending
    }

    /// Cubes are worth what they can become; those that do not fit will be lost.
    fn caravan_worth(&self, caravan: Cubes) -> f32 {
        let worth: f32 = Cube::ALL
            .into_iter()
            .zip(CUBE_WORTH)
            .map(|(cube, worth)| f32::from(caravan.count(cube)) * worth)
            .sum();
        let surplus = caravan.surplus(self.components.caravan);
        worth - f32::from(surplus) * CUBE_WORTH[0] * 1.5
    }

    /// The best point card in the row, by its points and by how much of it is there.
    fn nearest_claim(&self, table: &Table, place: &Place) -> f32 {
        let cards = table.points.iter().enumerate().filter_map(|(slot, &point)| {
            let card = self.point(point)?;
            let coin = match self.coin_above(table, slot as u8) {
                Some(Coin::Gold) => self.components.gold_points,
                Some(Coin::Silver) => self.components.silver_points,
                None => 0,
            };
            let lacking = f32::from(place.caravan.lacking(card.cost));
            let there = 1.0 - lacking / f32::from(card.cost.total().max(1));
            let worth = (card.points + coin) as f32;
            // What the cubes are worth as cubes is counted already.
            let spent: f32 = Cube::ALL
                .into_iter()
                .zip(CUBE_WORTH)
                .map(|(cube, worth)| {
                    f32::from(card.cost.count(cube).min(place.caravan.count(cube))) * worth
                })
                .sum();
            Some((worth * there * there * WITHIN_REACH - spent * there * 0.25).max(0.0))
        });
        cards.fold(0.0, f32::max)
    }

    fn hand_worth(&self, place: &Place) -> f32 {
        let cards = place.hand.union(place.played).minus(self.components.merchants.starting());
        let owned: f32 = CARD_WORTH.iter().take(cards.len() as usize).sum();
        // The more cards lie in front, the better a rest.
        let played = place.played.len() as f32;
        owned - played * PLAYED_COST - played * played * 0.03
    }

    /// What one more merchant card would be worth.
    fn next_card_worth(&self, place: &Place) -> f32 {
        let owned = place.hand.union(place.played).minus(self.components.merchants.starting());
        CARD_WORTH.get(owned.len() as usize).copied().unwrap_or(0.0)
    }

    /// What the decisions under way will still bring.
    fn pending(&self, table: &Table, place: &Place) -> f32 {
        match table.phase {
            Phase::Pay { slot, paid } => {
                let due = f32::from(slot.saturating_sub(paid));
                let stall = table.market.row.get(usize::from(slot)).copied().unwrap_or_default();
                self.next_card_worth(place) + self.caravan_worth(stall.cubes) - due * CUBE_WORTH[0]
            }
            Phase::Effect { source, step } => {
                let effect = self.effect_of(table, source);
                match step {
                    Step::Raise { left } => f32::from(left) * RAISE_WORTH,
                    Step::Trade | Step::Swap { .. } => {
                        let gain = |way: usize| {
                            let Some(trade) = effect.trades.get(way) else { return 0.0 };
                            let times = f32::from(effect.repeats(way, place.caravan));
                            times
                                * (self.caravan_worth(trade.take) - self.caravan_worth(trade.give))
                        };
                        gain(0).max(gain(1)).max(0.0)
                    }
                    Step::TakeBack => PLAYED_COST,
                    Step::Done => 0.0,
                }
            }
            Phase::Bargain { .. } => self.next_card_worth(place),
            Phase::LayDown { deal } => {
                let effect = self.effect_of(table, super::EffectOf::Deal(deal));
                self.caravan_worth(effect.gain) + f32::from(effect.raise) * RAISE_WORTH - 1.0
            }
            _ => 0.0,
        }
    }
}
