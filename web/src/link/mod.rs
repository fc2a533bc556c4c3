//! The way to a table: over the network, or to a worker in this browser.
//!
//! | file | what it holds |
//! |---|---|
//! | `talk.rs` | one side of the conversation with a table, whatever carries it; no browser in it |
//! | `outbox.rs` | wishes and their answers, across lost connections; no browser in it |
//! | `patience.rs` | when to try again, and how; no browser in it |
//! | `remote.rs` | a table on the server |
//! | `local.rs` | a table in this browser; the table's side is `module::host` |
//! | `kept.rs` | where tables of this browser are kept |

pub mod kept;
pub mod local;
mod outbox;
mod patience;
pub mod remote;
mod talk;

use kit::{Lang, Phrase};
use leptos::prelude::*;
use room::{FromTable, Reason, Wish};

use self::talk::{Next, Talk};
use crate::model::Model;
use crate::speech;
use crate::table_context::{TableContext, Wire};

/// The parts of a table that a link writes to.
#[derive(Clone, Copy)]
struct Ends {
    model: RwSignal<Model>,
    wire: RwSignal<Wire>,
    pending: RwSignal<Option<Wish>>,
    refused: RwSignal<Option<Reason>>,
    lang: RwSignal<Lang>,
}

impl Ends {
    fn new(wire: Wire, lang: RwSignal<Lang>) -> Ends {
        Ends {
            model: RwSignal::new(Model::default()),
            wire: RwSignal::new(wire),
            pending: RwSignal::new(None),
            refused: RwSignal::new(None),
            lang,
        }
    }

    fn table(self, send: Callback<Wish>, rematch: Callback<()>) -> TableContext {
        let Ends { model, wire, pending, refused, .. } = self;
        TableContext { model, wire, pending, refused, send, rematch }
    }

    /// Puts a wish on its way. Words in the chat hold nothing up.
    fn wish(self, talk: &mut Talk, wish: Wish) {
        if !matches!(wish, Wish::Say { .. }) {
            let _ = self.pending.try_set(Some(wish.clone()));
        }
        talk.wish(wish);
    }

    /// Takes in what the table says, and shows it.
    fn hear(self, talk: &mut Talk, said: FromTable) -> Next {
        let mut next = Next::default();
        let _ = self.model.try_maybe_update(|model| {
            next = talk.hear(said, model);
            (next.changed, ())
        });
        if next.settled && self.pending.with_untracked(Option::is_some) {
            self.pending.set(None);
        }
        // A decision that was dropped can be seen on the board; the rest has to be said.
        let silent = |wish: &Wish| matches!(wish, Wish::Move { .. } | Wish::Undo { .. });
        if next.dropped.iter().any(|wish| !silent(wish)) {
            let phrase = Phrase::new("link-dropped");
            let message =
                speech::say(self.lang.get_untracked(), None, &phrase, &Default::default());
            next.refused = Some(Reason { code: "dropped".to_owned(), message });
        }
        if let Some(reason) = next.refused.take() {
            self.refused.set(Some(reason));
        }
        next
    }
}
