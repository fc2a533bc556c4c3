//! Tables: their logs, and what lists know of them.

use room::{Entry, Logged, PersonId};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use tokio::sync::oneshot;

use super::writer::{Pending, Work};
use super::{Listed, Sqlite, StoreError, down, read_people, read_word};

const LISTED: &str = "SELECT id, game, phase, seats, seated, awaited, at FROM tables \
                      JOIN turns ON turns.\"table\" = tables.id ";

impl Sqlite {
    pub(super) async fn write_down(&self, work: Work) -> Result<(), StoreError> {
        let closed = || StoreError::Down("the store is closed".into());
        let (done, written) = oneshot::channel();
        let sender = self.sender().ok_or_else(closed)?;
        sender.send(Pending { work, done }).await.map_err(|_| closed())?;
        written.await.map_err(|_| closed())?
    }

    pub(super) async fn read_log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        let broken = |error: serde_json::Error| StoreError::Broken(error.to_string());
        self.write_down(Work::Place { table: table.to_owned() }).await?;
        let sql = "SELECT seq, at, entry FROM log WHERE \"table\" = ? ORDER BY seq";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.reads).await.map_err(down)?;
        let mut log = Vec::with_capacity(rows.len());
        for row in rows {
            let entry: &str = row.try_get(2).map_err(down)?;
            let entry: Entry = serde_json::from_str(entry).map_err(broken)?;
            let at: i64 = row.try_get(1).map_err(down)?;
            log.push(Logged { seq: row.try_get(0).map_err(down)?, at: at as u64, entry });
        }
        Ok(log)
    }

    pub(super) async fn tables_due(
        &self,
        before: u64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT \"table\" FROM turns WHERE due <= ? ORDER BY due LIMIT ?")
            .bind(before as i64)
            .bind(most)
            .fetch_all(&self.reads)
            .await
            .map_err(down)?;
        rows.iter().map(|row| row.try_get(0).map_err(down)).collect()
    }

    pub(super) async fn tables_of_person(
        &self,
        person: PersonId,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        const SQL: &str = "JOIN members ON members.\"table\" = tables.id WHERE members.person = ? \
             AND phase <> 'closed' \
             ORDER BY instr(awaited, ?) = 0, at DESC LIMIT ?";
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{LISTED}{SQL}")))
            .bind(person.0)
            .bind(super::people_text(&[person]))
            .bind(most)
            .fetch_all(&self.reads)
            .await
            .map_err(down)?;
        rows.iter().map(listed).collect()
    }

    pub(super) async fn tables_in_lobby(
        &self,
        since: u64,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        const SQL: &str = "WHERE ((phase = 'open' AND door = 'public') \
             OR (phase = 'playing' AND pane = 'public')) AND at >= ? \
             ORDER BY phase = 'open' DESC, at DESC LIMIT ?";
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{LISTED}{SQL}")))
            .bind(since as i64)
            .bind(most)
            .fetch_all(&self.reads)
            .await
            .map_err(down)?;
        rows.iter().map(listed).collect()
    }
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    let seated: &str = row.try_get("seated").map_err(down)?;
    let awaited: &str = row.try_get("awaited").map_err(down)?;
    let at: i64 = row.try_get("at").map_err(down)?;
    Ok(Listed {
        table: row.try_get("id").map_err(down)?,
        game: row.try_get("game").map_err(down)?,
        phase: read_word(row.try_get("phase").map_err(down)?)?,
        seats: row.try_get("seats").map_err(down)?,
        seated: serde_json::from_str(seated)
            .map_err(|error| StoreError::Broken(error.to_string()))?,
        awaited: read_people(awaited),
        at: at as u64,
    })
}
