//! The games, and the tables where they are played.

use std::time::Duration;

use kit::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use room::{Phase, TableLine};

use super::frame::{Footer, Header};
use super::lines::TableList;
use super::shelf::Shelf;
use crate::api::{self, Fault};
use crate::app::entitle;
use crate::identity::{Identity, Known};
use crate::link::kept;
use crate::route::{Navigation, Route};
use crate::settings::Settings;
use crate::speech::Speech;

/// How often the lists are asked for again.
const REFRESH: Duration = Duration::from_secs(10);

/// What the server knows of tables.
#[derive(Clone, Copy)]
struct Tables {
    mine: RwSignal<Vec<TableLine>>,
    open: RwSignal<Vec<TableLine>>,
    kept: RwSignal<Vec<TableLine>>,
    lang: RwSignal<Lang>,
}

impl Tables {
    fn start() -> Tables {
        let none = || RwSignal::new(Vec::new());
        let (kept, lang) = (RwSignal::new(kept::lines()), Settings::here().lang);
        let tables = Tables { mine: none(), open: none(), kept, lang };
        let identity = Identity::here();
        // As soon as it is known who is reading, and then every now and then.
        Effect::new(move || {
            if identity.is_served() {
                tables.refresh(identity);
            }
        });
        let again = move || {
            if document().hidden() {
                return;
            }
            match identity.known.get_untracked() {
                Known::Is(_) | Known::Stranger => tables.refresh(identity),
                Known::Away | Known::Asking => identity.ask(),
            }
        };
        if let Ok(interval) = set_interval_with_handle(again, REFRESH) {
            on_cleanup(move || interval.clear());
        }
        tables
    }

    fn refresh(self, identity: Identity) {
        let lang = self.lang.get_untracked();
        spawn_local(async move {
            if identity.me().is_some()
                && let Ok(lines) = api::get(lang, "/api/tables/mine").await
            {
                let _ = self.mine.try_set(lines);
            }
            match api::get::<Vec<TableLine>>(lang, "/api/tables/open").await {
                Ok(lines) => {
                    let strange = lines.into_iter().filter(|line| !line.mine).collect();
                    let _ = self.open.try_set(strange);
                }
                Err(Fault::Away) => identity.known.set(Known::Away),
                Err(Fault::Refused { .. }) => {}
            }
        });
    }
}

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (speech, identity) = (Speech::here(), Identity::here());
    entitle(move || speech.word("home-window"));
    let tables = Tables::start();
    let away = move || identity.known.get() == Known::Away;
    let waiting = Signal::derive(move || tables.mine.get());
    let forgotten = Callback::new(move |()| tables.kept.set(kept::lines()));
    let count = move || {
        let open = joined(tables.open).with(Vec::len);
        (open > 0).then(|| view! { <b>{open}</b> })
    };
    let any = move || !tables.mine.with(Vec::is_empty) || !tables.kept.with(Vec::is_empty);
    view! {
        <Header />
        <main id="main" class="home">
            <h1 class="unseen">{speech.text("home-title")}</h1>
            <div class="strip">
                <Show when=any fallback=move || view! {
                    <p class="hero"><strong>{speech.text("home-title")}</strong> " " {speech.text("home-text")}</p>
                }>
                    <TableList title="home-mine" lines=waiting />
                    <TableList title="home-kept" lines=tables.kept solo=true forgotten />
                </Show>
            </div>
            <Shelf />
            <aside id="tables" class="tables" aria-label=speech.text("home-tables")>
                // Beside the games: what is told must not push a button away under somebody's finger.
                <Show when=away>
                    <p class="away" role="status">{speech.text("home-away")}</p>
                </Show>
                <Show when=move || identity.is_served()>
                    <TableList title="home-open" empty="home-open-none" lines=joined(tables.open) />
                    <TableList title="home-watch" lines=watched(tables.open) />
                    <Join />
                </Show>
                <p class="quiet-text">{speech.text("home-offline")}</p>
            </aside>
            <nav class="jump" aria-label=speech.text("home-jump")>
                <a href="#main">{speech.text("home-games")}</a>
                <a href="#tables">{speech.text("home-tables")} {count}</a>
                <a href="#join">{speech.text("home-join")}</a>
            </nav>
        </main>
        <Footer />
    }
}

/// Tables at which somebody can still sit down.
fn joined(lobby: RwSignal<Vec<TableLine>>) -> Signal<Vec<TableLine>> {
    in_phase(lobby, |phase| phase == Phase::Open)
}

/// Tables at which a game is played before everybody's eyes.
fn watched(lobby: RwSignal<Vec<TableLine>>) -> Signal<Vec<TableLine>> {
    in_phase(lobby, |phase| phase == Phase::Playing)
}

fn in_phase(lobby: RwSignal<Vec<TableLine>>, fits: fn(Phase) -> bool) -> Signal<Vec<TableLine>> {
    Signal::derive(move || lobby.get().into_iter().filter(|line| fits(line.phase)).collect())
}

/// To a table by its link or its code.
#[component]
fn Join() -> impl IntoView {
    let (speech, place) = (Speech::here(), Navigation::here());
    let field = NodeRef::<leptos::html::Input>::new();
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let text = field.value();
        let code = text.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        if !code.is_empty() {
            place.go(Route::Table(code.to_owned()));
        }
    };
    view! {
        <form id="join" class="join" on:submit=join>
            <input
                node_ref=field
                type="text"
                autocomplete="off"
                maxlength="200"
                aria-label=speech.text("home-join-what")
                placeholder=speech.text("home-join-what")
            />
            <button type="submit">{speech.text("home-join")}</button>
        </form>
    }
}

/// What the reader is called at tables of this browser.
pub(crate) fn reader_name(settings: Settings, speech: Speech) -> String {
    match settings.name.get_untracked() {
        name if name.is_empty() => untrack(|| speech.word("name-nobody")),
        name => name,
    }
}
