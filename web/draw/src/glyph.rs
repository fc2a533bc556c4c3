//! Lines of signs, set as large as their place allows.

use std::fmt::Write as _;

use kit::Phrase;
use kit::scene::{Glyph, Icon, Id};

use crate::Pen;
use crate::art::{figure, good, mark, rounded, text};
use crate::icon::strokes;
use crate::layer::is_name;

/// A place to draw in.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

/// So many goods of a kind are drawn one by one; more get a figure.
const DRAWN: u8 = 3;
/// How far a letter of a word reaches, in parts of its size.
const LETTER: f64 = 0.54;
/// Between two lines.
const LEADING: f64 = 0.16;

/// A sign that is not taken apart further; lengths are in sizes of a good.
#[derive(Clone, PartialEq, Debug)]
enum Atom {
    Good(u8),
    Count(u8),
    Number(String),
    Points(String),
    Arrow,
    Down,
    Slash,
    Raise(u8),
    Back,
    Gift,
    Icon(Icon),
    Own(Id),
    Word(String),
    Mark,
}

impl Atom {
    fn width(&self) -> f64 {
        match self {
            Atom::Good(_) => 1.08,
            Atom::Count(count) => {
                if *count > 9 {
                    1.1
                } else {
                    0.62
                }
            }
            Atom::Number(digits) => 0.62 * digits.chars().count().max(1) as f64 + 0.2,
            Atom::Points(digits) => (0.75 * digits.chars().count() as f64 + 0.7).max(1.5),
            Atom::Arrow | Atom::Down => 0.9,
            Atom::Slash => 0.5,
            Atom::Raise(_) => 1.7,
            Atom::Gift => 1.5,
            Atom::Back => 1.3,
            Atom::Icon(_) | Atom::Own(_) => 1.2,
            Atom::Word(word) => LETTER * 0.62 * word.chars().count() as f64 + 0.3,
            Atom::Mark => 1.5,
        }
    }

    fn height(&self) -> f64 {
        match self {
            Atom::Down => 0.62,
            Atom::Points(_) | Atom::Mark | Atom::Raise(_) | Atom::Back => 1.4,
            Atom::Word(_) => 0.8,
            _ => 1.0,
        }
    }
}

type Line = Vec<Atom>;

fn width(line: &[Atom]) -> f64 {
    line.iter().map(Atom::width).sum()
}

fn height(line: &[Atom]) -> f64 {
    line.iter().map(Atom::height).fold(0.0, f64::max)
}

fn atoms(glyph: &Glyph, pen: &Pen<'_>) -> Line {
    match glyph {
        Glyph::Goods(kind, count @ 1..=DRAWN) => vec![Atom::Good(*kind); usize::from(*count)],
        Glyph::Goods(kind, count) => vec![Atom::Count(*count), Atom::Good(*kind)],
        Glyph::Number(number) => vec![Atom::Number(number.to_string())],
        Glyph::Points(points) => vec![Atom::Points(points.to_string())],
        Glyph::Becomes => vec![Atom::Arrow],
        Glyph::Or => vec![Atom::Slash],
        Glyph::Raise(count) => vec![Atom::Raise(*count)],
        Glyph::TakeBack => vec![Atom::Back],
        Glyph::Gift => vec![Atom::Gift],
        Glyph::Icon(icon) => vec![Atom::Icon(*icon)],
        Glyph::Own(symbol) => vec![Atom::Own(symbol.clone())],
        Glyph::Word(word) => vec![Atom::Word((pen.say)(word))],
        Glyph::Mark => vec![Atom::Mark],
    }
}

/// Lines broken where they become something else, so that a tall card reads downwards.
fn upright(lines: Vec<Line>) -> Vec<Line> {
    let mut broken = Vec::new();
    for line in lines {
        let mut rest = Vec::new();
        for atom in line {
            if atom == Atom::Arrow {
                broken.extend([std::mem::take(&mut rest), vec![Atom::Down]]);
            } else {
                rest.push(atom);
            }
        }
        broken.push(rest);
    }
    broken.retain(|line| !line.is_empty());
    broken
}

