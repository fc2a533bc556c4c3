//! A sheet over the page. The browser keeps the focus inside it and closes it with Esc.

use leptos::html;
use leptos::prelude::*;

use crate::speech::Speech;

/// A sheet with a title, shown while `open` is true.
#[component]
pub fn Dialog(
    /// Whether it is shown.
    open: RwSignal<bool>,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// What is on it.
    children: ChildrenFn,
) -> impl IntoView {
    let speech = Speech::here();
    let sheet = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(sheet) = sheet.get() else { return };
        match (open.get(), sheet.open()) {
            (true, false) => drop(sheet.show_modal()),
            (false, true) => sheet.close(),
            _ => {}
        }
    });
    let children = StoredValue::new(children);
    view! {
        <dialog
            node_ref=sheet
            class="sheet"
            aria-labelledby="sheet-title"
            on:close=move |_| open.set(false)
        >
            <Show when=move || open.get()>
                <header class="sheet-head">
                    <h2 id="sheet-title">{move || title.get()}</h2>
                    <button
                        type="button"
                        class="quiet round"
                        aria-label=speech.text("close")
                        on:click=move |_| open.set(false)
                    >
                        "×"
                    </button>
                </header>
                {children.with_value(|children| children())}
            </Show>
        </dialog>
    }
}
