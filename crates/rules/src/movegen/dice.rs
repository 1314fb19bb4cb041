//! Moves by dice: nobody is in check, and the king is captured (C27).

use super::{Source, Visit, emit, play, promotion};
use crate::{Bitboard, Position, Role, attacks};
use std::ops::ControlFlow;

/// Every move that an unused die allows; none before the throw and after a king was captured.
pub(crate) fn moves(position: &Position, visit: &mut impl Visit) -> ControlFlow<()> {
    let (color, board) = (position.turn(), position.board());
    let Some(dice) = position.dice().filter(|_| position.has_both_kings()) else {
        return ControlFlow::Continue(());
    };
    for role in Role::ALL {
        if dice.count(role) == 0 {
            continue;
        }
        for from in board.men(color, role) {
            let targets = match role {
                Role::Pawn => play::pawn_targets(position, color, from),
                _ => attacks::of(role, color, from, board.occupied()) & !board.of_color(color),
            };
            emit(Source::Board(from), targets, visit)?;
        }
    }
    if dice.count(Role::Pawn) > 0 && promotion::is_open(position, color) {
        for from in promotion::candidates(position, color) {
            emit(Source::Promotion(from), Bitboard::of(from), visit)?;
        }
    }
    ControlFlow::Continue(())
}
