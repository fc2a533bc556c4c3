//! Questions to the seats, and the state of the connection.

use kit::Phrase;
use leptos::prelude::*;
use room::{Ask, Wish};

use super::stage::Stage;
use crate::table_context::Wire as State;

/// A banner while the connection is being made again.
#[component]
pub(super) fn Wire() -> impl IntoView {
    let stage = Stage::here();
    let says = move || match stage.table.wire.get() {
        State::Trying => Some("board-wire-trying"),
        State::Gone => Some("board-wire-gone"),
        State::Local | State::Up => None,
    };
    view! {
        <div role="status">
            {move || says().map(|key| view! { <p class="saying-bar wire">{stage.word(key)}</p> })}
        </div>
    }
}

/// What the seats are asked to agree to.
#[component]
pub(super) fn Question() -> impl IntoView {
    let stage = Stage::here();
    let vote = move || stage.placard(|placard| placard.vote.clone());
    let mine = move || {
        let me = stage.table.model.with(|model| model.me());
        vote().is_some_and(|vote| me.is_some_and(|me| vote.missing.contains(&me)))
    };
    let sentence = move || {
        let vote = vote()?;
        let phrase = match vote.ask {
            Ask::Undo { ply } => {
                let now = stage.placard(|placard| placard.ply);
                let back = now.saturating_sub(ply);
                Phrase::new("board-asks-undo").with("who", vote.by).with("count", back)
            }
            Ask::Replace { seat } => {
                Phrase::new("board-asks-replace").with("who", vote.by).with("seat", seat)
            }
        };
        Some(stage.say(&phrase))
    };
    let answer = move |yes: bool| stage.wish(Wish::Answer { yes });
    view! {
        <Show when=move || sentence().is_some()>
            <div class="saying-bar question" role="alertdialog" aria-label=sentence>
                <span>{sentence}</span>
                <Show
                    when=mine
                    fallback=move || view! { <em>{stage.word("board-asks-waiting")}</em> }
                >
                    <button type="button" class="main" on:click=move |_| answer(true)>
                        {move || stage.word("board-yes")}
                    </button>
                    <button type="button" on:click=move |_| answer(false)>
                        {move || stage.word("board-no")}
                    </button>
                </Show>
            </div>
        </Show>
    }
}
