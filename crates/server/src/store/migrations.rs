//! Brings the schema up to date.

use crate::store::StoreError;
use sqlx::{AnyConnection, Connection};

/// Every step from nothing to today's schema. A step that was released is never changed.
const STEPS: &[&str] = &[
    include_str!("migrations/001_people_and_games.sql"),
    include_str!("migrations/002_lobby.sql"),
    include_str!("migrations/003_ratings.sql"),
    include_str!("migrations/004_chat.sql"),
    include_str!("migrations/005_blocks_and_reports.sql"),
    include_str!("migrations/006_moderation.sql"),
    include_str!("migrations/007_live_endgames.sql"),
    include_str!("migrations/008_studies.sql"),
    include_str!("migrations/009_lists.sql"),
];

/// Takes the steps that the database has not taken yet, each as one whole.
pub(crate) async fn run(connection: &mut AnyConnection) -> Result<(), StoreError> {
    take(connection, STEPS).await
}

/// Whether the database has taken all steps, and no others.
pub(crate) async fn is_current(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let tables: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master WHERE name = 'schema_steps'")
            .fetch_one(&mut *connection)
            .await?;
    if tables == 0 {
        return Ok(false);
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT MAX(step) FROM schema_steps")
        .fetch_one(connection)
        .await?;
    Ok(found == Some(STEPS.len() as i64))
}

async fn take(connection: &mut AnyConnection, steps: &[&'static str]) -> Result<(), StoreError> {
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT NOT NULL PRIMARY KEY)")
        .execute(&mut *connection)
        .await?;
    let found: Option<i64> = sqlx::query_scalar("SELECT MAX(step) FROM schema_steps")
        .fetch_one(&mut *connection)
        .await?;
    let found = found.unwrap_or(0);
    let known = steps.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, step) in (1..).zip(steps).skip(found as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO schema_steps (step) VALUES ($1)")
            .bind(number)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        tracing::info!(step = number, "the database was brought up to date");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_step_that_fails_leaves_nothing() {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect("sqlite::memory:").await.unwrap();
        let first = "CREATE TABLE a (x BIGINT)";
        let steps: &[&str] = &[
            first,
            "CREATE TABLE b (x BIGINT); CREATE TABLE a (x BIGINT)",
        ];
        take(&mut connection, steps).await.unwrap_err();
        let tables: Vec<String> =
            sqlx::query_scalar("SELECT name FROM sqlite_master WHERE name IN ('a', 'b')")
                .fetch_all(&mut connection)
                .await
                .unwrap();
        assert_eq!(tables, ["a"]);
        // Put right, it is taken; and what was taken is not taken again.
        let steps: &[&str] = &[first, "CREATE TABLE b (x BIGINT)"];
        take(&mut connection, steps).await.unwrap();
        take(&mut connection, steps).await.unwrap();
    }

    #[tokio::test]
    async fn data_of_a_newer_version_are_left_alone() {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect("sqlite::memory:").await.unwrap();
        take(
            &mut connection,
            &["CREATE TABLE a (x BIGINT)", "CREATE TABLE b (x BIGINT)"],
        )
        .await
        .unwrap();
        let error = take(&mut connection, &["CREATE TABLE a (x BIGINT)"]).await;
        assert!(matches!(
            error,
            Err(StoreError::Newer { found: 2, known: 1 })
        ));
    }
}
