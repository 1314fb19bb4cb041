use sittuyin_engine::Control;
use std::time::{Duration, Instant};

/// Measures time for the engine, and never stops it.
#[derive(Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    pub(crate) fn started() -> Self {
        Self(Instant::now())
    }
}

impl Control for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stop(&self) -> bool {
        false
    }
}
