//! What stands at exact places of a panel or a face.

use std::fmt::Write as _;

use kit::scene::{Art, Ink, Layer, Plate, Rect, Says, Signs, Words};

use crate::Pen;
use crate::art::{emblem_in, figure, good, hollow_good, lengths, tint_class};
use crate::glyph::{Area, lines};
use crate::write::{Setting, write};

/// Draws layers one over the other.
pub fn layers(out: &mut String, layers: &[Layer], pen: &Pen<'_>) {
    for layer in layers {
        draw(out, layer, pen);
    }
}

fn draw(out: &mut String, layer: &Layer, pen: &Pen<'_>) {
    match layer {
        Layer::Art(art) => symbol(out, art),
        Layer::Plate(plate) => rectangle(out, plate),
        Layer::Words(words) => say(out, words, pen),
        Layer::Signs(Signs { lines: signs, at, most }) => {
            let (x, y, w, h) = lengths(*at);
            lines(out, signs, Area { x, y, w, h }, (*most).into(), pen);
        }
        Layer::Good { kind, at, hollow } => {
            let (x, y, size) = middle(*at);
            let letter = (pen.say)(&kit::Phrase::new(format!("good-{kind}-letter")));
            if *hollow {
                hollow_good(out, *kind, x, y, size, &letter);
            } else {
                good(out, *kind, x, y, size, &letter);
            }
        }
        Layer::Emblem { seat, at, disc } => {
            let (x, y, size) = middle(*at);
            if *disc {
                let (x, y, r) = (figure(x), figure(y), figure(size / 2.0 - 0.6));
                let class = seat.0 % 5;
                let _ = write!(
                    out,
                    r##"<circle cx="{x}" cy="{y}" r="{r}" fill="var(--seat-{class})" stroke="#fffdf7" stroke-width="1.2"/>"##
                );
            }
            emblem_in(out, seat.0, x, y, if *disc { size * 0.66 } else { size });
        }
    }
}

fn middle(at: Rect) -> (f64, f64, f64) {
    let (x, y, w, h) = lengths(at);
    (x + w / 2.0, y + h / 2.0, w.min(h))
}

/// Whether a name can be that of a symbol.
pub(crate) fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// A symbol of the box's art by its name, in a rectangle.
pub fn symbol(out: &mut String, art: &Art) {
    if !is_name(&art.symbol) {
        return;
    }
    let (x, y, w, h) = lengths(art.at);
    let turn = match art.turn {
        0 => String::new(),
        turn => {
            format!(
                r#" transform="rotate({turn} {} {})""#,
                figure(x + w / 2.0),
                figure(y + h / 2.0)
            )
        }
    };
    let (x, y, w, h) = (figure(x), figure(y), figure(w), figure(h));
    let (name, class) = (&art.symbol, tint_class(art.tint));
    let _ = write!(
        out,
        r##"<use href="#{name}" class="{class}" x="{x}" y="{y}" width="{w}" height="{h}"{turn}/>"##
    );
}

/// A colour as an attribute wants it; nothing for what is no colour.
fn paint(ink: &Ink) -> Option<String> {
    match ink {
        Ink::None => None,
        Ink::Fixed(colour) => {
            let digits = colour.strip_prefix('#')?;
            let right = matches!(digits.len(), 3 | 6 | 8)
                && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            right.then(|| colour.to_string())
        }
        Ink::Seat(seat) => Some(format!("var(--seat-{})", seat.0 % 5)),
        Ink::Good(kind) => Some(format!("var(--good-{})", kind % 6)),
        Ink::Accent => Some("var(--accent)".to_owned()),
    }
}

fn rectangle(out: &mut String, plate: &Plate) {
    let (x, y, w, h) = lengths(plate.at);
    let round = figure(plate.round.into());
    if plate.lying {
        let (x, y) = (figure(x + 0.6), figure(y + 2.2));
        let (w, h) = (figure(w), figure(h));
        let _ = write!(
            out,
            r#"<rect class="shade" x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}"/>"#
        );
    }
    let fill = paint(&plate.fill).unwrap_or_else(|| "none".to_owned());
    let edge = paint(&plate.line).map_or_else(String::new, |colour| {
        let thick = figure(f64::from(plate.thick) / 10.0);
        let dashes = if plate.dashed { r#" stroke-dasharray="5 3.5""# } else { "" };
        format!(r#" stroke="{colour}" stroke-width="{thick}"{dashes}"#)
    });
    let (x, y, w, h) = (figure(x), figure(y), figure(w), figure(h));
    let _ = write!(
        out,
        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}" fill="{fill}"{edge}/>"#
    );
}

fn say(out: &mut String, words: &Words, pen: &Pen<'_>) {
    let text = match &words.says {
        Says::Phrase(phrase) => (pen.say)(phrase),
        // A minus of its own is wider than a hyphen and reads as one.
        Says::Number(number) => number.to_string().replace('-', "−"),
        Says::Sign(sign) => sign.to_string(),
    };
    let (x, y, w, h) = lengths(words.at);
    let set = Setting {
        x,
        y,
        w,
        h,
        size: words.size.into(),
        least: words.least.into(),
        align: words.align,
        weight: words.weight,
        serif: words.serif,
        letters: pen.letters.set_as(words.serif, words.weight),
    };
    let fill = paint(&words.ink).unwrap_or_else(|| "#2a2018".to_owned());
    write(out, &text, &set, &fill);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Letters;
    use kit::{Phrase, Seat};

    fn drawn(layer: Layer) -> String {
        let pen =
            Pen { say: &|phrase| phrase.key.to_string(), mark: "", letters: Letters::default() };
        let mut out = String::new();
        layers(&mut out, &[layer], &pen);
        out
    }

    const AT: Rect = Rect { x: 10, y: 20, w: 30, h: 40 };

    #[test]
    fn a_symbol_is_used_by_name_and_turned_around_its_middle() {
        let out = drawn(Layer::art("goa-ship", AT).turned(90));
        assert!(out.contains(r##"href="#goa-ship""##) && out.contains("rotate(90 25 40)"), "{out}");
        assert_eq!(drawn(Layer::art("a\"><script", AT)), "");
    }

    #[test]
    fn what_is_no_colour_is_left_out() {
        assert!(drawn(Layer::plate(AT, 4, "#abc123")).contains(r##"fill="#abc123""##));
        assert!(drawn(Layer::plate(AT, 4, "url(evil)")).contains(r#"fill="none""#));
        let seat = Layer::plate(AT, 4, kit::scene::Ink::Seat(Seat(2)));
        assert!(drawn(seat).contains("var(--seat-2)"));
    }

    #[test]
    fn words_are_said_and_escaped() {
        let out = drawn(Layer::words(Phrase::new("<b>"), AT, 12));
        assert!(out.contains("&lt;b&gt;</text>"), "{out}");
        assert!(drawn(Layer::figure(-3, AT, 20)).contains("−3"));
    }
}
