//! Portable game notation: games with tags, comments, variations and annotations, as text.
//!
//! [`Reader`] takes the games of our own form and of every [`Dialect`](crate::Dialect) from a stream,
//! one at a time; [`write()`] writes a game in one of these forms, and ours reads back as it was.
//!
//! Our form is PGN with these additions:
//!
//! * Tags. `[Variant "Sittuyin"]`, then `[Ruleset "formal"]` with `[RulesetVersion "1"]`; a file that
//!   names no ruleset is read by the rules called modern. `[Order "hidden"]` stands where the placing
//!   is not in the ruleset's usual order. Beside `[SetUp "1"]` and `[FEN "…"]` stand what no FEN says:
//!   `[Stage "rearrangement"]` and the dice on the table, `[Dice "1,4"]`.
//! * Placements are moves, `K@e2`, and `N@a3,b2` displaces a pawn. A number stands before the first
//!   move of each turn: `1. K@e2 F@d2 … 1... K@d7 …`. An arrangement made in secret is written so too,
//!   White's then Black's.
//! * In the free rearrangement a piece is written with its whole origin: `Kc2h1`.
//! * A throw of the dice is a comment of its own before the moves it allows: `{[%dice 1,4,4]}`.
//! * A comment that holds a closing brace, or the text of a throw, is written from `;` to the end of
//!   its line.
//!
//! The other programs place by turns only. For them a game that was placed otherwise starts from a FEN
//! of the whole array, and `[Deployment "K@e2 …"]` keeps the moves that led there, in UCI notation.
//!
//! ```
//! use sittuyin::{Dialect, Ruleset, pgn};
//! let text = "[Ruleset \"modern\"]\n\n1. K@e2 {calm} (1. K@d2 K@e7) K@d7 $1 *\n";
//! let record = pgn::Reader::new(text.as_bytes()).next().expect("there is a game")?;
//! assert_eq!(record.tree.main_line().count(), 2);
//! assert!(pgn::write(&record, Dialect::Sittuyin)?.ends_with("1. K@e2 {calm} (1. K@d2 K@e7) 1... K@d7 $1 *\n"));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod comment;
mod drawing;
mod header;
mod lex;
mod lines;
mod read;
mod record;
mod score;
mod split;
mod start;
mod tags;
mod tree;
mod write;

pub use comment::Comment;
pub use drawing::{Drawing, Ink};
pub use read::{ReadPgnError, ReadPgnErrorKind, Reader};
pub use record::{Record, ReplayError};
pub use score::{ParseScoreError, Score};
pub use start::Start;
pub use tags::Tags;
pub use tree::{Node, NodeId, Tree};
pub use write::write;

/// The bytes of the longest game that is read.
pub const LONGEST_GAME: usize = 2 << 20;

/// How deep variations may lie in one another.
pub const DEEPEST_VARIATION: usize = 128;
