//! What people report.

use crate::accounts;
use crate::accounts::messages::{Person, ReportExport};
use crate::api::{Answer, Refusal};
use crate::chat;
use crate::chat::messages::{ChatMessage, ChatRoom, Words};
use crate::moderation::messages::{NewReport, ReportView};
use crate::online::Online;
use crate::store::{Store, StoreError, read, written};
use crate::time::{DAY, Millis};
use crate::token;
use crate::wire::ErrorCode;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The longest comment.
const LONGEST: usize = 1_000;
/// The most reports of one person in a day.
const IN_A_DAY: i64 = 20;
/// A report that was settled is kept for so long.
const KEPT: Millis = 365 * DAY;

/// Keeps a report for the moderators.
pub(super) async fn report(online: &Online, reporter: &Person, report: NewReport) -> Answer<()> {
    let invalid = |message: String| Err(Refusal::new(ErrorCode::Invalid, message));
    if report.comment.chars().count() > LONGEST {
        return invalid(format!("comment: expected at most {LONGEST} characters"));
    }
    if report.person == reporter.id {
        return invalid("one cannot report oneself".to_owned());
    }
    if !accounts::is_known(online.store(), &report.person).await? {
        return Err(Refusal::not_found("person"));
    }
    let words = match (&report.game, report.message) {
        (None, None) => None,
        (None, Some(_)) => return invalid("a message needs its game".to_owned()),
        (Some(game), None) => {
            if online.live().side_of(game, &report.person).await?.is_none() {
                return invalid("this person does not play in this game".to_owned());
            }
            None
        }
        (Some(game), Some(number)) => {
            let said = heard(online, reporter, game, number).await?;
            if said.by.id != report.person {
                return invalid("somebody else has said this".to_owned());
            }
            said.words
        }
    };
    let (id, reporter, now) = (token::alphanumeric(12), reporter.id.clone(), online.now());
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move { insert(connection, id, reporter, report, words, now).await })
        })
        .await
}

/// Something that was said beside a game, if this person may hear it.
async fn heard(online: &Online, person: &Person, game: &str, number: u32) -> Answer<ChatMessage> {
    let plays = online.live().side_of(game, &person.id).await?.is_some();
    let over = online
        .live()
        .with(game, crate::games::OnlineGame::is_over)
        .await?;
    chat::one(online.store(), game, number)
        .await?
        .filter(|said| match said.room {
            ChatRoom::Players => plays,
            ChatRoom::Spectators => over || !plays,
        })
        .filter(|said| said.words.is_some())
        .ok_or_else(|| Refusal::not_found("message"))
}

