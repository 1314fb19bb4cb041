//! The audit log: what moderators and the operator did, when and why. Nothing changes it.

use crate::accounts::messages::Person;
use crate::moderation::messages::{AuditAction, AuditEntry};
use crate::store::{StoreError, read, written};
use crate::time::Millis;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Something that is done now.
#[derive(Debug, Default)]
pub(crate) struct Deed {
    /// `None` is whoever runs the server.
    pub(crate) by: Option<String>,
    pub(crate) person: Option<String>,
    pub(crate) game: Option<String>,
    pub(crate) message: Option<i64>,
    pub(crate) report: Option<String>,
    pub(crate) reason: String,
}

impl Deed {
    /// Something that concerns a person and nothing else.
    pub(crate) fn about(person: String) -> Self {
        Self {
            person: Some(person),
            ..Self::default()
        }
    }
}

/// Writes an entry, in the transaction that does what it says.
pub(crate) async fn record(
    connection: &mut AnyConnection,
    action: AuditAction,
    deed: Deed,
    at: Millis,
) -> Result<(), StoreError> {
    let last: Option<i64> = sqlx::query_scalar("SELECT MAX(number) FROM audit_log")
        .fetch_one(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO audit_log (number, at, actor, action, person, game, message, report, reason)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(last.unwrap_or(0) + 1)
    .bind(at)
    .bind(deed.by)
    .bind(written(&action))
    .bind(deed.person)
    .bind(deed.game)
    .bind(deed.message)
    .bind(deed.report)
    .bind(deed.reason)
    .execute(connection)
    .await?;
    Ok(())
}

fn entry(row: &AnyRow) -> Result<AuditEntry, StoreError> {
    let somebody = |id: &str, name: &str| -> Result<Option<Person>, StoreError> {
        let id: Option<String> = row.try_get(id)?;
        let name = row.try_get(name)?;
        Ok(id.map(|id| Person { id, name }))
    };
    Ok(AuditEntry {
        number: row.try_get::<i64, _>("number")? as u32,
        at: row.try_get("at")?,
        by: somebody("actor", "actor_name")?,
        action: read(row.try_get("action")?)?,
        person: somebody("person", "person_name")?,
        game: row.try_get("game")?,
        message: row
            .try_get::<Option<i64>, _>("message")?
            .map(|number| number as u32),
        report: row.try_get("report")?,
        reason: row.try_get("reason")?,
    })
}

/// Entries before this number, newest first.
pub(crate) async fn before<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    number: i64,
    limit: i64,
) -> Result<Vec<AuditEntry>, StoreError> {
    let rows = sqlx::query(
        "SELECT audit_log.*, a.name AS actor_name, p.name AS person_name FROM audit_log
         LEFT JOIN people a ON a.id = audit_log.actor LEFT JOIN people p ON p.id = audit_log.person
         WHERE number < $1 ORDER BY number DESC LIMIT $2",
    )
    .bind(number)
    .bind(limit)
    .fetch_all(executor)
    .await?;
    rows.iter().map(entry).collect()
}
