//! The numbered list of what can be done, and the small one beside a piece.

use kit::Phrase;
use leptos::prelude::*;

use super::fly::{Spot, element};
use super::stage::Stage;

/// One choice as a button.
#[component]
pub(super) fn ChoiceButton(choice: usize) -> impl IntoView {
    let stage = Stage::here();
    let label = move || {
        let label = stage
            .shown
            .with(|shown| Some(shown.as_ref()?.scene.choices.get(choice)?.label.clone()));
        label.map(|label| stage.say(&label))
    };
    view! {
        <button
            type="button"
            class="choice"
            class:chosen=move || stage.chosen.get() == Some(choice)
            class:hinted=move || super::hints::is_hinted(stage, |hint| hint == choice)
            data-choice=(choice + 1).to_string()
            on:click=move |_| stage.choose(choice)
        >
            <span class="number" aria-hidden="true">{choice + 1}</span>
            <span>{label}</span>
        </button>
    }
}

/// Every choice there is.
#[component]
pub(super) fn ChoiceList() -> impl IntoView {
    let stage = Stage::here();
    let count = Memo::new(move |_| stage.choices());
    // A new moment has new choices, even where it has as many.
    let choices = move || {
        let ply = stage.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.ply));
        (0..count.get()).map(move |choice| (ply, choice)).collect::<Vec<_>>()
    };
    view! {
        <ol class="choices">
            <For each=choices key=|key| *key let:key>
                <li><ChoiceButton choice=key.1/></li>
            </For>
        </ol>
    }
}

/// The list with a head that folds it away.
#[component]
pub(super) fn FoldedList() -> impl IntoView {
    let stage = Stage::here();
    let open = stage.unfolded;
    view! {
        <section class="list" data-part="list" class:folded=move || !open.get()>
            <button
                type="button"
                class="fold"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || stage.say(&Phrase::new("board-list").with("count", stage.choices()))}
            </button>
            <Show when=move || open.get()>
                <ChoiceList/>
            </Show>
        </section>
    }
}

/// The list beside a piece with which several choices are made.
#[component]
pub(super) fn Popover() -> impl IntoView {
    let stage = Stage::here();
    let place = move || {
        let id = stage.focus.get()?;
        let spot = Spot::of(&element(&id)?);
        let (wide, high) =
            (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
        let x = (spot.x + spot.w + 8.0).min(wide - 300.0).max(8.0);
        let y = spot.y.min(high - 300.0).max(56.0);
        Some((x, y))
    };
    view! {
        <Show when=move || !stage.among.with(Vec::is_empty)>
            <div
                class="popover"
                role="group"
                aria-label=move || stage.word("board-which")
                style:left=move || place().map(|(x, _)| format!("{x:.0}px"))
                style:top=move || place().map(|(_, y)| format!("{y:.0}px"))
            >
                <p>{move || stage.word("board-which")}</p>
                <For each=move || stage.among.get() key=|choice| *choice let:choice>
                    <ChoiceButton choice=choice/>
                </For>
                <button type="button" class="plain-button" on:click=move |_| stage.put_down()>
                    {move || stage.word("board-cancel")}
                </button>
            </div>
        </Show>
    }
}
