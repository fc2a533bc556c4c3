//! Moves what was written from the write-ahead log into the file, aside from the writers: were
//! it left to them, now and then a commit would wait for all of it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Row as _, SqliteConnection};
use tokio::sync::Mutex;

/// How often it is done.
const EVERY: Duration = Duration::from_secs(2);
/// Where the log is longer than this many pages the writers wait until it can begin anew.
const LONG: i64 = 48_000;
/// They wait for the pages that are not yet in the file: so many at most, unless they come in
/// faster than they can be moved.
const SHORT: i64 = 1_000;
/// So often it is tried to come down to that.
const TRIES: usize = 8;

/// How long the write-ahead log is, and how much of it is in the file.
struct Moved {
    pages: i64,
    done: i64,
}

/// Does it for ever.
pub(super) async fn checkpoint(mut own: SqliteConnection, writers: Arc<Mutex<SqliteConnection>>) {
    loop {
        tokio::time::sleep(EVERY).await;
        if let Err(error) = catch_up(&mut own, &writers).await {
            tracing::warn!(%error, "the write-ahead log grows");
        }
    }
}

async fn catch_up(
    own: &mut SqliteConnection,
    writers: &Mutex<SqliteConnection>,
) -> Result<(), sqlx::Error> {
    let mut moved = once(own, "PRAGMA wal_checkpoint(PASSIVE)").await?;
    if moved.pages <= LONG {
        return Ok(());
    }
    // Each time it takes less long, and less has come in meanwhile.
    for _ in 0..TRIES {
        if moved.pages - moved.done <= SHORT {
            break;
        }
        moved = once(own, "PRAGMA wal_checkpoint(PASSIVE)").await?;
    }
    let mut writers = writers.lock().await;
    once(&mut writers, "PRAGMA wal_checkpoint(RESTART)").await?;
    Ok(())
}

async fn once(connection: &mut SqliteConnection, sql: &'static str) -> Result<Moved, sqlx::Error> {
    let row = sqlx::query(sql).fetch_one(connection).await?;
    Ok(Moved { pages: row.try_get(1)?, done: row.try_get(2)? })
}
