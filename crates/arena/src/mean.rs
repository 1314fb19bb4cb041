use crate::engine_match::CONFIDENCE;
use std::fmt;

/// The mean of independent values, with the bounds of 95 % confidence.
///
/// ```
/// use sittuyin_arena::Mean;
/// let points = Mean::of([1.0, 0.5, 0.0, 0.5]).expect("values");
/// assert_eq!(points.mean, 0.5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far the bounds lie from it.
    pub margin: f64,
}

impl Mean {
    /// The mean of some values; `None` of fewer than two.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let values: Vec<f64> = values.into_iter().collect();
        if values.len() < 2 {
            return None;
        }
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let variance = squares / (count - 1.0);
        Some(Self {
            mean,
            margin: CONFIDENCE * (variance / count).sqrt(),
        })
    }
}

/// The mean and its bounds, with the precision that is asked for.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mean, margin } = self;
        let digits = f.precision().unwrap_or(3);
        write!(
            f,
            "{mean:.digits$} [{:.digits$}, {:.digits$}]",
            mean - margin,
            mean + margin
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 60 wins, 20 draws and 20 losses: the mean is 0.7, the squares 60·0.09 + 20·0.04 + 20·0.49 = 16,
    /// the variance 16/99, and the margin 1.96·√(16/9900) = 0.0788.
    #[test]
    fn of_a_hundred_games() {
        let games = [(1.0, 60), (0.5, 20), (0.0, 20)];
        let points = games
            .into_iter()
            .flat_map(|(points, count)| std::iter::repeat_n(points, count));
        let mean = Mean::of(points).unwrap();
        assert!((mean.mean - 0.7).abs() < 1e-9, "{mean:?}");
        assert!((mean.margin - 0.0788).abs() < 0.0001, "{mean:?}");
        assert_eq!(format!("{mean:.2}"), "0.70 [0.62, 0.78]");
    }

    #[test]
    fn of_one_value_nothing_is_known() {
        assert_eq!(Mean::of([1.0]), None);
    }
}
