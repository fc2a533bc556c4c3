//! The games, and the tables where they are played.

use std::time::Duration;

use kit::{Lang, Meta, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use room::TableLine;

use super::draft::Draft;
use super::frame::{Footer, Header};
use super::lines::TableList;
use super::setup::{Purpose, Setup};
use crate::api::{self, Fault};
use crate::app::entitle;
use crate::art;
use crate::catalogue;
use crate::identity::{Identity, Known};
use crate::link::{kept, local};
use crate::notice::Notices;
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
    let games = catalogue::games().iter().map(|meta| view! { <GameCard meta /> }).collect_view();
    let forgotten = Callback::new(move |()| tables.kept.set(kept::lines()));
    view! {
        <Header />
        <main id="main" class="home">
            <section class="hero">
                <h1>{move || speech.word("home-title")}</h1>
                <p>{move || speech.word("home-text")}</p>
            </section>
            <Show when=away>
                <p class="away" role="status">{move || speech.word("home-away")}</p>
            </Show>
            <section class="games" aria-labelledby="games">
                <h2 id="games">{move || speech.word("home-games")}</h2>
                <div class="game-grid">{games}</div>
            </section>
            <div class="tables">
                <TableList title="home-mine" lines=waiting />
                <TableList title="home-kept" lines=tables.kept solo=true forgotten />
                <Show when=move || identity.is_served()>
                    <TableList title="home-open" empty="home-open-none" lines=tables.open />
                </Show>
            </div>
        </main>
        <Footer />
    }
}

/// A box on the shelf.
#[component]
fn GameCard(meta: &'static Meta) -> impl IntoView {
    let speech = Speech::here().about(meta.id);
    let (place, notices, settings) = (Navigation::here(), Notices::here(), Settings::here());
    let setting_up = RwSignal::new(false);
    let busy = RwSignal::new(false);
    let play = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let draft = Draft::new(meta);
        let name = reader_name(settings, speech);
        spawn_local(async move {
            let created = local::create(draft.setting(), draft.bots(), name).await;
            let _ = busy.try_set(false);
            match created {
                Ok(table) => place.go(Route::Solo(table)),
                Err(why) => notices.warn(untrack(|| speech.say(&why))),
            }
        });
    };
    let range = |key: &'static str, range: (u16, u16)| {
        Phrase::new(key).with("min", range.0).with("max", range.1)
    };
    let seats = range("card-seats", (meta.seats.0.into(), meta.seats.1.into()));
    let minutes = range("card-minutes", meta.minutes);
    let weight = Phrase::new("card-weight").with("weight", meta.weight);
    let dots = (1..=5).map(|dot| view! { <i class:on=dot <= meta.weight></i> }).collect_view();
    view! {
        <article class="game-card" data-game=meta.id>
            <img class="lid" src=art::lid(meta) alt="" width="640" height="400" />
            <div class="game-body">
                <h3>{move || speech.say(&meta.name())}</h3>
                <ul class="facts plain">
                    <li>{move || speech.say(&seats)}</li>
                    <li>{move || speech.say(&minutes)}</li>
                    <li>
                        <span class="weight" role="img" aria-label=move || speech.say(&weight)>{dots}</span>
                    </li>
                    <li>
                        <a href=format!("/rules/{}", meta.id)>{move || speech.word("card-rules")}</a>
                    </li>
                </ul>
                <p class="about">{move || speech.say(&Phrase::new(format!("game-{}-about", meta.id)))}</p>
                <div class="row actions">
                    <button
                        type="button"
                        class="primary"
                        aria-busy=move || busy.get().to_string()
                        on:click=play
                    >
                        {move || speech.word("card-play")}
                    </button>
                    <button type="button" on:click=move |_| setting_up.set(true)>
                        {move || speech.word("card-set-up")}
                    </button>
                </div>
            </div>
            <Setup open=setting_up purpose=Purpose::New(meta) />
        </article>
    }
}

/// What the reader is called at tables of this browser.
pub(crate) fn reader_name(settings: Settings, speech: Speech) -> String {
    match settings.name.get_untracked() {
        name if name.is_empty() => untrack(|| speech.word("name-nobody")),
        name => name,
    }
}
