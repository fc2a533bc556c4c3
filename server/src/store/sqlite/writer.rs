//! Group commit: entries of all tables that arrive while the disk is busy are written together,
//! so that one wait for the disk serves them all.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use sqlx::SqliteConnection;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

use super::journal::Journal;
use super::{down, owned, people_text};
use crate::store::{Append, Row, StoreError, Turn};

/// The most appends in one transaction.
const MOST: usize = 512;
/// Where so many come at once the server is busy: they go by the journal,
const MANY: usize = 16;
/// and those that come next are gathered until so long after the beginning of the last commit.
const GATHER: Duration = Duration::from_millis(5);
/// After so long without work the journal is emptied,
const REST: Duration = Duration::from_millis(100);
/// so many tables at a time.
const TABLES: usize = 64;

/// Something to be written.
pub(super) enum Work {
    Append(Append),
    /// What is in the journal of a table is to be put in its place.
    Place {
        table: String,
    },
    /// The same of all tables.
    PlaceAll,
}

/// What is to be written, and who waits for it.
pub(super) struct Pending {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Puts in its place what was left in the journal when the server was last open.
pub(super) async fn recover(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
) -> Result<(), StoreError> {
    while !journal.is_empty() {
        let places = journal.first(TABLES);
        commit(connection, journal, &[], false, places).await?;
    }
    Ok(())
}

/// Writes what arrives until nobody can send any more.
pub(super) async fn write(
    connection: Arc<Mutex<SqliteConnection>>,
    mut journal: Journal,
    mut arriving: mpsc::Receiver<Pending>,
) {
    let batches = metrics::histogram!("comptoir_commit_batch_appends");
    let commits = metrics::histogram!("comptoir_commit_seconds");
    let mut batch = Vec::with_capacity(MOST);
    let mut next = Instant::now();
    loop {
        let wait = if journal.is_empty() { Duration::MAX } else { REST };
        let arrived = match timeout(wait, arriving.recv_many(&mut batch, MOST)).await {
            Ok(arrived) => arrived > 0,
            Err(_) => true,
        };
        if !arrived {
            break;
        }
        if next > Instant::now() {
            sleep_until(next).await;
            while batch.len() < MOST
                && let Ok(pending) = arriving.try_recv()
            {
                batch.push(pending);
            }
        }
        let begun = Instant::now();
        let busy = batch.len() >= MANY;
        if busy {
            next = begun + GATHER;
        }
        batches.record(batch.len() as f64);
        let mut connection = connection.lock().await;
        write_batch(&mut connection, &mut journal, &mut batch, busy).await;
        commits.record(begun.elapsed());
    }
    let mut connection = connection.lock().await;
    while !journal.is_empty() {
        let places = journal.first(TABLES);
        if let Err(error) = commit(&mut connection, &mut journal, &[], false, places).await {
            // It stays in the journal, and is put in its place the next time.
            return tracing::error!(%error, "the journal could not be emptied");
        }
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
    batch: &mut Vec<Pending>,
    busy: bool,
) {
    let asked: Vec<&str> = batch
        .iter()
        .filter_map(|pending| match &pending.work {
            Work::Place { table } => Some(&**table),
            _ => None,
        })
        .collect();
    let all = batch.iter().any(|pending| matches!(pending.work, Work::PlaceAll));
    let places = match batch.is_empty() {
        _ if all => journal.first(usize::MAX),
        true => journal.first(TABLES),
        false => journal.due(&asked),
    };
    let together = commit(connection, journal, batch, busy, places).await;
    if let (Err(error), true) = (&together, batch.is_empty()) {
        tracing::error!(%error, "the journal could not be put in its place");
        tokio::time::sleep(REST).await;
    }
    if together.is_ok() || batch.len() == 1 {
        for pending in batch.drain(..) {
            // Who has stopped waiting finds the entry in the log.
            let _ = pending.done.send(together.clone());
        }
        return;
    }
    // One of them is at fault: the others must not suffer for it.
    for pending in batch.drain(..) {
        let places = match &pending.work {
            Work::Place { table } => journal.due(&[table]),
            Work::PlaceAll => journal.first(usize::MAX),
            Work::Append(_) => Vec::new(),
        };
        let one = std::slice::from_ref(&pending);
        let alone = commit(connection, journal, one, false, places).await;
        let _ = pending.done.send(alone);
    }
}

/// Everything in one text, so that it takes one step: each `?` is a list of rows as JSON. What
/// comes from the journal may be in its place already.
const TOGETHER: &str = concat!(
    "BEGIN IMMEDIATE;",
    owned!(),
    r#"
    INSERT INTO journal (id, work) SELECT value ->> 0, value ->> 1 FROM json_each(?);
    INSERT INTO log ("table", seq, at, entry)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?);
    INSERT INTO log ("table", seq, at, entry)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
        ON CONFLICT DO NOTHING;
    INSERT INTO turns ("table", seq, awaited, at, due)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        FROM json_each(?) WHERE true
        ON CONFLICT DO UPDATE SET seq = excluded.seq, awaited = excluded.awaited,
            at = excluded.at, due = excluded.due
        WHERE excluded.seq >= turns.seq;
    INSERT INTO tables (id, game, phase, door, pane, seats, seated)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
            value ->> 6
        FROM json_each(?) WHERE true
        ON CONFLICT DO UPDATE SET game = excluded.game, phase = excluded.phase,
            door = excluded.door, pane = excluded.pane, seats = excluded.seats,
            seated = excluded.seated;
    DELETE FROM members WHERE "table" IN (SELECT value ->> 0 FROM json_each(?));
    INSERT INTO members ("table", person)
        SELECT listed.value ->> 0, person.value
        FROM json_each(?) AS listed, json_each(listed.value, '$[1]') AS person WHERE true
        ON CONFLICT DO NOTHING;
    DELETE FROM journal WHERE id < ?;
    COMMIT
"#
);

/// Writes a batch and puts tables of the journal in their places, all of it or nothing.
async fn commit(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
    batch: &[Pending],
    busy: bool,
    mut places: Vec<Arc<str>>,
) -> Result<(), StoreError> {
    journal.owner.check()?;
    places.sort_unstable();
    let appends = batch.iter().filter_map(|pending| match &pending.work {
        Work::Append(append) => Some(append),
        Work::Place { .. } | Work::PlaceAll => None,
    });
    let (entered, direct): (Vec<&Append>, Vec<&Append>) =
        appends.partition(|append| busy && journal.takes(append));
    if direct.iter().any(|append| journal.has(append)) {
        return Err(StoreError::Conflict);
    }
    let lines = (!entered.is_empty()).then(|| journal.line(&entered));

    let direct_rows =
        direct.iter().flat_map(|one| one.rows.iter().map(|row| log_row(&one.table, row)));
    let waiting = || places.iter().filter_map(|table| Some((table, journal.of(table)?)));
    let placed_rows =
        waiting().flat_map(|(table, one)| one.rows.iter().map(|row| log_row(table, row)));
    let direct_turns =
        direct.iter().filter_map(|one| turn_row(&one.table, &one.rows, one.turn.as_ref()));
    let placed_turns =
        waiting().filter_map(|(table, one)| turn_row(table, &one.rows, one.turn.as_ref()));
    let signs = last_of(direct.iter().filter_map(|one| Some((&*one.table, one.sign.as_ref()?))));
    let signs = signs.into_iter().map(|(table, sign)| {
        let seated = serde_json::to_string(&sign.seated).unwrap_or_default();
        (table, &sign.game, sign.phase, sign.door, sign.window, sign.seats, seated)
    });
    let people = last_of(direct.iter().filter_map(|one| Some((&*one.table, one.people.as_ref()?))));
    let people = rows(people);
    let written = sqlx::query(TOGETHER)
        .bind(&journal.owner.name)
        .bind(rows(lines))
        .bind(rows(direct_rows))
        .bind(rows(placed_rows))
        .bind(rows(direct_turns.chain(placed_turns)))
        .bind(rows(signs))
        .bind(people.clone())
        .bind(people)
        .bind(journal.needed(&places))
        .execute(&mut *connection)
        .await;
    if let Err(error) = written {
        // Unless it has ended already: then there is nothing to take back.
        let _ = sqlx::query("ROLLBACK").execute(connection).await;
        return Err(down(error));
    }
    journal.placed(&places);
    if !entered.is_empty() {
        journal.wrote_line(&entered);
    }
    direct.iter().for_each(|append| journal.wrote(append));
    Ok(())
}

fn log_row<'a>(table: &'a Arc<str>, row: &'a Row) -> impl Serialize + use<'a> {
    (&**table, row.seq, row.at, &row.entry)
}

fn turn_row<'a>(
    table: &'a Arc<str>,
    rows: &[Row],
    turn: Option<&Turn>,
) -> Option<(&'a str, u32, String, u64, Option<u64>)> {
    let seq = rows.last().map_or(0, |row| row.seq);
    turn.map(|turn| (&**table, seq, people_text(&turn.awaited), turn.at, turn.due))
}

/// Rows as JSON.
fn rows<T: Serialize>(rows: impl IntoIterator<Item = T>) -> String {
    let rows: Vec<T> = rows.into_iter().collect();
    // Plain data: writing it to memory cannot fail.
    serde_json::to_string(&rows).unwrap_or_default()
}

/// What was said last of each table: the rest does not count any more.
fn last_of<'a, T>(said: impl Iterator<Item = (&'a str, T)>) -> Vec<(&'a str, T)> {
    let mut said: Vec<_> = said.collect();
    said.reverse();
    said.sort_by_key(|(table, _)| *table);
    said.dedup_by_key(|(table, _)| *table);
    said
}
