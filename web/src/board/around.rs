//! The other seats, whose turn it is, and the clocks.

use std::time::Duration;

use kit::scene::Region;
use kit::{Fact, Phrase, Seat};
use leptos::prelude::*;
use room::{Clock, Phase};

use super::log::told_between;
use super::said::said_after;
use super::scene::PanelView;
use super::stage::{Sheet, Stage};
use crate::model::Model;
use draw::art::emblem;

/// The moment, in milliseconds since 1970, every second.
#[derive(Clone, Copy)]
pub(super) struct Now(RwSignal<u64>);

impl Now {
    /// Starts counting, as long as the component lives.
    pub(super) fn start() -> Now {
        let now = Now(RwSignal::new(js_sys::Date::now() as u64));
        let tick = move || now.0.set(js_sys::Date::now() as u64);
        if let Ok(timer) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || timer.clear());
        }
        now
    }

    fn here() -> Now {
        expect_context()
    }
}

/// How long the table has been waiting, in words.
pub(super) fn since(stage: Stage) -> String {
    let now = Now::here().0.get();
    let at = stage.table.model.with(|model| model.frames.last().map_or(now, |frame| frame.at));
    let waited = now.saturating_sub(at);
    if waited < 3_000 {
        return String::new();
    }
    stage.say(&Phrase::new("board-since").with("time", duration(waited)))
}

/// A duration as short as it can be written: `0:42`, `12:05`, `3 h`, `2 d`.
pub(super) fn duration(milliseconds: u64) -> String {
    let seconds = milliseconds / 1_000;
    match seconds {
        0..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3_600..172_800 => format!("{}\u{a0}h\u{a0}{:02}", seconds / 3_600, seconds / 60 % 60),
        _ => format!("{}\u{a0}d", seconds / 86_400),
    }
}

/// The time a seat has left, where there is a clock.
pub(super) fn left(model: &Model, seat: Seat, now: u64) -> Option<u64> {
    let placard = model.placard.as_ref()?;
    if placard.setting.clock == Clock::None || placard.phase != Phase::Playing {
        return None;
    }
    let (left, at) = &model.left;
    let left = *left.get(seat.index())?;
    let runs = placard.awaited.contains(&seat);
    Some(if runs { left.saturating_sub(now.saturating_sub(*at)) } else { left })
}

/// Less than this is little.
const LOW: u64 = 30_000;

#[component]
pub(super) fn ClockFace(seat: Seat) -> impl IntoView {
    let stage = Stage::here();
    let now = Now::here();
    let time = Memo::new(move |_| stage.table.model.with(|model| left(model, seat, now.0.get())));
    move || {
        time.get().map(|time| {
            let label = stage.say(&Phrase::new("board-time-left").with("time", duration(time)));
            view! {
                <span class="clock" class:low=time < LOW role="timer" aria-label=label>
                    {duration(time)}
                </span>
            }
        })
    }
}

/// A seat's emblem in its colour.
#[component]
pub(crate) fn Emblem(seat: u8) -> impl IntoView {
    let class = format!("seat-emblem seat-{}", seat % 5);
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="12"></circle>
            <path d=emblem(seat) transform="translate(3.6 3.6) scale(.7)"></path>
        </svg>
    }
}

/// The head of a seat's place: emblem, name and points, presence, clock.
#[component]
pub(super) fn SeatHead(seat: Seat, panel: usize) -> impl IntoView {
    let stage = Stage::here();
    let label = move || {
        stage.shown.with(|shown| Some(shown.as_ref()?.scene.panels.get(panel)?.label.clone()))
    };
    let points = move || label().as_ref().and_then(points_in);
    // Where points are told, they stand apart and large: the sentence is for those who listen.
    let name = move || match points() {
        Some(_) => stage.names.with(|names| names.seats.get(seat.index()).cloned()),
        None => label().map(|label| stage.say(&label)),
    };
    let sentence = move || points().and(label()).map(|label| stage.say(&label));
    let away = move || {
        stage.table.model.with(|model| {
            let chair = model.placard.as_ref().and_then(|placard| placard.chairs.get(seat.index()));
            let person = chair.is_some_and(|chair| matches!(chair.who, room::Who::Person(_)));
            person && model.here.get(seat.index()) == Some(&false)
        })
    };
    let handed = move || {
        stage.placard(|placard| {
            placard.chairs.get(seat.index()).is_some_and(|chair| chair.handed.is_some())
        })
    };
    view! {
        <Emblem seat=seat.0/>
        <span class="unseen">{sentence}</span>
        <span class="seat-name" aria-hidden=move || points().map(|_| "true")>{name}</span>
        <Show when=away><span class="tag">{stage.text("board-away")}</span></Show>
        <Show when=handed><span class="tag">{stage.text("board-bot-plays")}</span></Show>
        <ClockFace seat=seat/>
        {move || points().map(|points| view! { <b class="seat-points" aria-hidden="true">{points}</b> })}
    }
}

/// The points a sentence tells.
pub(super) fn points_in(sentence: &Phrase) -> Option<i64> {
    sentence.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Number(points) if name == "points" => Some(*points),
        _ => None,
    })
}

