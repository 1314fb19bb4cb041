use crate::puzzles::{endings::Endings, games::Games, placements, promotions};
use sittuyin_tablebase::Tables;
use std::{
    fmt, fs, io,
    num::NonZeroUsize,
    ops::Range,
    path::PathBuf,
    str::FromStr,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// Where puzzles are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Games of the engine against itself.
    Games,
    /// Armies that are set up but for the last pieces.
    Placements,
    /// Endings that tables hold.
    Endings,
    /// Endings with a pawn that may promote, which a search judges.
    Promotions,
}

impl Source {
    /// Each of them.
    pub const ALL: [Self; 4] = [
        Self::Games,
        Self::Placements,
        Self::Endings,
        Self::Promotions,
    ];

    /// Its name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Placements => "placements",
            Self::Endings => "endings",
            Self::Promotions => "promotions",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Source {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|source| source.id() == text);
        found.ok_or_else(|| {
            let all = Self::ALL.map(Self::id).join(", ");
            format!("'{text}' is no source: expected one of {all}")
        })
    }
}

/// What is to be mined. A seed decides its puzzles, and has a file of its own: a run that was stopped goes on
/// with the seeds that have none.
#[derive(Clone, Debug)]
pub struct Mine {
    /// Where to look.
    pub source: Source,
    /// The seeds.
    pub seeds: Range<u64>,
    /// So many of them at once.
    pub threads: NonZeroUsize,
    /// Where the files go.
    pub folder: PathBuf,
}

impl Mine {
    /// Mines what is not there yet; `told` hears of each seed and its puzzles.
    ///
    /// # Errors
    ///
    /// What could not be written, or a table that is damaged.
    pub fn run(&self, tables: &Tables, told: &(dyn Fn(u64, usize) + Sync)) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let next = AtomicU64::new(self.seeds.start);
        let failed = Mutex::new(None);
        let work = || {
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                let stopped = failed.lock().map_or(true, |failed| failed.is_some());
                if seed >= self.seeds.end || stopped {
                    return;
                }
                match self.seed(tables, seed) {
                    Ok(Some(found)) => told(seed, found),
                    Ok(None) => (),
                    Err(error) => {
                        if let Ok(mut failed) = failed.lock() {
                            failed.get_or_insert(error);
                        }
                    }
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(work);
            }
        });
        match failed.into_inner() {
            Ok(Some(error)) => Err(error),
            _ => Ok(()),
        }
    }

    /// How many puzzles one seed gave; `None` when they were there before.
    fn seed(&self, tables: &Tables, seed: u64) -> io::Result<Option<usize>> {
        let path = self.folder.join(format!("{}-{seed}.tsv", self.source));
        if path.exists() {
            return Ok(None);
        }
        let found = match self.source {
            Source::Games => Games::new(seed).mine(),
            Source::Placements => placements::mine(seed),
            Source::Endings => Endings::new(tables, seed)
                .mine()
                .map_err(io::Error::other)?,
            Source::Promotions => promotions::mine(seed).map_err(io::Error::other)?,
        };
        // A file is there whole or not at all.
        let half = path.with_extension("half");
        let lines: String = found.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        fs::write(&half, lines)?;
        fs::rename(half, path)?;
        Ok(Some(found.len()))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::{env, process};

    #[test]
    fn seeds_that_are_there_are_not_mined_again() {
        let folder = env::temp_dir().join(format!("sittuyin-mine-{}", process::id()));
        let mine = Mine {
            source: Source::Games,
            seeds: 3..5,
            threads: NonZeroUsize::new(2).unwrap(),
            folder: folder.clone(),
        };
        fs::create_dir_all(&folder).unwrap();
        for seed in 3..5 {
            fs::write(folder.join(format!("games-{seed}.tsv")), "").unwrap();
        }
        mine.run(&Tables::new(), &|seed, _| panic!("{seed} was mined"))
            .unwrap();
        fs::remove_dir_all(folder).unwrap();
    }
}
