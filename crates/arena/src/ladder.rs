use crate::engine_match::{Elo, Tally};

/// The strength of each player of a ladder above the one at its foot, whose strength is zero, from the
/// results of each against the next below. `None` from the first pairing on in which no pair is complete.
///
/// Each pairing is independent, so the squares of their errors add up. Where a player took every point,
/// no difference is too large, and all above are beyond every number.
#[must_use]
pub fn ladder(pairings: &[Tally]) -> Vec<Option<Elo>> {
    let mut sum = Some(Elo {
        difference: 0.0,
        low: 0.0,
        high: 0.0,
    });
    pairings
        .iter()
        .map(|pairing| {
            sum = sum
                .zip(pairing.elo())
                .map(|(below, step)| above(below, step));
            sum
        })
        .collect()
}

fn above(below: Elo, step: Elo) -> Elo {
    let difference = below.difference + step.difference;
    if !difference.is_finite() {
        return Elo {
            difference,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        };
    }
    let down = (below.difference - below.low).hypot(step.difference - step.low);
    let up = (below.high - below.difference).hypot(step.high - step.difference);
    Elo {
        difference,
        low: difference - down,
        high: difference + up,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(pairs: [u64; 5]) -> Tally {
        Tally {
            games: [0; 3],
            pairs,
        }
    }

    /// Three quarters of the points in every pair are 400 log10 3 = 190.85 Elo without an error; 100
    /// pairs of 0 or 2 points are 0 with bounds of 69.0 (1.96 · 0.5 / 10 = 0.098, and 0.598 is 69.0).
    #[test]
    fn steps_add_up_and_their_errors_by_squares() {
        let rated = ladder(&[
            pairs([0, 0, 0, 10, 0]),
            pairs([50, 0, 0, 0, 50]),
            pairs([50, 0, 0, 0, 50]),
        ]);
        let [first, second, third] = rated[..] else {
            panic!("{rated:?}");
        };
        let near = |elo: Option<Elo>, difference: f64, margin: f64| {
            let elo = elo.unwrap();
            assert!((elo.difference - difference).abs() < 0.01, "{elo:?}");
            assert!((elo.low - (difference - margin)).abs() < 0.2, "{elo:?}");
            assert!((elo.high - (difference + margin)).abs() < 0.2, "{elo:?}");
        };
        near(first, 190.85, 0.0);
        near(second, 190.85, 69.0);
        near(third, 190.85, 69.0 * 2f64.sqrt());
    }

    #[test]
    fn above_a_pairing_without_games_nothing_is_known() {
        let rated = ladder(&[
            pairs([1, 0, 0, 0, 1]),
            Tally::default(),
            pairs([1, 0, 0, 0, 1]),
        ]);
        assert!(rated[0].is_some());
        assert_eq!(rated[1..], [None, None]);
    }

    #[test]
    fn above_one_who_took_every_point_there_is_no_number() {
        let rated = ladder(&[pairs([0, 0, 0, 0, 9]), pairs([50, 0, 0, 0, 50])]);
        for elo in rated {
            let elo = elo.unwrap();
            assert!(
                elo.difference.is_infinite() && elo.low < elo.high,
                "{elo:?}"
            );
        }
    }
}
