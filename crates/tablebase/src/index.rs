//! The number of a position in the table of its material.
//!
//! A position is written as a list of squares: the stronger king, the weaker king, then the men of the
//! stronger and of the weaker army in the order of the key, the stronger side seen as White. It is
//! turned so that the weaker king stands on the files a to d; without elephants and pawns, in the
//! triangle a1-d1-d4, and below or on its diagonal. Men of a kind are one group, numbered as
//! a combination of squares. The number is the groups as digits, the first group the highest, and the
//! pair of kings, ordered by the weaker and then the stronger one, as the lowest digit. So
//! neighbours in a table differ by the stronger king alone, which compresses best.

use crate::{Material, material::MOST_MEN};
use std::sync::LazyLock;

/// The squares of the men, in the order of the [`Index`]; those past the last man are 0.
pub(crate) type Squares = [u8; MOST_MEN];

/// Numbers the positions of a material.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    kings: &'static Kings,
    groups: Vec<Group>,
    slots: u64,
}

/// Like men of one side.
#[derive(Clone, Copy, Debug)]
struct Group {
    first: usize,
    len: usize,
    size: u64,
    /// How far apart its consecutive numbers are in the table.
    stride: u64,
}

impl Index {
    pub(crate) fn new(material: Material) -> Self {
        let kings: &'static Kings = if material.has_direction() {
            &MIRRORED
        } else {
            &TURNED
        };
        let mut groups: Vec<Group> = Vec::new();
        let mut men = 2;
        for army in [material.strong(), material.weak()] {
            let mut last = None;
            for role in army.roles() {
                match groups.last_mut() {
                    Some(group) if last == Some(role) => group.len += 1,
                    _ => groups.push(Group {
                        first: men,
                        len: 1,
                        size: 0,
                        stride: 0,
                    }),
                }
                last = Some(role);
                men += 1;
            }
        }
        let mut slots = kings.pairs.len() as u64;
        for group in groups.iter_mut().rev() {
            group.size = choose(64, group.len);
            group.stride = slots;
            slots *= group.size;
        }
        Self {
            kings,
            groups,
            slots,
        }
    }

    /// How many numbers there are.
    pub(crate) fn slots(&self) -> u64 {
        self.slots
    }

    /// How many pairs of kings there are: so many neighbouring numbers have the other men alike.
    pub(crate) fn king_pairs(&self) -> u64 {
        self.kings.pairs.len() as u64
    }

    /// The number of a position; `None` when its kings touch.
    #[inline]
    pub(crate) fn encode(&self, squares: &Squares) -> Option<u64> {
        let [strong, weak, ..] = *squares;
        let turn = self.kings.turn(strong, weak);
        let slot = self.encode_turned(squares, turn)?;
        if self.kings.turned && on_diagonal(turn.apply(strong)) && on_diagonal(turn.apply(weak)) {
            // Both sides of the diagonal are alike, and the lower number stands for both.
            let across = Turn {
                transpose: !turn.transpose,
                ..turn
            };
            return Some(slot.min(self.encode_turned(squares, across)?));
        }
        Some(slot)
    }

    #[inline]
    fn encode_turned(&self, squares: &Squares, turn: Turn) -> Option<u64> {
        let (strong, weak) = (turn.apply(squares[0]), turn.apply(squares[1]));
        let pair = self.kings.numbers[usize::from(weak)][usize::from(strong)];
        if pair == NO_PAIR {
            return None;
        }
        let mut slot = u64::from(pair);
        for group in &self.groups {
            let number = if group.len == 1 {
                u64::from(turn.apply(squares[group.first]))
            } else {
                let mut men = [0; MOST_MEN];
                for (man, &square) in men.iter_mut().zip(&squares[group.first..]).take(group.len) {
                    *man = turn.apply(square);
                }
                combination(&mut men[..group.len])
            };
            slot += number * group.stride;
        }
        Some(slot)
    }

    /// The squares with this number, which may coincide; of men of a kind in rising order. Meaningful
    /// below [`Index::slots`].
    pub(crate) fn decode(&self, slot: u64) -> Squares {
        let mut squares = [0; MOST_MEN];
        let pair = (slot % self.king_pairs()) as usize;
        [squares[0], squares[1]] = self.kings.pairs[pair];
        for group in &self.groups {
            let mut number = slot / group.stride % group.size;
            for place in (0..group.len).rev() {
                let mut square = 63;
                while choose(square, place + 1) > number {
                    square -= 1;
                }
                number -= choose(square, place + 1);
                squares[group.first + place] = square as u8;
            }
        }
        squares
    }
}

/// The number of a set of squares among all of its size, which it sorts.
#[inline]
fn combination(squares: &mut [u8]) -> u64 {
    squares.sort_unstable();
    squares
        .iter()
        .zip(1..)
        .map(|(&square, place)| choose(usize::from(square), place))
        .sum()
}

