//! The rules of a game.

use leptos::prelude::*;

use super::frame::{Footer, Header};
use super::missing::Missing;
use super::unpack::{Unpack, Unpacking};
use crate::app::entitle;
use crate::art;
use crate::catalogue;
use crate::guide::{self, Block, Run};
use crate::speech::{self, Speech};

/// The rules of a game in our own words.
#[component]
pub(crate) fn Rules(game: String) -> impl IntoView {
    let Some(meta) = catalogue::meta(&game) else { return view! { <Missing /> }.into_any() };
    let speech = Speech::here().about(meta.id);
    entitle(move || {
        let title = kit::Phrase::new("rules-title").with("game", meta.name());
        speech.say(&title)
    });
    let guide = move || {
        let texts = speech::texts(meta);
        texts.map(|texts| guide_of(texts.guide.of(speech.lang.get())))
    };
    view! {
        <Unpack unpacking=Unpacking::start(meta) waiting="rules-coming">
            <Header />
            <main id="main" class="rules" data-game=meta.id>
                <img class="lid" src=art::lid(meta) alt="" width="640" height="400" />
                <article class="prose">{guide}</article>
            </main>
            <Footer />
        </Unpack>
    }
    .into_any()
}

/// A guide as parts of a page.
pub(crate) fn guide_of(text: &str) -> impl IntoView + use<> {
    guide::read(text).into_iter().map(block).collect_view()
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Heading(1, title) => view! { <h1>{runs(title)}</h1> }.into_any(),
        Block::Heading(2, title) => view! { <h2>{runs(title)}</h2> }.into_any(),
        Block::Heading(_, title) => view! { <h3>{runs(title)}</h3> }.into_any(),
        Block::Paragraph(text) => view! { <p>{runs(text)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.into_iter().map(|item| view! { <li>{runs(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        Block::Table(head, rows) => {
            let head = head.into_iter().map(|cell| view! { <th scope="col">{runs(cell)}</th> });
            let rows = rows.into_iter().map(|row| {
                let cells = row.into_iter().map(|cell| view! { <td>{runs(cell)}</td> });
                view! { <tr>{cells.collect_view()}</tr> }
            });
            view! {
                <div class="wide" tabindex="0" role="group">
                    <table>
                        <thead><tr>{head.collect_view()}</tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

fn runs(runs: Vec<Run>) -> impl IntoView {
    let run = |run| match run {
        Run::Plain(text) => text.into_any(),
        Run::Bold(text) => view! { <strong>{text}</strong> }.into_any(),
    };
    runs.into_iter().map(run).collect_view()
}
