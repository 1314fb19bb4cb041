//! Ordinary moves.

use super::{Source, Visit, emit, promotion};
use crate::{Bitboard, Color, Position, Role, Square, attacks};
use std::ops::ControlFlow;

/// What the safety of the own king asks of every move.
pub(crate) struct KingSafety {
    king: Option<Square>,
    /// Where a man other than the king must go: anywhere, between king and attacker or onto it, or
    /// nowhere.
    pub(crate) targets: Bitboard,
    /// Men that may leave neither the rank nor the file they share with the king.
    pinned: Bitboard,
}

impl KingSafety {
    pub(crate) fn new(position: &Position) -> Self {
        let color = position.turn();
        let board = position.board();
        let Some(king) = board.king(color) else {
            return Self {
                king: None,
                targets: Bitboard::FULL,
                pinned: Bitboard::EMPTY,
            };
        };
        let checkers = board.attackers(king, !color, board.occupied());
        let targets = match checkers.first() {
            None => Bitboard::FULL,
            Some(_) if checkers.several() => Bitboard::EMPTY,
            Some(checker) => attacks::between(king, checker) | checkers,
        };
        let lines = Bitboard::file(king.file()) | Bitboard::rank(king.rank());
        let mut pinned = Bitboard::EMPTY;
        for rook in board.men(!color, Role::Rook) & lines {
            let between = attacks::between(king, rook) & board.occupied();
            if !between.several() {
                pinned |= between & board.of_color(color);
            }
        }
        Self {
            king: Some(king),
            targets,
            pinned,
        }
    }

    /// The squares to which the man on `from` may go for all that the king needs.
    #[inline]
    pub(crate) fn allowed(&self, from: Square) -> Bitboard {
        match self.king {
            Some(king) if self.pinned.contains(from) => {
                let line = if from.file() == king.file() {
                    Bitboard::file(king.file())
                } else {
                    Bitboard::rank(king.rank())
                };
                self.targets & line
            }
            _ => self.targets,
        }
    }

    pub(crate) fn is_check(&self) -> bool {
        self.targets != Bitboard::FULL
    }
}

/// The ordinary moves of the side to move, promotions included, that leave its king safe.
pub(crate) fn moves(position: &Position, visit: &mut impl Visit) -> ControlFlow<()> {
    let color = position.turn();
    let board = position.board();
    let own = board.of_color(color);
    let safety = KingSafety::new(position);

    if let Some(king) = safety.king {
        let steps = attacks::king(king) & !own;
        let attacked = board.attacked_by(!color, board.occupied() & !Bitboard::of(king));
        emit(Source::Board(king), steps & !attacked, visit)?;
    }
    if safety.targets.is_empty() {
        return ControlFlow::Continue(()); // Two men give check: only the king can move.
    }
    for role in [Role::General, Role::Elephant, Role::Knight, Role::Rook] {
        for from in board.men(color, role) {
            let targets = attacks::of(role, color, from, board.occupied()) & !own;
            emit(Source::Board(from), targets & safety.allowed(from), visit)?;
        }
    }
    for from in board.men(color, Role::Pawn) {
        emit(
            Source::Board(from),
            pawn_targets(position, color, from) & safety.allowed(from),
            visit,
        )?;
    }
    promotion::promotions(position, &safety, visit)
}

/// One step forward when it is empty; one diagonally forward when an enemy stands there.
pub(crate) fn pawn_targets(position: &Position, color: Color, from: Square) -> Bitboard {
    let board = position.board();
    Bitboard::of(from).forward(color) & !board.occupied()
        | attacks::pawn(color, from) & board.of_color(!color)
}
