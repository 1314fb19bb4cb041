//! Forsyth-Edwards notation with the pieces in hand in brackets, as Fairy-Stockfish writes it.
//!
//! `placement[hand] side - limit count fullmove`: the fourth field is `-` or the limit of the
//! running count in plies, the fifth the plies counted, or else the half-move clock.

use crate::{
    Board, ByColor, CannotCarry, Color, Dialect, Hand, Missing, Piece, Role, Setup, Square,
};
use std::{fmt, str::FromStr};

/// A setup that is read from and written as FEN.
///
/// ```
/// use sittuyin::{Role, fen::Fen};
/// let start = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1";
/// let Fen(setup) = start.parse()?;
/// assert_eq!(setup.hands.white.count(Role::Rook), 2);
/// assert_eq!(Fen(setup).to_string(), "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFSSNNRRkfssnnrr] w - - 0 1");
/// # Ok::<_, sittuyin::fen::ParseFenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen(pub Setup);

/// What is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseFenError {
    /// There is nothing.
    #[error("the FEN is empty")]
    Empty,
    /// A letter that names no piece.
    #[error("'{0}' is not a piece: expected one of K F S N R P, lower case for Black")]
    Piece(char),
    /// A rank does not have eight squares.
    #[error("rank {rank} describes {squares} squares instead of 8")]
    RankLength {
        /// The rank, from 1 to 8.
        rank: u8,
        /// How many squares it describes; 9 means more than 8.
        squares: u8,
    },
    /// There are not eight ranks.
    #[error("the placement has {0} {noun} instead of 8", noun = if *.0 == 1 { "rank" } else { "ranks" })]
    Ranks(usize),
    /// A bracket is opened and not closed, or something follows it.
    #[error("the pieces in hand must stand in one pair of brackets after the placement")]
    Brackets,
    /// A pawn, or too many pieces, in hand.
    #[error("the hand cannot hold '{0}': only K F S N R, at most 15 of each")]
    Hand(char),
    /// The side is neither w nor b.
    #[error("'{0}' is not a side: expected w or b")]
    Turn(String),
    /// The castling field is not `-`.
    #[error("'{0}' in the third field: there is no castling, expected -")]
    Castling(String),
    /// The count limit is no limit.
    #[error("'{0}' is not a count limit: expected - or the plies allowed, 32, 88 or 128")]
    CountLimit(String),
    /// A number is expected.
    #[error("'{0}' is not a number of {1}")]
    Number(String, &'static str),
    /// Something follows the last field.
    #[error("'{0}' follows the last field")]
    Trailing(String),
}

impl FromStr for Fen {
    type Err = ParseFenError;

    /// Reads the forms of every [`Dialect`]: fields may be missing from the third on, the hand may be
    /// absent or `[-]`, the general may be `M`, a tilde behind a promoted general is ignored, and a
    /// count limit of `0` or `2000` is none, as Cute Chess writes it.
    fn from_str(text: &str) -> Result<Self, ParseFenError> {
        let mut fields = text.split_ascii_whitespace();
        let (placement, hands) = split_hand(fields.next().ok_or(ParseFenError::Empty)?)?;
        let mut setup = Setup {
            board: parse_board(placement)?,
            ..Setup::empty()
        };
        setup.hands = parse_hands(hands)?;
        if let Some(turn) = fields.next() {
            setup.turn = match turn {
                "w" => Color::White,
                "b" => Color::Black,
                _ => return Err(ParseFenError::Turn(turn.to_owned())),
            };
        }
        if let Some(castling) = fields.next().filter(|&castling| castling != "-") {
            return Err(ParseFenError::Castling(castling.to_owned()));
        }
        if let Some(limit) = fields.next() {
            setup.count_limit = match limit {
                "-" | "0" | "2000" => None,
                "32" => Some(32),
                "88" => Some(88),
                "128" => Some(128),
                _ => return Err(ParseFenError::CountLimit(limit.to_owned())),
            };
        }
        if let Some(clock) = fields.next() {
            setup.clock = parse_number(clock, "plies")?;
        }
        if let Some(fullmove) = fields.next() {
            setup.fullmove = parse_number(fullmove, "moves")?.max(1);
        }
        match fields.next() {
            Some(trailing) => Err(ParseFenError::Trailing(trailing.to_owned())),
            None => Ok(Self(setup)),
        }
    }
}

fn split_hand(field: &str) -> Result<(&str, &str), ParseFenError> {
    let Some((placement, rest)) = field.split_once('[') else {
        return Ok((field, ""));
    };
    match rest.strip_suffix(']') {
        Some("-") => Ok((placement, "")),
        Some(hands) => Ok((placement, hands)),
        None => Err(ParseFenError::Brackets),
    }
}

fn parse_board(placement: &str) -> Result<Board, ParseFenError> {
    let ranks = placement.split('/').count();
    if ranks != 8 {
        return Err(ParseFenError::Ranks(ranks));
    }
    let mut board = Board::empty();
    for (row, rank) in placement.split('/').zip((0..8).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            match letter {
                '1'..='8' => file += letter as u8 - b'0',
                '~' => {}
                _ => {
                    let piece = parse_piece(letter)?;
                    if let Some(square) = Square::at(file, rank) {
                        board.put(square, piece);
                    }
                    file += 1;
                }
            }
            if file > 8 {
                return Err(ParseFenError::RankLength {
                    rank: rank + 1,
                    squares: 9,
                });
            }
        }
        if file < 8 {
            return Err(ParseFenError::RankLength {
                rank: rank + 1,
                squares: file,
            });
        }
    }
    Ok(board)
}

