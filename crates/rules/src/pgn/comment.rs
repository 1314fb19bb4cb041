use std::fmt;

/// The text of a comment, on one line: PGN does not keep how a comment is laid out.
///
/// ```
/// use sittuyin::pgn::Comment;
/// let comment = Comment::new(" a pawn\n  first ").expect("it is not blank");
/// assert_eq!(comment.as_str(), "a pawn first");
/// assert!(Comment::new(" \n").is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// A comment with its spaces and line breaks made single spaces; `None` when nothing is left.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        (!words.is_empty()).then(|| Self(words.join(" ")))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
