//! Sheets for narrow screens: what all games of the box say of them alike.

use kit::Phrase;
use kit::scene::{Id, Rect, Region, Sheet};

/// An empty sheet of this size for everybody.
pub(crate) fn board(id: impl Into<Id>, label: &'static str, w: i32, h: i32) -> Sheet {
    Sheet::new(id, Region::Board, Phrase::new(label), w, h)
}

/// An empty sheet of this size for what the viewer has and looks at now and then.
pub(crate) fn mine(id: impl Into<Id>, label: &'static str, w: i32, h: i32) -> Sheet {
    Sheet::new(id, Region::Mine, Phrase::new(label), w, h)
}

/// A part of the scene in its own size at another place.
pub(crate) fn moved(from: Rect, x: i32, y: i32) -> (Rect, Rect) {
    (from, Rect { x, y, ..from })
}
