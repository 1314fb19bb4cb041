//! Seeks and challenges in the database.

use crate::accounts::messages::Person;
use crate::lobby::matching::player;
use crate::lobby::messages::{Challenge, ChallengeState, Seek};
use crate::store::{Store, StoreError, read, written};
use crate::time::Millis;
use crate::wire::Color;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

fn color(row: &AnyRow) -> Result<Option<Color>, StoreError> {
    let color: Option<&str> = row.try_get("color")?;
    color.map(read).transpose()
}

fn seek(row: &AnyRow) -> Result<Seek, StoreError> {
    Ok(Seek {
        id: row.try_get("id")?,
        by: player(Person {
            id: row.try_get("person")?,
            name: row.try_get("name")?,
        }),
        terms: read(row.try_get("terms")?)?,
        color: color(row)?,
    })
}

const SEEKS: &str =
    "SELECT seeks.*, people.name FROM seeks JOIN people ON people.id = seeks.person";

/// The most seeks that are shown.
const SHOWN: usize = 200;

/// Open seeks, newest first. Where there are too many, everybody's newest comes before anybody's second.
pub(crate) async fn seeks(store: &Store, now: Millis) -> Result<Vec<Seek>, StoreError> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT * FROM (
             SELECT * FROM (
                 SELECT open.*, ROW_NUMBER() OVER (PARTITION BY person ORDER BY created_at DESC, id) AS place
                 FROM ({SEEKS} WHERE seeks.expires_at > $1 AND people.closed_at IS NULL) AS open
             ) AS placed ORDER BY place, created_at DESC, id LIMIT {SHOWN}
         ) AS shown ORDER BY created_at DESC, id"
    )))
    .bind(now)
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(seek).collect()
}

/// The open seeks of somebody, newest first.
pub(crate) async fn seeks_of(
    store: &Store,
    person: &str,
    now: Millis,
) -> Result<Vec<Seek>, StoreError> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "{SEEKS} WHERE seeks.person = $1 AND seeks.expires_at > $2
         ORDER BY seeks.created_at DESC, seeks.id"
    )))
    .bind(person.to_owned())
    .bind(now)
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(seek).collect()
}

pub(crate) async fn seek_by_id(
    store: &Store,
    id: &str,
    now: Millis,
) -> Result<Option<Seek>, StoreError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "{SEEKS} WHERE seeks.id = $1 AND seeks.expires_at > $2"
    )))
    .bind(id.to_owned())
    .bind(now)
    .fetch_optional(store.reader())
    .await?;
    row.as_ref().map(seek).transpose()
}

