//! The store in one SQLite file.
//!
//! Everything is written over one connection, which group commit and the few other writers take
//! in turn; reads have connections of their own and never wait for it.

mod checkpoint;
mod journal;
mod migrations;
mod people;
mod tables;
mod writer;

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex as Short, PoisonError};
use std::time::Duration;

use room::PersonId;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection, Transaction};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

use self::journal::Journal;
use self::writer::Pending;
use super::{Append, Known, Later, Listed, Scope, Store, StoreError, TokenLine, TokenTerms};
use crate::fresh;

/// How many appends may wait for the disk before those who bring more have to wait as well.
const QUEUE: usize = 4096;
/// How many connections read.
const READERS: u32 = 4;

/// A store in one SQLite file.
pub struct Sqlite {
    /// Gone once the store is closing.
    appends: Short<Option<mpsc::Sender<Pending>>>,
    writing: Mutex<Option<JoinHandle<()>>>,
    checkpoints: JoinHandle<()>,
    connection: Arc<Mutex<SqliteConnection>>,
    reads: SqlitePool,
    owner: Arc<Owner>,
    /// Held as long as the store is open.
    _lock: File,
}

impl Sqlite {
    /// Opens the file, which is made and brought up to date if need be.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        // Whichever way leads to it, it is one file and has one lock.
        private_file(file).map_err(unusable)?;
        let file = file.canonicalize().map_err(unusable)?;
        has_one_name(&file)?;
        let lock = lock(&file)?;
        let options = options(&file);
        // Whoever writes keeps in memory what a few thousand tables in play touch.
        let writer = options.clone().pragma("cache_size", "-32768");
        let mut connection = writer.connect().await.map_err(down)?;
        migrations::migrate(&mut connection).await?;
        let owner = Arc::new(Owner::new(&mut connection, file).await?);
        let mut journal = Journal::left(&mut connection, owner.clone()).await?;
        writer::recover(&mut connection, &mut journal).await?;
        let aside = options.connect().await.map_err(down)?;
        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(options)
            .await
            .map_err(down)?;
        let connection = Arc::new(Mutex::new(connection));
        let (appends, arriving) = mpsc::channel(QUEUE);
        // On a thread of its own: a commit is many short steps, and among the tasks of a busy
        // server each of them would wait for its turn.
        let write = writer::write(connection.clone(), journal, arriving);
        let runtime = tokio::runtime::Handle::current();
        let writing = tokio::task::spawn_blocking(move || runtime.block_on(write));
        let checkpoints = tokio::spawn(checkpoint::checkpoint(aside, connection.clone()));
        Ok(Sqlite {
            _lock: lock,
            checkpoints,
            appends: Short::new(Some(appends)),
            writing: Mutex::new(Some(writing)),
            connection,
            reads,
            owner,
        })
    }

    fn sender(&self) -> Option<mpsc::Sender<Pending>> {
        self.appends.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.checkpoints.abort();
    }
}

/// Sees to it that one server at a time uses the file: what is in its journal is no one else's.
fn lock(file: &Path) -> Result<File, StoreError> {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    let lock = private_file(Path::new(&name)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        // Some file systems cannot lock: then it is left to those who start servers.
        Err(TryLockError::Error(_)) => Ok(lock),
    }
}

/// Sees to it that the file is known by one name: SQLite keeps the write-ahead log beside the name, and
/// whoever comes by another one sees nothing of what is in it.
#[cfg(unix)]
fn has_one_name(file: &Path) -> Result<(), StoreError> {
    let found = file.metadata().map_err(unusable)?;
    match std::os::unix::fs::MetadataExt::nlink(&found) {
        0 | 1 => Ok(()),
        _ => Err(StoreError::TwoNames),
    }
}

