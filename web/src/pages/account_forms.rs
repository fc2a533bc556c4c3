//! What somebody can change about who they are: name, password, keys for programs; and how to be
//! forgotten.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::json;

use super::name::LONGEST;
use crate::api;
use crate::identity::Identity;
use crate::notice::Notices;
use crate::settings::Settings;
use crate::speech::Speech;

/// The shortest password.
pub(super) const SHORTEST: u32 = 8;

/// The name of an account.
#[component]
pub(super) fn Rename() -> impl IntoView {
    let (speech, identity, notices) = (Speech::here(), Identity::here(), Notices::here());
    let name = RwSignal::new(untrack(|| identity.me()).map(|me| me.name).unwrap_or_default());
    let fault = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            match identity.rename(name.get_untracked().trim()).await {
                Ok(()) => {
                    let _ = fault.try_set(None);
                    notices.tell(untrack(|| speech.word("account-named")));
                }
                Err(reason) => drop(fault.try_set(Some(reason.words(speech)))),
            }
        });
    };
    view! {
        <section class="panel">
            <h2>{speech.text("account-name")}</h2>
            <form on:submit=submit>
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
                <p class="fault" role="alert">{move || fault.get()}</p>
                <button type="submit">{speech.text("account-save")}</button>
            </form>
        </section>
    }
}

/// A field for a password.
#[component]
fn Password(
    label: &'static str,
    auto: &'static str,
    value: RwSignal<String>,
    least: u32,
) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <label class="field">
            <span>{speech.text(label)}</span>
            <input
                type="password"
                required
                minlength=least
                autocomplete=auto
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// Another password.
#[component]
pub(super) fn ChangePassword() -> impl IntoView {
    let (speech, identity, notices) = (Speech::here(), Identity::here(), Notices::here());
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let fault = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (was, becomes) = (old.get_untracked(), new.get_untracked());
        spawn_local(async move {
            match identity.change_password(&was, &becomes).await {
                Ok(()) => {
                    for value in [old, new] {
                        let _ = value.try_set(String::new());
                    }
                    let _ = fault.try_set(None);
                    notices.tell(untrack(|| speech.word("account-changed")));
                }
                Err(reason) => drop(fault.try_set(Some(reason.words(speech)))),
            }
        });
    };
    view! {
        <section class="panel">
            <h2>{speech.text("account-change")}</h2>
            <p class="quiet-text">{speech.text("account-change-text")}</p>
            <form on:submit=submit>
                <Password
                    label="account-old-password"
                    auto="current-password"
                    value=old
                    least=1
                />
                <Password
                    label="account-new-password"
                    auto="new-password"
                    value=new
                    least=SHORTEST
                />
                <p class="fault" role="alert">{move || fault.get()}</p>
                <button type="submit">{speech.text("account-change")}</button>
            </form>
        </section>
    }
}

/// Being forgotten. An account says its password once more.
#[component]
pub(super) fn Forget(account: bool) -> impl IntoView {
    let (speech, identity, notices) = (Speech::here(), Identity::here(), Notices::here());
    let password = RwSignal::new(String::new());
    let sure = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = password.get_untracked();
        spawn_local(async move {
            match identity.be_forgotten(&password).await {
                Ok(()) => notices.tell(untrack(|| speech.word("account-forgotten"))),
                Err(reason) => drop(fault.try_set(Some(reason.words(speech)))),
            }
        });
    };
    let field = account.then(|| {
        view! {
            <Password label="account-password" auto="off" value=password least=1 />
        }
    });
    view! {
        <section class="panel">
            <h2>{speech.text("account-forget")}</h2>
            <p class="quiet-text">{speech.text("account-forget-text")}</p>
            <form on:submit=submit>
                {field}
                <label class="check">
                    <input
                        type="checkbox"
                        prop:checked=move || sure.get()
                        on:change=move |event| sure.set(event_target_checked(&event))
                    />
                    <span>{speech.text("account-forget-sure")}</span>
                </label>
                <p class="fault" role="alert">{move || fault.get()}</p>
                <button type="submit" class="danger" disabled=move || !sure.get()>
                    {speech.text("account-forget-go")}
                </button>
            </form>
        </section>
    }
}

/// A key with which a program plays for its owner.
#[derive(Clone, PartialEq, Deserialize)]
struct Key {
    id: serde_json::Value,
    label: String,
    scope: String,
    expires: u64,
    ended: bool,
}

impl Key {
    fn path(&self) -> String {
        let id = self.id.as_str().map_or_else(|| self.id.to_string(), str::to_owned);
        format!("/api/tokens/{id}")
    }

    /// What it may be used for, and for how long.
    fn terms(&self, speech: Speech) -> String {
        if self.ended {
            return speech.word("account-key-ended");
        }
        let scope = speech.word(if self.scope == "read" { READ } else { PLAY });
        let phrase = kit::Phrase::new("account-key-lasts");
        speech.say(&phrase.with("days", self.days_left()).with("scope", scope.as_str()))
    }

