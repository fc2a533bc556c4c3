//! What happened and what can be done, as sentences.

use kit::Phrase;

use super::SpiceRoad;
use super::event::{Coin, Event};
use super::moves::Decision;
use super::state::{Move, Phase, Shared, View};
use crate::words::{self, log};

impl SpiceRoad {
    pub(super) fn say_point(&self, point: u8) -> Phrase {
        words::claim("point-card", self.point(point))
    }

    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        if let Some(event) = event.cards() {
            return self.components.cards.say_event(event);
        }
        let cubes = event.effect().map(log::effect).or_else(|| event.hold().map(log::hold));
        let limit = self.components.round_limit;
        let round = || event.round().map(|event| log::round(event, limit));
        cubes.or_else(round).unwrap_or_else(|| self.say_own_event(event))
    }

    fn say_own_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::Claimed { seat, point, coin } => {
                let key = match coin {
                    None => "log-claimed",
                    Some(Coin::Gold) => "log-claimed-gold",
                    Some(Coin::Silver) => "log-claimed-silver",
                };
                log::by(key, seat).with("point", self.say_point(point))
            }
            Event::PointCame { point } => {
                Phrase::new("log-point-came").with("point", self.say_point(point))
            }
            // All others belong to parts.
            _ => Phrase::new("cubes-none"),
        }
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        match decision.part() {
            Decision::Cards(decision) => {
                let (cards, phase) = (&self.components.cards, table.phase.cards());
                cards.say_move(&table.market, table.own(), phase, decision)
            }
            Decision::Claim(slot) => {
                let key = match self.coin_above(table, slot) {
                    None => "move-claim",
                    Some(Coin::Gold) => "move-claim-gold",
                    Some(Coin::Silver) => "move-claim-silver",
                };
                let point = table.points.get(usize::from(slot)).copied().unwrap_or(u8::MAX);
                Phrase::new(key).with("point", self.say_point(point))
            }
            Decision::Discard(cube) => words::moves::discard(cube),
        }
    }

    /// What is asked of who has to decide.
    pub(super) fn say_question(&self, table: &Shared) -> Phrase {
        let cards = &self.components.cards;
        match table.phase {
            Phase::Action if cards.golden_deals => Phrase::new("prompt-action-deals"),
            Phase::Action => Phrase::new("prompt-action"),
            Phase::Discard { seat } => {
                let own = table.place(seat).map(|place| place.caravan).unwrap_or_default();
                words::moves::surplus(own, self.components.caravan)
            }
            phase => match phase.cards() {
                Some(phase) => cards.say_prompt(&table.market, phase),
                None => Phrase::new("prompt-over"),
            },
        }
    }
}
