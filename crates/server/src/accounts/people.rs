//! People and their sessions in the database.

use crate::accounts::messages::Person;
use crate::store::{Store, StoreError};
use crate::time::{DAY, Millis};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A guest who came so long ago and has no session any more is gone. One who has played no game is forgotten.
pub(crate) const FORGET_GUESTS: Millis = 30 * DAY;

/// Somebody with an account, as far as signing in has to do with it.
pub(crate) struct Account {
    pub(crate) person: Person,
    pub(crate) password_hash: Option<String>,
    pub(crate) closed: bool,
}

/// A session that is open.
pub(crate) struct SessionRow {
    pub(crate) person: Person,
    pub(crate) expires_at: Millis,
}

/// When a session was begun and when it ends.
pub(crate) type SessionTimes = (Millis, Millis);

fn account(row: &AnyRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        person: Person {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
        },
        password_hash: row.try_get("password_hash")?,
        closed: row.try_get::<Option<i64>, _>("closed_at")?.is_some(),
    })
}

pub(crate) async fn by_name_key<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    key: &str,
) -> Result<Option<Account>, StoreError> {
    let row =
        sqlx::query("SELECT id, name, password_hash, closed_at FROM people WHERE name_key = $1")
            .bind(key.to_owned())
            .fetch_optional(executor)
            .await?;
    Ok(row.as_ref().map(account).transpose()?)
}

pub(crate) async fn by_id(store: &Store, id: &str) -> Result<Option<Account>, StoreError> {
    let row = sqlx::query("SELECT id, name, password_hash, closed_at FROM people WHERE id = $1")
        .bind(id.to_owned())
        .fetch_optional(store.reader())
        .await?;
    Ok(row.as_ref().map(account).transpose()?)
}

/// The session of a token, unless it has ended or its account was closed.
pub(crate) async fn session(
    store: &Store,
    token_hash: &str,
    now: Millis,
) -> Result<Option<SessionRow>, StoreError> {
    let row = sqlx::query(
        "SELECT people.id, people.name, sessions.expires_at FROM sessions
         JOIN people ON people.id = sessions.person
         WHERE sessions.token_hash = $1 AND sessions.expires_at > $2 AND people.closed_at IS NULL",
    )
    .bind(token_hash.to_owned())
    .bind(now)
    .fetch_optional(store.reader())
    .await?;
    row.map(|row| {
        Ok(SessionRow {
            person: Person {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
            },
            expires_at: row.try_get("expires_at")?,
        })
    })
    .transpose()
}

/// Whether there is such a person.
pub(crate) async fn is_known(store: &Store, id: &str) -> Result<bool, StoreError> {
    Ok(by_id(store, id).await?.is_some())
}

