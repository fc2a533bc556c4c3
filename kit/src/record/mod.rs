//! The truth on disk: options, seed and moves. A state is a fold over a record.

mod binary;
mod text;

use serde::{Deserialize, Serialize};

use crate::content::quoted;
use crate::{Fact, Hash, Options, Phrase, Seat, Seed};

/// The newest form of records this Comptoir reads and writes.
pub const RECORD_FORMAT: u16 = 1;

/// No record is longer than this: the longest games take a few hundred kilobytes.
const MOST_BYTES: usize = 16 << 20;

/// A game from its start to its end, or to where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u16,
    /// The fingerprint of the component values it was played with.
    pub content: Hash,
    /// How the table was set up.
    pub options: Options,
    /// Who sat on each seat, as free text; may be empty.
    pub who: Vec<String>,
    /// Where all chance came from.
    pub seed: Seed,
    /// What was published of the seed at the start.
    pub commitment: Hash,
    /// The decisions in order.
    pub plies: Vec<Ply>,
    /// The fingerprint of the state they lead to.
    pub outcome: Hash,
}

/// One decision in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ply {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub text: String,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordError {
    /// Where.
    pub place: Location,
    /// What.
    pub fault: RecordFault,
}

/// A place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// In the record as a whole.
    Whole,
    /// In this line of its text form, counted from 1.
    Line(usize),
    /// At this byte of its binary form.
    Byte(usize),
    /// At this decision, counted from 1.
    Ply(usize),
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum RecordFault {
    NotOne,
    TooBig,
    Newer { version: u32 },
    NewerRules { version: u16, known: u16 },
    OlderRules { version: u16, known: u16 },
    CutOff,
    BadLine { text: String, expected: &'static str },
    AfterEnd { text: String },
    Edited,
    NoRules { version: u16 },
    Crowded { count: usize, seats: u8 },
    Count { count: usize, expected: usize },
    NoGame { game: String },
    Options(crate::CannotOpen),
    OtherContent,
    SeedHash,
    UnknownMove { ply: usize, text: String },
    IllegalMove { ply: usize, seat: Seat, text: String, reason: crate::Illegal },
    OtherOutcome,
    Damaged { reason: String },
}

impl RecordError {
    pub(crate) fn at(place: Location, fault: RecordFault) -> RecordError {
        RecordError { place, fault }
    }

    /// The stable name programs know the fault by.
    pub fn code(&self) -> &'static str {
        match &self.fault {
            RecordFault::NotOne => "record-not-one",
            RecordFault::TooBig => "record-too-big",
            RecordFault::Newer { .. } => "record-newer",
            RecordFault::NewerRules { .. } => "record-newer-rules",
            RecordFault::OlderRules { .. } => "record-older-rules",
            RecordFault::CutOff => "record-cut-off",
            RecordFault::BadLine { .. } => "record-line",
            RecordFault::AfterEnd { .. } => "record-after-end",
            RecordFault::Edited => "record-edited",
            RecordFault::NoRules { .. } => "record-no-rules",
            RecordFault::Crowded { .. } => "record-crowded",
            RecordFault::Count { .. } => "record-count",
            RecordFault::NoGame { .. } => "record-no-game",
            RecordFault::Options(_) => "record-options",
            RecordFault::OtherContent => "record-content",
            RecordFault::SeedHash => "record-seed-hash",
            RecordFault::UnknownMove { .. } => "record-move-unknown",
            RecordFault::IllegalMove { .. } => "record-move",
            RecordFault::OtherOutcome => "record-final",
            RecordFault::Damaged { .. } => "record-damaged",
        }
    }

    /// The fault in words, with its place.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.code());
        let fault = match &self.fault {
            RecordFault::TooBig => phrase.with("most", MOST_BYTES >> 20),
            RecordFault::Newer { version } => {
                phrase.with("version", *version).with("known", RECORD_FORMAT)
            }
            RecordFault::NewerRules { version, known }
            | RecordFault::OlderRules { version, known } => {
                phrase.with("version", *version).with("known", *known)
            }
            RecordFault::BadLine { text, expected } => {
                phrase.with("text", quoted(text)).with("expected", *expected)
            }
            RecordFault::AfterEnd { text } => phrase.with("text", quoted(text)),
            RecordFault::Count { count, expected } => {
                phrase.with("count", *count).with("expected", *expected)
            }
            RecordFault::NoRules { version } => phrase.with("version", *version),
            RecordFault::Crowded { count, seats } => {
                phrase.with("count", *count).with("seats", *seats)
            }
            RecordFault::NoGame { game } => phrase.with("game", quoted(game)),
            RecordFault::Options(crate::CannotOpen::Options(reason)) => harmless(reason.phrase()),
            RecordFault::Options(crate::CannotOpen::Content(reason)) => reason.phrase(),
            RecordFault::UnknownMove { ply, text } => {
                phrase.with("ply", *ply).with("text", quoted(text))
            }
            RecordFault::IllegalMove { ply, seat, text, reason } => phrase
                .with("ply", *ply)
                .with("seat", i64::from(seat.0) + 1)
                .with("text", quoted(text))
                .with("reason", reason.phrase()),
            RecordFault::Damaged { reason } => phrase.with("reason", quoted(reason)),
            _ => phrase,
        };
        match self.place {
            Location::Line(line) => {
                Phrase::new("record-at-line").with("line", line).with("reason", fault)
            }
            Location::Byte(byte) => {
                Phrase::new("record-at-byte").with("byte", byte).with("reason", fault)
            }
            Location::Whole | Location::Ply(_) => fault,
        }
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {:?}", self.place, self.fault)
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads a record in either form.
    pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
        bounded(bytes.len())?;
        if binary::is_binary(bytes) {
            return Record::from_bytes(bytes);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Record::from_text(text),
            Err(_) if !text::is_text(bytes) => {
                Err(RecordError::at(Location::Byte(0), RecordFault::NotOne))
            }
            Err(error) => Err(RecordError::at(
                Location::Byte(error.valid_up_to()),
                RecordFault::Damaged { reason: error.to_string() },
            )),
        }
    }

    /// Checks what can be checked without knowing the game.
    fn sound(&self) -> Result<(), RecordError> {
        let (count, seats) = (self.who.len(), self.options.seats);
        let fault = if self.rules == 0 {
            RecordFault::NoRules { version: self.rules }
        } else if count > usize::from(seats) {
            RecordFault::Crowded { count, seats }
        } else {
            return Ok(());
        };
        Err(RecordError::at(Location::Whole, fault))
    }

    /// The line of the text form on which a decision stands, counted from 1.
    pub fn line_of_ply(&self, ply: usize) -> usize {
        text::lines_before_plies(self) + ply
    }

    /// A fault of this record found by replaying it, placed on the line of the text form that is
    /// to blame.
    pub fn in_text(&self, error: RecordError) -> RecordError {
        use crate::{BadOptions, CannotOpen};
        let line = match (error.place, &error.fault) {
            (Location::Ply(ply), _) => self.line_of_ply(ply),
            (Location::Line(_) | Location::Byte(_), _) => return error,
            (_, RecordFault::NoGame { .. }) => 2,
            (
                _,
                RecordFault::NoRules { .. }
                | RecordFault::NewerRules { .. }
                | RecordFault::OlderRules { .. },
            ) => 3,
            (_, RecordFault::OtherContent) => 4,
            (_, RecordFault::Options(CannotOpen::Options(BadOptions::Seats { .. }))) => 5,
            (_, RecordFault::Options(CannotOpen::Options(_))) => 6,
            (_, RecordFault::Crowded { seats, .. }) => 7 + usize::from(*seats),
            (_, RecordFault::SeedHash) => 7 + self.who.len(),
            (_, RecordFault::OtherOutcome) => self.line_of_ply(self.plies.len() + 1),
            _ => return error,
        };
        RecordError { place: Location::Line(line), fault: error.fault }
    }
}

