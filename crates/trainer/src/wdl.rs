//! What scores mean: a model of win, draw and loss, fitted to games whose results are known.

use crate::{Sample, SampleError, Samples};
use sittuyin_engine::{Model, men};

/// Centipawns that are counted together.
const STEP: i32 = 10;
/// Scores beyond this say no more.
const MOST: i32 = 4_000;
/// Cells for each number of men.
const SCORES: usize = (MOST / STEP) as usize + 1;
/// The most men that there are.
const MEN: usize = 32;

/// How often positions of like score and as many men were won, drawn and lost. Whoever stands worse is
/// counted as the other side.
#[derive(Clone, Debug)]
pub struct Outcomes {
    /// By men, then by score.
    cells: Vec<[u64; 3]>,
}

/// A model and how well it fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The model.
    pub model: Model,
    /// Positions it was fitted to.
    pub positions: u64,
    /// The mean of the negative logarithm of how likely it makes what happened.
    pub surprise: f64,
}

/// Like positions: what happened, and what a model expects.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Group {
    /// How many there are.
    pub positions: u64,
    /// The shares of wins, draws and losses.
    pub happened: [f64; 3],
    /// The same, as expected.
    pub expected: [f64; 3],
}

impl Outcomes {
    /// Counts the samples whose result is known.
    ///
    /// # Errors
    ///
    /// [`SampleError`] when one cannot be unpacked.
    pub fn count(samples: &Samples) -> Result<Self, SampleError> {
        let mut counted = Self {
            cells: vec![[0; 3]; (MEN + 1) * SCORES],
        };
        for packed in &samples.packed {
            counted.add(&Sample::unpack(packed, samples.ruleset)?);
        }
        Ok(counted)
    }

    fn add(&mut self, sample: &Sample) {
        let Some(points) = sample.result else { return };
        let score = i32::from(sample.score);
        let points = if score < 0 { 1.0 - points } else { points };
        let result = usize::from(points < 0.75) + usize::from(points < 0.25);
        let place = (score.abs().min(MOST) + STEP / 2) / STEP;
        self.cells[men(&sample.position).min(MEN) * SCORES + place as usize][result] += 1;
    }

    /// Cells that hold something: men, centipawns, results.
    fn cells(&self) -> impl Iterator<Item = (usize, f64, [f64; 3])> {
        (self.cells.iter().enumerate())
            .filter(|(_, counts)| counts.iter().any(|&count| count > 0))
            .map(|(place, &counts)| {
                let centipawns = (place % SCORES) as i32 * STEP;
                (
                    place / SCORES,
                    centipawns.into(),
                    counts.map(|count| count as f64),
                )
            })
    }

    /// Positions with so many men and so many centipawns ahead, the ends excluded; `None` when there
    /// are none.
    #[must_use]
    pub fn group(
        &self,
        model: &Model,
        men: std::ops::Range<usize>,
        ahead: std::ops::Range<i32>,
    ) -> Option<Group> {
        let mut positions = 0.0;
        let (mut happened, mut expected) = ([0.0; 3], [0.0; 3]);
        for (number, centipawns, counts) in self.cells() {
            if !men.contains(&number) || !ahead.contains(&(centipawns as i32)) {
                continue;
            }
            let all: f64 = counts.iter().sum();
            positions += all;
            let chances = model.expectation(centipawns, number);
            for (place, chance) in [chances.win, chances.draw, chances.loss]
                .into_iter()
                .enumerate()
            {
                happened[place] += counts[place];
                expected[place] += all * chance;
            }
        }
        (positions > 0.0).then(|| Group {
            positions: positions as u64,
            happened: happened.map(|sum| sum / positions),
            expected: expected.map(|sum| sum / positions),
        })
    }