/// The points of all seats in a line, where they are told: on a narrow screen the others are out of sight.
#[component]
pub(super) fn Points() -> impl IntoView {
    let stage = Stage::here();
    // No memo: another kind of them is kilobytes of program.
    let told = move || {
        let me = stage.table.model.with(Model::me);
        let told = |(region, label): &(Region, Phrase)| {
            let seat = match region {
                Region::Other(seat) => *seat,
                _ => me?,
            };
            Some((seat, points_in(label)?, stage.say(label)))
        };
        let mut told: Vec<(Seat, i64, String)> = stage.shown.with(|shown| {
            let points = shown.as_deref().map(|shown| &*shown.points).unwrap_or_default();
            points.iter().filter_map(told).collect()
        });
        kit::order::sort_by_key(&mut told, |(seat, ..)| *seat);
        // Several panels of a place may tell its points.
        told.dedup_by_key(|(seat, ..)| *seat);
        told
    };
    let line = move |(seat, points, sentence): (Seat, i64, String)| {
        view! {
            <li class:on-turn=move || on_turn(stage, seat)>
                <Emblem seat=seat.0/>
                <span class="unseen">{sentence}</span>
                <b aria-hidden="true">{points}</b>
            </li>
        }
    };
    move || {
        let told = told();
        (!told.is_empty()).then(|| {
            view! { <ul class="points-line">{told.into_iter().map(line).collect_view()}</ul> }
        })
    }
}

/// What a seat did last, as far as it is shown: under its panel or, where there is no room for that, after
/// its name.
#[component]
fn LastDeed(seat: Seat, after_name: bool) -> impl IntoView {
    let stage = Stage::here();
    // No memo, as above.
    let deed = move || {
        let ply = stage.shown.with(|shown| shown.as_ref().map(|shown| shown.ply))?;
        stage.table.model.with(|model| {
            let theirs = |frame: &&crate::model::Frame| {
                frame.ply <= ply && frame.ply > 0 && frame.seat == Some(seat)
            };
            let last = model.frames.iter().rfind(theirs)?.ply;
            told_between(model, last - 1, last).into_iter().next()
        })
    };
    move || {
        let deed = deed().filter(|_| (lines_of_deeds(stage) == 0) == after_name)?;
        let name = stage.names.with(|names| names.seats.get(seat.index()).cloned());
        let name = name.filter(|_| after_name).unwrap_or_default();
        Some(view! { <span class="last-deed">{said_after(stage, &deed, &name)}</span> })
    }
}

/// Lengths on a wide screen, in rem: what the list or the log leaves of the column beside the board, the
/// parts of the round, a panel's width, what a panel has besides its drawing, and a line of what was done
/// last.
const COLUMN: f64 = 30.35;
const STEPS: f64 = 1.95;
const PANEL_WIDTH: f64 = 15.2;
const PANEL_MORE: f64 = 1.9;
const LINE: f64 = 0.875;

/// How many lines of what each did last have room under the panels of the others.
fn lines_of_deeds(stage: Stage) -> usize {
    const MOST: f64 = 3.0;
    if stage.narrow.get() {
        return MOST as usize;
    }
    stage.shown.with(|shown| {
        let Some(shown) = shown.as_deref() else { return 0 };
        let mut left = if shown.scene.steps.is_some() { COLUMN - STEPS } else { COLUMN };
        let mut count: f64 = 0.0;
        for panel in &shown.scene.panels {
            if matches!(panel.region, Region::Other(_)) {
                let size = panel.size;
                left -= PANEL_MORE + PANEL_WIDTH * f64::from(size.h) / f64::from(size.w.max(1));
                count += 1.0;
            }
        }
        ((left / count.max(1.0) - 0.25) / LINE).clamp(0.0, MOST) as usize
    })
}

/// Whether the table, as shown, waits for a seat.
pub(super) fn on_turn(stage: Stage, seat: Seat) -> bool {
    stage.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.awaited.contains(&seat)))
}

/// One panel for each other seat.
#[component]
pub(super) fn Others() -> impl IntoView {
    let stage = Stage::here();
    let others = Memo::new(move |_| {
        stage.shown.with(|shown| {
            let Some(shown) = shown.as_deref() else { return Vec::new() };
            let panels = shown.scene.panels.iter().enumerate();
            let others = panels.filter_map(|(at, panel)| match panel.region {
                Region::Other(seat) => Some((at, seat)),
                _ => None,
            });
            others.collect::<Vec<_>>()
        })
    });
    let lines = move || lines_of_deeds(stage).to_string();
    view! {
        <div class="others" data-part="others" style:--deed-lines=lines>
            <For each=move || others.get() key=|key| *key let:key>
                <section class="other" data-part="other" class:on-turn=move || on_turn(stage, key.1)>
                    <button
                        type="button"
                        class=format!("seat-head seat-{}", key.1.0 % 5)
                        on:click=move |_| stage.sheet.set(Some(Sheet::Place(key.1)))
                        title=stage.text("board-enlarge")
                    >
                        <SeatHead seat=key.1 panel=key.0/>
                        <LastDeed seat=key.1 after_name=true/>
                    </button>
                    <PanelView panel=key.0/>
                    <LastDeed seat=key.1 after_name=false/>
                </section>
            </For>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_short() {
        assert_eq!(duration(42_900), "0:42");
        assert_eq!(duration(725_000), "12:05");
        assert_eq!(duration(3 * 3_600_000 + 61_000), "3\u{a0}h\u{a0}01");
        assert_eq!(duration(50 * 3_600_000), "2\u{a0}d");
    }
}
