//! What merchant cards are worth, for bots.

use kit::CardSet;

use super::{Card, Cards, EffectOf, Hand, Market, Merchants, Phase, Pile};
use crate::cubes::Cube;
use crate::eval::CubePrices;

/// What practice says of each card.
pub(crate) const CARD_VALUES: &str = include_str!("../../eval/card-values.toml");

/// What practice says each card is worth over a game.
#[derive(Clone, Debug)]
pub(crate) struct CardValues {
    by_card: Vec<f32>,
    mean: f32,
}

/// What a game thinks of cards, in points: its figures of these names, and how much of the worth of cards the
/// time left leaves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardPrices<'a> {
    pub(crate) values: &'a CardValues,
    pub(crate) card: f32,
    pub(crate) scarcity: f32,
    pub(crate) quality: f32,
    pub(crate) played: f32,
    pub(crate) crowd: f32,
    pub(crate) raise: f32,
    pub(crate) lay_down: f32,
    pub(crate) time_left: f32,
}

impl CardValues {
    /// A card that never was tried is like the average.
    pub(crate) fn read(merchants: &Merchants) -> CardValues {
        let known = kit::eval::read_figures::<f32>(CARD_VALUES).unwrap_or_default();
        let mean = (known.values().sum::<f32>() / known.len().max(1) as f32).max(0.1);
        let cards = (0..merchants.len() as u8).map(Card);
        let value = |card| known.get(merchants.id(card)).copied().unwrap_or(mean);
        CardValues { by_card: cards.map(value).collect(), mean }
    }

    /// What practice says a card is worth over a game.
    pub(crate) fn of(&self, card: Card) -> f32 {
        self.by_card.get(usize::from(card.0)).copied().unwrap_or(0.0)
    }
}

impl CardPrices<'_> {
    /// How good a card is, compared with the average one.
    fn quality(&self, card: Card) -> f32 {
        1.0 + self.quality * (self.values.of(card) / self.values.mean - 1.0)
    }

    /// What a card is worth to who owns so many.
    fn nth_card(&self, owned: u32) -> f32 {
        (self.card - owned as f32 * self.scarcity).max(0.0)
    }
}

impl Cards {
    /// What the cards of a seat are worth: those it has bought, less the trouble to fetch those it
    /// has played.
    pub(crate) fn hand_worth(&self, prices: &CardPrices<'_>, own: &impl Hand) -> f32 {
        self.worth_of(prices, own.hand(), own.played().union(own.aside()))
    }

    fn worth_of(&self, prices: &CardPrices<'_>, hand: CardSet, played: CardSet) -> f32 {
        let cards = hand.union(played).minus(self.merchants.starting());
        let owned: f32 = (0..cards.len()).map(|number| prices.nth_card(number)).sum();
        let mean = cards.iter().map(|card| prices.quality(Card(card))).sum::<f32>()
            / cards.len().max(1) as f32;
        let played = played.len() as f32;
        let fetched = played * prices.played + played * played * prices.crowd;
        (owned * mean - fetched) * prices.time_left
    }

    /// What the card in this place of the row would add.
    fn next_card_worth<P: Pile>(
        &self,
        prices: &CardPrices<'_>,
        market: &Market<P>,
        own: &impl Hand,
        slot: u8,
    ) -> f32 {
        let mut hand = own.hand();
        if let Some(stall) = market.row.get(usize::from(slot)) {
            hand.insert(stall.card.0);
        }
        self.worth_of(prices, hand, own.played().union(own.aside())) - self.hand_worth(prices, own)
    }

    /// What the decisions under way will still bring the seat that takes them.
    pub(crate) fn pending<P: Pile>(
        &self,
        prices: &CardPrices<'_>,
        cubes: &CubePrices,
        market: &Market<P>,
        own: &impl Hand,
        phase: Phase,
    ) -> f32 {
        match phase {
            Phase::Pay { slot, paid } => {
                let due = f32::from(slot.saturating_sub(paid));
                let stall = market.stall(slot);
                let card = self.next_card_worth(prices, market, own, slot);
                card + cubes.worth(stall.cubes) - due * cubes.each[Cube::Yellow as usize]
            }
            Phase::Effect { source, step } => {
                let (effect, worth) =
                    (self.effect_of(market, source), (prices.raise, prices.played));
                cubes.pending(effect, step, own.cubes(), worth)
            }
            Phase::Bargain { slot } => self.next_card_worth(prices, market, own, slot),
            Phase::LayDown { deal } => {
                let effect = self.effect_of(market, EffectOf::Deal(deal));
                cubes.worth(effect.gain) + f32::from(effect.raise) * prices.raise - prices.lay_down
            }
        }
    }
}