    /// The model that makes what happened most likely. `None` when nothing was counted.
    #[must_use]
    pub fn fit(&self) -> Option<Fit> {
        let cells: Vec<_> = self.cells().collect();
        let positions: f64 = cells.iter().flat_map(|(_, _, counts)| counts).sum();
        if positions == 0.0 {
            return None;
        }
        let mut model = Model {
            even: [1.0, 0.0, 0.0, 0.0],
            width: [1.0, 0.0, 0.0, 0.0],
        };
        // Adam (Kingma, Ba 2014) over all cells at once.
        let (mut mean, mut square) = ([0.0; 8], [0.0; 8]);
        for step in 1..=STEPS {
            let (_, slope) = surprise(&model, &cells);
            let rate = RATE * (1.0 - f64::from(step - 1) / f64::from(STEPS));
            for (place, factor) in (model.even.iter_mut().chain(&mut model.width)).enumerate() {
                let slope = slope[place] / positions;
                mean[place] = 0.9 * mean[place] + 0.1 * slope;
                square[place] = 0.99 * square[place] + 0.01 * slope * slope;
                let unbiased = mean[place] / (1.0 - 0.9_f64.powi(step));
                let scale = (square[place] / (1.0 - 0.99_f64.powi(step))).sqrt() + 1e-9;
                *factor -= rate * unbiased / scale;
            }
        }
        Some(Fit {
            model,
            positions: positions as u64,
            surprise: surprise(&model, &cells).0 / positions,
        })
    }
}

/// Steps of a fit, and the first length of one.
const STEPS: i32 = 6_000;
const RATE: f64 = 0.03;
/// No result is taken to be less likely.
const LEAST: f64 = 1e-6;

/// How little the model expects what happened, and how that changes with each of its factors.
fn surprise(model: &Model, cells: &[(usize, f64, [f64; 3])]) -> (f64, [f64; 8]) {
    let mut sum = 0.0;
    let mut slope = [0.0; 8];
    for &(men, centipawns, counts) in cells {
        let chances = model.expectation(centipawns, men);
        let [win, draw, loss] = [chances.win, chances.draw, chances.loss].map(|p| p.max(LEAST));
        sum -= counts[0] * win.ln() + counts[1] * draw.ln() + counts[2] * loss.ln();
        let (even, width) = model.at(men);
        let pawns = centipawns / 100.0;
        // How the chances change as the curves move and widen.
        let (steep_win, steep_loss) = (win * (1.0 - win) / width, loss * (1.0 - loss) / width);
        let by_even = [-steep_win, -steep_loss];
        let by_width = [
            -steep_win * (pawns - even) / width,
            -steep_loss * (-pawns - even) / width,
        ];
        let change = |[by_win, by_loss]: [f64; 2]| {
            -(counts[0] * by_win / win - counts[1] * (by_win + by_loss) / draw
                + counts[2] * by_loss / loss)
        };
        let (by_even, by_width) = (change(by_even), change(by_width));
        let mut power = 1.0;
        for place in 0..4 {
            slope[place] += by_even * power;
            slope[4 + place] += by_width * power;
            power *= men as f64 / MEN as f64;
        }
    }
    (sum, slope)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Results drawn as a known model has them are fitted by that model again.
    #[test]
    fn finds_the_model_that_made_the_results() {
        let known = Model {
            even: [2.5, -0.9, 0.0, 0.0],
            width: [0.5, 0.4, 0.0, 0.0],
        };
        let mut outcomes = Outcomes {
            cells: vec![[0; 3]; (MEN + 1) * SCORES],
        };
        for men in 4..=MEN {
            for place in 0..60 {
                let chances = known.expectation(f64::from(place * STEP), men);
                outcomes.cells[men * SCORES + place as usize] =
                    [chances.win, chances.draw, chances.loss].map(|chance| (chance * 1e6) as u64);
            }
        }
        let fit = outcomes.fit().unwrap();
        for men in [6, 16, 28] {
            for centipawns in [0.0, 150.0, 400.0] {
                let (found, wanted) = (
                    fit.model.expectation(centipawns, men),
                    known.expectation(centipawns, men),
                );
                assert!((found.win - wanted.win).abs() < 0.005, "{men} {centipawns}");
                assert!(
                    (found.draw - wanted.draw).abs() < 0.005,
                    "{men} {centipawns}"
                );
            }
        }
        let group = outcomes.group(&known, 10..11, 95..105).unwrap();
        assert!(
            (group.happened[0] - group.expected[0]).abs() < 1e-3,
            "{group:?}"
        );
        assert!(outcomes.group(&known, 40..50, 0..1).is_none());
    }

    #[test]
    fn nothing_fits_nothing() {
        let outcomes = Outcomes {
            cells: vec![[0; 3]; (MEN + 1) * SCORES],
        };
        assert!(outcomes.fit().is_none());
    }
}
