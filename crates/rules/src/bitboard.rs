use crate::{Color, Square};
use std::{fmt, ops};

/// A set of squares, one bit each, a1 the lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const FULL: Self = Self(!0);
    const NOT_FILE_A: Self = Self(0xfefe_fefe_fefe_fefe);
    const NOT_FILE_H: Self = Self(0x7f7f_7f7f_7f7f_7f7f);

    /// The squares of a rank (rank 1 = 0); the empty set for a rank off the board.
    #[must_use]
    pub const fn rank(rank: u8) -> Self {
        if rank < 8 {
            Self(0xff << (8 * rank as u32))
        } else {
            Self::EMPTY
        }
    }

    /// The squares of a file (a = 0); the empty set for a file off the board.
    #[must_use]
    pub const fn file(file: u8) -> Self {
        if file < 8 {
            Self(0x0101_0101_0101_0101 << file as u32)
        } else {
            Self::EMPTY
        }
    }

    /// The set with just this square.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the set has no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one square is in the set.
    #[inline]
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether at least two squares are in the set.
    #[inline]
    #[must_use]
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest square of the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros()))
        }
    }

    /// The set turned by 180 degrees: White's squares for Black.
    #[inline]
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(self.0.reverse_bits())
    }

    /// The set as White sees it, turned for Black.
    #[inline]
    #[must_use]
    pub const fn relative(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => self.rotated(),
        }
    }

    /// Each square one step towards the far side of `color`; what leaves the board is dropped.
    #[inline]
    #[must_use]
    pub const fn forward(self, color: Color) -> Self {
        match color {
            Color::White => Self(self.0 << 8),
            Color::Black => Self(self.0 >> 8),
        }
    }

    /// Each square one step to the left and to the right.
    #[inline]
    #[must_use]
    pub(crate) const fn sideways(self) -> Self {
        Self((self.0 & Self::NOT_FILE_A.0) >> 1 | (self.0 & Self::NOT_FILE_H.0) << 1)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

macro_rules! bit_operator {
    ($trait:ident $method:ident $assign_trait:ident $assign:ident) => {
        impl ops::$trait for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(ops::$trait::$method(self.0, other.0))
            }
        }
        impl ops::$assign_trait for Bitboard {
            #[inline]
            fn $assign(&mut self, other: Self) {
                ops::$assign_trait::$assign(&mut self.0, other.0);
            }
        }
    };
}
bit_operator!(BitAnd bitand BitAndAssign bitand_assign);
bit_operator!(BitOr bitor BitOrAssign bitor_assign);
bit_operator!(BitXor bitxor BitXorAssign bitxor_assign);

impl ops::Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The squares of a [`Bitboard`] from a1 to h8.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (Bitboard(self.0).len(), Some(Bitboard(self.0).len()))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}
