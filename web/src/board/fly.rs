//! Pieces on their way. What is drawn is always where it belongs; what travels is a picture of it
//! in a layer over everything.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect};
use kit::scene::Id;
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Element;

use super::flight::Flights;
use crate::settings::Speed;
use draw::art::figure;

/// The layer over everything, by its id.
pub(super) const LAYER: &str = "flights";
/// Between two pieces that set out together.
const STAGGER: u32 = 28;
const MOST_STAGGER: u32 = 220;

thread_local! {
    /// When the last piece will have been turned up, by the clock of the browser.
    static TURNED: Cell<f64> = const { Cell::new(0.0) };
    /// How often pieces have set out: those of an earlier time do not end the way of later ones.
    static TIMES: Cell<u32> = const { Cell::new(0) };
}

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Spot {
    /// Where an element is.
    pub(super) fn of(element: &Element) -> Spot {
        let rect = element.get_bounding_client_rect();
        Spot { x: rect.x(), y: rect.y(), w: rect.width(), h: rect.height() }
    }

    fn is_seen(self) -> bool {
        self.w > 0.5 && self.h > 0.5
    }

    pub(super) fn middle(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    pub(super) fn holds(self, x: f64, y: f64) -> bool {
        x >= self.x && y >= self.y && x <= self.x + self.w && y <= self.y + self.h
    }
}

/// The element of a piece.
pub(super) fn element(id: &str) -> Option<Element> {
    let id = id.replace('\\', "\\\\").replace('"', "\\\"");
    document().query_selector(&format!("[data-piece=\"{id}\"]")).ok()?
}

/// A copy of a piece as it is drawn now.
fn picture(piece: &Element) -> Option<Element> {
    piece.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// The outline of a piece, without what stands out from it (rings and badges).
fn outline(element: &Element) -> Option<Spot> {
    let child = element.query_selector(".outline").ok()??;
    Some(Spot::of(&child)).filter(|spot| spot.is_seen())
}

/// Where pieces are before something changes.
#[derive(Default)]
pub(super) struct Places {
    at: BTreeMap<Id, Spot>,
    ghosts: Vec<(Element, Spot)>,
    /// The backs of the pieces that will be turned up.
    backs: Vec<(Id, Element)>,
}

impl Places {
    /// Looks where the pieces are that will travel or go.
    pub(super) fn before(moved: &Flights) -> Places {
        let mut places = Places::default();
        if !moves() {
            return places;
        }
        for (_, from) in &moved.from {
            if let Some(spot) = element(from).as_ref().and_then(outline) {
                places.at.insert(from.clone(), spot);
            }
        }
        for id in &moved.gone {
            let Some(gone) = element(id) else { continue };
            if let (Some(spot), Some(ghost)) = (outline(&gone), picture(&gone)) {
                places.ghosts.push((ghost, spot));
            }
        }
        for id in &moved.turned {
            if let Some(back) = element(id).as_ref().and_then(picture) {
                places.backs.push((id.clone(), back));
            }
        }
        places
    }
}

/// Whether things may move on this reader's screen.
fn moves() -> bool {
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    !reduced.is_some_and(|query| query.matches())
}

/// Milliseconds until the last piece is turned up: before that, nothing else should happen.
pub(super) fn turning() -> u32 {
    (TURNED.get() - js_sys::Date::now()).max(0.0) as u32
}

/// Lets the pieces travel, once they are drawn where they belong. Those that lay face down are
/// turned up one after the other.
pub(super) fn travel(moved: Flights, places: Places, speed: Speed) {
    let still = moved.from.is_empty() && places.ghosts.is_empty() && places.backs.is_empty();
    if still || speed == Speed::AtOnce {
        return;
    }
    let (on_the_way, turn) = (speed.travel(), speed.turn());
    let turns = turn * places.backs.len() as u32;
    TURNED.set(js_sys::Date::now() + f64::from(turns));
    request_animation_frame(move || {
        land();
        TURNED.set(js_sys::Date::now() + f64::from(turns));
        let Some(layer) = document().get_element_by_id(LAYER) else { return };
        let mut longest = 0;
        for (ghost, spot) in &places.ghosts {
            if set_out(&layer, ghost, *spot).is_some() {
                let away = keyframe(*spot, natural(ghost), "0");
                animate(ghost, &[keyframe(*spot, natural(ghost), "1"), away], 260, 0);
            }
        }
        let mut wait = 0;
        for (to, from) in &moved.from {
            let Some(start) = places.at.get(from) else { continue };
            let Some(piece) = element(to) else { continue };
            let Some(end) = outline(&piece) else { continue };
            let Some(picture) = picture(&piece) else { continue };
            let near = (start.x - end.x).abs() + (start.y - end.y).abs() < 1.5;
            if near || set_out(&layer, &picture, *start).is_none() {
                continue;
            }
            let size = natural(&picture);
            let frames = [keyframe(*start, size, "1"), keyframe(end, size, "1")];
            animate(&picture, &frames, on_the_way, wait);
            // Whoever catches it on its way means the piece itself.
            let _ = picture.set_attribute("data-flying", to);
            let _ = piece.set_attribute("data-away", "");
            longest = longest.max(wait + on_the_way);
            wait = (wait + STAGGER).min(MOST_STAGGER);
        }
        for (at, (id, back)) in (1..).zip(&places.backs) {
            let Some(spot) = element(id).as_ref().and_then(outline) else { continue };
            if set_out(&layer, back, spot).is_some() {
                let (size, edge) = (natural(back), Spot { x: spot.middle().0, w: 0.0, ..spot });
                let frames = [keyframe(spot, size, "1"), keyframe(edge, size, "1")];
                animate(back, &frames, turn / 2, turn * at - turn / 2);
            }
        }
        let times = TIMES.get().wrapping_add(1);
        TIMES.set(times);
        let end = move || {
            if TIMES.get() == times {
                land();
            }
        };
        set_timeout(end, Duration::from_millis(longest.max(turns).max(260).into()));
    });
}

/// Ends all travelling at once.
pub(super) fn land() {
    TURNED.set(0.0);
    if let Some(layer) = document().get_element_by_id(LAYER) {
        layer.set_inner_html("");
    }
    let Ok(away) = document().query_selector_all("[data-away]") else { return };
    for at in 0..away.length() {
        if let Some(piece) = away.item(at).and_then(|node| node.dyn_into::<Element>().ok()) {
            let _ = piece.remove_attribute("data-away");
        }
    }
}

/// The size a picture is drawn in.
fn natural(picture: &Element) -> (f64, f64) {
    let length = |name: &str| picture.get_attribute(name).and_then(|text| text.parse().ok());
    (length("data-w").unwrap_or(1.0), length("data-h").unwrap_or(1.0))
}

/// Puts a picture into the layer. It is no piece there: nothing finds it by its name.
fn set_out(layer: &Element, picture: &Element, spot: Spot) -> Option<()> {
    for name in ["data-piece", "tabindex", "role", "aria-label", "data-away"] {
        picture.remove_attribute(name).ok()?;
    }
    picture.set_attribute("class", "flying").ok()?;
    let (w, _) = natural(picture);
    let scale = spot.w / w;
    let place = format!("translate({} {}) scale({scale:.3})", figure(spot.x), figure(spot.y));
    picture.set_attribute("transform", &place).ok()?;
    layer.append_child(picture).ok()?;
    Some(())
}

/// Lifts a copy of a piece into the layer, to be dragged.
pub(super) fn lift(id: &str) -> Option<(Element, Spot)> {
    let piece = element(id)?;
    let spot = outline(&piece)?;
    let picture = picture(&piece)?;
    let layer = document().get_element_by_id(LAYER)?;
    set_out(&layer, &picture, spot)?;
    let _ = piece.set_attribute("data-away", "");
    Some((picture, spot))
}

/// Moves a lifted copy.
pub(super) fn carry(picture: &Element, spot: Spot, by: (f64, f64)) {
    let scale = spot.w / natural(picture).0;
    let (x, y) = (figure(spot.x + by.0), figure(spot.y + by.1));
    let _ = picture.set_attribute("transform", &format!("translate({x} {y}) scale({scale:.3})"));
}

fn keyframe(spot: Spot, (w, h): (f64, f64), opacity: &str) -> Object {
    let frame = Object::new();
    let place = format!(
        "translate({}px, {}px) scale({:.3}, {:.3})",
        figure(spot.x),
        figure(spot.y),
        spot.w / w,
        spot.h / h
    );
    for (name, value) in [("transform", place.as_str()), ("opacity", opacity)] {
        let _ = Reflect::set(&frame, &name.into(), &value.into());
    }
    frame
}

/// Runs an animation; a browser that cannot shows the piece where it belongs at once.
fn animate(picture: &Element, frames: &[Object], duration: u32, delay: u32) {
    let list: Array = frames.iter().collect();
    let options = Object::new();
    for (name, value) in [
        ("duration", JsValue::from(duration)),
        ("delay", delay.into()),
        ("easing", "cubic-bezier(.3,.1,.2,1)".into()),
        ("fill", "both".into()),
    ] {
        let _ = Reflect::set(&options, &name.into(), &value);
    }
    let run = Reflect::get(picture, &"animate".into()).ok().and_then(|run| run.dyn_into().ok());
    if let Some(run) = run {
        let run: Function = run;
        let _ = run.call2(picture, &list, &options);
    }
}
