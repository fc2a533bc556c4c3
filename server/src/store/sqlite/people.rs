//! People, their sessions and their tokens; and the store's contract, put together.

use kit::Hash;
use room::{Logged, PersonId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::writer::Work;
use super::{
    Append, Known, Later, Listed, Scope, Sqlite, Store, StoreError, TokenLine, TokenTerms, begin,
    down, read_word,
};
use crate::fold::folded;

/// Guests are forgotten after thirty days, and tokens so long after they have ended.
const FORGOTTEN: u64 = 30 * 24 * 60 * 60 * 1000;

fn known(row: &SqliteRow) -> Result<Known, StoreError> {
    Ok(Known {
        id: PersonId(row.try_get("id").map_err(down)?),
        name: row.try_get("name").map_err(down)?,
        guest: row.try_get::<Option<String>, _>("account").map_err(down)?.is_none(),
    })
}

fn secret(row: &SqliteRow) -> Result<Hash, StoreError> {
    let secret: Vec<u8> = row.try_get(0).map_err(down)?;
    secret.try_into().map(Hash).map_err(|_| StoreError::Broken("a secret".into()))
}

/// Folds the names of accounts from before names were folded. Where two look alike, the older one has
/// the name; the other keeps the letters it was made with, and can still come in by them.
pub(super) async fn fold_accounts(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let sql = "SELECT id, name FROM people WHERE account IS NOT NULL ORDER BY id";
    let rows = sqlx::query(sql).fetch_all(&mut *connection).await.map_err(down)?;
    for row in rows {
        let (id, name): (i64, String) =
            (row.try_get(0).map_err(down)?, row.try_get(1).map_err(down)?);
        sqlx::query("UPDATE OR IGNORE people SET account = ? WHERE id = ?")
            .bind(folded(&name))
            .bind(id)
            .execute(&mut *connection)
            .await
            .map_err(down)?;
    }
    Ok(())
}

impl Sqlite {
    async fn make_account(
        &self,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
        now: u64,
    ) -> Result<(Known, Vec<Hash>), StoreError> {
        let mut connection = self.connection.lock().await;
        let mut change = begin(&mut connection, &self.owner).await?;
        let mut ended = Vec::new();
        let row = match guest {
            Some(guest) => {
                let sql = "UPDATE tokens SET expires = min(expires, ?) WHERE person = ? \
                           RETURNING secret";
                let tokens = sqlx::query(sql).bind(now as i64).bind(guest.0);
                for row in tokens.fetch_all(&mut *change).await.map_err(down)? {
                    ended.push(secret(&row)?);
                }
                let sql = "UPDATE people SET name = ?, account = ?, password = ? \
                           WHERE id = ? AND account IS NULL RETURNING id";
                let query = sqlx::query(sql).bind(name).bind(folded(name)).bind(password);
                query.bind(guest.0).fetch_optional(&mut *change).await.map_err(down)?
            }
            None => {
                let sql = "INSERT INTO people (name, account, password, created) \
                           VALUES (?, ?, ?, ?) RETURNING id";
                let query = sqlx::query(sql).bind(name).bind(folded(name)).bind(password);
                query.bind(now as i64).fetch_optional(&mut *change).await.map_err(down)?
            }
        };
        let id = row.ok_or(StoreError::Conflict)?.try_get(0).map_err(down)?;
        change.commit().await.map_err(down)?;
        Ok((Known { id: PersonId(id), name: name.to_owned(), guest: false }, ended))
    }

    async fn change_password(
        &self,
        person: PersonId,
        password: &str,
        but: Option<Hash>,
    ) -> Result<Vec<Hash>, StoreError> {
        let mut connection = self.connection.lock().await;
        let mut change = begin(&mut connection, &self.owner).await?;
        sqlx::query("UPDATE people SET password = ? WHERE id = ? AND account IS NOT NULL")
            .bind(password)
            .bind(person.0)
            .execute(&mut *change)
            .await
            .map_err(down)?;
        let mut ended = end_sessions(&mut change, person, but).await?;
        ended.extend(end_tokens(&mut change, person).await?);
        change.commit().await.map_err(down)?;
        Ok(ended)
    }

    async fn forget_person(
        &self,
        person: PersonId,
        tables: &[String],
        name: &str,
    ) -> Result<Vec<Hash>, StoreError> {
        self.write_down(Work::PlaceAll).await?;
        let tables =
            serde_json::to_string(tables).map_err(|error| StoreError::Broken(error.to_string()))?;
        let mut connection = self.connection.lock().await;
        let mut change = begin(&mut connection, &self.owner).await?;
        let mut ended = end_sessions(&mut change, person, None).await?;
        ended.extend(end_tokens(&mut change, person).await?);
        sqlx::query("UPDATE people SET name = ?, account = NULL, password = NULL WHERE id = ?")
            .bind(name)
            .bind(person.0)
            .execute(&mut *change)
            .await
            .map_err(down)?;
        for sql in [
            "UPDATE log SET entry = json_set(entry, '$.person.name', ?2) \
                WHERE \"table\" IN (SELECT value FROM json_each(?3)) \
                AND json_extract(entry, '$.person.id') = ?1",
            "UPDATE log SET entry = json_set(entry, '$.host.name', ?2) \
                WHERE \"table\" IN (SELECT value FROM json_each(?3)) \
                AND json_extract(entry, '$.host.id') = ?1",
        ] {
            sqlx::query(sql)
                .bind(person.0)
                .bind(name)
                .bind(&tables)
                .execute(&mut *change)
                .await
                .map_err(down)?;
        }
        change.commit().await.map_err(down)?;
        Ok(ended)
    }

    async fn find_naming(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        self.write_down(Work::PlaceAll).await?;
        // Looking for the letters is much quicker than reading every entry.
        let sql = "SELECT DISTINCT \"table\" FROM log \
             WHERE instr(entry, '\"id\":' || ?1 || ',') > 0 \
             AND ?1 IN (json_extract(entry, '$.person.id'), json_extract(entry, '$.host.id'))";
        let rows = sqlx::query(sql).bind(person.0).fetch_all(&self.reads).await.map_err(down)?;
        rows.iter().map(|row| row.try_get(0).map_err(down)).collect()
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

async fn end_sessions(
    change: &mut SqliteConnection,
    person: PersonId,
    but: Option<Hash>,
) -> Result<Vec<Hash>, StoreError> {
    let but = but.map_or_else(Vec::new, |secret| secret.0.to_vec());
    let sql = "DELETE FROM sessions WHERE person = ? AND secret <> ? RETURNING secret";
    let query = sqlx::query(sql).bind(person.0).bind(but);
    query.fetch_all(change).await.map_err(down)?.iter().map(secret).collect()
}

async fn end_tokens(
    change: &mut SqliteConnection,
    person: PersonId,
) -> Result<Vec<Hash>, StoreError> {
    let query = sqlx::query("DELETE FROM tokens WHERE person = ? RETURNING secret").bind(person.0);
    query.fetch_all(change).await.map_err(down)?.iter().map(secret).collect()
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Later<'_, ()> {
        Box::pin(self.write_down(Work::Append(append)))
    }

    fn log<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Logged>> {
        Box::pin(self.read_log(table))
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
            let mut change = begin(&mut connection, &self.owner).await?;
            let row = sqlx::query("INSERT INTO people (name, created) VALUES (?, ?) RETURNING id")
                .bind(name)
                .bind(now as i64)
                .fetch_one(&mut *change)
                .await
                .map_err(down)?;
            let id = PersonId(row.try_get(0).map_err(down)?);
            change.commit().await.map_err(down)?;
            Ok(Known { id, name: name.to_owned(), guest: true })
        })
    }

    fn rename<'a>(&'a self, person: PersonId, name: &'a str) -> Later<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            let sql = "UPDATE people SET name = ?1, \
                       account = CASE WHEN account IS NULL THEN NULL ELSE ?2 END WHERE id = ?3";
            sqlx::query(sql)
                .bind(name)
                .bind(folded(name))
                .bind(person.0)
                .execute(&mut *change)
                .await
                .map_err(down)?;
            change.commit().await.map_err(down)
        })
    }

    fn new_account<'a>(
        &'a self,
        guest: Option<PersonId>,
        name: &'a str,
        password: &'a str,
        now: u64,
    ) -> Later<'a, (Known, Vec<Hash>)> {
        Box::pin(self.make_account(guest, name, password, now))
    }

    fn account<'a>(&'a self, name: &'a str) -> Later<'a, Option<(Known, String)>> {
        Box::pin(async move {
            // An account from before names were folded may have its own letters.
            let sql = "SELECT id, name, account, password FROM people \
                       WHERE account IN (?1, ?2) ORDER BY account <> ?2 LIMIT 1";
            let row = sqlx::query(sql)
                .bind(folded(name))
                .bind(name.to_lowercase())
                .fetch_optional(&self.reads)
                .await
                .map_err(down)?;
            let Some(row) = row else { return Ok(None) };
            Ok(Some((known(&row)?, row.try_get("password").map_err(down)?)))
        })
    }

    fn password(&self, person: PersonId) -> Later<'_, Option<String>> {
        Box::pin(async move {
            let sql = "SELECT password FROM people WHERE id = ? AND account IS NOT NULL";
            let query = sqlx::query(sql).bind(person.0);
            let row = query.fetch_optional(&self.reads).await.map_err(down)?;
            row.map(|row| row.try_get(0).map_err(down)).transpose()
        })
    }

    fn new_password<'a>(
        &'a self,
        person: PersonId,
        password: &'a str,
        but: Option<Hash>,
    ) -> Later<'a, Vec<Hash>> {
        Box::pin(self.change_password(person, password, but))
    }

    fn end_sessions(&self, person: PersonId) -> Later<'_, Vec<Hash>> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            let ended = end_sessions(&mut change, person, None).await?;
            change.commit().await.map_err(down)?;
            Ok(ended)
        })
    }

    fn tables_naming(&self, person: PersonId) -> Later<'_, Vec<String>> {
        Box::pin(self.find_naming(person))
    }

    fn forget<'a>(
        &'a self,
        person: PersonId,
        tables: &'a [String],
        name: &'a str,
    ) -> Later<'a, Vec<Hash>> {
        Box::pin(self.forget_person(person, tables, name))
    }

    fn new_session(&self, person: PersonId, secret: Hash, expires: u64) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            sqlx::query("INSERT INTO sessions (secret, person, expires) VALUES (?, ?, ?)")
                .bind(secret.0.as_slice())
                .bind(person.0)
                .bind(expires as i64)
                .execute(&mut *change)
                .await
                .map_err(down)?;
            change.commit().await.map_err(down)
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
            let mut change = begin(&mut connection, &self.owner).await?;
            sqlx::query("UPDATE sessions SET expires = ? WHERE secret = ?")
                .bind(expires as i64)
                .bind(secret.0.as_slice())
                .execute(&mut *change)
                .await
                .map_err(down)?;
            change.commit().await.map_err(down)
        })
    }

    fn end_session(&self, secret: Hash) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            sqlx::query("DELETE FROM sessions WHERE secret = ?")
                .bind(secret.0.as_slice())
                .execute(&mut *change)
                .await
                .map_err(down)?;
            change.commit().await.map_err(down)
        })
    }

    fn new_token<'a>(
        &'a self,
        person: PersonId,
        secret: Hash,
        token: &'a TokenTerms,
        now: u64,
    ) -> Later<'a, i64> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            let sql = "INSERT INTO tokens (secret, person, label, created, scope, expires) \
                       VALUES (?, ?, ?, ?, ?, ?) RETURNING id";
            let row = sqlx::query(sql)
                .bind(secret.0.as_slice())
                .bind(person.0)
                .bind(&token.label)
                .bind(now as i64)
                .bind(scope_word(token.scope))
                .bind(token.expires as i64)
                .fetch_one(&mut *change)
                .await
                .map_err(down)?;
            let id = row.try_get(0).map_err(down)?;
            change.commit().await.map_err(down)?;
            Ok(id)
        })
    }

    fn renew_token(&self, person: PersonId, id: i64, expires: u64) -> Later<'_, bool> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            let renewed = sqlx::query("UPDATE tokens SET expires = ? WHERE id = ? AND person = ?")
                .bind(expires as i64)
                .bind(id)
                .bind(person.0)
                .execute(&mut *change)
                .await
                .map_err(down)?;
            change.commit().await.map_err(down)?;
            Ok(renewed.rows_affected() > 0)
        })
    }

    fn tokens(&self, person: PersonId) -> Later<'_, Vec<TokenLine>> {
        Box::pin(async move {
            let sql = "SELECT id, label, created, scope, expires FROM tokens \
                       WHERE person = ? ORDER BY id";
            let rows =
                sqlx::query(sql).bind(person.0).fetch_all(&self.reads).await.map_err(down)?;
            let line = |row: &SqliteRow| {
                let moment = |column: usize| row.try_get(column).map(|at: i64| at as u64);
                Ok(TokenLine {
                    id: row.try_get(0).map_err(down)?,
                    label: row.try_get(1).map_err(down)?,
                    created: moment(2).map_err(down)?,
                    scope: read_word(row.try_get(3).map_err(down)?)?,
                    expires: moment(4).map_err(down)?,
                })
            };
            rows.iter().map(line).collect()
        })
    }

    fn token(&self, secret: Hash, now: u64) -> Later<'_, Option<(Known, Scope, u64)>> {
        Box::pin(async move {
            let sql = "SELECT people.id AS id, name, account, scope, expires FROM tokens \
                       JOIN people ON people.id = person WHERE secret = ? AND expires > ?";
            let query = sqlx::query(sql).bind(secret.0.as_slice()).bind(now as i64);
            let Some(row) = query.fetch_optional(&self.reads).await.map_err(down)? else {
                return Ok(None);
            };
            let scope = read_word(row.try_get("scope").map_err(down)?)?;
            let expires: i64 = row.try_get("expires").map_err(down)?;
            Ok(Some((known(&row)?, scope, expires as u64)))
        })
    }

    fn end_token(&self, person: PersonId, id: i64) -> Later<'_, Option<Hash>> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            let sql = "DELETE FROM tokens WHERE id = ? AND person = ? RETURNING secret";
            let query = sqlx::query(sql).bind(id).bind(person.0);
            let ended = query.fetch_optional(&mut *change).await.map_err(down)?;
            let ended = ended.as_ref().map(secret).transpose()?;
            change.commit().await.map_err(down)?;
            Ok(ended)
        })
    }

    fn tidy(&self, now: u64) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut change = begin(&mut connection, &self.owner).await?;
            // The newest guest stays: its number must not be given to somebody else.
            for (sql, before) in [
                ("DELETE FROM sessions WHERE expires <= ?", now),
                ("DELETE FROM tokens WHERE expires <= ?", now.saturating_sub(FORGOTTEN)),
                (
                    "DELETE FROM people WHERE account IS NULL AND created < ? \
                     AND id < (SELECT max(id) FROM people) \
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id)",
                    now.saturating_sub(FORGOTTEN),
                ),
            ] {
                sqlx::query(sql).bind(before as i64).execute(&mut *change).await.map_err(down)?;
            }
            change.commit().await.map_err(down)
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

fn scope_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Play => "play",
        Scope::Read => "read",
    }
}
