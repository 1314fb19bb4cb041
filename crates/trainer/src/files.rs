use crate::{SAMPLE_SIZE, Sample, SampleError, chance::Chance};
use sittuyin::Ruleset;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// The first bytes of a file of samples; the ruleset's place in [`Ruleset::ALL`] follows.
const MAGIC: &[u8; 8] = b"SITDATA1";

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
}

/// The file of a shard in a folder.
#[must_use]
pub fn shard(folder: &Path, seed: u64) -> PathBuf {
    folder.join(format!("{seed:08}.samples"))
}

impl Samples {
    /// Packs samples.
    #[must_use]
    pub fn new(ruleset: Ruleset, samples: &[Sample]) -> Self {
        let packed = samples.iter().map(Sample::pack).collect();
        Self { ruleset, packed }
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
        let mut heading = [0; MAGIC.len() + 1];
        input.read_exact(&mut heading).map_err(|_| foreign())?;
        let ruleset = match heading.strip_prefix(MAGIC) {
            Some(&[place]) => Ruleset::ALL.get(usize::from(place)).copied(),
            _ => None,
        };
        let ruleset = ruleset.ok_or_else(foreign)?;
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes).map_err(io)?;
        let (packed, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(foreign());
        }
        let packed = packed.to_vec();
        Ok(Self { ruleset, packed })
    }

    /// Reads all shards of some folders, in the order of their names, and mixes them by a seed.
    ///
    /// # Errors
    ///
    /// [`FileError`] when one cannot be read, they are of different rulesets, or there is none.
    pub fn shuffled(folders: &[PathBuf], seed: u64) -> Result<Self, FileError> {
        let mut all: Option<Self> = None;
        for folder in folders {
            let io = |error| FileError::Io {
                path: folder.clone(),
                error,
            };
            let mut paths = fs::read_dir(folder)
                .map_err(io)?
                .map(|entry| entry.map(|entry| entry.path()))
                .collect::<Result<Vec<_>, _>>()
                .map_err(io)?;
            paths.retain(|path| path.extension().is_some_and(|end| end == "samples"));
            paths.sort();
            for path in paths {
                let samples = Self::read(&path)?;
                match &mut all {
                    None => all = Some(samples),
                    Some(all) if all.ruleset == samples.ruleset => {
                        all.packed.extend(samples.packed);
                    }
                    Some(all) => {
                        return Err(FileError::OtherRuleset {
                            path,
                            found: samples.ruleset,
                            expected: all.ruleset,
                        });
                    }
                }
            }
        }
        let empty = || FileError::Empty(folders.first().cloned().unwrap_or_default());
        let mut all = all.ok_or_else(empty)?;
        let mut chance = Chance::new(seed);
        for last in (1..all.packed.len()).rev() {
            all.packed.swap(last, chance.below(last + 1));
        }
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
