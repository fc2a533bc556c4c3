//! What happened and what can be done, as sentences.
use crate::{Event, Goa, Move, Table};
use kit::Phrase;
impl Goa {
    pub(crate) fn say_event(&self, _event: &Event) -> Phrase {
        Phrase::new("x")
    }
    pub(crate) fn say_move(&self, _table: &Table, _decision: Move) -> Phrase {
        Phrase::new("x")
    }
}
