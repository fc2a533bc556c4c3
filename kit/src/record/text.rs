//! Records as text: one line per fact, one per decision, a seal at the end.

use std::fmt::Write as _;

use super::{Place, Ply, RECORD_FORMAT, Record, RecordError, RecordFault};
use crate::{Hash, Options, Seat, Seed};

const TITLE: &str = "comptoir record";

impl Record {
    /// The record as text, sealed with a check sum of all lines before the last.
    pub fn to_text(&self) -> String {
        let mut text =
            format!("{TITLE} {RECORD_FORMAT}\ngame {}\nrules {}\n", self.game, self.rules);
        // Writing to a String cannot fail.
        let _ = writeln!(text, "content {}", self.content);
        let _ = writeln!(text, "seats {}", self.options.seats);
        let _ = writeln!(text, "with {}", self.options.with.join(" "));
        for who in &self.who {
            let _ = writeln!(text, "who {}", who.replace(['\n', '\r'], " "));
        }
        let _ = writeln!(text, "seed {}", self.seed);
        let _ = writeln!(text, "commitment {}", self.commitment);
        let _ = writeln!(text, "moves {}", self.plies.len());
        for ply in &self.plies {
            let _ = writeln!(text, "{} {}", ply.seat.0, ply.text);
        }
        let _ = writeln!(text, "state {}", self.outcome);
        let seal = Hash::of(text.as_bytes());
        let _ = writeln!(text, "end {seal}");
        text
    }

    /// Reads the text form.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        let (record, seal) = Record::from_text_unsealed(text)?;
        seal.map_or(Ok(record), Err)
    }

    /// Reads the text form even if its seal is broken, so that whoever replays it can say which
    /// decision is at fault. The second value is what is wrong with the seal.
    pub fn from_text_unsealed(text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
        let mut lines = Lines { text, line: 0, start: 0, next: 0 };
        let version = match lines.read() {
            Some(first) => first.strip_prefix(TITLE).map(str::trim),
            None => None,
        };
        match version.and_then(|version| version.parse::<u32>().ok()) {
            Some(version) if version == u32::from(RECORD_FORMAT) => {}
            Some(version) if version > u32::from(RECORD_FORMAT) => {
                return Err(lines.fault(RecordFault::Newer { version }));
            }
            _ => return Err(lines.fault(RecordFault::NotOne)),
        }
        let game = lines.value("game")?.to_owned();
        let rules = lines.parse("rules", "rules NUMBER", |value| value.parse().ok())?;
        let content = lines.parse("content", "content HASH", Hash::parse)?;
        let seats = lines.parse("seats", "seats NUMBER", |value| value.parse().ok())?;
        let with = lines.value("with")?.split_whitespace().map(str::to_owned).collect();
        let mut who = Vec::new();
        while lines.peek().is_some_and(|line| line.starts_with("who")) {
            who.push(lines.value("who")?.to_owned());
        }
        let seed = lines.parse("seed", "seed HASH", Seed::parse)?;
        let commitment = lines.parse("commitment", "commitment HASH", Hash::parse)?;
        let expected: usize = lines.parse("moves", "moves NUMBER", |value| value.parse().ok())?;
        let mut plies = Vec::new();
        while lines.peek().is_some_and(|line| !line.starts_with("state")) {
            plies.push(lines.ply()?);
        }
        let counted = lines.fault(RecordFault::Count { count: plies.len(), expected });
        let outcome = lines.parse("state", "state HASH", Hash::parse)?;
        let sealed = lines.next;
        let seal = lines.parse("end", "end HASH", Hash::parse)?;
        if lines.peek().is_some() {
            lines.read();
            return Err(lines.bad("(nothing)"));
        }
        let wrong = if seal != Hash::of(text.get(..sealed).unwrap_or_default().as_bytes()) {
            Some(lines.fault(RecordFault::Edited))
        } else {
            (plies.len() != expected).then_some(counted)
        };
        let options = Options { seats, with };
        let record =
            Record { game, rules, content, options, who, seed, commitment, plies, outcome };
        Ok((record, wrong))
    }
}

/// Whether these bytes begin like the text form.
pub(super) fn is_text(bytes: &[u8]) -> bool {
    bytes.starts_with(TITLE.as_bytes())
}

/// How many lines stand before the first decision.
pub(super) fn lines_before_plies(record: &Record) -> usize {
    9 + record.who.len()
}

