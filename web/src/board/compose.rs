//! The drawer in which a composed move is put together: one line for each field of its form, the move as
//! it stands in words, and the rule in its way. It is the reader's alone until it is sent.

use draw::Pen;
use draw::glyph::{Area, lines};
use kit::Phrase;
use kit::scene::{Field, FieldKind, Filled, Form, Glyph, Id};
use leptos::prelude::*;
use module::ask::Composed;
use room::Wish;

use super::keys::focus_on;
use super::said::said;
use super::stage::Stage;

/// So few options are shown side by side; more are a list that opens.
const FEW: usize = 5;
/// So many moves that would be possible are shown.
const SUGGESTED: usize = 12;

/// What is being put together. It is kept while the table moves on.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Draft {
    form: Form,
    answers: Vec<i32>,
}

impl Draft {
    /// A form that nobody has filled in.
    fn new(form: Form) -> Draft {
        let answers = form.fields.iter().map(|field| field.range().0).collect();
        Draft { form, answers }
    }

    /// A form that was filled in like that.
    fn of(form: Form, filled: &Filled) -> Draft {
        let mut draft = Draft::new(form);
        if draft.form.takes(filled) {
            draft.answers = filled.answers.clone();
        }
        draft
    }

    fn filled(&self) -> Filled {
        Filled { form: self.form.id.clone(), answers: self.answers.clone() }
    }

    /// The same in the form as it is now: a line that asks the same has the same answer, as far as it
    /// can still be given.
    fn carried(&self, form: Form) -> Draft {
        let mut next = Draft::new(form);
        for (field, answer) in next.form.fields.iter().zip(&mut next.answers) {
            let old = self.form.fields.iter().zip(&self.answers);
            let old = old.into_iter().find(|(old, _)| old.label == field.label);
            let Some((old, &given)) = old else { continue };
            let (least, most) = field.range();
            match (&old.kind, &field.kind) {
                (FieldKind::OneOf(were), FieldKind::OneOf(are)) => {
                    let chosen = usize::try_from(given).ok().and_then(|at| were.get(at));
                    let now = are.iter().position(|one| Some(one) == chosen);
                    *answer = now.map_or(least, |at| at as i32);
                }
                _ => *answer = given.max(least).min(most),
            }
        }
        next
    }
}

/// How the fields of a form lie in the drawer, each by its number.
#[derive(Clone, PartialEq, Debug)]
enum Block {
    /// A line by itself.
    Line(usize),
    /// Two parts side by side: the amounts that both ask for, and what else each has.
    Pair(Vec<(usize, usize)>, Vec<usize>, Vec<usize>),
    /// The lines of one part.
    Part(Vec<usize>),
}

fn part(field: &Field) -> Option<&Phrase> {
    field.part.as_ref().map(|(part, _)| part)
}

/// Whether two parts ask for the same amount in these lines.
fn alike(one: &Field, other: &Field) -> bool {
    let word = |field: &Field| field.part.as_ref().map(|(_, word)| word.clone());
    let amounts =
        matches!((&one.kind, &other.kind), (FieldKind::Amount(..), FieldKind::Amount(..)));
    amounts && word(one) == word(other)
}

fn blocks(form: &Form) -> Vec<Block> {
    let mut runs: Vec<Vec<usize>> = Vec::new();
    for (at, field) in form.fields.iter().enumerate() {
        let same = |last: &Vec<usize>| {
            let before = last.first().and_then(|&first| form.fields.get(first)).and_then(part);
            before.is_some() && before == part(field)
        };
        match runs.last_mut() {
            Some(last) if same(last) => last.push(at),
            _ => runs.push(vec![at]),
        }
    }
    let mut blocks = Vec::new();
    let mut runs = runs.into_iter().peekable();
    while let Some(run) = runs.next() {
        let first = run.first().and_then(|&at| form.fields.get(at));
        if first.and_then(part).is_none() {
            blocks.extend(run.into_iter().map(Block::Line));
            continue;
        }
        let both = |next: &Vec<usize>| {
            let pairs = run.iter().copied().zip(next.iter().copied());
            let pairs = pairs.take_while(|&(one, other)| {
                let fields = form.fields.get(one).zip(form.fields.get(other));
                fields.is_some_and(|(one, other)| alike(one, other))
            });
            pairs.collect::<Vec<_>>()
        };
        let rows = runs.peek().map(both).unwrap_or_default();
        match runs.next_if(|_| !rows.is_empty()) {
            Some(next) => {
                let (left, right) = (run.iter().skip(rows.len()), next.iter().skip(rows.len()));
                let (left, right) = (left.copied().collect(), right.copied().collect());
                blocks.push(Block::Pair(rows, left, right));
            }
            None => blocks.push(Block::Part(run)),
        }
    }
    blocks
}

