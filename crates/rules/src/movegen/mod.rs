//! Generation of lawful moves.
//!
//! A position has its *basic* moves (L0 of the rules text: all but the stalemate prohibition) and
//! its *lawful* ones. Moves come in sets of one source and many targets, so that they can be
//! counted without being listed.

pub(crate) mod deploy;
mod dice;
pub(crate) mod play;
pub(crate) mod promotion;
pub(crate) mod rearrange;

use crate::{Bitboard, Color, Move, MoveKind, Position, Role, Square, Stage, Stalemate, attacks};
use std::ops::ControlFlow;

/// The moves of a position, in no particular order. It holds the most that a position can have.
pub type MoveList = arrayvec::ArrayVec<Move, 1024>;

/// What moves: a piece from the hand, an own pawn that one takes the square of (the targets are the
/// pawn's), a man on the board, or a pawn that promotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Hand(Role),
    Displaced(Role, Square),
    Board(Square),
    Promotion(Square),
}

/// All moves of one source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveSet {
    source: Source,
    targets: Bitboard,
}

impl MoveSet {
    pub(crate) fn len(self) -> usize {
        self.targets.len()
    }

    /// Those that go to one of these squares.
    pub(crate) fn onto(self, squares: Bitboard) -> Self {
        Self {
            targets: self.targets & squares,
            ..self
        }
    }

    pub(crate) fn contains(self, candidate: Move) -> bool {
        let (source, target) = match candidate.kind() {
            MoveKind::Placement {
                role,
                to,
                displaced: None,
            } => (Source::Hand(role), to),
            MoveKind::Placement {
                role,
                to,
                displaced: Some(pawn),
            } => (Source::Displaced(role, to), pawn),
            MoveKind::Normal { from, to } => (Source::Board(from), to),
            MoveKind::Promotion { from, to } => (Source::Promotion(from), to),
        };
        source == self.source && self.targets.contains(target)
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    fn into_iter(self) -> Moves {
        Moves(self)
    }
}

/// The moves of a [`MoveSet`].
pub(crate) struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            let to = self.0.targets.first()?;
            self.0.targets.0 &= self.0.targets.0 - 1;
            let next = match self.0.source {
                Source::Hand(role) => Move::placement(role, to),
                Source::Displaced(role, square) => Move::displacement(role, square, to),
                Source::Board(from) => Move::normal(from, to),
                Source::Promotion(from) => Some(Move::promotion(from, to)),
            };
            if next.is_some() {
                return next;
            }
        }
    }
}

/// Receives sets of moves until it breaks.
pub(crate) trait Visit: FnMut(MoveSet) -> ControlFlow<()> {}
impl<F: FnMut(MoveSet) -> ControlFlow<()>> Visit for F {}

/// Hands a set on, unless it is empty.
#[inline]
fn emit(source: Source, targets: Bitboard, visit: &mut impl Visit) -> ControlFlow<()> {
    if targets.is_empty() {
        ControlFlow::Continue(())
    } else {
        visit(MoveSet { source, targets })
    }
}

/// The moves of L0: a side with men in hand places one where it can, else it moves (C29).
pub(crate) fn basic(position: &Position, visit: &mut impl Visit) -> ControlFlow<()> {
    if !position.hand(position.turn()).is_empty() {
        let mut placed = false;
        deploy::placements(position, &mut |set| {
            placed = true;
            visit(set)
        })?;
        if placed {
            return ControlFlow::Continue(());
        }
    }
    if position.rules().dice {
        dice::moves(position, visit)
    } else if position.stage() == Stage::Rearrangement {
        rearrange::moves(position, visit)
    } else {
        play::moves(position, visit)
    }
}

/// The lawful moves: L0 without the stalemating ones where they are forbidden (C1, C29).
pub(crate) fn legal(position: &Position, visit: &mut impl Visit) -> ControlFlow<()> {
    if position.rules().stalemate == Stalemate::Draw || position.stage() == Stage::Rearrangement {
        return basic(position, visit);
    }
    match mobile_men(position, !position.turn()) {
        Mobile::Several => basic(position, visit),
        Mobile::AtMost(suspects) => basic(position, &mut |set| {
            let harmless = Bitboard(
                set.targets
                    .into_iter()
                    .zip(set)
                    .filter(|&(to, candidate)| {
                        !(suspects.contains(to) && stalemates(position, candidate))
                    })
                    .fold(0, |bits, (to, _)| bits | 1 << to.index()),
            );
            emit(set.source, harmless, visit)
        }),
    }
}

/// Whether an ordinary move leaves the side to move without a move in L0 and not in check.
pub(crate) fn stalemates(position: &Position, candidate: Move) -> bool {
    if candidate.is_placement() {
        return false;
    }
    let mut after = *position;
    after.play_unchecked(candidate);
    !after.is_check() && !has_basic_move(&after)
}

pub(crate) fn has_basic_move(position: &Position) -> bool {
    basic(position, &mut |_| ControlFlow::Break(())).is_break()
}

enum Mobile {
    /// No single move can take the last move away.
    Several,
    /// Only a move to one of these squares could.
    AtMost(Bitboard),
}

/// The men of a side that have a move now and keep it whatever single move is made against them,
/// short of their capture: knights, elephants, generals and rooks that no pin can ever reach, for
/// they stand neither on the rank nor on the file of their king. With two of them there is no
/// stalemate, whatever is in hand; with one, only its capture can bring it.
fn mobile_men(position: &Position, color: Color) -> Mobile {
    let board = position.board();
    let free = !board.of_color(color);
    let pinnable = match board.king(color) {
        Some(king) => Bitboard::file(king.file()) | Bitboard::rank(king.rank()),
        None => Bitboard::EMPTY,
    };
    let pieces =
        board.of_color(color) & !(board.of_role(Role::Pawn) | board.of_role(Role::King) | pinnable);
    let mut found = Bitboard::EMPTY;
    for square in pieces {
        let targets = if board.of_role(Role::Knight).contains(square) {
            attacks::knight(square)
        } else if board.of_role(Role::Elephant).contains(square) {
            attacks::elephant(color, square)
        } else if board.of_role(Role::General).contains(square) {
            attacks::general(square)
        } else {
            attacks::rook(square, board.occupied())
        };
        if (targets & free).any() {
            if found.any() {
                return Mobile::Several;
            }
            found = Bitboard::of(square);
        }
    }
    Mobile::AtMost(if found.any() { found } else { Bitboard::FULL })
}
