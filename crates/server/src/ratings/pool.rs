//! Which games count together.

use crate::games::Agreed;
use crate::games::messages::TimeControl;
use crate::ratings::messages::{Family, Pace};
use crate::store::{StoreError, read, written};
use sittuyin::Ruleset;

/// Games that count together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pool {
    pub(crate) family: Family,
    pub(crate) pace: Pace,
}

impl Pool {
    /// Where a game counts; nowhere without limit.
    pub(crate) fn of(agreed: &Agreed) -> Option<Self> {
        let family = match agreed.ruleset {
            Ruleset::Formal | Ruleset::Parlett | Ruleset::Tournament | Ruleset::Murray => {
                Family::Traditional
            }
            Ruleset::Modern | Ruleset::Federation => Family::Federation,
            Ruleset::Dice => Family::Dice,
        };
        let pace = match agreed.time {
            TimeControl::Clock {
                initial, increment, ..
            } => match initial + 40 * increment {
                0..180 => Pace::Bullet,
                180..600 => Pace::Blitz,
                600..1800 => Pace::Rapid,
                _ => Pace::Classical,
            },
            TimeControl::Days { .. } => Pace::Correspondence,
            TimeControl::Unlimited => return None,
        };
        Some(Self { family, pace })
    }

    /// As they stand in the database.
    pub(crate) fn columns(self) -> (String, String) {
        (written(&self.family), written(&self.pace))
    }

    /// From the database.
    pub(crate) fn from_columns(family: &str, pace: &str) -> Result<Self, StoreError> {
        Ok(Self {
            family: read(family)?,
            pace: read(pace)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_follows_from_the_time() {
        let pool = |ruleset, time| {
            Pool::of(&Agreed {
                ruleset,
                order: ruleset.rules().deployment.order,
                time,
                rated: true,
            })
        };
        let clock = |initial, increment| TimeControl::Clock {
            initial,
            increment,
            deployment: 300,
        };
        for (time, pace) in [
            (clock(60, 0), Pace::Bullet),
            (clock(179, 0), Pace::Bullet),
            (clock(180, 0), Pace::Blitz),
            (clock(600, 5), Pace::Rapid),
            (clock(1200, 10), Pace::Rapid),
            (clock(1200, 15), Pace::Classical),
            (clock(3600, 30), Pace::Classical),
            (TimeControl::Days { days: 3 }, Pace::Correspondence),
        ] {
            assert_eq!(pool(Ruleset::Murray, time).unwrap().pace, pace, "{time:?}");
        }
        assert_eq!(pool(Ruleset::Dice, TimeControl::Unlimited), None);
        for ruleset in Ruleset::ALL {
            let pool = pool(ruleset, clock(600, 5)).unwrap();
            let (family, pace) = pool.columns();
            assert_eq!(Pool::from_columns(&family, &pace).unwrap(), pool);
        }
    }
}
