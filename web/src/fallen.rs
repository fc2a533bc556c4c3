//! When the program falls over, the page says so.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::speech::Speech;

const ID: &str = "fallen";

/// Makes a panic known: in the console, and on the page if there is one.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        browser::complain(&panic.to_string());
        // A worker has no document.
        let global = js_sys::global().dyn_into::<web_sys::Window>().ok();
        let document = global.and_then(|window| window.document());
        if let Some(sentence) = document.and_then(|document| document.get_element_by_id(ID)) {
            let _ = sentence.remove_attribute("hidden");
        }
    }));
}

/// The sentence that waits, hidden, for that moment. Nothing in it needs the program.
#[component]
pub fn Fallen() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <div id=ID class="fallen" role="alert" hidden>
            <p>{move || speech.word("fallen")}</p>
            <a class="button" href="" rel="external" target="_self">{move || speech.word("fallen-reload")}</a>
        </div>
    }
}
