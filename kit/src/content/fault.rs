//! What can be wrong with a content file, and how that is said.

use crate::{Fact, Phrase};

use super::{CONTENT_VERSION, MOST_BYTES, MOST_ROWS};

/// What is wrong with a content file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The line, counted from 1; 0 if the fault is in no particular line.
    pub line: usize,
    /// The fault.
    pub fault: ContentFault,
}

/// What can be wrong with a content file. The fields name the place and the values at fault;
/// `expected` is what should stand there instead, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ContentFault {
    TooBig,
    Parse { reason: String },
    NoHeader { line: String },
    BadHeader { field: &'static str, value: String, expected: Fact },
    Version { version: i64 },
    OtherGame { game: String, expected: String },
    NotASheet { name: String },
    NoSheet { sheet: String, known: String },
    MissingSheet { sheet: String },
    MissingRow { sheet: String, row: String },
    MissingField { part: Part, field: String, expected: Fact },
    UnknownField { part: Part, field: String, known: String },
    BadValue { part: Part, field: String, value: String, expected: Fact },
    Twice { sheet: String, row: String },
    SameName { id: String, sheet: String, other_sheet: String },
    Count { sheet: String, count: usize, expected: String },
    TooManyRows { sheet: String, count: usize },
}

/// The part of a content file that a fault is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A sheet as a whole.
    Sheet {
        /// Its name.
        sheet: String,
    },
    /// A row of a sheet.
    Row {
        /// The name of the sheet.
        sheet: String,
        /// The id of the row, unless it has none that can be used.
        row: Option<String>,
    },
}

impl Part {
    fn phrase(&self) -> Phrase {
        match self {
            Part::Sheet { sheet } => Phrase::new("content-part-sheet").with("sheet", quoted(sheet)),
            Part::Row { sheet, row: None } => {
                Phrase::new("content-part-some-row").with("sheet", quoted(sheet))
            }
            Part::Row { sheet, row: Some(row) } => Phrase::new("content-part-row")
                .with("sheet", quoted(sheet))
                .with("row", quoted(row)),
        }
    }
}

impl ContentError {
    /// The fault in words, with its line if it has one.
    pub fn phrase(&self) -> Phrase {
        let fault = self.fault.phrase();
        if self.line == 0 {
            fault
        } else {
            Phrase::new("content-at-line").with("line", self.line).with("reason", fault)
        }
    }
}

impl ContentFault {
    fn phrase(&self) -> Phrase {
        use ContentFault::*;
        match self {
            TooBig => Phrase::new("content-too-big").with("most", MOST_BYTES >> 20),
            Parse { reason } => Phrase::new("content-parse").with("reason", harmless(reason)),
            NoHeader { line } => Phrase::new("content-no-header").with("line", line.as_str()),
            BadHeader { field, value, expected } => Phrase::new("content-bad-header")
                .with("field", *field)
                .with("value", quoted(value))
                .with("expected", expected.clone()),
            Version { version } => Phrase::new("content-version")
                .with("version", *version)
                .with("known", CONTENT_VERSION),
            OtherGame { game, expected } => Phrase::new("content-other-game")
                .with("game", quoted(game))
                .with("expected", expected.as_str()),
            NotASheet { name } => Phrase::new("content-not-a-sheet").with("name", quoted(name)),
            NoSheet { sheet, known } => Phrase::new("content-no-sheet")
                .with("sheet", quoted(sheet))
                .with("known", harmless(known)),
            MissingSheet { sheet } => {
                Phrase::new("content-missing-sheet").with("sheet", quoted(sheet))
            }
            MissingRow { sheet, row } => Phrase::new("content-missing-row")
                .with("sheet", quoted(sheet))
                .with("row", quoted(row)),
            MissingField { part, field, expected } => Phrase::new("content-missing-field")
                .with("part", part.phrase())
                .with("field", quoted(field))
                .with("expected", expected.clone()),
            UnknownField { part, field, known } => Phrase::new("content-unknown-field")
                .with("part", part.phrase())
                .with("field", quoted(field))
                .with("known", harmless(known)),
            BadValue { part, field, value, expected } => Phrase::new("content-bad-value")
                .with("part", part.phrase())
                .with("field", quoted(field))
                .with("value", quoted(value))
                .with("expected", expected.clone()),
            Twice { sheet, row } => {
                Phrase::new("content-twice").with("sheet", quoted(sheet)).with("row", quoted(row))
            }
            SameName { id, sheet, other_sheet } => Phrase::new("content-same-name")
                .with("id", quoted(id))
                .with("sheet", quoted(sheet))
                .with("other", quoted(other_sheet)),
            Count { sheet, count, expected } => Phrase::new("content-count")
                .with("sheet", quoted(sheet))
                .with("count", *count)
                .with("expected", expected.as_str()),
            TooManyRows { sheet, count } => Phrase::new("content-too-many-rows")
                .with("sheet", quoted(sheet))
                .with("count", *count)
                .with("most", MOST_ROWS),
        }
    }
}