/// The lines of a text, one after the other, and where one is.
struct Lines<'a> {
    text: &'a str,
    line: usize,
    start: usize,
    next: usize,
}

impl<'a> Lines<'a> {
    /// The next line, only if it is complete: a record ends with a line break.
    fn peek(&self) -> Option<&'a str> {
        let rest = self.text.get(self.next..)?;
        rest.find('\n').and_then(|end| rest.get(..end))
    }

    fn read(&mut self) -> Option<&'a str> {
        let line = self.peek()?;
        self.line += 1;
        self.start = self.next;
        self.next += line.len() + 1;
        Some(line)
    }

    fn value(&mut self, name: &'static str) -> Result<&'a str, RecordError> {
        let Some(line) = self.read() else {
            self.line += 1;
            return Err(self.fault(RecordFault::CutOff));
        };
        match line.strip_prefix(name) {
            Some("") => Ok(""),
            Some(value) if value.starts_with(' ') => Ok(value.trim()),
            _ => Err(self.bad(name)),
        }
    }

    fn parse<T>(
        &mut self,
        name: &'static str,
        expected: &'static str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let value = self.value(name)?;
        parse(value).ok_or_else(|| self.bad(expected))
    }

    fn ply(&mut self) -> Result<Ply, RecordError> {
        let line = self.read().unwrap_or_default();
        line.split_once(' ')
            .and_then(|(seat, text)| {
                Some(Ply { seat: Seat(seat.parse().ok()?), text: text.trim().to_owned() })
            })
            .ok_or_else(|| self.bad("SEAT MOVE"))
    }

    fn bad(&self, expected: &'static str) -> RecordError {
        let line = self.text.get(self.start..self.next).unwrap_or_default();
        let text = line.trim_end().chars().take(60).collect();
        self.fault(RecordFault::BadLine { text, expected })
    }

    fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError::at(Place::Line(self.line.max(1)), fault)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::record;
    use super::*;

    fn fault(text: &str) -> (Place, RecordFault) {
        let error = Record::from_text(text).unwrap_err();
        (error.place, error.fault)
    }

    #[test]
    fn a_record_comes_back_from_its_text() {
        assert_eq!(Record::from_text(&record().to_text()), Ok(record()));
        assert_eq!(Record::read(record().to_text().as_bytes()), Ok(record()));
        let text = record().to_text();
        let line = text.lines().nth(record().line_of_ply(2) - 1);
        assert_eq!(line, Some("1 acquire:3"));
    }

    #[test]
    fn a_record_cut_off_anywhere_is_noticed() {
        let text = record().to_text();
        for end in 0..text.len() {
            let error = Record::from_text(&text[..end]).unwrap_err();
            assert!(
                matches!(error.fault, RecordFault::CutOff | RecordFault::NotOne),
                "cut at {end}: {error}"
            );
        }
    }

    #[test]
    fn a_changed_record_is_noticed_and_the_place_named() {
        let text = record().to_text();
        assert_eq!(fault(&text.replace("play:ST1", "play:ST2")).1, RecordFault::Edited);
        let (place, _) = fault(&text.replace("1 acquire:3", "acquire"));
        assert_eq!(place, Place::Line(record().line_of_ply(2)));
        let (place, _) = fault(&text.replace("seats 2", "seats two"));
        assert_eq!(place, Place::Line(5));
        let newer = text.replace("record 1", "record 2");
        assert_eq!(fault(&newer), (Place::Line(1), RecordFault::Newer { version: 2 }));
        assert_eq!(fault("hello\n").1, RecordFault::NotOne);
    }

    #[test]
    fn a_fault_found_in_play_is_placed_on_its_line() {
        let text = record().to_text();
        let line = |place, fault| match record().in_text(RecordError { place, fault }).place {
            Place::Line(line) => text.lines().nth(line - 1).unwrap_or_default(),
            _ => "",
        };
        assert!(line(Place::Whole, RecordFault::SeedHash).starts_with("seed "));
        assert!(line(Place::Whole, RecordFault::OtherContent).starts_with("content "));
        assert!(line(Place::Whole, RecordFault::OtherOutcome).starts_with("state "));
        let unknown = RecordFault::UnknownMove { ply: 2, text: String::new() };
        assert_eq!(line(Place::Ply(2), unknown), "1 acquire:3");
    }
}
