//! What time it is.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 (UTC).
pub(crate) type Millis = i64;

/// A second in [`Millis`].
pub(crate) const SECOND: Millis = 1000;
/// A day in [`Millis`].
pub(crate) const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The year, month and day of a moment in UTC. After Howard Hinnant's `civil_from_days`, which counts from
/// March.
pub(crate) fn day(at: Millis) -> (i64, i64, i64) {
    let days = at.div_euclid(DAY) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

/// A time that only goes forward: the machine's clock when the server started, and what has passed
/// since. A machine whose clock is put right takes no time from a player.
#[derive(Clone, Debug)]
pub(crate) struct Timepiece {
    base: Millis,
    started: Instant,
}

impl Timepiece {
    /// Begins at what the machine's clock says now, but not before `earliest`: what was stored under a
    /// later time stays in the past.
    pub(crate) fn start(machine: SystemTime, earliest: Millis) -> Self {
        let machine = machine
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
