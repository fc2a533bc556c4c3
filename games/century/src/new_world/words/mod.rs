//! What happened, what can be done and what is asked, as sentences.

use kit::{Phrase, Seat};

use super::event::Event;
use super::moves::Move;
use super::state::Shared;
use super::{NewWorld, View};

impl NewWorld {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        self.land.say_event(*event)
    }

    /// What a decision does, for a numbered list.
    pub(super) fn say_move(&self, view: &View, decision: Move) -> Phrase {
        let table = &view.table;
        let seat = view.viewer.seat().or(table.awaited()).unwrap_or_default();
        let own = table.place(seat).copied().unwrap_or_default();
        self.land.say_move(&table.country, &own, seat, table.phase, decision)
    }

    /// What is asked of who has to decide.
    pub(super) fn say_question(&self, table: &Shared, seat: Seat) -> Phrase {
        let own = table.place(seat).copied().unwrap_or_default();
        self.land.say_prompt(&table.country, &own, table.phase, "prompt-action")
    }
}
