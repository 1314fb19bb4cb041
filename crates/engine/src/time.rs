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

    /// Whether another depth is worth beginning. A time fixed for the move is used whole.
    pub(crate) fn allows_another_depth(&self, elapsed: Duration, course: &Course) -> bool {
        let in_soft = (self.soft).is_none_or(|soft| elapsed < soft * course.percent() / 100);
        in_soft && self.hard.is_none_or(|hard| elapsed < hard)
    }
}

/// How the search for a move goes: the less it is settled, the more of the clock it may take.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Course {
    /// Depths for which the best move has been the same.
    pub(crate) settled: u32,
    /// Positions that were searched, and how many of them after the best move.
    pub(crate) nodes: u64,
    pub(crate) best_nodes: u64,
    /// By how many centipawns the score has fallen of late; negative where it has risen.
    pub(crate) fallen: i32,
}

impl Course {
    /// How much of the usual time may be used.
    fn percent(&self) -> u32 {
        let settled = 125 - 9 * self.settled.min(6);
        // Nearly all goes to the best move where nothing else comes near it.
        let share = (100 * self.best_nodes / self.nodes.max(1)).min(100) as u32;
        let doubt = 195 - 125 * share / 100;
        // A score that falls is a danger that another move may avoid.
        let danger = (100 + self.fallen.clamp(-10, 50)) as u32;
        (settled * doubt / 100 * danger / 100).clamp(35, 250)
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
        let settled = Course {
            settled: 9,
            nodes: 1_000,
            best_nodes: 999,
            fallen: -300,
        };
        assert!(budget.allows_another_depth(second * 9 / 10, &settled));
        assert!(!budget.allows_another_depth(second, &settled));
    }

    #[test]
    fn what_is_not_settled_takes_longer() {
        let budget = budget(60_000, 0, None);
        let soft = budget.soft.expect("a clock was given");
        // The last moment at which another depth is begun, in thousandths of the usual time.
        let last = |course: Course| {
            (0..3_000)
                .rev()
                .find(|&at| budget.allows_another_depth(soft * at / 1_000, &course))
                .expect("some time is always used")
        };
        let usual = Course {
            settled: 3,
            nodes: 1_000,
            best_nodes: 750,
            fallen: 0,
        };
        let with = |change: &dyn Fn(&mut Course)| {
            let mut course = usual;
            change(&mut course);
            last(course)
        };
        let middle = last(usual);
        assert!((800..1_200).contains(&middle), "{middle}");
        assert!(with(&|course| course.settled = 0) > middle);
        assert!(with(&|course| course.settled = 6) < middle);
        assert!(with(&|course| course.best_nodes = 300) > middle);
        assert!(with(&|course| course.best_nodes = 990) < middle);
        assert!(with(&|course| course.fallen = 40) > middle);
        assert!(with(&|course| course.fallen = -40) < middle);
        // However it goes, some time is used and not all.
        assert!(with(&|course| course.fallen = i32::MAX) <= 2_500);
        assert!(with(&|course| (course.best_nodes, course.settled) = (1_000, 99)) >= 300);
        assert!(last(Course::default()) <= 2_500);
    }
}
