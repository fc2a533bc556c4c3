//! How the file came to look as it does: numbered steps, each done once.

use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};

use super::{down, people};
use crate::store::StoreError;

/// The steps in order. A step that has been released is never changed.
const STEPS: &[&str] = &[
    include_str!("migrations/001-house.sql"),
    include_str!("migrations/002-journal.sql"),
    include_str!("migrations/003-hardening.sql"),
];
/// The step with which names that look alike became the same name.
const FOLDED: i64 = 3;

/// Brings the file up to date.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await.map_err(down)?;
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        .execute(&mut *work)
        .await
        .map_err(down)?;
    let row = sqlx::query("SELECT coalesce(max(version), 0) FROM schema_version")
        .fetch_one(&mut *work)
        .await
        .map_err(down)?;
    let found: i64 = row.try_get(0).map_err(down)?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (step, number) in STEPS.iter().zip(1..).skip(found.max(0) as usize) {
        sqlx::raw_sql(AssertSqlSafe(*step)).execute(&mut *work).await.map_err(down)?;
        sqlx::query("INSERT INTO schema_version (version) VALUES (?)")
            .bind(number)
            .execute(&mut *work)
            .await
            .map_err(down)?;
    }
    if found < FOLDED {
        people::fold_accounts(&mut work).await?;
    }
    work.commit().await.map_err(down)
}
