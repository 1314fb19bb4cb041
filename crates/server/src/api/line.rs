//! A text of people's own on one line.

use crate::api::{Answer, Refusal};
use crate::wire::ErrorCode;

/// `text` without blanks around it.
///
/// # Errors
///
/// [`Refusal`] when that is nothing to be seen, longer than so many characters, or disturbs what stands around it.
pub(crate) fn line(text: &str, longest: usize) -> Answer<String> {
    let text = text.trim();
    let length = text.chars().count();
    if !(1..=longest).contains(&length)
        || !text.chars().all(is_plain)
        || text.chars().all(is_invisible)
    {
        return Err(Refusal::new(
            ErrorCode::Invalid,
            format!("expected 1 to {longest} characters on one line, without control characters"),
        ));
    }
    Ok(text.to_owned())
}

/// Whether a character disturbs nothing around it: no control character, no new line, and none that turns
/// the direction of what comes after it.
fn is_plain(c: char) -> bool {
    !c.is_control() && !matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Joiners and the like, which Burmese needs between letters and which alone show nothing.
fn is_invisible(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}')
}
