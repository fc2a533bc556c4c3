//! What stands between a page and its table.

use leptos::prelude::*;
use room::{Reason, Wish};

use crate::model::Model;

/// How the table is reached at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wire {
    /// The table is in this browser.
    Local,
    /// The connection stands.
    Up,
    /// It is being made, or made again.
    Trying,
    /// There is no such table, or it may not be seen.
    Gone,
}

/// A table as its page sees it. The page that opens the connection makes one and provides it as
/// context; everything on the board reads from it and wishes through it.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// What is known of the table.
    pub model: RwSignal<Model>,
    /// How it is reached.
    pub wire: RwSignal<Wire>,
    /// The wish that is under way, if one is: the board waits for its answer.
    pub pending: RwSignal<Option<Wish>>,
    /// Why the last wish was refused; the board shows it and takes it away.
    pub refused: RwSignal<Option<Reason>>,
    /// Sends a wish.
    pub send: Callback<Wish>,
    /// Asks for a rematch, and goes there.
    pub rematch: Callback<()>,
}

impl TableContext {
    /// The table of the page this component is on.
    pub fn here() -> TableContext {
        expect_context()
    }

    /// Sends a wish.
    pub fn wish(self, wish: Wish) {
        self.send.run(wish);
    }
}
