//! Engines from the outside: a client of the Universal Chess Interface that no engine can hang, and the
//! conformance suite, which asks an engine what it knows of the rules; matches between two engines; series
//! of any games, with what their results say; and puzzles, mined from games and endgame tables.

mod chance;
mod command_line;
pub mod conformance;
mod display;
mod engine_error;
pub mod engine_match;
mod engine_option;
mod go;
mod info;
mod journal;
mod ladder;
mod mean;
mod process;
pub mod puzzles;
mod series;
pub mod tactics;
mod telling;
mod uci_client;

pub use chance::Chance;
pub use command_line::{CommandLine, ParseCommandLineError};
pub use display::Display;
pub use engine_error::{EngineError, Request};
pub use engine_option::{EngineOption, OptionKind};
pub use go::{Answer, Clock, Go};
pub use info::{Bound, Info, Score};
pub use journal::JournalError;
pub use ladder::ladder;
pub use mean::Mean;
pub use series::{Seen, Series, SeriesError};
pub use uci_client::{Bounds, Perft, UciClient};
