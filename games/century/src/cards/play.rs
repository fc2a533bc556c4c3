//! The actions play a card and rest, and what cards and deals do.
//!
//! Rulebook p. 2-3, "Jouer une carte", "Se reposer", "Cartes Bonus". There is no limit to a hand
//! (R27).

use kit::{CardSet, Illegal};

use super::{Card, CardTable, Cards, EffectOf, Event, Hand, Market, Phase, Pile};
use crate::effect::{self, Answer, Effect, NOTHING, Returns, Step, Terms};
use crate::refusals;

/// The played cards that may come back to the hand (R17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played(pub CardSet);

impl Returns for Played {
    type Item = Card;
    const OPTIONAL: bool = true;

    fn items(&self) -> impl Iterator<Item = Card> {
        self.0.iter().map(Card)
    }

    fn check(&self, card: Card) -> Result<(), Illegal> {
        if self.0.contains(card.0) { Ok(()) } else { Err((&refusals::NOT_PLAYED).into()) }
    }
}

impl Cards {
    /// A card of the hand can be played if its effect is possible; only trades can be impossible.
    #[inline]
    pub fn may_play(&self, own: &impl Hand, card: Card) -> Result<(), Illegal> {
        if !own.hand().contains(card.0) {
            return Err((&refusals::NOT_IN_HAND).into());
        }
        self.merchants.effect(card).possible(own.cubes(), false)
    }

    /// The effect that is being carried out. Of a card that is given for its deal only the deal
    /// has an effect (R21).
    #[inline]
    pub fn effect_of<P: Pile>(&self, market: &Market<P>, source: EffectOf) -> &Effect {
        match source {
            EffectOf::Card(card) => self.merchants.effect(card),
            EffectOf::Deal(card) | EffectOf::RowDeal(card) => {
                market.deal_effect(&self.merchants, card)
            }
        }
    }

    /// The effect of which a seat is asked something; where it is asked something else, it does nothing.
    pub(super) fn effect_asked<P: Pile>(
        &self,
        market: &Market<P>,
        phase: Option<Phase>,
    ) -> &Effect {
        match phase {
            Some(Phase::Effect { source, .. }) => self.effect_of(market, source),
            _ => &NOTHING,
        }
    }

    /// A trade is made at least once (R4); every card but the one whose effect this is may be
    /// taken back (R17).
    #[inline]
    pub fn terms(&self, own: &impl Hand, source: EffectOf) -> Terms<Played> {
        let mut cards = own.played();
        if let EffectOf::Card(card) = source {
            cards.remove(card.0);
        }
        Terms { idle_trades: false, returns: Played(cards) }
    }

    /// Action: plays a card of the hand.
    pub fn play<T: CardTable>(&self, turn: &mut T, card: Card) -> Result<(), Illegal> {
        self.may_play(turn.own(), card)?;
        let own = turn.own_mut();
        own.hand_mut().remove(card.0);
        own.played_mut().insert(card.0);
        turn.note(Event::Played { seat: turn.active(), card });
        self.begin_effect(turn, EffectOf::Card(card));
        Ok(())
    }

    /// Action: rest takes every played card back, those laid down for deals as well (R25), also
    /// none: it is the way to pass (R2).
    pub fn rest<T: CardTable>(&self, turn: &mut T) {
        let own = turn.own_mut();
        let back = own.gather();
        *own.hand_mut() = own.hand().union(back);
        turn.note(Event::Rested { seat: turn.active(), cards: back.len() as u8 });
        turn.end_action();
    }

    /// All printed cubes are taken; what the effect leaves open is asked.
    pub(super) fn begin_effect<T: CardTable>(&self, turn: &mut T, source: EffectOf) {
        let effect = self.effect_of(turn.market(), source);
        let step = effect::begin(turn, effect);
        turn.ask(Phase::Effect { source, step });
    }

    /// Answers the question of an effect.
    pub fn answer<T: CardTable>(
        &self,
        turn: &mut T,
        source: EffectOf,
        step: Step,
        answer: Answer<Card>,
    ) -> Result<(), Illegal> {
        let effect = self.effect_of(turn.market(), source);
        let terms = self.terms(turn.own(), source);
        let (step, back) = effect::answer(turn, effect, step, answer, &terms)?;
        self.go_on(turn, source, step, back);
        Ok(())
    }

    /// Goes on where an effect leaves no choice; false where it does.
    pub(super) fn settle_effect<T: CardTable>(
        &self,
        turn: &mut T,
        source: EffectOf,
        step: Step,
    ) -> bool {
        let effect = self.effect_of(turn.market(), source);
        if step == Step::Done {
            self.end_effect(turn, source, effect);
            return true;
        }
        let terms = self.terms(turn.own(), source);
        let Some((step, back)) = effect::settle(turn, effect, step, &terms) else { return false };
        self.go_on(turn, source, step, back);
        true
    }

    fn go_on<T: CardTable>(&self, turn: &mut T, source: EffectOf, step: Step, back: Option<Card>) {
        turn.ask(Phase::Effect { source, step });
        if let Some(card) = back {
            let own = turn.own_mut();
            own.played_mut().remove(card.0);
            own.hand_mut().insert(card.0);
            turn.note(Event::TookBack { seat: turn.active(), card });
        }
    }

    /// The own effect comes first, then the gifts, then the row is refilled (R22).
    fn end_effect<T: CardTable>(&self, turn: &mut T, source: EffectOf, effect: &Effect) {
        effect::give(turn, effect);
        if matches!(source, EffectOf::RowDeal(_)) {
            self.refill(turn);
        }
        turn.end_action();
    }
}
