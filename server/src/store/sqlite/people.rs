//! People, their sessions and their tokens; and the store's contract, put together.

use kit::Hash;
use room::{Logged, PersonId};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::writer::Work;
use super::{Append, Known, Later, Listed, Sqlite, Store, StoreError, TokenLine, down};

/// Guests are forgotten after thirty days.
const FORGOTTEN: u64 = 30 * 24 * 60 * 60 * 1000;

/// Large and small letters do not make another account.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

fn known(row: &SqliteRow) -> Result<Known, StoreError> {
    Ok(Known {
        id: PersonId(row.try_get("id").map_err(down)?),
        name: row.try_get("name").map_err(down)?,
        guest: row.try_get::<Option<String>, _>("account").map_err(down)?.is_none(),
    })
}

impl Sqlite {
    async fn make_account(
        &self,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
        now: u64,
    ) -> Result<Known, StoreError> {
        let mut connection = self.connection.lock().await;
        let row = match guest {
            Some(guest) => {
                let sql = "UPDATE people SET name = ?, account = ?, password = ? \
                           WHERE id = ? AND account IS NULL RETURNING id";
                let query = sqlx::query(sql).bind(name).bind(folded(name)).bind(password);
                query.bind(guest.0).fetch_optional(&mut *connection).await.map_err(down)?
            }
            None => {
                let sql = "INSERT INTO people (name, account, password, created) \
                           VALUES (?, ?, ?, ?) RETURNING id";
                let query = sqlx::query(sql).bind(name).bind(folded(name)).bind(password);
                query.bind(now as i64).fetch_optional(&mut *connection).await.map_err(down)?
            }
        };
        let id = row.ok_or(StoreError::Conflict)?.try_get(0).map_err(down)?;
        Ok(Known { id: PersonId(id), name: name.to_owned(), guest: false })
    }

