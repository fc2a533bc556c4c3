//! A piece drawn large, with its name, what it does and what touching it does: shown while it is
//! pointed at, has the focus or is pressed for long.

use std::time::Duration;

use draw::Pen;
use draw::piece::picture;
use kit::scene::{Id, Shape, piece_phrase};
use leptos::prelude::*;

use super::fly::{Spot, element};
use super::marks::Marks;
use super::stage::Stage;
use crate::catalogue;

/// Milliseconds a pointer rests on a piece before it is shown large.
const REST: u64 = 420;
/// How wide a card is, with its margin, and the most of its height, in pixels.
const ROOM: (f64, f64) = (264.0, 300.0);
/// The longer side of the drawing on it.
const DRAWN: f64 = 132.0;

impl Stage {
    /// The pointer or the focus has come to a piece, or has left.
    pub(super) fn regard(self, piece: Option<Id>) {
        if self.regarded.get_untracked() == piece {
            return;
        }
        self.regarded.set(piece.clone());
        self.carded.set(None);
        let Some(piece) = piece else { return };
        let show = move || {
            if self.regarded.try_get_untracked().flatten().as_ref() == Some(&piece) {
                self.carded.set(Some(piece.clone()));
            }
        };
        set_timeout(show, Duration::from_millis(REST));
    }
}

#[component]
pub(super) fn PieceCard() -> impl IntoView {
    let stage = Stage::here();
    let marks = Marks::here();
    // What is being decided about has a list of its own beside it.
    let shown = Memo::new(move |_| {
        let id = stage.carded.get().filter(|_| stage.among.with(Vec::is_empty))?;
        stage.shown.with(|shown| {
            let (piece, _) = shown.as_deref()?.laid(&id)?;
            (piece.face.shape != Shape::Button).then(|| piece.clone())
        })
    });
    move || {
        let piece = shown.get()?;
        let (x, y) = place(&piece.id)?;
        let mark = stage.speech.game.and_then(catalogue::meta).map_or("", |meta| meta.looks.mark);
        let pen = Pen { say: &|phrase| stage.say(phrase), mark, letters: stage.letters };
        let (w, h) = (f64::from(piece.face.size.w.max(1)), f64::from(piece.face.size.h.max(1)));
        let times = (DRAWN / w.max(h)).min(3.0);
        let drawn = picture(&piece, w, h, false, &pen);
        let name = stage.say(&piece_phrase(&piece));
        let tip = piece.tip.as_ref().map(|tip| stage.say(tip)).filter(|tip| *tip != name);
        let deed = marks.of(&piece.id).deed.map(|deed| stage.say(&deed));
        let view_box = format!("-8 -8 {:.0} {:.0}", w + 16.0, h + 16.0);
        let (wide, high) = ((w + 16.0) * times, (h + 16.0) * times);
        Some(view! {
            <aside
                class="piece-card"
                data-part="piece-card"
                aria-hidden="true"
                style:left=format!("{x:.0}px")
                style:top=format!("{y:.0}px")
            >
                <svg class="canvas drawn" viewBox=view_box width=format!("{wide:.0}") height=format!("{high:.0}")>
                    <g class="piece" inner_html=drawn></g>
                </svg>
                <strong>{name}</strong>
                {tip.map(|tip| view! { <p>{tip}</p> })}
                {deed.map(|deed| view! { <p class="deed">{deed}</p> })}
            </aside>
        })
    }
}

/// Where a card stands beside a piece, inside the window.
fn place(id: &str) -> Option<(f64, f64)> {
    let spot = Spot::of(&element(id)?);
    let wide = window().inner_width().ok()?.as_f64()?;
    let high = window().inner_height().ok()?.as_f64()?;
    let right = spot.x + spot.w + 10.0;
    let x = if right + ROOM.0 <= wide { right } else { (spot.x - ROOM.0).max(8.0) };
    Some((x, spot.y.min(high - ROOM.1).max(56.0)))
}
