//! The numbered list of what can be done, and the small one beside a piece.

use kit::scene::{Choice, Id};
use kit::{Phrase, Scene};
use leptos::prelude::*;

use super::fly::{Spot, element};
use super::said::said;
use super::stage::Stage;

/// One choice as a button.
#[component]
pub(super) fn ChoiceButton(choice: usize) -> impl IntoView {
    let stage = Stage::here();
    let choice_of = move |of: fn(&Choice) -> Option<Phrase>| {
        stage.shown.with(|shown| of(shown.as_ref()?.scene.choices.get(choice)?))
    };
    let label =
        move || choice_of(|choice| Some(choice.label.clone())).map(|label| said(stage, &label));
    let changes = |choice: &Choice| (!choice.changes.is_empty()).then(|| choice.said());
    let all = move || choice_of(changes).map(|all| stage.say(&all));
    view! {
        <button
            type="button"
            class="choice"
            class:chosen=move || stage.chosen.get() == Some(choice)
            class:hinted=move || super::hints::hinted(stage).contains(&choice)
            data-choice=(choice + 1).to_string()
            aria-label=all
            on:click=move |_| stage.choose(choice)
        >
            <span class="number" aria-hidden="true">{choice + 1}</span>
            <span>{label}</span>
        </button>
    }
}

/// What stands in one line of a list: a choice, or all amounts that can be set at the same pieces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Line {
    One(usize),
    Amounts(Vec<usize>),
}

/// The lines of these choices, in their order.
fn lines(scene: &Scene, choices: impl IntoIterator<Item = usize>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for number in choices {
        let choice = scene.choices.get(number).filter(|choice| choice.form.is_none());
        let Some(choice) = choice else { continue };
        let alike = |other: &usize| {
            let other = scene.choices.get(*other);
            other.is_some_and(|other| other.touches == choice.touches)
        };
        match (choice.amount, lines.last_mut()) {
            (Some(_), Some(Line::Amounts(amounts))) if amounts.first().is_some_and(alike) => {
                amounts.push(number);
            }
            (Some(_), _) => lines.push(Line::Amounts(vec![number])),
            (None, _) => lines.push(Line::One(number)),
        }
    }
    lines
}

/// Which short lines stand side by side: of an odd number in sequence the last has a line of its own.
fn in_pairs(short: &[bool]) -> Vec<bool> {
    let mut paired = vec![false; short.len()];
    let mut at = 0;
    while at + 1 < short.len() {
        let both = short[at] && short[at + 1];
        (paired[at], paired[at + 1]) = (both, both);
        at += if both { 2 } else { 1 };
    }
    paired
}

/// Whether two such lines have room side by side: on a narrow screen, where they may break, or in the
/// column beside the board.
fn is_short(stage: Stage, line: &Line) -> bool {
    const LETTERS: usize = 36;
    const IN_COLUMN: usize = 14;
    let most = if stage.narrow.get() { LETTERS } else { IN_COLUMN };
    let Line::One(choice) = line else { return false };
    let label = stage.shown.with_untracked(|shown| {
        Some(stage.say(&shown.as_ref()?.scene.choices.get(*choice)?.label))
    });
    label.is_some_and(|label| label.chars().count() <= most)
}

/// Whether everything a line is made with lies on the part of a narrow screen that is seen.
fn is_on_board(stage: Stage, line: &Line) -> bool {
    let tab = stage.tab.get();
    let Line::One(choice) = line else { return false };
    stage.shown.with(|shown| {
        let Some(shown) = shown.as_deref() else { return false };
        let is_seen = |id: &Id| {
            let panel = shown.laid(id).and_then(|(_, laid)| shown.scene.panels.get(laid.panel));
            panel.is_some_and(|panel| tab.shows(panel))
        };
        let touches = shown.scene.choices.get(*choice).map(|choice| choice.touches.as_slice());
        touches.is_some_and(|touches| !touches.is_empty() && touches.iter().all(is_seen))
    })
}

#[component]
fn ChoiceLine(line: Line) -> impl IntoView {
    match line {
        Line::One(choice) => view! { <ChoiceButton choice=choice/> }.into_any(),
        Line::Amounts(choices) => view! { <Stepper choices=choices/> }.into_any(),
    }
}

