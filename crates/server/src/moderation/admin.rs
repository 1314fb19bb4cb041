//! What whoever runs the server does on the machine itself, also while the server runs.
//!
//! Each call is a short transaction of its own beside the server's: SQLite lets the one wait for the other.
//! The server keeps nothing of it in memory, so that it holds from the next request on.

use crate::StoreError;
use crate::accounts;
use crate::messages::AuditEntry;
use crate::moderation::audit::{self, Deed};
use crate::moderation::messages::AuditAction;
use crate::moderation::roles;
use crate::store::{self, FILE, Work};
use crate::time::{DAY, Millis, SECOND, Timepiece, day};
use sqlx::{AnyConnection, Connection};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Why it could not be done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AdminError {
    /// There is no database.
    #[error("there are no data in {}: expected the folder that 'sittuyin serve --data' uses", .0.display())]
    NoData(PathBuf),
    /// Another version of this program wrote it.
    #[error(
        "the data were written by another version: start 'sittuyin serve' of this version on them once"
    )]
    OtherVersion,
    /// Nobody has this name.
    #[error("nobody is registered as '{0}'")]
    NoSuchName(String),
    /// The account was closed.
    #[error("the account '{0}' is closed")]
    Closed(String),
    /// The data cannot be read or written.
    #[error(transparent)]
    Data(#[from] StoreError),
    /// The system gave no threads.
    #[error("cannot start the threads that do it: {0}")]
    Runtime(#[source] io::Error),
}

/// A moderator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedModerator {
    /// The registered name.
    pub name: String,
    /// Since when, in milliseconds since 1970 (UTC).
    pub since: i64,
}

/// Makes a member a moderator; `false` when that was so already.
///
/// # Errors
///
/// [`AdminError`]; nothing has changed then.
pub fn grant(folder: &Path, name: &str) -> Result<bool, AdminError> {
    let name = name.to_owned();
    with(folder, move |connection, now| {
        Box::pin(async move {
            let person = member(connection, &name).await?;
            let done = roles::grant(connection, &person, now).await?;
            note(connection, AuditAction::Granted, person, done, now).await
        })
    })
}

/// Lets somebody be a moderator no longer; `false` when that was so already.
///
/// # Errors
///
/// [`AdminError`]; nothing has changed then.
pub fn revoke(folder: &Path, name: &str) -> Result<bool, AdminError> {
    let name = name.to_owned();
    with(folder, move |connection, now| {
        Box::pin(async move {
            let person = member(connection, &name).await?;
            let done = roles::revoke(connection, &person).await?;
            note(connection, AuditAction::Revoked, person, done, now).await
        })
    })
}

/// The moderators, by name.
///
/// # Errors
///
/// [`AdminError`]
pub fn list(folder: &Path) -> Result<Vec<ListedModerator>, AdminError> {
    with(folder, |connection, _| {
        Box::pin(async move {
            let moderators = roles::moderators(connection).await?;
            Ok(moderators
                .into_iter()
                .map(|(name, since)| ListedModerator { name, since })
                .collect())
        })
    })
}

/// The audit log, oldest first.
///
/// # Errors
///
/// [`AdminError`]
pub fn audit(folder: &Path) -> Result<Vec<AuditEntry>, AdminError> {
    with(folder, |connection, _| {
        Box::pin(async move {
            let mut entries = audit::before(connection, i64::MAX, i64::MAX).await?;
            entries.reverse();
            Ok(entries)
        })
    })
}

/// A moment as it is printed, in UTC: `2026-03-01 18:05:09`.
#[must_use]
pub fn moment(at: i64) -> String {
    let (year, month, day) = day(at);
    let second = at.rem_euclid(DAY) / SECOND;
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")
}

async fn member(connection: &mut AnyConnection, name: &str) -> Result<String, AdminError> {
    let account = accounts::by_name_key(connection, &accounts::fold(name)).await?;
    match account {
        Some(account) if account.closed => Err(AdminError::Closed(name.to_owned())),
        Some(account) => Ok(account.person.id),
        None => Err(AdminError::NoSuchName(name.to_owned())),
    }
}

async fn note(
    connection: &mut AnyConnection,
    action: AuditAction,
    person: String,
    done: bool,
    now: Millis,
) -> Result<bool, AdminError> {
    if done {
        audit::record(connection, action, Deed::about(person), now).await?;
    }
    Ok(done)
}

/// Does some work on the data as one whole.
fn with<T>(
    folder: &Path,
    work: impl for<'c> FnOnce(&'c mut AnyConnection, Millis) -> Work<'c, T, AdminError>,
) -> Result<T, AdminError> {
    if !folder.join(FILE).is_file() {
        return Err(AdminError::NoData(folder.to_owned()));
    }
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(AdminError::Runtime)?
        .block_on(async {
            let Some(mut connection) = store::beside(folder).await? else {
                return Err(AdminError::OtherVersion);
            };
            execute(&mut connection, "BEGIN IMMEDIATE").await?;
            let done = work(
                &mut connection,
                Timepiece::start(SystemTime::now(), 0).now(),
            )
            .await;
            let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
            execute(&mut connection, end).await?;
            connection.close().await.map_err(StoreError::from)?;
            done
        })
}

async fn execute(connection: &mut AnyConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}
