//! What must hold of merchant cards, whether the table was played to or came from outside.

use kit::{CardSet, Census};

use super::{Card, Cards, EffectOf, Hand, Market, Phase, Pile};
use crate::turn::check_asked;

impl Cards {
    /// Counts the cards of a hand, which never come or go.
    pub(crate) fn count_hand(&self, place: &impl Hand, census: &mut Census) {
        for card in place.hand().iter().chain(place.played().iter()).chain(place.aside().iter()) {
            census.one("merchant", card);
        }
    }

    /// Whether the market can be one of this game after so many turns.
    pub(crate) fn check_market<P: Pile>(
        &self,
        market: &Market<P>,
        turns: u16,
    ) -> Result<(), String> {
        market.invariants(&self.merchants, self.row, self.golden_deals)?;
        // A turn lays at most one cube on a card.
        if market.row.iter().any(|stall| stall.cubes.total() > turns) {
            return Err("there are too many cubes on a merchant card".into());
        }
        if !self.golden_deals && !market.discard.is_empty() {
            return Err("cards are discarded although there are no deals".into());
        }
        Ok(())
    }

    /// Whether a seat can have these cards.
    pub(crate) fn check_hand<P: Pile>(
        &self,
        market: &Market<P>,
        place: &impl Hand,
    ) -> Result<(), String> {
        let (hand, played, aside) = (place.hand(), place.played(), place.aside());
        let cards = hand.union(played).union(aside);
        let starting = self.merchants.starting();
        let known = self.merchants.market().union(starting);
        let all = hand.len() + played.len() + aside.len();
        if !cards.minus(known).is_empty() || cards.len() != all {
            return Err("cards are not of the box or in two places".into());
        }
        if !starting.minus(cards).is_empty() {
            return Err("a starting card is missing".into());
        }
        self.check_deals(market, cards.minus(starting))
    }

    /// Whether these cards, which were in the row, have their deals.
    pub(crate) fn check_deals<P: Pile>(
        &self,
        market: &Market<P>,
        cards: CardSet,
    ) -> Result<(), String> {
        let bare = |card| self.golden_deals && market.deal_on(Card(card)).is_none();
        if cards.iter().any(bare) { Err("a card has no deal".into()) } else { Ok(()) }
    }

    /// Whether the seat whose turn it is can be asked this.
    pub(crate) fn check_phase<P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        phase: Phase,
    ) -> Result<(), String> {
        let fits = match phase {
            Phase::Pay { slot, paid } => {
                let due = u16::from(slot.saturating_sub(paid));
                usize::from(slot) < market.row.len() && paid < slot && own.cubes().total() >= due
            }
            Phase::Bargain { slot } => market
                .row
                .get(usize::from(slot))
                .is_some_and(|stall| self.may_bargain(market, own, stall.card).is_ok()),
            Phase::LayDown { deal } => self.may_deal(market, own, deal).is_ok(),
            Phase::Effect { source, step } => {
                let (card, there) = match source {
                    EffectOf::Card(card) => (card, own.played()),
                    EffectOf::Deal(card) | EffectOf::RowDeal(card) => (card, market.discard),
                };
                let effect = self.effect_of(market, source);
                there.contains(card.0) && effect.allows(step, own.cubes())
            }
        };
        check_asked(phase, fits)
    }
}
