//! The keys that a position's hash is made of.

use crate::{Color, Piece, Role, Square};

struct Keys {
    squares: [[[u64; 64]; 6]; 2],
    hands: [[[u64; 16]; 5]; 2],
    turn: u64,
}

static KEYS: Keys = keys();

/// splitmix64 (Steele, Lea, Flood 2014), from a fixed seed: hashes are the same on every machine.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ z >> 31)
}

const fn keys() -> Keys {
    let mut keys = Keys {
        squares: [[[0; 64]; 6]; 2],
        hands: [[[0; 16]; 5]; 2],
        turn: 0,
    };
    let mut state = 0x5349_5454_5559_494e;
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 6 {
            let mut square = 0;
            while square < 64 {
                (state, keys.squares[color][role][square]) = next(state);
                square += 1;
            }
            role += 1;
        }
        let mut role = 0;
        while role < 5 {
            // No pieces of a role in hand: 0, so that a deployed board needs no hand keys.
            let mut count = 1;
            while count < 16 {
                (state, keys.hands[color][role][count]) = next(state);
                count += 1;
            }
            role += 1;
        }
        color += 1;
    }
    (_, keys.turn) = next(state);
    keys
}

#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    KEYS.squares[piece.color as usize][piece.role as usize][square.index()]
}

#[inline]
pub(crate) fn hand(color: Color, role: Role, count: u8) -> u64 {
    KEYS.hands[color as usize]
        .get(role as usize)
        .map_or(0, |counts| counts[usize::from(count & 15)])
}

#[inline]
pub(crate) fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => KEYS.turn,
    }
}