/// A line in so many parts of about the same length; figures stay with their goods.
fn wrapped(line: &Line, parts: usize) -> Vec<Line> {
    let most = width(line) / parts as f64 + 0.01;
    let mut lines: Vec<Line> = Vec::new();
    let mut current: Line = Vec::new();
    for atom in line {
        let bound = matches!(current.last(), Some(Atom::Count(_) | Atom::Gift));
        if !current.is_empty() && !bound && width(&current) + atom.width() > most + 0.6 {
            lines.push(std::mem::take(&mut current));
        }
        current.push(atom.clone());
    }
    lines.push(current);
    lines
}

/// The size at which lines fit.
fn fitting(lines: &[Line], area: Area) -> f64 {
    let widest = lines.iter().map(|line| width(line)).fold(0.1, f64::max);
    let gaps = LEADING * lines.len().saturating_sub(1) as f64;
    let tallest: f64 = lines.iter().map(|line| height(line)).sum::<f64>() + gaps;
    (area.w / widest).min(area.h / tallest.max(0.1))
}

/// Draws lines of signs in the middle of an area, no larger than `most`.
pub fn lines(out: &mut String, glyphs: &[Vec<Glyph>], area: Area, most: f64, pen: &Pen<'_>) {
    let set: Vec<Line> = glyphs
        .iter()
        .map(|line| line.iter().flat_map(|glyph| atoms(glyph, pen)).collect())
        .filter(|line: &Line| !line.is_empty())
        .collect();
    if set.is_empty() {
        return;
    }
    let tall = if area.h > area.w * 0.7 { upright(set.clone()) } else { set.clone() };
    let folded = |most: f64| -> Vec<Line> {
        let parts = |line: &Line| (width(line) / most).ceil().max(1.0) as usize;
        tall.iter().flat_map(|line| wrapped(line, parts(line))).collect()
    };
    let ways = [6.6, 5.5, 4.4, 3.4, 2.3].map(folded);
    let size_of = |way: &Vec<Line>| fitting(way, area).min(most);
    // A way that breaks more lines has to be clearly better.
    let mut best = &tall;
    for way in ways.iter().chain([&set]) {
        if size_of(way) > size_of(best) * 1.1 {
            best = way;
        }
    }
    let size = size_of(best);
    let gaps = LEADING * best.len().saturating_sub(1) as f64;
    let used = (best.iter().map(|line| height(line)).sum::<f64>() + gaps) * size;
    let mut y = area.y + (area.h - used) / 2.0;
    for line in best {
        let line_height = height(line) * size;
        let mut x = area.x + (area.w - width(line) * size) / 2.0;
        for atom in line {
            let reach = atom.width() * size;
            draw(out, atom, x + reach / 2.0, y + line_height / 2.0, size, pen);
            x += reach;
        }
        y += line_height + LEADING * size;
    }
}

