//! What may be said.

use crate::accounts::messages::Person;
use crate::api::{Answer, Refusal, line};
use crate::chat::messages::Words;
use crate::wire::ErrorCode;

/// The most characters of a text.
const LONGEST: usize = 200;

impl Words {
    /// The words as they are kept, without blanks around them.
    ///
    /// # Errors
    ///
    /// [`Refusal`] when they cannot be said, or not by this person.
    pub(crate) fn by(self, person: &Person) -> Answer<Self> {
        let text = match self {
            Self::Preset { .. } => return Ok(self),
            Self::Text { text } => text,
        };
        if person.name.is_none() {
            return Err(Refusal::new(
                ErrorCode::MembersOnly,
                "a guest can say what is ready-made; other words need a registered name",
            ));
        }
        Ok(Self::Text {
            text: line(&text, LONGEST)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::messages::Preset;

    fn said(name: Option<&str>, text: &str) -> Result<String, ErrorCode> {
        let person = Person {
            id: "a".to_owned(),
            name: name.map(str::to_owned),
        };
        let words = Words::Text {
            text: text.to_owned(),
        };
        match words.by(&person).map_err(|refusal| refusal.code())? {
            Words::Text { text } => Ok(text),
            Words::Preset { .. } => unreachable!("it was a text"),
        }
    }

    #[test]
    fn a_text_is_one_plain_line() {
        let member = |text: &str| said(Some("Mya"), text);
        assert_eq!(member("  good game \u{a0}"), Ok("good game".to_owned()));
        let burmese = "မင်္ဂလာပါ\u{200b}ခင်ဗျာ";
        assert_eq!(member(burmese), Ok(burmese.to_owned()));
        assert_eq!(member(&"က".repeat(200)), Ok("က".repeat(200)));
        for bad in [
            "",
            "   ",
            "\u{200b}\u{200d}",
            "a\nb",
            "a\0b",
            "a\u{1b}[31mb",
            "a\u{85}b",
            "a\u{2028}b",
            "a\u{202e}b",
            "a\u{2066}b",
            &"က".repeat(201),
        ] {
            assert_eq!(member(bad), Err(ErrorCode::Invalid), "{bad:?}");
        }
    }

    #[test]
    fn a_guest_says_what_is_ready_made() {
        assert_eq!(said(None, "hello"), Err(ErrorCode::MembersOnly));
        let guest = Person {
            id: "a".to_owned(),
            name: None,
        };
        let hello = Words::Preset {
            preset: Preset::Hello,
        };
        assert_eq!(hello.clone().by(&guest), Ok(hello));
    }
}
