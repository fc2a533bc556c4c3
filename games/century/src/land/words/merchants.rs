//! What is said of merchant locations and trade routes.

use kit::Phrase;

use super::super::content::Land;
use super::super::merchants::{At, Bazaar, Event, Move, Pair, Phase, Post, Stalls, Trader};
use crate::cards::{Card, words as cards};
use crate::effect::Answer;
use crate::words::{self, log::by};

impl Stalls {
    fn say_card(&self, card: Card) -> Phrase {
        cards::card(&self.cards.merchants, card)
    }

    fn say_post(&self, land: &Land, post: Post) -> Phrase {
        match post {
            Post::Site(site) => land.say_site(site),
            Post::Route(stop) => Phrase::new("post-route").with("place", u16::from(stop) + 1),
        }
    }

    /// What happened, as a sentence of the log.
    pub(crate) fn say_event(&self, land: &Land, event: Event) -> Phrase {
        let card = |which| self.say_card(which);
        match event {
            Event::SentOnRoute { seat, card: used, settlers } => {
                by("log-sent-on-route", seat).with("count", settlers).with("card", card(used))
            }
            Event::Used { seat, card: used } => by("log-used", seat).with("card", card(used)),
            Event::Struck { seat, card: used, deal } => by("log-struck", seat)
                .with("card", card(used))
                .with("deal", cards::effect(self.cards.merchants.deal_effect(deal))),
            Event::Took { seat, card: took } => by("log-took", seat).with("card", card(took)),
            Event::Replaced { seat, card: took, old } => {
                by("log-replaced", seat).with("card", card(took)).with("old", card(old))
            }
            Event::Withdrew { seat, post } => {
                by("log-withdrew", seat).with("post", self.say_post(land, post))
            }
            Event::Adjusted { seat, one, two } => {
                by("log-adjusted", seat).with("one", card(one)).with("two", card(two))
            }
            Event::StallsWentUnder => Phrase::new("log-stalls-went-under"),
        }
    }

    /// What a decision about a card does, for a numbered list.
    pub(crate) fn say_move(
        &self,
        by: &Bazaar<'_, impl Trader>,
        phase: Option<Phase>,
        decision: Move,
    ) -> Phrase {
        let at = match phase {
            Some(Phase::Choose { at } | Phase::Effect { at, .. }) => Some(at),
            _ => None,
        };
        let asked = at.and_then(|at| self.card_at(by, at)).unwrap_or(Card(u8::MAX));
        let stop = |stop: u8| {
            let card = self.card_at(by, At::Route(stop));
            self.say_card(card.unwrap_or(Card(u8::MAX)))
        };
        match decision {
            Move::Route(place) => Phrase::new("move-route")
                .with("count", self.route_cost(by.own, place))
                .with("card", stop(place)),
            Move::Use => Phrase::new("move-card").with("card", self.say_card(asked)),
            Move::Deal => Phrase::new("move-deal")
                .with("deal", cards::effect(by.market.deal_effect(&self.cards.merchants, asked))),
            Move::Take => Phrase::new("move-take").with("card", self.say_card(asked)),
            Move::Replace(place) => Phrase::new("move-replace")
                .with("card", self.say_card(asked))
                .with("place", u16::from(place) + 1)
                .with("old", stop(place)),
            Move::Adjust(Pair(one, two)) => Phrase::new("move-adjust")
                .with("one", u16::from(one) + 1)
                .with("two", u16::from(two) + 1)
                .with("first", stop(one))
                .with("second", stop(two)),
            Move::Swap(_) | Move::TakeBack(_) => Phrase::new("move-stop"),
        }
    }

    /// An answer to the effect of a card.
    pub(crate) fn say_answer(
        &self,
        land: &Land,
        by: &Bazaar<'_, impl Trader>,
        phase: Phase,
        answer: Option<Answer<Post>>,
    ) -> Phrase {
        let answer = answer.unwrap_or(Answer::Stop);
        let (at, deal) = match phase {
            Phase::Effect { at, deal, .. } => (at, deal),
            Phase::Choose { at } => (at, false),
            Phase::Adjust => (At::Stall(u8::MAX), false),
        };
        let effect = self.effect_at(by, at, deal);
        words::moves::answer(effect, answer, |post| {
            Phrase::new("move-take-back").with("post", self.say_post(land, post))
        })
    }

    /// What is asked of a seat.
    pub(crate) fn say_prompt(&self, by: &Bazaar<'_, impl Trader>, phase: Phase) -> Phrase {
        match phase {
            Phase::Choose { .. } if self.route == 0 => Phrase::new("prompt-card-or-deal"),
            Phase::Choose { at: At::Route(_) } => Phrase::new("prompt-route-card"),
            Phase::Choose { .. } if by.own.ledger().route.len() >= self.route => {
                Phrase::new("prompt-stall-full")
            }
            Phase::Choose { at } if self.may_deal(by, at).is_ok() => {
                Phrase::new("prompt-stall-deal")
            }
            Phase::Choose { .. } => Phrase::new("prompt-stall"),
            Phase::Effect { step, .. } => words::moves::step(step),
            Phase::Adjust => Phrase::new("prompt-adjust"),
        }
    }
}
