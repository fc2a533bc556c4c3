//! A piece as a picture: its outline, the signs on it, its badges and the ring that shows its state.

use std::fmt::Write as _;

use kit::scene::{Glyph, Piece, Shape, Tint};

use crate::Pen;
use crate::art::{emblem_in, figure, good, hexagon, mark, rounded, text, tint_class};
use crate::glyph::{Area, lines};
use crate::layer::layers;

/// Draws a piece from its own corner, in this size. Other pieces lie on the lower half of a
/// crowded one.
pub fn picture(piece: &Piece, w: f64, h: f64, crowded: bool, pen: &Pen<'_>) -> String {
    let mut out = String::with_capacity(600);
    let face = &piece.face;
    let round = (w.min(h) * 0.09).clamp(2.0, 10.0);
    around(&mut out, piece, w, h, ("outline", 0.0, 0.0));
    if face.layers.is_empty() {
        plain_face(&mut out, piece, (w, h), crowded, pen);
    } else {
        let (own_w, own_h) = (f64::from(face.size.w.max(1)), f64::from(face.size.h.max(1)));
        if (own_w, own_h) == (w, h) {
            layers(&mut out, &face.layers, pen);
        } else {
            let _ = write!(out, r#"<g transform="scale({:.4} {:.4})">"#, w / own_w, h / own_h);
            layers(&mut out, &face.layers, pen);
            out.push_str("</g>");
        }
    }
    for class in ["ring ring-edge", "ring"] {
        around(&mut out, piece, w, h, (class, 1.5, round + 2.0));
    }
    for (at, badge) in piece.badges.iter().enumerate() {
        let words = badge_words(&badge.glyph, pen);
        // On a narrow screen a unit may be three quarters of a pixel: nine pixels are twelve units.
        let size = (h * 0.16).clamp(12.0, 17.0);
        let reach = size * (0.62 * words.chars().count() as f64 + 0.75);
        let x = w - reach * 0.62 - at as f64 * (reach + 2.0);
        pill(&mut out, "badge", (x + 1.0, size * 0.32), (reach, size), &words);
    }
    out
}

/// What would change at a piece of this size: a badge on its lower edge.
pub fn change(glyph: &Glyph, w: f64, h: f64, pen: &Pen<'_>) -> String {
    let words = badge_words(glyph, pen);
    let size = (h * 0.3).clamp(12.0, 14.0);
    let reach = size * (0.6 * words.chars().count() as f64 + 0.9);
    let class = if words.starts_with('−') { "badge change less" } else { "badge change" };
    let mut out = String::new();
    pill(&mut out, class, (w / 2.0, h - size * 0.62), (reach, size), &words);
    out
}

/// Words of this size on a pill that reaches so far, around this point.
fn pill(out: &mut String, class: &str, (x, y): (f64, f64), (reach, size): (f64, f64), words: &str) {
    let area = (x - reach / 2.0, y - size * 0.67, reach, size * 1.35);
    rounded(out, class, area, size * 0.67);
    text(out, "badge-figure", x, y, size, words);
}

/// A face that is set by the renderer: the look of its shape, and its lines of signs.
fn plain_face(out: &mut String, piece: &Piece, (w, h): (f64, f64), crowded: bool, pen: &Pen<'_>) {
    let face = &piece.face;
    let round = (w.min(h) * 0.09).clamp(2.0, 10.0);
    match face.shape {
        Shape::Card | Shape::Tile => {
            let kind = if face.shape == Shape::Card { "card" } else { "tile" };
            rounded(out, "shade", (0.8, 2.0, w, h), round);
            let class = format!("{kind} {}", tint_class(face.tint));
            rounded(out, &class, (0.5, 0.5, w - 1.0, h - 1.0), round);
            let line = (h * 0.05).clamp(2.0, 7.0);
            if face.shape == Shape::Card {
                accent(out, face.tint, w, line, round);
            }
            let pad = (w * 0.07).clamp(2.0, 9.0);
            let top = if face.shape == Shape::Card { line * 1.7 } else { pad * 0.6 };
            let bottom = if crowded { h * 0.5 } else { pad };
            let area = Area { x: pad, y: top, w: w - 2.0 * pad, h: h - top - bottom };
            let most = if w > h * 1.5 { h * 0.6 } else { (w.min(h) * 0.33).max(12.0) };
            lines(out, &face.lines, area, most, pen);
        }
        Shape::Back => {
            for step in [2.5, 1.2] {
                rounded(out, "shade", (step * 0.5, step, w, h), round);
            }
            rounded(out, "back", (0.5, 0.5, w - 1.0, h - 1.0), round);
            let inner = (w * 0.07).max(2.0);
            let frame = (inner, inner, w - 2.0 * inner, h - 2.0 * inner);
            rounded(out, "back-line", frame, round * 0.7);
            mark(out, pen.mark, w / 2.0, h / 2.0, w.min(h) * 0.5);
        }
        Shape::Hex => {
            hexagon(out, &format!("tile {}", tint_class(face.tint)), w, h);
            let area = Area { x: w * 0.15, y: h * 0.2, w: w * 0.7, h: h * 0.6 };
            lines(out, &face.lines, area, w.min(h) * 0.3, pen);
        }
        Shape::Disc => disc(out, piece, w, h, pen),
        Shape::Good => match face.tint {
            Tint::Good(kind) => {
                let letter = (pen.say)(&kit::Phrase::new(format!("good-{kind}-letter")));
                good(out, kind, w / 2.0, h / 2.0, w.min(h) * 0.92, &letter);
            }
            _ => disc(out, piece, w, h, pen),
        },
        Shape::Figure => pawn(out, face.tint, w, h),
        Shape::Slot => {
            rounded(out, "slot", (1.0, 1.0, w - 2.0, h - 2.0), round);
            let area = Area { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.8 };
            lines(out, &face.lines, area, w.min(h) * 0.3, pen);
        }
        Shape::Button => {
            rounded(out, "push", (0.5, 0.5, w - 1.0, h - 1.0), h * 0.28);
            button_words(out, piece, w, h, pen);
        }
    }
}

/// The line at the top of a card: colour and dashes say its kind.
fn accent(out: &mut String, tint: Tint, w: f64, line: f64, round: f64) {
    let (start, end, y) = (figure(round), figure(w - round), figure(line));
    let class = tint_class(tint);
    let width = figure(line * 0.8);
    let _ = write!(
        out,
        r#"<path class="accent {class}" d="M{start} {y}H{end}" stroke-width="{width}"/>"#
    );
}

fn disc(out: &mut String, piece: &Piece, w: f64, h: f64, pen: &Pen<'_>) {
    let (x, y, radius) = (w / 2.0, h / 2.0, w.min(h) / 2.0 - 1.0);
    let class = tint_class(piece.face.tint);
    for (class, down, part) in [
        ("shade".to_owned(), 1.6, 1.0),
        (format!("disc {class}"), 0.0, 1.0),
        (format!("disc-line {class}"), 0.0, 0.8),
    ] {
        let (x, y, radius) = (figure(x), figure(y + down), figure(radius * part));
        let _ = write!(out, r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#);
    }
    if let Tint::Seat(seat) = piece.face.tint {
        emblem_in(out, seat.0, x, y, radius * 1.1);
        return;
    }
    // On a coin the figure alone: the coin is the sign of points.
    let plain = |glyph: &Glyph| match glyph {
        Glyph::Points(points) => Glyph::Number(*points),
        other => other.clone(),
    };
    let signs: Vec<Vec<Glyph>> =
        piece.face.lines.iter().map(|line| line.iter().map(plain).collect()).collect();
    let side = radius * 1.3;
    let area = Area { x: x - side / 2.0, y: y - side / 2.0, w: side, h: side };
    lines(out, &signs, area, radius * 1.1, pen);
}

fn pawn(out: &mut String, tint: Tint, w: f64, h: f64) {
    let class = tint_class(tint);
    let size = w.min(h) / 24.0;
    let (x, y) = (figure(w / 2.0), figure(h / 2.0));
    let _ = write!(
        out,
        r#"<path class="pawn {class}" d="M0-11a5 5 0 0 1 3 9c1 4 5 7 6 13H-9c1-6 5-9 6-13a5 5 0 0 1 3-9z" transform="translate({x} {y}) scale({size:.2})"/>"#
    );
    if let Tint::Seat(seat) = tint {
        emblem_in(out, seat.0, w / 2.0, h / 2.0 + h * 0.2, w.min(h) * 0.34);
    }
}

/// What is written on a button.
pub fn written(piece: &Piece, pen: &Pen<'_>) -> String {
    let words: Vec<String> =
        piece.face.lines.iter().flatten().map(|glyph| badge_words(glyph, pen)).collect();
    words.join(" ")
}

/// The words on a button, on two lines where they are long.
fn button_words(out: &mut String, piece: &Piece, w: f64, h: f64, pen: &Pen<'_>) {
    let words = written(piece, pen);
    let most = (h * 0.42).min(16.0);
    let size = |longest: usize, lines: f64| {
        (w * 0.9 / (0.55 * longest.max(1) as f64)).min(most).min(h * 0.85 / lines / 1.1)
    };
    let count = words.chars().count();
    let halves = halved(&words);
    let (one, two) = (
        size(count, 1.0),
        halves.map_or(0.0, |(a, b)| size(a.chars().count().max(b.chars().count()), 2.0)),
    );
    match halves {
        Some((first, second)) if two > one * 1.1 => {
            // With the space between the lines: whoever is read the button hears two words.
            let first = format!("{first} ");
            text(out, "push-word", w / 2.0, h / 2.0 - two * 0.58, two, &first);
            text(out, "push-word", w / 2.0, h / 2.0 + two * 0.58, two, second);
        }
        _ => text(out, "push-word", w / 2.0, h / 2.0, one, &words),
    }
}

/// Words broken at the space next to their middle.
fn halved(words: &str) -> Option<(&str, &str)> {
    let middle = words.len() / 2;
    let spaces = words.match_indices(' ').map(|(at, _)| at);
    let at = spaces.min_by_key(|at| at.abs_diff(middle))?;
    Some((words.get(..at)?, words.get(at + 1..)?))
}

fn badge_words(glyph: &Glyph, pen: &Pen<'_>) -> String {
    match glyph {
        Glyph::Number(number) => number.to_string(),
        Glyph::Points(points) => points.to_string(),
        Glyph::Icon(icon) => (pen.say)(&icon.letters()),
        Glyph::Own(symbol) => (pen.say)(&Glyph::own_letters(symbol)),
        Glyph::Word(word) => (pen.say)(word),
        Glyph::Goods(kind, count) => {
            let letter = (pen.say)(&kit::Phrase::new(format!("good-{kind}-letter")));
            if *count == 1 { letter } else { format!("{count}{letter}") }
        }
        Glyph::Raise(count) => format!("↑{count}"),
        Glyph::Becomes => "→".to_owned(),
        Glyph::Or => "/".to_owned(),
        Glyph::TakeBack => "↶".to_owned(),
        Glyph::Gift => "⇉".to_owned(),
        Glyph::Mark => "◆".to_owned(),
    }
}

/// The outline of a piece, as far out as asked, with corners as round: where it can be touched, and
/// the ring that the style sheet shows as the piece's state asks.
fn around(out: &mut String, piece: &Piece, w: f64, h: f64, (class, by, round): (&str, f64, f64)) {
    let face = &piece.face;
    if let Some(path) = face.outline.as_deref().filter(|path| is_path(path)) {
        let (sx, sy) = (w / f64::from(face.size.w.max(1)), h / f64::from(face.size.h.max(1)));
        let _ =
            write!(out, r#"<path class="{class}" d="{path}" transform="scale({sx:.4} {sy:.4})"/>"#);
        return;
    }
    match face.shape {
        Shape::Disc | Shape::Good | Shape::Figure if by > 0.0 => {
            let (x, y, r) = (figure(w / 2.0), figure(h / 2.0), figure(w.min(h) / 2.0 + by + 0.5));
            let _ = write!(out, r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#);
        }
        Shape::Hex => hexagon(out, class, w, h),
        _ => rounded(out, class, (-by, -by, w + 2.0 * by, h + 2.0 * by), round),
    }
}

/// Whether a text can only be an SVG path.
fn is_path(path: &str) -> bool {
    path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b" .,-".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::scene::{Face, Spot};
    use kit::{Phrase, Seat};

    fn drawn(face: Face) -> String {
        let (w, h) = (face.size.w, face.size.h);
        let piece = Piece::new("a", "zone", Spot::At(0), face, Phrase::new("a"))
            .badge(Glyph::Number(7), Phrase::new("b"));
        let pen = Pen {
            say: &|phrase| phrase.key.to_string(),
            mark: "M0 0",
            letters: crate::Letters::default(),
        };
        picture(&piece, w.into(), h.into(), false, &pen)
    }

    #[test]
    fn every_shape_has_a_picture_with_a_ring_and_its_badge() {
        let shapes = [
            Shape::Card,
            Shape::Back,
            Shape::Tile,
            Shape::Hex,
            Shape::Disc,
            Shape::Good,
            Shape::Figure,
            Shape::Slot,
            Shape::Button,
        ];
        for shape in shapes {
            let face = Face::new(shape, 60, 80).tint(Tint::Seat(Seat(1)));
            let out = drawn(face.line([Glyph::Word(Phrase::new("word"))]));
            assert!(out.contains("ring") && out.contains(">7</text>"), "{shape:?}");
            assert!(!out.contains("style="), "{shape:?}");
        }
    }

    #[test]
    fn long_words_on_a_button_break_in_the_middle() {
        assert_eq!(halved("2 saffron, 1 cinnamon"), Some(("2 saffron,", "1 cinnamon")));
        assert_eq!(halved("Rest"), None);
    }
}
