//! What pictures of Goa are made with: its colours, and signs at places of a drawing that may be made
//! larger or smaller than it was designed.

use kit::Seat;
use kit::scene::{Align, Ink, Layer, Rect, Says, Tint};

use crate::board::Column;

/// Inks of words.
pub(super) const SOFT: &str = "#4c3c28";
pub(super) const PALE: &str = "#fff6df";
pub(super) const BLUE: &str = "#123a63";
pub(super) const WARM: &str = "#8c3220";
/// Things that lie on the table.
pub(super) const PAPER: &str = "#fffdf6";
pub(super) const EDGE: &str = "#b99c68";
/// Azulejo and terracotta.
pub(super) const AZURE: &str = "#1f5a94";
pub(super) const TERRACOTTA: &str = "#b5482e";
/// What stands on an empty place.
pub(super) const EMPTY: &str = "#fff6dd9e";
pub(super) const EMPTY_EDGE: &str = "#8f7040";

/// Letters are never smaller.
const LEAST: i32 = 12;

/// A drawing of a certain width, drawn at a place in another.
#[derive(Clone, Copy)]
pub(super) struct Brush {
    x: i32,
    y: i32,
    drawn: i32,
    designed: i32,
}

impl Brush {
    /// A drawing in its own size.
    pub(super) fn at(x: i32, y: i32) -> Brush {
        Brush { x, y, drawn: 1, designed: 1 }
    }

    /// A drawing of the designed width, drawn so wide.
    pub(super) fn scaled(x: i32, y: i32, drawn: i32, designed: i32) -> Brush {
        Brush { x, y, drawn: drawn.max(1), designed: designed.max(1) }
    }

    /// A length of the drawing.
    pub(super) fn length(self, length: i32) -> i32 {
        (2 * length * self.drawn + self.designed).div_euclid(2 * self.designed)
    }

    /// A rectangle of the drawing.
    pub(super) fn rect(self, x: i32, y: i32, w: i32, h: i32) -> Rect {
        let (left, top) = (self.length(x), self.length(y));
        let (right, bottom) = (self.length(x + w), self.length(y + h));
        Rect::new(self.x + left, self.y + top, right - left, bottom - top)
    }

    /// A square around a point.
    pub(super) fn around(self, x: i32, y: i32, size: i32) -> Rect {
        self.rect(x - size / 2, y - size / 2, size, size)
    }

    /// A symbol around a point.
    pub(super) fn art(self, symbol: &'static str, x: i32, y: i32, size: i32) -> Layer {
        Layer::art(symbol, self.around(x, y, size))
    }

    /// A large figure around a point.
    pub(super) fn figure(self, figure: impl Into<i32>, x: i32, y: i32, size: i32) -> Layer {
        let room = self.rect(x - size, y - size / 2, 2 * size, size);
        Layer::figure(figure.into(), room, self.length(size).max(LEAST))
    }

    /// A sign of letters around a point.
    pub(super) fn sign(self, sign: &'static str, x: i32, y: i32, size: i32) -> Layer {
        let room = self.rect(x - size, y - size / 2, 2 * size, size);
        Layer::words(sign, room, self.length(size).max(LEAST)).weight(400).ink(SOFT)
    }

    /// A shield with points.
    pub(super) fn shield(self, points: impl Into<i32>, x: i32, y: i32, size: i32) -> [Layer; 2] {
        let figure = self.figure(points, x, y - size / 16, size * 62 / 100).ink("#ffffff");
        [
            Layer::art(
                "goa-shield",
                self.rect(x - size / 2, y - size * 13 / 24, size, size * 26 / 24),
            ),
            figure,
        ]
    }

    /// A good around a point.
    pub(super) fn good(self, kind: u8, x: i32, y: i32, size: i32) -> Layer {
        Layer::good(kind, self.around(x, y, size))
    }

    /// Room for a good around a point.
    pub(super) fn hollow(self, kind: u8, x: i32, y: i32, size: i32) -> Layer {
        Layer::hollow_good(kind, self.around(x, y, size))
    }
}

/// The same words in the middle of their place.
pub(super) fn centred(mut layer: Layer) -> Layer {
    if let Layer::Words(words) = &mut layer {
        words.align = Align::Middle;
    }
    layer
}

/// A heading in letters with serifs.
pub(super) fn heading(says: impl Into<Says>, at: Rect, size: i32) -> Layer {
    Layer::title(says, at, size)
}

/// An empty place that can only be seen when it can be touched.
pub(super) fn unseen(w: i32, h: i32) -> Layer {
    Layer::plate(Rect::new(0, 0, w, h), 5, Ink::None)
}

/// An empty place for something.
pub(super) fn vacant(at: Rect, round: i32) -> Layer {
    Layer::plate(at, round, EMPTY).edged(EMPTY_EDGE, 16).dashed()
}

/// A numbered token of a seat.
pub(super) fn token(number: u8, seat: Seat, at: Rect) -> [Layer; 2] {
    let size = at.w.min(at.h);
    let figure = Rect::new(at.x, at.y, at.w, at.h * 28 / 31);
    [
        Layer::tinted("goa-token", at, Tint::Seat(seat)),
        Layer::figure(number, figure, (size * 58 / 100).max(LEAST)).ink("#ffffff"),
    ]
}

/// A turned wooden figure of a seat with its emblem.
pub(super) fn pawn(seat: Seat, x: i32, y: i32, w: i32) -> [Layer; 2] {
    let brush = Brush::scaled(x, y, w, 28);
    let emblem = Layer::Emblem { seat, at: brush.rect(7, 18, 14, 14), disc: false };
    [Layer::tinted("goa-pawn", brush.rect(0, 0, 28, 36), Tint::Seat(seat)), emblem]
}

/// The symbol of a column of the development board.
pub(super) fn column_art(column: Column) -> &'static str {
    match column {
        Column::Ships => "goa-ship",
        Column::Harvest => "goa-sack",
        Column::Taxes => "goa-coin",
        Column::Expedition => "goa-draw",
        Column::Colonies => "goa-colonist",
    }
}
