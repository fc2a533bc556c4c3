//! The pictures that every game shares: goods, emblems, coins, the marks of the boxes.
//!
//! Everything is written as SVG into a string: it can be looked at without a browser, and what comes
//! from outside goes in through [`escape`] alone. Colours are classes; the style sheet names them.

use std::fmt::Write as _;

use kit::scene::{Rect, Tint};

/// Writes text so that it cannot become markup.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A length as short as it can be written.
pub fn figure(length: f64) -> String {
    let text = format!("{length:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

/// A line of text around a point.
pub fn text(out: &mut String, class: &str, x: f64, y: f64, size: f64, words: &str) {
    let (x, y, size) = (figure(x), figure(y), figure(size));
    let words = escape(words);
    // Letters and figures on a piece are signs: its name says in words what they stand for. What is
    // written on a button is read as it stands.
    let hidden = if class == "push-word" { "" } else { r#" aria-hidden="true""# };
    let _ = write!(
        out,
        r#"<text class="{class}" x="{x}" y="{y}" dy=".35em" font-size="{size}"{hidden}>{words}</text>"#
    );
}

/// A rectangle with round corners.
pub fn rounded(out: &mut String, class: &str, area: (f64, f64, f64, f64), round: f64) {
    let (x, y, w, h) = (figure(area.0), figure(area.1), figure(area.2), figure(area.3));
    let round = figure(round);
    let _ = write!(
        out,
        r#"<rect class="{class}" x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}"/>"#
    );
}

/// A closed shape through these points.
fn polygon(out: &mut String, class: &str, points: impl IntoIterator<Item = (f64, f64)>) {
    let points: Vec<String> =
        points.into_iter().map(|(x, y)| format!("{},{}", figure(x), figure(y))).collect();
    let _ = write!(out, r#"<polygon class="{class}" points="{}"/>"#, points.join(" "));
}

/// The shape of a good in a square of 26 around nothing, its shaded half and the light on its edge.
fn good_shape(kind: u8) -> (&'static str, &'static str, &'static str) {
    match kind % GOOD_SHAPES {
        // Circle, diamond, triangle, square, hexagon, star.
        0 => (
            "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
            "M0-11a11 11 0 0 1 0 22c5-5 5-17 0-22z",
            "M-7.700-3.500a8.400 8.400 0 0 1 5-4.700",
        ),
        1 => (
            "M0-12.400L12.200 0 0 12.400-12.200 0z",
            "M0-12.400L12.200 0 0 12.400z",
            "M-8.500-.8L-2.500-7",
        ),
        2 => (
            "M0-12.400L12.900 10.600H-12.900z",
            "M0-12.400L12.900 10.600H0z",
            "M-6.400 .8L-2.800-5.600",
        ),
        3 => (
            "M-7.700-10.200H7.700a2.500 2.500 0 0 1 2.500 2.500V7.700a2.500 2.500 0 0 1-2.500 2.500H-7.700a2.500 2.500 0 0 1-2.500-2.500V-7.700a2.500 2.500 0 0 1 2.500-2.500z",
            "M0-10.200H7.700a2.500 2.500 0 0 1 2.500 2.500V7.700a2.500 2.500 0 0 1-2.500 2.500H0z",
            "M-7.600-3V-7.600H-3",
        ),
        4 => (
            "M0-11.800L10.200-5.900V5.900L0 11.800-10.200 5.900V-5.900z",
            "M0-11.800L10.200-5.900V5.900L0 11.800z",
            "M-7-2.500V-4.500L-2.500-7.200",
        ),
        _ => (
            "M0-12.800L3.700-5 12.200-4 5.900 1.900 7.500 10.300 0 6.100-7.500 10.300-5.900 1.900-12.200-4-3.700-5z",
            "M0-12.800L3.700-5 12.200-4 5.900 1.900 7.500 10.300 0 6.100z",
            "M-7.500-3.200L-3-3.800",
        ),
    }
}

/// A good in its own shape and colour, with its letter: circle, diamond, triangle, square,
/// hexagon, star.
pub fn good(out: &mut String, kind: u8, x: f64, y: f64, size: f64, letter: &str) {
    let (shape, shade, shine) = good_shape(kind);
    let number = kind % GOOD_SHAPES;
    let scale = format!("{:.3}", size / 26.0);
    let (left, top) = (figure(x), figure(y));
    let _ = write!(
        out,
        r##"<g transform="translate({left} {top}) scale({scale})"><path class="good good-{number}" d="{shape}"/><path d="{shade}" fill="#000000" fill-opacity=".15"/><path class="shine" d="{shine}"/></g>"##
    );
    if size >= LEAST_LETTER && !letter.is_empty() {
        let class = format!("letter letter-{number}");
        text(out, &class, x, y + good_drop(kind) * size, size * 0.54, letter);
    }
}

/// Room for a good: its outline, dashed.
pub fn hollow_good(out: &mut String, kind: u8, x: f64, y: f64, size: f64, letter: &str) {
    let (shape, ..) = good_shape(kind);
    let number = kind % GOOD_SHAPES;
    let scale = format!("{:.3}", size / 26.0);
    let (left, top) = (figure(x), figure(y));
    let _ = write!(
        out,
        r#"<path class="hollow hollow-{number}" d="{shape}" transform="translate({left} {top}) scale({scale})"/>"#
    );
    if size >= LEAST_LETTER && !letter.is_empty() {
        let class = format!("letter hollow-letter-{number}");
        text(out, &class, x, y + good_drop(kind) * size, size * 0.54, letter);
    }
}

/// How far below the middle of a good its letter stands, in parts of its size.
fn good_drop(kind: u8) -> f64 {
    if kind % GOOD_SHAPES == 2 { 0.13 } else { 0.0 }
}

/// So many goods have a shape of their own.
const GOOD_SHAPES: u8 = 6;
/// Letters on smaller goods would be smaller than eleven pixels: the shape alone says it.
const LEAST_LETTER: f64 = 20.0;

/// A hexagon that fills an area; it lies on a flat side where it is wider than high.
pub fn hexagon(out: &mut String, class: &str, w: f64, h: f64) {
    let points = if w >= h {
        [(0.0, 0.5), (0.25, 0.0), (0.75, 0.0), (1.0, 0.5), (0.75, 1.0), (0.25, 1.0)]
    } else {
        [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
    };
    polygon(out, class, points.map(|(x, y)| (x * w, y * h)));
}

/// The emblem of a seat, drawn with strokes in a square of 24.
pub fn emblem(seat: u8) -> &'static str {
    match seat % 5 {
        // Anchor.
        0 => {
            "M12 8v13M12 8a2.5 2.5 0 1 0-.01 0M8 11h8M4 14c0 5 4 7 8 7s8-2 8-7M4 14l-1.500 2.500M4 14l2.500 1.500M20 14l1.500 2.500M20 14l-2.500 1.500"
        }
        // Compass.
        1 => "M12 3a9 9 0 1 0 .01 0M15.500 8.500l-2 5-5 2 2-5zM12 3v2M12 19v2M3 12h2M19 12h2",
        // Sun.
        2 => {
            "M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
        }
        // Wheel.
        3 => {
            "M12 5a7 7 0 1 0 .01 0M12 10a2 2 0 1 0 .01 0M12 2v8M12 14v8M2 12h8M14 12h8M5 5l5.500 5.500M13.500 13.500L19 19M19 5l-5.500 5.500M10.500 13.500L5 19"
        }
        // Swallow.
        _ => {
            "M2 7c4 0 6 1 9 4 2-4 6-6 11-6-2 2-3 3-4 6 1 3-2 6-6 6l-3 5v-5l-5 2 4-4c-1-4-3-6-6-8zM17 8h.01"
        }
    }
}

/// The emblem of a seat in an area, as an element.
pub fn emblem_in(out: &mut String, seat: u8, x: f64, y: f64, size: f64) {
    let scale = format!("{:.3}", size / 24.0);
    let (x, y) = (figure(x - size / 2.0), figure(y - size / 2.0));
    let path = emblem(seat);
    let _ = write!(
        out,
        r#"<path class="emblem" d="{path}" transform="translate({x} {y}) scale({scale})"/>"#
    );
}

/// The mark of a game, an SVG path, around a point.
pub fn mark(out: &mut String, path: &str, x: f64, y: f64, size: f64) {
    let scale = format!("{:.3}", size / 24.0);
    let (x, y) = (figure(x), figure(y));
    let _ = write!(
        out,
        r#"<path class="mark" d="{path}" transform="translate({x} {y}) scale({scale})"/>"#
    );
}

/// The class of a colour by meaning.
pub fn tint_class(tint: Tint) -> String {
    match tint {
        Tint::Plain => "plain".to_owned(),
        Tint::Good(kind) => format!("of-good-{}", kind % GOOD_SHAPES),
        Tint::Seat(seat) => format!("seat-{}", seat.0 % 5),
        Tint::Gold => "gold".to_owned(),
        Tint::Silver => "silver".to_owned(),
        Tint::Kind(kind) => format!("kind-{}", kind % 8),
    }
}

/// A rectangle of the scene as lengths.
pub fn lengths(rect: Rect) -> (f64, f64, f64, f64) {
    (rect.x.into(), rect.y.into(), rect.w.into(), rect.h.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_become_markup() {
        let mut out = String::new();
        text(&mut out, "name", 0.0, 0.0, 10.0, "<script>&\"'");
        assert!(out.ends_with(">&lt;script&gt;&amp;&quot;&#39;</text>"), "{out}");
    }

    #[test]
    fn every_good_has_a_shape_and_a_letter_of_its_own() {
        let drawn = |kind| {
            let mut out = String::new();
            good(&mut out, kind, 10.0, 10.0, 20.0, "A");
            // The colour is taken away: what is left must still differ.
            out.replace(&format!("good-{kind}"), "").replace(&format!("letter-{kind}"), "")
        };
        let shapes: std::collections::BTreeSet<String> = (0..GOOD_SHAPES).map(drawn).collect();
        assert_eq!(shapes.len(), usize::from(GOOD_SHAPES));
        assert!(shapes.iter().all(|shape| shape.contains(">A</text>")));
    }

    #[test]
    fn every_seat_has_an_emblem_of_its_own() {
        let emblems: std::collections::BTreeSet<_> = (0..5).map(emblem).collect();
        assert_eq!(emblems.len(), 5);
    }
}
