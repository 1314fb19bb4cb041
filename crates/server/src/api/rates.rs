//! How often what costs may be asked for.

use crate::api::{Answer, Peer, Refusal};
use crate::time::{Millis, SECOND};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Above so many counts, those that are full again are dropped.
const MANY: usize = 10_000;

/// What costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Costly {
    /// A new guest.
    Guest,
    /// A registration.
    Registration,
    /// Anything that verifies a password or a code.
    Password,
    /// Making, withdrawing and declining seeks, challenges and rematches, and changing blocks.
    Offer,
    /// All that is kept of a person: every game is played again for it.
    Export,
    /// Writing in studies: a game is read and written anew.
    Study,
    /// Reporting somebody.
    Report,
    /// What moderators look at and do.
    Conduct,
    /// Acting in a game by HTTP, and opening WebSockets.
    Play,
    /// Reading lists.
    Read,
    /// Asking endgame tables.
    Tables,
    /// Painting a picture: some hundredths of a second.
    Picture,
}

/// So many at once, and one more each time the pause has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rate {
    /// How many at once.
    pub(crate) burst: u32,
    /// Milliseconds after which there is one more.
    pub(crate) pause: Millis,
}

impl Rate {
    /// Takes one of them. `empty` is the moment at which nothing would have been used.
    ///
    /// # Errors
    ///
    /// The milliseconds to wait when there were too many; nothing is taken then.
    pub(crate) fn take(self, empty: &mut Millis, now: Millis) -> Result<(), Millis> {
        let next = (*empty).max(now) + self.pause;
        let over = next - now - self.pause * Millis::from(self.burst);
        if over > 0 {
            return Err(over);
        }
        *empty = next;
        Ok(())
    }
}

impl Costly {
    /// What one address may do. A whole club may sit behind one address.
    const fn rate(self) -> Rate {
        match self {
            Self::Guest => Rate {
                burst: 100,
                pause: 10 * SECOND,
            },
            Self::Registration => Rate {
                burst: 40,
                pause: 60 * SECOND,
            },
            // Each of them is looked at by somebody.
            Self::Report => Rate {
                burst: 40,
                pause: 600 * SECOND,
            },
            Self::Export => Rate {
                burst: 20,
                pause: 60 * SECOND,
            },
            Self::Password => Rate {
                burst: 30,
                pause: 10 * SECOND,
            },
            Self::Study => Rate {
                burst: 120,
                pause: SECOND,
            },
            Self::Offer => Rate {
                burst: 100,
                pause: SECOND,
            },
            Self::Conduct => Rate {
                burst: 200,
                pause: SECOND,
            },
            Self::Play => Rate {
                burst: 400,
                pause: SECOND / 20,
            },
            Self::Read | Self::Tables => Rate {
                burst: 200,
                pause: SECOND / 10,
            },
            Self::Picture => Rate {
                burst: 60,
                pause: SECOND,
            },
        }
    }
}

/// The counts. Each is the moment at which nothing would have been used.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    counts: Mutex<HashMap<(Costly, Peer), Millis>>,
    /// How many times what is said above is allowed; 0 is without limit.
    pub(crate) factor: u32,
}

impl Rates {
    /// Counts with so many times the usual limits; 0 is without limit.
    pub(crate) fn new(factor: u32) -> Self {
        Self {
            counts: Mutex::default(),
            factor,
        }
    }

    /// Counts one.
    ///
    /// # Errors
    ///
    /// [`Refusal`] with the seconds to wait when there were too many.
    pub(crate) fn count(&self, what: Costly, peer: Peer, now: Millis) -> Answer<()> {
        if self.factor == 0 {
            return Ok(());
        }
        let rate = what.rate();
        let rate = Rate {
            burst: rate.burst.saturating_mul(self.factor),
            pause: (rate.pause / Millis::from(self.factor)).max(1),
        };
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() > MANY {
            counts.retain(|_, &mut empty| empty > now);
        }
        let empty = counts.entry((what, peer)).or_insert(now);
        rate.take(empty, now)
            .map_err(|wait| Refusal::too_many(((wait + SECOND - 1) / SECOND) as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::ErrorCode;

    #[test]
    fn a_burst_then_one_each_pause_for_each_address() {
        let rates = Rates::new(1);
        let peer = |text: &str| Peer::of(text.parse().unwrap());
        let one = peer("192.0.2.1");
        let Rate { burst, pause } = Costly::Registration.rate();
        for _ in 0..burst {
            rates.count(Costly::Registration, one, 0).unwrap();
        }
        let refusal = rates.count(Costly::Registration, one, 0).unwrap_err();
        assert_eq!(refusal.code(), ErrorCode::TooMany);
        assert_eq!(refusal.0.retry_after, Some(60));
        // Others, and other things, are not held up.
        rates
            .count(Costly::Registration, peer("192.0.2.2"), 0)
            .unwrap();
        rates.count(Costly::Password, one, 0).unwrap();
        // What was refused did not count.
        rates.count(Costly::Registration, one, pause).unwrap();
        rates.count(Costly::Registration, one, pause).unwrap_err();
    }
}
