//! What happened and what can be done, as sentences.

use kit::{Phrase, Seat};
use serde::{Deserialize, Serialize};

use super::SpiceRoad;
use super::state::{Move, Phase, Shared};
use crate::cubes::{Cube, Cubes};
use crate::merchants::Card;
use crate::say;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Played { seat: Seat, card: Card },
    Rested { seat: Seat, cards: u8 },
    Gained { seat: Seat, cubes: Cubes },
    Traded { seat: Seat, give: Cubes, take: Cubes, times: u16 },
    Raised { seat: Seat, cube: Cube },
    TookBack { seat: Seat, card: Card },
    Paid { seat: Seat, cube: Cube, card: Card },
    Collected { seat: Seat, cubes: Cubes },
    Acquired { seat: Seat, card: Card },
    Claimed { seat: Seat, point: u8, coin: Option<Coin> },
    Struck { seat: Seat, card: Card, deal: u8, laid: Card },
    Given { seat: Seat, cube: Cube },
    Discarded { seat: Seat, cube: Cube },
    MerchantCame { card: Card, deal: Option<u8> },
    PointCame { point: u8 },
    Reshuffled,
    LastRound { seat: Seat },
    Ended { stopped: bool },
}

/// A coin above a point card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    /// Three points.
    Gold,
    /// One point.
    Silver,
}

impl SpiceRoad {
    /// A card by what it does.
    pub(super) fn say_card(&self, card: Card) -> Phrase {
        say::card(&self.components.merchants, card)
    }

    fn say_deal(&self, deal: u8) -> Phrase {
        say::effect(self.components.merchants.deal_effect(deal))
    }

    /// The deal on a card.
    pub(super) fn say_deal_on(&self, table: &Shared, card: Card) -> Phrase {
        say::effect(table.market.deal_effect(&self.components.merchants, card))
    }