async fn insert(
    connection: &mut AnyConnection,
    id: String,
    reporter: String,
    report: NewReport,
    words: Option<Words>,
    now: Millis,
) -> Answer<()> {
    let message = report.message.map(i64::from);
    let same: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND person = $2 AND settled_at IS NULL
         AND COALESCE(game, '') = $3 AND COALESCE(message, 0) = $4 AND reason = $5",
    )
    .bind(reporter.clone())
    .bind(report.person.clone())
    .bind(report.game.clone().unwrap_or_default())
    .bind(message.unwrap_or(0))
    .bind(written(&report.reason))
    .fetch_one(&mut *connection)
    .await?;
    if same > 0 {
        return Ok(());
    }
    let today: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM reports WHERE reporter = $1 AND created_at > $2")
            .bind(reporter.clone())
            .bind(now - DAY)
            .fetch_one(&mut *connection)
            .await?;
    if today >= IN_A_DAY {
        return Err(Refusal::too_many(3600));
    }
    sqlx::query(
        "INSERT INTO reports (id, reporter, person, game, message, words, reason, comment, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(id)
    .bind(reporter)
    .bind(report.person)
    .bind(report.game)
    .bind(message)
    .bind(words.map(|words| written(&words)))
    .bind(written(&report.reason))
    .bind(report.comment)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// What somebody has reported, oldest first.
pub(crate) async fn reported_by(
    store: &Store,
    person: &str,
) -> Result<Vec<ReportExport>, StoreError> {
    let rows = sqlx::query(
        "SELECT created_at, person, game, reason, comment FROM reports WHERE reporter = $1
         ORDER BY created_at, id",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?;
    rows.iter()
        .map(|row| {
            Ok(ReportExport {
                at: row.try_get("created_at")?,
                person: row.try_get("person")?,
                game: row.try_get("game")?,
                reason: read(row.try_get("reason")?)?,
                comment: row.try_get("comment")?,
            })
        })
        .collect()
}

fn view(row: &AnyRow) -> Result<ReportView, StoreError> {
    let somebody = |id: &str, name: &str| -> Result<Person, StoreError> {
        Ok(Person {
            id: row.try_get(id)?,
            name: row.try_get(name)?,
        })
    };
    let words: Option<String> = row.try_get("words")?;
    Ok(ReportView {
        id: row.try_get("id")?,
        by: somebody("reporter", "reporter_name")?,
        person: somebody("person", "person_name")?,
        game: row.try_get("game")?,
        message: row
            .try_get::<Option<i64>, _>("message")?
            .map(|number| number as u32),
        words: words.as_deref().map(read).transpose()?,
        reason: read(row.try_get("reason")?)?,
        comment: row.try_get("comment")?,
        created_at: row.try_get("created_at")?,
    })
}

/// Open reports before this one, which has this time and id, newest first; none that are from or about
/// the reader.
pub(super) async fn open(
    store: &Store,
    reader: &str,
    before: (Millis, String),
    limit: i64,
) -> Result<Vec<ReportView>, StoreError> {
    let rows = sqlx::query(
        "SELECT reports.*, r.name AS reporter_name, p.name AS person_name FROM reports
         JOIN people r ON r.id = reports.reporter JOIN people p ON p.id = reports.person
         WHERE reports.settled_at IS NULL AND (reports.created_at, reports.id) < ($1, $2)
           AND reports.reporter <> $3 AND reports.person <> $3
         ORDER BY reports.created_at DESC, reports.id DESC LIMIT $4",
    )
    .bind(before.0)
    .bind(before.1)
    .bind(reader.to_owned())
    .bind(limit)
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(view).collect()
}

/// Settles an open report that does not concern the moderator; whom it is about.
pub(super) async fn settle_one(
    connection: &mut AnyConnection,
    id: &str,
    moderator: &str,
    now: Millis,
) -> Result<Option<String>, StoreError> {
    let person = sqlx::query_scalar(
        "SELECT person FROM reports
         WHERE id = $1 AND settled_at IS NULL AND reporter <> $2 AND person <> $2",
    )
    .bind(id.to_owned())
    .bind(moderator.to_owned())
    .fetch_optional(&mut *connection)
    .await?;
    if person.is_some() {
        sqlx::query("UPDATE reports SET settled_at = $1 WHERE id = $2")
            .bind(now)
            .bind(id.to_owned())
            .execute(connection)
            .await?;
    }
    Ok(person)
}

/// What reports are about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Concerning<'a> {
    /// A person, whatever it was.
    Person(&'a str),
    /// Words beside a game.
    Message(&'a str, i64),
}

/// Settles every open report about something that a moderator has dealt with.
pub(super) async fn settle(
    connection: &mut AnyConnection,
    concerning: Concerning<'_>,
    now: Millis,
) -> Result<(), StoreError> {
    let query = match concerning {
        Concerning::Person(person) => sqlx::query(
            "UPDATE reports SET settled_at = $1 WHERE person = $2 AND settled_at IS NULL",
        )
        .bind(now)
        .bind(person.to_owned()),
        Concerning::Message(game, number) => sqlx::query(
            "UPDATE reports SET settled_at = $1
             WHERE game = $2 AND message = $3 AND settled_at IS NULL",
        )
        .bind(now)
        .bind(game.to_owned())
        .bind(number),
    };
    query.execute(connection).await?;
    Ok(())
}

/// Removes what was settled long ago.
pub(crate) async fn remove_expired(online: &Online) -> Result<(), StoreError> {
    let before = online.now() - KEPT;
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM reports WHERE settled_at <= $1")
                    .bind(before)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
}
