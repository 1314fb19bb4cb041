//! The numbers of the evaluation, indexed by [`Role`] where they differ by piece.

use super::{Tapered, t};
use sittuyin::Role;

/// King, general, elephant, knight, rook, pawn.
pub(super) const MATERIAL: [Tapered; 6] = [
    t(0, 0),
    t(165, 155),
    t(230, 225),
    t(310, 300),
    t(490, 540),
    t(85, 95),
];

/// What a piece in hand is worth more than its material: about what a good square would give it.
pub(super) const HAND: [Tapered; 6] = [t(20, 0), t(6, 4), t(10, 6), t(8, 6), t(6, 0), t(0, 0)];

/// How much a piece on the board or in hand counts for the phase of the game.
pub(super) const PHASE: [i32; 6] = [0, 1, 2, 2, 4, 0];
/// The phase of the full board.
pub(super) const PHASE_MOST: i32 = 2 * (1 + 4 + 4 + 8);

/// How much a piece that reaches the squares around the enemy king weighs.
pub(super) const ATTACK_WEIGHT: [i32; 6] = [0, 9, 13, 15, 16, 0];

/// Without a general: the best pawn's way to its promotion square, by steps.
pub(super) const PROMOTION_PROSPECT: [Tapered; 6] = [
    t(62, 66),
    t(44, 50),
    t(32, 38),
    t(22, 28),
    t(14, 18),
    t(8, 12),
];

/// A rook by the number of useful squares it reaches.
pub(super) const ROOK_MOBILITY: [Tapered; 16] = [
    t(-24, -40),
    t(-16, -26),
    t(-10, -14),
    t(-5, -5),
    t(-1, 2),
    t(3, 8),
    t(6, 13),
    t(9, 18),
    t(12, 22),
    t(14, 26),
    t(17, 30),
    t(19, 33),
    t(21, 36),
    t(23, 38),
    t(25, 40),
    t(25, 40),
];

/// A minor piece by the number of useful squares it reaches.
pub(super) fn mobility(role: Role, squares: usize) -> Tapered {
    let squares = squares as i32;
    match role {
        Role::Knight => t(5, 5) * (squares - 4),
        Role::Elephant => t(5, 5) * (squares - 3),
        _ => t(4, 4) * (squares - 2),
    }
}

/// By role and square as White sees it.
pub(super) static PLACES: [[Tapered; 64]; 6] = [
    places(&KING_RANKS, -5, 6),
    places(&GENERAL_RANKS, 4, 4),
    places(&ELEPHANT_RANKS, 5, 4),
    places(&KNIGHT_RANKS, 6, 5),
    places(&ROOK_RANKS, 2, 0),
    pawn_places(),
];

const KING_RANKS: [Tapered; 8] = [
    t(14, -20),
    t(12, -6),
    t(0, 4),
    t(-18, 12),
    t(-34, 14),
    t(-46, 10),
    t(-54, 0),
    t(-60, -14),
];
const GENERAL_RANKS: [Tapered; 8] = [
    t(-16, -14),
    t(-5, -5),
    t(2, 2),
    t(6, 6),
    t(5, 6),
    t(2, 4),
    t(-6, -2),
    t(-12, -10),
];
const ELEPHANT_RANKS: [Tapered; 8] = [
    t(-24, -18),
    t(-10, -6),
    t(0, 2),
    t(9, 8),
    t(12, 10),
    t(9, 6),
    t(0, -2),
    t(-16, -18),
];
const KNIGHT_RANKS: [Tapered; 8] = [
    t(-30, -22),
    t(-14, -8),
    t(-4, 2),
    t(6, 8),
    t(12, 10),
    t(12, 8),
    t(0, 0),
    t(-14, -16),
];
const ROOK_RANKS: [Tapered; 8] = [
    t(0, -4),
    t(-4, -4),
    t(-6, -2),
    t(-4, 0),
    t(0, 4),
    t(6, 8),
    t(14, 12),
    t(12, 8),
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

/// Forward is better as far as the promotion square of the file; beyond it a pawn has no future.
const fn pawn_places() -> [Tapered; 64] {
    let mut table = [t(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = ((square % 8) as i32, (square / 8) as i32);
        let goal = if file < 4 { 7 - file } else { file };
        let mut value = t(5 * (rank - 3) + 2 * twice_inward(square), 6 * (rank - 3));
        if rank > goal {
            value.middle -= 6 + 9 * (rank - goal);
            value.end -= 12 + 10 * (rank - goal);
        }
        if rank == 7 {
            value.middle -= 12;
            value.end -= 18;
        }
        table[square] = value;
        square += 1;
    }
    table
}