/// Writes a seek unless its owner has as many as are allowed; `false` then.
pub(crate) async fn add_seek(
    connection: &mut AnyConnection,
    seek: &Seek,
    quick: bool,
    now: Millis,
    expires_at: Millis,
    most: i64,
) -> Result<bool, StoreError> {
    let person = &seek.by.person.id;
    let open: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM seeks WHERE person = $1 AND expires_at > $2")
            .bind(person.clone())
            .bind(now)
            .fetch_one(&mut *connection)
            .await?;
    if open >= most {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO seeks (id, person, terms, color, quick, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(seek.id.clone())
    .bind(person.clone())
    .bind(written(&seek.terms))
    .bind(seek.color.map(|color| written(&color)))
    .bind(i64::from(quick))
    .bind(now)
    .bind(expires_at)
    .execute(connection)
    .await?;
    Ok(true)
}

/// Takes a seek away, for who accepts it (`owner` is `None`) or for its owner; `false` when it is gone.
pub(crate) async fn take_seek(
    connection: &mut AnyConnection,
    id: &str,
    owner: Option<&str>,
    now: Millis,
) -> Result<bool, StoreError> {
    let taken = sqlx::query(
        "DELETE FROM seeks WHERE id = $1 AND expires_at > $2 AND ($3 = '' OR person = $3)",
    )
    .bind(id.to_owned())
    .bind(now)
    .bind(owner.unwrap_or_default().to_owned())
    .execute(connection)
    .await?;
    Ok(taken.rows_affected() == 1)
}

/// Takes the quick seeks of somebody away who begins a game.
pub(crate) async fn drop_quick(
    connection: &mut AnyConnection,
    person: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seeks WHERE person = $1 AND quick = 1")
        .bind(person.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

/// Whether somebody has quick seeks.
pub(crate) async fn has_quick(store: &Store, person: &str) -> Result<bool, StoreError> {
    let quick: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM seeks WHERE person = $1 AND quick = 1")
            .bind(person.to_owned())
            .fetch_one(store.reader())
            .await?;
    Ok(quick > 0)
}

/// Keeps the quick seeks of somebody who is there.
pub(crate) async fn renew_quick(
    connection: &mut AnyConnection,
    person: &str,
    now: Millis,
    expires_at: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE seeks SET expires_at = $1 WHERE person = $2 AND quick = 1 AND expires_at > $3",
    )
    .bind(expires_at)
    .bind(person.to_owned())
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

const CHALLENGES: &str =
    "SELECT challenges.*, b.name AS by_name, t.name AS target_name FROM challenges
    JOIN people b ON b.id = challenges.person LEFT JOIN people t ON t.id = challenges.target";

fn challenge(row: &AnyRow, now: Millis) -> Result<Challenge, StoreError> {
    let target: Option<String> = row.try_get("target")?;
    let to = match target {
        Some(id) => Some(player(Person {
            id,
            name: row.try_get("target_name")?,
        })),
        None => None,
    };
    let state = match read(row.try_get("state")?)? {
        ChallengeState::Open if row.try_get::<Millis, _>("expires_at")? <= now => {
            ChallengeState::Withdrawn
        }
        state => state,
    };
    Ok(Challenge {
        id: row.try_get("id")?,
        by: player(Person {
            id: row.try_get("person")?,
            name: row.try_get("by_name")?,
        }),
        to,
        terms: read(row.try_get("terms")?)?,
        color: color(row)?,
        state,
        game: row.try_get("game")?,
    })
}

/// Open challenges from and to somebody, newest first; none with whom that person has blocked.
pub(crate) async fn challenges_of(
    store: &Store,
    person: &str,
    now: Millis,
) -> Result<Vec<Challenge>, StoreError> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "{CHALLENGES} WHERE (challenges.person = $1 OR challenges.target = $1)
         AND challenges.state = 'open' AND challenges.expires_at > $2
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $1
             AND (blocks.blocked = challenges.person OR blocks.blocked = challenges.target))
         ORDER BY challenges.created_at DESC, challenges.id LIMIT 100"
    )))
    .bind(person.to_owned())
    .bind(now)
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(|row| challenge(row, now)).collect()
}

pub(crate) async fn challenge_by_id(
    store: &Store,
    id: &str,
    now: Millis,
) -> Result<Option<Challenge>, StoreError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "{CHALLENGES} WHERE challenges.id = $1"
    )))
    .bind(id.to_owned())
    .fetch_optional(store.reader())
    .await?;
    row.map(|row| challenge(&row, now)).transpose()
}

/// Writes a challenge unless its owner has as many as are allowed; `false` then.
pub(crate) async fn add_challenge(
    connection: &mut AnyConnection,
    challenge: &Challenge,
    now: Millis,
    expires_at: Millis,
    most: i64,
) -> Result<bool, StoreError> {
    let person = &challenge.by.person.id;
    let open: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM challenges WHERE person = $1 AND state = 'open' AND expires_at > $2",
    )
    .bind(person.clone())
    .bind(now)
    .fetch_one(&mut *connection)
    .await?;
    if open >= most {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO challenges (id, person, target, terms, color, created_at, expires_at, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'open')",
    )
    .bind(challenge.id.clone())
    .bind(person.clone())
    .bind(challenge.to.as_ref().map(|to| to.person.id.clone()))
    .bind(written(&challenge.terms))
    .bind(challenge.color.map(|color| written(&color)))
    .bind(now)
    .bind(expires_at)
    .execute(connection)
    .await?;
    Ok(true)
}

