//! The keys that a position's hash is made of, one for each thing that can be true of it. They are
//! computed where they are needed: a table would be a tenth of what a browser has to load.

use crate::{Color, Piece, Role, Square};

/// The output function of splitmix64 (Steele, Lea, Flood 2014): the same keys on every machine.
#[inline]
const fn key(number: u64) -> u64 {
    let mut z = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

const HANDS: u64 = 2 * 6 * 64;
const TURN: u64 = HANDS + 2 * 6 * 256;
const REARRANGING: u64 = TURN + 1;

#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    key((piece.color as u64 * 6 + piece.role as u64) * 64 + square.index() as u64)
}

/// No pieces of a role in hand give 0, so that a deployed board needs no keys of hands.
#[inline]
pub(crate) fn hand(color: Color, role: Role, count: u8) -> u64 {
    if count == 0 {
        return 0;
    }
    key(HANDS + (color as u64 * 6 + role as u64) * 256 + u64::from(count))
}

#[inline]
pub(crate) fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => const { key(TURN) },
    }
}

#[inline]
pub(crate) fn rearranging(on: bool) -> u64 {
    if on { const { key(REARRANGING) } } else { 0 }
}
