//! What has happened, in sentences, and what is said.

use kit::Phrase;
use leptos::html::{Div, Input};
use leptos::prelude::*;
use room::Wish;

use super::around::Emblem;
use super::list::ChoiceList;
use super::said::said;
use super::stage::{Stage, Tab};
use crate::model::Model;
use crate::settings::{store, stored};

/// Which of them is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaf {
    List,
    Log,
    Chat,
}

#[component]
pub(super) fn LogAndChat(
    /// Whether the list of choices is among them.
    #[prop(optional)]
    with_list: bool,
) -> impl IntoView {
    let stage = Stage::here();
    let leaf = stage.leaf;
    leaf.set(if with_list { Leaf::List } else { Leaf::Log });
    let read = stage.read;
    let said = move || stage.table.model.with(|model| model.chat.len());
    Effect::new(move || {
        if leaf.get() == Leaf::Chat {
            read.set(said());
        }
        store(&stage.read_key(), &read.get().to_string());
    });
    let tab = move |which: Leaf, key: &'static str| {
        view! {
            <button
                type="button"
                role="tab"
                aria-selected=move || (leaf.get() == which).to_string()
                class:selected=move || leaf.get() == which
                class:stirred=move || match which {
                    Leaf::List => stage.choices() > 0 && leaf.get() != Leaf::List,
                    Leaf::Log => false,
                    Leaf::Chat => said() > read.get(),
                }
                on:click=move |_| leaf.set(which)
            >
                {stage.text(key)}
            </button>
        }
    };
    view! {
        <section class="leaves">
            <div class="leaf-tabs" role="tablist">
                {with_list.then(|| tab(Leaf::List, "board-moves"))}
                {tab(Leaf::Log, "board-log")}
                {tab(Leaf::Chat, "board-chat")}
            </div>
            {move || match leaf.get() {
                Leaf::List => view! {
                    <section class="list whole" data-part="list"><ChoiceList/></section>
                }.into_any(),
                Leaf::Log => view! { <Log/> }.into_any(),
                Leaf::Chat => view! { <Chat/> }.into_any(),
            }}
        </section>
    }
}

impl Stage {
    fn read_key(self) -> String {
        format!("read:{}", self.placard(|placard| placard.table.clone()))
    }

    /// Goes on with what had been read when the page was left. Who comes for the first time has seen
    /// what was said before the game.
    pub(super) fn recall_read(self) {
        let key = untrack(|| self.read_key());
        match stored(&key).and_then(|read| read.parse().ok()) {
            Some(read) => self.read.set(read),
            None => store(&key, &self.read.get_untracked().to_string()),
        }
    }
}

/// Where a moment is among the moments.
fn index_of(model: &Model, ply: u32) -> Option<usize> {
    model.frames.iter().rposition(|frame| frame.ply == ply)
}

#[component]
fn Log() -> impl IntoView {
    let stage = Stage::here();
    let box_ref = NodeRef::<Div>::new();
    // What is not shown on the board yet is not told yet.
    let horizon = Memo::new(move |_| {
        let shown = stage.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.ply));
        if stage.behind.get() { shown } else { u32::MAX }
    });
    let lines = Memo::new(move |_| {
        let horizon = horizon.get();
        stage.table.model.with(|model| {
            let known = model.lines.iter().enumerate();
            let told = known.filter(|(_, line)| line.ply.is_none_or(|ply| ply <= horizon));
            told.map(|(at, line)| (at, line.seq, line.ply)).collect::<Vec<_>>()
        })
    });
    // The newest line is in view by itself (the log is turned upside down); one that is looked back at
    // is brought there.
    Effect::new(move || {
        stage.shown.track();
        let Some(log) = box_ref.get() else { return };
        let back = stage.looking.get().is_some();
        request_animation_frame(move || match log.query_selector(".line.now") {
            Ok(Some(line)) if back => line.scroll_into_view_with_bool(false),
            _ => log.set_scroll_top(0),
        });
    });
    let now = move || stage.shown.with(|shown| shown.as_ref().map(|shown| shown.ply));
    view! {
        <div class="log" data-part="log" node_ref=box_ref>
            <div class="lines-told">
            <For each=move || lines.get() key=|key| *key let:key>
                {
                    let (at, _, ply) = key;
                    // A line never changes: whatever else happens at the table must not write the
                    // whole log anew, which in a long game would hold the page up at every decision.
                    let line = stage.table.model.with_untracked(|model| model.lines.get(at).map(|line| line.says.clone()));
                    let says = move || line.as_ref().map(|line| said(stage, line));
                    let who = ply.and_then(|ply| stage.table.model.with_untracked(|model| seat_of(model, ply)));
                    match ply {
                        None => view! { <p class="line of-table">{says}</p> }.into_any(),
                        Some(ply) => view! {
                            <button
                                type="button"
                                class="line"
                                class:now=move || stage.looking.get().is_some() && now() == Some(ply)
                                on:click=move |_| {
                                    let index = stage.table.model.with_untracked(|model| index_of(model, ply));
                                    stage.look(index);
                                    if stage.narrow.get_untracked() {
                                        stage.tab.set(Tab::Board);
                                    }
                                }
                            >
                                {who.map(|seat| view! { <Emblem seat=seat/> })}
                                <span>{says}</span>
                            </button>
                        }.into_any(),
                    }
                }
            </For>
            </div>
        </div>
    }
}

/// Who took the decision that led to a moment.
fn seat_of(model: &Model, ply: u32) -> Option<u8> {
    model.frames.iter().rfind(|frame| frame.ply == ply)?.seat.map(|seat| seat.0)
}

#[component]
fn Chat() -> impl IntoView {
    let stage = Stage::here();
    let field = NodeRef::<Input>::new();
    let box_ref = NodeRef::<Div>::new();
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let text = field.value().trim().to_owned();
        if !text.is_empty() {
            stage.table.wish(Wish::Say { text });
            field.set_value("");
        }
    };
    let sayings = move || {
        stage.table.model.with(|model| {
            (0..model.chat.len())
                .map(|at| (at, model.chat.get(at).map_or(0, |said| said.seq)))
                .collect::<Vec<_>>()
        })
    };
    Effect::new(move || {
        stage.table.model.with(|model| model.chat.len());
        if let Some(said) = box_ref.get() {
            request_animation_frame(move || said.set_scroll_top(said.scroll_height()));
        }
    });
    let seated = move || stage.table.model.with(|model| model.me().is_some());
    view! {
        <div class="chat" data-part="chat">
            <div class="sayings" role="log" node_ref=box_ref>
                <For each=sayings key=|key| *key let:key>
                    {
                        let said = stage.table.model.with_untracked(|model| model.chat.get(key.0).cloned());
                        said.map(|said| view! {
                            <p class="saying">
                                {said.chair.map(|chair| view! { <Emblem seat=chair/> })}
                                <b>{said.name}</b> " " {said.text}
                            </p>
                        })
                    }
                </For>
            </div>
            <Show when=seated>
                <form on:submit=send>
                    <input
                        node_ref=field
                        type="text"
                        maxlength="300"
                        autocomplete="off"
                        aria-label=stage.text("board-say")
                        placeholder=stage.text("board-say")
                    />
                    <button type="submit">{stage.text("board-send")}</button>
                </form>
            </Show>
        </div>
    }
}

/// The sentences of what happened between two moments, the later included.
pub(super) fn told_between(model: &Model, after: u32, until: u32) -> Vec<Phrase> {
    let within = |ply: u32| ply > after && ply <= until;
    let lines = model.lines.iter().filter(|line| line.ply.is_some_and(within));
    lines.map(|line| line.says.clone()).collect()
}
