//! Panels and pieces as elements of the page.

use std::fmt::Write as _;

use draw::Pen;
use draw::panel::ground;
use draw::piece::{change, picture, written};
use kit::Phrase;
use kit::scene::{Id, Piece, Rect, Region, Shape, piece_phrase};
use leptos::prelude::*;

use super::map::is_map;
use super::marks::Marks;
use super::page_width;
use super::shown::Shown;
use super::stage::Stage;
use crate::catalogue;

/// A panel is drawn at least so large on a narrow screen, in parts of its size on a laptop; a little
/// smaller where all of it fits then.
const NARROWEST: f64 = 0.82;
const FITTED: f64 = 0.75;

/// A panel by its number in the scene.
#[component]
pub(super) fn PanelView(panel: usize) -> impl IntoView {
    let stage = Stage::here();
    let of = move |shown: &Shown| {
        let panel = shown.scene.panels.get(panel)?;
        Some((panel.region, panel.size, panel.label.clone(), panel.is_drawn()))
    };
    let head = Memo::new(move |_| stage.shown.with(|shown| of(shown.as_deref()?)));
    let pieces = Memo::new(move |_| {
        stage
            .shown
            .with(|shown| shown.as_ref().map(|shown| shown.on_panel(panel)))
            .unwrap_or_default()
    });
    let printed = Memo::new(move |_| {
        stage.shown.with(|shown| {
            let shown = shown.as_deref()?;
            let pen = Pen { say: &|phrase| stage.say(phrase), mark: "", letters: stage.letters };
            Some(ground(&shown.scene, panel, &pen))
        })
    });
    let changes =
        Memo::new(move |_| stage.shown.with(|shown| changes(stage, shown.as_deref()?, panel)));
    let is_map = Memo::new(move |_| is_map(stage, panel));
    // A map in a window that scrolls is drawn whole.
    let zoomed = move || is_map.get() && !stage.narrow.get();
    let view_box = move || {
        let size = head.with(|head| head.as_ref().map(|(_, size, ..)| *size))?;
        let zoom = if zoomed() { stage.zoom.get() } else { Default::default() };
        Some(zoom.view_box(size))
    };
    let label = move || head.with(|head| head.as_ref().map(|head| stage.say(&head.2)));
    // On a narrow screen nothing is drawn so small that it could not be read.
    let least = move || {
        let (region, size, _, drawn) = head.get()?;
        let narrow = stage.narrow.get() && drawn && !matches!(region, Region::Other(_));
        let unit = if is_map.get() { stage.closeness.get() } else { NARROWEST };
        let fits = page_width().is_some_and(|width| f64::from(size.w) * FITTED <= width);
        (narrow && (is_map.get() || !fits)).then(|| format!("{:.0}px", f64::from(size.w) * unit))
    };
    view! {
        <svg class="canvas" style:min-width=least role="group" aria-label=label viewBox=view_box class:drawn=move || head.with(|head| head.as_ref().is_some_and(|head| head.3)) class:map-canvas=move || is_map.get() class:zoomed=move || {
            zoomed() && stage.zoom.get().times > 1.0
        }>
            <g inner_html=move || printed.get().unwrap_or_default()></g>
            <For each=move || pieces.get() key=|id| id.clone() let:id>
                <PieceView id=id/>
            </For>
            <g inner_html=move || changes.get().unwrap_or_default() class="changes" aria-hidden="true"></g>
        </svg>
    }
}