impl std::fmt::Display for ContentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.fault)
    }
}

impl std::error::Error for ContentError {}

/// The most characters of a text from outside that are quoted.
const LONGEST_QUOTE: usize = 60;

/// A text from outside as a message quotes it: its beginning, without control characters, which
/// could steer the reader's terminal.
pub(crate) fn quoted(text: &str) -> String {
    let mut rest = text.chars();
    let start: String = rest.by_ref().take(LONGEST_QUOTE).collect();
    let more = if rest.next().is_some() { "…" } else { "" };
    harmless(&start) + more
}

fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Lexicon, Names};

    #[test]
    fn a_quote_is_short_and_steers_no_terminal() {
        assert_eq!(quoted("A-1"), "A-1");
        assert_eq!(quoted("a\u{1b}[2J\nb\u{9b}"), "a\u{fffd}[2J\u{fffd}b\u{fffd}");
        assert_eq!(quoted(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(quoted(&"é".repeat(61)), "é".repeat(60) + "…");
    }

    #[test]
    fn every_fault_has_its_words_and_no_text_steers_the_terminal() {
        use ContentFault::*;
        let text = || format!("x\u{1b}[2J\n{}", "y".repeat(100));
        let parts = [
            Part::Sheet { sheet: text() },
            Part::Row { sheet: text(), row: None },
            Part::Row { sheet: text(), row: Some(text()) },
        ];
        let mut faults = vec![
            TooBig,
            Parse { reason: "x\u{1b}\n".into() },
            NoHeader { line: "version = 1".into() },
            BadHeader { field: "version", value: text(), expected: "1".into() },
            Version { version: 2 },
            OtherGame { game: text(), expected: "toy".into() },
            NotASheet { name: text() },
            NoSheet { sheet: text(), known: "cards".into() },
            MissingSheet { sheet: text() },
            MissingRow { sheet: text(), row: text() },
            Twice { sheet: text(), row: text() },
            SameName { id: text(), sheet: text(), other_sheet: text() },
            Count { sheet: text(), count: 1, expected: "2".into() },
            TooManyRows { sheet: text(), count: 1001 },
        ];
        for part in parts {
            let (field, expected) = (text(), Fact::from("YRGB"));
            faults.push(UnknownField { part: part.clone(), field, known: "points".into() });
            let field = text();
            faults.push(MissingField { part: part.clone(), field, expected: expected.clone() });
            faults.push(BadValue { part, field: text(), value: text(), expected });
        }
        for lang in Lang::ALL {
            let lexicon = Lexicon::new(lang, &[]).unwrap();
            for (line, fault) in faults.iter().enumerate() {
                let error = ContentError { line, fault: fault.clone() };
                let said = lexicon.try_say(&error.phrase(), &Names::default()).unwrap();
                assert!(!said.contains(char::is_control), "{said:?}");
                assert!(!said.contains(&"y".repeat(60)), "{said}");
            }
        }
    }
}
