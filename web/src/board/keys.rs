//! Everything with the keyboard alone.

use kit::scene::Id;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent, SvgElement};

use super::fly::{Spot, element};
use super::log::Leaf;
use super::neighbour::{Way, neighbour};
use super::prompt::turn;
use super::stage::{Sheet, Stage, Tab};
use super::touch::digit;

/// Listens as long as the board is there.
pub(super) fn listen(stage: Stage) {
    let listener = window_event_listener(ev::keydown, move |event| pressed(stage, &event));
    on_cleanup(move || listener.remove());
}

fn pressed(stage: Stage, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
        return;
    }
    let key = event.key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let tag = target.as_ref().map(|target| target.tag_name().to_lowercase()).unwrap_or_default();
    let typing = ["input", "textarea", "select"].contains(&tag.as_str());
    if key == "Escape" {
        return escape(stage);
    }
    let composing = target
        .as_ref()
        .is_some_and(|target| target.closest(".composer").is_ok_and(|drawer| drawer.is_some()));
    if typing || composing || stage.sheet.with_untracked(Option::is_some) {
        return;
    }
    let on_piece = target.as_ref().and_then(|target| target.get_attribute("data-piece"));
    if let Some(way) = Way::of(&key) {
        event.prevent_default();
        return walk(stage, way);
    }
    if let Some(choice) = digit(&key) {
        return stage.choose(choice);
    }
    match (key.as_str(), on_piece) {
        ("Enter", _) if stage.chosen.get_untracked().is_some() => {
            event.prevent_default();
            stage.confirm();
        }
        ("Enter" | " ", Some(piece)) => {
            event.prevent_default();
            stage.touch(&piece);
        }
        ("u" | "U", _) => stage.undo(),
        ("r" | "R", _) => stage.restart(),
        ("h" | "H", _) => stage.hint(),
        ("a" | "A", _) => stage.sheet.set(Some(Sheet::Aid)),
        ("f" | "F", _) => stage.fit(),
        ("l" | "L", _) => {
            stage.tab.set(Tab::Log);
            stage.leaf.set(Leaf::Log);
            focus_on(".log .line:last-child");
        }
        ("?", _) => stage.sheet.set(Some(Sheet::Help)),
        _ => {}
    }
}

/// Escape takes back one thing after the other: what lies over the table, what was begun, a look
/// back.
fn escape(stage: Stage) {
    let begun = stage.chosen.get_untracked().is_some()
        || !stage.among.with_untracked(Vec::is_empty)
        || stage.thinking.get_untracked()
        || !stage.hints.with_untracked(Vec::is_empty);
    if stage.sheet.with_untracked(Option::is_some) {
        stage.sheet.set(None);
    } else if stage.composing.get_untracked() {
        stage.stop_composing();
    } else if stage.carded.with_untracked(Option::is_some) {
        stage.regard(None);
    } else if !stage.settings.welcomed.get_untracked() {
        stage.settings.welcomed.set(true);
    } else if begun {
        stage.put_down();
    } else if stage.why.with_untracked(Option::is_some)
        || stage.table.refused.with_untracked(Option::is_some)
    {
        stage.why.set(None);
        stage.table.refused.set(None);
    } else if stage.looking.get_untracked().is_some() {
        stage.look(None);
    } else if stage.behind.get_untracked() {
        stage.skip();
    } else {
        super::fly::land();
    }
}

/// Moves the focus to the next piece that can be touched.
fn walk(stage: Stage, way: Way) {
    if turn(stage) != "me" {
        return;
    }
    let Some(shown) = stage.shown.get_untracked() else { return };
    // One of several that are alike is enough.
    let targets: Vec<(Id, (f64, f64))> = shown
        .can
        .iter()
        .filter(|id| shown.scene.piece(id).is_some_and(|piece| piece.twin_of.is_none()))
        .filter_map(|id| {
            let spot = Spot::of(&element(id)?);
            (spot.w > 0.0).then(|| (id.clone(), spot.middle()))
        })
        .collect();
    let middles: Vec<_> = targets.iter().map(|(_, middle)| *middle).collect();
    let now = stage.focus.get_untracked();
    let at = targets.iter().position(|(id, _)| Some(id) == now.as_ref());
    let has_focus = at.is_some_and(|at| {
        let focused = document().active_element().and_then(|it| it.get_attribute("data-piece"));
        focused.as_deref() == targets.get(at).map(|(id, _)| &**id)
    });
    let next = match at {
        Some(at) if has_focus => neighbour(&middles, at, way),
        Some(at) => Some(at),
        None => (!targets.is_empty()).then_some(0),
    };
    if let Some((id, _)) = next.and_then(|next| targets.get(next)) {
        stage.focus.set(Some(id.clone()));
        focus_piece(id);
    }
}

/// Whether the focus is on a piece of the board.
pub(super) fn on_piece() -> bool {
    document().active_element().is_some_and(|element| element.has_attribute("data-piece"))
}

/// Gives the focus back to the first piece that can be touched, where the board took it away by being
/// drawn anew. While others decide there may be none: then it is given back later, unless the reader has
/// put it elsewhere.
pub(super) fn keep_focus(stage: Stage) {
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        let reachable = || document().query_selector(".piece[tabindex=\"0\"]").ok().flatten();
        let piece = reachable().and_then(|piece| piece.get_attribute("data-piece"));
        stage.owes_focus.set_value(lost && piece.is_none());
        match piece {
            Some(piece) if lost => {
                stage.focus.set(Some(piece.clone().into()));
                focus_piece(&piece);
            }
            _ => {}
        }
    });
}

/// Gives a piece the focus.
fn focus_piece(id: &str) {
    if let Some(piece) = element(id).and_then(|piece| piece.dyn_into::<SvgElement>().ok()) {
        let _ = piece.focus();
    }
}

/// Gives the first element of this kind the focus.
pub(super) fn focus_on(selector: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(found) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = found.focus();
        }
    });
}