impl Stage {
    /// Opens a form as it was left, or as a choice would fill it in.
    pub(super) fn compose(self, form: &Id, filled: Option<&Filled>) {
        let now = self.form(form);
        let Some(now) = now else { return };
        let kept = self.draft.get_untracked().filter(|draft| draft.form.id == *form);
        self.draft.set(Some(match (filled, kept) {
            (Some(filled), _) => Draft::of(now, filled),
            (None, Some(kept)) => kept.carried(now),
            (None, None) => Draft::new(now),
        }));
        self.put_down();
        self.composing.set(true);
        focus_on(".composer [data-first]");
    }

    /// Closes the drawer; what is in it is kept.
    pub(super) fn stop_composing(self) {
        self.composing.set(false);
        focus_on(".list [data-form]");
    }

    /// The form of this name as the reader could fill it in now.
    fn form(self, id: &Id) -> Option<Form> {
        let find = |shown: &super::shown::Shown| {
            shown.scene.forms.iter().find(|form| form.id == *id).cloned()
        };
        let shown = self.shown.get()?;
        if shown.latest && self.looking.get().is_none() { find(&shown) } else { None }
    }

    /// What the draft comes to; `None` where it cannot be sent now.
    fn composed(self) -> Option<Composed> {
        let draft = self.draft.get()?;
        self.form(&draft.form.id)?;
        let shown = self.shown.get()?;
        self.table.model.with(|model| {
            let position = model.position(model.frames.get(shown.index)?);
            model.rules.as_ref()?.compose(position, draft.filled())
        })
    }
}

/// Keeps what is being put together in step with the table.
pub(super) fn follow(stage: Stage) {
    Effect::new(move || {
        stage.shown.track();
        let Some(draft) = stage.draft.get_untracked() else { return };
        match stage.form(&draft.form.id) {
            Some(form) if form != draft.form => stage.draft.set(Some(draft.carried(form))),
            _ => {}
        }
    });
}

/// The drawer.
#[component]
pub(super) fn Composer() -> impl IntoView {
    let stage = Stage::here();
    let open = move || stage.composing.get() && stage.draft.with(Option::is_some);
    view! { <Show when=open><Drawer/></Show> }
}