/// What the choices that are still meant would change on a panel.
fn changes(stage: Stage, shown: &Shown, panel: usize) -> Option<String> {
    let pen = Pen { say: &|phrase| stage.say(phrase), mark: "", letters: stage.letters };
    let mut drawn = String::new();
    for number in stage.meant() {
        for (id, badge) in &shown.scene.choices.get(number)?.changes {
            let Some((_, laid)) = shown.laid(id).filter(|(_, laid)| laid.panel == panel) else {
                continue;
            };
            let Rect { x, y, w, h } = laid.rect;
            let badge = change(&badge.glyph, w.into(), h.into(), &pen);
            let _ = write!(drawn, r#"<g transform="translate({x} {y})">{badge}</g>"#);
        }
    }
    Some(drawn)
}

/// What of a piece changes its picture.
#[derive(Clone, PartialEq)]
struct Look {
    piece: Piece,
    rect: Rect,
    crowded: bool,
}

#[component]
fn PieceView(id: Id) -> impl IntoView {
    let stage = Stage::here();
    let name = id.to_string();
    let id = StoredValue::new(id);
    let look = Memo::new(move |_| {
        stage.shown.with(|shown| {
            let (shown, id) = (shown.as_deref()?, id.get_value());
            let (piece, laid) = shown.laid(&id)?;
            Some(Look {
                piece: piece.clone(),
                rect: laid.rect,
                crowded: shown.crowded.contains(&id),
            })
        })
    });
    let art = Memo::new(move |_| {
        let mark = stage.speech.game.and_then(catalogue::meta).map_or("", |meta| meta.looks.mark);
        let pen = Pen { say: &|phrase| stage.say(phrase), mark, letters: stage.letters };
        look.with(|look| {
            let Look { piece, rect, crowded } = look.as_ref()?;
            Some(picture(piece, rect.w.into(), rect.h.into(), *crowded, &pen))
        })
    });
    let marks = Marks::here();
    let mark = Memo::new(move |_| marks.of(&id.get_value()));
    let class = move || {
        let mark = mark.get();
        let shape = look.with(|look| look.as_ref().map(|look| look.piece.face.shape));
        let mut class = match shape {
            Some(Shape::Button) => "piece push-piece".to_owned(),
            Some(Shape::Good) => "piece good-piece".to_owned(),
            _ => "piece".to_owned(),
        };
        let words = [
            ("can", mark.can),
            ("chosen", mark.chosen),
            ("hinted", mark.hinted),
            ("new", mark.new),
            ("cannot", mark.cannot),
        ];
        for (word, _) in words.iter().filter(|(_, on)| *on) {
            class.push(' ');
            class.push_str(word);
        }
        class
    };
    let place = move || {
        look.with(|look| {
            look.as_ref().map(|look| format!("translate({} {})", look.rect.x, look.rect.y))
        })
    };
    // Whatever lies on a piece belongs to it.
    let host = move || {
        look.with(|look| look.as_ref().and_then(|look| look.piece.spot.host().map(Id::to_string)))
    };
    let zone = move || look.with(|look| look.as_ref().map(|look| look.piece.zone.to_string()));
    let length = move |w: bool| {
        look.with(|look| {
            look.as_ref().map(|look| if w { look.rect.w } else { look.rect.h }.to_string())
        })
    };
    let label = move || {
        let piece = look.with(|look| look.as_ref().map(|look| look.piece.clone()))?;
        let what = stage.say(&piece_phrase(&piece));
        if piece.face.shape == Shape::Button {
            // It is named after what it does. Who reads it aloud to a machine says what is written.
            let pen = Pen { say: &|phrase| stage.say(phrase), mark: "", letters: stage.letters };
            let written = written(&piece, &pen);
            return Some(match what.contains(&written) {
                true => what,
                false => {
                    let named = Phrase::new("board-button").with("written", written);
                    stage.say(&named.with("deed", what))
                }
            });
        }
        match mark.with(|mark| mark.deed.clone()) {
            Some(deed) => Some(
                stage.say(&Phrase::new("board-piece-deed").with("piece", what).with("deed", deed)),
            ),
            None => Some(what),
        }
    };
    view! {
        <g
            data-piece=name
            data-on=host
            data-in=zone
            data-w=move || length(true)
            data-h=move || length(false)
            class=class
            transform=place
            role=move || if mark.with(|mark| mark.can) { "button" } else { "img" }
            aria-label=label
            tabindex=move || mark.with(|mark| if mark.reached { Some("0") } else { mark.can.then_some("-1") })
            on:focus=move |_| stage.regard(Some(id.get_value()))
            on:blur=move |_| stage.regard(None)
            inner_html=move || art.get().unwrap_or_default()
        ></g>
    }
}
