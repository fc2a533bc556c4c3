//! There is no such page, or no such table.

use leptos::prelude::*;

use super::frame::{Footer, Header};
use crate::app::entitle;
use crate::speech::Speech;

/// There is no such page.
#[component]
pub(crate) fn Missing() -> impl IntoView {
    let speech = Speech::here();
    entitle(move || speech.word("missing-title"));
    let text = Signal::derive(move || speech.word("missing-text"));
    view! { <Nothing title="missing-title" text /> }
}

/// A page that only says why there is nothing on it.
#[component]
pub(crate) fn Nothing(title: &'static str, text: Signal<String>) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <Header />
        <main id="main" class="nothing">
            <img src="/art/empty.svg" alt="" width="240" height="160" />
            <h1>{speech.text(title)}</h1>
            <p>{move || text.get()}</p>
            <a class="button primary" href="/">{speech.text("to-home")}</a>
        </main>
        <Footer />
    }
}