/// How many sets of `k` there are among `n`.
#[inline]
fn choose(n: usize, k: usize) -> u64 {
    match k {
        1 => n as u64,
        2 => (n * n.saturating_sub(1) / 2) as u64,
        _ => (0..k).fold(1, |product, i| {
            product * (n.saturating_sub(i)) as u64 / (i as u64 + 1)
        }),
    }
}

/// How a position is turned before it is numbered.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// Squares are exclusive-ored with it: 7 exchanges left and right, 56 up and down.
    flip: u8,
    /// Then files and ranks are exchanged.
    transpose: bool,
}

impl Turn {
    #[inline]
    fn apply(self, square: u8) -> u8 {
        let square = square ^ self.flip;
        if self.transpose {
            square >> 3 | (square & 7) << 3
        } else {
            square
        }
    }
}

fn on_diagonal(square: u8) -> bool {
    square >> 3 == square & 7
}

/// The pairs of kings that do not touch, up to symmetry.
#[derive(Debug)]
struct Kings {
    /// Whether all eight symmetries hold, and not left and right alone.
    turned: bool,
    /// The stronger and the weaker king of each pair.
    pairs: Vec<[u8; 2]>,
    /// The pair of a weaker and a stronger king.
    numbers: Box<[[u16; 64]; 64]>,
}

const NO_PAIR: u16 = u16::MAX;
static MIRRORED: LazyLock<Kings> = LazyLock::new(|| Kings::new(false));
static TURNED: LazyLock<Kings> = LazyLock::new(|| Kings::new(true));

impl Kings {
    fn new(turned: bool) -> Self {
        let mut kings = Self {
            turned,
            pairs: Vec::new(),
            numbers: Box::new([[NO_PAIR; 64]; 64]),
        };
        for weak in 0..64u8 {
            for strong in 0..64u8 {
                let files = (weak & 7).abs_diff(strong & 7);
                let ranks = (weak >> 3).abs_diff(strong >> 3);
                let turn = kings.turn(strong, weak);
                if files.max(ranks) > 1 && turn.flip == 0 && !turn.transpose {
                    kings.numbers[usize::from(weak)][usize::from(strong)] =
                        kings.pairs.len() as u16;
                    kings.pairs.push([strong, weak]);
                }
            }
        }
        kings
    }

    #[inline]
    fn turn(&self, strong: u8, weak: u8) -> Turn {
        let mut turn = Turn {
            flip: if weak & 7 > 3 { 7 } else { 0 },
            transpose: false,
        };
        if self.turned {
            if weak >> 3 > 3 {
                turn.flip |= 56;
            }
            let above = |square: u8| {
                let square = turn.apply(square);
                (square >> 3).cmp(&(square & 7))
            };
            turn.transpose = above(weak).then(above(strong)).is_gt();
        }
        turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(key: &str) -> Index {
        Index::new(key.parse().unwrap())
    }

    #[test]
    fn pairs_of_kings_are_as_many_as_known() {
        // 3612 ordered pairs do not touch; half of them up to left and right, and 462 up to all.
        assert_eq!(MIRRORED.pairs.len(), 1806);
        assert_eq!(TURNED.pairs.len(), 462);
        assert_eq!(index("KRvK").slots(), 462 * 64);
        assert_eq!(index("KSSvKP").slots(), 1806 * 2016 * 64);
    }

    #[test]
    fn every_number_is_that_of_its_squares_or_of_their_image() {
        for key in ["KRvK", "KNNvK", "KSvKR", "KPPvK", "KRRvKN"] {
            let index = index(key);
            let mut images = 0;
            for slot in (0..index.slots()).step_by(7) {
                let squares = index.decode(slot);
                let again = index.encode(&squares).unwrap();
                if again != slot {
                    assert!(again < slot && on_diagonal(squares[0]) && on_diagonal(squares[1]));
                    images += 1;
                }
            }
            assert_eq!(images > 0, !key.contains(['S', 'P']), "{key}");
        }
    }

    #[test]
    fn symmetries_and_like_men_do_not_change_the_number() {
        let index = index("KRRvKN");
        let squares = [3, 36, 8, 61, 22, 0];
        let expected = index.encode(&squares).unwrap();
        for flip in [0, 7, 56, 63] {
            for transpose in [false, true] {
                let turn = Turn { flip, transpose };
                let [a, b, c, d, e, _] = squares.map(|square| turn.apply(square));
                for image in [[a, b, c, d, e, 0], [a, b, d, c, e, 0]] {
                    assert_eq!(index.encode(&image), Some(expected));
                }
            }
        }
    }
}
