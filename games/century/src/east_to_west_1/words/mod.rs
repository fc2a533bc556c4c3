//! What happened, what can be done and what is asked, as sentences.

use kit::{Phrase, Seat};

use super::event::Event;
use super::moves::Move;
use super::state::{Phase, Shared};
use super::{EastToWest1, View};
use crate::land;

impl EastToWest1 {
    pub(super) fn say_event(&self, event: Event) -> Phrase {
        let (land, stalls) = (&self.components.land, &self.components.stalls);
        match event {
            Event::Land(event) => land.say_event(event),
            Event::Merchants(event) => stalls.say_event(land, event),
            Event::Cards(event) => stalls.cards.say_event(event),
        }
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let (land, stalls) = (&self.components.land, &self.components.stalls);
        let table = &view.table;
        let seat = view.viewer.seat().or(table.awaited()).unwrap_or_default();
        let own = table.place(seat).copied().unwrap_or_default();
        match (table.phase, decision) {
            (Phase::Land(phase), Move::Land(decision)) => {
                land.say_move(&table.country, &own, seat, phase, decision)
            }
            (Phase::Merchants(phase), decision) if decision.answer().is_some() => {
                stalls.say_answer(land, &table.market, &own, phase, decision.answer())
            }
            (phase, Move::Merchants(decision)) => {
                let phase = match phase {
                    Phase::Merchants(phase) => Some(phase),
                    Phase::Land(_) => None,
                };
                stalls.say_move(&table.market, &own, phase, decision)
            }
            (Phase::Merchants(_), Move::Land(decision)) => {
                land.say_move(&table.country, &own, seat, land::Phase::Action, decision)
            }
        }
    }

    /// What is asked, and of whom.
    pub(super) fn say_prompt(&self, table: &Shared, me: Option<Seat>) -> Phrase {
        let Some(seat) = table.awaited() else { return Phrase::new("prompt-over") };
        if me != Some(seat) {
            return Phrase::new("prompt-other").with("who", seat);
        }
        let own = table.place(seat).copied().unwrap_or_default();
        match table.phase {
            Phase::Land(phase) => {
                self.components.land.say_prompt(&table.country, &own, phase, "prompt-action")
            }
            Phase::Merchants(phase) => {
                self.components.stalls.say_prompt(&table.market, &own, phase)
            }
        }
    }
}
