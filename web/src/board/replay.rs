//! Going back and forth through the game.

use std::time::Duration;

use kit::Phrase;
use leptos::prelude::*;

use super::pace::step;
use super::stage::Stage;

/// Milliseconds from one moment to the next at normal speed.
const BEAT: u64 = 1_000;
const SPEEDS: [u64; 3] = [1, 2, 4];

#[component]
pub(super) fn Replay() -> impl IntoView {
    let stage = Stage::here();
    let speed = RwSignal::new(0usize);
    let playing = RwSignal::new(false);
    let last = move || stage.table.model.with(|model| model.frames.len().saturating_sub(1));
    let at = move || {
        let shown = stage.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.index));
        stage.looking.get().unwrap_or(shown)
    };
    let go = move |by: isize| {
        playing.set(false);
        stage.look(Some(step(at(), by, last())));
    };
    let timer = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move || {
        stop();
        if !playing.get() {
            return;
        }
        let beat = BEAT / SPEEDS.get(speed.get()).copied().unwrap_or(1);
        let forward = move || {
            let (now, end) = (untrack(at), untrack(last));
            if now >= end {
                playing.set(false);
            } else {
                stage.look(Some(step(now, 1, end)));
            }
        };
        timer.set_value(set_interval_with_handle(forward, Duration::from_millis(beat)).ok());
    });
    on_cleanup(stop);
    let toggle = move |_| {
        if !playing.get_untracked() && at() >= last() {
            stage.look(Some(0));
        }
        playing.update(|playing| *playing = !*playing);
    };
    let moment =
        move || stage.say(&Phrase::new("board-moment").with("at", at()).with("of", last()));
    view! {
        <div class="replay" data-part="replay" role="group" aria-label=stage.text("board-replay")>
            <button type="button" aria-label=stage.text("board-earlier") on:click=move |_| go(-1)>
                "◂"
            </button>
            <button
                type="button"
                data-do="play"
                aria-label=move || stage.word(if playing.get() { "board-pause" } else { "board-play" })
                on:click=toggle
            >
                {move || if playing.get() { "❚❚" } else { "▶" }}
            </button>
            <button type="button" aria-label=stage.text("board-later") on:click=move |_| go(1)>
                "▸"
            </button>
            <input
                type="range"
                min="0"
                max=move || last().to_string()
                prop:value=move || at().to_string()
                aria-label=stage.text("board-replay")
                aria-valuetext=moment
                on:input=move |event| {
                    playing.set(false);
                    if let Ok(index) = event_target_value(&event).parse() {
                        stage.look(Some(index));
                    }
                }
            />
            <button
                type="button"
                class="speed"
                title=stage.text("board-speed")
                aria-label=move || {
                    let times = SPEEDS.get(speed.get()).copied().unwrap_or(1);
                    stage.say(&kit::Phrase::new("board-speed-times").with("times", times as i64))
                }
                on:click=move |_| speed.update(|speed| *speed = (*speed + 1) % SPEEDS.len())
            >
                {move || format!("{}×", SPEEDS.get(speed.get()).copied().unwrap_or(1))}
            </button>
            <Show when=move || stage.looking.get().is_some()>
                <button
                    type="button"
                    class="main"
                    data-do="now"
                    aria-label=stage.text("board-back-to-now")
                    on:click=move |_| {
                        playing.set(false);
                        stage.look(None);
                    }
                >
                    "»"
                </button>
            </Show>
        </div>
    }
}
