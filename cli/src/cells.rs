//! Text in the cells of a terminal.

use ratatui::text::Span;

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Breaks a text at its plain spaces into lines of at most so many cells; non-breaking spaces
/// hold. A word that is longer than a line is cut.
pub(crate) fn wrap(text: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last().map_or(0, |line| width(line));
        if line > 0 && line + 1 + width(word) > cells {
            lines.push(String::new());
        } else if line > 0 {
            push(&mut lines, " ");
        }
        if width(word) <= cells {
            push(&mut lines, word);
            continue;
        }
        let mut letter = [0; 4];
        for c in word.chars() {
            let c = c.encode_utf8(&mut letter);
            if lines.last().is_some_and(|line| width(line) + width(c) > cells) {
                lines.push(String::new());
            }
            push(&mut lines, c);
        }
    }
    lines
}

fn push(lines: &mut [String], text: &str) {
    if let Some(line) = lines.last_mut() {
        line.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_at_spaces_that_may_break() {
        assert_eq!(wrap("prendre 2\u{a0}cubes ici", 11), ["prendre", "2\u{a0}cubes ici"]);
        assert_eq!(wrap("", 10), [""]);
    }

    #[test]
    fn a_word_too_long_for_a_line_is_cut_and_nothing_is_lost() {
        assert_eq!(wrap("a 0123456789", 4), ["a", "0123", "4567", "89"]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
    }
}
