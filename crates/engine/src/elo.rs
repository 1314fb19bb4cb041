use crate::{
    level::{SKILLS, Skill},
    limits::Limits,
};
use sittuyin::Game;

/// What each [level](crate::Level) is worth, from the lowest, on the scale on which programs ask for a
/// strength: even steps in the order of the levels. Games between neighbours agree with them up to the fifth
/// (docs/strength.md); above it they are provisional.
const LADDER: [u16; SKILLS.len()] = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400];

/// A playing strength as programs ask for it: between two [levels](crate::Level), what keeps the engine
/// from playing its best lies between theirs.
///
/// ```
/// use sittuyin::{Game, Ruleset};
/// use sittuyin_engine::{Elo, Level};
/// let game = Game::new(Ruleset::Modern)?;
/// assert_eq!(Elo::LOWEST.limits(&game, 7).depth, Level::LOWEST.limits(7).depth);
/// assert!(Elo::new(Elo::HIGHEST.get() + 1).is_none());
/// # Ok::<_, sittuyin::IllegalPosition>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Elo(u16);

impl Elo {
    /// That of the lowest level.
    pub const LOWEST: Self = Self(LADDER[0]);
    /// That of the highest level.
    pub const HIGHEST: Self = Self(LADDER[LADDER.len() - 1]);

    /// A strength from [`Elo::LOWEST`] to [`Elo::HIGHEST`].
    #[must_use]
    pub const fn new(elo: u16) -> Option<Self> {
        if elo >= Self::LOWEST.0 && elo <= Self::HIGHEST.0 {
            Some(Self(elo))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The limits of a search of this game at this strength. The same seed gives the same play.
    #[must_use]
    pub fn limits(self, game: &Game, seed: u64) -> Limits {
        let level = self.level();
        skill(level).limits_in(level, game, seed)
    }

    /// The level that it lies at, from 1, or where between two.
    fn level(self) -> f64 {
        let above = LADDER.partition_point(|&elo| elo < self.0);
        let Some(below) = above.checked_sub(1) else {
            return 1.0;
        };
        let span = f64::from(LADDER[above] - LADDER[below]);
        above as f64 + f64::from(self.0 - LADDER[below]) / span
    }
}

/// How a level plays, or one that lies between two.
fn skill(level: f64) -> Skill {
    let share = level.fract();
    let low = SKILLS[level as usize - 1];
    if share == 0.0 {
        return low;
    }
    let high = SKILLS[level as usize];
    let between = |low: f64, high: f64| low + (high - low) * share;
    let whole = |low: i32, high: i32| between(low.into(), high.into()).round() as i32;
    // Twice the positions are worth about the same everywhere.
    let nodes = |low: u64, high: u64| between((low as f64).ln(), (high as f64).ln()).exp() as u64;
    let (depth, nodes) = match (low.depth, high.depth) {
        (Some(low_depth), Some(high_depth)) => {
            let depth = between(low_depth.into(), high_depth.into()).round();
            (Some(depth as u32), nodes(low.nodes, high.nodes))
        }
        (None, None) => (None, nodes(low.nodes, high.nodes)),
        // Bounds of different kinds have nothing between them.
        _ => (high.depth, high.nodes),
    };
    Skill {
        depth,
        nodes,
        hasty: whole(low.hasty.into(), high.hasty.into()) as u8,
        misjudges: whole(low.misjudges, high.misjudges),
        misplaces: whole(low.misplaces, high.misplaces),
        ..low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_are_steps_of_the_ladder() {
        for (elo, expected) in LADDER.into_iter().zip(SKILLS) {
            assert_eq!(skill(Elo(elo).level()), expected);
        }
        assert!(LADDER.is_sorted_by(|low, high| low < high));
    }

    #[test]
    fn strength_never_falls() {
        let skills: Vec<_> = (Elo::LOWEST.0..=Elo::HIGHEST.0)
            .map(|elo| skill(Elo(elo).level()))
            .collect();
        for pair in skills.windows(2) {
            let (low, high) = (pair[0], pair[1]);
            let plies = |skill: Skill| skill.depth.unwrap_or(u32::MAX);
            assert!(plies(low) <= plies(high), "{pair:?}");
            assert!(low.depth.is_some() || low.nodes <= high.nodes, "{pair:?}");
            assert!(low.hasty >= high.hasty, "{pair:?}");
            assert!(low.misjudges >= high.misjudges, "{pair:?}");
            assert!(low.misplaces >= high.misplaces, "{pair:?}");
        }
        assert!(skills.windows(2).filter(|pair| pair[0] != pair[1]).count() > 500);
    }

    #[test]
    fn no_other_strength_is_there() {
        assert!(Elo::new(Elo::LOWEST.0 - 1).is_none());
        assert!(Elo::new(Elo::HIGHEST.0 + 1).is_none());
        assert_eq!(Elo::new(Elo::HIGHEST.0), Some(Elo::HIGHEST));
    }
}
