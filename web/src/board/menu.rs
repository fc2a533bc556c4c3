//! What lies over the table: the menu, the keys, a question, another seat's place.

use kit::scene::Region;
use kit::{Lang, Phrase, Seat};
use leptos::prelude::*;
use room::{Ask, Who, Wish};

use super::aid::Aid;
use super::around::SeatHead;
use super::keys::focus_on;
use super::stage::{Sheet, Stage};
use crate::catalogue;
use crate::settings::{Speed, Theme};
use draw::Pen;
use draw::panel::ground;
use draw::piece::picture;

/// Whatever lies over the table at the moment.
#[component]
pub(super) fn Sheets() -> impl IntoView {
    let stage = Stage::here();
    Effect::new(move || {
        if stage.sheet.get().is_some() {
            focus_on(".board-sheet .close");
        }
    });
    move || match stage.sheet.get() {
        None => ().into_any(),
        Some(Sheet::Menu) => {
            view! { <SheetFrame title="board-menu"><Menu/></SheetFrame> }.into_any()
        }
        Some(Sheet::Help) => {
            view! { <SheetFrame title="board-keys"><Keys/></SheetFrame> }.into_any()
        }
        Some(Sheet::Aid) => {
            view! { <SheetFrame title="board-aid" wide=true><Aid/></SheetFrame> }.into_any()
        }
        Some(Sheet::Resign) => {
            view! { <SheetFrame title="board-resign-sure"><Resign/></SheetFrame> }.into_any()
        }
        Some(Sheet::Place(seat)) => {
            view! { <SheetFrame title="board-place" wide=true><Place seat=seat/></SheetFrame> }
                .into_any()
        }
    }
}

#[component]
fn SheetFrame(
    title: &'static str,
    #[prop(optional)] wide: bool,
    children: Children,
) -> impl IntoView {
    let stage = Stage::here();
    let close = move |_| stage.sheet.set(None);
    view! {
        <div class="board-veil" on:click=close>
            <section
                class="board-sheet"
                class:broad=wide
                role="dialog"
                aria-modal="true"
                aria-label=stage.text(title)
                on:click=|event| event.stop_propagation()
            >
                <header>
                    <h2>{stage.text(title)}</h2>
                    <button type="button" class="close" aria-label=stage.text("board-close") on:click=close>
                        "×"
                    </button>
                </header>
                {children()}
            </section>
        </div>
    }
}

#[component]
fn Menu() -> impl IntoView {
    let stage = Stage::here();
    let model = stage.table.model;
    let playing = move || model.with(|model| model.me().is_some()) && !stage.is_over();
    let handed = move || model.with(|model| model.is_handed());
    let done = move |wish: Wish| {
        stage.sheet.set(None);
        stage.wish(wish);
    };
    let absent = move || {
        model.with(|model| {
            let chairs = model.placard.as_ref().map(|placard| placard.chairs.as_slice());
            let chairs = chairs.unwrap_or_default().iter().enumerate();
            let away = chairs.filter(|(at, chair)| {
                let person = matches!(chair.who, Who::Person(_)) && chair.handed.is_none();
                person && model.here.get(*at) == Some(&false)
            });
            away.map(|(at, _)| Seat(at as u8))
                .filter(|seat| Some(*seat) != model.me())
                .collect::<Vec<_>>()
        })
    };
    let rules = move || format!("/rules/{}", stage.speech.game.unwrap_or_default());
    view! {
        <div class="menu">
            <Show when=playing>
                <Show
                    when=handed
                    fallback=move || view! {
                        <button type="button" data-do="hand-over" on:click=move |_| done(Wish::HandOver)>
                            {stage.text("board-hand-over")}
                        </button>
                    }
                >
                    <button type="button" class="main" on:click=move |_| done(Wish::Return)>
                        {stage.text("board-return")}
                    </button>
                </Show>
                <For each=absent key=|seat| *seat let:seat>
                    <button type="button" on:click=move |_| done(Wish::Ask { ask: Ask::Replace { seat } })>
                        {stage.told(Phrase::new("board-replace").with("who", seat))}
                    </button>
                </For>
                <button type="button" class="danger" on:click=move |_| stage.sheet.set(Some(Sheet::Resign))>
                    {stage.text("board-resign")}
                </button>
            </Show>
            <a class="button" href="/">{stage.text("board-leave")}</a>
            <a class="button" href=rules target="_blank" rel="noopener">{stage.text("board-rules")}</a>
            <CopyLink says="board-copy-link"/>
            <button type="button" on:click=move |_| stage.sheet.set(Some(Sheet::Help))>
                {stage.text("board-keys")}
            </button>
            <Choices/>
        </div>
    }
}

/// Copies the address of the table, which anybody can watch or look back at with it.
#[component]
pub(super) fn CopyLink(says: &'static str) -> impl IntoView {
    let stage = Stage::here();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        if let Ok(address) = window().location().href() {
            let _ = window().navigator().clipboard().write_text(&address);
            copied.set(true);
        }
    };
    view! {
        <Show when=move || !stage.is_local()>
            <button type="button" on:click=copy>
                {move || stage.word(if copied.get() { "board-copied" } else { says })}
            </button>
        </Show>
    }
}

