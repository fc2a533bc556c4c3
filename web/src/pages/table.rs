//! A table: its lobby, its board, or why there is none.

use kit::Phrase;
use leptos::prelude::*;
use room::Phase;

use super::frame::{Footer, Header};
use super::lobby::{Eager, Lobby};
use super::missing::Nothing;
use super::unpack::{BoxAway, Coming, Unpack, Unpacking, Waiting};
use crate::app::entitle;
use crate::board::TableBoard;
use crate::browser;
use crate::catalogue;
use crate::chime;
use crate::identity::Identity;
use crate::link::{local, remote};
use crate::notice::Notices;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_context::{TableContext, Wire};

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Gone,
    Coming,
    Lobby,
    Board,
    Closed,
}

/// A table on the server, or in this browser.
#[component]
pub(crate) fn TablePage(id: String, solo: bool) -> impl IntoView {
    let identity = Identity::here();
    provide_context(Eager(RwSignal::new(false)));
    if solo {
        return view! { <SoloPage id /> }.into_any();
    }
    // Who becomes somebody else sees another table.
    let table = move || {
        identity.turns.track();
        view! { <Seated table=remote::open(id.clone()) solo=false /> }
    };
    table.into_any()
}

/// A table in this browser, where nothing can be done without its game.
#[component]
fn SoloPage(id: String) -> impl IntoView {
    let meta = local::game(&id).and_then(|game| catalogue::meta(&game));
    let table = move || view! { <Seated table=local::open(id.clone()) solo=true /> };
    let Some(meta) = meta else { return table().into_any() };
    let unpacking = Unpacking::start(meta);
    view! { <Unpack unpacking waiting="table-coming-solo">{table()}</Unpack> }.into_any()
}

#[component]
fn Seated(table: TableContext, solo: bool) -> impl IntoView {
    provide_context(table);
    let stage = Memo::new(move |_| {
        let phase = table.model.with(|model| model.placard.as_ref().map(|placard| placard.phase));
        match (table.wire.get(), phase) {
            (Wire::Gone, _) => Stage::Gone,
            (_, None) => Stage::Coming,
            (_, Some(Phase::Open)) => Stage::Lobby,
            (_, Some(Phase::Playing | Phase::Over)) => Stage::Board,
            (_, Some(Phase::Closed)) => Stage::Closed,
        }
    });
    let game = Memo::new(move |_| {
        let game = |model: &crate::model::Model| Some(model.placard.as_ref()?.setting.game.clone());
        table.model.with(game)
    });
    move || {
        let speech = Speech::here();
        let speech = game.get().map_or(speech, |game| speech.about(&game));
        view! { <Stages table stage speech solo /> }
    }
}

#[component]
fn Stages(table: TableContext, stage: Memo<Stage>, speech: Speech, solo: bool) -> impl IntoView {
    provide_context(speech);
    entitle(move || title(table, speech));
    call(table);
    tell_refusals(table, stage);
    let meta = speech.game.and_then(catalogue::meta);
    // It is fetched while people are still sitting down.
    let unpacking = meta.map(Unpacking::start);
    Effect::new(move || {
        let here = unpacking.is_some_and(|unpacking| unpacking.coming.get() == Coming::Here);
        let unknown =
            |model: &crate::model::Model| model.rules.is_none() && !model.frames.is_empty();
        if here && table.model.with_untracked(unknown) {
            table.model.update(|model| model.unpack());
        }
    });
    let gone = Signal::derive(move || match table.refused.get() {
        _ if solo => speech.word("table-gone-solo"),
        Some(reason) => reason.message,
        None => speech.word("table-gone"),
    });
    let waiting = if solo { "table-coming-solo" } else { "table-coming" };
    let closed = Signal::derive(move || speech.word("table-closed-text"));
    let shown = move || match stage.get() {
        Stage::Gone => view! { <Nothing title="table-gone-title" text=gone /> }.into_any(),
        Stage::Closed => view! { <Nothing title="table-closed-title" text=closed /> }.into_any(),
        Stage::Coming => view! { <Waiting says=waiting /> }.into_any(),
        Stage::Lobby => view! { <Header /><Lobby /><Footer /> }.into_any(),
        Stage::Board => match unpacking {
            Some(unpacking) => {
                view! { <Unpack unpacking waiting><TableBoard /></Unpack> }.into_any()
            }
            None => view! { <BoxAway again=reload /> }.into_any(),
        },
    };
    view! {
        <div
            class="table-page"
            data-game=meta.map(|meta| meta.id)
        >
            {shown}
            <Lost table stage solo />
        </div>
    }
}

/// A game this page has never heard of may be known to the next version of the page.
fn reload() {
    let _ = window().location().reload();
}

/// A table that has not been heard of for so long, in milliseconds, is out of reach.
const LATE: u32 = 3_000;

/// Says so when the connection has been gone for more than a moment, or does not come about. The board
/// does so itself.
#[component]
fn Lost(table: TableContext, stage: Memo<Stage>, solo: bool) -> impl IntoView {
    let speech = Speech::here();
    let late = RwSignal::new(false);
    browser::after(LATE, move || {
        let _ = late.try_set(!solo);
    });
    let lost = move || match stage.get() {
        Stage::Lobby => table.wire.get() == Wire::Trying,
        Stage::Coming => late.get(),
        _ => false,
    };
    view! {
        <Show when=lost>
            <p class="lost" role="status">{speech.text("table-lost")}</p>
        </Show>
    }
}

fn title(table: TableContext, speech: Speech) -> String {
    let name = speech.game.and_then(catalogue::meta).map(|meta| meta.name());
    let name = name.unwrap_or_else(|| Phrase::new("comptoir"));
    let key =
        if table.model.with(|model| model.my_turn()) { "title-your-turn" } else { "title-table" };
    speech.say(&Phrase::new(key).with("game", name))
}

/// Sounds when it becomes the reader's turn.
fn call(table: TableContext) {
    let settings = Settings::here();
    let turn = Memo::new(move |_| table.model.with(|model| (model.caught, model.my_turn())));
    Effect::new(move |before: Option<(bool, bool)>| {
        let now = turn.get();
        // Not for what was so when the page came.
        if before == Some((true, false)) && now.1 && settings.sound.get_untracked() {
            chime::sound();
        }
        now
    });
}

/// Outside of the board, which does so itself, a refused wish is told as a notice.
fn tell_refusals(table: TableContext, stage: Memo<Stage>) {
    let notices = Notices::here();
    Effect::new(move || {
        if stage.get() == Stage::Lobby
            && let Some(reason) = table.refused.get()
        {
            notices.warn(reason.message);
            table.refused.set(None);
        }
    });
}
