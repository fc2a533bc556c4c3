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
    /// Whether somebody else was in the way.
    held: bool,
    pages: i64,
    done: i64,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CaughtUp {
    /// The log is not long.
    Short,
    /// It begins anew with the next commit.
    Anew,
    /// Somebody reads what is in it, and has for long. It grows until they are done.
    Held,
}

/// Does it for ever.
pub(super) async fn checkpoint(mut own: SqliteConnection, writers: Arc<Mutex<SqliteConnection>>) {
    loop {
        tokio::time::sleep(EVERY).await;
        match catch_up(&mut own, &writers, LONG).await {
            Ok(CaughtUp::Held) => tracing::warn!("the write-ahead log grows: somebody reads in it"),
            Ok(CaughtUp::Short | CaughtUp::Anew) => {}
            Err(error) => tracing::warn!(%error, "the write-ahead log grows"),
        }
    }
}

async fn catch_up(
    own: &mut SqliteConnection,
    writers: &Mutex<SqliteConnection>,
    long: i64,
) -> Result<CaughtUp, sqlx::Error> {
    // Without patience: whoever waited for a reader here would have the writers wait as well.
    sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *own).await?;
    let mut moved = once(own, "PRAGMA wal_checkpoint(PASSIVE)").await?;
    if moved.pages <= long {
        return Ok(CaughtUp::Short);
    }
    // Each time it takes less long, and less has come in meanwhile.
    for _ in 0..TRIES {
        if moved.pages - moved.done <= SHORT {
            break;
        }
        moved = once(own, "PRAGMA wal_checkpoint(PASSIVE)").await?;
    }
    // The writers wait for the pages that are left, never for readers. A reader that holds the log
    // holds up nobody but the log.
    let _writers = writers.lock().await;
    let anew = once(own, "PRAGMA wal_checkpoint(RESTART)").await?;
    Ok(if anew.held { CaughtUp::Held } else { CaughtUp::Anew })
}

async fn once(connection: &mut SqliteConnection, sql: &'static str) -> Result<Moved, sqlx::Error> {
    let row = sqlx::query(sql).fetch_one(connection).await?;
    let held: i64 = row.try_get(0)?;
    Ok(Moved { held: held != 0, pages: row.try_get(1)?, done: row.try_get(2)? })
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions as _;

    use super::*;

    /// Issue 21, point 6. With a restart that waited, the writers would wait with it for as long as
    /// their own patience lasts.
    #[tokio::test]
    async fn a_long_read_does_not_stop_the_writers() {
        let folder = std::env::temp_dir().join(format!("comptoir-wal-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("wal.db");
        let _ = std::fs::remove_file(&file);
        let patient = super::super::options(&file)
            .create_if_missing(true)
            .busy_timeout(Duration::from_secs(3600));
        let mut writer = patient.connect().await.unwrap();
        let mut own = patient.connect().await.unwrap();
        let mut reader = patient.connect().await.unwrap();
        sqlx::raw_sql("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
            .execute(&mut writer)
            .await
            .unwrap();
        sqlx::raw_sql("BEGIN; SELECT * FROM t").execute(&mut reader).await.unwrap();
        sqlx::raw_sql("INSERT INTO t VALUES (2)").execute(&mut writer).await.unwrap();
        let writers = Mutex::new(writer);
        let long = Duration::from_secs(60);
        let held = tokio::time::timeout(long, catch_up(&mut own, &writers, 0)).await;
        assert_eq!(held.expect("it waits for the reader").unwrap(), CaughtUp::Held);
        let write = sqlx::raw_sql("INSERT INTO t VALUES (3)");
        write.execute(&mut *writers.lock().await).await.unwrap();
        sqlx::raw_sql("COMMIT").execute(&mut reader).await.unwrap();
        assert_eq!(catch_up(&mut own, &writers, 0).await.unwrap(), CaughtUp::Anew);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
