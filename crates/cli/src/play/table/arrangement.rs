//! What commands mean for an army that is being placed.

use sittuyin::{Draft, Illegal, IllegalReason, Mark, Move, MoveKind, Role};

/// What a move means in an arrangement: a piece from the hand, or one that stands already.
pub(super) fn try_in(draft: &mut Draft, wanted: Move) -> Result<(), Illegal> {
    match wanted.kind() {
        MoveKind::Placement { role, to } => draft.place(role, to),
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

/// Takes the whole arrangement up, rooks first: others may be their screens.
pub(super) fn take_all(draft: &mut Draft) -> Result<(), Illegal> {
    let mut pieces = draft.pieces().to_vec();
    pieces.sort_by_key(|&(role, _)| role != Role::Rook);
    pieces
        .into_iter()
        .try_for_each(|(_, square)| draft.take_up(square).map(drop))
}
