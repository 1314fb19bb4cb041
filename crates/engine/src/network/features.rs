//! What the network sees of a position: 768 pieces on squares and 16 pieces in hand, from either side.

use sittuyin::{ByColor, Color, Hand, Position, Role, Square};

/// Inputs of one view.
pub const INPUTS: usize = 2 * PER_SIDE;
/// Networks that share the inputs: the first while somebody holds pieces, the others by the number of men.
pub const BUCKETS: usize = 8;
/// The most inputs that can be active at once: all men, on the board or in hand.
pub const MOST_ACTIVE: usize = 32;

const PIECES: usize = 6 * 64;
/// King, general, then the first and second elephant, knight and rook.
const IN_HAND: usize = 8;
const PER_SIDE: usize = PIECES + IN_HAND;

/// From which side, and how, the board is looked at.
///
/// Black sees it turned by 180 degrees, as the array is. A king on the files e to h sees it mirrored:
/// what is left and what is right is the same to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Color,
    pub(super) mirrored: bool,
}

impl View {
    #[inline]
    pub(super) fn new(position: &Position, side: Color) -> Self {
        let king = position.board().king(side);
        let mirrored = king.is_some_and(|king| turned(king, side).file() >= 4);
        Self { side, mirrored }
    }

    #[inline]
    fn offset(self, color: Color) -> usize {
        if color == self.side { 0 } else { PER_SIDE }
    }

    /// The input of a piece on a square.
    #[inline]
    pub(super) fn piece(self, color: Color, role: Role, square: Square) -> usize {
        let square = turned(square, self.side).index() ^ if self.mirrored { 7 } else { 0 };
        self.offset(color) + role as usize * 64 + square
    }

    /// The inputs of the pieces in hand: one for each piece of a kind, so that two are more than one.
    #[inline]
    pub(super) fn hand(self, color: Color, hand: Hand) -> impl Iterator<Item = usize> {
        let first = self.offset(color) + PIECES;
        const PLACES: [(Role, usize, u8); 5] = [
            (Role::King, 0, 1),
            (Role::General, 1, 1),
            (Role::Elephant, 2, 2),
            (Role::Knight, 4, 2),
            (Role::Rook, 6, 2),
        ];
        PLACES.into_iter().flat_map(move |(role, place, most)| {
            (0..hand.count(role).min(most)).map(move |n| first + place + usize::from(n))
        })
    }
}

fn turned(square: Square, side: Color) -> Square {
    match side {
        Color::White => square,
        Color::Black => square.rotated(),
    }
}

/// The active inputs of a position as a side sees it, in no order.
pub fn active(position: &Position, side: Color) -> impl Iterator<Item = usize> {
    let view = View::new(position, side);
    let board = *position.board();
    let hands = ByColor::new_with(|color| position.hand(color));
    let men = Color::ALL.into_iter().flat_map(move |color| {
        Role::ALL.into_iter().flat_map(move |role| {
            board
                .men(color, role)
                .into_iter()
                .map(move |square| view.piece(color, role, square))
        })
    });
    men.chain(
        Color::ALL
            .into_iter()
            .flat_map(move |color| view.hand(color, hands[color])),
    )
}

/// Which of the [`BUCKETS`] judges a position.
#[must_use]
pub fn bucket(position: &Position) -> usize {
    if Color::ALL
        .into_iter()
        .any(|color| !position.hand(color).is_empty())
    {
        return 0;
    }
    1 + (position.board().occupied().len().saturating_sub(2) * 7 / 31).min(6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::{Ruleset, fen::Fen};

    fn position(fen: &str) -> Position {
        let Fen(setup) = fen.parse().expect("a FEN");
        Position::new(&setup, Ruleset::Modern.rules()).expect("a position")
    }

    fn seen(position: &Position, side: Color) -> Vec<usize> {
        let mut inputs: Vec<_> = active(position, side).collect();
        inputs.sort_unstable();
        inputs
    }

    #[test]
    fn all_men_are_seen_once() {
        let initial = Position::initial(Ruleset::Formal).expect("the array");
        for side in Color::ALL {
            let inputs = seen(&initial, side);
            assert_eq!(inputs.len(), MOST_ACTIVE);
            assert!(inputs.windows(2).all(|pair| pair[0] < pair[1]) && inputs[31] < INPUTS);
        }
    }

    /// The array is the same for both sides, turned.
    #[test]
    fn the_turned_board_looks_the_same_to_the_other_side() {
        let initial = Position::initial(Ruleset::Formal).expect("the array");
        assert_eq!(seen(&initial, Color::White), seen(&initial, Color::Black));
    }

    #[test]
    fn left_and_right_are_the_same() {
        let left = position("4k3/8/2p5/8/8/3N4/1P6/1K6[] w - - 0 1");
        let right = position("3k4/8/5p2/8/8/4N3/6P1/6K1[] w - - 0 1");
        for side in Color::ALL {
            assert_eq!(seen(&left, side), seen(&right, side));
        }
    }

    #[test]
    fn buckets_by_hand_and_men() {
        assert_eq!(
            bucket(&Position::initial(Ruleset::Formal).expect("the array")),
            0
        );
        assert_eq!(bucket(&position("4k3/8/8/8/8/3R4/8/1K6[] w - - 0 1")), 1);
        let full = "1rn1rk2/sn3f2/1s2pppp/pppp4/4PPPP/PPPP1S1F/1NSN4/K4R1R[] w - - 0 9";
        assert_eq!(bucket(&position(full)), 7);
    }
}
