//! The games, and the tables where they are played.

use std::time::Duration;

use kit::{Lang, Meta, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use room::{Phase, TableLine};

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
    let filter = Filter::default();
    let games =
        catalogue::games().iter().map(|meta| view! { <GameCard meta filter /> }).collect_view();
    let forgotten = Callback::new(move |()| tables.kept.set(kept::lines()));
    let any = move || !tables.mine.with(Vec::is_empty) || !tables.kept.with(Vec::is_empty);
    view! {
        <Header />
        <main id="main" class="home">
            <h1 class="unseen">{move || speech.word("home-title")}</h1>
            <div class="strip">
                <Show when=any fallback=move || view! {
                    <p class="hero"><strong>{move || speech.word("home-title")}</strong> " " {move || speech.word("home-text")}</p>
                }>
                    <TableList title="home-mine" lines=waiting />
                    <TableList title="home-kept" lines=tables.kept solo=true forgotten />
                </Show>
            </div>
            <section class="games" aria-labelledby="games">
                <div class="games-head">
                    <h2 id="games">{move || speech.word("home-games")}</h2>
                    <Filters filter />
                </div>
                <div class="game-grid">{games}</div>
            </section>
            <aside class="tables" aria-label=move || speech.word("home-tables")>
                // Beside the games: what is told must not push a button away under somebody's finger.
                <Show when=away>
                    <p class="away" role="status">{move || speech.word("home-away")}</p>
                </Show>
                <Show when=move || identity.is_served()>
                    <TableList title="home-open" empty="home-open-none" lines=joined(tables.open) />
                    <TableList title="home-watch" lines=watched(tables.open) />
                    <Join />
                </Show>
                <p class="quiet-text">{move || speech.word("home-offline")}</p>
            </aside>
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

/// Which games are looked for; the others go to the end.
#[derive(Clone, Copy)]
struct Filter {
    seats: RwSignal<Option<u8>>,
    /// The most minutes a game may take.
    minutes: RwSignal<Option<u16>>,
}

impl Default for Filter {
    fn default() -> Filter {
        Filter { seats: RwSignal::new(None), minutes: RwSignal::new(None) }
    }
}

impl Filter {
    /// Whether a game is one that is looked for.
    fn fits(self, meta: &Meta) -> bool {
        let seats =
            self.seats.get().is_none_or(|seats| (meta.seats.0..=meta.seats.1).contains(&seats));
        seats && self.minutes.get().is_none_or(|minutes| meta.minutes.1 <= minutes)
    }
}

/// The lengths that can be asked for, in minutes.
const LENGTHS: [u16; 2] = [45, 90];

#[component]
fn Filters(filter: Filter) -> impl IntoView {
    let speech = Speech::here();
    let most = catalogue::games().iter().map(|meta| meta.seats.1).max().unwrap_or(2);
    let seat = move |seats: Option<u8>| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (filter.seats.get() == seats).to_string()
                on:click=move |_| filter.seats.set(seats)
            >
                {move || seats.map_or_else(|| speech.word("home-any"), |seats| seats.to_string())}
            </button>
        }
    };
    let length = move |minutes: Option<u16>| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (filter.minutes.get() == minutes).to_string()
                on:click=move |_| filter.minutes.set(minutes)
            >
                {move || match minutes {
                    None => speech.word("home-any"),
                    Some(minutes) => speech.say(&Phrase::new("home-minutes").with("minutes", minutes)),
                }}
            </button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label=move || speech.word("home-seats")>
            <span aria-hidden="true">{move || speech.word("home-seats")}</span>
            {seat(None)}
            {(2..=most).map(|seats| seat(Some(seats))).collect_view()}
        </div>
        <div class="chips" role="group" aria-label=move || speech.word("home-length")>
            <span aria-hidden="true">{move || speech.word("home-length")}</span>
            {length(None)}
            {LENGTHS.map(|minutes| length(Some(minutes))).collect_view()}
        </div>
    }
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
        <form class="join" on:submit=join>
            <input
                node_ref=field
                type="text"
                autocomplete="off"
                maxlength="200"
                aria-label=move || speech.word("home-join-what")
                placeholder=move || speech.word("home-join-what")
            />
            <button type="submit">{move || speech.word("home-join")}</button>
        </form>
    }
}

/// A box on the shelf.
#[component]
fn GameCard(meta: &'static Meta, filter: Filter) -> impl IntoView {
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
    let short = range("card-seats-short", (meta.seats.0.into(), meta.seats.1.into()));
    let minutes = range("card-minutes", meta.minutes);
    let weight = Phrase::new("card-weight").with("weight", meta.weight);
    let dots = (1..=5).map(|dot| view! { <i class:on=dot <= meta.weight></i> }).collect_view();
    view! {
        <article class="game-card" data-game=meta.id class:unfit=move || !filter.fits(meta)>
            <img class="lid" src=art::lid(meta) alt="" width="640" height="280" />
            <a
                class="book"
                href=format!("/rules/{}", meta.id)
                aria-label=move || speech.say(&Phrase::new("card-rules-of").with("game", meta.name()))
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13"></path></svg>
            </a>
            <h3>{move || speech.say(&meta.name())}</h3>
            <div class="game-body">
                <ul class="facts plain" title=move || speech.say(&Phrase::new(format!("game-{}-about", meta.id)))>
                    <li aria-label=move || speech.say(&seats)>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm8.500-.5a3.300 3.300 0 1 0 0-6.600v6.600zM1 20c0-5 3-7.500 7-7.500s7 2.500 7 7.500zm16 0c0-3-.8-5.400-2.300-7 4.800-.8 8.300 2 8.300 7z"></path></svg>
                        {move || speech.say(&short)}
                    </li>
                    <li>{move || speech.say(&minutes)}</li>
                    <li>
                        <span class="weight" role="img" aria-label=move || speech.say(&weight)>{dots}</span>
                    </li>
                </ul>
                <div class="row actions">
                    <button
                        type="button"
                        class="primary"
                        aria-busy=move || busy.get().to_string()
                        on:click=play
                    >
                        {move || speech.word(if busy.get() { "card-opening" } else { "card-play" })}
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
