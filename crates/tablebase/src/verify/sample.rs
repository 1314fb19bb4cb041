//! Tables too large to be verified whole: a sample, drawn by chance and asked as everybody asks.

use super::{After, Verified, VerifyError, best, compare, distinct, is_claimed, starts_count};
use crate::{Cache, Class, Material, RandomPositions, Tables};
use sittuyin::Position;

/// Verifies so many positions of a table under each ruleset that it serves, those that are played alike
/// left out, with all tables that it can turn into. The same seed gives the same positions.
///
/// Moves, mates, claims and counts come from the rules crate; the numbers of positions are those of
/// the reader, so this is less than what [`verify`](super::verify()) does.
///
/// # Errors
///
/// [`VerifyError`] at the first thing that is wrong.
pub fn verify_sample(
    tables: &Tables,
    material: Material,
    class: Class,
    positions: u64,
    seed: u64,
) -> Result<Verified, VerifyError> {
    let mut verified = Verified {
        rulesets: Vec::new(),
        positions,
        moves: 0,
    };
    let mut cache = Cache::new(1 << 12);
    for alike in distinct(&class.rulesets(material), material) {
        let drawn = RandomPositions::new(material, alike[0].rules(), seed);
        for position in (0..positions).zip(drawn).map(|(_, position)| position) {
            let mut probe = |position: &Position| {
                let unknown = || VerifyError::Missing(material);
                let value = tables.probe(&mut cache, position)?.ok_or_else(unknown)?;
                let result = tables
                    .probe_wdl(&mut cache, position)?
                    .ok_or_else(unknown)?;
                Ok::<_, VerifyError>((value, result))
            };
            let known = probe(&position)?;
            let mut moves = Vec::new();
            for lawful in position.legal_moves() {
                let mut after = position;
                after.play_unchecked(lawful);
                moves.push(After {
                    value: probe(&after)?.0,
                    bared: starts_count(material, &after).then_some(after),
                });
            }
            verified.moves += moves.len() as u64;
            let claimed = is_claimed(&position, alike[0]);
            for ruleset in &alike {
                let counting = ruleset.rules().counting.as_ref();
                compare(&position, known, best(&position, &moves, counting, claimed))?;
            }
        }
        verified.rulesets.extend(alike);
    }
    Ok(verified)
}