/// So many amounts stand in a row. Of more, so many are suggested at most.
const ROW: usize = 8;
const SUGGESTED: usize = 5;

/// Amounts of one kind: all of them in a row if they are few, else a number that is set step by step or
/// at once and the few that are suggested; and the choice of the one that is set.
#[component]
fn Stepper(choices: Vec<usize>) -> impl IntoView {
    let stage = Stage::here();
    let last = choices.len().saturating_sub(1);
    let in_row = last < ROW;
    let at = RwSignal::new(0_usize);
    let choices = StoredValue::new(choices);
    let choice = move || choices.with_value(|choices| choices.get(at.get()).copied().unwrap_or(0));
    let amount = move |choice: usize| {
        stage.shown.with(|shown| Some(shown.as_ref()?.scene.choices.get(choice)?.amount?.of))
    };
    let suggested = stage.shown.with_untracked(|shown| {
        let is_suggested = |choice: usize| {
            let amount = shown.as_ref()?.scene.choices.get(choice)?.amount?;
            Some(amount.suggested)
        };
        let places = choices.get_value().into_iter().enumerate();
        // The most is always a suggestion: nobody should have to step all the way.
        let mut more = SUGGESTED;
        let offered = |&(at, choice): &(usize, usize)| {
            let suggested = is_suggested(choice) == Some(true) && more > 1;
            more -= usize::from(suggested);
            in_row || at == last || suggested
        };
        places.filter(offered).collect::<Vec<_>>()
    });
    let set = move |to: usize| at.set(to.min(last));
    let step = move |sign: &'static str, word: &'static str, by: usize| {
        view! {
            <button
                type="button"
                class="step"
                aria-label=stage.text(word)
                disabled=move || last < at.get().wrapping_add(by)
                on:click=move |_| set(at.get_untracked().wrapping_add(by))
            >
                {sign}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="stepper" role="group" aria-label=stage.text("board-amount")>
            <div class="steps" hidden=in_row>
                {step("−", "board-less", usize::MAX)}
                <input
                    type="range"
                    min="0"
                    max=last.to_string()
                    step="1"
                    prop:value=move || at.get().to_string()
                    aria-label=stage.text("board-amount")
                    aria-valuetext=move || amount(choice()).map(|of| of.to_string())
                    on:input=move |event| {
                        if let Ok(to) = event_target_value(&event).parse() {
                            set(to);
                        }
                    }
                />
                {step("+", "board-more", 1)}
            </div>
            <div class="steps row">
                {suggested
                    .into_iter()
                    .map(|(place, choice)| {
                        view! {
                            <button
                                type="button"
                                class="step"
                                aria-pressed=move || (at.get() == place).to_string()
                                on:click=move |_| set(place)
                            >
                                {move || amount(choice)}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            {move || view! { <ChoiceButton choice=choice()/> }}
        </div>
    }
}

/// A form that can be filled in, as a button.
#[component]
fn FormButton(id: Id, label: Phrase) -> impl IntoView {
    let stage = Stage::here();
    let name = id.to_string();
    view! {
        <button type="button" class="choice compose" data-form=name on:click=move |_| stage.compose(&id, None)>
            <span class="number" aria-hidden="true">"✎"</span>
            <span>{move || said(stage, &label)}</span>
        </button>
    }
}

/// Every choice there is.
#[component]
pub(super) fn ChoiceList() -> impl IntoView {
    let stage = Stage::here();
    let count = Memo::new(move |_| stage.choices());
    // A new moment has new choices, even where it has as many.
    let choices = move || {
        let count = count.get();
        stage.shown.with(|shown| {
            let Some(shown) = shown else { return Vec::new() };
            let lines = lines(&shown.scene, 0..count);
            let short: Vec<bool> = lines.iter().map(|line| is_short(stage, line)).collect();
            let lines = lines.into_iter().zip(in_pairs(&short));
            lines.map(|(line, short)| (shown.ply, line, short)).collect()
        })
    };
    view! {
        <ol class="choices">
            <For each=choices key=|key| key.clone() let:key>
                {
                    // Folded on a narrow screen, the list shows what is not on the board. Who hears it
                    // or walks through it by keyboard has all of it.
                    let line = key.1.clone();
                    let folded = move || stage.narrow.get() && !stage.unfolded.get();
                    let on_board = move || folded() && is_on_board(stage, &line);
                    view! { <li class:short=key.2 class:unseen=on_board><ChoiceLine line=key.1/></li> }
                }
            </For>
            <For each=move || stage.forms() key=|form| form.0.clone() let:form>
                <li><FormButton id=form.0 label=form.1/></li>
            </For>
        </ol>
    }
}

/// How many choices there are; folds their list away.
#[component]
pub(super) fn Fold(label: &'static str) -> impl IntoView {
    let stage = Stage::here();
    let open = stage.unfolded;
    let count = move || stage.plain_choices() + stage.forms().len();
    view! {
        <button
            type="button"
            class="fold"
            class:shut=move || !open.get()
            aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)
        >
            {move || stage.say(&Phrase::new(label).with("count", count()))}
        </button>
    }
}

/// The list, which can be folded away: by its head, or down to what is not on the board by a button of the
/// prompt on a narrow screen.
#[component]
pub(super) fn FoldedList() -> impl IntoView {
    let stage = Stage::here();
    let open = stage.unfolded;
    view! {
        <section class="list" data-part="list" class:folded=move || !open.get()>
            <Show when=move || !stage.narrow.get()><Fold label="board-list"/></Show>
            <Show when=move || open.get() || stage.narrow.get()>
                <ChoiceList/>
            </Show>
        </section>
    }
}

/// The list beside a piece with which several choices are made.
#[component]
pub(super) fn Popover() -> impl IntoView {
    let stage = Stage::here();
    let place = move || {
        let id = stage.focus.get()?;
        let spot = Spot::of(&element(&id)?);
        let (wide, high) =
            (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
        let x = (spot.x + spot.w + 8.0).min(wide - 300.0).max(8.0);
        let y = spot.y.min(high - 300.0).max(56.0);
        Some((x, y))
    };
    let among = move || {
        let among = stage.among.get();
        stage
            .shown
            .with(|shown| shown.as_ref().map(|shown| lines(&shown.scene, among)))
            .unwrap_or_default()
    };
    view! {
        <Show when=move || !stage.among.with(Vec::is_empty)>
            <div
                class="popover"
                role="group"
                aria-label=stage.text("board-which")
                style:left=move || place().map(|(x, _)| format!("{x:.0}px"))
                style:top=move || place().map(|(_, y)| format!("{y:.0}px"))
            >
                <p>{stage.text("board-which")}</p>
                <For each=among key=|line| line.clone() let:line>
                    <ChoiceLine line=line/>
                </For>
                <button type="button" class="plain-button" on:click=move |_| stage.put_down()>
                    {stage.text("board-cancel")}
                </button>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use kit::scene::{Amount, Choice};

    use super::*;

    #[test]
    fn short_lines_stand_in_pairs() {
        assert!(in_pairs(&[]).is_empty());
        assert_eq!(in_pairs(&[true]), [false]);
        assert_eq!(in_pairs(&[true, true, true]), [true, true, false]);
        assert_eq!(in_pairs(&[true, false, true, true]), [false, false, true, true]);
    }

    #[test]
    fn amounts_at_the_same_pieces_stand_in_one_line() {
        let choice = |touch: &'static str, of: Option<i32>| Choice {
            label: Phrase::new("a"),
            touches: vec![touch.into()],
            amount: of.map(|of| Amount { of, suggested: false }),
            form: None,
            changes: Vec::new(),
        };
        let bids = [choice("pass", None), choice("lot", Some(1)), choice("lot", Some(2))];
        let choices = bids.into_iter().chain([choice("box", Some(1))]).collect();
        let scene = Scene { choices, ..Scene::default() };
        let expected = [Line::One(0), Line::Amounts(vec![1, 2]), Line::Amounts(vec![3])];
        assert_eq!(lines(&scene, 0..4), expected);
        assert_eq!(lines(&scene, [2, 9]), [Line::Amounts(vec![2])]);
    }
}
