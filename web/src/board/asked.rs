//! Questions to the seats, and the state of the connection.

use std::time::Duration;

use kit::Phrase;
use leptos::prelude::*;
use room::{Ask, Wish};

use super::stage::Stage;
use crate::table_context::Wire as State;

/// After this time somebody who waits for an answer is told that it is under way.
const SLOW: Duration = Duration::from_millis(1_800);

/// A banner while the connection is being made again, or an answer takes long.
#[component]
pub(super) fn Wire() -> impl IntoView {
    let stage = Stage::here();
    // A wish that waits for longer than this is told of.
    let slow = RwSignal::new(false);
    Effect::new(move || {
        slow.set(false);
        if stage.table.pending.with(Option::is_none) {
            return;
        }
        let waits = move || {
            if stage.table.pending.try_with_untracked(Option::is_some) == Some(true) {
                slow.set(true);
            }
        };
        if let Ok(timer) = set_timeout_with_handle(waits, SLOW) {
            on_cleanup(move || timer.clear());
        }
    });
    let says = move || match stage.table.wire.get() {
        State::Trying if stage.table.pending.with(Option::is_some) => Some("board-wire-kept"),
        State::Trying => Some("board-wire-trying"),
        State::Gone => Some("board-wire-gone"),
        State::Local | State::Up => slow.get().then_some("board-wire-sending"),
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
                        {stage.text("board-yes")}
                    </button>
                    <button type="button" on:click=move |_| answer(false)>
                        {stage.text("board-no")}
                    </button>
                </Show>
            </div>
        </Show>
    }
}
