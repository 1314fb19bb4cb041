use crate::journal::{Journal, JournalError};
use sittuyin::pgn::Record;
use std::collections::BTreeSet;
use std::error::Error;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::{io, thread};

/// Games that are numbered from 0 and decided by their numbers: several are played at once, each is kept
/// in a PGN file, and a series that was stopped goes on after those in it.
#[derive(Clone, Debug)]
pub struct Series {
    /// Where the games are kept, and found again.
    pub pgn: PathBuf,
    /// What makes these games and no others; the tag `Event` of each.
    pub event: String,
    /// How many games.
    pub games: u64,
    /// How many are played at once.
    pub concurrency: NonZeroUsize,
}

/// Why a series cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum SeriesError {
    /// The games cannot be kept in this file.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A game could not be kept.
    #[error("a game could not be written: {0}")]
    Io(#[from] io::Error),
    /// A game could not be played.
    #[error("game {number}: {error}")]
    Game {
        /// Its number.
        number: u64,
        /// What happened.
        error: Box<dyn Error + Send + Sync>,
    },
}

/// Sees each game of a series, those of earlier runs first, with its number.
pub type Seen<'a> = dyn FnMut(u64, &Record) + Send + 'a;

impl Series {
    /// Plays what is not played yet. `begin` makes what one thread needs for all its games.
    ///
    /// # Errors
    ///
    /// [`SeriesError`] if it cannot begin, or cannot go on.
    pub fn run<T>(
        &self,
        begin: impl Fn() -> T + Sync,
        play: impl Fn(&mut T, u64) -> Result<Record, Box<dyn Error + Send + Sync>> + Sync,
        seen: &mut Seen<'_>,
    ) -> Result<(), SeriesError> {
        let (journal, kept) = Journal::open(&self.pgn, |record| {
            let number: u64 = record.tags.get("Round")?.parse().ok()?;
            let own = record.tags.get("Event") == Some(&self.event);
            own.then(|| number.checked_sub(1).map(|number| (number, record.clone())))?
        })?;
        let mut done = BTreeSet::new();
        for (number, record) in kept {
            if done.insert(number) {
                seen(number, &record);
            }
        }
        let course = Mutex::new(Course {
            journal,
            done,
            next: 0,
            seen,
            failed: None,
        });
        thread::scope(|scope| {
            for _ in 0..self.concurrency.get() {
                scope.spawn(|| {
                    let mut own = begin();
                    // A lock in the head of a `while let` would be held for the whole game.
                    loop {
                        let next = lock(&course).next(self.games);
                        let Some(number) = next else {
                            return;
                        };
                        let played = play(&mut own, number);
                        lock(&course).finish(number, played, &self.event);
                    }
                });
            }
        });
        let course = course.into_inner().unwrap_or_else(PoisonError::into_inner);
        course.failed.map_or(Ok(()), Err)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Course<'a, 'b> {
    journal: Journal,
    done: BTreeSet<u64>,
    next: u64,
    seen: &'a mut Seen<'b>,
    failed: Option<SeriesError>,
}

impl Course<'_, '_> {
    fn next(&mut self, games: u64) -> Option<u64> {
        while self.next < games && self.failed.is_none() {
            let number = self.next;
            self.next += 1;
            if !self.done.contains(&number) {
                return Some(number);
            }
        }
        None
    }

    fn finish(
        &mut self,
        number: u64,
        played: Result<Record, Box<dyn Error + Send + Sync>>,
        event: &str,
    ) {
        let kept = match played {
            Err(error) => Err(SeriesError::Game { number, error }),
            Ok(mut record) => {
                record.tags.set("Event", event);
                record.tags.set("Round", &(number + 1).to_string());
                (self.seen)(number, &record);
                self.journal.add(&record).map_err(SeriesError::Io)
            }
        };
        if let Err(error) = kept {
            self.failed.get_or_insert(error);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use sittuyin::{Color, Game, Ruleset};
    use std::{env, fs, process};

    fn resigned(_: &mut (), number: u64) -> Result<Record, Box<dyn Error + Send + Sync>> {
        let mut game = Game::new(Ruleset::Modern)?;
        game.resign(Color::ALL[number as usize % 2])?;
        Ok(Record::from_game(&game))
    }

    fn series(name: &str) -> Series {
        let pgn = env::temp_dir().join(format!("sittuyin-series-{name}-{}", process::id()));
        let _ = fs::remove_file(&pgn);
        Series {
            pgn,
            event: "resigning".to_owned(),
            games: 4,
            concurrency: NonZeroUsize::new(2).unwrap(),
        }
    }

    #[test]
    fn goes_on_after_a_stop_and_plays_no_game_twice() {
        let mut series = series("resumed");
        series.run(|| (), resigned, &mut |_, _| ()).unwrap();
        series.games = 7;
        let (mut seen, played) = (Vec::new(), Mutex::new(Vec::new()));
        let play = |own: &mut (), number| {
            lock(&played).push(number);
            resigned(own, number)
        };
        series
            .run(|| (), play, &mut |number, record| {
                seen.push((number, record.score.to_string()));
            })
            .unwrap();
        seen.sort();
        let results = ["0-1", "1-0", "0-1", "1-0", "0-1", "1-0", "0-1"];
        let expected: Vec<_> = (0..).zip(results.map(str::to_owned)).collect();
        assert_eq!(seen, expected);
        let mut played = played.into_inner().unwrap();
        played.sort_unstable();
        assert_eq!(played, [4, 5, 6]);
        fs::remove_file(series.pgn).unwrap();
    }

    #[test]
    fn games_of_another_series_are_refused() {
        let mut series = series("foreign");
        series.run(|| (), resigned, &mut |_, _| ()).unwrap();
        series.event = "another".to_owned();
        let error = series.run(|| (), resigned, &mut |_, _| ()).unwrap_err();
        assert!(
            matches!(error, SeriesError::Journal(JournalError::Foreign { .. })),
            "{error}"
        );
        fs::remove_file(series.pgn).unwrap();
    }

    #[test]
    fn a_game_that_fails_ends_the_series() {
        let series = series("failed");
        let fails = |_: &mut (), _| -> Result<Record, Box<dyn Error + Send + Sync>> {
            Err("no dice".into())
        };
        let error = series.run(|| (), fails, &mut |_, _| ()).unwrap_err();
        assert!(error.to_string().ends_with("no dice"), "{error}");
        fs::remove_file(series.pgn).unwrap();
    }
}
