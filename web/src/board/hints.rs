//! What seems best, and why: thought about in a worker, shown in a small panel.

use kit::{Phrase, order};
use leptos::prelude::*;
use module::ask::Ask;
use module::think::Thought;
use registry::Hint;
use room::{Hints as Help, Who};
use serde_json::Value;

use super::list::ChoiceButton;
use super::stage::Stage;
use crate::thinker::{Said, Thinker};

/// Who thinks, once somebody is asked to.
pub(super) type Adviser = StoredValue<Option<Thinker>, LocalStorage>;

/// So many choices are shown.
const HINTS: usize = 3;
/// Who is asked: the best there is, for so long that people do not have to wait.
const ADVISER: &str = "ismcts@600ms";

/// The choices that seem best; where one of them is looked at, only that one.
pub(super) fn hinted(stage: Stage) -> Vec<usize> {
    let spotlit = stage.spotlit.get();
    let is_seen = |number: &usize| spotlit.is_none_or(|spotlit| spotlit == *number);
    stage.hints.with(|hints| hints.iter().map(|hint| hint.number).filter(is_seen).collect())
}

impl Stage {
    /// Whether the table forbids hints: where several people play and it was set up like that.
    pub(super) fn no_hints(self) -> bool {
        self.placard(|placard| {
            let people = placard.chairs.iter().filter(|chair| matches!(chair.who, Who::Person(_)));
            placard.setting.hints == Help::None && people.count() > 1
        })
    }

    /// Has the choices thought about, or puts away what came of it.
    pub(super) fn hint(self) {
        if !self.may_act() {
            return;
        }
        if self.no_hints() {
            return self.why.set(Some(Phrase::new("board-why-no-hints")));
        }
        let open = self.thinking.get_untracked() || !self.hints.with_untracked(Vec::is_empty);
        self.put_down();
        if open {
            return;
        }
        let Some(shown) = self.shown.get_untracked() else { return };
        let asked = self.table.model.with_untracked(|model| {
            let rules = model.rules.as_ref()?;
            let position = model.position(model.frames.get(shown.index)?);
            let ask = Ask::Hints(position, HINTS, ADVISER.to_owned());
            Some((rules.meta.id, Thought::Ask(Box::new(rules.request(ask)))))
        });
        let Some((game, about)) = asked else { return };
        self.thinking.set(true);
        self.adviser.update_value(|adviser| {
            if adviser.is_none() {
                *adviser = Thinker::start(game, move |said| self.advised(said));
            }
            match adviser {
                Some(adviser) => adviser.think(about),
                None => self.thinking.set(false),
            }
        });
    }

    fn advised(self, said: Said) {
        let Said::Answer(answer) = said else { return };
        // Whatever changed the position has put this down.
        if self.thinking.try_get_untracked() != Some(true) {
            return;
        }
        self.thinking.set(false);
        if answer == Value::Null {
            self.adviser.set_value(None);
        }
        let mut hints: Vec<Hint> = serde_json::from_value(answer).unwrap_or_default();
        // In the order of the figures people read; what the search looked at most is first among equals.
        order::sort_by(&mut hints, |one, other| other.chance.total_cmp(&one.chance));
        self.hints.set(hints);
    }

    /// Puts hints away, and no longer waits for any.
    pub(super) fn forget_hints(self) {
        if self.thinking.get_untracked() {
            self.thinking.set(false);
            self.adviser.with_value(|adviser| {
                if let Some(adviser) = adviser {
                    adviser.never_mind();
                }
            });
        }
        self.spotlit.set(None);
        self.hints.set(Vec::new());
    }
}

/// The panel with the choices that seem best.
#[component]
pub(super) fn Hints() -> impl IntoView {
    let stage = Stage::here();
    let any = move || !stage.hints.with(Vec::is_empty);
    let told = move || match (stage.thinking.get(), any()) {
        (true, _) => stage.word("board-thinking"),
        (false, true) => {
            let count = stage.hints.with(Vec::len);
            let told = stage.say(&Phrase::new("board-hints-told").with("count", count));
            let best = stage.hints.with(|hints| hints.first().map(|hint| hint.number));
            let label = stage
                .shown
                .with(|shown| Some(shown.as_ref()?.scene.choices.get(best?)?.label.clone()));
            let best = label.map(|label| stage.say(&label)).unwrap_or_default();
            format!("{told} {best}")
        }
        (false, false) => String::new(),
    };
    let hints = move || stage.hints.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="unseen" role="status">{told}</div>
        <Show when=any>
            <section
                class="saying-bar hints"
                data-part="hints"
                role="group"
                aria-label=stage.text("board-hints")
            >
                <header>
                    <p>{stage.text("board-hints")}</p>
                    <button
                        type="button"
                        class="close"
                        aria-label=stage.text("board-close")
                        on:click=move |_| stage.put_down()
                    >
                        "×"
                    </button>
                </header>
                <ol>
                    <For each=hints key=|(_, hint)| hint.number let:hint>
                        <HintLine hint=hint.1/>
                    </For>
                </ol>
            </section>
        </Show>
    }
}

/// One choice, with figures and reasons. Its pieces alone glow while it is looked at.
#[component]
fn HintLine(hint: Hint) -> impl IntoView {
    let stage = Stage::here();
    let number = hint.number;
    let look = move || stage.spotlit.set(Some(number));
    let away = move || stage.spotlit.set(None);
    let figures = hint.figures();
    let more = [("because", hint.because()), ("then", hint.then())];
    let more = more.into_iter().filter_map(|(class, phrase)| {
        let phrase = phrase?;
        Some(view! { <p class=class>{stage.told(phrase)}</p> })
    });
    view! {
        <li
            class="hint"
            on:pointerenter=move |_| look()
            on:pointerleave=move |_| away()
            on:focusin=move |_| look()
            on:focusout=move |_| away()
        >
            <ChoiceButton choice=number/>
            <p class="figures">{stage.told(figures)}</p>
            {more.collect_view()}
        </li>
    }
}
