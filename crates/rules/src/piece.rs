use crate::{Color, Role};
use std::fmt;

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// The piece named by a FEN letter: upper case for White, lower case for Black.
    ///
    /// ```
    /// use sittuyin::{Color, Piece, Role};
    /// let elephant = Piece { color: Color::Black, role: Role::Elephant };
    /// assert_eq!(Piece::from_char('s'), Some(elephant));
    /// assert_eq!(elephant.to_char(), 's');
    /// ```
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_char(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }

    /// The FEN letter of the piece.
    #[must_use]
    pub const fn to_char(self) -> char {
        match self.color {
            Color::White => self.role.to_char(),
            Color::Black => self.role.to_char().to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
