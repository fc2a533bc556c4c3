//! The bar that says what is to be decided, and the buttons beside it.

use kit::{Phrase, Seat};
use leptos::prelude::*;

use super::around::{ClockFace, Emblem, since};
use super::hints::Hints;
use super::list::Fold;
use super::review::MistakeHere;
use super::stage::{Sheet, Stage};
use super::turn::undo_wish;
use crate::model::Model;

/// A sentence of more letters is written smaller, so that it fits into the bar with the note under it.
const LONG: usize = 62;

/// Who is on turn, to the reader.
pub(super) fn turn(stage: Stage) -> &'static str {
    if stage.is_over() {
        "over"
    } else if stage.table.model.with(Model::my_turn) {
        "me"
    } else {
        "other"
    }
}

/// Whom what is shown waits for: the reader before others.
fn awaited(stage: Stage) -> Option<Seat> {
    let me = stage.table.model.with(Model::me);
    stage.shown.with(|shown| {
        let awaited = &shown.as_ref()?.awaited;
        me.filter(|me| awaited.contains(me)).or(awaited.first().copied())
    })
}

#[component]
pub(super) fn PromptBar() -> impl IntoView {
    let stage = Stage::here();
    let game = move || {
        let id = stage.speech.game.unwrap_or_default();
        stage.say(&Phrase::new(format!("game-{id}")))
    };
    let sentence = move || {
        if let Some(index) = stage.looking.get() {
            let last = stage.table.model.with(|model| model.frames.len().saturating_sub(1));
            let moment = Phrase::new("board-looking").with("at", index).with("of", last);
            return stage.say(&moment);
        }
        if let Some(choice) = stage.chosen.get() {
            let label = stage
                .shown
                .with(|shown| Some(shown.as_ref()?.scene.choices.get(choice)?.label.clone()));
            if let Some(label) = label {
                return stage.say(&Phrase::new("board-confirm-what").with("choice", label));
            }
        }
        let handed = stage.table.model.with(|model| model.is_handed()) && !stage.is_over();
        if handed && !stage.behind.get() {
            return stage.word("board-handed");
        }
        let prompt =
            stage.shown.with(|shown| shown.as_ref().and_then(|shown| shown.scene.prompt.clone()));
        prompt.map(|prompt| stage.say(&prompt)).unwrap_or_default()
    };
    let note = move || {
        let plain = stage.looking.get().is_none() && stage.chosen.get().is_none();
        let note =
            stage.shown.with(|shown| shown.as_ref().and_then(|shown| shown.scene.note.clone()));
        note.filter(|_| plain).map(|note| view! { <small class="note">{stage.say(&note)}</small> })
    };
    let mine = move || stage.table.model.with(|model| model.me());
    let waiting = move || {
        let other = turn(stage) == "other" && stage.looking.get().is_none() && !stage.behind.get();
        other.then(|| since(stage))
    };
    view! {
        <header class="prompt" data-part="prompt">
            <span class="game">{game}</span>
            <span class="who" aria-hidden="true">
                {move || awaited(stage).map(|seat| view! { <Emblem seat=seat.0/> })}
            </span>
            <Show when=move || stage.table.model.with(|model| model.me().is_none()) && !stage.is_over()>
                <span class="tag">{stage.text("board-you-watch")}</span>
            </Show>
            <p class="sentence" id="prompt-sentence" class:long=move || { sentence().chars().count() > LONG }>
                {sentence} " " <span class="since">{waiting}</span>
                {note}
            </p>
            {move || mine().map(|seat| view! { <ClockFace seat=seat/> })}
            <div class="tools">
                <Tools/>
            </div>
        </header>
    }
}

#[component]
fn Tools() -> impl IntoView {
    let stage = Stage::here();
    let seated = move || {
        let sits = stage.table.model.with(|model| model.me().is_some());
        sits && !stage.is_over() && stage.looking.get().is_none()
    };
    let decides =
        move || (turn(stage) == "me" || stage.choices() > 0) && stage.looking.get().is_none();
    view! {
        <Show when=move || stage.narrow.get() && seated() && stage.tab.get().decides()>
            <Fold label="board-list-short"/>
        </Show>
        <Show when=move || stage.behind.get()>
            <button type="button" class="skip-now" on:click=move |_| stage.skip()>
                {stage.text("board-skip")}
            </button>
        </Show>
        <Show when=move || stage.may_play_on()>
            <button type="button" data-do="play-on" on:click=move |_| stage.play_on()>
                {stage.text("review-play-on")}
            </button>
        </Show>
        <Show when=move || stage.looking.get().is_some()>
            <button type="button" class="main" on:click=move |_| stage.look(None)>
                {stage.text("board-back-to-now")}
            </button>
        </Show>
        <Show when=move || stage.chosen.get().is_some()>
            <button type="button" class="main" data-do="confirm" on:click=move |_| stage.confirm()>
                {stage.text("board-confirm")} <kbd>"↵"</kbd>
            </button>
            <button type="button" on:click=move |_| stage.put_down()>
                {stage.text("board-cancel")}
            </button>
        </Show>
        <Show when=seated>
            <button
                type="button"
                data-do="undo"
                on:click=move |_| stage.undo()
                class:faint=move || stage.table.model.with(|model| undo_wish(model).is_err())
            >
                {stage.text("board-undo")} <kbd>"U"</kbd>
            </button>
            <button
                type="button"
                class="wide-only"
                data-do="restart"
                on:click=move |_| stage.restart()
                class:faint=move || stage.placard(|placard| placard.no_undo.is_some())
            >
                {stage.text("board-restart")} <kbd>"R"</kbd>
            </button>
        </Show>
        <Show when=decides>
            <button
                type="button"
                data-do="hint"
                aria-busy=move || stage.thinking.get().to_string()
                class:faint=move || stage.no_hints()
                on:click=move |_| stage.hint()
            >
                {move || stage.word(if stage.thinking.get() { "board-thinking" } else { "board-hint" })}
                " " <kbd>"H"</kbd>
            </button>
        </Show>
        <button
            type="button"
            class="icon wide-only"
            data-do="aid"
            aria-label=stage.text("board-aid")
            title=stage.text("board-key-aid")
            on:click=move |_| stage.sheet.set(Some(Sheet::Aid))
        >
            "?"
        </button>
        <button
            type="button"
            class="icon"
            data-do="menu"
            aria-label=stage.text("board-menu")
            on:click=move |_| stage.sheet.set(Some(Sheet::Menu))
        >
            "☰"
        </button>
    }
}

/// What is said under the bar: why something cannot be done, hints, questions, a lost connection.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let stage = Stage::here();
    let why = move || {
        let refused =
            stage.table.refused.with(|reason| reason.as_ref().map(|reason| reason.message.clone()));
        refused.or_else(|| stage.why.with(|why| why.clone()).map(|why| stage.say(&why)))
    };
    let close = move |_| {
        stage.why.set(None);
        stage.table.refused.set(None);
    };
    view! {
        <div class="saying-bars">
            <super::asked::Wire/>
            <super::asked::Question/>
            <div role="status">
                <Show when=move || why().is_some()>
                    <button type="button" class="saying-bar why" on:click=close data-part="why">{why}</button>
                </Show>
            </div>
            <Hints/>
            <MistakeHere/>
        </div>
    }
}
