use sittuyin::{
    Dialect,
    pgn::{self, Reader, Record},
};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

/// Games in a PGN file: each is added when it is over, and those of an earlier run are read back.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
}

/// A file that cannot keep these games.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It holds something else than these games.
    #[error("{}: {reason}; give another file, or remove this one", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What is in it.
        reason: String,
    },
}

impl Journal {
    /// Opens or creates the file, and gives what `read` makes of the games in it; a game of which it
    /// makes nothing does not belong there.
    pub(crate) fn open<T>(
        path: &Path,
        mut read: impl FnMut(&Record) -> Option<T>,
    ) -> Result<(Self, Vec<T>), JournalError> {
        let io = |error| JournalError::Io {
            path: path.to_owned(),
            error,
        };
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(io)?;
        let mut finished = Vec::new();
        for record in Reader::new(BufReader::new(&file)) {
            let foreign = |reason| JournalError::Foreign {
                path: path.to_owned(),
                reason,
            };
            let record = record.map_err(|error| foreign(error.to_string()))?;
            finished.push(
                read(&record)
                    .ok_or_else(|| foreign("a game in it is of another match".to_owned()))?,
            );
        }
        Ok((Self { file }, finished))
    }

    /// Adds a game. It is written at once, so that a stop leaves whole games.
    pub(crate) fn add(&mut self, record: &Record) -> io::Result<()> {
        let text = pgn::write(record, Dialect::Sittuyin).map_err(io::Error::other)?;
        self.file.write_all(format!("{text}\n").as_bytes())
    }
}
