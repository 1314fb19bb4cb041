use crate::{Board, ByColor, Color, Dice, Hand};

/// Anything that can be written as a position, lawful or not: what a FEN says.
///
/// [`Position::new`](crate::Position::new) and [`Game::from_setup`](crate::Game::from_setup) accept
/// only what can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The pieces in hand.
    pub hands: ByColor<Hand>,
    /// The side to move or place.
    pub turn: Color,
    /// Whether the free rearrangement of the older rules is on (C16); no FEN says it.
    pub rearranging: bool,
    /// The dice still to be played, where the ruleset has dice and they have been thrown (C27); no FEN
    /// says it.
    pub dice: Option<Dice>,
    /// Limit of the running count in plies: 32, 88 or 128 (C18).
    pub count_limit: Option<u32>,
    /// Plies counted while a count runs; else plies since the last capture, pawn move, promotion or
    /// placement (C22).
    pub clock: u32,
    /// Number of the move, from 1; it goes up when the turn passes from Black to White.
    pub fullmove: u32,
}

impl Setup {
    /// The initial array: pawns on the board, all other pieces in hand, White to place.
    #[must_use]
    pub fn initial() -> Self {
        Self {
            board: Board::initial(),
            hands: ByColor {
                white: Hand::FULL,
                black: Hand::FULL,
            },
            ..Self::empty()
        }
    }

    /// An empty board with White to move.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            board: Board::empty(),
            hands: ByColor {
                white: Hand::EMPTY,
                black: Hand::EMPTY,
            },
            turn: Color::White,
            rearranging: false,
            dice: None,
            count_limit: None,
            clock: 0,
            fullmove: 1,
        }
    }
}