    fn days_left(&self) -> u32 {
        let left = self.expires.saturating_sub(js_sys::Date::now() as u64);
        u32::try_from(left.div_ceil(DAY)).unwrap_or(u32::MAX)
    }
}

const PLAY: &str = "account-key-play";
const READ: &str = "account-key-read";
/// A key that lasts for fewer days can be renewed.
const SOON: u32 = 30;
const DAY: u64 = 24 * 60 * 60 * 1000;

#[derive(Clone, Deserialize)]
struct NewKey {
    id: serde_json::Value,
    token: String,
}

#[component]
pub(super) fn Keys() -> impl IntoView {
    let (speech, notices, settings) = (Speech::here(), Notices::here(), Settings::here());
    let keys = RwSignal::new(Vec::<Key>::new());
    let label = RwSignal::new(String::new());
    let reads = RwSignal::new(false);
    let fresh = RwSignal::new(None::<NewKey>);
    let lang = move || settings.lang.get_untracked();
    let refresh = move || {
        spawn_local(async move {
            if let Ok(list) = api::get(lang(), "/api/tokens").await {
                let _ = keys.try_set(list);
            }
        });
    };
    refresh();
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let scope = if reads.get_untracked() { "read" } else { "play" };
        let body = json!({ "label": label.get_untracked().trim(), "scope": scope });
        spawn_local(async move {
            match api::post::<NewKey>(lang(), "/api/tokens", &body).await {
                Ok(new) => {
                    let _ = fresh.try_set(Some(new));
                    let _ = label.try_set(String::new());
                    refresh();
                }
                Err(fault) => untrack(|| notices.fault(&fault, speech)),
            }
        });
    };
    let row = move |key: Key| {
        let (path, id) = (key.path(), key.id.clone());
        let remove = move |_| {
            let (path, id) = (path.clone(), id.clone());
            spawn_local(async move {
                match api::delete(lang(), &path).await {
                    Ok(()) => {
                        // One that is worth nothing any more need not be copied.
                        let _ = fresh.try_update(|fresh| fresh.take_if(|fresh| fresh.id == id));
                        refresh();
                    }
                    Err(fault) => untrack(|| notices.fault(&fault, speech)),
                }
            });
        };
        let path = key.path();
        let renew = move |_| {
            let path = path.clone();
            spawn_local(async move {
                match api::post::<serde_json::Value>(lang(), &path, &json!({})).await {
                    Ok(_) => refresh(),
                    Err(fault) => untrack(|| notices.fault(&fault, speech)),
                }
            });
        };
        let named = kit::Phrase::new("account-key-delete").with("name", key.label.clone());
        let renewed = kit::Phrase::new("account-key-renew-named").with("name", key.label.clone());
        let (terms, label) = (key.clone(), key.label.clone());
        // One that lasts for long needs no button.
        let renew = (key.days_left() < SOON).then(|| {
            view! {
                <button
                    type="button"
                    class="quiet"
                    aria-label=speech.told(renewed)
                    on:click=renew
                >
                    {speech.text("account-key-renew")}
                </button>
            }
        });
        view! {
            <li class="row">
                <span class="grow">
                    {label}" "<small>{move || terms.terms(speech)}</small>
                </span>
                {renew}
                <button
                    type="button"
                    class="quiet danger"
                    aria-label=speech.told(named)
                    on:click=remove
                >
                    {speech.text("delete")}
                </button>
            </li>
        }
    };
    view! {
        <section class="panel">
            <h2>{speech.text("account-keys")}</h2>
            <p class="quiet-text">
                {speech.text("account-keys-text")}" "
                <a href="/api/docs">{speech.text("foot-api")}</a>
            </p>
            <ul class="plain keys">{move || keys.get().into_iter().map(row).collect_view()}</ul>
            <Show when=move || fresh.get().is_some()>
                <div class="fresh-key" role="status">
                    <p>{speech.text("account-key-once")}</p>
                    <code>{move || fresh.get().map(|fresh| fresh.token)}</code>
                </div>
            </Show>
            <form class="row" on:submit=create>
                <input
                    type="text"
                    required
                    maxlength="40"
                    aria-label=speech.text("account-key-label")
                    placeholder=speech.text("account-key-label")
                    prop:value=move || label.get()
                    on:input=move |event| label.set(event_target_value(&event))
                />
                <select
                    aria-label=speech.text("account-key-scope")
                    on:change=move |event| reads.set(event_target_value(&event) == "read")
                >
                    <option value="play">{speech.text(PLAY)}</option>
                    <option value="read">{speech.text(READ)}</option>
                </select>
                <button type="submit">{speech.text("account-key-new")}</button>
            </form>
        </section>
    }
}
