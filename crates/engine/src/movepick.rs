//! The order in which moves are tried.

use crate::{
    exchange,
    history::{Arrival, Earlier, History},
};
use sittuyin::{Move, MoveKind, MoveList, Position, Role, attacks};

const BEST: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 26;
const PROMOTION: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
const BAD_CAPTURE: i32 = -(1 << 26);

/// A move with what it is ordered by.
#[derive(Clone, Copy)]
pub(crate) struct Picked {
    pub(crate) mv: Move,
    order: i32,
    pub(crate) is_capture: bool,
}

impl Picked {
    /// Whether the exchange it begins loses material.
    pub(crate) fn loses_material(&self) -> bool {
        self.order < BAD_CAPTURE / 2
    }
}

/// Whether a move is searched at all: placements that displace a pawn come by the hundred, and the
/// squares behind the line are as good.
pub(crate) fn is_worth_searching(mv: Move) -> bool {
    !matches!(
        mv.kind(),
        MoveKind::Placement {
            displaced: Some(_),
            ..
        }
    )
}

/// What orders the quiet moves of a node.
pub(crate) struct Hints {
    pub(crate) best: Option<Move>,
    pub(crate) killers: [Option<Move>; 2],
    pub(crate) earlier: Earlier,
}

/// Which moves are to be handed out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    All,
    Captures,
}

/// Hands out the moves of a position, the most promising first.
pub(crate) struct Picker {
    moves: Vec<Picked>,
    next: usize,
    quiets_skipped: bool,
}

impl Picker {
    /// A picker in a buffer that others have used before. It keeps the stack small: the moves do
    /// not live there while the search goes deeper.
    #[inline(never)]
    pub(crate) fn new(
        mut buffer: Vec<Picked>,
        position: &Position,
        kind: Kind,
        hints: &Hints,
        history: &History,
    ) -> Self {
        let moves: MoveList = match kind {
            Kind::All => position.legal_moves(),
            Kind::Captures => position.legal_captures(),
        };
        buffer.clear();
        let color = position.turn();
        let enemies = position.board().of_color(!color);
        buffer.extend(
            moves
                .iter()
                .filter(|mv| is_worth_searching(**mv))
                .map(|&mv| {
                    let is_capture = enemies.contains(mv.to());
                    let order = if hints.best == Some(mv) {
                        BEST
                    } else if is_capture {
                        let victim = exchange::captured(position, mv).map_or(0, exchange::value);
                        GOOD_CAPTURE + 32 * victim + history.capture(position, mv)
                    } else if hints.killers[0] == Some(mv) {
                        KILLER + 1
                    } else if hints.killers[1] == Some(mv) {
                        KILLER
                    } else {
                        let arrival = Arrival::new(position, mv);
                        let known = history.quiet(color, mv, arrival, hints.earlier);
                        known + if mv.is_promotion() { PROMOTION } else { 0 }
                    };
                    Picked {
                        mv,
                        order,
                        is_capture,
                    }
                }),
        );
        Self {
            moves: buffer,
            next: 0,
            quiets_skipped: false,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The buffer, for others to use.
    pub(crate) fn into_buffer(self) -> Vec<Picked> {
        self.moves
    }

    /// No more quiet moves are handed out, but for promotions, killers and checks.
    pub(crate) fn skip_quiets(&mut self) {
        self.quiets_skipped = true;
    }

    /// The next move. Captures that lose material come last; that is found out only when their
    /// turn comes.
    pub(crate) fn next(&mut self, position: &Position) -> Option<Picked> {
        loop {
            let rest = self.moves.get_mut(self.next..)?;
            let mut most = 0;
            for index in 1..rest.len() {
                if rest[index].order > rest[most].order {
                    most = index;
                }
            }
            if most > 0 {
                rest.swap(0, most);
            }
            let picked = rest.first_mut()?;
            if picked.is_capture
                && (GOOD_CAPTURE / 2..BEST).contains(&picked.order)
                && !exchange::gains_at_least(position, picked.mv, 0)
            {
                picked.order += BAD_CAPTURE - GOOD_CAPTURE;
                continue;
            }
            self.next += 1;
            let picked = *picked;
            if self.quiets_skipped
                && !picked.is_capture
                && picked.order < KILLER / 2
                && !gives_check(position, picked.mv)
            {
                continue;
            }
            return Some(picked);
        }
    }
}

/// Whether the moved man itself attacks the enemy king.
pub(crate) fn gives_check(position: &Position, candidate: Move) -> bool {
    let board = position.board();
    let color = position.turn();
    let (Some(from), Some(king)) = (candidate.from(), board.king(!color)) else {
        return false;
    };
    let role = if candidate.is_promotion() {
        Role::General
    } else {
        board.role_at(from).unwrap_or(Role::Pawn)
    };
    attacks::of(role, color, candidate.to(), board.occupied()).contains(king)
}
