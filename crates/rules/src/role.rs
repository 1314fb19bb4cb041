use std::{fmt, ops};

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// min-gyi: one step in any direction.
    King,
    /// sit-ke: one step diagonally.
    General,
    /// sin: one step diagonally or straight forward.
    Elephant,
    /// myin: the knight's leap.
    Knight,
    /// yahhta: any distance along rank and file.
    Rook,
    /// nè: one step forward, captures one step diagonally forward.
    Pawn,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::General,
        Self::Elephant,
        Self::Knight,
        Self::Rook,
        Self::Pawn,
    ];

    /// The roles that are deployed: all but the pawn.
    pub const DEPLOYED: [Self; 5] = [
        Self::King,
        Self::General,
        Self::Elephant,
        Self::Knight,
        Self::Rook,
    ];

    /// The role named by a letter of either case: K F S N R P, the letters of Fairy-Stockfish and PyChess.
    ///
    /// ```
    /// use sittuyin::Role;
    /// assert_eq!(Role::from_char('s'), Some(Role::Elephant));
    /// assert_eq!(Role::from_char('q'), None);
    /// ```
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Self::King,
            'F' => Self::General,
            'S' => Self::Elephant,
            'N' => Self::Knight,
            'R' => Self::Rook,
            'P' => Self::Pawn,
            _ => return None,
        })
    }

    /// The upper-case letter of the role: K F S N R P.
    #[must_use]
    pub const fn to_char(self) -> char {
        match self {
            Self::King => 'K',
            Self::General => 'F',
            Self::Elephant => 'S',
            Self::Knight => 'N',
            Self::Rook => 'R',
            Self::Pawn => 'P',
        }
    }

    /// How many of this role a side has in the initial array, in hand or on the board.
    #[must_use]
    pub const fn initial_count(self) -> u8 {
        match self {
            Self::King | Self::General => 1,
            Self::Elephant | Self::Knight | Self::Rook => 2,
            Self::Pawn => 8,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::King => "king",
            Self::General => "general",
            Self::Elephant => "elephant",
            Self::Knight => "knight",
            Self::Rook => "rook",
            Self::Pawn => "pawn",
        })
    }
}

/// One value for each role, indexed by [`Role`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByRole<T>([T; 6]);

impl<T> ByRole<T> {
    /// The values that `value` gives for each role.
    pub fn new_with(value: impl FnMut(Role) -> T) -> Self {
        Self(Role::ALL.map(value))
    }
}

impl<T> ops::Index<Role> for ByRole<T> {
    type Output = T;

    #[inline]
    fn index(&self, role: Role) -> &T {
        &self.0[role as usize]
    }
}

impl<T> ops::IndexMut<Role> for ByRole<T> {
    #[inline]
    fn index_mut(&mut self, role: Role) -> &mut T {
        &mut self.0[role as usize]
    }
}
