//! Touching, dragging and zooming with mouse and finger.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, MouseEvent, PointerEvent, TouchEvent, WheelEvent};

use super::fly::{Spot, carry, element, land, lift};
use super::stage::{Stage, Tab};

/// After so many pixels a press is a drag.
const DRAG: f64 = 7.0;
/// After so many pixels to one side a drag on a narrow screen is a swipe.
const SWIPE: f64 = 70.0;

/// What a pointer that is down is doing.
#[derive(Clone)]
enum Deed {
    /// It rests on a piece, or on nothing.
    Press(Option<String>),
    /// It carries a copy of a piece.
    Carry { id: String, picture: Element, from: Spot },
    /// It moves the board.
    Pan,
}

/// A finger by its number, and where it is.
type Finger = (i32, f64, f64);

thread_local! {
    /// The fingers on a map.
    static FINGERS: Cell<[Option<Finger>; 2]> = const { Cell::new([None; 2]) };
}

fn finger(event: &PointerEvent) -> Finger {
    (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()))
}

fn pinches() -> bool {
    FINGERS.get()[1].is_some()
}

fn middle(one: Finger, two: Finger) -> (f64, f64) {
    ((one.1 + two.1) / 2.0, (one.2 + two.2) / 2.0)
}

fn apart(one: Finger, two: Finger) -> f64 {
    let (x, y) = (one.1 - two.1, one.2 - two.2);
    (x * x + y * y).sqrt().max(1.0)
}

/// What the reader's hand is doing.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    stage: Stage,
    deed: StoredValue<Option<(Deed, f64, f64)>, LocalStorage>,
    /// The click at the end of a drag is no touch.
    dragged: StoredValue<bool>,
}

fn piece_at(target: Option<web_sys::EventTarget>) -> Option<String> {
    let element = target?.dyn_into::<Element>().ok()?;
    let name = |attribute: &str| {
        element.closest(&format!("[{attribute}]")).ok()??.get_attribute(attribute)
    };
    name("data-piece").or_else(|| name("data-flying"))
}

fn is_on_map(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(".map-canvas").ok().flatten().is_some())
}

impl Hand {
    pub(super) fn new(stage: Stage) -> Hand {
        Hand { stage, deed: StoredValue::new_local(None), dragged: StoredValue::new(false) }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        if self.lay_finger(event) {
            return;
        }
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.dragged.set_value(false);
        let piece = piece_at(event.target());
        // A finger that rests shows the piece large; a click of the mouse puts its card away.
        let finger = event.pointer_type() != "mouse";
        self.stage.regard(piece.clone().filter(|_| finger).map(Into::into));
        let press = Deed::Press(piece);
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.deed.set_value(Some((press, at.0, at.1)));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        if self.pinch(event) {
            return;
        }
        let Some((deed, x, y)) = self.deed.get_value() else {
            let idle = event.pointer_type() == "mouse";
            return self
                .stage
                .regard(idle.then(|| piece_at(event.target())).flatten().map(Into::into));
        };
        let by = (f64::from(event.client_x()) - x, f64::from(event.client_y()) - y);
        match deed {
            Deed::Press(piece) if by.0.abs() + by.1.abs() > DRAG => {
                self.begin(piece, event, (x, y));
            }
            Deed::Press(_) => {}
            Deed::Carry { picture, from, .. } => carry(&picture, from, by),
            Deed::Pan => {
                self.stage.pan_by(by);
                let at = (f64::from(event.client_x()), f64::from(event.client_y()));
                self.deed.set_value(Some((Deed::Pan, at.0, at.1)));
            }
        }
    }