/// The sentence with every text of the record in it as it may go to a terminal; what is known is
/// ours.
fn harmless(mut phrase: Phrase) -> Phrase {
    for (name, fact) in &mut phrase.facts {
        if let Fact::Text(text) = fact
            && name != "known"
        {
            *text = quoted(text);
        }
    }
    phrase
}

fn bounded(length: usize) -> Result<(), RecordError> {
    if length <= MOST_BYTES {
        return Ok(());
    }
    Err(RecordError::at(Location::Whole, RecordFault::TooBig))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A record with a bit of everything in it.
    pub(crate) fn record() -> Record {
        let seed = Seed::from_number(7);
        Record {
            game: "spice-road".into(),
            rules: 1,
            content: Hash::of(b"content"),
            options: Options::seats(2).with("golden-deals"),
            who: vec!["human Anna".into(), "greedy".into()],
            seed,
            commitment: seed.commitment(),
            plies: [(0, "play:ST1"), (1, "acquire:3")]
                .map(|(seat, text)| Ply { seat: Seat(seat), text: text.into() })
                .to_vec(),
            outcome: Hash::of(b"state"),
        }
    }

    #[test]
    fn every_fault_has_its_words_and_no_text_steers_the_terminal() {
        use crate::{BadOptions, CannotOpen, Illegal, Lang, Lexicon, Names};
        let text = || format!("x\u{1b}[2J\n{}", "y".repeat(100));
        let nasty = BadOptions::Twice { module: text() };
        let faults = [
            RecordFault::NotOne,
            RecordFault::TooBig,
            RecordFault::Newer { version: 2 },
            RecordFault::NewerRules { version: 2, known: 1 },
            RecordFault::OlderRules { version: 1, known: 2 },
            RecordFault::CutOff,
            RecordFault::BadLine { text: text(), expected: "seats NUMBER" },
            RecordFault::AfterEnd { text: text() },
            RecordFault::Edited,
            RecordFault::NoRules { version: 0 },
            RecordFault::Crowded { count: 3, seats: 2 },
            RecordFault::Count { count: 2, expected: 3 },
            RecordFault::NoGame { game: text() },
            RecordFault::Options(CannotOpen::Options(nasty)),
            RecordFault::OtherContent,
            RecordFault::SeedHash,
            RecordFault::UnknownMove { ply: 1, text: text() },
            RecordFault::IllegalMove {
                ply: 1,
                seat: Seat(0),
                text: text(),
                reason: Illegal::by(&crate::illegal::NOT_NOW),
            },
            RecordFault::OtherOutcome,
            RecordFault::Damaged { reason: text() },
        ];
        for lang in Lang::ALL {
            let lexicon = Lexicon::new(lang, &[]).unwrap();
            for fault in &faults {
                for place in
                    [Location::Whole, Location::Line(1), Location::Byte(1), Location::Ply(1)]
                {
                    let error = RecordError::at(place, fault.clone());
                    let said = lexicon.try_say(&error.phrase(), &Names::default()).unwrap();
                    assert!(!said.contains(char::is_control), "{said:?}");
                    assert!(!said.contains(&"y".repeat(60)), "{said}");
                }
            }
        }
    }
}
