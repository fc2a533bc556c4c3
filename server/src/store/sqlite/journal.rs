//! The journal of a busy server.
//!
//! In the log the entries of a table stand together, so the entries of a hundred tables are a
//! hundred places in the file, and a commit of them takes that much longer. A busy server writes
//! them down one after another in its journal instead, which makes them durable, and puts them in
//! their place later: table by table, each time all that have gathered. What is in the journal
//! when the server falls is put in its place when it opens again.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sqlx::{Row as _, SqliteConnection};

use super::{Owner, down, people_text, read_people};
use crate::store::{Append, Row, StoreError, Turn};

/// In about so many commits every table has had its turn.
const ROUND: usize = 150;
/// So many tables are remembered at most.
const MOST: usize = 20_000;

/// Entries of one table that are in the journal only.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    pub(super) rows: Vec<Row>,
    pub(super) turn: Option<Turn>,
    /// The first line of the journal with one of them.
    line: i64,
}

/// One entry as it stands in the journal.
#[derive(Serialize, Deserialize)]
struct Entered {
    table: String,
    seq: u32,
    at: u64,
    entry: String,
    turn: Option<(String, u64, Option<u64>)>,
}

/// What is in the journal, and what is known of the tables that may use it.
#[derive(Debug, Default)]
pub(super) struct Journal {
    waiting: HashMap<Arc<str>, Waiting>,
    /// Those that wait, the longest first.
    order: VecDeque<Arc<str>>,
    /// The last entry of tables written here.
    last: HashMap<Arc<str>, u32>,
    /// The last line.
    line: i64,
    /// Whose it is.
    pub(super) owner: Arc<Owner>,
}

impl Journal {
    /// Takes up what was left behind.
    pub(super) async fn left(
        connection: &mut SqliteConnection,
        owner: Arc<Owner>,
    ) -> Result<Journal, StoreError> {
        let mut journal = Journal { owner, ..Journal::default() };
        let lines = sqlx::query("SELECT id, work FROM journal ORDER BY id")
            .fetch_all(connection)
            .await
            .map_err(down)?;
        for line in lines {
            journal.line = line.try_get(0).map_err(down)?;
            let entered: Vec<Entered> = serde_json::from_str(line.try_get(1).map_err(down)?)
                .map_err(|error| StoreError::Broken(error.to_string()))?;
            for one in entered {
                let turn = one.turn.map(|(awaited, at, due)| Turn {
                    awaited: read_people(&awaited),
                    at,
                    due,
                });
                let row = Row { seq: one.seq, at: one.at, entry: one.entry };
                journal.wait(&one.table.into(), vec![row], turn);
            }
        }
        Ok(journal)
    }

    /// Whether an append can go by the journal: nothing but entries that follow on the last one
    /// written here. Any other is checked by the log itself.
    pub(super) fn takes(&self, append: &Append) -> bool {
        let follows = |row: &Row| self.last.get(&append.table) == Some(&row.seq.wrapping_sub(1));
        append.sign.is_none()
            && append.people.is_none()
            && append.rows.len() == 1
            && append.rows.first().is_some_and(follows)
    }

    /// Whether one of these entries is in the journal already; the log knows only the others.
    pub(super) fn has(&self, append: &Append) -> bool {
        let waiting = self.waiting.get(&append.table);
        let known = |row: &Row| {
            waiting.is_some_and(|waiting| waiting.rows.iter().any(|known| known.seq == row.seq))
        };
        append.rows.iter().any(known)
    }

    /// A line of the journal with these, and its number.
    pub(super) fn line(&self, appends: &[&Append]) -> (i64, Vec<impl Serialize + use<>>) {
        let entered = appends.iter().flat_map(|append| {
            let turn = |turn: &Turn| (people_text(&turn.awaited), turn.at, turn.due);
            append.rows.iter().map(move |row| Entered {
                table: append.table.to_string(),
                seq: row.seq,
                at: row.at,
                entry: row.entry.clone(),
                turn: append.turn.as_ref().map(turn),
            })
        });
        (self.line + 1, entered.collect())
    }

    /// Remembers that a line was written, and for what.
    pub(super) fn wrote_line(&mut self, appends: &[&Append]) {
        self.line += 1;
        for append in appends {
            self.wait(&append.table, append.rows.clone(), append.turn.clone());
        }
    }

    fn wait(&mut self, table: &Arc<str>, rows: Vec<Row>, turn: Option<Turn>) {
        if let Some(row) = rows.last() {
            self.last.insert(table.clone(), row.seq);
        }
        let line = self.line;
        let waiting = self.waiting.entry(table.clone()).or_insert_with(|| {
            self.order.push_back(table.clone());
            Waiting { line, ..Waiting::default() }
        });
        waiting.rows.extend(rows);
        waiting.turn = turn.or(waiting.turn.take());
    }

    /// Remembers that an append was written in its place.
    pub(super) fn wrote(&mut self, append: &Append) {
        if self.last.len() >= MOST {
            self.last.retain(|table, _| self.waiting.contains_key(table));
        }
        if let Some(row) = append.rows.last() {
            self.last.insert(append.table.clone(), row.seq);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The tables to be put in their place with the next commit: those asked for, and those that
    /// have waited longest.
    pub(super) fn due(&self, asked: &[&str]) -> Vec<Arc<str>> {
        let asked = asked.iter().filter_map(|table| Some(self.waiting.get_key_value(*table)?.0));
        let mut due: Vec<Arc<str>> = asked.cloned().collect();
        due.extend(self.order.iter().take(self.waiting.len().div_ceil(ROUND)).cloned());
        due.sort_unstable();
        due.dedup();
        due
    }

    /// Every table that waits, `count` at most.
    pub(super) fn first(&self, count: usize) -> Vec<Arc<str>> {
        self.order.iter().take(count).cloned().collect()
    }

    /// What waits of a table.
    pub(super) fn of(&self, table: &Arc<str>) -> Option<&Waiting> {
        self.waiting.get(table)
    }

    /// The line before which nothing is needed any more once these are in their place.
    pub(super) fn needed(&self, placed: &[Arc<str>]) -> i64 {
        let mut others = self.order.iter().filter(|table| placed.binary_search(table).is_err());
        let first = others.next().and_then(|table| self.waiting.get(table));
        first.map_or(self.line + 1, |waiting| waiting.line)
    }

    /// Remembers that what waited of these is in its place.
    pub(super) fn placed(&mut self, placed: &[Arc<str>]) {
        for table in placed {
            self.waiting.remove(table);
        }
        self.order.retain(|table| placed.binary_search(table).is_err());
    }
}