pub(crate) async fn sessions_of(
    store: &Store,
    person: &str,
) -> Result<Vec<SessionTimes>, StoreError> {
    let rows = sqlx::query(
        "SELECT created_at, expires_at FROM sessions WHERE person = $1 ORDER BY created_at",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}

pub(crate) async fn created_at(store: &Store, person: &str) -> Result<Millis, StoreError> {
    Ok(
        sqlx::query_scalar("SELECT created_at FROM people WHERE id = $1")
            .bind(person.to_owned())
            .fetch_one(store.reader())
            .await?,
    )
}

pub(crate) async fn codes_left(store: &Store, person: &str) -> Result<i64, StoreError> {
    Ok(
        sqlx::query_scalar("SELECT COUNT(*) FROM recovery_codes WHERE person = $1")
            .bind(person.to_owned())
            .fetch_one(store.reader())
            .await?,
    )
}

pub(crate) async fn add_guest(
    connection: &mut AnyConnection,
    id: &str,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO people (id, created_at) VALUES ($1, $2)")
        .bind(id.to_owned())
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

/// Gives a guest a name; [`StoreError::Conflict`] when it is taken.
pub(crate) async fn give_name(
    connection: &mut AnyConnection,
    id: &str,
    name: &str,
    key: &str,
    password_hash: &str,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "UPDATE people SET name = $1, name_key = $2, password_hash = $3 WHERE id = $4 AND name IS NULL",
    )
    .bind(name.to_owned())
    .bind(key.to_owned())
    .bind(password_hash.to_owned())
    .bind(id.to_owned())
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(crate) async fn set_password(
    connection: &mut AnyConnection,
    id: &str,
    password_hash: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE people SET password_hash = $1 WHERE id = $2")
        .bind(password_hash.to_owned())
        .bind(id.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn open_session(
    connection: &mut AnyConnection,
    token_hash: &str,
    person: &str,
    now: Millis,
    expires_at: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO sessions (token_hash, person, created_at, expires_at) VALUES ($1, $2, $3, $4)",
    )
    .bind(token_hash.to_owned())
    .bind(person.to_owned())
    .bind(now)
    .bind(expires_at)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn prolong_session(
    connection: &mut AnyConnection,
    token_hash: &str,
    expires_at: Millis,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE sessions SET expires_at = $1 WHERE token_hash = $2")
        .bind(expires_at)
        .bind(token_hash.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn close_session(
    connection: &mut AnyConnection,
    token_hash: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
        .bind(token_hash.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn close_sessions(
    connection: &mut AnyConnection,
    person: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE person = $1")
        .bind(person.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn replace_codes(
    connection: &mut AnyConnection,
    person: &str,
    hashes: &[String],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM recovery_codes WHERE person = $1")
        .bind(person.to_owned())
        .execute(&mut *connection)
        .await?;
    for hash in hashes {
        sqlx::query("INSERT INTO recovery_codes (person, code_hash) VALUES ($1, $2)")
            .bind(person.to_owned())
            .bind(hash.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Uses a code up; `false` when there is none such.
pub(crate) async fn use_code(
    connection: &mut AnyConnection,
    person: &str,
    hash: &str,
) -> Result<bool, StoreError> {
    let used = sqlx::query("DELETE FROM recovery_codes WHERE person = $1 AND code_hash = $2")
        .bind(person.to_owned())
        .bind(hash.to_owned())
        .execute(connection)
        .await?;
    Ok(used.rows_affected() == 1)
}

/// Closes an account and ends its sessions; `false` when there is no open one. A guest's can be closed, too.
pub(crate) async fn close(
    connection: &mut AnyConnection,
    person: &str,
    now: Millis,
) -> Result<bool, StoreError> {
    let closed =
        sqlx::query("UPDATE people SET closed_at = $1 WHERE id = $2 AND closed_at IS NULL")
            .bind(now)
            .bind(person.to_owned())
            .execute(&mut *connection)
            .await?;
    close_sessions(connection, person).await?;
    Ok(closed.rows_affected() == 1)
}

/// Opens an account again; `false` when it is not closed.
pub(crate) async fn reopen(
    connection: &mut AnyConnection,
    person: &str,
) -> Result<bool, StoreError> {
    let opened =
        sqlx::query("UPDATE people SET closed_at = NULL WHERE id = $1 AND closed_at IS NOT NULL")
            .bind(person.to_owned())
            .execute(connection)
            .await?;
    Ok(opened.rows_affected() == 1)
}

/// Takes the name and everything else from an account; what stays is an id in the games.
pub(crate) async fn forget(connection: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    close_sessions(connection, person).await?;
    replace_codes(connection, person, &[]).await?;
    sqlx::query(
        "UPDATE people SET name = NULL, name_key = NULL, password_hash = NULL WHERE id = $1",
    )
    .bind(person.to_owned())
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes sessions that have ended, and guests who are gone and have played nothing.
pub(crate) async fn remove_expired(store: &Store, now: Millis) -> Result<(), StoreError> {
    store
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM sessions WHERE expires_at <= $1")
                    .bind(now)
                    .execute(&mut *connection)
                    .await?;
                sqlx::query(
                    "DELETE FROM people WHERE name IS NULL AND created_at <= $1
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM seeks WHERE seeks.person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM challenges WHERE challenges.person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM chat_messages WHERE chat_messages.person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.blocked = people.id)
                     AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.reporter = people.id)
                     AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM studies WHERE studies.owner = people.id)
                     AND NOT EXISTS (SELECT 1 FROM games WHERE games.white = people.id)
                     AND NOT EXISTS (SELECT 1 FROM games WHERE games.black = people.id)",
                )
                .bind(now - FORGET_GUESTS)
                .execute(connection)
                .await?;
                Ok(())
            })
        })
        .await
}