    pub(super) fn say_point(&self, point: u8) -> Phrase {
        let (cost, points) =
            self.point(point).map_or((Cubes::NONE, 0), |card| (card.cost, card.points));
        Phrase::new("point-card").with("points", points).with("cost", say::cubes(cost))
    }

    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        match *event {
            Event::Played { seat, card } => {
                by("log-played", seat).with("card", self.say_card(card))
            }
            Event::Rested { seat, cards: 0 } => by("log-rested-none", seat),
            Event::Rested { seat, cards } => by("log-rested", seat).with("count", cards),
            Event::Gained { seat, cubes } => {
                by("log-gained", seat).with("cubes", say::cubes(cubes))
            }
            Event::Traded { seat, give, take, times } => by("log-traded", seat)
                .with("give", say::cubes(give.multiplied(times)))
                .with("take", say::cubes(take.multiplied(times))),
            Event::Raised { seat, cube } => by("log-raised", seat)
                .with("from", say::cube(cube))
                .with("to", say::cube(cube.raised().unwrap_or(cube))),
            Event::TookBack { seat, card } => {
                by("log-took-back", seat).with("card", self.say_card(card))
            }
            Event::Paid { seat, cube, card } => {
                by("log-paid", seat).with("cube", say::cube(cube)).with("card", self.say_card(card))
            }
            Event::Collected { seat, cubes } => {
                by("log-collected", seat).with("cubes", say::cubes(cubes))
            }
            Event::Acquired { seat, card } => {
                by("log-acquired", seat).with("card", self.say_card(card))
            }
            Event::Claimed { seat, point, coin } => {
                let key = match coin {
                    None => "log-claimed",
                    Some(Coin::Gold) => "log-claimed-gold",
                    Some(Coin::Silver) => "log-claimed-silver",
                };
                by(key, seat).with("point", self.say_point(point))
            }
            Event::Struck { seat, card, deal, laid } => by("log-struck", seat)
                .with("card", self.say_card(card))
                .with("deal", self.say_deal(deal))
                .with("laid", self.say_card(laid)),
            Event::Given { seat, cube } => by("log-given", seat).with("cube", say::cube(cube)),
            Event::Discarded { seat, cube } => {
                by("log-discarded", seat).with("cube", say::cube(cube))
            }
            Event::MerchantCame { card, deal: None } => {
                Phrase::new("log-merchant-came").with("card", self.say_card(card))
            }
            Event::MerchantCame { card, deal: Some(deal) } => Phrase::new("log-merchant-came-deal")
                .with("card", self.say_card(card))
                .with("deal", self.say_deal(deal)),
            Event::PointCame { point } => {
                Phrase::new("log-point-came").with("point", self.say_point(point))
            }
            Event::Reshuffled => Phrase::new("log-reshuffled"),
            Event::LastRound { seat } => by("log-last-round", seat),
            Event::Ended { stopped: false } => Phrase::new("log-ended"),
            Event::Ended { stopped: true } => {
                Phrase::new("log-stopped").with("rounds", self.components.round_limit)
            }
        }
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, table: &Shared, decision: Move) -> Phrase {
        let effect = match table.phase {
            Phase::Effect { source, .. } => Some(self.effect_of(table, source)),
            _ => None,
        };
        match decision {
            Move::Play(card) => Phrase::new("move-play").with("card", self.say_card(card)),
            Move::Acquire(slot) => {
                let stall = table.market.row.get(usize::from(slot)).copied().unwrap_or_default();
                let phrase = Phrase::new(if stall.cubes.is_empty() {
                    "move-acquire"
                } else {
                    "move-acquire-cubes"
                });
                phrase
                    .with("cost", slot)
                    .with("card", self.say_card(stall.card))
                    .with("cubes", say::cubes(stall.cubes))
            }
            Move::Claim(slot) => {
                let key = match self.coin_above(table, slot) {
                    None => "move-claim",
                    Some(Coin::Gold) => "move-claim-gold",
                    Some(Coin::Silver) => "move-claim-silver",
                };
                let point = table.points.get(usize::from(slot)).copied().unwrap_or(u8::MAX);
                Phrase::new(key).with("point", self.say_point(point))
            }
            Move::Rest => Phrase::new("move-rest").with("count", table.own().played.len()),
            Move::Deal(card) => Phrase::new("move-deal")
                .with("card", self.say_card(card))
                .with("deal", self.say_deal_on(table, card)),
            Move::Pay(cube) => Phrase::new("move-pay").with("cube", say::cube(cube)),
            Move::Take => Phrase::new("move-take"),
            Move::LayDown(card) => Phrase::new("move-lay-down").with("card", self.say_card(card)),
            Move::Trade(times) => {
                let trade =
                    effect.and_then(|effect| effect.trades.first().copied()).unwrap_or_default();
                Phrase::new("move-trade")
                    .with("count", times)
                    .with("give", say::cubes(trade.give.multiplied(times)))
                    .with("take", say::cubes(trade.take.multiplied(times)))
            }
            Move::Swap(way) => {
                let trade = effect.and_then(|effect| effect.trades.get(usize::from(way)).copied());
                let trade = trade.unwrap_or_default();
                Phrase::new("move-swap")
                    .with("give", say::cubes(trade.give))
                    .with("take", say::cubes(trade.take))
            }
            Move::Raise(cube) => Phrase::new("move-raise")
                .with("from", say::cube(cube))
                .with("to", say::cube(cube.raised().unwrap_or(cube))),
            Move::TakeBack(card) => Phrase::new("move-take-back").with("card", self.say_card(card)),
            Move::Stop => Phrase::new("move-stop"),
            Move::Discard(cube) => Phrase::new("move-discard").with("cube", say::cube(cube)),
        }
    }

    /// What is asked, and of whom.
    pub(super) fn say_prompt(&self, table: &Shared, me: Option<Seat>) -> Phrase {
        let Some(seat) = table.awaited() else { return Phrase::new("prompt-over") };
        if me != Some(seat) {
            return Phrase::new("prompt-other").with("who", seat);
        }
        use crate::effect::Step;
        match table.phase {
            Phase::Action if self.golden_deals => Phrase::new("prompt-action-deals"),
            Phase::Action => Phrase::new("prompt-action"),
            Phase::Pay { slot, paid } => Phrase::new("prompt-pay")
                .with("place", u16::from(paid) + 1)
                .with("left", slot.saturating_sub(paid)),
            Phase::Bargain { slot } => {
                let card =
                    table.market.row.get(usize::from(slot)).copied().unwrap_or_default().card;
                Phrase::new("prompt-bargain").with("deal", self.say_deal_on(table, card))
            }
            Phase::LayDown { deal } => {
                Phrase::new("prompt-lay-down").with("deal", self.say_deal_on(table, deal))
            }
            Phase::Effect { step, .. } => match step {
                Step::Trade => Phrase::new("prompt-trade"),
                Step::Swap { .. } => Phrase::new("prompt-swap"),
                Step::Raise { left } => Phrase::new("prompt-raise").with("left", left),
                Step::TakeBack | Step::Done => Phrase::new("prompt-take-back"),
            },
            Phase::Discard { seat } => {
                let limit = self.components.caravan;
                let surplus = table.place(seat).map_or(0, |place| place.caravan.surplus(limit));
                Phrase::new("prompt-discard").with("limit", limit).with("left", surplus)
            }
            Phase::Over { .. } => Phrase::new("prompt-over"),
        }
    }
}
