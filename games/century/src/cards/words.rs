//! What is said of merchant cards.

use kit::Phrase;

use super::{Card, Cards, Event, Hand, Kind, Market, Merchants, Move, Phase, Pile};
use crate::effect::Effect;
use crate::words::{self, log::by};

/// What a card or deal does: a take-back brings a played card back.
pub(crate) fn effect(effect: &Effect) -> Phrase {
    words::effect(effect, "effect-take-back")
}

/// A card by what it does.
pub(crate) fn card(merchants: &Merchants, card: Card) -> Phrase {
    effect(merchants.effect(card))
}

/// What sort of card it is and what it does.
pub(crate) fn card_tip(merchants: &Merchants, which: Card) -> Phrase {
    let kind = Phrase::new(match merchants.kind(which) {
        Kind::Starting => "kind-starting",
        Kind::Spice => "kind-spice",
        Kind::Upgrade => "kind-upgrade",
        Kind::Trade => "kind-trade",
        Kind::Bonus => "kind-bonus",
    });
    Phrase::new("card-tip")
        .with("id", merchants.id(which))
        .with("kind", kind)
        .with("effect", card(merchants, which))
}

impl Cards {
    fn say_deal_on<P: Pile>(&self, market: &Market<P>, card: Card) -> Phrase {
        effect(market.deal_effect(&self.merchants, card))
    }

    /// What happened, as a sentence of the log.
    pub(crate) fn say_event(&self, event: Event) -> Phrase {
        let card = |which| card(&self.merchants, which);
        let deal = |deal| effect(self.merchants.deal_effect(deal));
        match event {
            Event::Played { seat, card: played } => {
                by("log-played", seat).with("card", card(played))
            }
            Event::Rested { seat, cards: 0 } => by("log-rested-none", seat),
            Event::Rested { seat, cards } => by("log-rested", seat).with("count", cards),
            Event::TookBack { seat, card: taken } => {
                by("log-took-back", seat).with("card", card(taken))
            }
            Event::Paid { seat, cube, card: under } => {
                by("log-paid", seat).with("cube", words::cube(cube)).with("card", card(under))
            }
            Event::Collected { seat, cubes } => {
                by("log-collected", seat).with("cubes", words::cubes(cubes))
            }
            Event::Acquired { seat, card: bought } => {
                by("log-acquired", seat).with("card", card(bought))
            }
            Event::Struck { seat, card: given, deal: struck, laid } => by("log-struck", seat)
                .with("card", card(given))
                .with("deal", deal(struck))
                .with("laid", card(laid)),
            Event::MerchantCame { card: came, deal: None } => {
                Phrase::new("log-merchant-came").with("card", card(came))
            }
            Event::MerchantCame { card: came, deal: Some(on) } => {
                Phrase::new("log-merchant-came-deal")
                    .with("card", card(came))
                    .with("deal", deal(on))
            }
            Event::Reshuffled => Phrase::new("log-reshuffled"),
        }
    }

    /// What a decision does, for a numbered list; `phase` is what is asked about cards, if
    /// anything is.
    pub(crate) fn say_move<P: Pile>(
        &self,
        market: &Market<P>,
        own: &impl Hand,
        phase: Option<Phase>,
        decision: Move,
    ) -> Phrase {
        let card = |which| card(&self.merchants, which);
        match decision {
            Move::Play(played) => Phrase::new("move-play").with("card", card(played)),
            Move::Acquire(slot) => {
                let stall = market.stall(slot);
                let bare = stall.cubes.is_empty();
                Phrase::new(if bare { "move-acquire" } else { "move-acquire-cubes" })
                    .with("cost", slot)
                    .with("card", card(stall.card))
                    .with("cubes", words::cubes(stall.cubes))
            }
            Move::Rest => Phrase::new("move-rest").with("count", own.played().len()),
            Move::Deal(struck) => Phrase::new("move-deal")
                .with("card", card(struck))
                .with("deal", self.say_deal_on(market, struck)),
            Move::Pay(cube) => Phrase::new("move-pay").with("cube", words::cube(cube)),
            Move::Take => Phrase::new("move-take"),
            Move::LayDown(laid) => Phrase::new("move-lay-down").with("card", card(laid)),
            Move::Effect(answer) => {
                words::moves::answer(self.effect_asked(market, phase), answer, |taken| {
                    Phrase::new("move-take-back").with("card", card(taken))
                })
            }
        }
    }

    /// What is asked.
    pub(crate) fn say_prompt<P: Pile>(&self, market: &Market<P>, phase: Phase) -> Phrase {
        match phase {
            Phase::Pay { slot, paid } => Phrase::new("prompt-pay")
                .with("place", u16::from(paid) + 1)
                .with("left", slot.saturating_sub(paid)),
            Phase::Bargain { slot } => {
                let card = market.stall(slot).card;
                Phrase::new("prompt-bargain").with("deal", self.say_deal_on(market, card))
            }
            Phase::LayDown { deal } => {
                Phrase::new("prompt-lay-down").with("deal", self.say_deal_on(market, deal))
            }
            Phase::Effect { step, .. } => words::moves::step(step),
        }
    }
}
