//! Standard algebraic notation, written as Fairy-Stockfish and PyChess write it.

use crate::{Move, MoveKind, Position, Role, Square, Status};
use std::fmt::Write as _;

/// Writes a lawful move of this position: `R@a1`, `Scd5`, `exd6+`, in place `e5=F`, by a step
/// always with its origin `e5f6=F`; `+` is check and `#` checkmate.
///
/// ```
/// use sittuyin::{Position, Ruleset, fen::Fen, san, uci::UciMove};
/// let Fen(setup) = "6k1/8/8/4P3/8/8/6P1/4K3[] w".parse()?;
/// let position = Position::new(&setup, Ruleset::Formal.rules())?;
/// let UciMove(promotion) = "e5e5f".parse()?;
/// assert_eq!(san::write(&position, promotion), "e5=F");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(position: &Position, lawful: Move) -> String {
    let mut text = match lawful.kind() {
        MoveKind::Placement { role, to } => format!("{}@{to}", role.to_char()),
        MoveKind::Promotion { from, to } if from == to => format!("{from}=F"),
        MoveKind::Promotion { from, to } => format!("{from}{to}=F"),
        MoveKind::Normal { from, to } => write_normal(position, from, to),
    };
    let mut after = *position;
    after.play_unchecked(lawful);
    if after.is_check() {
        text.push(if after.status() == Status::Checkmate {
            '#'
        } else {
            '+'
        });
    }
    text
}

fn write_normal(position: &Position, from: Square, to: Square) -> String {
    let board = position.board();
    let captures = board.piece_at(to).is_some();
    let role = board.role_at(from).unwrap_or(Role::Pawn);
    let mut text = String::new();
    if role == Role::Pawn {
        if captures {
            text.push(file_letter(from));
        }
    } else {
        text.push(role.to_char());
        text.push_str(&origin(position, role, from, to));
    }
    if captures {
        text.push('x');
    }
    let _ = write!(text, "{to}");
    text
}

/// As much of the origin as tells the move from those of like men to the same square: the file, else
/// the rank, else both.
fn origin(position: &Position, role: Role, from: Square, to: Square) -> String {
    let rivals: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter_map(|other| match other.kind() {
            MoveKind::Normal { from, to: target } if target == to => Some(from),
            _ => None,
        })
        .filter(|&other| other != from && position.board().role_at(other) == Some(role))
        .collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|other| other.file() != from.file()) {
        file_letter(from).to_string()
    } else if rivals.iter().all(|other| other.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}

fn file_letter(square: Square) -> char {
    char::from(b'a' + square.file())
}
