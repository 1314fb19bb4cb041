use super::{Points, run::GameNumber};
use sittuyin::{
    Color, Dialect,
    pgn::{self, Reader, Record, Score},
};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

/// The games of a match in a PGN file: each is added when it is over, and those of an earlier run are
/// read back.
#[derive(Debug)]
pub(super) struct Journal {
    file: File,
}

/// A file that cannot be the journal of this match.
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
    /// It holds something else than games of this match.
    #[error("{}: {reason}; give another file, or remove this one", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What is in it.
        reason: String,
    },
}

impl Journal {
    /// Opens or creates the file, and says which games of this match are in it.
    pub(super) fn open(
        path: &Path,
        event: &str,
        names: [&str; 2],
    ) -> Result<(Self, Vec<(GameNumber, Points)>), JournalError> {
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
            let game = read(&record, event, names);
            finished
                .push(game.ok_or_else(|| foreign("a game in it is of another match".to_owned()))?);
        }
        Ok((Self { file }, finished))
    }

    /// Adds a game. It is written at once, so that a stop leaves whole games.
    pub(super) fn add(&mut self, record: &Record) -> io::Result<()> {
        let text = pgn::write(record, Dialect::Sittuyin).map_err(io::Error::other)?;
        self.file.write_all(format!("{text}\n").as_bytes())
    }
}

/// The tags by which a game is known again.
pub(super) fn sign(record: &mut Record, event: &str, names: [&str; 2], number: GameNumber) {
    let [white, black] = match number.first_color() {
        Color::White => names,
        Color::Black => [names[1], names[0]],
    };
    record.tags.set("Event", event);
    record.tags.set("Round", &number.to_string());
    record.tags.set("White", white);
    record.tags.set("Black", black);
}

fn read(record: &Record, event: &str, names: [&str; 2]) -> Option<(GameNumber, Points)> {
    let number: GameNumber = record.tags.get("Round")?.parse().ok()?;
    let mut signed = record.clone();
    sign(&mut signed, event, names, number);
    let winner = match record.score {
        Score::Win(color) => Some(color),
        Score::Draw => None,
        Score::Unknown => return None,
    };
    (signed.tags == record.tags).then(|| (number, Points::of(winner, number.first_color())))
}
