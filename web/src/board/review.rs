//! Analysis of a finished game: everybody's chances as lines, and the largest
//! mistakes. It is thought about in a worker and can be called off.

use std::sync::Arc;

use kit::{Fact, Phrase, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use module::think::{Story, Thought};
use registry::{Analysis, Mistake, MistakePhrases as _, Moment};
use web_sys::PointerEvent;

use super::chart::{chances_picture, chances_x};
use super::shown::Shown;
use super::stage::Stage;
use crate::api;
use crate::link::local;
use crate::pages::reader_name;
use crate::route::Route;
use crate::thinker::{Said, Thinker};

/// The iterations each decision gets.
const EFFORT: u32 = 300;
/// The size of the picture.
const SIZE: (f64, f64) = (580.0, 150.0);

/// How far the analysis has come.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Review {
    /// Nobody has asked for it.
    None,
    /// So many steps of so many are done.
    Running(usize, usize),
    /// This came of it.
    Done(Arc<Analysis>),
    /// Nothing came of it.
    Failed,
}

impl Stage {
    /// Begins the analysis of the game.
    fn begin_review(self) {
        self.review.set(Review::Running(0, 1));
        self.with_story(|stage, story| {
            // Somebody may have called it off, or left.
            if matches!(stage.review.try_get_untracked(), Some(Review::Running(..))) {
                stage.think_over(story);
            }
        });
    }

    /// Does something with what was written down of the game.
    fn with_story(self, then: fn(Stage, Option<Story>)) {
        let table = self.placard(|placard| placard.table.clone());
        if self.is_local() {
            return then(self, local::log(&table).map(Story::Log));
        }
        let lang = self.speech.lang.get_untracked();
        spawn_local(async move {
            let record = api::text(lang, &format!("/api/tables/{table}/record")).await;
            then(self, record.ok().map(Story::Record));
        });
    }

    /// Whether the game can be played on from the moment that is looked at: one before its end.
    pub(super) fn may_play_on(self) -> bool {
        let last = self.table.model.with(|model| model.frames.len().saturating_sub(1));
        self.is_over() && self.looking.get().is_some_and(|index| index < last)
    }

    /// Plays on from the moment that is looked at, alone and against bots, at a table of this browser.
    pub(super) fn play_on(self) {
        self.with_story(|stage, story| {
            let moment = stage.table.model.try_with_untracked(|model| {
                let frame = model.frames.get(stage.looking.get_untracked()?)?;
                // Who only watches takes the seat whose turn it was.
                let seat = model.me().or(frame.awaited.first().copied())?;
                Some((frame.ply as usize, seat))
            });
            // The reader may have left.
            let Some(moment) = moment.flatten() else { return };
            let name = reader_name(stage.settings, stage.speech);
            let story = story.ok_or_else(|| Phrase::new("review-no-play-on"));
            match story.and_then(|story| local::play_on(stage.speech.game, story, moment, name)) {
                Ok(table) => stage.place.go(Route::Solo(table)),
                Err(why) => stage.why.set(Some(why)),
            }
        });
    }

    fn think_over(self, story: Option<Story>) {
        let game = self.speech.game;
        let thinker = game.and_then(|game| Thinker::start(game, move |said| self.reviewed(said)));
        let (Some(story), Some(thinker)) = (story, thinker) else {
            return self.review.set(Review::Failed);
        };
        thinker.think(Thought::Analyse(story, EFFORT));
        self.reviewer.set_value(Some(thinker));
    }

    fn reviewed(self, said: Said) {
        let review = match said {
            Said::Progress(done, of) => Review::Running(done, of),
            Said::Answer(answer) => match serde_json::from_value(answer) {
                Ok(analysis) => Review::Done(Arc::new(analysis)),
                Err(_) => Review::Failed,
            },
        };
        let over = !matches!(review, Review::Running(..));
        let _ = self.review.try_set(review);
        if over {
            let _ = self.reviewer.try_set_value(None);
        }
    }

    fn call_off(self) {
        self.reviewer.set_value(None);
        self.review.set(Review::None);
    }

