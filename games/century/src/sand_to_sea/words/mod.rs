//! What happened and what can be done, as sentences.

use kit::Phrase;

use super::SandToSea;
use super::event::Event;
use super::state::{Move, Phase, Shared, View};
use crate::cards::words as card_words;
use crate::words::{self, log};

impl SandToSea {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        let (venture, cards) = (&self.components.venture, &self.components.cards);
        match *event {
            Event::Cards(event) => cards.say_event(event),
            Event::Sea(event) => venture.say_event(event),
            Event::Effect(event) => log::effect(event),
            Event::Hold(event) => log::hold(event),
            Event::Round(event) => log::round(event, venture.round_limit),
            Event::SetAside { seat, card } => log::by("log-set-aside", seat)
                .with("card", card_words::card(&cards.merchants, card)),
        }
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        let (venture, cards) = (&self.components.venture, &self.components.cards);
        let own = table.own();
        match decision {
            Move::Cards(crate::cards::Move::Rest) => {
                let back = own.played.len() + own.aside.len();
                Phrase::new("move-rest").with("count", back)
            }
            Move::Cards(decision) => {
                cards.say_move(&table.market, own, table.phase.cards(), decision)
            }
            Move::Sea(decision) => venture.say_move(&table.look(), table.phase.sea(), decision),
            Move::Aside(card) => {
                Phrase::new("move-set-aside").with("card", card_words::card(&cards.merchants, card))
            }
            Move::Hire(slot) => {
                let card = table.market.stall(slot).card;
                Phrase::new("move-hire").with("card", card_words::card(&cards.merchants, card))
            }
            Move::Discard(cube) => words::moves::discard(cube),
        }
    }

    /// What is asked of who has to decide.
    pub(super) fn say_question(&self, table: &Shared) -> Phrase {
        let (venture, cards) = (&self.components.venture, &self.components.cards);
        match table.phase {
            Phase::Action if cards.golden_deals => Phrase::new("prompt-action-deals"),
            Phase::Action => Phrase::new("prompt-action"),
            Phase::Ashore => Phrase::new("prompt-ashore"),
            Phase::Cards(phase) => cards.say_prompt(&table.market, phase),
            Phase::Sea(phase) => venture.say_prompt(
                &table.look(),
                phase,
                self.means(table.own(), phase.steps()).free,
            ),
            Phase::Aside { .. } => Phrase::new("prompt-aside"),
            Phase::Discard { seat } => match table.place(seat) {
                Some(place) => words::moves::surplus(place.hold, venture.hold_of(place)),
                None => Phrase::new("prompt-over"),
            },
            Phase::Over { .. } => Phrase::new("prompt-over"),
        }
    }
}
