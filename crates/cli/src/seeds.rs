//! Ranges of seeds.

use std::ops::Range;

/// Reads `1..100`.
pub(crate) fn range(text: &str) -> Result<Range<u64>, String> {
    text.split_once("..")
        .and_then(|(first, end)| Some(first.parse().ok()?..end.parse().ok()?))
        .filter(|seeds| !seeds.is_empty())
        .ok_or_else(|| "expected two numbers, the smaller first, for example 1..100".to_owned())
}
