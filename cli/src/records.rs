//! Records in files: reading them, telling them again, and saying what is wrong with one.

use std::path::Path;

use hall::{Happened, Table};
use kit::record::{Place, RecordError, RecordFault};
use kit::{Phrase, Record};
use serde_json::{Value, json};

use crate::speech::Speech;

/// A record as it was found.
pub(crate) struct Found {
    pub(crate) record: Record,
    /// Whether it was in the text form, which has lines.
    pub(crate) is_text: bool,
    /// What is wrong with its seal.
    pub(crate) seal: Option<RecordError>,
}

/// Reads a record in either form. A text whose seal is broken is read all the same, so that the
/// decision that was changed can be named.
pub(crate) fn find(bytes: &[u8]) -> Result<Found, RecordError> {
    match Record::read(bytes) {
        Ok(record) => Ok(Found { record, is_text: std::str::from_utf8(bytes).is_ok(), seal: None }),
        Err(error) if matches!(error.fault, RecordFault::Edited | RecordFault::Count { .. }) => {
            let text = std::str::from_utf8(bytes).map_err(|_| error)?;
            let (record, seal) = Record::from_text_unsealed(text)?;
            Ok(Found { record, is_text: true, seal })
        }
        Err(error) => Err(error),
    }
}

impl Found {
    /// A fault found by replaying, placed as exactly as the form allows.
    pub(crate) fn place(&self, error: RecordError) -> RecordError {
        if self.is_text { self.record.in_text(error) } else { error }
    }
}

/// A record told again.
pub(crate) struct Retold {
    /// The table where the telling stopped.
    pub(crate) table: Box<dyn Table>,
    /// What happened at each decision.
    pub(crate) log: Vec<Vec<Happened>>,
}

/// Plays a record again from its start: to its end, where the outcome is checked as well, or so
/// many decisions far.
pub(crate) fn retell(
    record: &Record,
    own: Option<&str>,
    plies: Option<usize>,
) -> Result<Retold, RecordError> {
    // The hall judges the record; only then is it told.
    hall::replay(record, own, plies)?;
    let mut table = hall::replay(record, own, Some(0))?;
    let mut log = Vec::new();
    for ply in record.plies.iter().take(plies.unwrap_or(usize::MAX)) {
        log.push(table.play(ply.seat, &ply.text).unwrap_or_default());
    }
    Ok(Retold { table, log })
}

/// What is wrong with a record, in the words of its game (a rule that was broken has its own).
pub(crate) fn said(error: &RecordError, game: Option<&str>, speech: &Speech) -> String {
    match game.and_then(hall::meta) {
        Some(meta) => speech.say_of(meta, &error.phrase()),
        None => speech.say(&error.phrase()),
    }
}

/// The same for a program: code, message, and the place as far as it is known.
pub(crate) fn as_json(error: &RecordError, message: String) -> Value {
    let mut said = json!({ "code": error.code(), "message": message });
    match error.place {
        Place::Whole => {}
        Place::Line(line) => said["line"] = line.into(),
        Place::Byte(byte) => said["byte"] = byte.into(),
        Place::Ply(ply) => said["ply"] = ply.into(),
    }
    if let RecordFault::IllegalMove { ply, .. } | RecordFault::UnknownMove { ply, .. } =
        &error.fault
    {
        said["ply"] = (*ply).into();
    }
    said
}

/// A file and what there is to say about it, on one line.
pub(crate) fn in_file(path: &Path, reason: &str) -> Phrase {
    Phrase::new("cli-in-file").with("file", path.display().to_string()).with("reason", reason)
}
