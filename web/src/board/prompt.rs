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
const LONG: usize = 72;
/// A note of so many letters has room under the name of the game.
const BESIDE: usize = 26;

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
    let note = move |beside: bool| {
        let plain = stage.looking.get().is_none() && stage.chosen.get().is_none();
        let note =
            stage.shown.with(|shown| shown.as_ref().and_then(|shown| shown.scene.note.clone()));
        let note = note.filter(|_| plain).map(|note| stage.say(&note));
        let is_beside = |note: &String| !stage.narrow.get() && note.chars().count() <= BESIDE;
        let note = note.filter(|note| is_beside(note) == beside);
        note.map(|note| view! { <small class="note">{note}</small> }.into_any())
    };
    let mine = move || stage.table.model.with(|model| model.me());
    let waiting = move || {
        let other = turn(stage) == "other" && stage.looking.get().is_none() && !stage.behind.get();
        other.then(|| since(stage))
    };
    view! {
        <header class="prompt" data-part="prompt">
            <div class="game"><span>{game}</span>{move || note(true)}</div>
            <span class="who" aria-hidden="true">
                {move || awaited(stage).map(|seat| view! { <Emblem seat=seat.0/> })}
            </span>
            <Show when=move || stage.table.model.with(|model| model.me().is_none()) && !stage.is_over()>
                <span class="tag">{stage.text("board-you-watch")}</span>
            </Show>
            <p class="sentence" id="prompt-sentence" class:long=move || { sentence().chars().count() > LONG }>
                {sentence} " " <span class="since">{waiting}</span>
                {move || note(false)}
            </p>
            {move || mine().map(|seat| view! { <ClockFace seat=seat/> })}
            <div class="tools">
                <Tools/>
            </div>
        </header>
    }
}

const UNDO: &str = "M9 4 4 9l5 5M4 9h10a5 5 0 0 1 0 11h-3";
const RESTART: &str = "M4 4v6h6M4.6 10A8 8 0 1 1 5 16";
/// Four corners: all of a map.
pub(super) const FIT: &str = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";

/// A sign drawn with lines.
pub(super) fn sign(path: &'static str) -> AnyView {
    view! { <svg class="line-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
        .into_any()
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
    // Buttons that are alike are made in one place: each by itself is kilobytes of program.
    let plain =
        move |name: &'static str, class: &'static str, word: &'static str, press: fn(Stage)| {
            view! {
                <button type="button" data-do=name class=class on:click=move |_| press(stage)>
                    {stage.text(word)}
                </button>
            }
            .into_any()
        };
    // What cannot be used now is a sign and its key on a wide screen: its name is then that of its tip.
    let back = move |name: &'static str,
                     class: &'static str,
                     (word, path): (&'static str, &'static str),
                     key: &'static str,
                     idle: fn(Stage) -> bool,
                     press: fn(Stage)| {
        view! {
            <button
                type="button"
                data-do=name
                class=class
                class:faint=move || idle(stage)
                title=stage.text(word)
                on:click=move |_| press(stage)
            >
                {sign(path)}
                <span class="word">{stage.text(word)}</span>
                <kbd aria-hidden="true">{key}</kbd>
            </button>
        }
        .into_any()
    };
    let no_undo: fn(Stage) -> bool =
        |stage| stage.table.model.with(|model| undo_wish(model).is_err());
    let no_restart: fn(Stage) -> bool = |stage| stage.placard(|placard| placard.no_undo.is_some());
    view! {
        <Show when=move || stage.narrow.get() && seated() && stage.tab.get().decides()>
            <Fold label="board-list-short"/>
        </Show>
        <Show when=move || stage.behind.get()>
            {plain("skip", "skip-now", "board-skip", Stage::skip)}
        </Show>
        <Show when=move || stage.may_play_on()>
            {plain("play-on", "", "review-play-on", |stage| stage.play_on())}
        </Show>
        <Show when=move || stage.looking.get().is_some()>
            {plain("back", "main", "board-back-to-now", |stage| stage.look(None))}
        </Show>
        <Show when=move || stage.chosen.get().is_some()>
            <button type="button" class="main" data-do="confirm" on:click=move |_| stage.confirm()>
                {stage.text("board-confirm")} <kbd>"↵"</kbd>
            </button>
            {plain("put-down", "", "board-cancel", Stage::put_down)}
        </Show>
        <Show when=seated>
            {back("undo", "", ("board-undo", UNDO), "U", no_undo, Stage::undo)}
            {back("restart", "wide-only", ("board-restart", RESTART), "R", no_restart, Stage::restart)}
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
