//! A map among the panels of the board: it is panned and zoomed by itself, and moves to where something
//! happens.
//!
//! On a wide screen it keeps its place, and less of it is seen the closer it is. On a narrow one it is
//! drawn larger in a window that scrolls.

use kit::scene::{Id, Panel, Rect, SHEET_WIDTH, Size};
use leptos::prelude::*;

use super::fly::Spot;
use super::shown::Shown;
use super::stage::Stage;

/// A map on a narrow screen is drawn so large at first, in pixels to a unit of its canvas, and so large
/// at most.
pub(super) const CLOSENESS: f64 = 0.82;
const CLOSEST: f64 = 3.0;

/// The panel that is a map, by number. On a narrow screen that is also one which says what of it is to be
/// seen where there is no room for all.
fn map_of(shown: &Shown, narrow: bool) -> Option<usize> {
    let panels = &shown.scene.panels;
    let wide = |panel: &&Panel| panel.size.w > SHEET_WIDTH;
    let focused =
        || panels.iter().position(|panel| narrow && panel.focus.is_some() && wide(&panel));
    panels.iter().position(|panel| panel.is_map).or_else(focused)
}

/// Whether a panel is a map.
pub(super) fn is_map(stage: Stage, panel: usize) -> bool {
    let narrow = stage.narrow.get();
    stage
        .shown
        .with(|shown| shown.as_deref().and_then(|shown| map_of(shown, narrow)) == Some(panel))
}

/// The window in which the map scrolls, on a narrow screen.
fn window_of_map() -> Option<web_sys::Element> {
    document().query_selector(".pan.map").ok()?
}

/// What it is drawn on.
fn canvas() -> Option<web_sys::Element> {
    document().query_selector(".map-canvas").ok()?
}

/// Shows the middle of a map whose window was opened, unless it shows something else already.
pub(super) fn centre() {
    let Some(window) = window_of_map() else { return };
    let Some(canvas) = canvas() else { return };
    let (frame, drawn) = (Spot::of(&window), Spot::of(&canvas));
    if (frame.x, frame.y) == (drawn.x, drawn.y) {
        let (x, y) = ((drawn.w - frame.w) / 2.0, (drawn.h - frame.h) / 2.0);
        window.scroll_by_with_x_and_y(x, y);
    }
}

impl Stage {
    /// Closer or further, around a point of the screen or else the middle; by nothing, all of it.
    pub(super) fn zoom_by(self, factor: f64, at: Option<(f64, f64)>) {
        if factor == 0.0 {
            return self.fit();
        }
        let Some(canvas) = canvas() else { return };
        if window_of_map().is_some() {
            return self.grow(factor, at);
        }
        let spot = Spot::of(&canvas);
        let part =
            |(x, y): (f64, f64)| ((x - spot.x) / spot.w.max(1.0), (y - spot.y) / spot.h.max(1.0));
        let at = at.map_or((0.5, 0.5), part);
        self.zoom.update(|zoom| *zoom = zoom.by(factor, at));
    }

    /// Moved by so many pixels.
    pub(super) fn pan_by(self, (x, y): (f64, f64)) {
        if let Some(window) = window_of_map() {
            return window.scroll_by_with_x_and_y(-x, -y);
        }
        let Some(canvas) = canvas() else { return };
        let spot = Spot::of(&canvas);
        self.zoom.update(|zoom| *zoom = zoom.moved(x / spot.w.max(1.0), y / spot.h.max(1.0)));
    }

    /// All of it.
    pub(super) fn fit(self) {
        self.zoom.set(Default::default());
        self.closeness.set(0.0);
    }

    /// Draws the map of a narrow screen larger or smaller, around a point of the screen.
    fn grow(self, factor: f64, at: Option<(f64, f64)>) {
        let size = self.shown.with_untracked(|shown| {
            let shown = shown.as_deref()?;
            Some(shown.scene.panels.get(map_of(shown, true)?)?.size)
        });
        let (Some(size), Some(window), Some(canvas)) = (size, window_of_map(), canvas()) else {
            return;
        };
        let (frame, drawn) = (Spot::of(&window), Spot::of(&canvas));
        let at = at.unwrap_or_else(|| frame.middle());
        let part = ((at.0 - drawn.x) / drawn.w.max(1.0), (at.1 - drawn.y) / drawn.h.max(1.0));
        let unit = drawn.w / f64::from(size.w.max(1));
        self.closeness.set((unit * factor).min(CLOSEST));
        request_animation_frame(move || {
            let grown = Spot::of(&canvas);
            let (x, y) = (grown.x + part.0 * grown.w, grown.y + part.1 * grown.h);
            window.scroll_by_with_x_and_y(x - at.0, y - at.1);
        });
    }

    /// Moves the map to where something happens: what it names itself, else what has just come to lie
    /// on it, else what can be touched if nothing of that is in view.
    pub(super) fn turn_map(self, shown: &Shown, came: &[Id]) {
        let Some(map) = map_of(shown, self.narrow.get_untracked()) else { return };
        let Some(panel) = shown.scene.panels.get(map) else { return };
        let there = |id: &Id| {
            shown.laid(id).filter(|(_, laid)| laid.panel == map).map(|(_, laid)| laid.rect)
        };
        let came = around(came.iter().filter_map(there));
        if let Some(part) = panel.focus.or(came) {
            return self.bring(part, panel.size);
        }
        let can = || shown.can.iter().filter_map(there);
        let zoom = self.zoom.get_untracked();
        match can().next() {
            Some(rect) if !can().any(|rect| zoom.holding(rect, panel.size) == zoom) => {
                self.bring(rect, panel.size);
            }
            _ => {}
        }
    }

    /// Brings a part of the map into view.
    fn bring(self, part: Rect, size: Size) {
        let zoom = self.zoom.get_untracked().holding(part, size);
        if zoom != self.zoom.get_untracked() {
            self.zoom.set(zoom);
        }
        request_animation_frame(move || {
            let (Some(window), Some(canvas)) = (window_of_map(), canvas()) else { return };
            let (frame, drawn) = (Spot::of(&window), Spot::of(&canvas));
            let unit = drawn.w / f64::from(size.w.max(1));
            let middle =
                |start: i32, length: i32| (f64::from(start) + f64::from(length) / 2.0) * unit;
            let (x, y) = (drawn.x + middle(part.x, part.w), drawn.y + middle(part.y, part.h));
            let to = frame.middle();
            window.scroll_by_with_x_and_y(x - to.0, y - to.1);
        });
    }
}

/// What holds all these.
fn around(all: impl Iterator<Item = Rect>) -> Option<Rect> {
    all.reduce(|one, other| {
        let (x, y) = (one.x.min(other.x), one.y.min(other.y));
        let right = (one.x + one.w).max(other.x + other.w);
        let bottom = (one.y + one.h).max(other.y + other.h);
        Rect::new(x, y, right - x, bottom - y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_at_several_places_is_held_together() {
        let rects = [Rect::new(10, 40, 5, 5), Rect::new(30, 20, 10, 5)];
        assert_eq!(around(rects.into_iter()), Some(Rect::new(10, 20, 30, 25)));
        assert_eq!(around(std::iter::empty()), None);
    }
}
