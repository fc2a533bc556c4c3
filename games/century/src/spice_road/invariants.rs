//! What must hold of every table, whether it was played to or came from outside.

use kit::Census;

use super::SpiceRoad;
use super::state::{EffectOf, Phase, Place, Shared};
use crate::merchants::Card;

/// More cubes than any game can bring into one place; keeps sums far from their limits.
const MOST_CUBES: u16 = 10_000;

impl SpiceRoad {
    /// Counts the cards, deals and coins, which never come or go.
    pub(super) fn count(&self, table: &Shared, census: &mut Census) {
        table.market.census(census);
        for place in table.places.iter() {
            for card in place.hand.iter().chain(place.played.iter()) {
                census.one("merchant", card);
            }
            for &point in place.claimed.iter() {
                census.one("point", point);
            }
            census.many("gold", 0u16, place.gold);
            census.many("silver", 0u16, place.silver);
        }
        for point in table.points.iter().copied().chain(table.point_pile.iter()) {
            census.one("point", point);
        }
        census.many("gold", 0u16, table.gold);
        census.many("silver", 0u16, table.silver);
    }

    pub(super) fn check_table(&self, table: &Shared) -> Result<(), String> {
        let components = &self.components;
        if table.places.len() != usize::from(self.options.seats) {
            return Err(format!("there are {} places", table.places.len()));
        }
        if table.active.0 >= self.options.seats {
            return Err(format!("{:?} is active", table.active));
        }
        if table.round == 0 || table.round > components.round_limit {
            return Err(format!("round {} is out of range", table.round));
        }
        for (seat, place) in table.places.iter().enumerate() {
            self.check_place(table, place).map_err(|fault| format!("seat {seat}: {fault}"))?;
        }
        table.market.invariants(&components.merchants, self.golden_deals)?;
        if table.market.row.len() > components.merchant_row
            || table.points.len() > components.point_row
        {
            return Err("a row is too long".into());
        }
        // A turn lays at most one cube on a card.
        let turns = table.round.saturating_mul(u16::from(self.options.seats));
        if table.market.row.iter().any(|stall| stall.cubes.total() > turns) {
            return Err("there are too many cubes on a merchant card".into());
        }
        if !self.golden_deals && !table.market.discard.is_empty() {
            return Err("cards are discarded although there are no deals".into());
        }
        let end = usize::from(components.setup.end);
        let reached = table.places.iter().any(|place| place.claimed.len() >= end);
        if reached != table.closing {
            return Err("the last round is announced wrongly".into());
        }
        // Who has the deciding card has played the last turn, or is about to end it.
        let ending = matches!(table.phase, Phase::Discard { .. } | Phase::Over { .. });
        let to_play = usize::from(table.active.0) + usize::from(ending);
        if !matches!(table.phase, Phase::Over { .. })
            && table.places.iter().skip(to_play).any(|place| place.claimed.len() >= end)
        {
            return Err("a seat that has the deciding card is still to play".into());
        }
        self.check_phase(table)
    }

    fn check_place(&self, table: &Shared, place: &Place) -> Result<(), String> {
        let cards = place.hand.union(place.played);
        let known = self.components.merchants.market().union(self.components.merchants.starting());
        if !cards.minus(known).is_empty() || place.hand.minus(place.played) != place.hand {
            return Err("cards are not of the box or in two places".into());
        }
        if !self.components.merchants.starting().minus(cards).is_empty() {
            return Err("a starting card is missing".into());
        }
        if place.claimed.len() > usize::from(self.components.setup.end) {
            return Err("too many point cards are claimed".into());
        }
        let bare = |card| self.golden_deals && table.market.deal_on(Card(card)).is_none();
        if cards.minus(self.components.merchants.starting()).iter().any(bare) {
            return Err("a card has no deal".into());
        }
        let settled = matches!(table.phase, Phase::Action | Phase::Over { .. });
        let limit = if settled { self.components.caravan } else { MOST_CUBES };
        if place.caravan.total() > limit {
            return Err(format!("there are {} cubes in a caravan", place.caravan.total()));
        }
        Ok(())
    }

    fn check_phase(&self, table: &Shared) -> Result<(), String> {
        let own = table.own();
        let row = table.market.row.len();
        let wrong = |what: &str| Err(format!("{what} at {:?}", table.phase));
        match table.phase {
            Phase::Action | Phase::Over { .. } => Ok(()),
            Phase::Pay { slot, paid } => {
                let due = u16::from(slot.saturating_sub(paid));
                if usize::from(slot) >= row || paid >= slot || own.caravan.total() < due {
                    return wrong("a payment cannot be made");
                }
                Ok(())
            }
            Phase::Bargain { slot } => match table.market.row.get(usize::from(slot)) {
                Some(stall) if self.may_bargain(table, stall.card).is_ok() => Ok(()),
                _ => wrong("there is no bargain"),
            },
            Phase::LayDown { deal } => match self.may_deal(table, deal) {
                Ok(()) => Ok(()),
                Err(_) => wrong("there is no deal"),
            },
            Phase::Effect { source, step } => {
                let (card, there) = match source {
                    EffectOf::Card(card) => (card, own.played),
                    EffectOf::Deal(card) | EffectOf::RowDeal(card) => (card, table.market.discard),
                };
                let effect = self.effect_of(table, source);
                let fits = effect.allows(step, own.caravan);
                if !there.contains(card.0) || !fits { wrong("no effect is left") } else { Ok(()) }
            }
            Phase::Discard { seat } => match table.place(seat) {
                Some(place) if place.caravan.total() > self.components.caravan => Ok(()),
                _ => wrong("nothing is to be discarded"),
            },
        }
    }
}
