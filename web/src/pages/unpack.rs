//! Waiting for a game, and what is said when it does not come.

use kit::Meta;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::frame::{Footer, Header};
use crate::programs;
use crate::speech::Speech;

/// Whether a game is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coming {
    /// It is on its way.
    Loading,
    /// It is.
    Here,
    /// It could not be loaded.
    Away,
}

/// A game that is being loaded.
#[derive(Clone, Copy)]
pub(crate) struct Unpacking {
    meta: &'static Meta,
    pub(crate) coming: RwSignal<Coming>,
}

impl Unpacking {
    /// Loads a game, unless it is there already.
    pub(crate) fn start(meta: &'static Meta) -> Unpacking {
        let loaded = programs::is_loaded(meta.id);
        let coming = RwSignal::new(if loaded { Coming::Here } else { Coming::Loading });
        let unpacking = Unpacking { meta, coming };
        if !loaded {
            unpacking.load();
        }
        unpacking
    }

    /// Tries again.
    pub(crate) fn again(self) {
        self.coming.set(Coming::Loading);
        self.load();
    }

    fn load(self) {
        spawn_local(async move {
            let loaded = programs::load(self.meta.id).await;
            // The page may be gone by now.
            let _ = self.coming.try_set(loaded.map_or(Coming::Away, |()| Coming::Here));
        });
    }
}

/// What needs a game: shown once it is there.
#[component]
pub(crate) fn Unpack(
    unpacking: Unpacking,
    /// What is said until then.
    waiting: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    move || match unpacking.coming.get() {
        Coming::Loading => view! { <Waiting says=waiting /> }.into_any(),
        Coming::Here => children().into_any(),
        Coming::Away => view! { <BoxAway again=move || unpacking.again() /> }.into_any(),
    }
}

/// Something is on its way.
#[component]
pub(crate) fn Waiting(says: &'static str) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <Header />
        <main id="main" class="nothing" aria-busy="true">
            <img class="waiting" src="/icon.svg" alt="" width="72" height="72" />
            <h1>{speech.text(says)}</h1>
        </main>
    }
}

/// The game has not come: there is no network, or a newer version has taken its place.
#[component]
pub(crate) fn BoxAway(again: impl Fn() + Send + 'static) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <Header />
        <main id="main" class="nothing" data-part="box-away">
            <img src="/art/empty.svg" alt="" width="240" height="160" />
            <h1>{speech.text("box-away-title")}</h1>
            <p role="alert">{speech.text("box-away")}</p>
            <div class="row actions">
                <button type="button" class="primary" data-do="again" on:click=move |_| again()>
                    {speech.text("box-again")}
                </button>
                <a class="button" href="" rel="external" target="_self">
                    {speech.text("fallen-reload")}
                </a>
            </div>
        </main>
        <Footer />
    }
}
