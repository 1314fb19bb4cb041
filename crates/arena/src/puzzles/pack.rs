use crate::puzzles::{Puzzle, Theme};
use std::collections::{BTreeMap, BTreeSet};

/// Chooses from what was mined: each position once, at most so many of each theme, spread evenly over the
/// ratings; the easiest first.
#[must_use]
pub fn pack(mined: Vec<Puzzle>, most: usize) -> BTreeMap<Theme, Vec<Puzzle>> {
    let mut seen = BTreeSet::new();
    let mut packs: BTreeMap<Theme, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in mined {
        if seen.insert(puzzle.id()) {
            packs.entry(puzzle.theme()).or_default().push(puzzle);
        }
    }
    for pack in packs.values_mut() {
        pack.sort_by_cached_key(|puzzle| (puzzle.rating, puzzle.id()));
        let all = pack.len();
        if all > most {
            let mut number = 0;
            pack.retain(|_| {
                number += 1;
                // `most` of the numbers from 1 to `all`, evenly.
                number * most / all > (number - 1) * most / all
            });
        }
    }
    packs
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::puzzles::Proof;
    use sittuyin::Ruleset;

    fn puzzle(number: u16, rating: u16) -> Puzzle {
        Puzzle {
            ruleset: Ruleset::Formal,
            fen: number.to_string(),
            line: Vec::new(),
            themes: vec![Theme::Count],
            rating,
            origin: String::new(),
            proof: Proof::Tables,
        }
    }

    #[test]
    fn keeps_each_once_and_all_ratings() {
        let mut mined: Vec<_> = (0..100)
            .map(|number| puzzle(number, 1_000 + number))
            .collect();
        mined.extend(mined.clone());
        let packs = pack(mined, 10);
        let ratings: Vec<_> = packs[&Theme::Count]
            .iter()
            .map(|kept| kept.rating)
            .collect();
        let expected: Vec<_> = (1..=10).map(|tenth| 999 + 10 * tenth).collect();
        assert_eq!(ratings, expected);
    }
}
