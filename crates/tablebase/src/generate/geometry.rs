//! How men move, in tables of the generator's own. The verifier goes through the rules crate, so a
//! mistake in one of the two shows.

use sittuyin::Role;
use std::sync::LazyLock;

/// Where men go. Side 0 moves up the board, side 1 down; squares are bits, a1 the lowest.
#[derive(Debug)]
pub(super) struct Geometry {
    /// The squares that a king, general, elephant, knight or pawn attacks, by side and role.
    leaps: [[[u64; 64]; 6]; 2],
    /// The squares from here to the edge: up, right, down, left.
    rays: [[u64; 4]; 64],
    /// The squares strictly between two of a rank or file.
    between: Box<[[u64; 64]; 64]>,
    /// Whether two squares are of a rank or file.
    aligned: [u64; 64],
}

pub(super) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(Geometry::new);

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Geometry {
    fn new() -> Self {
        let mut geometry = Self {
            leaps: [[[0; 64]; 6]; 2],
            rays: [[0; 4]; 64],
            between: Box::new([[0; 64]; 64]),
            aligned: [0; 64],
        };
        for square in 0..64u8 {
            for (side, up) in [(0, 1), (1, -1)] {
                for role in Role::ALL {
                    geometry.leaps[side][role as usize][usize::from(square)] = steps(role, up)
                        .into_iter()
                        .filter_map(|step| go(square, step))
                        .fold(0, |set, to| set | 1 << to);
                }
            }
            for (direction, step) in STRAIGHT.into_iter().enumerate() {
                let (mut at, mut passed) = (square, 0);
                while let Some(to) = go(at, step) {
                    geometry.between[usize::from(square)][usize::from(to)] = passed;
                    passed |= 1 << to;
                    at = to;
                }
                geometry.rays[usize::from(square)][direction] = passed;
                geometry.aligned[usize::from(square)] |= passed;
            }
        }
        geometry
    }

    /// The squares that a leaper attacks.
    #[inline]
    pub(super) fn leaps(&self, side: usize, role: Role, square: u8) -> u64 {
        self.leaps[side][role as usize][usize::from(square)]
    }

    /// The squares that a rook attacks.
    #[inline]
    pub(super) fn rook(&self, square: u8, occupied: u64) -> u64 {
        let [up, right, down, left] = self.rays[usize::from(square)];
        let mut attacked = up | right | down | left;
        for ray in [up, right] {
            let blockers = ray & occupied;
            if blockers != 0 {
                let first = blockers.trailing_zeros() as usize;
                // What lies beyond on the same ray.
                attacked &= !(self.rays[first][usize::from(ray == right)] & ray);
            }
        }
        for ray in [down, left] {
            let blockers = ray & occupied;
            if blockers != 0 {
                let first = 63 - blockers.leading_zeros() as usize;
                attacked &= !(self.rays[first][2 + usize::from(ray == left)] & ray);
            }
        }
        attacked
    }

    /// Whether a rook on one square attacks the other.
    #[inline]
    pub(super) fn rook_attacks(&self, from: u8, to: u8, occupied: u64) -> bool {
        self.aligned[usize::from(from)] >> to & 1 != 0
            && self.between[usize::from(from)][usize::from(to)] & occupied == 0
    }
}

fn steps(role: Role, up: i8) -> Vec<(i8, i8)> {
    match role {
        Role::King => [STRAIGHT, DIAGONAL].concat(),
        Role::General => DIAGONAL.to_vec(),
        Role::Elephant => [&DIAGONAL[..], &[(0, up)]].concat(),
        Role::Knight => [(1, 2), (2, 1), (2, -1), (1, -2)]
            .into_iter()
            .flat_map(|(files, ranks)| [(files, ranks), (-files, ranks)])
            .collect(),
        Role::Rook => Vec::new(),
        Role::Pawn => vec![(-1, up), (1, up)],
    }
}

fn go(square: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (square & 7).checked_add_signed(files)?;
    let rank = (square >> 3).checked_add_signed(ranks)?;
    (file < 8 && rank < 8).then_some(rank << 3 | file)
}

/// The squares on the long diagonals in the half of the board that a side moves towards.
pub(super) const fn promotion_squares(side: usize) -> u64 {
    if side == 0 {
        0x8142_2418_0000_0000
    } else {
        0x0000_0000_1824_4281
    }
}

/// The square in front, for a side.
#[inline]
pub(super) const fn ahead(side: usize, square: u8) -> u64 {
    if side == 0 {
        (1 << square) << 8
    } else {
        (1 << square) >> 8
    }
}
