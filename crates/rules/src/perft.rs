use crate::Position;

/// Counts the lines of lawful moves of this length. Dead positions, counts and claims end no line.
///
/// ```
/// use sittuyin::{Position, Ruleset, perft};
/// assert_eq!(perft(&Position::initial(Ruleset::Federation)?, 2), 2_672);
/// # Ok::<_, sittuyin::IllegalPosition>(())
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => position
            .legal_moves()
            .into_iter()
            .map(|lawful| {
                let mut after = *position;
                after.play_unchecked(lawful);
                perft(&after, depth - 1)
            })
            .sum(),
    }
}
