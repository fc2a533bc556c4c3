//! The end: who has won, with what, and since when.

use kit::{Phrase, Seat, order};
use leptos::prelude::*;
use module::ask::{Ask, View};
use module::think::Thought;
use room::{Score, Who};

use super::around::Emblem;
use super::chart::{
    SOURCES, bars_height, bars_picture, best, lines_picture, margin, pattern, ranked, sources,
    turning_point,
};
use super::menu::CopyLink;
use super::review::ReviewPart;
use super::stage::Stage;
use crate::thinker::{Said, Thinker};

/// The points of every seat at every moment, where points are open. They are worked out in a worker: a
/// long game would hold the page up.
fn course(stage: Stage) -> RwSignal<Vec<Vec<i32>>> {
    let course = RwSignal::new(Vec::new());
    let request = stage.table.model.with_untracked(|model| {
        let rules = model.rules.as_ref().filter(|rules| rules.meta.open_scores)?;
        let views = model.frames.iter().map(|frame| View(frame.view.to_vec())).collect();
        Some((rules.meta.id, rules.request(Ask::Course(views))))
    });
    let thinker = request.and_then(|(game, request)| {
        let hear = move |said| {
            if let Said::Answer(answer) = said {
                // The reader may have left.
                let _ = course.try_set(serde_json::from_value(answer).unwrap_or_default());
            }
        };
        let thinker = Thinker::start(game, hear)?;
        thinker.think(Thought::Ask(Box::new(request)));
        Some(thinker)
    });
    let thinker = StoredValue::new_local(thinker);
    on_cleanup(move || drop(thinker.try_update_value(Option::take)));
    course
}

#[component]
pub(super) fn Over() -> impl IntoView {
    let stage = Stage::here();
    let closed = RwSignal::new(false);
    let there = move || {
        let latest = stage.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.latest));
        stage.is_over() && latest && stage.looking.get().is_none() && !stage.behind.get()
    };
    view! {
        <Show when=there>
            <Show
                when=move || !closed.get()
                fallback=move || view! {
                    <button type="button" class="reopen main" on:click=move |_| closed.set(false)>
                        {stage.text("board-scores")}
                    </button>
                }
            >
                <Result on_close=move || closed.set(true)/>
            </Show>
        </Show>
    }
}

/// Several seats in a sentence.
fn named(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|seat| Phrase::new("board-seat").with("who", *seat)).collect()
}

#[component]
fn Result(on_close: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let stage = Stage::here();
    let scores = Memo::new(move |_| stage.placard(|placard| ranked(&placard.scores)));
    let course = course(stage);
    let headline = move || {
        scores.with(|scores| {
            let winners: Vec<Seat> =
                scores.iter().filter(|score| score.rank == 1).map(|score| score.seat).collect();
            let by = margin(scores);
            let phrase = match (winners.as_slice(), by) {
                ([one], Some(by)) => {
                    Phrase::new("board-won-by").with("who", *one).with("points", by)
                }
                ([], _) => Phrase::new("board-won-by-nobody"),
                ([one], None) => Phrase::new("board-won").with("who", *one),
                (many, _) => Phrase::new("board-won-together").with("who", named(many)),
            };
            stage.say(&phrase)
        })
    };
    let winner = move || {
        let best = |scores: &Vec<Score>| {
            scores.first().filter(|score| score.rank == 1).map(|score| score.seat)
        };
        scores.with(best)
    };
    let turning = Memo::new(move |_| {
        let winner = winner()?.index();
        course.with(|course| turning_point(course, winner))
    });
    let names = move || stage.names.get().seats;
    let bars = move || scores.with(|scores| bars_picture(scores, &names()));
    let high = move || format!("0 0 580 {}", scores.with(|scores| bars_height(scores.len())));
    // How many points that was, and how many whoever came next has.
    let against = move || {
        scores.with(|scores| {
            let next = scores.iter().find(|score| score.rank > 1)?;
            let won = scores.first().filter(|score| score.rank == 1)?;
            let phrase = Phrase::new("board-won-against").with("points", won.points);
            Some(stage.say(&phrase.with("next", next.points).with("who", next.seat)))
        })
    };
    // The pointer may rest on a piece that is covered now.
    stage.regard(None);
    let seats = move || {
        let mut seats: Vec<Seat> =
            scores.with(|scores| scores.iter().map(|score| score.seat).collect());
        order::sort_by_key(&mut seats, |seat| *seat);
        seats
    };
    let lid = stage.speech.game.and_then(crate::catalogue::meta).map(|meta| {
        let night = "linear-gradient(90deg, rgb(20 30 50 / 92%) 45%, rgb(20 30 50 / 25%))";
        format!("{night}, url({})", crate::art::lid(meta))
    });
    view! {
        <section class="result" data-part="scores" role="dialog" aria-label=headline>
            <div class="result-pages">
                <div class="result-page">
                    <header class="result-banner" style:background-image=lid>
                        {move || winner().map(|seat| view! { <Emblem seat=seat.0/> })}
                        <div>
                            <h2>{headline}</h2>
                            <p>{against}</p>
                        </div>
                    </header>
                    <section class="result-card">
                        <h3>{stage.text("board-sources")}</h3>
                        <svg class="bars" viewBox=high aria-hidden="true">
                            <g inner_html=bars></g>
                        </svg>
                        <ScoreTable scores=scores/>
                    </section>
                    <section class="result-card">
                        <h3>{stage.text("board-best")}</h3>
                        <Best scores=scores/>
                    </section>
                    <Proof/>
                </div>
                <div class="result-page">
                    <section class="result-card"><ReviewPart/></section>
                    // Below, as it comes later and must not move what is about to be clicked.
                    <Show when=move || course.with(|course| course.len() > 2)>
                        <section class="result-card">
                            <h3>{stage.text("board-course")}</h3>
                            <svg class="lines" viewBox="0 0 580 130" aria-hidden="true">
                                <g inner_html=move || course.with(|course| lines_picture(course, &seats(), (580.0, 130.0)))></g>
                            </svg>
                            {move || turning.get().map(|moment| view! {
                                <p>
                                    <button type="button" class="link" on:click=move |_| stage.look(Some(moment))>
                                        {stage.say(&Phrase::new("board-turning").with("at", moment))}
                                    </button>
                                </p>
                            })}
                        </section>
                    </Show>
                </div>
            </div>
            <div class="result-tools">
                <Rematch/>
                <button type="button" on:click=move |_| stage.look(Some(0))>
                    {stage.text("board-replay-game")}
                </button>
                <CopyLink says="board-copy-replay"/>
                <button type="button" on:click=move |_| on_close()>
                    {stage.text("board-see-board")}
                </button>
            </div>
        </section>
    }
}

