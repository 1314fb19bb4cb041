//! Time and stopping come from outside: the search runs where there is no clock too.

use crate::limits::{Clock, Limits};
use sittuyin::Move;
use std::time::Duration;

/// What a search asks the world about, every thousand nodes or so.
pub trait Control {
    /// Time since the search began.
    fn elapsed(&self) -> Duration;
    /// Whether it must end now.
    fn stop(&self) -> bool;
    /// Told in a search that takes long: this move at the root is looked at now, as the so manieth of
    /// its depth, from 1.
    fn considers(&self, depth: u32, candidate: Move, number: usize) {
        let _ = (depth, candidate, number);
    }
}

/// A search that has taken so long tells more of what it does.
pub(crate) const LONG: Duration = Duration::from_secs(3);

/// No clock and no stopping: for searches that are limited by depth or nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Untimed;

impl Control for Untimed {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stop(&self) -> bool {
        false
    }
}

/// Moves that the time must last for when nothing else is known.
const HORIZON: u32 = 40;

/// The time a search may take.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Budget {
    /// No further depth is begun past this, scaled by how settled the choice is.
    pub(crate) soft: Option<Duration>,
    /// The search ends here, whatever it is doing.
    pub(crate) hard: Option<Duration>,
}

impl Budget {
    pub(crate) fn new(limits: &Limits) -> Self {
        let mut budget = limits.clock.map_or_else(Self::default, Self::of_clock);
        if let Some(time) = limits.move_time {
            budget.hard = Some(budget.hard.map_or(time, |hard| hard.min(time)));
        }
        budget
    }

    fn of_clock(clock: Clock) -> Self {
        let usable = clock.remaining.saturating_sub(clock.overhead);
        let moves = clock.moves_to_go.unwrap_or(HORIZON).clamp(1, HORIZON);
        let share = usable / moves + clock.increment * 3 / 4;
        // The last move before more time may use nearly all; otherwise much is kept for later.
        let most = if moves == 1 {
            usable * 9 / 10
        } else {
            usable / 3
        };
        Self {
            soft: Some((share * 7 / 10).min(most)),
            hard: Some((share * 5 / 2).min(most)),
        }
    }

    /// Whether another depth is worth beginning: `percent` of the usual time may be used.
    pub(crate) fn allows_another_depth(&self, elapsed: Duration, percent: u32) -> bool {
        let in_soft = self.soft.is_none_or(|soft| elapsed < soft * percent / 100);
        in_soft && self.hard.is_none_or(|hard| elapsed < hard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        Budget::new(&Limits {
            clock: Some(Clock {
                remaining: Duration::from_millis(remaining),
                increment: Duration::from_millis(increment),
                moves_to_go,
                overhead: Duration::from_millis(15),
            }),
            ..Limits::default()
        })
    }

    #[test]
    fn never_uses_more_than_the_clock_shows() {
        for remaining in [0, 1, 10, 16, 50, 1_000, 60_000, 5_400_000] {
            for increment in [0, 10, 1_000, 30_000] {
                for moves_to_go in [None, Some(1), Some(2), Some(40), Some(0)] {
                    let budget = budget(remaining, increment, moves_to_go);
                    let hard = budget.hard.expect("a clock was given");
                    assert!(hard <= Duration::from_millis(remaining.saturating_sub(14)));
                    assert!(budget.soft.expect("a clock was given") <= hard);
                }
            }
        }
    }

    #[test]
    fn a_move_time_is_used_whole() {
        let second = Duration::from_secs(1);
        let budget = Budget::new(&Limits {
            move_time: Some(second),
            ..Limits::default()
        });
        assert_eq!(budget.hard, Some(second));
        assert!(budget.allows_another_depth(second * 9 / 10, 10));
    }
}