#[cfg(not(unix))]
fn has_one_name(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// The file, made for its owner alone if it is not there: it holds what people have said, and hands
/// that are not open.
fn private_file(file: &Path) -> io::Result<File> {
    private(OpenOptions::new().create(true).truncate(false)).open(file)
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

fn unusable(error: io::Error) -> StoreError {
    StoreError::Down(error.to_string())
}

/// By what a server knows that the file is still its own.
#[derive(Debug, Default)]
struct Owner {
    /// The name under which this server has the file.
    name: String,
    file: PathBuf,
    /// Which file it was when it was opened.
    mark: Option<(u64, u64)>,
}

impl Owner {
    /// Takes the file over from whoever had it. A server that still believes to have it (it came by
    /// another name of the file, or the file system has no locks) finds out before its next commit.
    async fn new(connection: &mut SqliteConnection, file: PathBuf) -> Result<Owner, StoreError> {
        let (name, _) = fresh::secret().map_err(|error| StoreError::Down(error.to_string()))?;
        let sql =
            "INSERT INTO owner VALUES (1, ?) ON CONFLICT DO UPDATE SET nonce = excluded.nonce";
        sqlx::query(sql).bind(&name).execute(connection).await.map_err(down)?;
        Ok(Owner { name, mark: mark(&file), file })
    }

    /// Whether the file is still where it was. What is written to one that was moved away, or that
    /// another one was put in the place of, is lost to whoever opens it by its name.
    fn check(&self) -> Result<(), StoreError> {
        if mark(&self.file) == self.mark { Ok(()) } else { Err(StoreError::Replaced) }
    }
}

#[cfg(unix)]
fn mark(file: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    file.metadata().ok().map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn mark(_: &Path) -> Option<(u64, u64)> {
    None
}

/// A text that fails if the file has another owner; it goes into the transaction it is to guard.
macro_rules! owned {
    () => {
        "SELECT CASE WHEN (SELECT nonce FROM owner) IS ? THEN 0 \
         ELSE abs(-9223372036854775808) END;"
    };
}
use owned;

/// Begins a change. What is read in it is true only once it is committed: a statement gives back its
/// rows before it is known whether they can be stored.
async fn begin<'a>(
    connection: &'a mut SqliteConnection,
    owner: &Owner,
) -> Result<Transaction<'a, sqlx::Sqlite>, StoreError> {
    owner.check()?;
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(down)?;
    sqlx::query(owned!()).bind(&owner.name).execute(&mut *change).await.map_err(down)?;
    Ok(change)
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        // A move changes a page or two, whatever their size: small ones spare the disk. A file
        // that is there keeps the size it has.
        .page_size(1024)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .pragma("wal_autocheckpoint", "0")
        // The log is written from its beginning again rather than cut: cutting takes long.
        .pragma("journal_size_limit", "268435456")
        .disable_statement_logging()
}

/// Copies the file of a store, which may be in use, to a new file.
pub async fn backup(file: &Path, out: &Path) -> Result<(), StoreError> {
    let name = out.to_str().ok_or_else(|| StoreError::Down("the name is not UTF-8".into()))?;
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(30))
        .disable_statement_logging()
        .connect()
        .await
        .map_err(down)?;
    // What is there is left alone, also a link that somebody has put there meanwhile.
    private(OpenOptions::new().create_new(true)).open(out).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Conflict,
        _ => unusable(error),
    })?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    if copied.is_err() {
        // Half a copy is worse than none.
        let _ = std::fs::remove_file(out);
    }
    copied.map(drop).map_err(down)
}

/// What went wrong, in the store's words.
fn down(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(reason) if reason.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(reason) if reason.message() == "integer overflow" => {
            StoreError::InUse
        }
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => {
            StoreError::Broken(error.to_string())
        }
        _ => StoreError::Down(error.to_string()),
    }
}

/// A word as it is on the wire, too.
fn read_word<T: serde::de::DeserializeOwned>(word: &str) -> Result<T, StoreError> {
    serde_json::from_value(word.into()).map_err(|error| StoreError::Broken(error.to_string()))
}

/// People as a text in which one can be looked for: `,3,17,`.
fn people_text(people: &[PersonId]) -> String {
    let mut text = String::from(",");
    for person in people {
        text += &person.0.to_string();
        text.push(',');
    }
    text
}

fn read_people(text: &str) -> Vec<PersonId> {
    text.split(',').filter_map(|number| number.parse().ok()).map(PersonId).collect()
}
