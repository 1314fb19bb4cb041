use std::{fmt, str::FromStr};

/// A square of the board, a1 = 0, b1 = 1, … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this index.
    ///
    /// ```
    /// use sittuyin::Square;
    /// assert_eq!(Square::new(28).map(|s| s.to_string()).as_deref(), Some("e4"));
    /// assert_eq!(Square::new(64), None);
    /// ```
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square on a file (a = 0) and a rank (rank 1 = 0).
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square of the lowest six bits of `index`; never fails.
    #[inline]
    pub(crate) const fn wrapping(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// Every square from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// Index from 0 (a1) to 63 (h8).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// File from 0 (a) to 7 (h).
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Rank from 0 (rank 1) to 7 (rank 8).
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The square at this place when the board is turned by 180 degrees: White's rules for Black.
    ///
    /// ```
    /// # use sittuyin::Square;
    /// let a3: Square = "a3".parse()?;
    /// assert_eq!(a3.rotated().to_string(), "h6");
    /// # Ok::<_, sittuyin::ParseSquareError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(63 - self.0)
    }

    /// The square at this place when left and right are exchanged.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// Whether both squares are of one colour on a chequered board.
    #[must_use]
    pub const fn same_shade(self, other: Self) -> bool {
        (self.file() + self.rank() + other.file() + other.rank()) & 1 == 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a square: expected a file a-h and a rank 1-8, such as e4")]
pub struct ParseSquareError(String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        if let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() {
            return Ok(Self((rank - b'1') * 8 + file - b'a'));
        }
        Err(ParseSquareError(text.to_owned()))
    }
}
