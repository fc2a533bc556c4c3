//! Why a command could not be carried out.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kit::Phrase;

/// A failure with its sentence, and the file it is about.
#[derive(Debug)]
pub(crate) struct Failure {
    reason: Phrase,
    file: Option<PathBuf>,
    code: u8,
}

impl Failure {
    /// The command was not understood or something it needs could not be used.
    pub(crate) fn usage(reason: Phrase) -> Failure {
        Failure { reason, file: None, code: 2 }
    }

    /// The answer to what was asked is no.
    pub(crate) fn no(reason: Phrase) -> Failure {
        Failure { reason, file: None, code: 1 }
    }

    /// The same failure, about this file.
    pub(crate) fn in_file(mut self, file: &Path) -> Failure {
        self.file = Some(file.to_owned());
        self
    }

    /// The sentence, with the file in front if there is one.
    pub(crate) fn phrase(&self) -> Phrase {
        match &self.file {
            None => self.reason.clone(),
            Some(file) => Phrase::new("cli-in-file")
                .with("file", file.display().to_string())
                .with("reason", self.reason.clone()),
        }
    }

    /// What the process ends with.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

/// Reads a file, or says why not.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| {
        Failure::usage(Phrase::new("cli-cannot-read").with("reason", error.to_string()))
            .in_file(path)
    })
}

/// Reads a text file, or says why not.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_file(path)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::usage(Phrase::new("cli-not-text").with("byte", place)).in_file(path)
    })
}

/// Writes a file so that it is there whole or not at all, or says why not.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path)).map_err(|error| {
        Failure::usage(Phrase::new("cli-cannot-write").with("reason", error.to_string()))
            .in_file(path)
    })
}
