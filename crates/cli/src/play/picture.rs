use sittuyin::{Board, Color, Hand, Piece, Position, Square};
use std::fmt::Write as _;

/// How the board is drawn: which side sits below, and whether the terminal shows colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picture {
    pub(super) below: Color,
    pub(super) coloured: bool,
    /// Whether it is a terminal, from which something can be taken away.
    pub(super) terminal: bool,
}

const WHITE: &str = "\x1b[1;31m";
const BLACK: &str = "\x1b[1m";
const FAINT: &str = "\x1b[2m";
const PLAIN: &str = "\x1b[0m";
/// Clears the screen and all that has gone out of sight at its top.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

impl Picture {
    /// The board with its diagonals, the squares of the last move in brackets, and both hands.
    pub(super) fn draw(&self, position: &Position, last_move: &[Square]) -> String {
        let mut text = String::from("\n");
        let above = !self.below;
        self.hand(&mut text, above, position.hand(above));
        text.push_str(&self.files());
        for row in 0..8 {
            let rank = if self.below == Color::White {
                7 - row
            } else {
                row
            };
            let _ = write!(text, "   {}  ", rank + 1);
            for column in 0..8 {
                let file = if self.below == Color::White {
                    column
                } else {
                    7 - column
                };
                if let Some(square) = Square::at(file, rank) {
                    self.square(&mut text, position.board(), square, last_move);
                }
            }
            let _ = writeln!(text, "  {}", rank + 1);
        }
        text.push_str(&self.files());
        self.hand(&mut text, self.below, position.hand(self.below));
        text
    }

    /// What takes everything off the screen.
    pub(super) fn wipe(&self) -> &'static str {
        if self.terminal { WIPE } else { "" }
    }

    fn files(&self) -> String {
        let letters: String = match self.below {
            Color::White => ('a'..='h').map(|file| format!(" {file} ")).collect(),
            Color::Black => ('a'..='h').rev().map(|file| format!(" {file} ")).collect(),
        };
        format!("      {}\n", letters.trim_end())
    }

    fn square(&self, text: &mut String, board: &Board, square: Square, last_move: &[Square]) {
        let (left, right) = if last_move.contains(&square) {
            ('[', ']')
        } else {
            (' ', ' ')
        };
        text.push(left);
        match board.piece_at(square) {
            Some(piece) => self.piece(text, piece),
            None => self.paint(text, FAINT, empty(square)),
        }
        text.push(right);
    }

    fn hand(&self, text: &mut String, color: Color, hand: Hand) {
        if hand.is_empty() {
            return;
        }
        let _ = write!(text, "   {color} holds");
        for role in hand.roles() {
            for _ in 0..hand.count(role) {
                text.push(' ');
                self.piece(text, Piece { color, role });
            }
        }
        text.push('\n');
    }

    fn piece(&self, text: &mut String, piece: Piece) {
        let style = match piece.color {
            Color::White => WHITE,
            Color::Black => BLACK,
        };
        self.paint(text, style, piece.to_char());
    }

    fn paint(&self, text: &mut String, style: &str, letter: char) {
        if self.coloured {
            let _ = write!(text, "{style}{letter}{PLAIN}");
        } else {
            text.push(letter);
        }
    }
}

/// An empty square; the diagonals lean the same way from both sides of the board.
fn empty(square: Square) -> char {
    if square.file() == square.rank() {
        '/'
    } else if square.file() + square.rank() == 7 {
        '\\'
    } else {
        '.'
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::Ruleset;

    #[test]
    fn draws_the_initial_array_from_both_sides() {
        let position = Position::initial(Ruleset::Formal).expect("playable");
        let plain = |below| Picture {
            below,
            coloured: false,
            terminal: false,
        };
        let white = plain(Color::White).draw(&position, &[]);
        assert!(
            white.contains("   8   \\  .  .  .  .  .  .  /   8\n"),
            "{white}"
        );
        assert!(
            white.contains("   4   .  .  .  /  P  P  P  P   4\n"),
            "{white}"
        );
        assert!(white.contains("White holds K F S S N N R R\n"), "{white}");
        // Turned round, White's pawns stand where Black's stood, their letters aside.
        let black = plain(Color::Black).draw(&position, &[]);
        assert!(
            black.contains("   5   .  .  .  /  p  p  p  p   5\n"),
            "{black}"
        );
    }
}
