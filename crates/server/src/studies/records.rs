//! Studies and their chapters in the database.

use crate::accounts::FORGET_GUESTS;
use crate::accounts::messages::Person;
use crate::store::{Store, StoreError, read, written};
use crate::studies::messages::{
    Chapter, ChapterSummary, NewChapter, StudyExport, StudyList, StudySummary, StudyTerms,
    StudyView,
};
use crate::studies::text::Kept;
use crate::time::Millis;
use crate::token;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A study with the names of its chapters; of an account that was closed nobody has any.
pub(super) async fn find(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Option<StudyView>, StoreError> {
    let row = sqlx::query(
        "SELECT studies.id, studies.title, studies.visibility, studies.created_at, studies.updated_at,
                people.id AS owner, people.name FROM studies JOIN people ON people.id = studies.owner
         WHERE studies.id = $1 AND people.closed_at IS NULL",
    )
    .bind(id.to_owned())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let rows = sqlx::query("SELECT id, title FROM chapters WHERE study = $1 ORDER BY place")
        .bind(id.to_owned())
        .fetch_all(connection)
        .await?;
    let chapters = rows.iter().map(|row| {
        Ok(ChapterSummary {
            id: row.try_get("id")?,
            title: row.try_get("title")?,
        })
    });
    Ok(Some(StudyView {
        id: row.try_get("id")?,
        owner: Person {
            id: row.try_get("owner")?,
            name: row.try_get("name")?,
        },
        title: row.try_get("title")?,
        visibility: read(row.try_get("visibility")?)?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
        chapters: chapters.collect::<Result<_, StoreError>>()?,
    }))
}

/// The studies of a person, the one that was changed last first.
pub(super) async fn list(store: &Store, owner: &str) -> Result<StudyList, StoreError> {
    let rows = sqlx::query(
        "SELECT id, title, visibility, updated_at,
                (SELECT COUNT(*) FROM chapters WHERE chapters.study = studies.id) AS chapters
         FROM studies WHERE owner = $1 ORDER BY updated_at DESC, id",
    )
    .bind(owner.to_owned())
    .fetch_all(store.reader())
    .await?;
    let studies = rows.iter().map(|row| {
        Ok(StudySummary {
            id: row.try_get("id")?,
            title: row.try_get("title")?,
            visibility: read(row.try_get("visibility")?)?,
            chapters: row.try_get::<i64, _>("chapters")? as u32,
            updated_at: row.try_get("updated_at")?,
        })
    });
    Ok(StudyList {
        studies: studies.collect::<Result<_, StoreError>>()?,
    })
}

/// How many studies a person has.
pub(super) async fn studies_of(
    connection: &mut AnyConnection,
    owner: &str,
) -> Result<i64, StoreError> {
    Ok(
        sqlx::query_scalar("SELECT COUNT(*) FROM studies WHERE owner = $1")
            .bind(owner.to_owned())
            .fetch_one(connection)
            .await?,
    )
}

/// The bytes of all chapters of a person.
pub(super) async fn bytes_of(
    connection: &mut AnyConnection,
    owner: &str,
) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(chapters.size), 0) AS BIGINT) FROM chapters
         JOIN studies ON studies.id = chapters.study WHERE studies.owner = $1",
    )
    .bind(owner.to_owned())
    .fetch_one(connection)
    .await?)
}

/// Makes a study without chapters, and gives its id.
pub(super) async fn add(
    connection: &mut AnyConnection,
    owner: &str,
    terms: &StudyTerms,
    now: Millis,
) -> Result<String, StoreError> {
    let id = token::alphanumeric(22);
    sqlx::query(
        "INSERT INTO studies (id, owner, title, visibility, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $5)",
    )
    .bind(id.clone())
    .bind(owner.to_owned())
    .bind(terms.title.clone())
    .bind(written(&terms.visibility))
    .bind(now)
    .execute(connection)
    .await?;
    Ok(id)
}

