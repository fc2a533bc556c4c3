//! Before the game: who sits where, and what is played.

use kit::{Phrase, TextSetting};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use registry::{bot_about, bot_name};
use room::{ChairSign, Clock, Door, Hints, Placard, Room, Setting, Undo, Who, Window, Wish};
use wasm_bindgen_futures::JsFuture;

use super::lines::game_name;
use super::name::NameForm;
use super::setup::{Purpose, Setup};
use crate::art;
use crate::board::Emblem;
use crate::browser;
use crate::catalogue;
use crate::identity::{Identity, Known};
use crate::qr;
use crate::speech::Speech;
use crate::table_context::TableContext;

/// A table before its game.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let (table, speech) = (TableContext::here(), Speech::here());
    let placard = Memo::new(move |_| table.model.with(|model| model.placard.clone()));
    let meta = speech.game.and_then(catalogue::meta);
    let seats = move || placard.with(|placard| placard.as_ref().map_or(0, |one| one.chairs.len()));
    let seats = Memo::new(move |_| seats());
    let chairs =
        move || (0..seats.get()).map(|at| view! { <Chair at=at as u8 placard /> }).collect_view();
    view! {
        <main id="main" class="lobby">
            <section class="lobby-table" aria-labelledby="lobby-title">
                <Newcomer placard />
                <div class="lobby-room" style:--view=meta.map(|meta| format!("url({})", art::lid(meta)))>
                    <div class="lobby-box" data-seats=move || seats.get()>
                        {meta.map(|meta| view! { <img class="lid" src=art::lid(meta) alt="" width="640" height="280" /> })}
                        <h1 id="lobby-title">{move || meta.map(|meta| speech.say(&meta.name()))}</h1>
                    </div>
                    <ol class="chairs plain" data-seats=move || seats.get()>{chairs}</ol>
                </div>
                <div class="lobby-below">
                    <Invite placard />
                    <Learn />
                </div>
            </section>
            <div class="lobby-side">
                <Options placard />
                <Chat />
            </div>
            <MyPart placard />
        </main>
    }
}

type Shown = Memo<Option<Placard>>;

fn ask<T: Default>(placard: Shown, what: impl Fn(&Placard) -> T) -> T {
    placard.with(|placard| placard.as_ref().map(what).unwrap_or_default())
}

/// What the game is about, for who does not know it.
#[component]
fn Learn() -> impl IntoView {
    let speech = Speech::here();
    speech.game.map(|game| {
        let about = Phrase::new(format!("game-{game}-about"));
        let title = Phrase::new("lobby-new-to").with("game", game_name(game));
        view! {
            <section class="learn" aria-labelledby="learn-title">
                <h2 id="learn-title">{speech.told(title)}</h2>
                <p>{speech.told(about)}</p>
                <a class="button" href=format!("/rules/{game}")>{speech.text("card-rules")}</a>
            </section>
        }
    })
}

/// The link to send to friends.
#[component]
fn Invite(placard: Shown) -> impl IntoView {
    let speech = Speech::here();
    let link = window().location().href().unwrap_or_default();
    let copied = RwSignal::new(false);
    let field = NodeRef::<html::Input>::new();
    let text = link.clone();
    let copy = move |_| {
        let copying = window().navigator().clipboard().write_text(&text);
        spawn_local(async move {
            if JsFuture::from(copying).await.is_ok() {
                copied.set(true);
                browser::after(2_500, move || {
                    let _ = copied.try_set(false);
                });
            } else if let Some(field) = field.get_untracked() {
                field.select();
            }
        });
    };
    let free =
        move || ask(placard, |placard| placard.chairs.iter().any(|chair| chair.who == Who::Nobody));
    view! {
        <Show when=free>
            <div class="invite">
                {qr::path(&link).map(|(side, dark)| view! {
                    <svg class="qr" viewBox=format!("-3 -3 {0} {0}", side + 6) role="img" aria-label=speech.text("lobby-qr")>
                        <rect x="-3" y="-3" width=side + 6 height=side + 6 fill="#fff"></rect>
                        <path d=dark fill="#1d1610" shape-rendering="crispEdges"></path>
                    </svg>
                })}
                <h2>{speech.text("lobby-friend")}</h2>
                <label for="invite">{speech.text("lobby-link")}</label>
                <div class="row">
                    <input id="invite" node_ref=field type="text" readonly prop:value=link.clone() />
                    <button type="button" class:done=move || copied.get() on:click=copy.clone()>
                        {move || speech.word(if copied.get() { "lobby-copied" } else { "lobby-copy" })}
                    </button>
                </div>
            </div>
        </Show>
    }
}

