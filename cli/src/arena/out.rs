//! What a tournament leaves on disk: a line for each game, and their records.

use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use kit::{Options, Record, Seed};
use serde::Serialize;

use crate::failure::Failure;
use crate::files::{self, Growing, cannot_write};

/// One game in the file of `--out`.
#[derive(Debug, Serialize)]
pub(super) struct GameLine<'a> {
    /// Its number in the tournament, counted from 0.
    pub(super) number: u64,
    /// What it was dealt from.
    pub(super) seed: Seed,
    /// How the table was set up.
    #[serde(flatten)]
    pub(super) options: &'a Options,
    /// Who sat on each seat.
    pub(super) bots: Vec<&'a str>,
    /// The points of each seat.
    pub(super) points: Vec<i32>,
    /// The rank of each seat.
    pub(super) ranks: Vec<u8>,
    /// How many decisions it took.
    pub(super) length: u64,
    /// Whether it ended by its length limit.
    pub(super) stopped: bool,
}

/// A file of lines that grows beside its name and takes it when it is complete. What was written
/// before a tournament was broken off stays there, with the process and `.part` added to the name.
pub(super) struct Lines {
    path: PathBuf,
    file: BufWriter<Growing>,
}

impl Lines {
    /// Begins the file; better to learn before the first game than after the last that it cannot
    /// be written.
    pub(super) fn begin(path: &Path) -> Result<Lines, Failure> {
        Ok(Lines { path: path.to_owned(), file: BufWriter::new(Growing::begin(path)?) })
    }

    /// Adds a line.
    pub(super) fn add(&mut self, line: &GameLine<'_>) -> Result<(), Failure> {
        let written = serde_json::to_writer(&mut self.file, line).map_err(std::io::Error::from);
        written
            .and_then(|()| self.file.write_all(b"\n"))
            .map_err(|error| cannot_write(&self.path, &error))
    }

    /// Makes sure that the lines so far are on disk.
    pub(super) fn flush(&mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|error| cannot_write(&self.path, &error))
    }

    /// Gives the file its name.
    pub(super) fn complete(self) -> Result<(), Failure> {
        let growing = self.file.into_inner();
        growing.map_err(|error| cannot_write(&self.path, error.error()))?.complete()
    }
}

/// A folder of records, one file per game.
pub(super) struct Records {
    folder: PathBuf,
}

impl Records {
    /// Makes the folder unless it is there.
    pub(super) fn begin(folder: &Path) -> Result<Records, Failure> {
        std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
        Ok(Records { folder: folder.to_owned() })
    }

    /// Writes the record of a game.
    pub(super) fn add(&self, number: u64, record: &Record) -> Result<(), Failure> {
        let name = format!("{}-{number:06}.comptoir", record.game);
        files::write(&self.folder.join(name), record.to_text().as_bytes())
    }
}
