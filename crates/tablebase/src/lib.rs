//! Endgame tables of Sittuyin: for every position of few men, who wins and after how many plies.
//!
//! A [`Table`] holds the values of one [`Material`], such as `KRvKN`, for the rulesets of one [`Class`].
//! It is read from a mapped file, or from bytes in WebAssembly, and asked through [`Tables`] with
//! a position; what a count or the clock of a game makes of a win, [`Verdict`] says. [`Plan`] builds
//! tables into a directory, [`verify()`] checks every value of one, [`Stats`] tells what it holds.
//!
//! ```
//! use sittuyin::{Position, Ruleset, fen::Fen};
//! use sittuyin_tablebase::{Cache, Class, Material, Table, Tables, Value, generate, write};
//! use std::num::NonZeroUsize;
//!
//! let material: Material = "KRvK".parse()?;
//! let table = generate(material, Class::Any, |_| None, NonZeroUsize::MIN, &|_| ())?;
//! let bytes = write(&table, Class::Any, NonZeroUsize::MIN)?;
//!
//! let mut tables = Tables::new();
//! tables.add(Table::from_bytes(bytes)?);
//! let Fen(setup) = "7k/8/6K1/8/8/8/8/R7[] w - - 0 1".parse()?;
//! let position = Position::new(&setup, Ruleset::Modern.rules())?;
//! assert_eq!(tables.probe(&mut Cache::default(), &position)?, Some(Value::Win(1)));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod block;
#[cfg(not(target_family = "wasm"))]
mod build;
mod class;
mod count;
mod embedded;
mod format;
mod generate;
mod index;
mod material;
#[cfg(not(target_family = "wasm"))]
mod mmap;
mod parallel;
mod random;
mod raw;
mod stats;
mod table;
mod tables;
mod value;
mod verify;
mod write;

pub use answer::{TableAnswer, TableMove};
pub use block::Cache;
#[cfg(not(target_family = "wasm"))]
pub use build::{BuildError, Plan, Progress};
pub use class::Class;
pub use count::{Clocks, Verdict, count_limit, mates_in_time};
pub use format::{FORMAT_VERSION, Header, SideSummary, TableError};
pub use generate::{GenerateError, generate, memory_needed};
pub use material::{Army, MOST_MEN, Material, MaterialError};
pub use random::RandomPositions;
pub use raw::RawTable;
pub use stats::Stats;
pub use table::Table;
pub use tables::{EXTENSION, Tables, file_name};
pub use value::{Value, Wdl};
pub use verify::{MOST_VERIFIED, Verified, VerifyError, verify, verify_sample};
pub use write::{TooManyCodes, write};
