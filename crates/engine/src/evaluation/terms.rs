//! The numbers of the evaluation, indexed by [`Role`] where they differ by piece.

use super::{Tapered, t};
use sittuyin::Role;

/// King, general, elephant, knight, rook, pawn.
pub(super) const MATERIAL: [Tapered; 6] = [
    t(0, 0),
    t(178, -9),
    t(316, 123),
    t(436, 222),
    t(670, 612),
    t(98, 45),
];

/// What a piece in hand is worth more than its material: about what a good square would give it.
pub(super) const HAND: [Tapered; 6] = [t(39, 12), t(16, 12), t(15, 10), t(11, 7), t(6, 0), t(0, 0)];

/// How much a piece on the board or in hand counts for the phase of the game.
pub(super) const PHASE: [i32; 6] = [0, 1, 2, 2, 4, 0];
/// The phase of the full board.
pub(super) const PHASE_MOST: i32 = 2 * (1 + 4 + 4 + 8);

/// How much a piece that reaches the squares around the enemy king weighs.
pub(super) const ATTACK_WEIGHT: [i32; 6] = [0, 9, 13, 15, 16, 0];

/// Without a general: the best pawn's way to its promotion square, by steps.
pub(super) const PROMOTION_PROSPECT: [Tapered; 6] = [
    t(73, 22),
    t(17, 31),
    t(18, 9),
    t(2, 1),
    t(43, 27),
    t(-9, 10),
];

/// A rook by the number of useful squares it reaches.
pub(super) const ROOK_MOBILITY: [Tapered; 16] = [
    t(0, -28),
    t(-6, -17),
    t(-1, -15),
    t(3, 13),
    t(11, 17),
    t(21, 23),
    t(19, 26),
    t(20, 24),
    t(11, 37),
    t(24, 27),
    t(25, 40),
    t(25, 36),
    t(26, 32),
    t(27, 36),
    t(24, 37),
    t(32, 41),
];

/// A minor piece by the number of useful squares it reaches.
pub(super) fn mobility(role: Role, squares: usize) -> Tapered {
    let squares = squares as i32;
    match role {
        Role::Knight => t(8, -3) * (squares - 4),
        Role::Elephant => t(6, 4) * (squares - 3),
        _ => t(13, 17) * (squares - 2),
    }
}

/// By role and square as White sees it.
pub(super) static PLACES: [[Tapered; 64]; 6] = [
    places(&KING_RANKS, -3, 5),
    places(&GENERAL_RANKS, 6, 5),
    places(&ELEPHANT_RANKS, 10, 16),
    places(&KNIGHT_RANKS, 4, 8),
    places(&ROOK_RANKS, 3, -2),
    pawn_places(),
];

const KING_RANKS: [Tapered; 8] = [
    t(-3, -62),
    t(-1, -14),
    t(0, 10),
    t(-5, 20),
    t(-14, 23),
    t(-34, 29),
    t(-23, 28),
    t(-28, 16),
];
const GENERAL_RANKS: [Tapered; 8] = [
    t(-22, -32),
    t(-22, 2),
    t(17, 23),
    t(41, 28),
    t(28, 41),
    t(36, 25),
    t(28, 28),
    t(12, 15),
];
const ELEPHANT_RANKS: [Tapered; 8] = [
    t(-6, -30),
    t(2, 45),
    t(26, 48),
    t(36, 34),
    t(41, 47),
    t(33, 24),
    t(21, 8),
    t(-23, -26),
];
const KNIGHT_RANKS: [Tapered; 8] = [
    t(-10, -11),
    t(8, -21),
    t(18, 4),
    t(0, 14),
    t(14, 7),
    t(16, -4),
    t(0, 0),
    t(-1, -29),
];
const ROOK_RANKS: [Tapered; 8] = [
    t(20, 15),
    t(0, -1),
    t(-6, 18),
    t(5, 16),
    t(5, 14),
    t(27, 5),
    t(18, 8),
    t(40, 14),
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
        let mut value = t(13 * inward - 17 * ahead, -5 * inward);
        if rank > goal {
            let beyond = rank - goal;
            value.middle += 10 + 3 * beyond;
            value.end -= 20 + 10 * beyond;
        }
        if rank == 7 {
            value.middle -= 42;
            value.end -= 64;
        }
        table[square] = value;
        square += 1;
    }
    table
}
