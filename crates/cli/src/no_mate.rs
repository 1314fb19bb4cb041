//! What is said when a mate was asked for and none was found.

use sittuyin_engine::Score;

/// That there is no mate in so many moves, when one was `wanted` and it was shown that there is `none_in`
/// so many; nothing when a longer search found one all the same.
pub(crate) fn no_mate(wanted: Option<u32>, none_in: Option<u32>, best: Score) -> Option<String> {
    let (wanted, none_in) = (wanted?, none_in?);
    if none_in >= wanted {
        return Some(format!("there is no mate in {wanted}"));
    }
    (!matches!(best, Score::Mate(1..)))
        .then(|| format!("there is no mate in {none_in}; longer ones were not searched to the end"))
}