#[component]
fn Chair(at: u8, placard: Shown) -> impl IntoView {
    let (table, speech, identity) = (TableContext::here(), Speech::here(), Identity::here());
    let chair =
        Memo::new(move |_| ask(placard, |placard| placard.chairs.get(usize::from(at)).cloned()));
    let mine = move || ask(placard, |placard| placard.me == Some(at));
    let seated = move || ask(placard, |placard| placard.me.is_some());
    let host = move || ask(placard, |placard| placard.host);
    let here = move || table.model.with(|model| model.here.get(usize::from(at)) == Some(&true));
    let who = move || match chair.get().map(|chair| chair.who) {
        Some(Who::Person(name)) if mine() => {
            speech.say(&Phrase::new("lobby-you").with("name", name))
        }
        Some(Who::Person(name)) => name,
        Some(Who::Bot(bot)) => speech.say(&bot_name(&bot)),
        Some(Who::Nobody) | None => speech.word("lobby-free"),
    };
    let state = move || {
        let ChairSign { who, ready, .. } = chair.get()?;
        let key = match who {
            Who::Nobody => "lobby-free-for",
            Who::Bot(bot) => {
                let about = bot_about(&bot).map(|about| speech.say(&about));
                return Some(about.unwrap_or_else(|| speech.word("lobby-bot")));
            }
            Who::Person(_) if !here() && !mine() => "lobby-not-here",
            Who::Person(_) if ready => "lobby-is-ready",
            Who::Person(_) => "lobby-not-ready",
        };
        Some(speech.word(key))
    };
    let free = move || chair.with(|chair| chair.as_ref().is_none_or(|one| one.who == Who::Nobody));
    let ready = move || chair.with(|chair| chair.as_ref().is_some_and(|one| one.ready));
    let may_sit = move || free() && !seated() && identity.me().is_some();
    let hire = move |event| {
        let bot = event_target_value(&event);
        if bots::LEVELS.contains(&bot.as_str()) {
            table.wish(Wish::Hire { chair: at, bot });
        }
    };
    let label = Phrase::new("lobby-bot-for").with("number", at + 1);
    let bots = move || {
        let label = label.clone();
        let list = bots::LEVELS.map(|bot| {
            view! { <option value=bot>{speech.told(bot_name(bot))}</option> }
        });
        view! {
            <select aria-label=speech.told(label) on:change=hire>
                <option value="" selected>{speech.text("lobby-add-bot")}</option>
                {list.into_iter().collect_view()}
            </select>
        }
    };
    view! {
        <li class="chair" data-seat=at % 5 class:free=free class:mine=mine class:ready=ready>
            <Show when=move || !free() fallback=|| view! { <span class="face" aria-hidden="true">"+"</span> }>
                <Emblem seat=at/>
            </Show>
            <span class="chair-who">
                <span class="chair-name">{who}</span>
                <span class="chair-state">{state}</span>
            </span>
            <span class="chair-do">
                <Show when=may_sit>
                    <button
                        type="button"
                        class="primary"
                        on:click=move |_| table.wish(Wish::Sit { chair: Some(at) })
                    >
                        {speech.text("lobby-sit")}
                    </button>
                </Show>
                <Show when=move || host() && free()>{bots.clone()}</Show>
                <Show when=move || host() && !free() && !mine()>
                    <button
                        type="button"
                        class="quiet"
                        on:click=move |_| table.wish(Wish::Clear { chair: at })
                    >
                        {speech.text("lobby-clear")}
                    </button>
                </Show>
            </span>
        </li>
    }
}

/// Set by whom the server does not know yet: they sit down as soon as it does.
#[derive(Clone, Copy)]
pub(crate) struct Eager(pub(crate) RwSignal<bool>);

/// A friend who follows a link: a name, and they sit.
#[component]
fn Newcomer(placard: Shown) -> impl IntoView {
    let (table, speech, identity) = (TableContext::here(), Speech::here(), Identity::here());
    let Eager(eager) = expect_context();
    let free = move || {
        ask(placard, |placard| {
            placard.me.is_none() && placard.chairs.iter().any(|chair| chair.who == Who::Nobody)
        })
    };
    Effect::new(move || {
        let caught = table.model.with(|model| model.caught);
        if caught && eager.get() && identity.me().is_some() {
            eager.set(false);
            if free() {
                table.wish(Wish::Sit { chair: None });
            }
        }
    });
    view! {
        <Show when=move || free() && identity.known.get() == Known::Stranger>
            <div class="my-part newcomer">
                <p>{speech.text("lobby-say-name")}</p>
                <NameForm action="lobby-name-go" then=move |()| eager.set(true) />
            </div>
        </Show>
    }
}

