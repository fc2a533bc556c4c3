//! Setting up a table, or setting it up differently.

use kit::{Meta, Module, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use registry::{bot_about, bot_name};
use room::{Clock, Door, Hints, NewTableId, Setting, Undo, Window, Wish};
use wasm_bindgen::JsCast as _;

use super::draft::Draft;
use super::home::reader_name;
use super::map::{MapEditor, MapField};
use super::name::LONGEST;
use crate::api;
use crate::dialog::Dialog;
use crate::identity::{Identity, Known};
use crate::link::local;
use crate::route::{Navigation, Route};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_context::TableContext;

/// Whether a module is used, and with what value.
type Chosen = (bool, Option<&'static str>);

/// What the sheet is for.
#[derive(Clone)]
pub(crate) enum Purpose {
    /// A new table of this game, for so many if that is known.
    New(&'static Meta, Option<u8>),
    /// Other options for the table at hand.
    Change(Setting),
}

impl Purpose {
    fn draft(&self, served: bool) -> Option<Draft> {
        match self {
            Purpose::New(meta, seats) => {
                let draft = if served { Draft::for_people(meta) } else { Draft::new(meta) };
                Some(draft.with_seats(*seats))
            }
            Purpose::Change(setting) => Draft::of(setting),
        }
    }
}

/// The sheet on which a table is set up.
#[component]
pub(crate) fn Setup(open: RwSignal<bool>, #[prop(into)] purpose: Signal<Purpose>) -> impl IntoView {
    let (speech, identity) = (Speech::here(), Identity::here());
    let title = move || match purpose.get() {
        Purpose::New(meta, _) => {
            let title = Phrase::new("setup-title").with("game", meta.name());
            speech.about(meta.id).say(&title)
        }
        Purpose::Change(_) => speech.word("setup-change-title"),
    };
    view! {
        <Dialog open title=Signal::derive(title)>
            {move || {
                let draft = purpose.get().draft(untrack(|| identity.is_served()));
                draft.map(|draft| view! { <Form draft open purpose /> })
            }}
        </Dialog>
    }
}

#[component]
fn Form(draft: Draft, open: RwSignal<bool>, purpose: Signal<Purpose>) -> impl IntoView {
    let speech = Speech::here();
    let meta = draft.meta;
    let draft = RwSignal::new(draft);
    let new = matches!(purpose.get_untracked(), Purpose::New(..));
    let modules = meta.modules.iter().enumerate();
    let modules = modules.map(|(at, module)| view! { <ModuleField at module draft /> });
    let editing = RwSignal::new(None::<usize>);
    let maps = meta.settings.iter().enumerate().filter_map(|(at, setting)| {
        let map = setting.map?;
        Some(view! { <MapField at setting map draft editing /> })
    });
    let editor = move || editing.get().map(|at| view! { <MapEditor at draft editing /> });
    view! {
        {editor}
        <div class="set-up" hidden=move || editing.get().is_some()>
        <div class="sheet-body">
            <div>
            <Seats draft />
            {new.then(|| view! { <Chairs draft /> })}
            </div>
            <div>
            {(!meta.modules.is_empty() || !meta.settings.is_empty()).then(|| view! {
                <fieldset>
                    <legend>{speech.text("setup-modules")}</legend>
                    {maps.collect_view()}
                    {modules.collect_view()}
                </fieldset>
            })}
            <details class="more" on:toggle=into_view>
                <summary>{speech.text("setup-more")}</summary>
                <Choice label="setup-door" words=words(DOORS) draft get=|draft| place(DOORS, draft.door) set=|draft, at| take(DOORS, at, &mut draft.door) />
                <Show when=move || draft.with(|draft| draft.door == Door::Private)>
                    <label class="field">
                        <span>{speech.text("setup-invited")}</span>
                        <input
                            type="text"
                            prop:value=move || draft.with(|draft| draft.invited.clone())
                            on:input=move |event| {
                                draft.update(|draft| draft.invited = event_target_value(&event));
                            }
                        />
                    </label>
                </Show>
                <Choice label="setup-window" words=words(WINDOWS) draft get=|draft| place(WINDOWS, draft.window) set=|draft, at| take(WINDOWS, at, &mut draft.window) />
                <Choice label="setup-undo" words=words(UNDOS) draft get=|draft| place(UNDOS, draft.undo) set=|draft, at| take(UNDOS, at, &mut draft.undo) />
                <Choice label="setup-clock" words=words(CLOCKS) draft get=|draft| place(CLOCKS, draft.clock) set=|draft, at| take(CLOCKS, at, &mut draft.clock) />
                <Choice label="setup-hints" words=words(HINTS) draft get=|draft| place(HINTS, draft.hints) set=|draft, at| take(HINTS, at, &mut draft.hints) />
            </details>
            </div>
        </div>
        {if new {
            view! { <OpenTable draft open /> }.into_any()
        } else {
            view! { <ChangeTable draft open /> }.into_any()
        }}
        </div>
    }
}

const DOORS: &[(Door, &str)] = &[
    (Door::Link, "setup-door-link"),
    (Door::Public, "setup-door-public"),
    (Door::Private, "setup-door-private"),
];
const WINDOWS: &[(Window, &str)] = &[
    (Window::Link, "setup-window-link"),
    (Window::Public, "setup-window-public"),
    (Window::Shut, "setup-window-shut"),
];
const UNDOS: &[(Undo, &str)] = &[
    (Undo::OwnTurn, "setup-undo-own"),
    (Undo::Consent, "setup-undo-consent"),
    (Undo::None, "setup-undo-none"),
];
const CLOCKS: &[(Clock, &str)] = &[
    (Clock::None, "setup-clock-none"),
    (Clock::Minutes(20), "setup-clock-20-minutes"),
    (Clock::Minutes(45), "setup-clock-45-minutes"),
    (Clock::Minutes(90), "setup-clock-90-minutes"),
    (Clock::Days(1), "setup-clock-1-day"),
    (Clock::Days(3), "setup-clock-3-days"),
    (Clock::Days(7), "setup-clock-7-days"),
];

const HINTS: &[(Hints, &str)] =
    &[(Hints::Allowed, "setup-hints-allowed"), (Hints::None, "setup-hints-none")];

/// What was unfolded is brought into sight.
fn into_view(event: leptos::ev::Event) {
    let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if let Some(details) = details.filter(|details| details.has_attribute("open")) {
        details.scroll_into_view_with_bool(false);
    }
}

/// The words of what can be chosen.
fn words<T>(options: &[(T, &'static str)]) -> Vec<&'static str> {
    options.iter().map(|(_, word)| *word).collect()
}

/// Which of them is chosen.
fn place<T: PartialEq>(options: &[(T, &str)], chosen: T) -> Option<usize> {
    options.iter().position(|(option, _)| *option == chosen)
}

/// Chooses one of them by number.
fn take<T: Copy>(options: &[(T, &str)], at: usize, chosen: &mut T) {
    if let Some((option, _)) = options.get(at) {
        *chosen = *option;
    }
}

/// A choice among a few, each with its words. It knows them by number alone, so that there is one program
/// for all of them.
#[component]
fn Choice(
    label: &'static str,
    words: Vec<&'static str>,
    draft: RwSignal<Draft>,
    get: fn(&Draft) -> Option<usize>,
    set: fn(&mut Draft, usize),
) -> impl IntoView {
    let speech = Speech::here();
    let list = words.into_iter().enumerate().map(|(at, word)| {
        let selected = move || draft.with(|draft| get(draft) == Some(at));
        view! { <option value=at selected=selected>{speech.text(word)}</option> }
    });
    let choose = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            draft.update(|draft| set(draft, at));
        }
    };
    view! {
        <label class="field">
            <span>{speech.text(label)}</span>
            <select on:change=choose>{list.collect_view()}</select>
        </label>
    }
}

#[component]
fn Seats(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = Speech::here();
    let (min, max) = draft.with_untracked(|draft| draft.meta.seats);
    let seats = (min..=max).map(|seats| {
        view! {
            <label>
                <input
                    type="radio"
                    name="seats"
                    value=seats
                    prop:checked=move || draft.with(|draft| draft.seats == seats)
                    on:change=move |_| draft.update(|draft| draft.seats = seats)
                />
                <span>{seats}</span>
            </label>
        }
    });
    view! {
        <fieldset class="seats">
            <legend>{speech.text("setup-seats")}</legend>
            <div class="segments">{seats.collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Chairs(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = Speech::here();
    let chair = move |at: usize| {
        let label = Phrase::new("setup-chair").with("number", at + 2);
        let bot_at = move |draft: &Draft| draft.bots.get(at).cloned().flatten();
        let bots = bots::LEVELS.map(|bot| {
            let selected = move || draft.with(|draft| bot_at(draft).as_deref() == Some(bot));
            view! {
                <option value=bot selected=selected>{speech.told(bot_name(bot))}</option>
            }
        });
        let about = move || {
            let bot = draft.with(bot_at);
            bot.and_then(|bot| bot_about(&bot)).map(|about| speech.say(&about))
        };
        let choose = move |event| {
            let bot = Some(event_target_value(&event)).filter(|bot| !bot.is_empty());
            draft.update(|draft| {
                if let Some(chair) = draft.bots.get_mut(at) {
                    *chair = bot;
                }
            });
        };
        view! {
            <label class="field">
                <span>{speech.told(label)}</span>
                <select on:change=choose>
                    <option value="" selected=move || draft.with(|draft| bot_at(draft).is_none())>
                        {speech.text("setup-chair-free")}
                    </option>
                    {bots.into_iter().collect_view()}
                </select>
                <small class="about">{about}</small>
            </label>
        }
    };
    let count = Memo::new(move |_| draft.with(|draft| usize::from(draft.seats).saturating_sub(1)));
    view! {
        <fieldset>
            <legend>{speech.text("setup-chairs")}</legend>
            {move || (0..count.get()).map(chair).collect_view()}
        </fieldset>
    }
}

#[component]
fn ModuleField(at: usize, module: &'static Module, draft: RwSignal<Draft>) -> impl IntoView {
    let meta = draft.with_untracked(|draft| draft.meta);
    let speech = Speech::here().about(meta.id);
    let fits = move || draft.with(|draft| draft.fits(module));
    let on = move || draft.with(|draft| draft.modules.get(at).is_some_and(|(on, _)| *on));
    let set = move |change: &dyn Fn(&mut Chosen)| {
        draft.update(|draft| draft.modules.get_mut(at).into_iter().for_each(change));
    };
    let name = Phrase::new(format!("module-{}", module.id));
    let about = Phrase::new(format!("module-{}-about", module.id));
    let own_name = name.clone();
    let values = move || {
        let name = own_name.clone();
        let list = module.values.iter().map(|value| {
            let word = Phrase::new(format!("module-{}-{value}", module.id));
            let given = move |draft: &Draft| {
                draft.modules.get(at).is_some_and(|(_, given)| *given == Some(value))
            };
            view! { <option value=*value selected=move || draft.with(given)>{speech.told(word)}</option> }
        });
        let choose = move |event| {
            let chosen = event_target_value(&event);
            let value = module.values.iter().find(|value| **value == chosen).copied();
            set(&|given| given.1 = value);
        };
        view! {
            <select
                aria-label=speech.told(name)
                on:change=choose
            >
                {list.collect_view()}
            </select>
        }
    };
    let has_values = move || module.values.len() > 1 && on() && fits();
    view! {
        <div class="module">
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=move || on() && fits()
                    disabled=move || !fits()
                    on:change=move |event| {
                        let checked = event_target_checked(&event);
                        set(&|given| given.0 = checked);
                    }
                />
                <span>{speech.told(name)}</span>
            </label>
            <Show when=has_values>{values.clone()}</Show>
            <p class="quiet-text">{speech.told(about)}</p>
        </div>
    }
}

/// The buttons that open a new table, on the server or here.
#[component]
fn OpenTable(draft: RwSignal<Draft>, open: RwSignal<bool>) -> impl IntoView {
    let speech = Speech::here();
    let (identity, settings, place) = (Identity::here(), Settings::here(), Navigation::here());
    let fault = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let name = RwSignal::new(settings.name.get_untracked());
    let stranger = move || identity.known.get() == Known::Stranger;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let (lang, new) = (settings.lang.get_untracked(), draft.with_untracked(Draft::new_table));
        let (is_stranger, name) = (untrack(stranger), name.get_untracked());
        spawn_local(async move {
            let opened = async {
                if is_stranger {
                    identity.call_me(name.trim()).await?;
                }
                api::post::<NewTableId>(lang, "/api/tables", &new).await
            };
            let opened = opened.await;
            busy.set(false);
            match opened {
                Ok(new) => {
                    open.set(false);
                    place.go(Route::Table(new.table));
                }
                Err(reason) => fault.set(Some(reason.words(speech))),
            }
        });
    };
    let here = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let (setting, bots) = draft.with_untracked(|draft| (draft.setting(), draft.bots()));
        let speech = speech.about(draft.with_untracked(|draft| draft.meta.id));
        let name = reader_name(settings, speech);
        spawn_local(async move {
            let created = local::create(setting, bots, name).await;
            let _ = busy.try_set(false);
            match created {
                Ok(table) => {
                    let _ = open.try_set(false);
                    place.go(Route::Solo(table));
                }
                Err(why) => {
                    let _ = fault.try_set(Some(untrack(|| speech.say(&why))));
                }
            }
        });
    };
    let solo = move || draft.with(Draft::is_solo);
    let served = move || identity.is_served();
    view! {
        <form class="sheet-foot" on:submit=submit>
            <Show when=stranger>
                <label class="field">
                    <span>{speech.text("name-label")}</span>
                    <input
                        type="text"
                        required
                        maxlength=LONGEST
                        autocomplete="nickname"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
            </Show>
            <p class="fault" role="alert">{move || fault.get()}</p>
            <Show when=move || !served()>
                <p class="quiet-text">{speech.text("setup-away")}</p>
            </Show>
            <div class="row actions">
                <Show when=served>
                    <button type="submit" class="primary" disabled=move || busy.get()>
                        {move || speech.word(if solo() { "setup-begin" } else { "setup-open" })}
                    </button>
                </Show>
                <button
                    type="button"
                    class:primary=move || !served()
                    disabled=move || !solo()
                    title=speech.text("setup-here-about")
                    on:click=here
                >
                    {speech.text("setup-here")}
                </button>
            </div>
        </form>
    }
}

/// The button that changes the table at hand.
#[component]
fn ChangeTable(draft: RwSignal<Draft>, open: RwSignal<bool>) -> impl IntoView {
    let (speech, table) = (Speech::here(), TableContext::here());
    let change = move |_| {
        table.wish(Wish::Change { setting: draft.with_untracked(Draft::setting) });
        open.set(false);
    };
    view! {
        <div class="sheet-foot row actions">
            <button type="button" class="primary" on:click=change>
                {speech.text("setup-change")}
            </button>
        </div>
    }
}
