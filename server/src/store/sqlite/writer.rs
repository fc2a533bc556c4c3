//! Group commit: entries of all tables that arrive while the disk is busy are written together,
//! so that one wait for the disk serves them all.

use std::sync::Arc;
use std::time::Instant;

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Connection as _, Sqlite, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::{down, people_text, word};
use crate::store::{Append, Sign, StoreError};

/// The most appends in one transaction.
const MOST: usize = 512;

/// Something to be written.
pub(super) enum Work {
    Append(Append),
    Snapshot { table: String, seq: u32, log: String },
}

/// What is to be written, and who waits for it.
pub(super) struct Pending {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes what arrives until nobody can send any more.
pub(super) async fn write(
    connection: Arc<Mutex<SqliteConnection>>,
    mut arriving: mpsc::Receiver<Pending>,
) {
    let batches = metrics::histogram!("comptoir_commit_batch_appends");
    let commits = metrics::histogram!("comptoir_commit_seconds");
    let mut batch = Vec::with_capacity(MOST);
    while arriving.recv_many(&mut batch, MOST).await > 0 {
        let begun = Instant::now();
        batches.record(batch.len() as f64);
        let mut connection = connection.lock().await;
        let together = together(&mut connection, &batch).await;
        if together.is_ok() || batch.len() == 1 {
            drop(connection);
            for pending in batch.drain(..) {
                // Who has stopped waiting finds the entry in the log.
                let _ = pending.done.send(together.clone());
            }
        } else {
            // One of them is at fault: the others must not suffer for it.
            for pending in batch.drain(..) {
                let alone = together_one(&mut connection, &pending).await;
                let _ = pending.done.send(alone);
            }
        }
        commits.record(begun.elapsed());
    }
}

async fn together_one(
    connection: &mut SqliteConnection,
    pending: &Pending,
) -> Result<(), StoreError> {
    together(connection, std::slice::from_ref(pending)).await
}

async fn together(connection: &mut SqliteConnection, batch: &[Pending]) -> Result<(), StoreError> {
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await.map_err(down)?;
    let appends = || {
        batch.iter().filter_map(|pending| match &pending.work {
            Work::Append(append) => Some(append),
            Work::Snapshot { .. } => None,
        })
    };

    let rows: Vec<_> =
        appends().flat_map(|one| one.rows.iter().map(|row| (&one.table, row))).collect();
    let log = "INSERT INTO log (\"table\", seq, at, entry) VALUES ";
    insert(&mut work, log, 4, "", &rows, |query, (table, row)| {
        query.bind((*table).clone()).bind(row.seq).bind(row.at as i64).bind(row.entry.clone())
    })
    .await?;

    // The last turn of a table is the one that counts.
    let mut turns: Vec<_> =
        appends().filter_map(|one| Some((&one.table, one.turn.as_ref()?))).collect();
    turns.reverse();
    turns.sort_by_key(|(table, _)| *table);
    turns.dedup_by_key(|(table, _)| *table);
    let turn = "INSERT INTO turns (\"table\", awaited, at, due) VALUES ";
    let again = " ON CONFLICT DO UPDATE SET awaited = excluded.awaited, at = excluded.at, due = excluded.due";
    insert(&mut work, turn, 4, again, &turns, |query, (table, turn)| {
        query
            .bind((*table).clone())
            .bind(people_text(&turn.awaited))
            .bind(turn.at as i64)
            .bind(turn.due.map(|due| due as i64))
    })
    .await?;

    for append in appends() {
        if let Some(sign) = &append.sign {
            write_sign(&mut work, &append.table, sign).await?;
        }
    }
    for pending in batch {
        if let Work::Snapshot { table, seq, log } = &pending.work {
            write_snapshot(&mut work, table, *seq, log).await?;
        }
    }
    work.commit().await.map_err(down)
}

/// Inserts rows in pieces of a few sizes only, so that the statements are prepared once.
async fn insert<T>(
    connection: &mut SqliteConnection,
    head: &str,
    columns: usize,
    tail: &str,
    rows: &[T],
    bind: impl for<'q> Fn(Query<'q, Sqlite, SqliteArguments>, &T) -> Query<'q, Sqlite, SqliteArguments>,
) -> Result<(), StoreError> {
    let mut rest = rows;
    while !rest.is_empty() {
        let size = [128, 32, 8, 1].into_iter().find(|size| *size <= rest.len()).unwrap_or(1);
        let (piece, after) = rest.split_at(size);
        rest = after;
        let row = format!("({})", vec!["?"; columns].join(", "));
        let sql = format!("{head}{}{tail}", vec![row; size].join(", "));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in piece {
            query = bind(query, row);
        }
        query.execute(&mut *connection).await.map_err(down)?;
    }
    Ok(())
}

async fn write_sign(
    connection: &mut SqliteConnection,
    table: &Arc<str>,
    sign: &Sign,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, game, phase, door, pane, seats, seated) \
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET game = excluded.game, \
         phase = excluded.phase, door = excluded.door, pane = excluded.pane, \
         seats = excluded.seats, seated = excluded.seated",
    )
    .bind(table.clone())
    .bind(&sign.game)
    .bind(word(&sign.phase))
    .bind(word(&sign.door))
    .bind(word(&sign.window))
    .bind(sign.seats)
    .bind(serde_json::to_string(&sign.seated).unwrap_or_default())
    .execute(&mut *connection)
    .await
    .map_err(down)?;
    sqlx::query("DELETE FROM members WHERE \"table\" = ?")
        .bind(table.clone())
        .execute(&mut *connection)
        .await
        .map_err(down)?;
    let head = "INSERT INTO members (person, \"table\") VALUES ";
    let again = " ON CONFLICT DO NOTHING";
    insert(connection, head, 2, again, &sign.people, |query, person| {
        query.bind(person.0).bind(table.clone())
    })
    .await
}

async fn write_snapshot(
    connection: &mut SqliteConnection,
    table: &str,
    seq: u32,
    log: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO snapshots (\"table\", seq, log) VALUES (?, ?, ?) ON CONFLICT DO UPDATE \
         SET seq = excluded.seq, log = excluded.log WHERE excluded.seq > seq",
    )
    .bind(table)
    .bind(seq)
    .bind(log)
    .execute(connection)
    .await
    .map_err(down)?;
    Ok(())
}
