//! A player aid over the table: the signs of the goods, what lies on the table now drawn as it lies
//! there, and the rules.

use std::collections::BTreeSet;

use draw::Pen;
use draw::art::good;
use draw::piece::picture;
use kit::Phrase;
use kit::scene::{Piece, Region, Shape};
use leptos::prelude::*;

use super::shown::Shown;
use super::stage::Stage;
use crate::catalogue;
use crate::pages::guide_of;
use crate::speech;

/// So many goods have a sign of their own.
const GOODS: u8 = 6;
/// So many pieces are explained.
const MOST: usize = 30;
/// The longer side of a drawing.
const DRAWN: f64 = 64.0;

/// Pieces of the board and the reader's own, one of each name, that have something to say.
fn explained(shown: &Shown) -> Vec<Piece> {
    let mut known = BTreeSet::new();
    let mut pieces = Vec::new();
    for laid in &shown.laid {
        let region = shown.scene.panels.get(laid.panel).map(|panel| panel.region);
        let Some(piece) = shown.scene.pieces.get(laid.piece) else { continue };
        let told = piece.tip.is_some() && piece.face.shape != Shape::Button;
        let near = !matches!(region, Some(Region::Other(_)) | None);
        if told && near && known.insert(format!("{:?}", piece.label)) {
            pieces.push(piece.clone());
        }
    }
    pieces.truncate(MOST);
    pieces
}

#[component]
pub(super) fn Aid() -> impl IntoView {
    let stage = Stage::here();
    let meta = stage.speech.game.and_then(catalogue::meta);
    let goods = move || {
        let named = (0..GOODS).filter_map(|kind| {
            let name = stage.say(&Phrase::new(format!("good-{kind}")));
            (!name.starts_with('[')).then(|| {
                let letter = stage.say(&Phrase::new(format!("good-{kind}-letter")));
                let mut drawn = String::new();
                good(&mut drawn, kind, 16.0, 16.0, 30.0, &letter);
                view! {
                    <li>
                        <svg class="canvas drawn" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                            <g inner_html=drawn></g>
                        </svg>
                        {name}
                    </li>
                }
            })
        });
        named.collect_view()
    };
    let pieces = move || {
        let mark = meta.map_or("", |meta| meta.looks.mark);
        let pen = Pen { say: &|phrase| stage.say(phrase), mark, letters: stage.letters };
        let pieces = stage.shown.with(|shown| shown.as_deref().map(explained)).unwrap_or_default();
        let line = |piece: Piece| {
            let (w, h) = (f64::from(piece.face.size.w.max(1)), f64::from(piece.face.size.h.max(1)));
            let times = (DRAWN / w.max(h)).min(1.5);
            let drawn = picture(&piece, w, h, false, &pen);
            let view_box = format!("-6 -6 {:.0} {:.0}", w + 12.0, h + 12.0);
            let says = piece.tip.as_ref().unwrap_or(&piece.label);
            view! {
                <li>
                    <svg
                        class="canvas drawn"
                        viewBox=view_box
                        width=format!("{:.0}", (w + 12.0) * times)
                        height=format!("{:.0}", (h + 12.0) * times)
                        aria-hidden="true"
                    >
                        <g class="piece" inner_html=drawn></g>
                    </svg>
                    <span>{stage.say(says)}</span>
                </li>
            }
        };
        pieces.into_iter().map(line).collect_view()
    };
    let guide = move || {
        let texts = meta.and_then(speech::texts)?;
        Some(guide_of(texts.guide.of(stage.speech.lang.get())))
    };
    view! {
        <ul class="aid-goods">{goods}</ul>
        <h3>{stage.text("board-aid-table")}</h3>
        <ul class="aid-pieces">{pieces}</ul>
        <article class="prose">{guide}</article>
    }
}