    /// Looks back at the moment after so many decisions.
    fn look_at_ply(self, ply: usize) {
        let index = self.table.model.with_untracked(|model| {
            model.frames.iter().position(|frame| frame.ply as usize >= ply)
        });
        self.look(index);
    }
}

/// The part of the result that is the analysis of the game.
#[component]
pub(super) fn ReviewPart() -> impl IntoView {
    let stage = Stage::here();
    // What runs is drawn anew with every step; the rest only when it changes.
    let kind = Memo::new(move |_| {
        stage.review.with(|review| match review {
            Review::None => 0,
            Review::Running(..) => 1,
            Review::Done(_) => 2,
            Review::Failed => 3,
        })
    });
    view! {
        <div class="review" data-part="review">
            {move || match kind.get() {
                0 => view! { <Ask/> }.into_any(),
                1 => view! { <Running/> }.into_any(),
                2 => stage.review.with_untracked(|review| match review {
                    Review::Done(analysis) => view! { <Reviewed analysis=analysis.clone()/> }.into_any(),
                    _ => ().into_any(),
                }),
                _ => view! {
                    <p role="alert">{stage.text("review-failed")}</p>
                    <Ask/>
                }
                .into_any(),
            }}
        </div>
    }
}

#[component]
fn Ask() -> impl IntoView {
    let stage = Stage::here();
    view! {
        <h3>{stage.text("review-course")}</h3>
        <p>{stage.text("review-about")}</p>
        <button type="button" class="main" data-do="analyse" on:click=move |_| stage.begin_review()>
            {stage.text("review-begin")}
        </button>
    }
}

#[component]
fn Running() -> impl IntoView {
    let stage = Stage::here();
    let steps = move || match stage.review.get() {
        Review::Running(done, of) => (done, of.max(1)),
        _ => (0, 1),
    };
    view! {
        <div class="review-running">
            <label>
                <span>{stage.text("review-running")}</span>
                <progress max=move || steps().1.to_string() value=move || steps().0.to_string()></progress>
            </label>
            <button type="button" data-do="call-off" on:click=move |_| stage.call_off()>
                {stage.text("board-cancel")}
            </button>
        </div>
    }
}

#[component]
fn Reviewed(analysis: Arc<Analysis>) -> impl IntoView {
    let stage = Stage::here();
    let mistakes = analysis.mistakes.clone();
    let none = mistakes.is_empty();
    let mistakes = mistakes.into_iter().map(|mistake| view! { <MistakeLine mistake=mistake/> });
    view! {
        <h3>{stage.text("review-course")}</h3>
        <Course analysis=analysis/>
        <h3>{stage.text("review-mistakes")}</h3>
        <Show when=move || none>
            <p>{stage.text("review-no-mistakes")}</p>
        </Show>
        <ol class="mistakes">{mistakes.collect_view()}</ol>
    }
}

/// The chances of all seats in the course of the game. Pointing at a moment tells the figures; a click
/// shows it on the board.
#[component]
fn Course(analysis: Arc<Analysis>) -> impl IntoView {
    let stage = Stage::here();
    let last = analysis.moments.len().saturating_sub(1);
    let at = RwSignal::new(last);
    let moments = StoredValue::new(analysis);
    let picture = moments.with_value(|analysis| chances_picture(&analysis.moments, SIZE));
    let mark = move || {
        let x = moments.with_value(|analysis| chances_x(&analysis.moments, at.get(), SIZE.0));
        format!("M{x:.1} 8V{:.1}", SIZE.1 - 12.0)
    };
    let told = move || {
        let moment = moments.with_value(|analysis| analysis.moments.get(at.get()).cloned());
        moment.map(|moment| stage.say(&figures(&moment))).unwrap_or_default()
    };
    let show = move || {
        let ply = moments
            .with_value(|analysis| analysis.moments.get(at.get_untracked()).map(|one| one.ply));
        if let Some(ply) = ply {
            stage.look_at_ply(ply);
        }
    };
    let point = move |event: &PointerEvent| {
        let Some(place) = event_target_place(event) else { return };
        let share = (f64::from(event.client_x()) - place.x()) / place.width().max(1.0);
        let near = moments.with_value(|analysis| {
            let far = |at: &usize| {
                let x = chances_x(&analysis.moments, *at, SIZE.0) / SIZE.0;
                ((x - share).abs() * 1e6) as u64
            };
            (0..analysis.moments.len()).min_by_key(far)
        });
        at.set(near.unwrap_or(last));
    };
    view! {
        <svg
            class="lines chances"
            viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1)
            aria-hidden="true"
            on:pointermove=move |event| point(&event)
            on:click=move |_| show()
        >
            <rect class="ground" width="100%" height="100%"></rect>
            <g inner_html=picture></g>
            <path class="mark" d=mark></path>
        </svg>
        <div class="moment">
            <input
                type="range"
                min="0"
                max=last.to_string()
                prop:value=move || at.get().to_string()
                aria-label=stage.text("review-moment")
                aria-valuetext=told
                on:input=move |event| {
                    if let Ok(moment) = event_target_value(&event).parse() {
                        at.set(moment);
                    }
                }
            />
            <p>{told}</p>
            <button type="button" data-do="show-moment" on:click=move |_| show()>
                {stage.text("review-show")}
            </button>
        </div>
    }
}