/// What the reader chooses for all tables.
#[component]
fn Choices() -> impl IntoView {
    let stage = Stage::here();
    let settings = stage.settings;
    let check = move |signal: RwSignal<bool>, key: &'static str| {
        view! {
            <label class="tick-box">
                <input
                    type="checkbox"
                    prop:checked=move || signal.get()
                    on:change=move |event| signal.set(event_target_checked(&event))
                />
                {stage.text(key)}
            </label>
        }
    };
    let themes = [
        (Theme::System, "board-theme-system"),
        (Theme::Light, "board-theme-light"),
        (Theme::Dark, "board-theme-dark"),
    ];
    let theme = move |(theme, key): (Theme, &'static str)| {
        view! {
            <button
                type="button"
                aria-pressed=move || (settings.theme.get() == theme).to_string()
                on:click=move |_| settings.theme.set(theme)
            >
                {stage.text(key)}
            </button>
        }
    };
    let lang = move |(lang, name): (Lang, &'static str)| {
        view! {
            <button
                type="button"
                lang=lang.code()
                aria-pressed=move || (settings.lang.get() == lang).to_string()
                on:click=move |_| {
                    settings.lang.set(lang);
                    stage.speech.lang.set(lang);
                }
            >
                {name}
            </button>
        }
    };
    let speed = move |speed: Speed| {
        view! {
            <button
                type="button"
                aria-pressed=move || (settings.speed.get() == speed).to_string()
                on:click=move |_| settings.speed.set(speed)
            >
                {stage.told(Phrase::new(format!("board-speed-{}", speed.name())))}
            </button>
        }
    };
    view! {
        <fieldset class="settings">
            <legend>{stage.text("board-settings")}</legend>
            <div class="line-up" role="group" aria-label=stage.text("board-speed")>
                <span>{stage.text("board-speed")}</span>
                {Speed::ALL.map(speed).collect_view()}
            </div>
            {check(settings.sound, "board-sound")}
            {check(settings.confirm, "board-ask-confirm")}
            <div class="line-up">{themes.map(theme).collect_view()}</div>
            <div class="line-up">{[(Lang::En, "English"), (Lang::Fr, "Français")].map(lang).collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Resign() -> impl IntoView {
    let stage = Stage::here();
    view! {
        <p>{stage.text("board-resign-about")}</p>
        <div class="line-up">
            <button
                type="button"
                class="danger"
                on:click=move |_| {
                    stage.sheet.set(None);
                    stage.wish(Wish::Resign);
                }
            >
                {stage.text("board-resign")}
            </button>
            <button type="button" on:click=move |_| stage.sheet.set(None)>
                {stage.text("board-play-on")}
            </button>
        </div>
    }
}

#[component]
fn Keys() -> impl IntoView {
    let stage = Stage::here();
    let keys = [
        ("← ↑ → ↓", "board-key-arrows"),
        ("↵", "board-key-touch"),
        ("1 – 9, 0", "board-key-digits"),
        ("U", "board-key-undo"),
        ("R", "board-key-restart"),
        ("H", "board-key-hint"),
        ("A", "board-key-aid"),
        ("F", "board-key-fit"),
        ("L", "board-key-log"),
        ("Esc", "board-key-escape"),
        ("?", "board-key-help"),
    ];
    let row = move |(key, about): (&'static str, &'static str)| {
        view! { <dt><kbd>{key}</kbd></dt> <dd>{stage.text(about)}</dd> }
    };
    view! { <dl class="key-list">{keys.map(row).collect_view()}</dl> }
}

/// Another seat's place as large as the screen allows.
#[component]
fn Place(seat: Seat) -> impl IntoView {
    let stage = Stage::here();
    let at = move || {
        stage.shown.with(|shown| {
            let of = |region: Region| region == Region::Other(seat);
            shown.as_ref()?.panels(of).first().copied()
        })
    };
    let drawn = move || {
        let mark = stage.speech.game.and_then(catalogue::meta).map_or("", |meta| meta.looks.mark);
        let pen = Pen { say: &|phrase| stage.say(phrase), mark, letters: stage.letters };
        let panel = at()?;
        stage.shown.with(|shown| {
            let shown = shown.as_deref()?;
            let size = shown.scene.panels.get(panel)?.size;
            let mut out = ground(&shown.scene, panel, &pen);
            for laid in shown.laid.iter().filter(|laid| laid.panel == panel) {
                let piece = shown.scene.pieces.get(laid.piece)?;
                let (w, h) = (laid.rect.w.into(), laid.rect.h.into());
                let art = picture(piece, w, h, shown.crowded.contains(&piece.id), &pen);
                out += &format!(
                    r#"<g class="piece" transform="translate({} {})">{art}</g>"#,
                    laid.rect.x, laid.rect.y
                );
            }
            Some((format!("0 0 {} {}", size.w, size.h), out))
        })
    };
    view! {
        <div class="seat-head">
            {move || at().map(|panel| view! { <SeatHead seat=seat panel=panel/> })}
        </div>
        <svg class="canvas drawn" viewBox=move || drawn().map(|drawn| drawn.0)>
            <g inner_html=move || drawn().map(|drawn| drawn.1).unwrap_or_default()></g>
        </svg>
    }
}
