use crate::engine_match::{Elo, Tally};

/// The strength of each player of a ladder above the one at its foot, whose strength is zero, from the
/// results of each against the next below. `None` from the first pairing on in which no pair is complete.
///
/// Each pairing is independent, so the squares of their errors add up. Where a player took every point
/// no difference is too large; a pair in which half a point was lost is added then, so that the number
/// says what so many games can show.
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
                .zip(step(pairing))
                .map(|(below, step)| above(below, step));
            sum
        })
        .collect()
}

/// What a pairing says of two neighbours, as [`ladder`] counts it.
fn step(pairing: &Tally) -> Option<Elo> {
    let mut pairing = *pairing;
    let [lost @ .., won] = pairing.pairs;
    if won > 0 && lost == [0; 4] {
        pairing.pairs[3] = 1;
    }
    pairing.elo()
}

fn above(below: Elo, step: Elo) -> Elo {
    let difference = below.difference + step.difference;
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

    /// Nine pairs of 2 points and one of 1½ are a share of 0.975: 400 log10 39 = 636.4.
    #[test]
    fn who_took_every_point_is_above_by_what_can_be_shown() {
        let rated = ladder(&[pairs([0, 0, 0, 0, 9]), pairs([50, 0, 0, 0, 50])]);
        for elo in rated {
            let elo = elo.unwrap();
            assert!((elo.difference - 636.4).abs() < 0.1, "{elo:?}");
        }
    }
}
