//! Glicko-2, with each game as a rating period of its own.

use crate::time::{DAY, Millis};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// So long without a game is one rating period, in which the deviation grows.
const PERIOD: Millis = 7 * DAY;
/// Beyond this a rating is uncertain.
pub(crate) const PROVISIONAL: f64 = 110.0;
/// The deviation of somebody of whom nothing is known; it grows to no more.
const UNKNOWN: f64 = 350.0;
/// From the scale of ratings to that of Glicko-2 (Glickman, step 2).
const SCALE: f64 = 173.7178;

/// The strength of somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    pub(crate) games: i64,
    /// When it was last reckoned.
    pub(crate) at: Millis,
}

impl Strength {
    /// Of somebody of whom nothing is known.
    pub(crate) fn unknown(at: Millis) -> Self {
        let Glicko2Rating {
            rating,
            deviation,
            volatility,
        } = Glicko2Rating::new();
        Self {
            rating,
            deviation,
            volatility,
            games: 0,
            at,
        }
    }

    /// The same at a later time: what was known grows old (Glickman, step 6).
    pub(crate) fn aged(self, now: Millis) -> Self {
        let periods = (now - self.at).max(0) as f64 / PERIOD as f64;
        let variance = (self.deviation / SCALE).powi(2) + periods * self.volatility.powi(2);
        Self {
            deviation: (variance.sqrt() * SCALE).min(UNKNOWN),
            at: now,
            ..self
        }
    }

    /// Whether it is still uncertain.
    pub(crate) fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    fn after(self, reckoned: Glicko2Rating) -> Self {
        Self {
            rating: reckoned.rating,
            deviation: reckoned.deviation.min(UNKNOWN),
            volatility: reckoned.volatility,
            games: self.games + 1,
            at: self.at,
        }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

/// What a game makes of two strengths, aged to its end; `first` is whether the first has won, `None` a
/// draw.
pub(crate) fn played(one: Strength, two: Strength, first: Option<bool>) -> (Strength, Strength) {
    let outcome = match first {
        Some(true) => Outcomes::WIN,
        Some(false) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let (after, other) = glicko2(
        &one.glicko(),
        &two.glicko(),
        &outcome,
        &Glicko2Config::new(),
    );
    (one.after(after), two.after(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_beginners_meet() {
        // Reckoned by hand with Glickman's steps for one game of 1500/350/0.06, tau 0.5:
        // g = 0.6691, E = 0.5, v = 8.935, delta = 2.989; phi' = 1.6712, so the deviation is 290.3
        // and the rating moves by 162.3.
        let unknown = Strength::unknown(0);
        let (winner, loser) = played(unknown, unknown, Some(true));
        assert!((winner.rating - 1662.31).abs() < 0.05, "{winner:?}");
        assert!((loser.rating - 1337.69).abs() < 0.05, "{loser:?}");
        assert!((winner.deviation - 290.32).abs() < 0.05, "{winner:?}");
        let (one, two) = played(unknown, unknown, None);
        assert_eq!((one.rating.round(), two.rating.round()), (1500.0, 1500.0));
        assert_eq!((one.games, two.games), (1, 1));
    }

    #[test]
    fn what_is_known_grows_old() {
        let known = Strength {
            rating: 1800.0,
            deviation: 60.0,
            volatility: 0.06,
            games: 100,
            at: 0,
        };
        // A year is 52.14 periods: sqrt(60^2 + 52.14 (173.7178 * 0.06)^2) = 96.25.
        let aged = known.aged(365 * DAY);
        assert!((aged.deviation - 96.25).abs() < 0.01, "{aged:?}");
        assert_eq!((aged.rating, aged.games), (1800.0, 100));
        assert_eq!(known.aged(1_000_000 * DAY).deviation, UNKNOWN);
        assert_eq!(known.aged(-DAY).deviation.round(), 60.0);
        assert!(!aged.is_provisional() && Strength::unknown(0).is_provisional());
    }
}
