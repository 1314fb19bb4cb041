//! How far the static evaluation was off where the same pawns, pieces or last moves were met before.

use crate::history::{Arrival, adjust};
use sittuyin::{Color, Position, Role};

/// Entries of each table and side.
const SIZE: usize = 1 << 13;
/// Pawns, the pieces of either side, the minor pieces.
const KEYS: usize = 4;
/// What one point of evaluation is in the tables. Each of them corrects by some forty points at most.
const GRAIN: i32 = 384;
/// The most that one search changes an entry by: a quarter of what it can hold.
const MOST: i32 = 4_096;

/// Corrections of the evaluation, learned from what searches found.
pub(crate) struct Correction {
    by_structure: Vec<i16>,
    by_arrival: Vec<i16>,
}

/// Where a position's corrections are found.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    structure: [usize; KEYS],
    arrival: Option<usize>,
}

impl Correction {
    pub(crate) fn new() -> Self {
        Self {
            by_structure: vec![0; 2 * KEYS * SIZE],
            by_arrival: vec![0; Arrival::COUNT * Arrival::COUNT],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.by_structure.fill(0);
        self.by_arrival.fill(0);
    }

    /// What to add to the evaluation.
    pub(crate) fn of(&self, place: &Place) -> i32 {
        let [pawns, white, black, minors] = place
            .structure
            .map(|index| i32::from(self.by_structure[index]));
        let arrival = place
            .arrival
            .map_or(0, |index| i32::from(self.by_arrival[index]));
        (2 * pawns + white + black + minors + arrival) / (2 * GRAIN)
    }

    /// Learns that the evaluation was off by `error`, which a search of this depth has shown.
    pub(crate) fn learn(&mut self, place: &Place, error: i32, depth: i32) {
        let bonus = (2 * error * depth).clamp(-MOST, MOST);
        for index in place.structure {
            adjust(&mut self.by_structure[index], bonus);
        }
        if let Some(index) = place.arrival {
            adjust(&mut self.by_arrival[index], bonus);
        }
    }
}

impl Place {
    /// The place of a position after the last two arrivals.
    pub(crate) fn new(position: &Position, earlier: [Option<Arrival>; 2]) -> Self {
        let board = position.board();
        let pawns = board.of_role(Role::Pawn);
        let mixed = |boards: [u64; 3]| {
            // Odd multipliers of the golden ratio and its powers spread the bits.
            (boards[0].wrapping_mul(0x9e37_79b9_7f4a_7c15)
                ^ boards[1]
                    .wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
                    .rotate_left(23)
                ^ boards[2]
                    .wrapping_mul(0x1656_67b1_9e37_79f9)
                    .rotate_left(41))
            .wrapping_mul(0xd6e8_feb8_6659_fd93)
        };
        let side = |color| {
            let own = board.of_color(color);
            mixed([
                (own & board.of_role(Role::Rook)).0 ^ (own & board.of_role(Role::King)).0 << 1,
                (own & board.of_role(Role::Knight)).0,
                (own & (board.of_role(Role::Elephant) | board.of_role(Role::General))).0,
            ])
        };
        let keys = [
            mixed([
                (pawns & board.of_color(Color::White)).0,
                (pawns & board.of_color(Color::Black)).0,
                0,
            ]),
            side(Color::White),
            side(Color::Black),
            mixed([
                (board.of_role(Role::Elephant) & board.of_color(Color::White)).0
                    ^ (board.of_role(Role::Elephant) & board.of_color(Color::Black)).0 << 3,
                board.of_role(Role::General).0,
                board.of_role(Role::Knight).0,
            ]),
        ];
        let turn = position.turn() as usize;
        let mut table = 0;
        let structure = keys.map(|key| {
            table += 1;
            ((turn * KEYS + table - 1) * SIZE) + (key >> (64 - SIZE.trailing_zeros())) as usize
        });
        let [last, before] = earlier;
        Self {
            structure,
            arrival: last
                .zip(before)
                .map(|(last, before)| last.following(before)),
        }
    }
}
