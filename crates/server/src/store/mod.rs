//! The database: everything the server knows and has promised to keep.
//!
//! SQLite in the data folder. Reads go to a pool of connections that cannot write; writes go one after
//! another through a single connection, so that none waits for a lock, and those that come while a
//! commit is on its way to the disk share the next one. The SQL text is such that PostgreSQL
//! understands it too.

mod column;
mod error;
mod folder;
mod migrations;
mod writer;

pub(crate) use column::{read, written};
pub use error::StoreError;
pub(crate) use writer::Work;

use crate::store::folder::Folder;
use crate::store::writer::Writer;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

/// The file in the data folder.
pub(crate) const FILE: &str = "sittuyin.db";

/// What was written into the audit log stays. `INSERT OR REPLACE` would change a row without an update.
const UNCHANGED: &str = "
    CREATE TRIGGER IF NOT EXISTS audit_log_update BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'the audit log cannot be changed'); END;
    CREATE TRIGGER IF NOT EXISTS audit_log_delete BEFORE DELETE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'the audit log cannot be changed'); END;
    CREATE TRIGGER IF NOT EXISTS audit_log_replace BEFORE INSERT ON audit_log
    WHEN EXISTS (SELECT 1 FROM audit_log WHERE number = NEW.number)
    BEGIN SELECT RAISE(ABORT, 'the audit log cannot be changed'); END;";

/// Connections that read.
const READERS: u32 = 4;

/// The database. Clones share it.
#[derive(Clone)]
pub(crate) struct Store {
    readers: AnyPool,
    writer: Writer,
    /// Held so that no second server opens the folder.
    folder: Arc<Folder>,
}

impl Store {
    /// Opens the database in `folder`, which is made if need be, and brings it up to date.
    ///
    /// # Errors
    ///
    /// When the folder cannot be used, another server uses it, or it was written by a newer version.
    pub(crate) async fn open(folder: &Path) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let folder = Folder::lock(folder)?;
        let options = options(&folder.file(FILE))?;
        let mut connection = AnyConnection::connect_with(&options).await?;
        // `FULL`: what was committed survives a loss of power.
        for pragma in [
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "PRAGMA busy_timeout = 5000",
            "PRAGMA foreign_keys = ON",
        ] {
            sqlx::raw_sql(pragma).execute(&mut connection).await?;
        }
        migrations::run(&mut connection).await?;
        sqlx::raw_sql(UNCHANGED).execute(&mut connection).await?;
        let readers = AnyPoolOptions::new()
            .max_connections(READERS)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON")
                        .execute(connection)
                        .await
                        .map(|_| ())
                })
            })
            .connect_with(options)
            .await?;
        Ok(Self {
            readers,
            writer: Writer::start(connection),
            folder: Arc::new(folder),
        })
    }

    /// The connections to read from. What was written before is seen.
    pub(crate) fn reader(&self) -> &AnyPool {
        &self.readers
    }

    /// Does `work` as one whole: all of it is stored or nothing. The answer comes once it is on the
    /// disk.
    ///
    /// # Errors
    ///
    /// The error of `work`, or [`StoreError`] when it could not be stored.
    pub(crate) async fn write<T, E>(
        &self,
        work: impl for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.writer.write(work).await
    }

    /// Ends the connections, so that what was written lies in one file, and leaves the folder to others.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        self.folder.unlock();
    }
}

/// A connection beside the server's, for a short write by another process. The schema must be today's;
/// `None` when it is not.
pub(crate) async fn beside(folder: &Path) -> Result<Option<AnyConnection>, StoreError> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect_with(&options(&folder.join(FILE))?).await?;
    // While the server commits, this waits, and the other way round.
    for pragma in [
        "PRAGMA synchronous = FULL",
        "PRAGMA busy_timeout = 5000",
        "PRAGMA foreign_keys = ON",
    ] {
        sqlx::raw_sql(pragma).execute(&mut connection).await?;
    }
    Ok(migrations::is_current(&mut connection)
        .await?
        .then_some(connection))
}

fn options(file: &Path) -> Result<AnyConnectOptions, StoreError> {
    let url = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .to_url_lossy();
    // Statements may hold what must not stand in a log.
    Ok(AnyConnectOptions::from_str(url.as_str())?.disable_statement_logging())
}

#[cfg(test)]
mod tests;
