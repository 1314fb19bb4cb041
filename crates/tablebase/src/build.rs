//! Building tables into a directory.

use crate::{
    Class, GenerateError, Material, RawTable, Table, TableError, TooManyCodes, file_name, generate,
    memory_needed, write,
};
use sittuyin::Ruleset;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What to build, and with what.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The materials; what they can turn into is built too.
    pub materials: Vec<Material>,
    /// The rulesets that the tables must serve.
    pub rulesets: Vec<Ruleset>,
    /// Where the files go.
    pub directory: PathBuf,
    /// How many threads work.
    pub threads: NonZeroUsize,
    /// How many bytes of memory a table may need while it is built.
    pub memory: u64,
}

/// What happens while tables are built.
#[derive(Clone, Debug)]
pub enum Progress {
    /// The file of this table is there already.
    Kept(Material, Class),
    /// This table is begun; so many are done of so many.
    Begun {
        /// The table.
        table: (Material, Class),
        /// How many are done.
        done: usize,
        /// How many there are.
        all: usize,
    },
    /// All mates of this length are known.
    Ply(u16),
    /// A table is finished.
    Finished {
        /// The table.
        table: (Material, Class),
        /// How many bytes its file has.
        bytes: usize,
        /// How long it took.
        time: Duration,
    },
}

impl Plan {
    /// The tables of the plan in the order in which they are built.
    #[must_use]
    pub fn tables(&self) -> Vec<(Material, Class)> {
        Material::closure(&self.materials)
            .into_iter()
            .flat_map(|material| {
                Class::all_of(material)
                    .into_iter()
                    .filter(move |class| {
                        let served = class.rulesets(material);
                        served.iter().any(|ruleset| self.rulesets.contains(ruleset))
                    })
                    .map(move |class| (material, class))
            })
            .collect()
    }

    /// Builds the tables that are not there yet. A file appears under its name when it is whole.
    ///
    /// # Errors
    ///
    /// [`BuildError`]; the tables that were finished before stay.
    pub fn build(&self, report: &dyn Fn(Progress)) -> Result<(), BuildError> {
        fs::create_dir_all(&self.directory)
            .map_err(|error| BuildError::Write(self.directory.clone(), error))?;
        let tables = self.tables();
        for (done, &table) in tables.iter().enumerate() {
            let (material, class) = table;
            let path = self.path(material, class);
            // One that was damaged, or is of an older version, is built again.
            if Table::open(&path).is_ok_and(|there| {
                (there.header().material, there.header().class) == (material, class)
            }) {
                report(Progress::Kept(material, class));
                continue;
            }
            let all = tables.len();
            report(Progress::Begun { table, done, all });
            let begun = Instant::now();
            let bytes = self.table(material, class, report)?;
            store(&path, &bytes).map_err(|error| BuildError::Write(path, error))?;
            report(Progress::Finished {
                table,
                bytes: bytes.len(),
                time: begun.elapsed(),
            });
        }
        Ok(())
    }

    fn table(
        &self,
        material: Material,
        class: Class,
        report: &dyn Fn(Progress),
    ) -> Result<Vec<u8>, BuildError> {
        let mut needed = memory_needed(material);
        let mut finished: HashMap<Material, RawTable> = HashMap::new();
        for after in material.conversions() {
            if let Some(class) = Class::of(class.rules(), after)
                && !after.is_bare_kings()
            {
                let table = Table::open(&self.path(after, class))?;
                needed += 4 * table.header().slots;
                self.check_memory(material, needed)?;
                finished.insert(after, table.read_all()?);
            }
        }
        self.check_memory(material, needed)?;
        let report = |ply| report(Progress::Ply(ply));
        let raw = generate(
            material,
            class,
            |after| finished.get(&after),
            self.threads,
            &report,
        )?;
        Ok(write(&raw, class, self.threads)?)
    }

    fn check_memory(&self, material: Material, needed: u64) -> Result<(), BuildError> {
        if needed > self.memory {
            return Err(BuildError::Memory {
                material,
                needed,
                allowed: self.memory,
            });
        }
        Ok(())
    }

    fn path(&self, material: Material, class: Class) -> PathBuf {
        self.directory.join(file_name(material, class))
    }
}

/// Writes a file so that it is never there in part.
fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let partial = path.with_extension("partial");
    let mut file = File::create(&partial)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(partial, path)
}

/// Why tables could not be built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// A file could not be written.
    #[error("cannot write {0}: {1}")]
    Write(PathBuf, #[source] io::Error),
    /// A table that is needed is damaged.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A table could not be generated.
    #[error(transparent)]
    Generate(#[from] GenerateError),
    /// A table cannot be written.
    #[error(transparent)]
    Codes(#[from] TooManyCodes),
    /// There is not enough memory.
    #[error("{material} needs {} MB of memory, and {} MB are allowed", .needed.div_ceil(1_000_000), .allowed / 1_000_000)]
    Memory {
        /// For which table.
        material: Material,
        /// How many bytes it needs.
        needed: u64,
        /// How many it may have.
        allowed: u64,
    },
}
