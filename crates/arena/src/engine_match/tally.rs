use sittuyin::Color;
use std::fmt;

/// The result of a game, for the first engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// It lost.
    Loss,
    /// Nobody won.
    Draw,
    /// It won.
    Win,
}

impl Points {
    /// The result when `winner` won, or nobody, and the first engine had `color`.
    #[must_use]
    pub fn of(winner: Option<Color>, color: Color) -> Self {
        match winner {
            None => Self::Draw,
            Some(winner) if winner == color => Self::Win,
            Some(_) => Self::Loss,
        }
    }

    const fn halves(self) -> usize {
        match self {
            Self::Loss => 0,
            Self::Draw => 1,
            Self::Win => 2,
        }
    }
}

/// The results of a match. Games come in pairs, one opening with either colour, so the error is that of
/// the pairs (the pentanomial model), which the luck of the openings does not touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games lost, drawn and won by the first engine.
    pub games: [u64; 3],
    /// Complete pairs in which it made 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
}

/// A difference in strength in Elo, with the bounds of 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest.
    pub difference: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A sequential test of whether the difference is nearer to `elo1` than to `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// What it is when the test fails, in Elo.
    pub elo0: f64,
    /// What it is when it passes.
    pub elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `elo1` is the better guess, with an error of 5 %.
    Passed,
    /// `elo0` is.
    Failed,
}

/// Of a normal distribution 95 % lie within so many standard deviations.
pub(crate) const CONFIDENCE: f64 = 1.959_964;

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, points: Points) {
        self.games[points.halves()] += 1;
    }

    /// Adds a pair of games that were added before.
    pub fn add_pair(&mut self, first: Points, second: Points) {
        self.pairs[first.halves() + second.halves()] += 1;
    }

    /// The difference in strength; `None` before a pair is complete.
    #[must_use]
    pub fn elo(&self) -> Option<Elo> {
        let pairs = self.pairs.map(|count| count as f64);
        let total: f64 = pairs.iter().sum();
        if total == 0.0 {
            return None;
        }
        let (mean, variance) = moments(pairs);
        let error = CONFIDENCE * (variance / total).sqrt();
        Some(Elo {
            difference: elo(mean),
            low: elo(mean - error),
            high: elo(mean + error),
        })
    }

    /// The log-likelihood ratio of a sequential test, by the normal approximation of the generalised
    /// test (M. Van den Bergh, *A practical introduction to the GSPRT*).
    #[must_use]
    pub fn likelihood(&self, sprt: Sprt) -> f64 {
        // A kind of pair that never came may still come.
        let pairs = self.pairs.map(|count| (count as f64).max(1e-3));
        let (mean, variance) = moments(pairs);
        let (low, high) = (share(sprt.elo0), share(sprt.elo1));
        let total: f64 = pairs.iter().sum();
        total * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What a sequential test with errors of 5 % says, once it says something.
    #[must_use]
    pub fn verdict(&self, sprt: Sprt) -> Option<Verdict> {
        let ratio = self.likelihood(sprt);
        if ratio >= Sprt::bound() {
            Some(Verdict::Passed)
        } else if ratio <= -Sprt::bound() {
            Some(Verdict::Failed)
        } else {
            None
        }
    }
}

impl Sprt {
    /// The ratio at which a test ends: ln 19, for errors of 5 % on either side.
    #[must_use]
    pub fn bound() -> f64 {
        19f64.ln()
    }
}

/// The mean and the variance of a pair's share of its points, from 0 to 1.
fn moments(pairs: [f64; 5]) -> (f64, f64) {
    const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
    let total: f64 = pairs.iter().sum();
    let average = |of: &dyn Fn(f64) -> f64| {
        pairs
            .iter()
            .zip(SHARES)
            .map(|(count, share)| count * of(share))
            .sum::<f64>()
            / total
    };
    let mean = average(&|share| share);
    (mean, average(&|share| (share - mean).powi(2)))
}

/// The share of points that a difference in Elo makes expected.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo at which a share of the points is expected; infinite for none and for all.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.0, 1.0) - 1.0).log10()
}

/// Games won, drawn and lost, the pairs, and the difference.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, drawn, won] = self.games;
        write!(f, "+{won} ={drawn} -{lost}, pairs {:?}", self.pairs)?;
        match self.elo() {
            Some(Elo {
                difference,
                low,
                high,
            }) => write!(f, ", Elo {difference:+.1} [{low:+.1}, {high:+.1}]"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> Tally {
        Tally {
            games: [0; 3],
            pairs,
        }
    }

    #[test]
    fn elo_of_known_scores() {
        // Three quarters of the points are 400 log10 3 = 190.85 Elo; even pairs have no error.
        let elo = tally([0, 0, 0, 10, 0]).elo().unwrap();
        assert!((elo.difference - 190.848).abs() < 0.001, "{elo:?}");
        assert!(elo.low > 190.8 && elo.high < 190.9, "{elo:?}");
        // 100 pairs, all 0 or 2 points: the mean's error is 1.96 * 0.5 / 10 = 0.098, and 0.598 is +69.
        let even = tally([50, 0, 0, 0, 50]).elo().unwrap();
        assert!(even.difference.abs() < 1e-9);
        assert!((even.high - 69.0).abs() < 0.2 && (even.low + even.high).abs() < 1e-9);
    }

    #[test]
    fn without_a_pair_nothing_is_known() {
        assert_eq!(tally([0; 5]).elo(), None);
        assert_eq!(
            tally([0; 5]).verdict(Sprt {
                elo0: 0.0,
                elo1: 10.0
            }),
            None
        );
    }

    #[test]
    fn all_points_are_more_than_any_number() {
        let elo = tally([0, 0, 0, 0, 5]).elo().unwrap();
        assert!(elo.difference.is_infinite() && elo.difference > 0.0);
    }

    #[test]
    fn a_sequential_test_decides_either_way() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        assert_eq!(tally([2, 20, 60, 20, 2]).verdict(sprt), None);
        assert_eq!(
            tally([5, 60, 300, 160, 20]).verdict(sprt),
            Some(Verdict::Passed)
        );
        assert_eq!(
            tally([20, 160, 300, 60, 5]).verdict(sprt),
            Some(Verdict::Failed)
        );
    }

    #[test]
    fn points_by_colour() {
        assert_eq!(Points::of(None, Color::White), Points::Draw);
        assert_eq!(Points::of(Some(Color::Black), Color::White), Points::Loss);
        assert_eq!(Points::of(Some(Color::Black), Color::Black), Points::Win);
    }
}
