//! When the program falls over, the page says so.

use leptos::prelude::*;

use crate::browser;
use crate::speech::Speech;

const ID: &str = "fallen";

/// Makes a panic known: in the console, and on the page.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        browser::complain(&panic.to_string());
        show();
    }));
}

/// Says that something has broken.
pub fn show() {
    if let Some(sentence) = document().get_element_by_id(ID) {
        let _ = sentence.remove_attribute("hidden");
    }
}

/// The sentence that waits, hidden, for that moment. Nothing in it needs the program.
#[component]
pub fn Fallen() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <div id=ID class="fallen" role="alert" hidden>
            <p>{speech.text("fallen")}</p>
            <a class="button" href="" rel="external" target="_self">{speech.text("fallen-reload")}</a>
        </div>
    }
}
