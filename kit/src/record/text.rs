//! Records as text: one line per fact, one per decision, a seal at the end.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::{Location, Ply, RECORD_FORMAT, Record, RecordError, RecordFault};
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
        let modules = self.options.with.iter().map(|module| format!(" {module}"));
        let _ = writeln!(text, "with{}", modules.collect::<String>());
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
        super::bounded(text.len())?;
        let text = &*unmailed(text);
        let mut lines = Lines { text, line: 0, start: 0, next: 0 };
        lines.title()?;
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
        let moves = Location::Line(lines.line);
        let mut plies = Vec::new();
        while lines.peek().is_some_and(|line| !line.starts_with("state")) {
            plies.push(lines.ply()?);
        }
        let outcome = lines.parse("state", "state HASH", Hash::parse)?;
        let sealed = Hash::of(text.get(..lines.next).unwrap_or_default().as_bytes());
        let seal = lines.parse("end", "end HASH", Hash::parse)?;
        lines.nothing_more()?;
        let options = Options { seats, with };
        let record =
            Record { game, rules, content, options, who, seed, commitment, plies, outcome };
        record.sound().map_err(|error| record.in_text(error))?;
        let count = record.plies.len();
        let wrong = if seal == sealed && count != expected {
            Some(RecordError::at(moves, RecordFault::Count { count, expected }))
        } else {
            first_difference(text, &record.to_text())
                .map(|line| RecordError::at(Location::Line(line), RecordFault::Edited))
        };
        Ok((record, wrong))
    }
}

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The text as it was before mail or an editor gave it other line breaks or a byte order mark.
fn unmailed(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.contains("\r\n") { text.replace("\r\n", "\n").into() } else { text.into() }
}

/// The first line, counted from 1, in which a text is not what it would be if it were written
/// again. There is one way to write a record: a broken seal differs in the last line, and a
/// number or hash in other digits where it stands.
fn first_difference(text: &str, again: &str) -> Option<usize> {
    let same = text.split('\n').zip(again.split('\n')).take_while(|(line, other)| line == other);
    (text != again).then(|| 1 + same.count())
}

