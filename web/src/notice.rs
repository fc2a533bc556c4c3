//! Short sentences that come and go: what went wrong, what went well.

use leptos::prelude::*;

use crate::api::Fault;
use crate::browser;
use crate::speech::Speech;

/// How long a sentence stays, in milliseconds.
const STAYS: u32 = 6_000;

#[derive(Clone, PartialEq)]
struct Notice {
    number: u32,
    text: String,
    bad: bool,
}

/// The sentences that are shown at the moment.
#[derive(Clone, Copy)]
pub struct Notices {
    shown: RwSignal<Vec<Notice>>,
    count: StoredValue<u32>,
}

impl Notices {
    /// Nothing to tell.
    pub fn start() -> Notices {
        Notices { shown: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// The notices of this page.
    pub fn here() -> Notices {
        expect_context()
    }

    /// Something went well.
    pub fn tell(self, text: String) {
        self.add(text, false);
    }

    /// Something went wrong.
    pub fn warn(self, text: String) {
        self.add(text, true);
    }

    /// The server did not do it.
    pub fn fault(self, fault: &Fault, speech: Speech) {
        self.warn(fault.words(speech));
    }

    fn add(self, text: String, bad: bool) {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        self.shown.update(|shown| {
            // The same again replaces itself: nobody needs it twice.
            shown.retain(|other| other.text != text);
            shown.push(Notice { number, text, bad });
        });
        browser::after(STAYS, move || self.drop(number));
    }

    fn drop(self, number: u32) {
        let _ = self.shown.try_update(|shown| shown.retain(|notice| notice.number != number));
    }
}

/// Where the sentences appear. A screen reader reads them as they come.
#[component]
pub fn NoticeBoard() -> impl IntoView {
    let notices = Notices::here();
    let speech = Speech::here();
    view! {
        <div class="notices" role="status" aria-live="polite">
            <For each=move || notices.shown.get() key=|notice| notice.number let:notice>
                <div class="notice" class:bad=notice.bad>
                    <p>{notice.text.clone()}</p>
                    <button
                        type="button"
                        class="quiet"
                        aria-label=speech.text("dismiss")
                        on:click=move |_| notices.drop(notice.number)
                    >
                        "×"
                    </button>
                </div>
            </For>
        </div>
    }
}