#[component]
fn Drawer() -> impl IntoView {
    let stage = Stage::here();
    let composed = Memo::new(move |_| stage.composed());
    let gone = move || {
        let id = stage.draft.with(|draft| draft.as_ref().map(|draft| draft.form.id.clone()));
        id.is_none_or(|id| stage.form(&id).is_none())
    };
    let sent = RwSignal::new(false);
    // What was sent and taken is no draft any more; what was refused can be mended.
    Effect::new(move || {
        if stage.table.pending.with(Option::is_none) && sent.get() {
            sent.set(false);
            if stage.table.refused.with_untracked(Option::is_none) {
                stage.draft.set(None);
                stage.stop_composing();
            }
        }
    });
    let fine = move || composed.with(|one| one.as_ref().is_some_and(|one| one.refused.is_none()));
    let may_send = move || fine() && stage.table.pending.with(Option::is_none);
    let send = move |_| {
        if let Some(composed) = composed.get_untracked().filter(|one| one.refused.is_none()) {
            let list = stage
                .table
                .model
                .with_untracked(|model| model.placard.as_ref().map_or(0, |placard| placard.list));
            stage.wish(Wish::Move { list, text: composed.text });
            sent.set(true);
        }
    };
    let clear = move |_| {
        stage.draft.update(|draft| {
            if let Some(draft) = draft {
                *draft = Draft::new(draft.form.clone());
            }
        });
    };
    let label = move || {
        let label = stage.draft.with(|draft| draft.as_ref().map(|draft| draft.form.label.clone()));
        label.map(|label| stage.say(&label))
    };
    let form =
        Memo::new(move |_| stage.draft.with(|draft| draft.as_ref().map(|one| one.form.clone())));
    let body = move || {
        form.get().map(|form| {
            let first = RwSignal::new(true);
            blocks(&form).into_iter().map(|block| laid(stage, &form, block, first)).collect_view()
        })
    };
    let says = move || composed.get().map(|composed| said(stage, &composed.says));
    let verdict = move || {
        let refused = composed.with(|one| one.as_ref().and_then(|one| one.refused.clone()));
        match refused {
            _ if gone() => stage.word("board-form-gone"),
            Some(refused) => stage.say(&refused),
            None if fine() => stage.word("board-form-fine"),
            None => stage.word("board-form-none"),
        }
    };
    let others = Memo::new(move |_| stage.plain_choices());
    view! {
        <section class="composer" role="dialog" aria-labelledby="composer-title" data-part="composer">
            <header>
                <h2 id="composer-title">{label}</h2>
                <small>{stage.text("board-form-own")}</small>
                <button
                    type="button"
                    class="icon"
                    aria-label=stage.text("board-form-close")
                    on:click=move |_| stage.stop_composing()
                >
                    "×"
                </button>
            </header>
            <div class="composer-body">
                <Show when=move || { others.get() > 0 }>
                    <button type="button" class="link" on:click=move |_| stage.stop_composing()>
                        {move || stage.say(&Phrase::new("board-form-others").with("count", others.get()))}
                    </button>
                </Show>
                {body}
                <Suggestions/>
            </div>
            <footer>
                <p class="composed" role="status">{says}</p>
                <p class="verdict" class:fine=fine role="status" data-part="verdict">{verdict}</p>
                <div class="composer-do">
                    <button type="button" class="main" data-do="send" disabled=move || !may_send() on:click=send>
                        {move || stage.word(if sent.get() { "board-form-sending" } else { "board-form-send" })}
                    </button>
                    <button type="button" data-do="clear" on:click=clear>
                        {stage.text("board-form-clear")}
                    </button>
                </div>
            </footer>
        </section>
    }
}

/// Moves of the form that would be possible, each a way to begin.
#[component]
fn Suggestions() -> impl IntoView {
    let stage = Stage::here();
    let list = Memo::new(move |_| {
        let id = stage.draft.with(|draft| draft.as_ref().map(|draft| draft.form.id.clone()));
        stage.shown.with(|shown| {
            let choices = shown.as_ref().map(|shown| shown.scene.choices.as_slice());
            let filled = choices.unwrap_or_default().iter().filter_map(|choice| {
                let filled =
                    choice.form.clone().filter(|filled| Some(&filled.form) == id.as_ref())?;
                Some((choice.label.clone(), filled))
            });
            filled.take(SUGGESTED).collect::<Vec<_>>()
        })
    });
    let buttons = move || {
        let button = |(label, filled): (Phrase, Filled)| {
            let fill = move |_| stage.compose(&filled.form.clone(), Some(&filled));
            view! { <button type="button" class="choice" on:click=fill><span>{said(stage, &label)}</span></button> }
        };
        list.get().into_iter().map(button).collect_view()
    };
    view! {
        <Show when=move || !list.with(Vec::is_empty)>
            <details class="suggestions">
                <summary>{stage.text("board-form-suggestions")}</summary>
                {buttons}
            </details>
        </Show>
    }
}

fn laid(stage: Stage, form: &Form, block: Block, first: RwSignal<bool>) -> AnyView {
    let field = |at: usize| form.fields.get(at).cloned().map(|field| (at, field));
    let all = |list: Vec<usize>| list.into_iter().filter_map(field).collect::<Vec<_>>();
    let head = |fields: &[(usize, Field)]| {
        fields.first().and_then(|(_, field)| part(field)).map(|part| stage.say(part))
    };
    let lines = |fields: Vec<(usize, Field)>| {
        fields.into_iter().map(|(at, field)| line(stage, at, field, first)).collect_view()
    };
    match block {
        Block::Line(at) => lines(all(vec![at])).into_any(),
        Block::Part(list) => {
            let fields = all(list);
            view! { <h3>{head(&fields)}</h3> {lines(fields)} }.into_any()
        }
        Block::Pair(rows, left, right) => {
            let ones = all(rows.iter().map(|(one, _)| *one).collect());
            let others = all(rows.iter().map(|(_, other)| *other).collect());
            let heads = (head(&ones), head(&others));
            let rows = ones.into_iter().zip(others).map(|((one, field), (other, across))| {
                let most = field.range().1;
                let word = field.part.as_ref().map(|(_, word)| word.clone());
                let sign = field.glyph.clone();
                view! {
                    <div class="bundle-row">
                        {stepper(stage, one, field, first)}
                        <span class="bundle-good" aria-hidden="true">
                            {match sign {
                                Some(sign) => drawn(stage, sign).into_any(),
                                None => word.map(|word| view! { <small>{stage.say(&word)}</small> }).into_any(),
                            }}
                            <b>{most}</b>
                        </span>
                        {stepper(stage, other, across, first)}
                    </div>
                }
            });
            let rows = rows.collect_view();
            view! {
                <div class="bundles">
                    <div class="bundle-row bundle-heads">
                        <h3>{heads.0}</h3>
                        <small>{stage.word("board-form-most")}</small>
                        <h3>{heads.1}</h3>
                    </div>
                    {rows}
                    <div class="bundle-flags">
                        <div>{lines(all(left))}</div>
                        <div>{lines(all(right))}</div>
                    </div>
                </div>
            }
            .into_any()
        }
    }
}

