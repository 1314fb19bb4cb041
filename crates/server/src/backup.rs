//! Copies the data while the server runs.

use crate::StoreError;
use crate::store::FILE;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::io;
use std::path::{Path, PathBuf};

/// What a copy holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Games, also those that go on.
    pub games: u64,
    /// Registered people.
    pub members: u64,
    /// Size of the file in bytes.
    pub bytes: u64,
}

/// Why no copy was made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// There is no database.
    #[error("there are no data in {}: expected the folder that 'sittuyin serve --data' uses", .0.display())]
    NoData(PathBuf),
    /// Something has the name already.
    #[error("{} is there already; choose another name, or replace it with --overwrite", .0.display())]
    Exists(PathBuf),
    /// The copy would lie among the data themselves.
    #[error("{} lies in the data folder itself; choose a place outside it, best on another disk", .0.display())]
    Inside(PathBuf),
    /// The file cannot be written.
    #[error("{} cannot be written: {source}", file.display())]
    File {
        /// It.
        file: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// SQLite found the copy to be damaged.
    #[error(
        "the copy was thrown away, for it is damaged: {0}; see whether the data themselves are"
    )]
    Damaged(String),
    /// The data cannot be read.
    #[error(transparent)]
    Data(#[from] StoreError),
    /// The system gave no threads.
    #[error("cannot start the threads that copy: {0}")]
    Runtime(#[source] io::Error),
}

/// Copies the data in `folder` into `file`, also while a server uses them.
///
/// The copy is the data at one moment. It has its name only when it is whole, was checked and lies on
/// the disk; when anything fails, what was there before is there still. It may be read by its owner
/// alone: it holds hashes of passwords, and armies behind the curtain.
///
/// Blocks the calling thread.
///
/// # Errors
///
/// [`BackupError`]; without `overwrite` also when there is a file of that name.
pub fn backup(folder: &Path, file: &Path, overwrite: bool) -> Result<Copied, BackupError> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(BackupError::Runtime)?
        .block_on(copy(folder, file, overwrite))
}

async fn copy(folder: &Path, file: &Path, overwrite: bool) -> Result<Copied, BackupError> {
    let failed = |source| BackupError::File {
        file: file.to_owned(),
        source,
    };
    let data = folder.join(FILE);
    if !data.is_file() {
        return Err(BackupError::NoData(folder.to_owned()));
    }
    if !overwrite && file.try_exists().map_err(failed)? {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let place = match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let place = place.canonicalize().map_err(failed)?;
    if folder.canonicalize().map_err(failed)? == place {
        return Err(BackupError::Inside(file.to_owned()));
    }
    // Made for its owner alone, and gone again unless it gets its name.
    let part = tempfile::Builder::new()
        .prefix(".sittuyin-backup-")
        .tempfile_in(&place)
        .map_err(failed)?;
    let target = part.path().to_str().ok_or_else(|| {
        failed(io::Error::new(
            io::ErrorKind::InvalidFilename,
            "its path is not written in UTF-8",
        ))
    })?;

    let mut source = open(&data).await?;
    // One reading transaction: the server goes on writing meanwhile.
    sqlx::query("VACUUM INTO $1")
        .bind(target)
        .execute(&mut source)
        .await
        .map_err(StoreError::from)?;
    source.close().await.map_err(StoreError::from)?;

    let (games, members) = check(part.path()).await?;
    part.as_file().sync_all().map_err(failed)?;
    let bytes = part.as_file().metadata().map_err(failed)?.len();
    if overwrite {
        part.persist(file).map_err(|error| failed(error.error))?;
    } else {
        part.persist_noclobber(file).map_err(|error| {
            // It may have come meanwhile.
            match error.error.kind() {
                io::ErrorKind::AlreadyExists => BackupError::Exists(file.to_owned()),
                _ => failed(error.error),
            }
        })?;
    }
    // The name, too, shall survive a loss of power.
    #[cfg(unix)]
    std::fs::File::open(&place)
        .and_then(|place| place.sync_all())
        .map_err(failed)?;
    Ok(Copied {
        games,
        members,
        bytes,
    })
}

/// Opens a database only to read it.
async fn open(file: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .disable_statement_logging();
    Ok(SqliteConnection::connect_with(&options).await?)
}

/// Whether the copy is sound, and how many games and members it holds.
async fn check(file: &Path) -> Result<(u64, u64), BackupError> {
    let counted = async {
        let mut copy = open(file).await?;
        let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
            .fetch_one(&mut copy)
            .await?;
        let games: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM games")
            .fetch_one(&mut copy)
            .await?;
        let members: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM people WHERE name IS NOT NULL")
            .fetch_one(&mut copy)
            .await?;
        copy.close().await?;
        Ok::<_, StoreError>((found, games, members))
    };
    let (found, games, members) = counted.await?;
    if found != "ok" {
        return Err(BackupError::Damaged(found));
    }
    Ok((games.unsigned_abs(), members.unsigned_abs()))
}
