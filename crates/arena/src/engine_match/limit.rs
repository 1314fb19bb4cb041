use crate::{Clock, Go};
use sittuyin::{ByColor, Color};
use std::{fmt, str::FromStr, time::Duration};

/// How long each side may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many positions a move.
    Nodes(u64),
    /// So long a move.
    MoveTime(Duration),
    /// A clock for the game, with an increment for each move.
    Clock(Clock),
}

/// A text that is no clock.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no clock: expected seconds and an increment, for example 10+0.1")]
pub struct ParseClockError(String);

/// Reads seconds and an increment in seconds: `10+0.1`, or `60`.
impl FromStr for Clock {
    type Err = ParseClockError;

    fn from_str(text: &str) -> Result<Self, ParseClockError> {
        let seconds = |text: &str| {
            let seconds = text.trim().parse().ok()?;
            Duration::try_from_secs_f64(seconds).ok()
        };
        let (remaining, increment) = text.split_once('+').unwrap_or((text, "0"));
        seconds(remaining)
            .filter(|remaining| !remaining.is_zero())
            .zip(seconds(increment))
            .map(|(remaining, increment)| Self {
                remaining,
                increment,
            })
            .ok_or_else(|| ParseClockError(text.to_owned()))
    }
}

/// As PGN's tag `TimeControl` has it, as far as it has a word for it.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
            Self::MoveTime(time) => write!(f, "1/{}", time.as_secs_f64()),
            Self::Clock(clock) => write!(
                f,
                "{}+{}",
                clock.remaining.as_secs_f64(),
                clock.increment.as_secs_f64()
            ),
        }
    }
}

/// The time of both sides in one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clocks {
    limit: Limit,
    /// What an engine may be late by: what the way to it and back takes.
    margin: Duration,
    left: ByColor<Clock>,
}

/// So long an engine may think where only positions are counted.
const PATIENCE: Duration = Duration::from_secs(600);

impl Clocks {
    pub(super) fn new(limit: Limit, margin: Duration) -> Self {
        let each = match limit {
            Limit::Clock(clock) => clock,
            Limit::Nodes(_) | Limit::MoveTime(_) => Clock::default(),
        };
        Self {
            limit,
            margin,
            left: ByColor {
                white: each,
                black: each,
            },
        }
    }

    /// What to tell the side to move, and when to tell it to stop.
    pub(super) fn go(&self, turn: Color) -> (Go, Duration) {
        let go = Go::default();
        match self.limit {
            Limit::Nodes(nodes) => {
                let nodes = Some(nodes);
                (Go { nodes, ..go }, PATIENCE)
            }
            Limit::MoveTime(time) => {
                let move_time = Some(time);
                (Go { move_time, ..go }, time + self.margin)
            }
            Limit::Clock(_) => {
                let clocks = Some(self.left);
                (Go { clocks, ..go }, self.left[turn].remaining + self.margin)
            }
        }
    }

    /// Takes the time of a move off; `false` when there was not so much.
    pub(super) fn spend(&mut self, turn: Color, elapsed: Duration) -> bool {
        match self.limit {
            Limit::Nodes(_) => elapsed < PATIENCE,
            Limit::MoveTime(time) => elapsed <= time + self.margin,
            Limit::Clock(_) => {
                let clock = &mut self.left[turn];
                let in_time = elapsed <= clock.remaining + self.margin;
                clock.remaining = clock.remaining.saturating_sub(elapsed) + clock.increment;
                in_time
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_clocks() {
        let clock = |remaining, increment| {
            Ok(Clock {
                remaining: Duration::from_millis(remaining),
                increment: Duration::from_millis(increment),
            })
        };
        assert_eq!("10+0.1".parse(), clock(10_000, 100));
        assert_eq!("0.5".parse(), clock(500, 0));
        for text in ["", "+", "x", "-1", "0+1", "1+-1", "1e999", "nan", "1+"] {
            assert!(text.parse::<Clock>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_runs_down_and_is_wound_up_again() {
        let second = Duration::from_secs(1);
        let limit = Limit::Clock("3+1".parse().unwrap());
        let mut clocks = Clocks::new(limit, second / 10);
        // 3 - 2 + 1 = 2, then 2 - 2.05 is within the margin, and the increment is left.
        assert!(clocks.spend(Color::White, 2 * second));
        assert!(clocks.spend(Color::White, second * 205 / 100));
        assert_eq!(clocks.left[Color::White].remaining, second);
        assert!(!clocks.spend(Color::White, second * 111 / 100));
        assert_eq!(clocks.left[Color::Black].remaining, 3 * second);
    }

    #[test]
    fn a_move_has_its_time() {
        let time = Duration::from_millis(50);
        let mut clocks = Clocks::new(Limit::MoveTime(time), time);
        assert!(clocks.spend(Color::Black, time * 2));
        assert!(!clocks.spend(Color::Black, time * 2 + Duration::from_millis(1)));
        let (go, within) = clocks.go(Color::Black);
        assert_eq!(
            (go.to_string().as_str(), within),
            ("go movetime 50", time * 2)
        );
    }
}