/// Where the picture is on the screen that an event belongs to.
fn event_target_place(event: &PointerEvent) -> Option<web_sys::DomRect> {
    use wasm_bindgen::JsCast as _;
    let picture: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    Some(picture.get_bounding_client_rect())
}

/// The chances of all seats at a moment, in words.
fn figures(moment: &Moment) -> Phrase {
    let chance = |(seat, chance): (usize, &f32)| {
        Phrase::new("review-chance")
            .with("who", Seat(seat as u8))
            .with("percent", (chance * 100.0).round() as i64)
    };
    let chances: Vec<Phrase> = moment.chances.iter().enumerate().map(chance).collect();
    let key = if moment.seat.is_some() { "review-at" } else { "review-at-end" };
    Phrase::new(key).with("at", moment.ply + 1).with("chances", Fact::List(chances))
}

/// A mistake; a click shows the moment.
#[component]
fn MistakeLine(mistake: Mistake) -> impl IntoView {
    let stage = Stage::here();
    let ply = mistake.ply;
    view! {
        <li>
            <button type="button" class="mistake" data-ply=ply.to_string() on:click=move |_| stage.look_at_ply(ply)>
                <MistakeWords mistake=mistake/>
            </button>
        </li>
    }
}

#[component]
fn MistakeWords(mistake: Mistake) -> impl IntoView {
    let stage = Stage::here();
    let (played, better, cost) = (mistake.played(), mistake.better(), mistake.cost());
    view! {
        <span class="played">{stage.told(played)}</span>
        <span class="better">{stage.told(better)}</span>
        <span class="cost">{stage.told(cost)}</span>
    }
}

/// Something of the mistake of the moment that is looked back at.
fn mistake_here<T>(stage: Stage, read: impl FnOnce(&Mistake) -> T) -> Option<T> {
    let index = stage.looking.get()?;
    let ply = stage.table.model.with(|model| model.frames.get(index).map(|frame| frame.ply))?;
    stage.review.with(|review| match review {
        Review::Done(analysis) => {
            analysis.mistakes.iter().find(|mistake| mistake.ply == ply as usize).map(read)
        }
        _ => None,
    })
}

/// The choice that would have been better at that moment, where it was the reader's.
pub(super) fn better_here(stage: Stage, shown: &Shown) -> Option<usize> {
    let is_better =
        |mistake: &Mistake| shown.texts.iter().position(|text| *text == mistake.better.text);
    mistake_here(stage, is_better).flatten()
}

/// The mistake of the moment that is looked back at.
#[component]
pub(super) fn MistakeHere() -> impl IntoView {
    let stage = Stage::here();
    let mistake = Memo::new(move |_| mistake_here(stage, Mistake::clone));
    move || {
        mistake.get().map(|mistake| {
            view! {
                <div class="saying-bar mistake-here" data-part="mistake" role="status">
                    <MistakeWords mistake=mistake/>
                </div>
            }
        })
    }
}
