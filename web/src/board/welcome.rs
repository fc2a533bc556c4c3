//! Three hints for those who are here for the first time.

use leptos::prelude::*;

use super::stage::Stage;

/// The hints, and the part of the screen each points at.
const HINTS: [(&str, &str); 3] = [
    ("board-welcome-prompt", "at-prompt"),
    ("board-welcome-glow", "at-board"),
    ("board-welcome-list", "at-list"),
];

#[component]
pub(super) fn Welcome() -> impl IntoView {
    let stage = Stage::here();
    let at = RwSignal::new(0usize);
    let welcomed = stage.settings.welcomed;
    let last = move || at.get() + 1 == HINTS.len();
    let next = move |_| {
        if last() {
            welcomed.set(true);
        } else {
            at.update(|at| *at += 1);
        }
    };
    let hint = move || HINTS.get(at.get()).copied().unwrap_or(HINTS[0]);
    view! {
        <Show when=move || !welcomed.get() && !stage.is_over()>
            <aside class=move || format!("bubble {}", hint().1) data-part="welcome">
                <p>{move || stage.word(hint().0)}</p>
                <div class="line-up">
                    <span class="count">{move || at.get() + 1} "/" {HINTS.len()}</span>
                    <button type="button" on:click=move |_| welcomed.set(true)>
                        {move || stage.word("board-welcome-skip")}
                    </button>
                    <button type="button" class="main" on:click=next>
                        {move || stage.word(if last() { "board-welcome-done" } else { "board-welcome-next" })}
                    </button>
                </div>
            </aside>
        </Show>
    }
}
