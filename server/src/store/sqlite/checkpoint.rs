//! Moves what was written from the write-ahead log into the file, aside from the writers: were
//! it left to them, now and then a commit would wait for all of it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Row as _, SqliteConnection};
use tokio::sync::Mutex;

/// How often it is done.
const EVERY: Duration = Duration::from_secs(2);
/// Where the log is longer than this many pages the writers wait until it can begin anew. They
/// wait for what has come in since the last time only.
const LONG: i64 = 12_000;

/// Does it for ever.
pub(super) async fn checkpoint(mut own: SqliteConnection, writers: Arc<Mutex<SqliteConnection>>) {
    loop {
        tokio::time::sleep(EVERY).await;
        let pages = match once(&mut own, "PRAGMA wal_checkpoint(PASSIVE)").await {
            Ok(pages) => pages,
            Err(error) => {
                tracing::warn!(%error, "the write-ahead log stays");
                continue;
            }
        };
        if pages > LONG {
            let mut writers = writers.lock().await;
            if let Err(error) = once(&mut writers, "PRAGMA wal_checkpoint(RESTART)").await {
                tracing::warn!(%error, "the write-ahead log grows");
            }
        }
    }
}

/// Tells how many pages the log has.
async fn once(connection: &mut SqliteConnection, sql: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(sql).fetch_one(connection).await?.try_get(1)
}