fn parse_piece(letter: char) -> Result<Piece, ParseFenError> {
    let common = match letter {
        'M' => 'F',
        'm' => 'f',
        _ => letter,
    };
    Piece::from_char(common).ok_or(ParseFenError::Piece(letter))
}

fn parse_hands(letters: &str) -> Result<ByColor<Hand>, ParseFenError> {
    let mut hands = ByColor {
        white: Hand::EMPTY,
        black: Hand::EMPTY,
    };
    for letter in letters.chars() {
        let piece = parse_piece(letter)?;
        let hand = &mut hands[piece.color];
        if hand.count(piece.role) == 15 || !hand.add(piece.role) {
            return Err(ParseFenError::Hand(letter));
        }
    }
    Ok(hands)
}

fn parse_number(text: &str, unit: &'static str) -> Result<u32, ParseFenError> {
    match text.parse::<u32>() {
        Ok(number) if number <= 1_000_000 => Ok(number),
        _ => Err(ParseFenError::Number(text.to_owned(), unit)),
    }
}

/// Our own form, without what no FEN says.
impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_form(f, &self.0, Dialect::Sittuyin)
    }
}

/// Writes a setup strictly in the form of a program.
///
/// ```
/// use sittuyin::{Dialect, Setup, fen};
/// assert_eq!(
///     fen::write(&Setup::initial(), Dialect::Cutechess)?,
///     "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - 0 0 1"
/// );
/// # Ok::<_, sittuyin::CannotCarry>(())
/// ```
///
/// # Errors
///
/// [`CannotCarry`]: no FEN says that pieces are being rearranged or dice lie on the table, and that of
/// mcr has no place for a count.
pub fn write(setup: &Setup, dialect: Dialect) -> Result<String, CannotCarry> {
    if setup.rearranging {
        return Err(dialect.lacks(Missing::Rearrangement));
    }
    if setup.dice.is_some() {
        return Err(dialect.lacks(Missing::Dice));
    }
    if dialect == Dialect::Mcr && setup.count_limit.is_some() {
        return Err(dialect.lacks(Missing::Count));
    }
    let mut text = String::new();
    let _ = write_form(&mut text, setup, dialect);
    Ok(text)
}

fn write_form(out: &mut impl fmt::Write, setup: &Setup, dialect: Dialect) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match Square::at(file, rank).and_then(|square| setup.board.piece_at(square)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        write!(out, "{empty}")?;
                        empty = 0;
                    }
                    out.write_char(letter(dialect, piece))?;
                }
            }
        }
        if empty > 0 {
            write!(out, "{empty}")?;
        }
        if rank > 0 {
            out.write_str("/")?;
        }
    }
    write!(
        out,
        "[{}] {} - ",
        hands(setup, dialect),
        setup.turn.to_char()
    )?;
    match setup.count_limit {
        Some(limit) => write!(out, "{limit}")?,
        None if dialect == Dialect::Cutechess => out.write_str("0")?,
        None => out.write_str("-")?,
    }
    write!(out, " {} {}", setup.clock, setup.fullmove)
}

fn hands(setup: &Setup, dialect: Dialect) -> String {
    // The server of PyChess spells its start as Fairy-Stockfish defines it, and all else as
    // Fairy-Stockfish writes it.
    let order = if dialect == Dialect::PyChess && *setup == Setup::initial() {
        Dialect::Cutechess.hand_order()
    } else {
        dialect.hand_order()
    };
    let mut letters = String::new();
    for color in Color::ALL {
        for role in order {
            for _ in 0..setup.hands[color].count(role) {
                letters.push(letter(dialect, Piece { color, role }));
            }
        }
    }
    if letters.is_empty() && dialect == Dialect::Cutechess {
        letters.push('-');
    }
    letters
}

fn letter(dialect: Dialect, piece: Piece) -> char {
    match (piece.role, piece.color) {
        (Role::General, Color::White) => dialect.letter(Role::General),
        (Role::General, Color::Black) => dialect.letter(Role::General).to_ascii_lowercase(),
        _ => piece.to_char(),
    }
}

/// Draws the board as text, White below: upper case for White, `.` an empty square, `*` an empty
/// square of the diagonals.
///
/// ```
/// let picture = sittuyin::fen::diagram(&sittuyin::Board::initial());
/// assert!(picture.contains("4  . . . * P P P P"));
/// ```
#[must_use]
pub fn diagram(board: &Board) -> String {
    let mut picture = String::new();
    for rank in (0..8).rev() {
        picture.push_str(&format!("{}  ", rank + 1));
        for file in 0..8 {
            let piece = Square::at(file, rank).and_then(|square| board.piece_at(square));
            let empty = if file == rank || file + rank == 7 {
                '*'
            } else {
                '.'
            };
            picture.push(piece.map_or(empty, Piece::to_char));
            picture.push(if file < 7 { ' ' } else { '\n' });
        }
    }
    picture.push_str("\n   a b c d e f g h\n");
    picture
}