    fn begin(self, piece: Option<String>, event: &PointerEvent, (x, y): (f64, f64)) {
        let stage = self.stage;
        let can = |id: &String| {
            stage.may_act()
                && stage.shown.with_untracked(|shown| {
                    shown.as_ref().is_some_and(|shown| shown.can.contains(id.as_str()))
                })
        };
        // A finger scrolls where the screen scrolls: there a touch is a touch.
        let finger_scrolls = stage.narrow.get_untracked() && event.pointer_type() == "touch";
        let carried = piece.filter(|id| !finger_scrolls && can(id)).and_then(|id| {
            let (picture, from) = lift(&id)?;
            Some(Deed::Carry { id, picture, from })
        });
        let pan = || {
            let zoomed = stage.zoom.with_untracked(|zoom| zoom.times > 1.0);
            (zoomed && is_on_map(event.target())).then_some(Deed::Pan)
        };
        if let Some(deed) = carried.or_else(pan) {
            self.dragged.set_value(true);
            self.deed.set_value(Some((deed, x, y)));
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        FINGERS.set([None; 2]);
        let Some((deed, x, y)) = self.deed.get_value() else { return };
        self.deed.set_value(None);
        // What was looked at for long was not meant to be touched.
        let looked = self.stage.carded.with_untracked(Option::is_some);
        if event.pointer_type() != "mouse" {
            self.stage.regard(None);
            self.dragged.set_value(looked);
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        match deed {
            Deed::Carry { id, .. } => {
                land();
                if leaves_its_zone(self.stage, &id, at) {
                    self.stage.touch(&id);
                }
            }
            Deed::Press(_) if self.stage.narrow.get_untracked() => self.swipe(at.0 - x, at.1 - y),
            Deed::Press(_) | Deed::Pan => {}
        }
    }

    /// The pointer was taken away: nothing is dropped.
    pub(super) fn lost(self) {
        FINGERS.set([None; 2]);
        self.drop_deed();
    }

    fn drop_deed(self) {
        if self.deed.try_update_value(Option::take).flatten().is_some() {
            land();
        }
    }

    fn swipe(self, x: f64, y: f64) {
        if x.abs() < SWIPE || y.abs() * 2.0 > x.abs() {
            return;
        }
        self.dragged.set_value(true);
        let tab = self.stage.tab.get_untracked();
        let at = Tab::ALL.iter().position(|known| *known == tab).unwrap_or(0);
        let next = if x < 0.0 { at + 1 } else { at.saturating_sub(1) };
        if let Some(tab) = Tab::ALL.get(next) {
            self.stage.tab.set(*tab);
        }
    }

    pub(super) fn click(self, event: &MouseEvent) {
        if self.dragged.get_value() {
            self.dragged.set_value(false);
            return;
        }
        match piece_at(event.target()) {
            Some(piece) => self.stage.touch(&piece),
            None if self.stage.behind.get_untracked() => self.stage.skip(),
            None if on_ground(event.target()) => self.stage.put_down(),
            None => {}
        }
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        if !is_on_map(event.target()) {
            return;
        }
        event.prevent_default();
        let factor = if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.stage.zoom_by(factor, Some(at));
    }

    /// Notes a finger on a map; tells whether it is the second of two.
    fn lay_finger(self, event: &PointerEvent) -> bool {
        if event.pointer_type() != "touch" || !is_on_map(event.target()) {
            return false;
        }
        let finger = Some(finger(event));
        // Fingers whose going was missed are gone when a first one comes.
        match FINGERS.get() {
            [Some(first), _] if !event.is_primary() => FINGERS.set([Some(first), finger]),
            _ => FINGERS.set([finger, None]),
        }
        if !pinches() {
            return false;
        }
        // What the first of them has begun was not meant.
        self.stage.regard(None);
        self.dragged.set_value(true);
        self.drop_deed();
        true
    }

    /// Two fingers draw closer by moving apart, and move what they are on.
    fn pinch(self, event: &PointerEvent) -> bool {
        let [Some(one), Some(two)] = FINGERS.get() else { return false };
        let now = finger(event);
        let (to_one, to_two) = if now.0 == one.0 { (now, two) } else { (one, now) };
        FINGERS.set([Some(to_one), Some(to_two)]);
        let (from, to) = (middle(one, two), middle(to_one, to_two));
        self.stage.pan_by((to.0 - from.0, to.1 - from.1));
        self.stage.zoom_by(apart(to_one, to_two) / apart(one, two), Some(to));
        true
    }

    /// While two fingers are on a map, the page neither scrolls nor grows.
    pub(super) fn fingers_move(self, event: &TouchEvent) {
        if pinches() {
            event.prevent_default();
        }
    }
}

fn on_ground(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest("svg.canvas").ok().flatten().is_some())
}

/// Whether a piece is dropped outside the zone it comes from.
fn leaves_its_zone(stage: Stage, id: &str, (x, y): (f64, f64)) -> bool {
    let zone =
        stage.shown.with_untracked(|shown| Some(shown.as_ref()?.scene.piece(id)?.zone.to_string()));
    let ground = zone.and_then(|zone| {
        let zone = zone.replace('"', "");
        document().query_selector(&format!("[data-zone=\"{zone}\"] rect")).ok()?
    });
    match ground.or_else(|| element(id)) {
        Some(ground) => !Spot::of(&ground).holds(x, y),
        None => true,
    }
}
