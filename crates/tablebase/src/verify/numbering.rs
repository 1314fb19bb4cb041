//! The numbers of a table written out position by position, as the documentation of the format has
//! them: nothing is computed from a position, everything is looked up.

use super::MOST_VERIFIED;
use crate::{Army, Material};
use sittuyin::{Board, Color, Square};

/// A square of each man: the stronger king, the weaker king, then the men in the order of the key; and
/// the first square for each man that is not there.
pub(super) type Men = [u8; MOST_VERIFIED];

/// Every number of a table with its position, and every position with its number.
pub(super) struct Numbering {
    /// The squares with each number.
    pub(super) positions: Vec<Men>,
    /// The number at each combination of squares, the first man's the highest digit to base 64.
    numbers: Vec<u32>,
    men: usize,
}

const NOTHING: u32 = u32::MAX;

impl Numbering {
    /// The numbering of a material of up to four men.
    pub(super) fn new(material: Material) -> Self {
        let men = material.men();
        let mut numbering = Self {
            positions: Vec::new(),
            numbers: vec![NOTHING; 1 << (6 * men)],
            men,
        };
        let symmetric = !material.has_direction();
        let kings = kings(symmetric);
        let groups = groups(material);
        let mut digits = vec![0; groups.len()];
        loop {
            for &(strong, weak) in &kings {
                let mut squares = [strong, weak, 0, 0];
                let mut man = 2;
                for (group, &digit) in groups.iter().zip(&digits) {
                    for &square in &group[digit] {
                        squares[man] = square;
                        man += 1;
                    }
                }
                numbering.add(squares, symmetric, &groups);
            }
            // The last group goes on first, as the last digit of a number does.
            let mut place = groups.len();
            loop {
                if place == 0 {
                    return numbering;
                }
                place -= 1;
                digits[place] += 1;
                if digits[place] < groups[place].len() {
                    break;
                }
                digits[place] = 0;
            }
        }
    }

    /// Gives the next number to a position, and to all its images that have none yet.
    fn add(&mut self, squares: Men, symmetric: bool, groups: &[Vec<Vec<u8>>]) {
        let number = self.positions.len() as u32;
        for image in 0..8 {
            if !symmetric && image > 1 {
                break;
            }
            let turned = squares.map(|square| turn(square, image));
            for exchanged in exchanges(turned, groups) {
                let key = self.key(&exchanged);
                if self.numbers[key] == NOTHING {
                    self.numbers[key] = number;
                }
            }
        }
        self.positions.push(squares);
    }

    /// The number of a position.
    pub(super) fn number(&self, men: &Men) -> Option<usize> {
        Some(self.numbers[self.key(men)])
            .filter(|&number| number != NOTHING)
            .map(|number| number as usize)
    }

    fn key(&self, men: &Men) -> usize {
        men.iter()
            .take(self.men)
            .fold(0, |key, &square| key << 6 | usize::from(square))
    }
}

/// Left and right are exchanged for odd images; then up and down; then files and ranks.
fn turn(square: u8, image: u8) -> u8 {
    let (mut file, mut rank) = (square % 8, square / 8);
    if image % 2 == 1 {
        file = 7 - file;
    }
    if image / 2 % 2 == 1 {
        rank = 7 - rank;
    }
    if image / 4 == 1 {
        std::mem::swap(&mut file, &mut rank);
    }
    8 * rank + file
}

/// The pairs of kings: the weaker one on the files a to d, or in the triangle a1-d1-d4 with the
/// stronger one not above the diagonal when the weaker one is on it.
fn kings(symmetric: bool) -> Vec<(u8, u8)> {
    let mut kings = Vec::new();
    for weak in 0..64u8 {
        for strong in 0..64u8 {
            let (file, rank) = (weak % 8, weak / 8);
            let touch = file.abs_diff(strong % 8) < 2 && rank.abs_diff(strong / 8) < 2;
            let below = rank < file || rank == file && strong / 8 <= strong % 8;
            if !touch && file < 4 && (below || !symmetric) {
                kings.push((strong, weak));
            }
        }
    }
    kings
}

/// For each group of like men the squares that they can have together, in order.
fn groups(material: Material) -> Vec<Vec<Vec<u8>>> {
    let mut groups = Vec::new();
    for army in [material.strong(), material.weak()] {
        for role in Army::ROLES {
            match army.count(role) {
                0 => {}
                1 => groups.push((0..64).map(|square| vec![square]).collect()),
                // Two at most: a table that is verified has four men.
                _ => groups.push(
                    (0..64u8)
                        .flat_map(|second| (0..second).map(move |first| vec![first, second]))
                        .collect(),
                ),
            }
        }
    }
    groups
}

/// The position itself, and with like men exchanged.
fn exchanges(squares: Men, groups: &[Vec<Vec<u8>>]) -> Vec<Men> {
    let mut all = vec![squares];
    let mut first = 2;
    for group in groups {
        let len = group[0].len();
        if len == 2 {
            let mut exchanged = squares;
            exchanged.swap(first, first + 1);
            all.push(exchanged);
        }
        first += len;
    }
    all
}

/// The squares of the men of a board in the order of the key of its material, as if the stronger side
/// were White.
pub(super) fn men_of(board: &Board, strong: Color) -> Men {
    let mut men = [0; MOST_VERIFIED];
    let mut count = 0;
    let mut put = |square: Square| {
        let seen = match strong {
            Color::White => square.index() as u8,
            Color::Black => 8 * (7 - square.rank()) + square.file(),
        };
        if let Some(man) = men.get_mut(count) {
            *man = seen;
        }
        count += 1;
    };
    for color in [strong, !strong] {
        board.king(color).into_iter().for_each(&mut put);
    }
    for color in [strong, !strong] {
        for role in Army::ROLES {
            board.men(color, role).into_iter().for_each(&mut put);
        }
    }
    men
}
