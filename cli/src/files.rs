//! Files, and what to say about those that cannot be used.

use std::io::Error;
use std::path::{Path, PathBuf};

use kit::Phrase;

use crate::failure::Failure;

/// Reads a file, or says why not.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| {
        Failure::usage(Phrase::new("cli-cannot-read").with("reason", error.to_string()))
            .in_file(path)
    })
}

/// Reads a text file, or says why not.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read(path)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::usage(Phrase::new("cli-not-text").with("byte", place)).in_file(path)
    })
}

/// Writes a file so that it is there whole or not at all, or says why not.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let beside = beside(path);
    let written = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| {
        // Half a file is of no use to anybody.
        let _ = std::fs::remove_file(&beside);
        cannot_write(path, &error)
    })
}

/// Where a file grows until it is complete.
pub(crate) fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    PathBuf::from(beside)
}

/// The failure of a file that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &Error) -> Failure {
    Failure::usage(Phrase::new("cli-cannot-write").with("reason", error.to_string())).in_file(path)
}
