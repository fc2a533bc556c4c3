//! The table in a browser.

use leptos::mount::mount_to_body;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the page up. `boot.js` calls it; a worker that loads the same program does not.
#[wasm_bindgen]
pub fn open() {
    mount_to_body(Counter);
}

#[component]
fn Counter() -> impl IntoView {
    let count = RwSignal::new(0);
    view! {
        <main>
            <h1>"Comptoir"</h1>
            <button on:click=move |_| count.update(|count| *count += 1)>{count}</button>
        </main>
    }
}
