//! Words that fit into a rectangle: on several lines, smaller, and as the last resort narrower.

use std::fmt::Write as _;

use kit::scene::Align;

use crate::art::{escape, figure};

/// How wide letters are in thousandths of their height: those of a plain sans serif, a little
/// generous, because nobody knows which one a system has.
fn advance(letter: char) -> u32 {
    match letter {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' => 290,
        'f' | 't' | 'r' | ' ' | '\u{a0}' | '-' | '(' | ')' | 'I' | '/' | 'î' | 'ï' => 350,
        '\u{202f}' => 220,
        'm' | 'M' | 'W' | '%' | '…' | '—' | '→' => 900,
        'w' | 'O' | 'Q' | 'G' | 'œ' => 780,
        'A'..='Z' | 'É' | 'È' | 'À' | 'Ê' | 'Ç' | '×' | '+' | '=' | '&' => 690,
        _ => 575,
    }
}

/// How wide the letters of the reader's fonts are, in parts of what is reckoned with.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    /// Of the sans serif.
    pub plain: f64,
    /// Of the sans serif in bold.
    pub heavy: f64,
    /// Of the serif in bold.
    pub serif: f64,
}

impl Default for Letters {
    fn default() -> Letters {
        Letters { plain: 1.0, heavy: 1.0, serif: 1.0 }
    }
}

impl Letters {
    pub(crate) fn set_as(self, serif: bool, weight: u16) -> f64 {
        match (serif, weight >= HEAVY) {
            (true, _) => self.serif,
            (false, true) => self.heavy,
            (false, false) => self.plain,
        }
    }
}

/// The weight from which letters are bold.
const HEAVY: u16 = 600;

/// How far words reach, in units of the size, as far as that can be known without their font.
pub fn width(words: &str, size: f64, weight: u16) -> f64 {
    let plain: u32 = words.chars().map(advance).sum();
    let heavy = if weight >= HEAVY { 1.07 } else { 1.0 };
    f64::from(plain) / 1000.0 * size * heavy
}

/// How words are set.
pub(crate) struct Setting {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
    pub(crate) size: f64,
    pub(crate) least: f64,
    pub(crate) align: Align,
    pub(crate) weight: u16,
    pub(crate) serif: bool,
    /// How wide its letters are, in parts of what is reckoned with.
    pub(crate) letters: f64,
}

/// Between the feet of two lines, in parts of the size.
const LINE: f64 = 1.14;

/// Words broken at spaces so that no line is longer than the room, where that is possible.
fn broken(words: &str, size: f64, weight: u16, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size, weight) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Writes words as large as they may be.
pub(crate) fn write(out: &mut String, words: &str, set: &Setting, fill: &str) {
    // Wider letters have less room.
    let room = set.w / set.letters;
    let mut size = set.size;
    let lines = loop {
        let lines = broken(words, size, set.weight, room);
        let widest = lines.iter().map(|line| width(line, size, set.weight)).fold(0.0, f64::max);
        let high = (lines.len() - 1) as f64 * LINE * size + size * 0.8;
        if (widest <= room && high <= set.h) || size <= set.least {
            break lines;
        }
        size = (size - 0.5).max(set.least);
    };
    // What does not fit at its smallest stays on as many lines as there is room for.
    let most = (((set.h - size * 0.8) / (LINE * size)).floor().max(0.0)) as usize + 1;
    let lines = if lines.len() > most { vec![words.to_owned()] } else { lines };
    let (x, anchor) = match set.align {
        Align::Left => (set.x, "start"),
        Align::Middle => (set.x + set.w / 2.0, "middle"),
        Align::Right => (set.x + set.w, "end"),
    };
    let first = set.y + set.h / 2.0 - (lines.len() - 1) as f64 * LINE * size / 2.0 + size * 0.355;
    let class = if set.serif { "say serif" } else { "say" };
    let (size_text, weight) = (figure(size), set.weight);
    for (at, line) in lines.iter().enumerate() {
        let y = figure(first + at as f64 * LINE * size);
        let squeezed = if width(line, size, set.weight) > room * 1.04 {
            format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, figure(set.w))
        } else {
            String::new()
        };
        let (x, line) = (figure(x), escape(line));
        let _ = write!(
            out,
            r#"<text class="{class}" x="{x}" y="{y}" font-size="{size_text}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}"{squeezed} aria-hidden="true">{line}</text>"#
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(w: f64, h: f64) -> Setting {
        let (align, weight, serif) = (Align::Middle, 600, false);
        let letters = 1.0;
        Setting { x: 0.0, y: 0.0, w, h, size: 16.0, least: 11.0, align, weight, serif, letters }
    }

    fn written(words: &str, set: &Setting) -> String {
        let mut out = String::new();
        write(&mut out, words, set, "#000000");
        out
    }

    #[test]
    fn short_words_are_written_in_their_size() {
        let out = written("Pepper", &set(100.0, 20.0));
        assert!(out.contains(r#"font-size="16""#) && !out.contains("textLength"), "{out}");
    }

    #[test]
    fn wide_letters_are_written_smaller() {
        let wide = Setting { letters: 1.3, ..set(60.0, 20.0) };
        assert!(written("Pepper", &set(60.0, 20.0)).contains(r#"font-size="16""#));
        assert!(!written("Pepper", &wide).contains(r#"font-size="16""#));
    }

    #[test]
    fn long_words_take_more_lines_before_they_shrink() {
        let out = written("letters of duty", &set(70.0, 60.0));
        assert_eq!(out.matches("<text").count(), 2, "{out}");
        assert!(out.contains(r#"font-size="16""#), "{out}");
    }

    #[test]
    fn words_shrink_to_their_least_and_are_squeezed_at_last() {
        let out = written("Gouvernement", &set(80.0, 16.0));
        assert!(!out.contains("textLength") && !out.contains(r#"font-size="16""#), "{out}");
        let out = written("Approvisionnements", &set(60.0, 16.0));
        assert!(out.contains(r#"font-size="11""#) && out.contains(r#"textLength="60""#), "{out}");
        assert_eq!(out.matches("<text").count(), 1);
    }
}
