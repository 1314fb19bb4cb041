//! The conformance suite: positions, counts and games whose answers are known, put to an engine over the
//! Universal Chess Interface. The data and what is asked are described in `docs/conformance-format.md`.
//!
//! ```no_run
//! use sittuyin_arena::conformance::{Plan, Suite, conform};
//! let suite = Suite::builtin()?;
//! let report = conform(&suite, &"fairy-stockfish".parse()?, &Plan::default(), &mut |_| {})?;
//! print!("{report}");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod case;
mod engine;
mod inquiry;
mod report;
mod runner;
mod suite;
mod verdict;

pub use case::{Case, GameCase, Kind, PerftCase, PositionCase, ScoreSign};
pub use report::{Report, Summary};
pub use runner::{ConformError, Plan, conform};
pub use suite::{Suite, SuiteError};
pub use verdict::{Aspect, Difference, Outcome, Verdict};
