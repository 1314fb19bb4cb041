//! What time it is.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 (UTC).
pub(crate) type Millis = i64;

/// A second in [`Millis`].
pub(crate) const SECOND: Millis = 1000;
/// A day in [`Millis`].
pub(crate) const DAY: Millis = 24 * 60 * 60 * SECOND;

/// A time that only goes forward: the machine's clock when the server started, and what has passed
/// since. A machine whose clock is put right takes no time from a player.
#[derive(Clone, Debug)]
pub(crate) struct Timepiece {
    base: Millis,
    started: Instant,
}

impl Timepiece {
    /// Begins now by the machine's clock, but not before `earliest`: what was stored under a later
    /// time stays in the past.
    pub(crate) fn start(earliest: Millis) -> Self {
        let machine = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_millis() as Millis);
        Self {
            base: machine.max(earliest),
            started: Instant::now(),
        }
    }

    /// The time now.
    pub(crate) fn now(&self) -> Millis {
        self.base + self.started.elapsed().as_millis() as Millis
    }

    /// How long it is from now to `moment`; nothing when it has passed.
    pub(crate) fn until(&self, moment: Millis) -> Duration {
        Duration::from_millis(u64::try_from(moment - self.now()).unwrap_or(0))
    }
}
