//! Why something could not be stored or read.

use std::io;
use std::path::PathBuf;

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The data folder cannot be made or used.
    #[error("the data folder {} cannot be used: {source}; choose another with --data DIR", folder.display())]
    Folder {
        /// It.
        folder: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Another server uses it.
    #[error("another server uses the data folder {}; stop it, or choose another folder with --data DIR", .0.display())]
    InUse(PathBuf),
    /// A newer version wrote it.
    #[error(
        "the data was written by a newer version (schema {found}, this one knows {known}); use that version"
    )]
    Newer {
        /// The version of the schema in the database.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// A row with this key is there already.
    #[error("it is there already")]
    Conflict,
    /// No space is left.
    #[error("no space is left for the data")]
    Full,
    /// The transaction failed; the log says why.
    #[error("it could not be stored")]
    NotStored,
    /// What is stored cannot be understood.
    #[error("the data are damaged: {0}")]
    Damaged(String),
    /// The database failed otherwise.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    /// The server is stopping.
    #[error("the database is closed")]
    Closed,
}

/// SQLite's code for a full disk.
const SQLITE_FULL: &str = "13";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => Self::Conflict,
            Some(database) if database.code().as_deref() == Some(SQLITE_FULL) => Self::Full,
            _ if matches!(error, sqlx::Error::PoolClosed) => Self::Closed,
            _ => Self::Database(error),
        }
    }
}
