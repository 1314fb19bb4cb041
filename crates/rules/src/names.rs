//! Burmese names and numerals, for display: the one source of the page and the command line.

use crate::Role;

/// The game: sittuyin.
pub const GAME: &str = "စစ်တုရင်";

/// The Burmese name of a piece.
///
/// ```
/// use sittuyin::{Role, names};
/// assert_eq!(names::burmese(Role::Elephant), "ဆင်");
/// ```
#[must_use]
pub const fn burmese(role: Role) -> &'static str {
    match role {
        Role::King => "မင်းကြီး",
        Role::General => "စစ်ကဲ",
        Role::Elephant => "ဆင်",
        Role::Knight => "မြင်း",
        Role::Rook => "ရထား",
        Role::Pawn => "နယ်",
    }
}

/// The Burmese name of a piece in Latin letters.
#[must_use]
pub const fn romanised(role: Role) -> &'static str {
    match role {
        Role::King => "min-gyi",
        Role::General => "sit-ke",
        Role::Elephant => "sin",
        Role::Knight => "myin",
        Role::Rook => "yahhta",
        Role::Pawn => "nè",
    }
}

/// A number in Burmese digits.
///
/// ```
/// assert_eq!(sittuyin::names::numeral(1790), "၁၇၉၀");
/// ```
#[must_use]
pub fn numeral(number: u64) -> String {
    digits(&number.to_string())
}

/// The text with its digits 0-9 as Burmese digits, such as a square or a result.
///
/// ```
/// assert_eq!(sittuyin::names::digits("1-0"), "၁-၀");
/// ```
#[must_use]
pub fn digits(text: &str) -> String {
    text.chars()
        .map(|letter| match letter.to_digit(10) {
            // The ten digits follow one another from U+1040.
            Some(digit) => char::from_u32(0x1040 + digit).unwrap_or(letter),
            None => letter,
        })
        .collect()
}
