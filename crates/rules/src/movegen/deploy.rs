//! Placements: where a piece from the hand may be put.

use super::{Source, Visit, emit};
use crate::{
    Bitboard, Color, Move, Order, Position, Role, Rules, Square, attacks, board::initial_pawns,
};
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
        if options.front_gap && options.order != Order::Hidden {
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
        if position.rules().deployment.pawn_swap {
            displacements(position, color, role, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether this placement is lawful for the side to move.
pub(crate) fn accepts(
    position: &Position,
    role: Role,
    to: Square,
    displaced: Option<Square>,
) -> bool {
    let color = position.turn();
    if position.hand(color).count(role) == 0 {
        return false;
    }
    match (
        displaced,
        displaced.and_then(|pawn| Move::displacement(role, to, pawn)),
    ) {
        (Some(pawn), Some(placement)) => {
            position.rules().deployment.pawn_swap
                && displaceable(position, color, role).contains(to)
                && (behind_the_line(color) & !position.board().occupied()).contains(pawn)
                && is_safe(position, placement)
        }
        _ => targets(position, color, role).contains(to),
    }
}

/// The squares behind the line of the initial pawns, where a displaced pawn is put (C17).
pub(crate) fn behind_the_line(color: Color) -> Bitboard {
    let ranks = Bitboard::rank(0) | Bitboard::rank(1) | Bitboard::rank(2);
    ranks.relative(color) & !initial_pawns(color)
}

/// Placements on the square of an own pawn, which is put elsewhere (C17). A pawn that goes may
/// uncover nothing, for the piece stands in its place, but it may give check itself.
fn displacements(
    position: &Position,
    color: Color,
    role: Role,
    visit: &mut impl Visit,
) -> ControlFlow<()> {
    let empty = behind_the_line(color) & !position.board().occupied();
    for to in displaceable(position, color, role) {
        let safe = empty
            .into_iter()
            .filter(|&pawn| {
                Move::displacement(role, to, pawn)
                    .is_some_and(|placement| is_safe(position, placement))
            })
            .collect();
        emit(Source::Displaced(role, to), safe, visit)?;
    }
    ControlFlow::Continue(())
}

/// The own pawns whose square the piece may take.
fn displaceable(position: &Position, color: Color, role: Role) -> Bitboard {
    let pawns = position.board().men(color, Role::Pawn);
    if role == Role::Rook && position.rules().deployment.rooks_back_only {
        pawns & zone(position.rules(), color, role)
    } else {
        pawns
    }
}

/// Whether a placement or relocation leaves no king attacked that it may not (C6, C34).
pub(crate) fn is_safe(position: &Position, candidate: Move) -> bool {
    let color = position.turn();
    let mut after = *position;
    after.play_unchecked(candidate);
    after.board().checkers(color).is_empty()
        && !(position.rules().deployment.forbid_check && after.board().checkers(!color).any())
}

fn targets(position: &Position, color: Color, role: Role) -> Bitboard {
    let board = position.board();
    let empty = zone(position.rules(), color, role) & !board.occupied();
    let mut targets = empty;
    if !position.rules().dice {
        targets &= guarded(position, color, role);
    }
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
