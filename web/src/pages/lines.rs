//! Tables in lists: mine, those of this browser, those anybody may join.

use kit::Phrase;
use leptos::prelude::*;
use registry::bot_name;
use room::{Phase, TableLine};

use crate::art;
use crate::browser;
use crate::catalogue;
use crate::link::kept;
use crate::route::Route;
use crate::speech::Speech;

/// A list of tables with its title; nothing at all if there is none and nothing to say about it.
#[component]
pub(crate) fn TableList(
    /// Its title.
    title: &'static str,
    /// What to say when it is empty.
    #[prop(optional)]
    empty: Option<&'static str>,
    /// The tables.
    #[prop(into)]
    lines: Signal<Vec<TableLine>>,
    /// Whether they are tables of this browser.
    #[prop(optional)]
    solo: bool,
    /// What happens after one was deleted.
    #[prop(optional)]
    forgotten: Option<Callback<()>>,
) -> impl IntoView {
    let speech = Speech::here();
    let shown = move || empty.is_some() || !lines.with(Vec::is_empty);
    let list = move || {
        lines.get().into_iter().map(|line| view! { <Row line solo forgotten /> }).collect_view()
    };
    view! {
        <Show when=shown>
            <section class="table-list" aria-labelledby=title>
                <h2 id=title>{speech.text(title)}</h2>
                <Show when=move || lines.with(Vec::is_empty)>
                    <p class="quiet-text">{move || empty.map(|key| speech.word(key))}</p>
                </Show>
                <ul class="plain">{list}</ul>
            </section>
        </Show>
    }
}

#[component]
fn Row(line: TableLine, solo: bool, forgotten: Option<Callback<()>>) -> impl IntoView {
    let speech = Speech::here().about(&line.game);
    let name = game_name(&line.game);
    let table = line.table.clone();
    let href = if solo { Route::Solo(table.clone()) } else { Route::Table(table.clone()) }.path();
    let sign = sign(&line, solo);
    let mine = line.your_turn && line.phase == Phase::Playing;
    let seated = line.seated.clone();
    let who = move || {
        let name = |seated: &String| match seated.strip_prefix("bot:") {
            Some(bot) => speech.say(&bot_name(bot)),
            None => seated.clone(),
        };
        seated.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let free = usize::from(line.seats).saturating_sub(line.seated.len());
    let free = (line.phase == Phase::Open && free > 0)
        .then_some(move || speech.say(&Phrase::new("line-free").with("count", free)));
    let at = line.at;
    let when = move || speech.say(&ago(browser::now().saturating_sub(at)));
    let meta = catalogue::meta(&line.game);
    let forget = forgotten.map(|forgotten| {
        let forget = move |_| {
            kept::forget(&table);
            forgotten.run(());
        };
        let label = Phrase::new("line-forget").with("when", ago(browser::now().saturating_sub(at)));
        view! {
            <button
                type="button"
                class="quiet round"
                title=speech.text("line-forget-short")
                aria-label=speech.told(label)
                on:click=forget
            >
                "×"
            </button>
        }
    });
    view! {
        <li
            class="table-row"
            class:mine=mine
            data-game=meta.map(|meta| meta.id)
        >
            <a href=href>
                {meta.map(|meta| view! { <img class="table-lid" src=art::lid(meta) alt="" width="76" height="48" /> })}
                <span class="table-game">{speech.told(name)}</span>
                <span class="sign">{speech.text(sign)}</span>
                <span class="table-who">{who}</span>
                <span class="table-when">{free.map_or_else(|| when.into_any(), IntoAny::into_any)}</span>
            </a>
            {forget}
        </li>
    }
}

fn sign(line: &TableLine, solo: bool) -> &'static str {
    match line.phase {
        Phase::Open => "line-open",
        Phase::Playing if line.your_turn => "line-your-turn",
        Phase::Playing if solo => "line-continue",
        Phase::Playing if line.mine => "line-playing",
        Phase::Playing => "line-watch",
        Phase::Over => "line-over",
        Phase::Closed => "line-closed",
    }
}

/// A game's name, also where this version does not know the game.
pub(crate) fn game_name(game: &str) -> Phrase {
    match catalogue::meta(game) {
        Some(meta) => meta.name(),
        None => Phrase::new("game-unknown").with("game", game),
    }
}

/// How long ago, in words.
fn ago(milliseconds: u64) -> Phrase {
    let minutes = milliseconds / 60_000;
    let count = |key: &'static str, count: u64| Phrase::new(key).with("count", count as i64);
    match minutes {
        0 => Phrase::new("ago-now"),
        1..60 => count("ago-minutes", minutes),
        60..1440 => count("ago-hours", minutes / 60),
        _ => count("ago-days", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use kit::{Lang, Names};

    use super::*;
    use crate::speech::say;

    #[test]
    fn the_past_is_told_in_the_largest_unit() {
        let told = |minutes: u64| say(Lang::En, None, &ago(minutes * 60_000), &Names::default());
        assert_eq!(told(0), "just now");
        assert_eq!(told(1), "a minute ago");
        assert_eq!(told(59), "59 minutes ago");
        assert_eq!(told(60), "an hour ago");
        assert_eq!(told(3 * 1440), "3 days ago");
    }

    #[test]
    fn every_bot_has_a_name_in_both_languages() {
        for lang in Lang::ALL {
            for bot in bots::NAMES.into_iter().chain(["somebody-new"]) {
                let about = registry::bot_about(bot);
                for phrase in [Some(registry::bot_name(bot)), about].into_iter().flatten() {
                    let said = say(lang, None, &phrase, &Names::default());
                    assert!(!said.contains('['), "{said}");
                }
            }
        }
    }
}
