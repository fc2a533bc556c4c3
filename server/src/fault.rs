//! Why a request is not granted: a status, a name for programs and a sentence for people.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kit::Phrase;
use room::Refusal;

use crate::fresh::NoChance;
use crate::store::StoreError;

/// The names programs know the reasons of the server itself by. Each has a sentence, `fault-` and the
/// name.
macro_rules! codes {
    ($($code:ident = $name:literal,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Code { $($code),* }

        impl Code {
            #[cfg(test)]
            const ALL: &[Code] = &[$(Code::$code),*];

            fn name(self) -> &'static str {
                match self { $(Code::$code => $name),* }
            }
        }
    };
}

codes! {
    NoIdentity = "no-identity",
    BadToken = "bad-token",
    NoPath = "no-path",
    NoTable = "no-table",
    NoToken = "no-token",
    NoMethod = "no-method",
    MediaType = "media-type",
    CrossSite = "cross-site",
    BadJson = "bad-json",
    DuplicateKey = "duplicate-key",
    BadBody = "bad-body",
    BadQuery = "bad-query",
    TooLarge = "too-large",
    TooFast = "too-fast",
    Busy = "busy",
    TooSlow = "too-slow",
    BadName = "bad-name",
    BotName = "bot-name",
    NameTaken = "name-taken",
    BadPassword = "bad-password",
    HasAccount = "has-account",
    NoAccount = "no-account",
    WrongPassword = "wrong-password",
    WrongLogin = "wrong-login",
    BadLabel = "bad-label",
    BadDays = "bad-days",
    TokenReads = "token-reads",
    TokenCannot = "token-cannot",
    TooManyTokens = "too-many-tokens",
    NotOver = "not-over",
    NoLook = "no-look",
    NotPlaying = "not-playing",
    TooManyConnections = "too-many-connections",
    TooManyBotGames = "too-many-bot-games",
    TooManyPublic = "too-many-public",
    TooManyPublicHere = "too-many-public-here",
    WrongHost = "wrong-host",
    NoSocket = "no-socket",
}

/// Why a request is not granted. The sentence is said on the way out, in the language of whom
/// asked (see [`crate::http`]).
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) phrase: Phrase,
    /// The game whose words the sentence needs.
    pub(crate) game: Option<String>,
    /// In how many seconds it is worth asking again.
    pub(crate) wait: Option<u64>,
}

impl Fault {
    /// A fault of the server itself; its sentence is `fault-` and its code.
    pub(crate) fn new(status: StatusCode, code: Code) -> Fault {
        let code = code.name();
        let phrase = Phrase::new(format!("fault-{code}"));
        Fault { status, code, phrase, game: None, wait: None }
    }

    /// Adds a fact.
    pub(crate) fn with(mut self, name: &'static str, fact: impl Into<kit::Fact>) -> Fault {
        self.phrase = self.phrase.with(name, fact);
        self
    }

    /// What a table refuses.
    pub(crate) fn refused(refusal: &Refusal, game: &str) -> Fault {
        let status = match refusal {
            _ if refusal.is_forbidden() => StatusCode::FORBIDDEN,
            Refusal::NoTable(_)
            | Refusal::BadClock { .. }
            | Refusal::TooManyInvited { .. }
            | Refusal::NoChair
            | Refusal::NoBot { .. }
            | Refusal::NotPlayed(_)
            | Refusal::BadText { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        let game = Some(game.to_owned());
        Fault { status, code: refusal.code(), phrase: refusal.phrase(), game, wait: None }
    }

    pub(crate) fn no_identity() -> Fault {
        Fault::new(StatusCode::UNAUTHORIZED, Code::NoIdentity)
    }

    /// A token that is only good for looking.
    pub(crate) fn only_reads() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, Code::TokenReads)
    }

    pub(crate) fn no_table() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, Code::NoTable)
    }

    pub(crate) fn too_fast(seconds: u64) -> Fault {
        let fault = Fault::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast);
        Fault { wait: Some(seconds), ..fault.with("seconds", seconds.min(3600) as u32) }
    }

    /// The server cannot do it at the moment.
    pub(crate) fn busy() -> Fault {
        Fault { wait: Some(1), ..Fault::new(StatusCode::SERVICE_UNAVAILABLE, Code::Busy) }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        // What exactly is wrong is for the server to know.
        tracing::error!(%error, "the store failed");
        Fault::busy()
    }
}

impl From<NoChance> for Fault {
    fn from(error: NoChance) -> Fault {
        tracing::error!(%error, "no chance");
        Fault::busy()
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(wait) = self.wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use kit::{Lang, Lexicon};

    use super::*;
    use crate::words::WORDS;

    #[test]
    fn every_reason_of_the_server_has_a_sentence_in_each_language() {
        for lang in Lang::ALL {
            let words = Lexicon::new(lang, &[room::WORDS, WORDS]).unwrap();
            for code in Code::ALL {
                let key = Fault::new(StatusCode::CONFLICT, *code).phrase.key;
                assert!(words.has(&key), "{lang:?} {key}");
            }
        }
    }

    /// A sentence that nothing says is a reason that is no longer there.
    #[test]
    fn every_sentence_of_a_fault_has_its_reason() {
        let said =
            WORDS.en.lines().filter_map(|line| line.strip_prefix("fault-")?.split_once(" ="));
        for (name, _) in said {
            assert!(Code::ALL.iter().any(|code| code.name() == name), "{name}");
        }
    }
}
