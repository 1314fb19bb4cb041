//! What commands mean for an army that is being placed.

use sittuyin::{Draft, Illegal, IllegalReason, Mark, Move, MoveKind, Role};

/// What a move means in an arrangement: a piece from the hand, or one that stands already.
pub(super) fn try_in(draft: &mut Draft, wanted: Move) -> Result<(), Illegal> {
    match wanted.kind() {
        MoveKind::Placement { .. } => draft.add(wanted),
        MoveKind::Normal { from, to } => {
            let placed = draft.pieces().iter().any(|&(_, square)| square == from);
            match draft.base().why_illegal(wanted) {
                // A man that has stood there from the beginning cannot move yet.
                Some(illegal) if !placed => Err(illegal),
                _ => draft.shift(from, to),
            }
        }
        MoveKind::Promotion { to, .. } => Err(Illegal {
            reason: IllegalReason::PromotionWhileInHand,
            role: Some(Role::Pawn),
            squares: vec![(to, Mark::Target)],
        }),
    }
}
