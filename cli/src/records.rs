//! Records in files: reading them, telling them again, and saying what is wrong with one.

use std::path::Path;

use kit::record::{Location, RecordError, RecordFault};
use kit::{Phrase, Record};
use registry::{Happened, Table};

use crate::failure::Failure;
use crate::files;
use crate::speech::Speech;

/// A record as it was found.
pub(crate) struct Found {
    pub(crate) record: Record,
    /// Whether it was in the text form, which has lines.
    is_text: bool,
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

/// Reads the record in a file that a game is to be told or played on from: a changed one is refused.
pub(crate) fn open(path: &Path, speech: &Speech) -> Result<Found, Failure> {
    let bytes = files::read(path, files::RECORD)?;
    let found = find(&bytes).map_err(|error| unusable(path, &error, None, speech))?;
    match &found.seal {
        None => Ok(found),
        Some(seal) => Err(unusable(path, seal, Some(&found.record.game), speech)),
    }
}

/// The failure of a record that cannot be used for what was asked.
pub(crate) fn unusable(
    path: &Path,
    error: &RecordError,
    game: Option<&str>,
    speech: &Speech,
) -> Failure {
    Failure::usage(in_file(path, &said(error, game, speech)))
}

impl Found {
    /// Plays the record again from its start: to its end, where the outcome is checked as well, or
    /// so many decisions far.
    pub(crate) fn retell(
        &self,
        own: Option<&str>,
        plies: Option<usize>,
    ) -> Result<Retold, RecordError> {
        // The registry judges the record; only then is it told.
        self.replay(own, plies)?;
        let mut table = self.replay(own, Some(0))?;
        let mut log = Vec::new();
        for ply in self.record.plies.iter().take(plies.unwrap_or(usize::MAX)) {
            log.push(table.play(ply.seat, &ply.text).unwrap_or_default());
        }
        Ok(Retold { table, log })
    }

    /// The table where the record ends, or stood after so many decisions; a fault is placed as
    /// exactly as the form allows.
    pub(crate) fn replay(
        &self,
        own: Option<&str>,
        plies: Option<usize>,
    ) -> Result<Box<dyn Table>, RecordError> {
        registry::replay(&self.record, own, plies)
            .map_err(|error| if self.is_text { self.record.in_text(error) } else { error })
    }
}

/// A record told again.
pub(crate) struct Retold {
    /// The table where the telling stopped.
    pub(crate) table: Box<dyn Table>,
    /// What happened at each decision.
    pub(crate) log: Vec<Vec<Happened>>,
}

/// What is wrong with a record, in the words of its game (a rule that was broken has its own).
pub(crate) fn said(error: &RecordError, game: Option<&str>, speech: &Speech) -> String {
    match game.and_then(registry::meta) {
        Some(meta) => speech.say_of(meta, &error.phrase()),
        None => speech.say(&error.phrase()),
    }
}

/// Where the fault is, for programs.
pub(crate) fn place(error: &RecordError) -> Vec<(&'static str, usize)> {
    let place = match error.place {
        Location::Whole => None,
        Location::Line(line) => Some(("line", line)),
        Location::Byte(byte) => Some(("byte", byte)),
        Location::Ply(ply) => Some(("ply", ply)),
    };
    let decision = match error.fault {
        RecordFault::IllegalMove { ply, .. } | RecordFault::UnknownMove { ply, .. } => {
            Some(("ply", ply))
        }
        _ => None,
    };
    place.into_iter().chain(decision).collect()
}

/// A file and what there is to say about it, on one line.
pub(crate) fn in_file(path: &Path, reason: &str) -> Phrase {
    Phrase::new("cli-in-file").with("file", path.display().to_string()).with("reason", reason)
}