/// What the reader can do: be ready, begin, leave.
#[component]
fn MyPart(placard: Shown) -> impl IntoView {
    let (table, speech) = (TableContext::here(), Speech::here());
    let me = Memo::new(move |_| ask(placard, |placard| placard.me));
    let host = Memo::new(move |_| ask(placard, |placard| placard.host));
    let ready = move || {
        ask(placard, |placard| {
            let chair = placard.me.and_then(|me| placard.chairs.get(usize::from(me)));
            chair.is_some_and(|chair| chair.ready)
        })
    };
    let missing = move || {
        ask(placard, |placard| {
            placard.chairs.iter().filter(|chair| chair.who == Who::Nobody).count()
        })
    };
    let unready = move || {
        ask(placard, |placard| {
            let waits = |(at, chair): (usize, &ChairSign)| match &chair.who {
                Who::Person(name) if !chair.ready && placard.me != Some(at as u8) => {
                    Some(name.clone())
                }
                _ => None,
            };
            placard.chairs.iter().enumerate().filter_map(waits).next()
        })
    };
    let fill = move || {
        let free = ask(placard, |placard| {
            let chairs = placard.chairs.iter().zip(0u8..);
            let free = chairs.filter(|(chair, _)| chair.who == Who::Nobody);
            free.map(|(_, at)| at).collect::<Vec<_>>()
        });
        for chair in free {
            table.wish(Wish::Hire { chair, bot: Room::STAND_IN.to_owned() });
        }
    };
    let begin = move |_| {
        fill();
        table.wish(Wish::Begin);
    };
    let wait = move || match (missing(), unready()) {
        (0, None) => speech.word("lobby-can-begin"),
        (_, Some(name)) => speech.say(&Phrase::new("lobby-wait-ready").with("name", name)),
        (count, None) => speech.say(&Phrase::new("lobby-wait").with("count", count)),
    };
    let seated = move || {
        ask(placard, |placard| {
            let ready = |chair: &&ChairSign| chair.ready || matches!(chair.who, Who::Bot(_));
            let count = placard.chairs.iter().filter(ready).count();
            (count, placard.chairs.len())
        })
    };
    let ready_of = move || {
        let (ready, of) = seated();
        speech.say(&Phrase::new("lobby-ready-of").with("ready", ready).with("of", of))
    };
    let full = move || me.get().is_none() && missing() == 0;
    view! {
        <footer class="lobby-bar">
            <Show when=full>
                <p class="my-part">{speech.text("lobby-full")}</p>
            </Show>
            <Show when=move || host.get()>
                <div class="my-part">
                    <button type="button" class="quiet danger" on:click=move |_| table.wish(Wish::Close)>
                        {speech.text("lobby-close")}
                    </button>
                    <p role="status">{wait}</p>
                    <button
                        type="button"
                        class="primary"
                        data-do="begin"
                        disabled=move || unready().is_some()
                        on:click=begin
                    >
                        {speech.text("lobby-begin")}
                    </button>
                </div>
            </Show>
            <Show when=move || me.get().is_some() && !host.get()>
                <div class="my-part">
                    <p role="status">
                        {move || speech.word(if ready() { "lobby-wait-host" } else { "lobby-ready-ask" })}
                    </p>
                    <button
                        type="button"
                        class:primary=move || !ready()
                        aria-pressed=move || ready().to_string()
                        on:click=move |_| table.wish(Wish::Ready { ready: !untrack(ready) })
                    >
                        {move || speech.word(if ready() { "lobby-unready" } else { "lobby-ready" })}
                    </button>
                    <button type="button" class="quiet" on:click=move |_| table.wish(Wish::Leave)>
                        {speech.text("lobby-leave")}
                    </button>
                </div>
            </Show>
            <p class="ready-of">{ready_of}</p>
        </footer>
    }
}

/// How the table is set up.
#[component]
fn Options(placard: Shown) -> impl IntoView {
    let speech = Speech::here();
    let changing = RwSignal::new(false);
    let setting = Memo::new(move |_| {
        placard.with(|placard| placard.as_ref().map(|placard| placard.setting.clone()))
    });
    let host = move || ask(placard, |placard| placard.host);
    let lines = move || {
        let line = |(label, value): (&'static str, Phrase)| {
            view! { <div><dt>{speech.word(label)}</dt><dd>{speech.say(&value)}</dd></div> }
        };
        setting.get().map(|setting| summary(&setting).into_iter().map(line).collect_view())
    };
    let sheet = move || {
        let setting = setting.get_untracked()?;
        let purpose = Signal::derive({
            let first = setting.clone();
            move || Purpose::Change(setting_now(placard).unwrap_or_else(|| first.clone()))
        });
        Some(view! { <Setup open=changing purpose /> })
    };
    view! {
        <section class="options panel" aria-labelledby="options-title">
            <h2 id="options-title">{speech.text("lobby-options")}</h2>
            <dl>{lines}</dl>
            <div class="row">
                <Show when=host>
                    <button type="button" on:click=move |_| changing.set(true)>
                        {speech.text("lobby-change")}
                    </button>
                </Show>
                {speech.game.map(|game| view! {
                    <a href=format!("/rules/{game}")>{speech.text("card-rules")}</a>
                })}
            </div>
            {sheet}
        </section>
    }
}

