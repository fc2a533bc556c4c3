//! What stands above and below the pages.

use kit::Lang;
use leptos::prelude::*;

use crate::catalogue;
use crate::identity::{Identity, Known};
use crate::settings::{Settings, Theme};
use crate::speech::Speech;

/// The way home, the language, light or dark, and who is reading.
#[component]
pub(crate) fn Header() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <a class="skip" href="#main">{speech.text("skip")}</a>
        <header class="top">
            <a class="wordmark" href="/">
                <img src="/icon.svg" alt="" width="32" height="32" />
                <span>{speech.text("comptoir")}</span>
            </a>
            <div class="top-tools">
                <LanguageSwitch />
                <ThemeSwitch />
                <Account />
            </div>
        </header>
    }
}

#[component]
fn Account() -> impl IntoView {
    let (speech, identity, settings) = (Speech::here(), Identity::here(), Settings::here());
    let name = move || match identity.known.get() {
        Known::Is(me) => me.name,
        _ => settings.name.get(),
    };
    let label = move || match name() {
        name if name.is_empty() => speech.word("top-account"),
        name => name,
    };
    view! {
        <a class="button quiet account" href="/me">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle cx="12" cy="8" r="4" fill="currentColor" />
                <path d="M4 21a8 8 0 0 1 16 0z" fill="currentColor" />
            </svg>
            <span class="account-name">{label}</span>
        </a>
    }
}

/// French or English.
#[component]
pub(crate) fn LanguageSwitch() -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let button = move |lang: Lang| {
        let (code, name) = match lang {
            Lang::En => ("EN", "English"),
            Lang::Fr => ("FR", "Français"),
        };
        view! {
            <button
                type="button"
                lang=lang.code()
                title=name
                aria-pressed=move || (settings.lang.get() == lang).to_string()
                on:click=move |_| settings.lang.set(lang)
            >
                {code}
            </button>
        }
    };
    view! {
        <div class="segments" role="group" aria-label=speech.text("top-language")>
            {Lang::ALL.map(button).collect_view()}
        </div>
    }
}

/// Light, dark, or as the system is.
#[component]
pub(crate) fn ThemeSwitch() -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let next = move |theme| match theme {
        Theme::System => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::System,
    };
    let label = move || match settings.theme.get() {
        Theme::System => speech.word("theme-system"),
        Theme::Light => speech.word("theme-light"),
        Theme::Dark => speech.word("theme-dark"),
    };
    let drawing = move || match settings.theme.get() {
        Theme::System => "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18v-2a7 7 0 0 0 0-14z",
        Theme::Light => {
            "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v3h-2zM11 20h2v3h-2zM1 11h3v2H1zM20 11h3v2h-3zM3.5 4.9l1.4-1.4 2.1 2.1-1.4 1.4zM17 18.4l1.4-1.4 2.1 2.1-1.4 1.4zM3.5 19.1 5.6 17 7 18.4l-2.1 2.1zM17 5.6l2.1-2.1 1.4 1.4L18.4 7z"
        }
        Theme::Dark => "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
    };
    view! {
        <button
            type="button"
            class="quiet round"
            title=label
            aria-label=label
            on:click=move |_| settings.theme.update(|theme| *theme = next(*theme))
        >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d=drawing fill="currentColor" />
            </svg>
        </button>
    }
}

/// What has to be said at the end of a page.
#[component]
pub(crate) fn Footer() -> impl IntoView {
    let speech = Speech::here();
    let rules = catalogue::games().iter().map(|meta| {
        let speech = speech.about(meta.id);
        let name = speech.told(meta.name());
        view! { <li><a href=format!("/rules/{}", meta.id)>{name}</a></li> }
    });
    view! {
        <footer class="foot">
            <nav aria-label=speech.text("foot-links")>
                <ul class="plain">
                    <li>{speech.text("foot-rules")}</li>
                    {rules.collect_view()}
                    <li><a href="/api/docs">{speech.text("foot-api")}</a></li>
                </ul>
            </nav>
            <p>{speech.text("foot-unofficial")}</p>
        </footer>
    }
}
