use crate::{Role, Square};
use std::num::NonZeroU16;

/// A move in 16 bits: a placement, a move on the board, or a promotion.
///
/// It says what is done, not that it is lawful. Text is read and written by [`uci`](crate::uci) and
/// [`san`](crate::san).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(NonZeroU16);

/// What a [`Move`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// A piece from the hand is put on an empty square, or on an own pawn's.
    Placement {
        /// The piece.
        role: Role,
        /// The square.
        to: Square,
        /// Where the own pawn that stood on `to` is put (C17); `None` on an empty square.
        displaced: Option<Square>,
    },
    /// A piece moves, capturing or not.
    Normal {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A pawn becomes the general: in place when both squares are the same.
    Promotion {
        /// Where the pawn stands.
        from: Square,
        /// Where the general appears.
        to: Square,
    },
}

// Bits 0-5: to. Placements have bit 15, then the role in bits 12-14 and in bits 6-11 the displaced
// pawn's new square, `to` itself when none is displaced. Other moves have their kind in bits 12-14,
// from 1 so that the whole is never 0, and `from` in bits 6-11.
const NORMAL: u16 = 1 << 12;
const PROMOTION: u16 = 2 << 12;
const PLACEMENT: u16 = 1 << 15;

impl Move {
    /// A piece from the hand is put on an empty square; `None` for a pawn, which is never in hand.
    #[must_use]
    pub const fn placement(role: Role, to: Square) -> Option<Self> {
        Self::displacement(role, to, to)
    }

    /// A piece from the hand takes the square of an own pawn, which is put on `displaced` (C17);
    /// `None` for a pawn, which is never in hand.
    #[must_use]
    pub const fn displacement(role: Role, to: Square, displaced: Square) -> Option<Self> {
        if matches!(role, Role::Pawn) {
            return None;
        }
        Some(Self::pack(PLACEMENT | (role as u16) << 12, displaced, to))
    }

    /// A piece moves; `None` when both squares are the same.
    #[must_use]
    pub const fn normal(from: Square, to: Square) -> Option<Self> {
        if from.index() == to.index() {
            return None;
        }
        Some(Self::pack(NORMAL, from, to))
    }

    /// The pawn on `from` becomes a general on `to`; in place when both are the same.
    #[must_use]
    pub const fn promotion(from: Square, to: Square) -> Self {
        Self::pack(PROMOTION, from, to)
    }

    const fn pack(kind: u16, second: Square, to: Square) -> Self {
        match NonZeroU16::new(kind | (second.index() as u16) << 6 | to.index() as u16) {
            Some(bits) => Self(bits),
            None => unreachable!(),
        }
    }

    /// The 16 bits; never 0.
    #[must_use]
    pub const fn to_bits(self) -> u16 {
        self.0.get()
    }

    /// The move with these bits; `None` when they are none of a move.
    ///
    /// ```
    /// use sittuyin::{Move, Role, Square};
    /// let placement = Move::placement(Role::King, "e2".parse()?).expect("not a pawn");
    /// assert_eq!(Move::from_bits(placement.to_bits()), Some(placement));
    /// assert_eq!(Move::from_bits(0), None);
    /// # Ok::<_, sittuyin::ParseSquareError>(())
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        let to = Square::wrapping(bits as u32);
        let second = Square::wrapping((bits >> 6) as u32);
        let kind = bits >> 12 & 7;
        if bits & PLACEMENT != 0 {
            return if (kind as usize) < Role::DEPLOYED.len() {
                Self::displacement(Role::DEPLOYED[kind as usize], to, second)
            } else {
                None
            };
        }
        match kind << 12 {
            NORMAL => Self::normal(second, to),
            PROMOTION => Some(Self::promotion(second, to)),
            _ => None,
        }
    }

    /// What it does.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        let bits = self.0.get();
        let to = Square::wrapping(bits as u32);
        let second = Square::wrapping((bits >> 6) as u32);
        if bits & PLACEMENT != 0 {
            let role = Role::DEPLOYED[(bits >> 12 & 7) as usize % Role::DEPLOYED.len()];
            let displaced = if second.index() == to.index() {
                None
            } else {
                Some(second)
            };
            MoveKind::Placement {
                role,
                to,
                displaced,
            }
        } else if bits & PROMOTION != 0 {
            MoveKind::Promotion { from: second, to }
        } else {
            MoveKind::Normal { from: second, to }
        }
    }

    /// The square where the piece stands afterwards.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::wrapping(self.0.get() as u32)
    }

    /// The square it leaves; `None` for a placement.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self.kind() {
            MoveKind::Placement { .. } => None,
            MoveKind::Normal { from, .. } | MoveKind::Promotion { from, .. } => Some(from),
        }
    }

    /// Whether it is a placement.
    #[inline]
    #[must_use]
    pub const fn is_placement(self) -> bool {
        matches!(self.kind(), MoveKind::Placement { .. })
    }

    /// Whether it is a promotion.
    #[inline]
    #[must_use]
    pub const fn is_promotion(self) -> bool {
        matches!(self.kind(), MoveKind::Promotion { .. })
    }
}
