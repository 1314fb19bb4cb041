use crate::limits::Limits;
use sittuyin::{Draft, Game, Move, Role, Square};
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

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Skill {
    pub(crate) name: &'static str,
    /// Plies that it sees ahead.
    pub(crate) depth: Option<u32>,
    /// Positions that it looks at for a move.
    pub(crate) nodes: u64,
    /// Of a hundred moves, how many it makes in haste.
    pub(crate) hasty: u8,
    /// By how many centipawns it misjudges a move.
    pub(crate) misjudges: i32,
    /// By how many it misjudges the placing of a piece.
    pub(crate) misplaces: i32,
}

const fn erring(
    name: &'static str,
    depth: u32,
    hasty: u8,
    misjudges: i32,
    misplaces: i32,
) -> Skill {
    Skill {
        name,
        depth: Some(depth),
        // Far more than these depths take as a rule.
        nodes: 200_000,
        hasty,
        misjudges,
        misplaces,
    }
}

const fn sound(name: &'static str, nodes: u64) -> Skill {
    Skill {
        name,
        depth: None,
        nodes,
        hasty: 0,
        misjudges: 0,
        // For variety: from one game to the next it arranges another army.
        misplaces: 12,
    }
}

pub(crate) const SKILLS: [Skill; 10] = [
    erring("beginner", 2, 12, 250, 110),
    erring("novice", 3, 0, 220, 80),
    erring("learner", 4, 0, 180, 60),
    erring("casual player", 5, 0, 155, 45),
    erring("steady player", 6, 0, 115, 35),
    sound("skilled player", 2_500),
    sound("strong player", 7_000),
    sound("expert", 20_000),
    sound("master", 75_000),
    sound("full strength", 400_000),
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

    /// What it is called.
    ///
    /// ```
    /// use sittuyin_engine::Level;
    /// assert_eq!(Level::LOWEST.name(), "beginner");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.skill().name
    }

    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }

    /// The limits of a search at this level. The same seed gives the same play.
    #[must_use]
    pub fn limits(self, seed: u64) -> Limits {
        self.skill().limits(seed)
    }

    /// The limits of a search of this game, in which a whole army may be to arrange.
    pub(crate) fn limits_in(self, game: &Game, seed: u64) -> Limits {
        self.skill().limits_in(self.0.into(), game, seed)
    }

    /// The limits for arranging a whole army.
    pub(crate) fn arranging(self, seed: u64) -> Limits {
        self.skill().arranging(self.0.into(), seed)
    }
}

impl Skill {
    pub(crate) fn limits(&self, seed: u64) -> Limits {
        Limits {
            depth: self.depth,
            nodes: Some(self.nodes),
            // Nodes decide, so that a seed means the same everywhere; slow machines stop all the same.
            move_time: Some(Duration::from_millis(2_500)),
            handicap: Some(Handicap {
                seed,
                hasty: self.hasty,
                misjudges: self.misjudges,
                misplaces: self.misplaces,
            }),
            ..Limits::default()
        }
    }

    /// `level` may lie between two.
    pub(crate) fn limits_in(&self, level: f64, game: &Game, seed: u64) -> Limits {
        if Draft::new(game.position()).is_some() {
            self.arranging(level, seed)
        } else {
            self.limits(seed)
        }
    }

    /// An army is arranged once, so that few nodes for a move are no reason to do it carelessly. `level`
    /// may lie between two.
    pub(crate) fn arranging(&self, level: f64, seed: u64) -> Limits {
        Limits {
            depth: None,
            nodes: Some((30_000.0 * level) as u64),
            ..self.limits(seed)
        }
    }
}

/// What keeps the engine from playing its best, and varies its play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// Another seed misjudges other moves.
    pub seed: u64,
    /// Of a hundred moves, how many it makes in haste, looking a ply less far than the depth allows.
    pub hasty: u8,
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

    /// Whether it is in haste on this occasion.
    pub(crate) fn is_hasty(&self, occasion: u64) -> bool {
        mix(self.seed ^ mix(!occasion)) % 100 < u64::from(self.hasty)
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
                    hasty: 0,
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
    fn is_hasty_as_often_as_it_says() {
        let handicap = Handicap {
            seed: 5,
            hasty: 25,
            misjudges: 0,
            misplaces: 0,
        };
        let hasty = (0..2_000).filter(|&occasion| handicap.is_hasty(occasion));
        let count = hasty.count();
        // 500 expected; five standard deviations are 97.
        assert!((403..=597).contains(&count), "{count}");
    }

    #[test]
    fn strength_grows_with_the_level() {
        for pair in SKILLS.windows(2) {
            let [lower, higher] = pair else {
                unreachable!("windows of two");
            };
            let depth = |skill: &Skill| skill.depth.unwrap_or(u32::MAX);
            assert!(depth(lower) <= depth(higher), "{}", higher.name);
            assert!(lower.hasty >= higher.hasty, "{}", higher.name);
            assert!(lower.misjudges >= higher.misjudges, "{}", higher.name);
            assert!(lower.misplaces >= higher.misplaces, "{}", higher.name);
            assert!(
                lower.depth.is_some() || lower.nodes < higher.nodes,
                "{}",
                higher.name
            );
        }
    }
}
