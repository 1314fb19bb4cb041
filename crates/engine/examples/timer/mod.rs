//! The clock of the examples, which nobody stops.

use sittuyin_engine::Control;
use std::time::{Duration, Instant};

pub(crate) struct Timer(pub(crate) Instant);

impl Control for Timer {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stop(&self) -> bool {
        false
    }
}
