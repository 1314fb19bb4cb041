//! A Sittuyin engine: search, evaluation by a network, time, levels of strength, the setting up of an
//! army, and the review of a game that was played.
//!
//! The search neither reads a clock nor draws random numbers: time and stopping come through
//! [`Control`], variety through a seed. It starts threads only when it is given more than one, and runs
//! wherever Rust does.

mod analysis;
mod annotation;
mod arrangement;
mod bench;
mod correction;
mod dice;
mod elo;
mod engine;
mod evaluation;
mod exchange;
mod expectation;
mod history;
mod level;
mod limits;
mod mate;
mod mind;
mod movepick;
pub mod network;
mod node;
mod probe;
mod quiescence;
mod report;
mod review;
mod search;
mod time;
mod transposition;
mod watch;

pub use analysis::{Analysis, Judged, Judgement, Line, is_judged};
pub use annotation::{Station, annotate};
pub use bench::{BENCH_DEPTH, Bench, bench};
pub use elo::Elo;
pub use engine::{Engine, Evaluation};
pub use evaluation::evaluate;
pub use expectation::{Expectation, Model, men};
pub use level::{Handicap, Level};
pub use limits::{Clock, Limits};
pub use report::{Best, Decision, Report, Score, ScoreBound};
pub use review::{Moment, MomentKind, NoReview, Review, Skill, Verdict, review};
pub use time::{Control, Untimed};