/// What each source is drawn like, and who has most of it.
#[component]
fn Best(scores: Memo<Vec<Score>>) -> impl IntoView {
    let stage = Stage::here();
    let entries =
        move || scores.with(|scores| best(scores)).into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <ul class="best">
            <For each=entries key=|entry| entry.clone() let:entry>
                <li>
                    <svg viewBox="0 0 36 36" aria-hidden="true"><rect class=format!("bar source-{}", entry.0 % SOURCES) width="36" height="36" rx="7"></rect><path class="bar-pattern" d=pattern(entry.0, 36.0, 36.0)></path></svg>
                    <span>{stage.told(Phrase::new(format!("source-{}", entry.1.source)))}</span>
                    <span class="best-seats">
                        {entry.1.seats.iter().map(|seat| view! { <Emblem seat=seat.0/> }).collect_view()}
                        <span class="unseen">{stage.told(Phrase::new("board-best-by").with("who", named(&entry.1.seats)))}</span>
                        <b>{entry.1.points}</b>
                    </span>
                </li>
            </For>
        </ul>
    }
}

/// The same figures as a table, for those who cannot see the bars.
#[component]
fn ScoreTable(scores: Memo<Vec<Score>>) -> impl IntoView {
    let stage = Stage::here();
    let head = move || {
        let cells = scores.with(|scores| sources(scores)).into_iter();
        cells
            .map(|source| view! { <th scope="col">{stage.say(&Phrase::new(format!("source-{source}")))}</th> })
            .collect_view()
    };
    let rows = move || {
        let names = stage.names.get().seats;
        let all = scores.with(|scores| sources(scores));
        let row = |score: &Score| {
            let cell = |source: &String| {
                let found = score.sources.iter().find(|(name, _)| name == source);
                view! { <td>{found.map_or(0, |(_, points)| *points)}</td> }
            };
            let name = names.get(score.seat.index()).cloned().unwrap_or_default();
            view! {
                <tr>
                    <th scope="row">{score.rank} ". " {name}</th>
                    {all.iter().map(cell).collect_view()}
                    <td>{score.points}</td>
                </tr>
            }
        };
        scores.with(|scores| scores.iter().map(row).collect_view())
    };
    view! {
        <table class="unseen">
            <caption>{stage.text("board-scores")}</caption>
            <thead>
                <tr><td></td>{head}<th scope="col">{stage.text("board-total")}</th></tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

#[component]
fn Rematch() -> impl IntoView {
    let stage = Stage::here();
    let seated = move || stage.table.model.with(|model| model.me().is_some());
    let alone = move || {
        stage.placard(|placard| {
            let people = placard.chairs.iter().filter(|chair| matches!(chair.who, Who::Person(_)));
            people.count() < 2
        })
    };
    let waits = move || stage.placard(|placard| placard.rematch.is_some());
    let key = move || match (alone(), waits()) {
        (true, _) => "board-again",
        (false, true) => "board-rematch-join",
        (false, false) => "board-rematch",
    };
    view! {
        <Show when=seated>
            <button type="button" class="main" data-do="rematch" on:click=move |_| stage.table.rematch.run(())>
                {move || stage.word(key())}
            </button>
        </Show>
    }
}

/// What shows that chance was fair, and the record to take away.
#[component]
fn Proof() -> impl IntoView {
    let stage = Stage::here();
    let table = move || stage.placard(|placard| placard.table.clone());
    let seed = move || stage.placard(|placard| placard.seed.map(|seed| seed.to_string()));
    let hash = move || stage.placard(|placard| placard.commitment.map(|hash| hash.to_string()));
    let record = move || (!stage.is_local()).then(|| format!("/api/tables/{}/record", table()));
    view! {
        <details class="proof">
            <summary>{stage.text("board-proof")}</summary>
            <p>{stage.text("board-proof-about")}</p>
            <dl>
                <dt>{stage.text("board-commitment")}</dt>
                <dd><code>{hash}</code></dd>
                <dt>{stage.text("board-seed")}</dt>
                <dd><code>{seed}</code></dd>
            </dl>
            {move || record().map(|link| view! {
                <p><a href=link download="">{stage.word("board-record")}</a></p>
            })}
        </details>
    }
}