fn draw(out: &mut String, atom: &Atom, x: f64, y: f64, size: f64, pen: &Pen<'_>) {
    let sign = |out: &mut String, class: &str, path: &str, scale: f64| {
        let (x, y, scale) = (figure(x), figure(y), format!("{scale:.2}"));
        let _ = write!(
            out,
            r#"<path class="{class}" d="{path}" transform="translate({x} {y}) scale({scale})"/>"#
        );
    };
    match atom {
        Atom::Good(kind) => {
            let letter = (pen.say)(&Phrase::new(format!("good-{kind}-letter")));
            good(out, *kind, x, y, size * 0.98, &letter);
        }
        Atom::Count(count) => text(out, "figure", x, y, size * 0.86, &count.to_string()),
        Atom::Number(digits) => text(out, "figure", x, y, size, digits),
        Atom::Points(digits) => {
            let w = atom.width() * size * 0.92;
            let h = size * 1.28;
            rounded(out, "points", (x - w / 2.0, y - h / 2.0, w, h), h * 0.3);
            text(out, "points-figure", x, y, size * 1.02, digits);
        }
        Atom::Arrow => sign(out, "stroke", "M-8 0H7M2-5L7 0 2 5", size / 22.0),
        Atom::Down => sign(out, "stroke", "M0-6V6M-6 0L0 6 6 0", size / 22.0),
        Atom::Slash => sign(out, "stroke thin", "M3-8L-3 8", size / 22.0),
        Atom::Raise(count) => {
            sign(out, "stroke", "M-10 7V-7M-15.500-1.500L-10-7-4.500-1.500", size / 24.0);
            text(out, "figure", x + size * 0.34, y, size * 1.15, &count.to_string());
        }
        Atom::Back => sign(out, "stroke", "M-7 8H3a6 6 0 0 0 0-12H-9M-4-9L-9-4-4 1", size / 22.0),
        Atom::Gift => {
            sign(out, "stroke", "M-13-4H-1M-5-8L-1-4-5 0M-13 5H9M5 1L9 5 5 9", size / 24.0)
        }
        Atom::Icon(icon) => sign(out, "stroke", strokes(*icon), size / 22.0),
        Atom::Own(symbol) if is_name(symbol) => {
            // As large as a shared icon: those reach ten to each side, and their strokes further.
            let side = size * 24.0 / 22.0;
            let (x, y, side) = (figure(x - side / 2.0), figure(y - side / 2.0), figure(side));
            let _ = write!(
                out,
                r##"<use href="#{symbol}" class="stroke" x="{x}" y="{y}" width="{side}" height="{side}"/>"##
            );
        }
        Atom::Own(_) => {}
        Atom::Word(word) => text(out, "word", x, y, size * 0.62, word),
        Atom::Mark => mark(out, pen.mark, x, y, size * 1.3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pen() -> Pen<'static> {
        Pen {
            say: &|phrase| phrase.key.chars().take(6).collect(),
            mark: "M0 0",
            letters: crate::Letters::default(),
        }
    }

    fn trade() -> Vec<Vec<Glyph>> {
        vec![vec![Glyph::Goods(0, 2), Glyph::Becomes, Glyph::Goods(1, 1), Glyph::Goods(2, 4)]]
    }

    #[test]
    fn a_tall_card_reads_downwards_and_a_wide_one_to_the_right() {
        let lines: Vec<Line> =
            vec![trade()[0].iter().flat_map(|glyph| atoms(glyph, &pen())).collect()];
        assert_eq!(upright(lines).len(), 3);
        let drawn = |w, h| {
            let mut out = String::new();
            let area = Area { x: 0.0, y: 0.0, w, h };
            super::lines(&mut out, &trade(), area, 40.0, &pen());
            out
        };
        assert!(drawn(80.0, 120.0).contains("M0-6V6"), "an arrow down");
        assert!(drawn(200.0, 30.0).contains("M-8 0H7"), "an arrow to the right");
    }

    #[test]
    fn a_figure_is_never_torn_from_its_good() {
        let line: Line = [Glyph::Goods(0, 4), Glyph::Goods(1, 5), Glyph::Goods(2, 6)]
            .iter()
            .flat_map(|glyph| atoms(glyph, &pen()))
            .collect();
        for parts in 1..6 {
            for line in wrapped(&line, parts) {
                assert!(!matches!(line.last(), Some(Atom::Count(_))), "{line:?}");
            }
        }
    }

    #[test]
    fn five_goods_on_two_lines_are_three_and_two() {
        let lines = wrapped(&vec![Atom::Good(0); 5], 2);
        assert_eq!(lines.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2]);
    }

    #[test]
    fn signs_keep_inside_their_place() {
        let line: Line = vec![Atom::Good(0); 9];
        for parts in 1..4 {
            let lines = wrapped(&line, parts);
            let area = Area { x: 0.0, y: 0.0, w: 50.0, h: 30.0 };
            let size = fitting(&lines, area);
            assert!(lines.iter().all(|line| width(line) * size <= 50.01));
        }
    }
}