/// Closes an open challenge; `false` when it is open no longer.
pub(crate) async fn close_challenge(
    connection: &mut AnyConnection,
    id: &str,
    state: ChallengeState,
    game: Option<&str>,
    now: Millis,
) -> Result<bool, StoreError> {
    let closed = sqlx::query(
        "UPDATE challenges SET state = $1, game = $2
         WHERE id = $3 AND state = 'open' AND expires_at > $4",
    )
    .bind(written(&state))
    .bind(game.map(str::to_owned))
    .bind(id.to_owned())
    .bind(now)
    .execute(connection)
    .await?;
    Ok(closed.rows_affected() == 1)
}

/// Who wants a rematch of a game, and what came of it.
pub(crate) async fn rematch<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    game: &str,
) -> Result<Option<(String, Option<String>)>, StoreError> {
    let row = sqlx::query("SELECT person, next FROM rematches WHERE game = $1")
        .bind(game.to_owned())
        .fetch_optional(executor)
        .await?;
    row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .transpose()
}

pub(crate) async fn offer_rematch(
    connection: &mut AnyConnection,
    game: &str,
    person: &str,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO rematches (game, person) VALUES ($1, $2)")
        .bind(game.to_owned())
        .bind(person.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn settle_rematch(
    connection: &mut AnyConnection,
    game: &str,
    next: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE rematches SET next = $1 WHERE game = $2")
        .bind(next.to_owned())
        .bind(game.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn withdraw_rematch(
    connection: &mut AnyConnection,
    game: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM rematches WHERE game = $1 AND next IS NULL")
        .bind(game.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes what somebody who deletes the account offers.
pub(crate) async fn forget(connection: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM seeks WHERE person = $1",
        "DELETE FROM challenges WHERE (person = $1 OR target = $1) AND game IS NULL",
        "DELETE FROM rematches WHERE person = $1 AND next IS NULL",
    ] {
        sqlx::query(sql)
            .bind(person.to_owned())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Removes seeks and challenges that came to nothing.
pub(crate) async fn remove_expired(store: &Store, now: Millis) -> Result<(), StoreError> {
    store
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM seeks WHERE expires_at <= $1",
                    "DELETE FROM challenges WHERE expires_at <= $1 AND game IS NULL",
                ] {
                    sqlx::query(sql).bind(now).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_pushes_others_off_the_board() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        // Mya's came first; then fifteen others made twenty each.
        let sql = r#"
            INSERT INTO people (id, created_at) VALUES ('mya', 1);
            INSERT INTO seeks (id, person, terms, quick, created_at, expires_at) VALUES
                ('hers', 'mya', '{"ruleset":"formal","order":null,"time":{"kind":"unlimited"},"rated":false}', 0, 1, 9000);
            WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 14)
                INSERT INTO people (id, created_at) SELECT 'pest-' || i, 1 FROM n;
            WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
                INSERT INTO seeks (id, person, terms, quick, created_at, expires_at)
                SELECT 'theirs-' || i, 'pest-' || (i / 20), seeks.terms, 0, 1000 + i, 9000 FROM n, seeks;"#;
        store
            .write::<_, StoreError>(move |connection| {
                Box::pin(async move {
                    sqlx::raw_sql(sql).execute(connection).await?;
                    Ok(())
                })
            })
            .await
            .unwrap();
        let seen = seeks(&store, 5000).await.unwrap();
        assert_eq!(seen.len(), 200);
        // She is there; of the others the newest are, and all stand in the order in which they came.
        assert_eq!(seen.last().unwrap().id, "hers");
        let theirs: Vec<_> = seen[..199].iter().map(|seek| &seek.id[7..]).collect();
        let numbers: Vec<usize> = theirs.iter().map(|id| id.parse().unwrap()).collect();
        assert!(numbers.is_sorted_by(|newer, older| newer > older));
        for pest in 0..15 {
            let count = numbers
                .iter()
                .filter(|&&number| number / 20 == pest)
                .count();
            assert!((13..=14).contains(&count), "{pest}: {count}");
            assert!(numbers.contains(&(pest * 20 + 19)), "{pest}");
        }
        assert!(seeks(&store, 9000).await.unwrap().is_empty());
    }
}
