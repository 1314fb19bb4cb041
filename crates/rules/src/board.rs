use crate::{Bitboard, ByColor, ByRole, Color, Piece, Role, Square, attacks, zobrist};

/// The placement of the pieces, with its hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    roles: ByRole<Bitboard>,
    colors: ByColor<Bitboard>,
    hash: u64,
}

impl Board {
    /// A board without pieces.
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    /// The initial array: White's pawns on a3-d3 and e4-h4, Black's turned by 180 degrees.
    #[must_use]
    pub fn initial() -> Self {
        let mut board = Self::empty();
        for color in Color::ALL {
            for square in initial_pawns(color) {
                board.put(
                    square,
                    Piece {
                        color,
                        role: Role::Pawn,
                    },
                );
            }
        }
        board
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.colors.white.contains(square) {
            Color::White
        } else if self.colors.black.contains(square) {
            Color::Black
        } else {
            return None;
        };
        self.role_at(square).map(|role| Piece { color, role })
    }

    /// The kind of piece on a square.
    #[inline]
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.roles[role].contains(square))
    }

    /// The squares of a side's pieces.
    #[inline]
    #[must_use]
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The squares of both sides' pieces of a role.
    #[inline]
    #[must_use]
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// The squares of a side's pieces of a role.
    #[inline]
    #[must_use]
    pub fn men(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color] & self.roles[role]
    }

    /// The squares of all pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.colors.white | self.colors.black
    }

    /// The square of a side's king, when it is on the board.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.men(color, Role::King).first()
    }

    /// Zobrist hash of the placement.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Puts a piece on a square and returns what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let before = self.take(square);
        self.toggle(square, piece);
        before
    }

    /// Empties a square and returns what stood there.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let before = self.piece_at(square)?;
        self.toggle(square, before);
        Some(before)
    }

    /// Puts a piece on a square known to be empty, or takes this very piece from it.
    #[inline]
    pub(crate) fn toggle(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        self.roles[piece.role] ^= bit;
        self.colors[piece.color] ^= bit;
        self.hash ^= zobrist::piece(piece, square);
    }

    /// The men of `color` that attack a square when the occupied squares are these.
    #[inline]
    #[must_use]
    pub fn attackers(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        self.leaper_attackers(square, color)
            | attacks::rook(square, occupied) & self.men(color, Role::Rook)
    }

    /// As [`Board::attackers`], without rooks. A man attacks a square from where a man of the other
    /// side would attack back: elephants and pawns face the other way.
    #[inline]
    fn leaper_attackers(&self, square: Square, color: Color) -> Bitboard {
        let men = attacks::king(square) & self.roles[Role::King]
            | attacks::general(square) & self.roles[Role::General]
            | attacks::elephant(!color, square) & self.roles[Role::Elephant]
            | attacks::knight(square) & self.roles[Role::Knight]
            | attacks::pawn(!color, square) & self.roles[Role::Pawn];
        men & self.colors[color]
    }

    /// Every square that `color` attacks when the occupied squares are these.
    #[must_use]
    pub fn attacked_by(&self, color: Color, occupied: Bitboard) -> Bitboard {
        let mut attacked = attacks::sets::pawns(color, self.men(color, Role::Pawn))
            | attacks::sets::generals(self.men(color, Role::General))
            | attacks::sets::elephants(color, self.men(color, Role::Elephant))
            | attacks::sets::knights(self.men(color, Role::Knight));
        for king in self.men(color, Role::King) {
            attacked |= attacks::king(king);
        }
        for rook in self.men(color, Role::Rook) {
            attacked |= attacks::rook(rook, occupied);
        }
        attacked
    }

    /// The men that attack this side's king; none when it has no king on the board (C30).
    #[inline]
    #[must_use]
    pub fn checkers(&self, color: Color) -> Bitboard {
        match self.king(color) {
            Some(king) => self.attackers(king, !color, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }
}

/// The squares where a side's pawns stand in the initial array.
#[must_use]
pub fn initial_pawns(color: Color) -> Bitboard {
    // a3 b3 c3 d3 e4 f4 g4 h4
    Bitboard(0x0f << 16 | 0xf0 << 24).relative(color)
}
