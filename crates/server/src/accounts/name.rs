//! Names that people register.

use crate::api::Refusal;
use crate::wire::ErrorCode;

/// Names that would be taken for the server's own word.
const RESERVED: [&str; 14] = [
    "admin",
    "administrator",
    "anonymous",
    "arbiter",
    "deleted",
    "guest",
    "mod",
    "moderator",
    "official",
    "referee",
    "root",
    "sittuyin",
    "support",
    "system",
];

/// Words that speak for the server at either end of a name, too.
const OFFICES: [&str; 3] = ["admin", "moderator", "official"];

/// A name that may be registered. The letters are those that every keyboard and every address has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

impl Name {
    /// Reads a name that somebody wants.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::NameInvalid`] with what a name must be.
    pub(crate) fn new(text: &str) -> Result<Self, Refusal> {
        let lawful = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let name = Self(text.to_owned());
        let valid = (3..=20).contains(&text.len())
            && text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.chars().all(lawful);
        let refused = if !valid {
            "expected 3 to 20 letters a to z, digits, '-' and '_', beginning with a letter"
        } else if name.is_reserved() {
            "this name is kept for the server"
        } else {
            return Ok(name);
        };
        Err(Refusal::new(ErrorCode::NameInvalid, refused))
    }

    fn is_reserved(&self) -> bool {
        let key = self.key();
        RESERVED.iter().any(|&word| fold(word) == key)
            || OFFICES.iter().any(|&word| {
                let word = fold(word);
                key.starts_with(&word) || key.ends_with(&word)
            })
    }

    /// As it is shown.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The same for all names that look alike: there is one of them.
    pub(crate) fn key(&self) -> String {
        fold(&self.0)
    }
}

/// The key of any text, for looking names up.
pub(crate) fn fold(text: &str) -> String {
    text.chars()
        .filter(|&c| c != '-' && c != '_')
        .map(|c| match c.to_ascii_lowercase() {
            '0' => 'o',
            '1' | 'i' => 'l',
            '5' => 's',
            c => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_a_form() {
        for good in ["Mya", "aung-aung_2", "A123456789012345678b", "Badminton"] {
            assert_eq!(Name::new(good).unwrap().as_str(), good);
        }
        for bad in [
            "",
            "ab",
            "1ab",
            "-ab",
            "a b",
            "a.b",
            "မောင်",
            "а123",
            "a123456789012345678bc",
            "a\0b",
            "a'b",
            "<b>x",
            "Admin",
            "s1ttuyin",
            "Mod_erator",
            "GUEST",
            "Adm1n-Hla",
            "The_Moderator",
            "official-help",
        ] {
            assert_eq!(
                Name::new(bad).unwrap_err().code(),
                ErrorCode::NameInvalid,
                "{bad}"
            );
        }
    }

    #[test]
    fn names_that_look_alike_are_one() {
        let key = |text: &str| Name::new(text).unwrap().key();
        assert_eq!(key("Hla_Oo"), key("hia-00"));
        assert_ne!(key("Hla"), key("Hlaa"));
    }
}