pub(super) async fn change(
    connection: &mut AnyConnection,
    id: &str,
    terms: &StudyTerms,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE studies SET title = $1, visibility = $2, updated_at = $3 WHERE id = $4")
        .bind(terms.title.clone())
        .bind(written(&terms.visibility))
        .bind(now)
        .bind(id.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

/// Notes that something in a study has changed.
pub(super) async fn touch(
    connection: &mut AnyConnection,
    id: &str,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE studies SET updated_at = $1 WHERE id = $2")
        .bind(now)
        .bind(id.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn remove(connection: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM chapters WHERE study = $1",
        "DELETE FROM studies WHERE id = $1",
    ] {
        sqlx::query(sql)
            .bind(id.to_owned())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn chapter_of(row: &AnyRow) -> Result<Chapter, StoreError> {
    Ok(Chapter {
        id: row.try_get("id")?,
        title: row.try_get("title")?,
        version: row.try_get("version")?,
        pgn: row.try_get("pgn")?,
    })
}

pub(super) async fn chapter(
    connection: &mut AnyConnection,
    study: &str,
    id: &str,
) -> Result<Option<Chapter>, StoreError> {
    let row =
        sqlx::query("SELECT id, title, version, pgn FROM chapters WHERE id = $1 AND study = $2")
            .bind(id.to_owned())
            .bind(study.to_owned())
            .fetch_optional(connection)
            .await?;
    row.as_ref().map(chapter_of).transpose()
}

/// All chapters of a study in their order.
pub(super) async fn chapters<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    study: &str,
) -> Result<Vec<Chapter>, StoreError> {
    let rows =
        sqlx::query("SELECT id, title, version, pgn FROM chapters WHERE study = $1 ORDER BY place")
            .bind(study.to_owned())
            .fetch_all(executor)
            .await?;
    rows.iter().map(chapter_of).collect()
}

/// Adds a chapter after those there are.
pub(super) async fn add_chapter(
    connection: &mut AnyConnection,
    study: &str,
    chapter: Kept,
) -> Result<Chapter, StoreError> {
    let id = token::alphanumeric(12);
    sqlx::query(
        "INSERT INTO chapters (id, study, place, title, version, size, pgn)
         VALUES ($1, $2, (SELECT COALESCE(MAX(place), 0) + 1 FROM chapters WHERE study = $2), $3, 1, $4, $5)",
    )
    .bind(id.clone())
    .bind(study.to_owned())
    .bind(chapter.title.clone())
    .bind(chapter.pgn.len() as i64)
    .bind(chapter.pgn.clone())
    .execute(connection)
    .await?;
    Ok(Chapter {
        id,
        title: chapter.title,
        version: 1,
        pgn: chapter.pgn,
    })
}

/// Writes a chapter over the version that it names; `false` when that is not the present one.
pub(super) async fn replace(
    connection: &mut AnyConnection,
    chapter: &Chapter,
) -> Result<bool, StoreError> {
    let replaced = sqlx::query(
        "UPDATE chapters SET title = $1, pgn = $2, size = $3, version = version + 1
         WHERE id = $4 AND version = $5",
    )
    .bind(chapter.title.clone())
    .bind(chapter.pgn.clone())
    .bind(chapter.pgn.len() as i64)
    .bind(chapter.id.clone())
    .bind(chapter.version)
    .execute(connection)
    .await?;
    Ok(replaced.rows_affected() == 1)
}

/// Sets the order of chapters.
pub(super) async fn order(
    connection: &mut AnyConnection,
    study: &str,
    chapters: &[String],
) -> Result<(), StoreError> {
    for (place, id) in (1_i64..).zip(chapters) {
        sqlx::query("UPDATE chapters SET place = $1 WHERE id = $2 AND study = $3")
            .bind(place)
            .bind(id.clone())
            .bind(study.to_owned())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn remove_chapter(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM chapters WHERE id = $1")
        .bind(id.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

/// Everything that a person keeps.
pub(crate) async fn exported(store: &Store, owner: &str) -> Result<Vec<StudyExport>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, title, visibility, created_at, updated_at FROM studies
         WHERE owner = $1 ORDER BY created_at, id",
    )
    .bind(owner.to_owned())
    .fetch_all(store.reader())
    .await?;
    let mut studies = Vec::with_capacity(rows.len());
    for row in rows {
        let id: String = row.try_get("id")?;
        let chapters = chapters(store.reader(), &id).await?.into_iter();
        studies.push(StudyExport {
            title: row.try_get("title")?,
            visibility: read(row.try_get("visibility")?)?,
            created_at: row.try_get("created_at")?,
            updated_at: row.try_get("updated_at")?,
            chapters: chapters
                .map(|Chapter { title, pgn, .. }| NewChapter { title, pgn })
                .collect(),
        });
    }
    Ok(studies)
}

/// Removes what somebody keeps who deletes the account.
pub(crate) async fn forget(connection: &mut AnyConnection, owner: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM chapters WHERE study IN (SELECT id FROM studies WHERE owner = $1)",
        "DELETE FROM studies WHERE owner = $1",
    ] {
        sqlx::query(sql)
            .bind(owner.to_owned())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Removes what guests keep who are gone: nobody can change it any more.
pub(crate) async fn remove_expired(store: &Store, now: Millis) -> Result<(), StoreError> {
    store
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                let gone: Vec<String> = sqlx::query_scalar(
                    "SELECT id FROM people WHERE name IS NULL AND created_at <= $1
                     AND EXISTS (SELECT 1 FROM studies WHERE studies.owner = people.id)
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id)",
                )
                .bind(now - FORGET_GUESTS)
                .fetch_all(&mut *connection)
                .await?;
                for person in gone {
                    forget(connection, &person).await?;
                }
                Ok(())
            })
        })
        .await
}
