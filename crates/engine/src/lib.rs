//! A Sittuyin engine: search, hand-crafted evaluation, time, levels of strength, and the setting up
//! of an army.
//!
//! The search neither reads a clock nor starts threads nor draws random numbers: time and stopping
//! come through [`Control`], variety through a seed. It runs wherever Rust does.

mod arrangement;
mod bench;
mod dice;
mod engine;
mod evaluation;
mod exchange;
mod history;
mod level;
mod limits;
mod movepick;
mod node;
mod quiescence;
mod report;
mod search;
mod time;
mod transposition;
mod watch;

pub use bench::{BENCH_DEPTH, Bench, bench};
pub use engine::Engine;
pub use evaluation::evaluate;
pub use level::{Handicap, Level};
pub use limits::{Clock, Limits};
pub use report::{Best, Decision, Report, Score};
pub use time::{Control, Untimed};
