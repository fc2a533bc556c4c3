//! How good a position is: what a seat has, what it is about to have, and what it lacks. The share
//! of the cards is in `cards/eval.rs`.

mod race;

use kit::eval::race::Guest;
use kit::{Evaluation, Seat};

pub use self::race::MerchantRace;
pub(super) use self::race::Pace;
use super::event::Coin;
use super::state::{Phase, Place, Shared};
use super::{SpiceRoad, State};
use crate::cards::eval::CardPrices;
use crate::compose;
use crate::eval::{CubePrices, kept};

/// The figures of the evaluation and of the race.
const FIGURES: &str = include_str!("../../../eval/spice-road.toml");
const PACE: &str = include_str!("../../../eval/spice-road-race.toml");

kit::weights! {
    /// The figures of the evaluation, in points.
    pub(crate) struct Figures {
        /// A yellow cube before it is spent.
        yellow,
        /// A red one.
        red,
        /// A green one.
        green,
        /// A brown one.
        brown,
        /// A cube that does not fit.
        surplus,
        /// A point of a claimed card: it is also a step towards the end, which helps who leads.
        claimed,
        /// The first merchant card beyond the starting ones.
        card,
        /// How much less each further one is worth.
        scarcity,
        /// How much it matters what practice says of the cards.
        quality,
        /// How much of a card's worth is gone when the game is about to end.
        late,
        /// A card that has to be fetched with a rest.
        played,
        /// The more such cards, the better a rest.
        crowd,
        /// The part of its points that a point card within reach is worth before it is claimed.
        reach,
        /// The part of the cubes it takes that is not worth anything besides.
        spent,
        /// A raise still to come.
        raise,
        /// A card that is to be laid down.
        lay_down,
        /// How far evaluations may be off.
        spread,
    }
}

/// The figures as they are kept.
pub(super) fn read_figures() -> (Figures, Pace) {
    (kept(Figures::read(FIGURES)), kept(Pace::read(PACE)))
}

/// What an evaluation is made of.
const FACTORS: [&str; 6] =
    ["point-cards", "coins", "spices", "merchant-cards", "within-reach", "under-way"];

impl Evaluation for SpiceRoad {
    const ROLLOUT: u32 = 6;
    const RIVALRY: f32 = 0.5;

    compose::evaluated!(figures, pace);

    fn race<V: Guest<SpiceRoad>>(guest: V) -> Option<V::Out> {
        Some(guest.meet::<MerchantRace>())
    }
}

impl SpiceRoad {
    fn cube_prices(&self) -> CubePrices {
        let Figures { yellow, red, green, brown, surplus, .. } = self.figures;
        CubePrices { each: [yellow, red, green, brown], surplus, limit: self.components.caravan }
    }

    fn card_prices(&self, table: &Shared) -> CardPrices<'_> {
        let Figures { card, scarcity, quality, played, crowd, raise, lay_down, .. } = self.figures;
        let (values, time_left) = (&self.card_values, self.time_left(table));
        CardPrices { values, card, scarcity, quality, played, crowd, raise, lay_down, time_left }
    }

    /// What the seat can expect from what it has now, in points, in the order of the factors.
    fn parts(&self, table: &Shared, seat: Seat) -> [f32; FACTORS.len()] {
        let Some(place) = table.place(seat) else { return [0.0; FACTORS.len()] };
        let cards = self.card_points(place) as f32;
        let coins = self.coin_points(place).iter().sum::<i32>() as f32;
        if matches!(table.phase, Phase::Over { .. }) {
            return [cards, coins, self.spice_points(place) as f32, 0.0, 0.0, 0.0];
        }
        let (cubes, prices) = (self.cube_prices(), self.card_prices(table));
        let merchants = &self.components.cards;
        let pending = match table.phase.cards() {
            Some(phase) if seat == table.active => {
                merchants.pending(&prices, &cubes, &table.market, place, phase)
            }
            _ => 0.0,
        };
        [
            cards * self.figures.claimed,
            coins * self.figures.claimed,
            cubes.worth(place.caravan),
            merchants.hand_worth(&prices, place),
            self.nearest_claim(table, place, &cubes),
            pending,
        ]
    }

    /// The best point card in the row, by its points and by how much of it is there.
    fn nearest_claim(&self, table: &Shared, place: &Place, prices: &CubePrices) -> f32 {
        let cards = table.points.iter().enumerate().filter_map(|(slot, &point)| {
            let card = self.point(point)?;
            let coin = match self.coin_above(table, slot as u8) {
                Some(Coin::Gold) => self.components.gold_points,
                Some(Coin::Silver) => self.components.silver_points,
                None => 0,
            };
            let Figures { reach, spent, .. } = self.figures;
            Some(prices.reach(place.caravan, (card.cost, card.points + coin), (reach, spent)))
        });
        cards.fold(0.0, f32::max)
    }

    /// How much of the worth of cards is left: the seat that is ahead says when the game ends.
    fn time_left(&self, table: &Shared) -> f32 {
        let most = table.places.iter().map(|place| place.claimed.len()).max().unwrap_or(0);
        let gone = most as f32 / f32::from(self.components.setup.end.max(1));
        1.0 - self.figures.late * gone
    }
}

#[cfg(test)]
mod tests {
    use kit::{Chance, Game, Options, Seed, Unlogged};

    use super::*;
    use crate::cards::Card;
    use crate::cards::eval::CARD_VALUES;

    fn road() -> SpiceRoad {
        let content = SpiceRoad::META.read_content().unwrap();
        SpiceRoad::open(&Options::seats(3).with("bonus-cards"), &content).unwrap()
    }

    #[test]
    fn the_files_of_figures_are_whole() {
        let (figures, pace) = (Figures::read(FIGURES), Pace::read(PACE));
        assert_eq!((figures.err(), pace.err()), (None, None));
        let road = road();
        let mut given: Vec<f32> = road.weights().iter().map(|weight| weight.value).collect();
        given.iter_mut().for_each(|value| *value += 1.0);
        let mut other = road.clone();
        other.reweigh(&given);
        let taken: Vec<f32> = other.weights().iter().map(|weight| weight.value).collect();
        assert_eq!(taken, given);
    }

    #[test]
    fn every_merchant_card_has_a_value_and_no_other() {
        let known = kit::eval::read_figures::<f32>(CARD_VALUES).unwrap();
        let merchants = road().components.cards.merchants;
        let cards: Vec<&str> =
            merchants.market().iter().map(|card| merchants.id(Card(card))).collect();
        assert!(cards.iter().all(|&card| known.contains_key(card)));
        assert_eq!(cards.len(), known.len());
    }

    #[test]
    fn factors_add_up_to_the_outlook() {
        let road = road();
        let mut chance = Chance::new(Seed::from_number(6));
        let mut state = road.deal(chance.fork());
        let mut moves = Vec::new();
        while let Some(seat) = road.awaiting(&state).seats().first() {
            for seat in Seat::all(3) {
                let mut factors = Vec::new();
                road.factors(&state, seat, &mut factors);
                let sum: f32 = factors.iter().map(|factor| factor.1).sum();
                assert!((sum - road.evaluate(&state, seat)).abs() < 0.001);
                assert!(factors.iter().all(|factor| FACTORS.contains(&factor.0)));
            }
            moves.clear();
            road.moves(&state, seat, &mut moves);
            let decision = *chance.pick(&moves).unwrap();
            road.play(&mut state, seat, decision, &mut Unlogged).unwrap();
        }
        let points = road.standing(&state).seats[0].points as f32;
        assert_eq!(road.evaluate(&state, Seat(0)), points);
    }
}