    async fn finish(&self) -> Result<(), StoreError> {
        let sender = {
            let mut appends =
                self.appends.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            appends.take()
        };
        drop(sender);
        if let Some(writing) = self.writing.lock().await.take() {
            writing.await.map_err(|error| StoreError::Down(error.to_string()))?;
        }
        self.checkpoints.abort();
        self.reads.close().await;
        let mut connection = self.connection.lock().await;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut *connection)
            .await
            .map_err(down)?;
        Ok(())
    }
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Later<'_, ()> {
        Box::pin(self.write_down(Work::Append(append)))
    }

    fn log<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Logged>> {
        Box::pin(self.read_log(table))
    }

    fn snapshot<'a>(&'a self, table: &'a str, log: &'a [Logged]) -> Later<'a, ()> {
        Box::pin(self.write_snapshot(table, log))
    }

    fn due(&self, before: u64, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(self.tables_due(before, most))
    }

    fn tables_of(&self, person: PersonId, most: u32) -> Later<'_, Vec<Listed>> {
        Box::pin(self.tables_of_person(person, most))
    }

    fn lobby(&self, since: u64, most: u32) -> Later<'_, Vec<Listed>> {
        Box::pin(self.tables_in_lobby(since, most))
    }

    fn new_guest<'a>(&'a self, name: &'a str, now: u64) -> Later<'a, Known> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let row = sqlx::query("INSERT INTO people (name, created) VALUES (?, ?) RETURNING id")
                .bind(name)
                .bind(now as i64)
                .fetch_one(&mut *connection)
                .await
                .map_err(down)?;
            let id = PersonId(row.try_get(0).map_err(down)?);
            Ok(Known { id, name: name.to_owned(), guest: true })
        })
    }

    fn rename_guest<'a>(&'a self, person: PersonId, name: &'a str) -> Later<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("UPDATE people SET name = ? WHERE id = ? AND account IS NULL")
                .bind(name)
                .bind(person.0)
                .execute(&mut *connection)
                .await
                .map_err(down)?;
            Ok(())
        })
    }

    fn new_account<'a>(
        &'a self,
        guest: Option<PersonId>,
        name: &'a str,
        password: &'a str,
        now: u64,
    ) -> Later<'a, Known> {
        Box::pin(self.make_account(guest, name, password, now))
    }

    fn account<'a>(&'a self, name: &'a str) -> Later<'a, Option<(Known, String)>> {
        Box::pin(async move {
            let sql = "SELECT id, name, account, password FROM people WHERE account = ?";
            let row = sqlx::query(sql)
                .bind(folded(name))
                .fetch_optional(&self.reads)
                .await
                .map_err(down)?;
            let Some(row) = row else { return Ok(None) };
            Ok(Some((known(&row)?, row.try_get("password").map_err(down)?)))
        })
    }

    fn new_session(&self, person: PersonId, secret: Hash, expires: u64) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("INSERT INTO sessions (secret, person, expires) VALUES (?, ?, ?)")
                .bind(secret.0.as_slice())
                .bind(person.0)
                .bind(expires as i64)
                .execute(&mut *connection)
                .await
                .map_err(down)?;
            Ok(())
        })
    }

    fn session(&self, secret: Hash, now: u64) -> Later<'_, Option<(Known, u64)>> {
        Box::pin(async move {
            let sql = "SELECT id, name, account, expires FROM sessions \
                       JOIN people ON people.id = person WHERE secret = ? AND expires > ?";
            let query = sqlx::query(sql).bind(secret.0.as_slice()).bind(now as i64);
            let Some(row) = query.fetch_optional(&self.reads).await.map_err(down)? else {
                return Ok(None);
            };
            let expires: i64 = row.try_get("expires").map_err(down)?;
            Ok(Some((known(&row)?, expires as u64)))
        })
    }

    fn extend_session(&self, secret: Hash, expires: u64) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("UPDATE sessions SET expires = ? WHERE secret = ?")
                .bind(expires as i64)
                .bind(secret.0.as_slice())
                .execute(&mut *connection)
                .await
                .map_err(down)?;
            Ok(())
        })
    }

    fn end_session(&self, secret: Hash) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("DELETE FROM sessions WHERE secret = ?")
                .bind(secret.0.as_slice())
                .execute(&mut *connection)
                .await
                .map_err(down)?;
            Ok(())
        })
    }

    fn new_token<'a>(
        &'a self,
        person: PersonId,
        secret: Hash,
        label: &'a str,
        now: u64,
    ) -> Later<'a, i64> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let sql = "INSERT INTO tokens (secret, person, label, created) VALUES (?, ?, ?, ?) \
                       RETURNING id";
            let query = sqlx::query(sql).bind(secret.0.as_slice()).bind(person.0).bind(label);
            let row = query.bind(now as i64).fetch_one(&mut *connection).await.map_err(down)?;
            row.try_get(0).map_err(down)
        })
    }

    fn tokens(&self, person: PersonId) -> Later<'_, Vec<TokenLine>> {
        Box::pin(async move {
            let sql = "SELECT id, label, created FROM tokens WHERE person = ? ORDER BY id";
            let rows =
                sqlx::query(sql).bind(person.0).fetch_all(&self.reads).await.map_err(down)?;
            let line = |row: &SqliteRow| {
                let created: i64 = row.try_get(2).map_err(down)?;
                let (id, label) = (row.try_get(0).map_err(down)?, row.try_get(1).map_err(down)?);
                Ok(TokenLine { id, label, created: created as u64 })
            };
            rows.iter().map(line).collect()
        })
    }

    fn token(&self, secret: Hash) -> Later<'_, Option<Known>> {
        Box::pin(async move {
            let sql = "SELECT people.id AS id, name, account FROM tokens \
                       JOIN people ON people.id = person WHERE secret = ?";
            let query = sqlx::query(sql).bind(secret.0.as_slice());
            let row = query.fetch_optional(&self.reads).await.map_err(down)?;
            row.as_ref().map(known).transpose()
        })
    }

    fn end_token(&self, person: PersonId, id: i64) -> Later<'_, Option<Hash>> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let sql = "DELETE FROM tokens WHERE id = ? AND person = ? RETURNING secret";
            let ended = sqlx::query(sql)
                .bind(id)
                .bind(person.0)
                .fetch_optional(&mut *connection)
                .await
                .map_err(down)?;
            let Some(row) = ended else { return Ok(None) };
            let secret: Vec<u8> = row.try_get(0).map_err(down)?;
            let secret = secret.try_into();
            secret
                .map(|secret| Some(Hash(secret)))
                .map_err(|_| StoreError::Broken("a token".into()))
        })
    }

    fn tidy(&self, now: u64) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("DELETE FROM sessions WHERE expires <= ?")
                .bind(now as i64)
                .execute(&mut *connection)
                .await
                .map_err(down)?;
            // The newest stays: its number must not be given to somebody else.
            let guests = "DELETE FROM people WHERE account IS NULL AND created < ? \
                 AND id < (SELECT max(id) FROM people) \
                 AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id)";
            sqlx::query(guests)
                .bind(now.saturating_sub(FORGOTTEN) as i64)
                .execute(&mut *connection)
                .await
                .map_err(down)?;
            Ok(())
        })
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").fetch_one(&self.reads).await.map_err(down)?;
            Ok(())
        })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(self.finish())
    }
}
