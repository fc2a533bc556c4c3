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

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::{Arc, Mutex as Short, PoisonError};
use std::time::Duration;

use room::PersonId;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

use self::writer::Pending;
use super::{Append, Known, Later, Listed, Store, StoreError, TokenLine};

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
    /// Held as long as the store is open.
    _lock: File,
}

impl Sqlite {
    /// Opens the file, which is made and brought up to date if need be.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock(file)?;
        let options = options(file).create_if_missing(true);
        // Whoever writes keeps in memory what a few thousand tables in play touch.
        let writer = options.clone().pragma("cache_size", "-32768");
        let mut connection = writer.connect().await.map_err(down)?;
        migrations::migrate(&mut connection).await?;
        let journal = writer::recover(&mut connection).await?;
        let aside = options.connect().await.map_err(down)?;
        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(options.create_if_missing(false))
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
    let open = || File::options().create(true).truncate(false).write(true).open(&name);
    let lock = open().map_err(|error| StoreError::Down(error.to_string()))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        // Some file systems cannot lock: then it is left to those who start houses.
        Err(TryLockError::Error(_)) => Ok(lock),
    }
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
    if out.symlink_metadata().is_ok() {
        return Err(StoreError::Conflict);
    }
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(30))
        .disable_statement_logging()
        .connect()
        .await
        .map_err(down)?;
    let name = out.to_str().ok_or_else(|| StoreError::Down("the name is not UTF-8".into()))?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(down)?;
    Ok(())
}

/// What went wrong, in the store's words.
fn down(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(reason) if reason.is_unique_violation() => StoreError::Conflict,
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
