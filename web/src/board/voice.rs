//! The table in words, for those who cannot see it.

use kit::Phrase;
use kit::scene::outline;
use leptos::prelude::*;

use super::log::told_between;
use super::stage::Stage;

/// Says what has happened and what can be done, politely.
#[component]
pub(super) fn Voice() -> impl IntoView {
    let stage = Stage::here();
    let said = RwSignal::new(String::new());
    // What was told once is not told again when the reader comes back from looking back.
    Effect::new(move |told: Option<Option<u32>>| {
        let told = told.flatten();
        let (ply, prompt, count) = stage.shown.with(|shown| {
            shown
                .as_ref()
                .map(|shown| (shown.ply, shown.scene.prompt.clone(), shown.scene.choices.len()))
        })?;
        if stage.looking.get_untracked().is_some() {
            return told;
        }
        let happened =
            stage.table.model.with_untracked(|model| told_between(model, told.unwrap_or(ply), ply));
        let mut sentences: Vec<String> = happened.iter().map(|phrase| stage.say(phrase)).collect();
        if !stage.behind.get_untracked() {
            sentences.extend(prompt.map(|prompt| stage.say(&prompt)));
            if count > 0 && stage.may_act() {
                sentences.push(stage.say(&Phrase::new("board-choices").with("count", count)));
            }
        }
        said.set(sentences.join(" "));
        Some(ply)
    });
    view! { <div class="unseen" aria-live="polite" data-part="voice">{said}</div> }
}

/// Everything that lies on the table, panel by panel.
#[component]
pub(super) fn InWords() -> impl IntoView {
    let stage = Stage::here();
    let panels = move || {
        let told = stage.shown.with(|shown| shown.as_ref().map(|shown| outline(&shown.scene)));
        told.unwrap_or_default()
            .into_iter()
            .map(|(panel, zones)| {
                let zones =
                    zones.iter().map(|zone| view! { <li>{stage.say(zone)}</li> }).collect_view();
                view! { <h3>{stage.say(&panel)}</h3> <ul>{zones}</ul> }
            })
            .collect_view()
    };
    view! {
        <section class="unseen" aria-label=stage.text("board-in-words")>
            <h2>{stage.text("board-in-words")}</h2>
            {panels}
        </section>
    }
}
