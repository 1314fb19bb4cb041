//! The squares each piece attacks: constant tables for the leapers, lines for the rook.

use crate::{Bitboard, Color, Role, Square};

const fn leaps(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < steps.len() {
            let file = (square % 8) as i8 + steps[step].0;
            let rank = (square / 8) as i8 + steps[step].1;
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square].0 |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        square += 1;
    }
    table
}

static KING: [Bitboard; 64] = leaps(&[
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
]);
static GENERAL: [Bitboard; 64] = leaps(&[(1, 1), (-1, 1), (-1, -1), (1, -1)]);
static ELEPHANT: [[Bitboard; 64]; 2] = [
    leaps(&[(1, 1), (-1, 1), (-1, -1), (1, -1), (0, 1)]),
    leaps(&[(1, 1), (-1, 1), (-1, -1), (1, -1), (0, -1)]),
];
static KNIGHT: [Bitboard; 64] = leaps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(1, 1), (-1, 1)]), leaps(&[(1, -1), (-1, -1)])];

/// Attacks along the first rank, by file of the rook and the six inner bits of the occupancy.
static RANK: [[u8; 64]; 8] = rank_table();

const fn rank_table() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner << 1) as u8;
            let mut attacked = 0;
            let mut right = file + 1;
            while right < 8 {
                attacked |= 1 << right;
                if occupied >> right & 1 != 0 {
                    break;
                }
                right += 1;
            }
            let mut left = file;
            while left > 0 {
                left -= 1;
                attacked |= 1 << left;
                if occupied >> left & 1 != 0 {
                    break;
                }
            }
            table[file][inner] = attacked;
            inner += 1;
        }
        file += 1;
    }
    table
}

/// The squares a rook on `square` attacks, the first man on each line included.
#[inline]
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let shift = u32::from(square.rank()) * 8;
    let inner = (occupied.0 >> shift >> 1 & 63) as usize;
    let along_rank = u64::from(RANK[square.file() as usize & 7][inner]) << shift;

    // Along the file by hyperbola quintessence: subtracting the rook borrows up to the first man
    // above it; turned upside down, up to the first man below.
    let line = Bitboard::file(square.file()).0 & !(1 << square.index());
    let rook = 1u64 << square.index();
    let men = occupied.0 & line;
    let up = men.wrapping_sub(rook);
    let down = men
        .swap_bytes()
        .wrapping_sub(rook.swap_bytes())
        .swap_bytes();

    Bitboard(along_rank | (up ^ down) & line)
}

/// The squares a man of this kind on `square` attacks, own men included, whatever is pinned and
/// whoever is to move. For a pawn these are its two capture squares.
///
/// ```
/// use sittuyin::{Bitboard, Color, Role, Square, attacks};
/// let e4: Square = "e4".parse()?;
/// let forward_and_diagonal = attacks::of(Role::Elephant, Color::White, e4, Bitboard::EMPTY);
/// assert_eq!(forward_and_diagonal.len(), 5);
/// # Ok::<_, sittuyin::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub fn of(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::King => king(square),
        Role::General => general(square),
        Role::Elephant => elephant(color, square),
        Role::Knight => knight(square),
        Role::Rook => rook(square, occupied),
        Role::Pawn => pawn(color, square),
    }
}

/// The eight squares around.
#[inline]
#[must_use]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The four diagonal neighbours.
#[inline]
#[must_use]
pub fn general(square: Square) -> Bitboard {
    GENERAL[square.index()]
}

/// The four diagonal neighbours and the square straight ahead.
#[inline]
#[must_use]
pub fn elephant(color: Color, square: Square) -> Bitboard {
    ELEPHANT[color as usize][square.index()]
}

/// The knight's leaps.
#[inline]
#[must_use]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The two squares a pawn captures on.
#[inline]
#[must_use]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color as usize][square.index()]
}

/// The squares strictly between two squares of one rank or file; empty for any others.
#[inline]
#[must_use]
pub const fn between(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a.index() < b.index() {
        (a, b)
    } else {
        (b, a)
    };
    let inside = (1u64 << high.index()).wrapping_sub(2u64 << low.index());
    if a.rank() == b.rank() {
        Bitboard(if low.index() == high.index() {
            0
        } else {
            inside
        })
    } else if a.file() == b.file() {
        Bitboard(inside & Bitboard::file(a.file()).0)
    } else {
        Bitboard::EMPTY
    }
}

/// All squares attacked by the generals in `men`, and so on for the other leapers: whole sets at once.
pub(crate) mod sets {
    use super::{Bitboard, Color};

    pub(crate) const fn pawns(color: Color, men: Bitboard) -> Bitboard {
        men.forward(color).sideways()
    }

    pub(crate) const fn generals(men: Bitboard) -> Bitboard {
        let ahead = Bitboard(men.0 << 8 | men.0 >> 8);
        ahead.sideways()
    }

    pub(crate) const fn elephants(color: Color, men: Bitboard) -> Bitboard {
        Bitboard(generals(men).0 | men.forward(color).0)
    }

    pub(crate) const fn knights(men: Bitboard) -> Bitboard {
        let one = men.sideways();
        let left_two = (men.0 & 0xfcfc_fcfc_fcfc_fcfc) >> 2;
        let right_two = (men.0 & 0x3f3f_3f3f_3f3f_3f3f) << 2;
        let two = left_two | right_two;
        Bitboard(one.0 << 16 | one.0 >> 16 | two << 8 | two >> 8)
    }
}
