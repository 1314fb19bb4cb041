use super::Comment;
use crate::Square;
use std::fmt::Write;

/// The colour of a [`Drawing`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// `G`.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

impl Ink {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }
}

/// What somebody drew on the board beside a move: an arrow, or a ring around a square.
///
/// Comments keep drawings as chess programs write them, `[%cal Gd2d4,Ra1a8]` for arrows and `[%csl Yd5]`
/// for squares.
///
/// ```
/// use sittuyin::pgn::{Comment, Drawing, Ink};
/// let comment = Comment::new("[%cal Rd2d4] the pawn [%csl Gd5] is weak").expect("not blank");
/// let (drawings, rest) = Drawing::parted(&comment);
/// assert_eq!(drawings, [
///     Drawing { ink: Ink::Red, from: "d2".parse()?, to: "d4".parse()? },
///     Drawing { ink: Ink::Green, from: "d5".parse()?, to: "d5".parse()? },
/// ]);
/// assert_eq!(rest.expect("words").as_str(), "the pawn is weak");
/// # Ok::<_, sittuyin::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// Its colour.
    pub ink: Ink,
    /// Where it begins.
    pub from: Square,
    /// Where the arrow points; the same square for a ring.
    pub to: Square,
}

/// What the command for squares and that for arrows begin with.
const COMMANDS: [&str; 2] = ["[%csl ", "[%cal "];

impl Drawing {
    /// The drawings in a comment, and the comment without them, where anything is left. A command in
    /// which anything else stands remains what it is: words.
    #[must_use]
    pub fn parted(comment: &Comment) -> (Vec<Self>, Option<Comment>) {
        let mut drawings = Vec::new();
        let mut words = String::new();
        let mut rest = comment.as_str();
        while let Some(start) = rest.find('[') {
            words.push_str(&rest[..start]);
            rest = &rest[start..];
            match command(rest) {
                Some((found, after)) => {
                    drawings.extend(found);
                    words.push(' ');
                    rest = after;
                }
                None => {
                    words.push('[');
                    rest = &rest[1..];
                }
            }
        }
        words.push_str(rest);
        if drawings.is_empty() {
            return (drawings, Some(comment.clone()));
        }
        (drawings, Comment::new(&words))
    }

    /// A comment that holds drawings; `None` where there are none.
    #[must_use]
    pub fn comment(drawings: &[Self]) -> Option<Comment> {
        let mut text = String::new();
        for (command, arrows) in COMMANDS.into_iter().zip([false, true]) {
            let mut of_kind = (drawings.iter()).filter(|drawing| drawing.is_arrow() == arrows);
            if let Some(first) = of_kind.next() {
                // Writing into a text cannot fail.
                let _ = write!(text, "{command}{first}");
                for drawing in of_kind {
                    let _ = write!(text, ",{drawing}");
                }
                text.push(']');
            }
        }
        Comment::new(&text)
    }

    /// Whether it is an arrow; it is a ring otherwise.
    #[must_use]
    pub fn is_arrow(&self) -> bool {
        self.from != self.to
    }
}

/// As it stands in a command: `Gd2d4`, or `Yd5`.
impl std::fmt::Display for Drawing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.ink.letter(), self.from)?;
        if self.is_arrow() {
            write!(f, "{}", self.to)?;
        }
        Ok(())
    }
}

/// The drawings of the command that a text begins with, and what stands after it.
fn command(text: &str) -> Option<(Vec<Drawing>, &str)> {
    let (arrows, rest) = COMMANDS
        .into_iter()
        .zip([false, true])
        .find_map(|(command, arrows)| Some((arrows, text.strip_prefix(command)?)))?;
    let (list, after) = rest.split_once(']')?;
    let drawings = list.split(',').map(|word| drawing(word.trim(), arrows));
    Some((drawings.collect::<Option<_>>()?, after))
}

fn drawing(word: &str, arrow: bool) -> Option<Drawing> {
    let letter = word.chars().next()?;
    let ink = Ink::ALL.into_iter().find(|ink| ink.letter() == letter)?;
    let squares = &word[letter.len_utf8()..];
    let from = squares.get(..2)?.parse().ok()?;
    let to = if arrow { squares.get(2..)? } else { squares };
    let to = to.parse().ok()?;
    (arrow == (from != to)).then_some(Drawing { ink, from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parted(text: &str) -> (String, Option<String>) {
        let (drawings, rest) = Drawing::parted(&Comment::new(text).expect("not blank"));
        let drawings: Vec<String> = drawings.iter().map(ToString::to_string).collect();
        (
            drawings.join(" "),
            rest.map(|comment| comment.as_str().to_owned()),
        )
    }

    #[test]
    fn what_is_drawn_is_taken_out_of_the_words() {
        let told = |drawings: &str, words: Option<&str>| {
            (drawings.to_owned(), words.map(ToOwned::to_owned))
        };
        assert_eq!(
            parted("[%csl Ra1,Bh8][%cal Ge2e4, Yb1c3]"),
            told("Ra1 Bh8 Ge2e4 Yb1c3", None)
        );
        assert_eq!(
            parted("before [%csl Ga1] after [%eval 0.3]"),
            told("Ga1", Some("before after [%eval 0.3]"))
        );
    }

    /// No ink, no square, an arrow that leads nowhere, a ring with two squares, no end.
    #[test]
    fn what_is_no_drawing_remains_as_it_stands() {
        for text in [
            "[%csl Xa1]",
            "[%csl Ga9]",
            "[%cal Ga1a1]",
            "[%csl Ga1a2]",
            "[%cal Ga1]",
            "[%csl Ga1",
            "[%csl ]",
            "[%csl Ga1,]",
            "[%csl ဂa1]",
            "a [ bracket",
        ] {
            assert_eq!(parted(text), (String::new(), Some(text.to_owned())));
        }
    }

    #[test]
    fn written_and_read_back() {
        let drawings: Vec<Drawing> = Ink::ALL
            .into_iter()
            .flat_map(|ink| {
                [("a1", "a1"), ("b3", "h7")].map(|squares| {
                    let [from, to] = <[&str; 2]>::from(squares).map(str::parse);
                    let (from, to) = (from.expect("a square"), to.expect("a square"));
                    Drawing { ink, from, to }
                })
            })
            .collect();
        let comment = Drawing::comment(&drawings).expect("drawings");
        assert_eq!(
            comment.as_str(),
            "[%csl Ga1,Ra1,Ya1,Ba1][%cal Gb3h7,Rb3h7,Yb3h7,Bb3h7]"
        );
        let (read, rest) = Drawing::parted(&comment);
        assert_eq!((read.len(), rest), (8, None));
        assert!(drawings.iter().all(|drawing| read.contains(drawing)));
        assert_eq!(Drawing::comment(&[]), None);
    }
}
