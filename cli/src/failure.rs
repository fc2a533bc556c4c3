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
