//! Promotion: a pawn becomes the general, as a move of its own.

use super::{Source, Visit, emit, play::KingSafety};
use crate::{Bitboard, Color, Position, Role, Square, Step, attacks};
use std::ops::ControlFlow;

/// The promotion squares of a side: the part of both diagonals that lies in the far half.
///
/// ```
/// use sittuyin::{Color, promotion_squares};
/// let names: Vec<_> = promotion_squares(Color::White).into_iter().map(|s| s.to_string()).collect();
/// assert_eq!(names.join(" "), "d5 e5 c6 f6 b7 g7 a8 h8");
/// ```
#[must_use]
pub fn promotion_squares(color: Color) -> Bitboard {
    let diagonals = Bitboard(0x8142_2418_1824_4281);
    let far_half = Bitboard(0xffff_ffff_0000_0000);
    (diagonals & far_half).relative(color)
}

/// Whether the side has neither a general nor any man in hand (C32). What the other side still
/// holds does not matter, as in the counts of Fairy-Stockfish.
pub(crate) fn is_open(position: &Position, color: Color) -> bool {
    position.hand(color).is_empty() && position.board().men(color, Role::General).is_empty()
}

/// The pawns that stand where they may promote (C12, C13).
pub(crate) fn candidates(position: &Position, color: Color) -> Bitboard {
    let pawns = position.board().men(color, Role::Pawn);
    if position.rules().promotion.sole_pawn_anywhere && !pawns.several() {
        pawns
    } else {
        pawns & promotion_squares(color)
    }
}

/// The squares beside the pawn where the general may appear, occupied or not.
pub(crate) fn steps(position: &Position, from: Square) -> Bitboard {
    match position.rules().promotion.step {
        Step::None => Bitboard::EMPTY,
        Step::Diagonal => attacks::general(from),
        Step::Adjacent => attacks::king(from),
    }
}

/// Every promotion of the side to move.
pub(crate) fn promotions(
    position: &Position,
    safety: &KingSafety,
    visit: &mut impl Visit,
) -> ControlFlow<()> {
    let color = position.turn();
    if !is_open(position, color) {
        return ControlFlow::Continue(());
    }
    for from in candidates(position, color) {
        // In place nothing moves: it answers no check, and no pin forbids it.
        let in_place = if safety.is_check() {
            Bitboard::EMPTY
        } else {
            Bitboard::of(from)
        };
        let steps = steps(position, from) & !position.board().occupied() & safety.allowed(from);
        let targets = (in_place | steps)
            .into_iter()
            .filter(|&to| fault(position, color, from, to).is_none())
            .collect();
        emit(Source::Promotion(from), targets, visit)?;
    }
    ControlFlow::Continue(())
}

/// What a ruleset may find wrong with a general appearing on `to`.
pub(crate) enum Fault {
    /// It attacks these enemy men (C11).
    Attacks(Bitboard),
    /// These men would attack the enemy king (C10).
    Checks(Bitboard),
    /// These enemy men attack it after its step (C31).
    Unsafe(Bitboard),
}

/// The first thing that the ruleset finds wrong with promoting the pawn on `from` on `to`.
pub(crate) fn fault(position: &Position, color: Color, from: Square, to: Square) -> Option<Fault> {
    let options = &position.rules().promotion;
    let board = position.board();
    if options.no_attack {
        let attacked = attacks::general(to) & board.of_color(!color);
        if attacked.any() {
            return Some(Fault::Attacks(attacked));
        }
    }
    let occupied = board.occupied() & !Bitboard::of(from) | Bitboard::of(to);
    if options.no_check
        && let Some(king) = board.king(!color)
    {
        let mut checkers = board.attackers(king, color, occupied) & !Bitboard::of(from);
        if attacks::general(to).contains(king) {
            checkers |= Bitboard::of(to);
        }
        if checkers.any() {
            return Some(Fault::Checks(checkers));
        }
    }
    if options.step_safe && from != to {
        let attackers = board.attackers(to, !color, occupied);
        if attackers.any() {
            return Some(Fault::Unsafe(attackers));
        }
    }
    None
}
