//! Who the reader is: a name, an account, keys for programs.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::account_forms::{ChangePassword, Forget, Keys, Rename, SHORTEST};
use super::frame::{Footer, Header};
use super::name::{LONGEST, NameForm};
use crate::app::entitle;
use crate::identity::{Identity, Known};
use crate::notice::Notices;
use crate::settings::Settings;
use crate::speech::Speech;

/// The reader's account.
#[component]
pub(crate) fn Account() -> impl IntoView {
    let (speech, identity) = (Speech::here(), Identity::here());
    entitle(move || speech.word("account-window"));
    // What is shown follows who somebody is, not each change of their name.
    let kind = Memo::new(move |_| match identity.known.get() {
        Known::Asking => Kind::Asking,
        Known::Away => Kind::Away,
        Known::Stranger => Kind::Stranger,
        Known::Is(me) if me.guest => Kind::Guest,
        Known::Is(_) => Kind::Account,
    });
    let body = move || match kind.get() {
        Kind::Asking => view! { <p>{speech.text("account-asking")}</p> }.into_any(),
        Kind::Away => view! { <Away /> }.into_any(),
        Kind::Stranger => view! { <NameSection title="account-guest" /><LogIn /> }.into_any(),
        Kind::Guest => view! {
            <NameSection title="account-name" />
            <Register />
            <LogIn />
            <Keys />
            <Forget account=false />
        }
        .into_any(),
        Kind::Account => {
            view! { <Leave /><Rename /><ChangePassword /><Keys /><Forget account=true /> }
                .into_any()
        }
    };
    view! {
        <Header />
        <main id="main" class="account-page">
            <h1>{speech.text("account-title")}</h1>
            {body}
            <SoundSection />
        </main>
        <Footer />
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Asking,
    Away,
    Stranger,
    Guest,
    Account,
}

/// Without a server there is a name, kept here.
#[component]
fn Away() -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    view! {
        <section class="panel">
            <h2>{speech.text("account-name")}</h2>
            <p class="quiet-text">{speech.text("account-away")}</p>
            <label class="field">
                <span>{speech.text("name-label")}</span>
                <input
                    type="text"
                    maxlength=LONGEST
                    autocomplete="nickname"
                    prop:value=move || settings.name.get()
                    on:change=move |event| settings.name.set(event_target_value(&event).trim().to_owned())
                />
            </label>
        </section>
    }
}

#[component]
fn NameSection(title: &'static str) -> impl IntoView {
    let (speech, notices) = (Speech::here(), Notices::here());
    let then = move |()| notices.tell(untrack(|| speech.word("account-named")));
    view! {
        <section class="panel">
            <h2>{speech.text(title)}</h2>
            <NameForm action="account-save" then />
        </section>
    }
}

/// A name and a password, for what is to be done with them.
#[component]
fn Credentials(
    title: &'static str,
    text: &'static str,
    action: &'static str,
    new: bool,
) -> impl IntoView {
    let (speech, identity, settings) = (Speech::here(), Identity::here(), Settings::here());
    let notices = Notices::here();
    let name = RwSignal::new(if new { settings.name.get_untracked() } else { String::new() });
    let password = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (name, secret) = (name.get_untracked(), password.get_untracked());
        spawn_local(async move {
            let answer = match new {
                true => identity.register(name.trim(), &secret).await,
                false => identity.log_in(name.trim(), &secret).await,
            };
            match answer {
                Ok(()) => notices.tell(untrack(|| speech.word("account-welcome"))),
                Err(reason) => {
                    let _ = fault.try_set(Some(reason.words(speech)));
                }
            }
        });
    };
    let auto = if new { "new-password" } else { "current-password" };
    view! {
        <section class="panel">
            <h2>{speech.text(title)}</h2>
            <p class="quiet-text">{speech.text(text)}</p>
            <form on:submit=submit>
                <label class="field">
                    <span>{speech.text("name-label")}</span>
                    <input
                        type="text"
                        required
                        maxlength=LONGEST
                        autocomplete="username"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
                <label class="field">
                    <span>{speech.text("account-password")}</span>
                    <input
                        type="password"
                        required
                        minlength=new.then_some(SHORTEST)
                        autocomplete=auto
                        prop:value=move || password.get()
                        on:input=move |event| password.set(event_target_value(&event))
                    />
                </label>
                <p class="fault" role="alert">{move || fault.get()}</p>
                <button type="submit" class:primary=new>{speech.text(action)}</button>
            </form>
        </section>
    }
}

#[component]
fn Register() -> impl IntoView {
    view! {
        <Credentials
            title="account-register"
            text="account-register-text"
            action="account-register-go"
            new=true
        />
    }
}

#[component]
fn LogIn() -> impl IntoView {
    view! {
        <Credentials
            title="account-login"
            text="account-login-text"
            action="account-login-go"
            new=false
        />
    }
}

#[component]
fn Leave() -> impl IntoView {
    let (speech, identity, notices) = (Speech::here(), Identity::here(), Notices::here());
    let leave = move |_| {
        spawn_local(async move {
            match identity.log_out().await {
                Ok(()) => notices.tell(untrack(|| speech.word("account-left"))),
                Err(fault) => untrack(|| notices.fault(&fault, speech)),
            }
        });
    };
    let leave_all = move |_| {
        spawn_local(async move {
            match identity.log_out_everywhere().await {
                Ok(()) => notices.tell(untrack(|| speech.word("account-left-all"))),
                Err(fault) => untrack(|| notices.fault(&fault, speech)),
            }
        });
    };
    let name = move || identity.me().map(|me| me.name).unwrap_or_default();
    view! {
        <section class="panel">
            <h2>{name}</h2>
            <p class="quiet-text">{speech.text("account-account")}</p>
            <div class="row">
                <button type="button" on:click=leave>{speech.text("account-logout")}</button>
                <button type="button" class="quiet" on:click=leave_all>
                    {speech.text("account-leave-all")}
                </button>
            </div>
        </section>
    }
}

/// Whether there is a tone.
#[component]
fn SoundSection() -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    view! {
        <section class="panel">
            <h2>{speech.text("account-settings")}</h2>
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=move || settings.sound.get()
                    on:change=move |event| settings.sound.set(event_target_checked(&event))
                />
                <span>{speech.text("account-sound")}</span>
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=move || settings.confirm.get()
                    on:change=move |event| settings.confirm.set(event_target_checked(&event))
                />
                <span>{speech.text("account-confirm")}</span>
            </label>
        </section>
    }
}
