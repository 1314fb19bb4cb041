//! Placements: where a piece from the hand may be put.

use super::{Source, Visit, emit};
use crate::{Bitboard, Color, Position, Role, Rules, Square, attacks};
use std::ops::ControlFlow;

/// The squares that a ruleset opens to a piece, occupied or not (C5).
pub(crate) fn zone(rules: &Rules, color: Color, role: Role) -> Bitboard {
    let options = &rules.deployment;
    let back_rank = Bitboard::rank(0);
    let rook = role == Role::Rook;
    let zone = if rook && options.rooks_back_only {
        back_rank
    } else {
        let mut zone = Bitboard::rank(1) | Bitboard::rank(2);
        if options.minors_back_rank || rook {
            zone |= back_rank;
        }
        if options.front_gap {
            zone |= Bitboard::rank(3);
        }
        zone
    };
    zone.relative(color)
}

/// Every lawful placement of the side to move.
pub(crate) fn placements(position: &Position, visit: &mut impl Visit) -> ControlFlow<()> {
    let color = position.turn();
    for role in position.hand(color).roles() {
        emit(Source::Hand(role), targets(position, color, role), visit)?;
    }
    ControlFlow::Continue(())
}

fn targets(position: &Position, color: Color, role: Role) -> Bitboard {
    let board = position.board();
    let empty = zone(position.rules(), color, role) & !board.occupied();
    let mut targets = empty & guarded(position, color, role);
    if position.rules().deployment.forbid_check {
        targets &= !checking(position, color, role);
    }
    if role == Role::Rook {
        targets &= !facing_king(position, color);
    }
    targets
}

/// The squares where the piece leaves the own king unattacked.
pub(crate) fn guarded(position: &Position, color: Color, role: Role) -> Bitboard {
    let board = position.board();
    if role == Role::King {
        return !board.attacked_by(!color, board.occupied());
    }
    let Some(king) = board.king(color) else {
        return Bitboard::FULL;
    };
    board
        .attackers(king, !color, board.occupied())
        .into_iter()
        .fold(Bitboard::FULL, |guarded, checker| {
            guarded & attacks::between(king, checker)
        })
}

/// The squares from where the piece would attack the enemy king (C6).
pub(crate) fn checking(position: &Position, color: Color, role: Role) -> Bitboard {
    let board = position.board();
    match board.king(!color) {
        Some(king) => attacks::of(role, !color, king, board.occupied()),
        None => Bitboard::EMPTY,
    }
}

/// The squares where a rook of the second side to place would face the enemy king with nothing but
/// pawns between (C7).
pub(crate) fn facing_king(position: &Position, color: Color) -> Bitboard {
    let board = position.board();
    match board.king(!color) {
        Some(king) if position.rules().deployment.rook_screen && color == Color::Black => {
            let screens = board.occupied() & !board.of_role(Role::Pawn);
            Bitboard::file(king.file())
                .into_iter()
                .filter(|&square: &Square| (attacks::between(square, king) & screens).is_empty())
                .collect()
        }
        _ => Bitboard::EMPTY,
    }
}