/// Whether these bytes begin like the text form.
pub(super) fn is_text(bytes: &[u8]) -> bool {
    bytes.strip_prefix(BYTE_ORDER_MARK.as_bytes()).unwrap_or(bytes).starts_with(TITLE.as_bytes())
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

    fn title(&mut self) -> Result<(), RecordError> {
        let version = self.read().and_then(|first| first.strip_prefix(TITLE));
        match version.and_then(|version| version.trim().parse::<u32>().ok()) {
            Some(version) if version == u32::from(RECORD_FORMAT) => Ok(()),
            Some(version) if version > u32::from(RECORD_FORMAT) => {
                Err(self.fault(RecordFault::Newer { version }))
            }
            _ => Err(self.fault(RecordFault::NotOne)),
        }
    }

    fn nothing_more(&mut self) -> Result<(), RecordError> {
        let rest = self.text.get(self.next..).unwrap_or_default();
        if rest.is_empty() {
            return Ok(());
        }
        self.line += 1;
        let text = rest.lines().next().unwrap_or_default();
        Err(self.fault(RecordFault::AfterEnd { text: text.trim().to_owned() }))
    }

    fn value(&mut self, name: &'static str) -> Result<&'a str, RecordError> {
        let Some(line) = self.read() else {
            self.line += 1;
            return Err(self.fault(RecordFault::CutOff));
        };
        // A line without a value ends with its name: mailers cut trailing spaces.
        match line.strip_prefix(name) {
            Some("") => Ok(""),
            Some(value) => value.strip_prefix(' ').ok_or_else(|| self.bad(name)),
            None => Err(self.bad(name)),
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
        self.fault(RecordFault::BadLine { text: line.trim_end().to_owned(), expected })
    }

    fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError::at(Location::Line(self.line.max(1)), fault)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::record;
    use super::*;

    fn fault(text: &str) -> (Location, RecordFault) {
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
        assert_eq!(place, Location::Line(record().line_of_ply(2)));
        let (place, _) = fault(&text.replace("seats 2", "seats two"));
        assert_eq!(place, Location::Line(5));
        let newer = text.replace("record 1", "record 2");
        assert_eq!(fault(&newer), (Location::Line(1), RecordFault::Newer { version: 2 }));
        assert_eq!(fault("hello\n").1, RecordFault::NotOne);
    }

    #[test]
    fn a_fault_found_in_play_is_placed_on_its_line() {
        let text = record().to_text();
        let line = |place, fault| match record().in_text(RecordError { place, fault }).place {
            Location::Line(line) => text.lines().nth(line - 1).unwrap_or_default(),
            _ => "",
        };
        assert!(line(Location::Whole, RecordFault::SeedHash).starts_with("seed "));
        assert!(line(Location::Whole, RecordFault::OtherContent).starts_with("content "));
        assert!(line(Location::Whole, RecordFault::OtherOutcome).starts_with("state "));
        let unknown = RecordFault::UnknownMove { ply: 2, text: String::new() };
        assert_eq!(line(Location::Ply(2), unknown), "1 acquire:3");
    }

    /// The text with a seal that fits whatever was changed in it.
    fn sealed_again(text: &str) -> String {
        let body = &text[..text.rfind("end ").unwrap()];
        format!("{body}end {}\n", Hash::of(body.as_bytes()))
    }

    #[test]
    fn nothing_may_follow_the_end_of_a_record() {
        let text = record().to_text();
        let after = text.lines().count() + 1;
        for more in ["junk", "junk\n", "\n", " ", "\r"] {
            let (place, fault) = fault(&(text.clone() + more));
            assert_eq!(place, Location::Line(after), "{more:?}");
            assert!(matches!(fault, RecordFault::AfterEnd { .. }), "{more:?}: {fault:?}");
        }
        let (place, _) = fault(&text.replace("\nstate", " \nstate"));
        assert_eq!(place, Location::Line(record().line_of_ply(2)));
        let (place, _) = fault(&format!("{} \n", text.trim_end()));
        assert_eq!(place, Location::Line(after - 1));
    }

    #[test]
    fn a_record_is_only_true_as_it_would_be_written() {
        let text = record().to_text();
        let shout = |name: &str| {
            let line = text.lines().find(|line| line.starts_with(name)).unwrap();
            (line.to_owned(), format!("{name} {}", line[name.len() + 1..].to_uppercase()))
        };
        let mut ways = vec![
            ("record 1".to_owned(), "record 01".to_owned()),
            ("record 1".to_owned(), "record  1".to_owned()),
            ("rules 1".to_owned(), "rules +1".to_owned()),
            ("seats 2".to_owned(), "seats 02".to_owned()),
            ("with golden-deals".to_owned(), "with  golden-deals".to_owned()),
            ("moves 2".to_owned(), "moves +2".to_owned()),
            ("1 acquire:3".to_owned(), "01 acquire:3".to_owned()),
            (format!("seed {}", record().seed), "seed 7".to_owned()),
        ];
        ways.extend(["content", "commitment", "state"].map(shout));
        for (from, to) in ways {
            let changed = text.replacen(&from, &to, 1);
            assert_ne!(changed, text, "{to}");
            let line = 1 + text.lines().zip(changed.lines()).take_while(|(a, b)| a == b).count();
            let edited = (Location::Line(line), RecordFault::Edited);
            assert_eq!(fault(&sealed_again(&changed)), edited, "{to}");
            assert_eq!(fault(&changed), edited, "{to}, not sealed again");
        }
        let (from, to) = shout("end");
        assert_eq!(fault(&text.replace(&from, &to)).1, RecordFault::Edited);
    }

    #[test]
    fn whatever_somebody_is_called_a_record_comes_back() {
        for name in ["", " ", " Anna ", "who", "\u{feff}x", "a\tb", "Zoé\u{85}"] {
            let record = Record { who: vec![name.into()], ..record() };
            assert_eq!(Record::from_text(&record.to_text()), Ok(record), "{name:?}");
        }
        let record = Record { who: vec!["two\r\nlines".into()], ..record() };
        let read = Record::from_text(&record.to_text()).unwrap();
        assert_eq!(read.who, ["two  lines"]);
    }

    #[test]
    fn a_record_that_was_mailed_around_is_still_true() {
        let text = record().to_text();
        let windows = text.replace('\n', "\r\n");
        for mailed in [windows.clone(), format!("\u{feff}{text}"), format!("\u{feff}{windows}")] {
            assert_eq!(Record::read(mailed.as_bytes()), Ok(record()));
            assert_eq!(Record::from_text(&mailed), Ok(record()));
        }
        let (place, fault) = fault(&windows.replace("play:ST1", "play:ST2"));
        assert_eq!((place, fault), (Location::Line(text.lines().count()), RecordFault::Edited));
    }

    #[test]
    fn a_wrong_number_of_moves_is_blamed_on_the_line_that_states_it() {
        let text = record().to_text().replace("moves 2", "moves 3");
        let place = Location::Line(record().line_of_ply(0));
        let counted = RecordFault::Count { count: 2, expected: 3 };
        assert_eq!(fault(&sealed_again(&text)), (place, counted));
        assert_eq!(fault(&text), (place, RecordFault::Edited));
    }

    #[test]
    fn rules_are_counted_from_one() {
        let text = sealed_again(&record().to_text().replace("rules 1", "rules 0"));
        assert_eq!(fault(&text), (Location::Line(3), RecordFault::NoRules { version: 0 }));
        let (place, _) = fault(&text.replace("rules 0", "rules -1"));
        assert_eq!(place, Location::Line(3));
    }

    #[test]
    fn nobody_sits_where_there_is_no_seat() {
        let mut crowded = record();
        crowded.who.push("Zoé".into());
        let fault = fault(&crowded.to_text());
        assert_eq!(fault, (Location::Line(9), RecordFault::Crowded { count: 3, seats: 2 }));
        let text = crowded.to_text();
        assert_eq!(text.lines().nth(9 - 1), Some("who Zoé"));
    }

    #[test]
    fn a_text_too_big_for_a_record_is_not_even_read() {
        let text = "comptoir record 1\n".repeat(super::super::MOST_BYTES / 18 + 1);
        assert_eq!(fault(&text), (Location::Whole, RecordFault::TooBig));
        assert_eq!(Record::read(text.as_bytes()).unwrap_err().fault, RecordFault::TooBig);
    }
}