/// A line by itself.
fn line(stage: Stage, at: usize, field: Field, first: RwSignal<bool>) -> AnyView {
    let word = field.part.as_ref().map_or(&field.label, |(_, word)| word).clone();
    match field.kind.clone() {
        FieldKind::Amount(..) => view! {
            <div class="form-line">
                <span>{said(stage, &word)}</span>
                {stepper(stage, at, field, first)}
            </div>
        }
        .into_any(),
        FieldKind::Flag => {
            let label = stage.say(&field.label);
            view! {
                <label class="form-flag" class:on=move || { answer(stage, at) == 1 }>
                    <input
                        type="checkbox"
                        aria-label=label
                        prop:checked=move || answer(stage, at) == 1
                        on:change=move |event| set(stage, at, i32::from(event_target_checked(&event)))
                    />
                    <span>{said(stage, &word)}</span>
                </label>
            }
            .into_any()
        }
        FieldKind::OneOf(options) if options.len() <= FEW => {
            let legend = stage.say(&field.label);
            let name = format!("form-{at}");
            let marked = take(first);
            let option = |(number, option): (usize, Phrase)| {
                let number = number as i32;
                view! {
                    <label class:on=move || answer(stage, at) == number>
                        <input
                            type="radio"
                            name=name.clone()
                            data-first=(marked && number == 0).then_some("")
                            prop:checked=move || answer(stage, at) == number
                            on:change=move |_| set(stage, at, number)
                        />
                        <span>{said(stage, &option)}</span>
                    </label>
                }
            };
            let options = options.into_iter().enumerate().map(option).collect_view();
            view! { <fieldset class="form-few"><legend>{legend}</legend>{options}</fieldset> }
                .into_any()
        }
        FieldKind::OneOf(options) => {
            let options = options.into_iter().enumerate().map(|(number, option)| {
                let selected = move || answer(stage, at) == number as i32;
                view! { <option value=number selected=selected>{stage.say(&option)}</option> }
            });
            let marked = take(first).then_some("");
            view! {
                <label class="form-many">
                    <span>{stage.say(&field.label)}</span>
                    <select
                        data-first=marked
                        on:change=move |event| {
                            if let Ok(number) = event_target_value(&event).parse() {
                                set(stage, at, number);
                            }
                        }
                    >
                        {options.collect_view()}
                    </select>
                </label>
            }
            .into_any()
        }
    }
}

/// The first to ask is the one that gets the focus.
fn take(first: RwSignal<bool>) -> bool {
    let is_first = first.get_untracked();
    first.set(false);
    is_first
}

/// A number between two buttons. With the keyboard it is set by the arrows.
fn stepper(stage: Stage, at: usize, field: Field, first: RwSignal<bool>) -> impl IntoView {
    let (least, most) = field.range();
    let by = move |step: i32| set(stage, at, (answer_now(stage, at) + step).max(least).min(most));
    let keys = move |event: web_sys::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" | "ArrowRight" => answer_now(stage, at) + 1,
            "ArrowDown" | "ArrowLeft" => answer_now(stage, at) - 1,
            "Home" => least,
            "End" => most,
            _ => return,
        };
        event.prevent_default();
        set(stage, at, to.max(least).min(most));
    };
    let marked = take(first).then_some("");
    view! {
        <span class="form-steps" class:on=move || { answer(stage, at) > least }>
            <button type="button" tabindex="-1" aria-hidden="true" disabled=move || { answer(stage, at) <= least } on:click=move |_| by(-1)>"−"</button>
            <span
                role="spinbutton"
                tabindex="0"
                data-first=marked
                data-field=at
                aria-label=stage.say(&field.label)
                aria-valuemin=least
                aria-valuemax=most
                aria-valuenow=move || answer(stage, at)
                on:keydown=keys
            >
                {move || answer(stage, at)}
            </span>
            <button type="button" tabindex="-1" aria-hidden="true" disabled=move || { answer(stage, at) >= most } on:click=move |_| by(1)>"+"</button>
        </span>
    }
}

