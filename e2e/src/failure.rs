//! What can go wrong in an end-to-end test, with the facts.

use std::fmt::{Debug, Formatter};
use std::path::Path;
use std::time::Duration;

/// Why a test cannot go on.
#[derive(thiserror::Error)]
pub enum Failure {
    /// Something did not come about in time.
    #[error("waited {:.1} s for {awaited}; instead: {instead}", after.as_secs_f64())]
    Awaited {
        /// What should have come about.
        awaited: String,
        /// What was there when patience ended.
        instead: String,
        /// How long that was.
        after: Duration,
    },
    /// The browser answered a command with an error.
    #[error("the browser refuses {method}: {reason}")]
    Refused {
        /// The command.
        method: String,
        /// The browser's words.
        reason: String,
    },
    /// A script in the page threw something.
    #[error("the script `{script}` threw {thrown}")]
    Script {
        /// The script, or how it begins.
        script: String,
        /// What it threw.
        thrown: String,
    },
    /// A page could not be opened.
    #[error("{url} cannot be opened: {reason}")]
    Navigation {
        /// The address.
        url: String,
        /// The browser's words.
        reason: String,
    },
    /// An answer is not what it should be.
    #[error("{what} is not as expected: {instead}")]
    Unexpected {
        /// What was asked for.
        what: String,
        /// What came.
        instead: String,
    },
    /// The browser ended, or hung up.
    #[error("the browser has gone away, with {during} under way")]
    Gone {
        /// What was being done.
        during: String,
    },
    /// Something the test needs is not there.
    #[error("{what} is missing: {remedy}")]
    Missing {
        /// What is needed.
        what: String,
        /// How to get it.
        remedy: String,
    },
    /// The system said no.
    #[error("{doing}: {source}")]
    System {
        /// What was being done.
        doing: String,
        /// The system's words.
        source: std::io::Error,
    },
}

impl Failure {
    /// For `map_err` on what the system does.
    pub(crate) fn system(doing: impl Into<String>) -> impl FnOnce(std::io::Error) -> Failure {
        let doing = doing.into();
        move |source| Failure::System { doing, source }
    }

    /// For `map_err` on what is done with a file.
    pub(crate) fn file(doing: &str, path: &Path) -> impl FnOnce(std::io::Error) -> Failure {
        Failure::system(format!("{doing} {}", path.display()))
    }
}

/// The sentence, because this is what a test prints when it gives back an error.
impl Debug for Failure {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{self}")
    }
}
