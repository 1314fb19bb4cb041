//! The free rearrangement of the older rules: a relocation or a pawn step a turn (C16, C33).

use super::{Source, Visit, deploy, emit};
use crate::{Bitboard, Color, Move, Position, Role};
use std::ops::ControlFlow;

/// The own half of the board, where pieces are relocated.
pub(crate) fn own_half(color: Color) -> Bitboard {
    Bitboard(0xffff_ffff).relative(color)
}

/// Every relocation and pawn step of the side to move.
pub(crate) fn moves(position: &Position, visit: &mut impl Visit) -> ControlFlow<()> {
    let color = position.turn();
    let board = position.board();
    for from in board.of_color(color) {
        let is_pawn = board.of_role(Role::Pawn).contains(from);
        let targets = if is_pawn {
            Bitboard::of(from).forward(color)
        } else {
            own_half(color)
        };
        let safe = (targets & !board.occupied())
            .into_iter()
            .filter(|&to| {
                Move::normal(from, to).is_some_and(|step| is_safe(position, is_pawn, step))
            })
            .collect();
        emit(Source::Board(from), safe, visit)?;
    }
    ControlFlow::Continue(())
}

/// A relocation may leave neither king attacked; the pawn step, which begins the play, may give check.
fn is_safe(position: &Position, is_pawn: bool, step: Move) -> bool {
    if !is_pawn {
        return deploy::is_safe(position, step);
    }
    let mut after = *position;
    after.play_unchecked(step);
    after.board().checkers(position.turn()).is_empty()
}
