//! Matches between two engines: paired openings with colours swapped, several games at once, results by
//! the rules of the game, the error of the pairs, a sequential test, and a PGN from which a match that
//! was stopped goes on.

mod limit;
mod openings;
mod play;
mod run;
mod seat;
mod signature;
mod tally;

pub use crate::journal::JournalError;
pub use limit::{Limit, ParseClockError};
pub use openings::{Opening, OpeningError};
pub use play::{Fault, Played};
pub use run::{Finished, MatchError, Plan, Progress, Report, run};
pub use seat::Player;
pub(crate) use tally::CONFIDENCE;
pub use tally::{Elo, Points, Sprt, Tally, Verdict};
