//! The truth on disk: options, seed and moves. A state is a fold over a record.

mod binary;
mod text;

use serde::{Deserialize, Serialize};

use crate::{Hash, Options, Phrase, Seat, Seed};

/// The newest form of records this Comptoir reads and writes.
pub const RECORD_FORMAT: u16 = 1;

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
    pub place: Place,
    /// What.
    pub fault: RecordFault,
}

/// A place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
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
    Newer { version: u32 },
    NewerRules { version: u16, known: u16 },
    CutOff,
    BadLine { text: String, expected: &'static str },
    Edited,
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
    pub(crate) fn at(place: Place, fault: RecordFault) -> RecordError {
        RecordError { place, fault }
    }

    /// The stable name programs know the fault by.
    pub fn code(&self) -> &'static str {
        match &self.fault {
            RecordFault::NotOne => "record-not-one",
            RecordFault::Newer { .. } => "record-newer",
            RecordFault::NewerRules { .. } => "record-newer-rules",
            RecordFault::CutOff => "record-cut-off",
            RecordFault::BadLine { .. } => "record-line",
            RecordFault::Edited => "record-edited",
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
            RecordFault::Newer { version } => {
                phrase.with("version", *version).with("known", RECORD_FORMAT)
            }
            RecordFault::NewerRules { version, known } => {
                phrase.with("version", *version).with("known", *known)
            }
            RecordFault::BadLine { text, expected } => {
                phrase.with("text", text.as_str()).with("expected", *expected)
            }
            RecordFault::Count { count, expected } => {
                phrase.with("count", *count).with("expected", *expected)
            }
            RecordFault::NoGame { game } => phrase.with("game", game.as_str()),
            RecordFault::Options(crate::CannotOpen::Options(reason)) => reason.phrase(),
            RecordFault::Options(crate::CannotOpen::Content(reason)) => reason.phrase(),
            RecordFault::UnknownMove { ply, text } => {
                phrase.with("ply", *ply).with("text", text.as_str())
            }
            RecordFault::IllegalMove { ply, seat, text, reason } => phrase
                .with("ply", *ply)
                .with("seat", i64::from(seat.0) + 1)
                .with("text", text.as_str())
                .with("reason", reason.phrase()),
            RecordFault::Damaged { reason } => phrase.with("reason", reason.as_str()),
            _ => phrase,
        };
        match self.place {
            Place::Line(line) => {
                Phrase::new("record-at-line").with("line", line).with("reason", fault)
            }
            Place::Byte(byte) => {
                Phrase::new("record-at-byte").with("byte", byte).with("reason", fault)
            }
            Place::Whole | Place::Ply(_) => fault,
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
        if binary::is_binary(bytes) {
            return Record::from_bytes(bytes);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Record::from_text(text),
            Err(_) if !text::is_text(bytes) => {
                Err(RecordError::at(Place::Byte(0), RecordFault::NotOne))
            }
            Err(error) => Err(RecordError::at(
                Place::Byte(error.valid_up_to()),
                RecordFault::Damaged { reason: error.to_string() },
            )),
        }
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
            (Place::Ply(ply), _) => self.line_of_ply(ply),
            (Place::Line(_) | Place::Byte(_), _) => return error,
            (_, RecordFault::NoGame { .. }) => 2,
            (_, RecordFault::NewerRules { .. }) => 3,
            (_, RecordFault::OtherContent) => 4,
            (_, RecordFault::Options(CannotOpen::Options(BadOptions::Seats { .. }))) => 5,
            (_, RecordFault::Options(CannotOpen::Options(_))) => 6,
            (_, RecordFault::SeedHash) => 7 + self.who.len(),
            (_, RecordFault::OtherOutcome) => self.line_of_ply(self.plies.len() + 1),
            _ => return error,
        };
        RecordError { place: Place::Line(line), fault: error.fault }
    }
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
}