fn drawn(stage: Stage, sign: Glyph) -> impl IntoView {
    let mut out = String::new();
    let pen = Pen { say: &|phrase| stage.say(phrase), mark: "", letters: stage.letters };
    lines(&mut out, &[vec![sign]], Area { x: 0.0, y: 0.0, w: 28.0, h: 24.0 }, 22.0, &pen);
    view! { <svg class="canvas drawn" viewBox="0 0 28 24" width="28" height="24"><g inner_html=out></g></svg> }
}

fn answer(stage: Stage, at: usize) -> i32 {
    stage
        .draft
        .with(|draft| draft.as_ref().and_then(|draft| draft.answers.get(at).copied()))
        .unwrap_or(0)
}

fn answer_now(stage: Stage, at: usize) -> i32 {
    untrack(|| answer(stage, at))
}

fn set(stage: Stage, at: usize, to: i32) {
    stage.draft.update(|draft| {
        let answer = draft.as_mut().and_then(|draft| draft.answers.get_mut(at));
        answer.into_iter().for_each(|answer| *answer = to);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(part: &'static str, word: &'static str, most: i32) -> Field {
        let label = Phrase::new(format!("{part}-{word}"));
        Field::new(label, FieldKind::Amount(0, most)).within(Phrase::new(part), Phrase::new(word))
    }

    fn flag(part: &'static str, word: &'static str) -> Field {
        Field { kind: FieldKind::Flag, ..amount(part, word, 1) }
    }

    fn one_of(label: &'static str, options: &[&'static str]) -> Field {
        let options = options.iter().map(|option| Phrase::new(*option)).collect();
        Field::new(Phrase::new(label), FieldKind::OneOf(options))
    }

    fn form(fields: Vec<Field>) -> Form {
        Form { id: "offer".into(), label: Phrase::new("offer"), fields }
    }

    #[test]
    fn what_is_given_and_what_is_wanted_stand_side_by_side() {
        let offer = form(vec![
            one_of("to", &["ana", "ben"]),
            amount("give", "coins", 9),
            amount("give", "fish", 2),
            flag("give", "card"),
            amount("want", "coins", 5),
            amount("want", "fish", 5),
            one_of("clause", &["none"]),
        ]);
        let pair = Block::Pair(vec![(1, 4), (2, 5)], vec![3], vec![]);
        assert_eq!(blocks(&offer), [Block::Line(0), pair, Block::Line(6)]);
        let alone = form(vec![amount("give", "coins", 9), amount("take", "fish", 2)]);
        assert_eq!(blocks(&alone), [Block::Part(vec![0]), Block::Part(vec![1])]);
    }

    #[test]
    fn a_draft_is_kept_as_far_as_the_new_form_allows_it() {
        let before = form(vec![one_of("to", &["ana", "ben"]), amount("give", "coins", 9)]);
        let draft = Draft { answers: vec![1, 7], ..Draft::new(before) };
        let less = form(vec![amount("give", "coins", 3), one_of("to", &["cleo", "ana", "ben"])]);
        assert_eq!(draft.carried(less).answers, [3, 2]);
        let without = form(vec![one_of("to", &["ana"]), flag("give", "card")]);
        assert_eq!(draft.carried(without).answers, [0, 0]);
    }

    #[test]
    fn a_suggestion_fills_the_form_in_only_if_it_fits() {
        let offer = form(vec![amount("give", "coins", 9)]);
        let filled = |answer| Filled { form: "offer".into(), answers: vec![answer] };
        assert_eq!(Draft::of(offer.clone(), &filled(4)).answers, [4]);
        assert_eq!(Draft::of(offer, &filled(12)).answers, [0]);
    }
}
