use crate::limits::Limits;
use sittuyin::{Move, Role, Square};
use std::time::Duration;

/// Playing strength, from 1, the opponent of a beginner, to 10, all that the engine can do.
///
/// Lower levels see less far and misjudge what they see, always by a bounded amount: they lose to
/// better judgement and do not give pieces away at random.
///
/// ```
/// use sittuyin_engine::Level;
/// assert_eq!(Level::new(3).map(Level::get), Some(3));
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// One level: how deep and how many positions it looks at, how far it misjudges a move in
/// centipawns, and how far the placing of a piece.
struct Skill(Option<u32>, u64, i32, i32);

const SKILLS: [Skill; 10] = [
    Skill(Some(1), 30_000, 700, 120),
    Skill(Some(1), 30_000, 400, 80),
    Skill(Some(2), 40_000, 230, 60),
    Skill(Some(3), 60_000, 130, 45),
    Skill(Some(4), 80_000, 75, 35),
    Skill(Some(5), 120_000, 40, 24),
    Skill(Some(7), 200_000, 20, 18),
    Skill(Some(10), 400_000, 8, 14),
    Skill(None, 600_000, 0, 12),
    Skill(None, 1_600_000, 0, 12),
];

impl Level {
    /// The opponent of a beginner.
    pub const LOWEST: Self = Self(1);
    /// All that the engine can do.
    pub const HIGHEST: Self = Self(10);

    /// The level with this number, from 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 10 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The limits of a search at this level. The same seed gives the same play.
    #[must_use]
    pub fn limits(self, seed: u64) -> Limits {
        let Skill(depth, nodes, misjudges, misplaces) = SKILLS[usize::from(self.0) - 1];
        Limits {
            depth,
            nodes: Some(nodes),
            // Nodes decide, so that a seed means the same everywhere; slow machines stop all the same.
            move_time: Some(Duration::from_millis(2_500)),
            handicap: Some(Handicap {
                seed,
                misjudges,
                misplaces,
            }),
            ..Limits::default()
        }
    }
}

/// What keeps the engine from playing its best, and varies its play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// Another seed misjudges other moves.
    pub seed: u64,
    /// By how many centipawns a move may be misjudged either way.
    pub misjudges: i32,
    /// By how many centipawns the placing of one piece may be misjudged either way.
    pub misplaces: i32,
}

impl Handicap {
    /// By how much this move is misjudged on this occasion.
    pub(crate) fn error(&self, occasion: u64, candidate: Move) -> i32 {
        let bits = u64::from(candidate.to_bits());
        let error = if candidate.is_placement() {
            self.misplaces
        } else {
            self.misjudges
        };
        bell(mix(self.seed ^ mix(occasion ^ mix(bits))), error)
    }

    /// By how much a piece on this square of the own array is misjudged.
    pub(crate) fn placement_error(&self, role: Role, square: Square) -> i32 {
        let bits = (role as u64) << 6 | square.index() as u64;
        bell(mix(self.seed ^ mix(bits)), self.misplaces)
    }

    /// The most by which a move is misjudged here.
    pub(crate) fn most(&self, deployment: bool) -> i32 {
        if deployment {
            self.misplaces
        } else {
            self.misjudges
        }
    }
}

/// A value from `-most` to `most`, more often near 0: the sum of two even ones.
fn bell(random: u64, most: i32) -> i32 {
    let even = |bits: u64| {
        let span = u64::from(most.unsigned_abs()) + 1;
        (((bits & 0xffff_ffff) * span) >> 32) as i32
    };
    even(random) - even(random >> 32)
}

/// splitmix64's finaliser (Steele, Lea, Flood 2014).
pub(crate) fn mix(bits: u64) -> u64 {
    let mut z = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misjudges_within_bounds_and_by_seed() {
        let candidate = Move::normal(
            Square::at(0, 0).expect("on the board"),
            Square::at(0, 1).expect("on the board"),
        )
        .expect("two squares");
        let errors: Vec<i32> = (0..2_000)
            .map(|seed| {
                let handicap = Handicap {
                    seed,
                    misjudges: 100,
                    misplaces: 0,
                };
                handicap.error(7, candidate)
            })
            .collect();
        assert!(errors.iter().all(|error| (-100..=100).contains(error)));
        let mean = errors.iter().sum::<i32>() / 2_000;
        assert!((-5..=5).contains(&mean), "mean {mean}");
        assert!(errors.iter().any(|&error| error > 70));
        assert!(errors.iter().any(|&error| error < -70));
    }

    #[test]
    fn strength_grows_with_the_level() {
        for pair in SKILLS.windows(2) {
            assert!(pair[0].1 <= pair[1].1 && pair[0].2 >= pair[1].2 && pair[0].3 >= pair[1].3);
        }
    }
}
