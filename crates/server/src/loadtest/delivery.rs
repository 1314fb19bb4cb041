//! How long what one player does is under way to the other.

use std::time::Duration;

/// What counts as at once.
pub const PROMPT: Duration = Duration::from_millis(100);

/// How long acts were under way: from the moment at which one player sent them, stored by the server,
/// to the moment at which the other had them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delivery(Vec<Duration>);

impl Delivery {
    pub(super) fn new(mut delays: Vec<Duration>) -> Self {
        delays.sort_unstable();
        Self(delays)
    }

    /// How many acts there were.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// How many came within [`PROMPT`].
    #[must_use]
    pub fn prompt(&self) -> usize {
        self.0.partition_point(|&delay| delay <= PROMPT)
    }

    /// The time within which so many of a hundred came, by the nearest rank; `None` when there were no
    /// acts. Above 100 it is that of the slowest.
    #[must_use]
    pub fn percentile(&self, percent: usize) -> Option<Duration> {
        let rank = (self.0.len() * percent).div_ceil(100).max(1);
        self.0.get(rank - 1).or(self.0.last()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_nearest_rank() {
        let millis = Duration::from_millis;
        // The usual example of the method: 15, 20, 35, 40, 50.
        let delivery = Delivery::new([40, 15, 50, 20, 35].map(millis).to_vec());
        for (percent, expected) in [(5, 15), (30, 20), (40, 20), (50, 35), (100, 50)] {
            assert_eq!(delivery.percentile(percent), Some(millis(expected)));
        }
        assert_eq!((delivery.count(), delivery.prompt()), (5, 5));
        assert_eq!(Delivery::new([100, 101].map(millis).to_vec()).prompt(), 1);
        assert_eq!(Delivery::default().percentile(50), None);
    }
}
