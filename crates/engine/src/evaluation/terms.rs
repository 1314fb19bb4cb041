//! The numbers of the evaluation, indexed by [`Role`] where they differ by piece.

use super::{Tapered, t};
use sittuyin::Role;

/// King, general, elephant, knight, rook, pawn.
pub(super) const MATERIAL: [Tapered; 6] = [
    t(0, 0),
    t(149, 41),
    t(272, 183),
    t(382, 249),
    t(610, 660),
    t(88, 65),
];

/// What a piece in hand is worth more than its material: about what a good square would give it.
pub(super) const HAND: [Tapered; 6] = [t(28, 4), t(9, 6), t(10, 6), t(8, 6), t(6, 0), t(0, 0)];

/// How much a piece on the board or in hand counts for the phase of the game.
pub(super) const PHASE: [i32; 6] = [0, 1, 2, 2, 4, 0];
/// The phase of the full board.
pub(super) const PHASE_MOST: i32 = 2 * (1 + 4 + 4 + 8);

/// How much a piece that reaches the squares around the enemy king weighs.
pub(super) const ATTACK_WEIGHT: [i32; 6] = [0, 9, 13, 15, 16, 0];

/// Without a general: the best pawn's way to its promotion square, by steps.
pub(super) const PROMOTION_PROSPECT: [Tapered; 6] =
    [t(59, 42), t(29, 23), t(8, 6), t(14, 7), t(28, 17), t(-2, 2)];

/// A rook by the number of useful squares it reaches.
pub(super) const ROOK_MOBILITY: [Tapered; 16] = [
    t(-14, -32),
    t(-4, -19),
    t(-17, -22),
    t(7, 3),
    t(5, 16),
    t(19, 20),
    t(14, 23),
    t(19, 28),
    t(7, 36),
    t(28, 42),
    t(28, 35),
    t(21, 41),
    t(22, 42),
    t(30, 48),
    t(15, 40),
    t(30, 40),
];

/// A minor piece by the number of useful squares it reaches.
pub(super) fn mobility(role: Role, squares: usize) -> Tapered {
    let squares = squares as i32;
    match role {
        Role::Knight => t(10, -3) * (squares - 4),
        Role::Elephant => t(2, 9) * (squares - 3),
        _ => t(13, 18) * (squares - 2),
    }
}

/// By role and square as White sees it.
pub(super) static PLACES: [[Tapered; 64]; 6] = [
    places(&KING_RANKS, 3, 1),
    places(&GENERAL_RANKS, 7, 13),
    places(&ELEPHANT_RANKS, 6, 18),
    places(&KNIGHT_RANKS, 7, 6),
    places(&ROOK_RANKS, 11, -3),
    pawn_places(),
];

const KING_RANKS: [Tapered; 8] = [
    t(1, -42),
    t(-3, -9),
    t(2, 12),
    t(-8, 22),
    t(-18, 21),
    t(-26, 28),
    t(-35, 18),
    t(-43, 4),
];
const GENERAL_RANKS: [Tapered; 8] = [
    t(-34, -24),
    t(-25, -4),
    t(24, 11),
    t(28, 24),
    t(22, 28),
    t(20, 26),
    t(16, 20),
    t(6, 10),
];
const ELEPHANT_RANKS: [Tapered; 8] = [
    t(-16, -20),
    t(1, 24),
    t(21, 32),
    t(35, 30),
    t(26, 29),
    t(18, 4),
    t(1, -12),
    t(-26, -25),
];
const KNIGHT_RANKS: [Tapered; 8] = [
    t(-9, -8),
    t(3, -24),
    t(11, 16),
    t(-3, 22),
    t(18, -1),
    t(26, 5),
    t(0, 0),
    t(-10, -24),
];
const ROOK_RANKS: [Tapered; 8] = [
    t(4, 8),
    t(-8, 2),
    t(-18, 9),
    t(2, 9),
    t(16, 20),
    t(22, 12),
    t(26, 19),
    t(28, 20),
];

/// A value by rank, and one for each file away from the edge, the middle of the files being 0.
const fn places(ranks: &[Tapered; 8], middle: i32, end: i32) -> [Tapered; 64] {
    let mut table = [t(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let inward = twice_inward(square);
        table[square].middle = ranks[square / 8].middle + middle * inward / 2;
        table[square].end = ranks[square / 8].end + end * inward / 2;
        square += 1;
    }
    table
}

/// From -3 on the edge files to 3 on the central ones.
const fn twice_inward(square: usize) -> i32 {
    let file = (square % 8) as i32;
    let inward = if file < 4 { file } else { 7 - file };
    2 * inward - 3
}

/// As far as the promotion square of its file a pawn keeps its future; beyond it, it can only be in
/// the way of the enemy, and in the end not even that.
const fn pawn_places() -> [Tapered; 64] {
    let mut table = [t(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = ((square % 8) as i32, (square / 8) as i32);
        let goal = if file < 4 { 7 - file } else { file };
        let (ahead, inward) = (rank - 3, twice_inward(square));
        let mut value = t(13 * inward - 10 * ahead, 2 * ahead - 4 * inward);
        if rank > goal {
            let beyond = rank - goal;
            value.middle += 8 + 5 * beyond;
            value.end -= 28 + 16 * beyond;
        }
        if rank == 7 {
            value.middle -= 30;
            value.end -= 44;
        }
        table[square] = value;
        square += 1;
    }
    table
}
