use crate::{SAMPLE_SIZE, Sample, SampleError, chance::Chance};
use sittuyin::Ruleset;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// The first bytes of a file of samples; the ruleset's place in [`Ruleset::ALL`] and the number of those
/// held out follow.
const MAGIC: &[u8; 8] = b"SITDATA2";
/// One shard of so many is held out.
const HELD_OUT: usize = 50;

/// A file of samples that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system refuses.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is no file of samples, or an unfinished one.
    #[error("{} is no file of samples", .0.display())]
    Foreign(PathBuf),
    /// Two files are of different rulesets.
    #[error("{} is of the ruleset {found}, not {expected}", .path.display())]
    OtherRuleset {
        /// The file.
        path: PathBuf,
        /// Its ruleset.
        found: Ruleset,
        /// That of the files before.
        expected: Ruleset,
    },
    /// A sample in it is none.
    #[error("{}: {error}", .path.display())]
    Sample {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: SampleError,
    },
    /// There is none.
    #[error("there are no samples in {}", .0.display())]
    Empty(PathBuf),
}

/// Samples as they are in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Samples {
    /// The rules of all of them.
    pub ruleset: Ruleset,
    /// The packed samples.
    pub packed: Vec<[u8; SAMPLE_SIZE]>,
    /// How many of them, the first, are not learned from: what was learned is measured by them. They are
    /// those of whole games, for positions of one game are much alike.
    pub held_out: usize,
}

/// The file of a shard in a folder.
#[must_use]
pub fn shard(folder: &Path, seed: u64) -> PathBuf {
    folder.join(format!("{seed:08}.samples"))
}

/// The shards in a folder, in the order of their names.
///
/// # Errors
///
/// [`FileError::Io`] when the folder cannot be read.
pub fn shards(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let io = |error| FileError::Io {
        path: folder.to_owned(),
        error,
    };
    let mut paths = fs::read_dir(folder)
        .map_err(io)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(io)?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "samples"));
    paths.sort();
    Ok(paths)
}

impl Samples {
    /// Packs samples; none is held out.
    #[must_use]
    pub fn new(ruleset: Ruleset, samples: &[Sample]) -> Self {
        let packed = samples.iter().map(Sample::pack).collect();
        Self {
            ruleset,
            packed,
            held_out: 0,
        }
    }

    /// Writes a file, whole or not at all.
    ///
    /// # Errors
    ///
    /// [`FileError::Io`].
    pub fn write(&self, path: &Path) -> Result<(), FileError> {
        let place = Ruleset::ALL.iter().position(|&one| one == self.ruleset);
        write_whole(path, |out| {
            out.write_all(MAGIC)?;
            out.write_all(&[place.unwrap_or_default() as u8])?;
            out.write_all(&(self.held_out as u64).to_le_bytes())?;
            self.packed
                .iter()
                .try_for_each(|sample| out.write_all(sample))
        })
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`FileError`] when it cannot be read or is none.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        let io = |error| FileError::Io {
            path: path.to_owned(),
            error,
        };
        let foreign = || FileError::Foreign(path.to_owned());
        let mut input = BufReader::new(File::open(path).map_err(io)?);
        let mut heading = [0; MAGIC.len() + 9];
        input.read_exact(&mut heading).map_err(|_| foreign())?;
        let (ruleset, held_out) = match heading.strip_prefix(MAGIC) {
            Some(&[place, ref held_out @ ..]) => (
                Ruleset::ALL.get(usize::from(place)).copied(),
                held_out.try_into().map_or(0, u64::from_le_bytes),
            ),
            _ => (None, 0),
        };
        let ruleset = ruleset.ok_or_else(foreign)?;
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes).map_err(io)?;
        let (packed, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(foreign());
        }
        let held_out = usize::try_from(held_out).map_err(|_| foreign())?;
        if held_out > packed.len() {
            return Err(foreign());
        }
        let packed = packed.to_vec();
        Ok(Self {
            ruleset,
            packed,
            held_out,
        })
    }

    /// Reads all shards of some folders, in the order of their names, and mixes them by a seed. Some whole
    /// shards are held out.
    ///
    /// # Errors
    ///
    /// [`FileError`] when one cannot be read, they are of different rulesets, or there is none.
    pub fn shuffled(folders: &[PathBuf], seed: u64) -> Result<Self, FileError> {
        let mut all: Option<Self> = None;
        let mut held_out = Vec::new();
        let mut count = 0;
        for folder in folders {
            for path in shards(folder)? {
                let samples = Self::read(&path)?;
                let all = all.get_or_insert_with(|| Self::new(samples.ruleset, &[]));
                if all.ruleset != samples.ruleset {
                    return Err(FileError::OtherRuleset {
                        path,
                        found: samples.ruleset,
                        expected: all.ruleset,
                    });
                }
                count += 1;
                // Never the first: there may be no other.
                if count % HELD_OUT == 2 {
                    held_out.extend(samples.packed);
                } else {
                    all.packed.extend(samples.packed);
                }
            }
        }
        let empty = || FileError::Empty(folders.first().cloned().unwrap_or_default());
        let mut all = all.ok_or_else(empty)?;
        let mut chance = Chance::new(seed);
        for last in (1..all.packed.len()).rev() {
            all.packed.swap(last, chance.below(last + 1));
        }
        all.held_out = held_out.len();
        all.packed.splice(..0, held_out);
        Ok(all)
    }
}

/// Writes a file beside its place and moves it there when it is whole.
pub(crate) fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), FileError> {
    let part = path.with_extension("part");
    let done = File::create(&part).and_then(|file| {
        let mut out = BufWriter::new(file);
        write(&mut out)?;
        out.flush()?;
        out.get_ref().sync_all()?;
        fs::rename(&part, path)
    });
    done.map_err(|error| FileError::Io {
        path: path.to_owned(),
        error,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Recipe, generate};
    use sittuyin_engine::Evaluation;
    use std::{env, process};

    /// What is held out is what one shard holds, and nothing of it is among the rest.
    #[test]
    fn whole_shards_are_held_out() {
        let folder = env::temp_dir().join(format!("sittuyin-shards-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let recipe = Recipe {
            ruleset: Ruleset::Modern,
            nodes: 20,
            games: 1,
        };
        let mut shards = Vec::new();
        for seed in 1..4 {
            let samples = Samples::new(
                recipe.ruleset,
                &generate(&recipe, Evaluation::HandCrafted, seed),
            );
            samples.write(&shard(&folder, seed)).unwrap();
            shards.push(samples.packed);
        }
        let mixed = Samples::shuffled(std::slice::from_ref(&folder), 1).unwrap();
        let (held_out, learned) = mixed.packed.split_at(mixed.held_out);
        assert_eq!(held_out, shards[1]);
        let mut learned = learned.to_vec();
        let mut rest = [shards[0].clone(), shards[2].clone()].concat();
        assert_ne!(learned, rest);
        learned.sort_unstable();
        rest.sort_unstable();
        assert_eq!(learned, rest);

        let path = folder.join("mixed");
        mixed.write(&path).unwrap();
        assert_eq!(Samples::read(&path).unwrap(), mixed);
        fs::remove_dir_all(folder).unwrap();
    }
}
