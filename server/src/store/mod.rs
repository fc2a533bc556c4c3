//! What is kept, whatever keeps it.
//!
//! The log of a table is the truth; everything else about it (the lines of lists, whom it waits
//! for) can be worked out again from there and is written in the same transaction. An entry is
//! kept under its table and number and no number twice, so two servers on one store can never
//! both write the next entry.

mod sqlite;

use std::pin::Pin;
use std::sync::Arc;

use kit::Hash;
use room::{Door, Logged, PersonId, Phase, Window};

pub use self::sqlite::{Sqlite, backup};

/// Something the store will have done or found.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store could not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// What was to be written is there already, from somebody else.
    #[error("it is there already")]
    Conflict,
    /// The store cannot be reached or does not work.
    #[error("the store does not answer: {0}")]
    Down(String),
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Broken(String),
    /// Another server uses the file.
    #[error("another server uses the file")]
    InUse,
    /// The file has a second name (a hard link): by each of them a server would write beside the other.
    #[error("the file has a second name (a hard link)")]
    TwoNames,
    /// The file was moved away while it was served, or another one was put in its place.
    #[error("the file was moved or replaced while it was served")]
    Replaced,
    /// The file is from a newer version of this program.
    #[error("the file has version {found}, this program knows {known}")]
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
}

/// New entries of one table, and what follows from them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: Arc<str>,
    /// The entries, in order.
    pub rows: Vec<Row>,
    /// Its line in lists, if that has changed.
    pub sign: Option<Sign>,
    /// The people who sit there, if that has changed.
    pub people: Option<Vec<PersonId>>,
    /// Whom it waits for, if that has changed.
    pub turn: Option<Turn>,
}

/// An entry as it is stored.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its number.
    pub seq: u32,
    /// Its moment.
    pub at: u64,
    /// The entry as JSON.
    pub entry: String,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// The game.
    pub game: String,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who may sit down.
    pub door: Door,
    /// Who may watch.
    pub window: Window,
    /// How many chairs it has.
    pub seats: u8,
    /// Who sits there, to be read.
    pub seated: Vec<String>,
}

/// Whom a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The people.
    pub awaited: Vec<PersonId>,
    /// Since when.
    pub at: u64,
    /// When somebody has to look after the table even if nobody visits it: now for a bot, later
    /// for a clock.
    pub due: Option<u64>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// Where it is in its life.
    pub phase: Phase,
    /// How many chairs it has.
    pub seats: u8,
    /// Who sits there, to be read.
    pub seated: Vec<String>,
    /// The people it waits for.
    pub awaited: Vec<PersonId>,
    /// When something last happened.
    pub at: u64,
}

/// A person the server knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
}

/// A token of a program, without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenLine {
    /// Its number.
    pub id: i64,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: u64,
    /// What it may be used for.
    pub scope: Scope,
    /// When it ends.
    pub expires: u64,
}

/// What a token is made with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenTerms {
    /// What its owner calls it.
    pub label: String,
    /// What it may be used for.
    pub scope: Scope,
    /// When it ends.
    pub expires: u64,
}

/// What a token may be used for.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
    utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To play and to look.
    #[default]
    Play,
    /// To look only.
    Read,
}

/// What keeps the server's tables and people. Secrets come here only as their hashes.
pub trait Store: Send + Sync + 'static {
    /// Writes entries down for good; what follows from them is written with them or not at all.
    fn append(&self, append: Append) -> Later<'_, ()>;

    /// The log of a table; empty if there is no such table.
    fn log<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Logged>>;

    /// Tables that somebody has to look after before this moment, the most urgent first.
    fn due(&self, before: u64, most: u32) -> Later<'_, Vec<String>>;

    /// The tables of a person: those that wait for them first, then the latest.
    fn tables_of(&self, person: PersonId, most: u32) -> Later<'_, Vec<Listed>>;

    /// The tables anybody may sit down at or watch: first those that have not begun, then the latest.
    fn lobby(&self, since: u64, most: u32) -> Later<'_, Vec<Listed>>;

    /// A new guest.
    fn new_guest<'a>(&'a self, name: &'a str, now: u64) -> Later<'a, Known>;

    /// Gives somebody another name; a conflict if it is that of another account.
    fn rename<'a>(&'a self, person: PersonId, name: &'a str) -> Later<'a, ()>;

    /// Makes a guest, or somebody new, the account of this name; a conflict if it is taken. The
    /// guest's tokens end with it until they are renewed; tells which.
    fn new_account<'a>(
        &'a self,
        guest: Option<PersonId>,
        name: &'a str,
        password: &'a str,
        now: u64,
    ) -> Later<'a, (Known, Vec<Hash>)>;

    /// The account of a name that looks like this one, and the hash of its password.
    fn account<'a>(&'a self, name: &'a str) -> Later<'a, Option<(Known, String)>>;

    /// The hash of a person's password; nothing for guests.
    fn password(&self, person: PersonId) -> Later<'_, Option<String>>;

    /// Gives an account another password. All its tokens and sessions end but this one; tells which.
    fn new_password<'a>(
        &'a self,
        person: PersonId,
        password: &'a str,
        but: Option<Hash>,
    ) -> Later<'a, Vec<Hash>>;

    /// Ends all sessions of a person; tells which.
    fn end_sessions(&self, person: PersonId) -> Later<'_, Vec<Hash>>;

    /// The tables in whose logs a person is named, also those they have left. It reads everything there
    /// is, and holds up no writer.
    fn tables_naming(&self, person: PersonId) -> Later<'_, Vec<String>>;

    /// Forgets who a person is: what they are called here and at these tables is this name from now on,
    /// and nobody can come as them any more. Tells which sessions and tokens have ended.
    fn forget<'a>(
        &'a self,
        person: PersonId,
        tables: &'a [String],
        name: &'a str,
    ) -> Later<'a, Vec<Hash>>;

    /// Begins a session.
    fn new_session(&self, person: PersonId, secret: Hash, expires: u64) -> Later<'_, ()>;

    /// Whose session this is, and when it expires.
    fn session(&self, secret: Hash, now: u64) -> Later<'_, Option<(Known, u64)>>;

    /// Lets a session go on.
    fn extend_session(&self, secret: Hash, expires: u64) -> Later<'_, ()>;

    /// Ends a session.
    fn end_session(&self, secret: Hash) -> Later<'_, ()>;

    /// Makes a token.
    fn new_token<'a>(
        &'a self,
        person: PersonId,
        secret: Hash,
        token: &'a TokenTerms,
        now: u64,
    ) -> Later<'a, i64>;

    /// Lets a token last until then; tells whether there is one of this number.
    fn renew_token(&self, person: PersonId, id: i64, expires: u64) -> Later<'_, bool>;

    /// The tokens of a person.
    fn tokens(&self, person: PersonId) -> Later<'_, Vec<TokenLine>>;

    /// Whose token this is, what it is good for, and until when, as long as it lasts.
    fn token(&self, secret: Hash, now: u64) -> Later<'_, Option<(Known, Scope, u64)>>;

    /// Takes a token back; tells which it was, if there was one.
    fn end_token(&self, person: PersonId, id: i64) -> Later<'_, Option<Hash>>;

    /// Forgets what has expired: sessions, tokens of long ago, and guests of long ago who have neither a session nor a
    /// table.
    fn tidy(&self, now: u64) -> Later<'_, ()>;

    /// Whether the store answers.
    fn ping(&self) -> Later<'_, ()>;

    /// Finishes what is being written and closes.
    fn close(&self) -> Later<'_, ()>;
}