fn setting_now(placard: Shown) -> Option<Setting> {
    placard.with_untracked(|placard| placard.as_ref().map(|placard| placard.setting.clone()))
}

/// What a module or a setting was given, in words: a text of somebody's own is called that.
fn value_of(setting: &Setting, id: &str, value: &str) -> Phrase {
    let meta = catalogue::meta(&setting.game);
    let text = meta.and_then(|meta| meta.settings.iter().find(|one| one.id == id));
    let preset = |text: &TextSetting| text.map.is_some_and(|map| map.presets.contains(&value));
    match text {
        Some(text) if !preset(text) => Phrase::new("map-own"),
        _ => Phrase::new(format!("module-{id}-{value}")),
    }
}

/// The set-up in words.
fn summary(setting: &Setting) -> Vec<(&'static str, Phrase)> {
    let seats = Phrase::new("lobby-seats").with("count", setting.options.seats);
    let mut lines = vec![("setup-seats", seats)];
    for named in &setting.options.with {
        let (id, value) =
            named.split_once('=').map_or((named.as_str(), None), |(id, value)| (id, Some(value)));
        let name = Phrase::new(format!("module-{id}"));
        lines.push(match value {
            None => ("setup-module", name),
            Some(value) => {
                let of = Phrase::new("setup-module-value");
                (
                    "setup-module",
                    of.with("module", name).with("value", value_of(setting, id, value)),
                )
            }
        });
    }
    let door = match setting.door {
        Door::Link => "setup-door-link",
        Door::Public => "setup-door-public",
        Door::Private => "setup-door-private",
    };
    let window = match setting.window {
        Window::Link => "setup-window-link",
        Window::Public => "setup-window-public",
        Window::Shut => "setup-window-shut",
    };
    let undo = match setting.undo {
        Undo::None => "setup-undo-none",
        Undo::OwnTurn => "setup-undo-own",
        Undo::Consent => "setup-undo-consent",
    };
    let clock = match setting.clock {
        Clock::None => Phrase::new("setup-clock-none"),
        Clock::Days(days) => Phrase::new("setup-clock-days").with("count", days),
        Clock::Minutes(minutes) => Phrase::new("setup-clock-minutes").with("count", minutes),
    };
    lines.push(("setup-door", Phrase::new(door)));
    lines.push(("setup-window", Phrase::new(window)));
    lines.push(("setup-undo", Phrase::new(undo)));
    lines.push(("setup-clock", clock));
    if setting.hints == Hints::None {
        lines.push(("setup-hints", Phrase::new("setup-hints-none")));
    }
    lines
}

/// What people say while they wait.
#[component]
fn Chat() -> impl IntoView {
    let (table, speech) = (TableContext::here(), Speech::here());
    let field = NodeRef::<html::Input>::new();
    let seated = move || {
        table.model.with(|model| model.placard.as_ref().is_some_and(|one| one.me.is_some()))
    };
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let text = field.value();
        if !text.trim().is_empty() {
            table.wish(Wish::Say { text });
            field.set_value("");
        }
    };
    let said = move || table.model.with(|model| model.chat.clone());
    view! {
        <section class="chat panel" aria-labelledby="chat-title">
            <h2 id="chat-title">{speech.text("lobby-chat")}</h2>
            <div class="said" role="log" aria-live="polite">
                <For each=said key=|saying| saying.seq let:saying>
                    <p><b>{saying.name.clone()}</b>" "{saying.text.clone()}</p>
                </For>
            </div>
            <Show
                when=seated
                fallback=move || view! { <p class="quiet-text">{speech.text("lobby-chat-sit")}</p> }
            >
                <form class="row" on:submit=say>
                    <input
                        node_ref=field
                        type="text"
                        maxlength="300"
                        autocomplete="off"
                        aria-label=speech.text("lobby-chat-label")
                        placeholder=speech.text("lobby-chat-label")
                    />
                    <button type="submit">{speech.text("lobby-chat-say")}</button>
                </form>
            </Show>
        </section>
    }
}
