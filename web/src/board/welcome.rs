//! Three hints for those who are here for the first time. They lie where they cover nothing that can be
//! touched.

use leptos::html;
use leptos::prelude::*;
use web_sys::{DomRect, Element};

use super::stage::Stage;

/// A hint, and where it may lie, what it points at first: the first place where it covers nothing that
/// glows is taken.
type Hint = (&'static str, &'static [&'static str]);

const HINTS: [Hint; 3] = [
    (
        "board-welcome-prompt",
        &["bubble at-prompt", "bubble at-prompt to-right", "bubble at-prompt to-side"],
    ),
    ("board-welcome-glow", &["bubble at-board", "bubble at-board to-side"]),
    ("board-welcome-list", &["bubble at-list", "bubble at-list to-side"]),
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
    let bubble = NodeRef::<html::Aside>::new();
    Effect::new(move || {
        stage.shown.track();
        let places = hint().1;
        let Some(bubble) = bubble.get() else { return };
        request_animation_frame(move || settle(&bubble, places));
    });
    view! {
        <Show when=move || !welcomed.get() && !stage.is_over()>
            <aside node_ref=bubble class="bubble" data-part="welcome">
                <p>{move || stage.word(hint().0)}</p>
                <div class="line-up">
                    <span class="count">{move || at.get() + 1} "/" {HINTS.len()}</span>
                    <button type="button" on:click=move |_| welcomed.set(true)>
                        {stage.text("board-welcome-skip")}
                    </button>
                    <button type="button" class="main" on:click=next>
                        {move || stage.word(if last() { "board-welcome-done" } else { "board-welcome-next" })}
                    </button>
                </div>
            </aside>
        </Show>
    }
}

/// Lays the bubble where it covers the fewest pieces that can be touched.
fn settle(bubble: &Element, places: &[&str]) {
    let covers = |place: &&&str| {
        bubble.set_class_name(place);
        covered(&bubble.get_bounding_client_rect())
    };
    if let Some(best) = places.iter().min_by_key(covers) {
        bubble.set_class_name(best);
    }
}

/// How many pieces that can be touched lie under a rectangle.
fn covered(over: &DomRect) -> usize {
    let Ok(glowing) = document().query_selector_all(".piece.can") else { return 0 };
    let glowing = (0..glowing.length()).filter_map(|at| glowing.item(at));
    let rects = glowing.map(|piece| {
        use wasm_bindgen::JsCast as _;
        piece.unchecked_into::<Element>().get_bounding_client_rect()
    });
    rects
        .filter(|piece| {
            let w = piece.right().min(over.right()) - piece.left().max(over.left());
            let h = piece.bottom().min(over.bottom()) - piece.top().max(over.top());
            w > 0.0 && h > 0.0
        })
        .count()
}
