//! How much of a large board is seen.

use kit::scene::{Rect, Size};

/// How large the board is drawn, and which point of it is in the middle (both in parts).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Zoom {
    /// 1 shows the whole board.
    pub(super) times: f64,
    /// From the left edge, in parts of the width.
    pub(super) x: f64,
    /// From the upper edge, in parts of the height.
    pub(super) y: f64,
}

impl Default for Zoom {
    fn default() -> Zoom {
        Zoom { times: 1.0, x: 0.5, y: 0.5 }
    }
}

/// The board is never drawn larger than this.
const MOST: f64 = 4.0;

impl Zoom {
    /// Closer or further, around a point of what is seen.
    pub(super) fn by(self, factor: f64, (at_x, at_y): (f64, f64)) -> Zoom {
        let times = (self.times * factor).clamp(1.0, MOST);
        let shift = |middle: f64, at: f64| middle + (at - 0.5) * (1.0 / self.times - 1.0 / times);
        Zoom { times, x: shift(self.x, at_x), y: shift(self.y, at_y) }.kept_in()
    }

    /// Moved by parts of what is seen.
    pub(super) fn moved(self, by_x: f64, by_y: f64) -> Zoom {
        let (x, y) = (self.x - by_x / self.times, self.y - by_y / self.times);
        Zoom { x, y, ..self }.kept_in()
    }

    /// Moved as little as needed so that this part of a canvas is seen; where it is larger than what is
    /// seen, its middle.
    pub(super) fn holding(self, part: Rect, size: Size) -> Zoom {
        let half = 0.5 / self.times;
        let along = |middle: f64, (start, length): (i32, i32), whole: i32| {
            let whole = f64::from(whole.max(1));
            let (from, to) = (f64::from(start) / whole, f64::from(start + length) / whole);
            if to - from > 2.0 * half {
                return (from + to) / 2.0;
            }
            middle.clamp(to - half, from + half)
        };
        let x = along(self.x, (part.x, part.w), size.w);
        let y = along(self.y, (part.y, part.h), size.h);
        Zoom { x, y, ..self }.kept_in()
    }

    fn kept_in(self) -> Zoom {
        let half = 0.5 / self.times;
        Zoom { x: self.x.clamp(half, 1.0 - half), y: self.y.clamp(half, 1.0 - half), ..self }
    }

    /// The part of a canvas that is seen, as SVG wants it.
    pub(super) fn view_box(self, size: Size) -> String {
        let (w, h) = (f64::from(size.w) / self.times, f64::from(size.h) / self.times);
        let (x, y) = (f64::from(size.w) * self.x - w / 2.0, f64::from(size.h) * self.y - h / 2.0);
        format!("{x:.1} {y:.1} {w:.1} {h:.1}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_first_the_whole_board_is_seen() {
        let size = Size { w: 1000, h: 400 };
        assert_eq!(Zoom::default().view_box(size), "0.0 0.0 1000.0 400.0");
    }

    #[test]
    fn the_view_never_leaves_the_board() {
        let close = Zoom::default().by(2.0, (0.0, 0.0));
        assert_eq!((close.x, close.y), (0.25, 0.25), "the corner stays in the corner");
        let dragged = close.moved(3.0, -9.0);
        assert_eq!((dragged.x, dragged.y), (0.25, 0.75));
        assert_eq!(dragged.by(0.01, (0.5, 0.5)), Zoom::default());
    }

    #[test]
    fn the_view_moves_no_further_than_to_hold_what_happens() {
        let size = Size { w: 1000, h: 400 };
        let corner = Zoom::default().by(4.0, (0.0, 0.0));
        let seen = corner.holding(Rect::new(20, 20, 100, 60), size);
        assert_eq!(seen, corner, "it is in view");
        let right = corner.holding(Rect::new(900, 0, 50, 50), size);
        assert_eq!((right.times, right.y), (4.0, corner.y));
        assert!((right.x - 0.825).abs() < 1e-9, "its right edge is at that of what is seen");
        let large = corner.holding(Rect::new(400, 0, 600, 400), size);
        assert_eq!((large.x, large.y), (0.7, 0.5));
        let whole = Zoom::default();
        assert_eq!(whole.holding(Rect::new(900, 300, 50, 50), size), whole);
    }
}
