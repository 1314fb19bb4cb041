//! Finds the reason why a move is not lawful.

use crate::{
    Bitboard, Color, Illegal, IllegalReason, Mark, Move, MoveKind, Position, Role, Square, Stage,
    attacks,
    movegen::{self, deploy, play, promotion, rearrange},
    promotion_squares,
};

pub(crate) fn explain(position: &Position, candidate: Move) -> Option<Illegal> {
    if position.is_legal(candidate) {
        return None;
    }
    let case = Case {
        position,
        color: position.turn(),
    };
    Some(match candidate.kind() {
        MoveKind::Placement {
            role,
            to,
            displaced,
        } => case.placement(candidate, role, to, displaced),
        MoveKind::Normal { from, to } => case.normal(candidate, from, to),
        MoveKind::Promotion { from, to } => case.promotion(candidate, from, to),
    })
}

struct Case<'a> {
    position: &'a Position,
    color: Color,
}

/// The squares of a set, all with one mark.
fn marked(squares: Bitboard, mark: Mark) -> Vec<(Square, Mark)> {
    squares.into_iter().map(|square| (square, mark)).collect()
}

impl Case<'_> {
    fn placement(
        &self,
        candidate: Move,
        role: Role,
        to: Square,
        displaced: Option<Square>,
    ) -> Illegal {
        use IllegalReason::*;
        let board = self.position.board();
        let options = &self.position.rules().deployment;
        let at = |reason| illegal(reason, role, Bitboard::of(to));
        if self.position.hand(self.color).count(role) == 0 {
            return at(NotInHand);
        }
        let on_own_pawn = options.pawn_swap && board.men(self.color, Role::Pawn).contains(to);
        match displaced {
            None if on_own_pawn => return at(DisplacedPawnNeedsSquare),
            None if board.occupied().contains(to) => return at(SquareTaken),
            Some(_) if !on_own_pawn => return at(NothingToDisplace),
            Some(pawn) if board.occupied().contains(pawn) => {
                return illegal(SquareTaken, role, Bitboard::of(pawn));
            }
            Some(pawn) if !deploy::behind_the_line(self.color).contains(pawn) => {
                return illegal(DisplacedOutsideZone, role, Bitboard::of(pawn));
            }
            _ => {}
        }
        let zone = deploy::zone(self.position.rules(), self.color, role);
        if !zone.contains(to)
            && (displaced.is_none() || role == Role::Rook && options.rooks_back_only)
        {
            let on_back_rank = Bitboard::rank(0).relative(self.color).contains(to);
            return at(match role {
                Role::Rook if options.rooks_back_only => RookBackRankOnly,
                _ if on_back_rank => BackRankForRooks,
                _ => OutsideZone,
            });
        }
        let mut after = *self.position;
        after.play_unchecked(candidate);
        if let Some(king) = after.board().king(self.color)
            && after.board().checkers(self.color).any()
        {
            return attack(
                PlacedIntoCheck,
                role,
                after.board().checkers(self.color),
                king,
            );
        }
        match board.king(!self.color) {
            Some(king)
                if role == Role::Rook
                    && deploy::facing_king(self.position, self.color).contains(to) =>
            {
                attack(RookFacesKing, role, Bitboard::of(to), king)
            }
            Some(king) => attack(
                PlacementChecks,
                role,
                after.board().checkers(!self.color),
                king,
            ),
            None => at(OutsideZone),
        }
    }

    /// A relocation or pawn step before the play.
    fn rearrangement(&self, candidate: Move, role: Role, from: Square, to: Square) -> Illegal {
        use IllegalReason::*;
        let board = self.position.board();
        let at = |reason| illegal(reason, role, Bitboard::of(to));
        if board.of_color(!self.color).contains(to) {
            return at(if role == Role::Pawn {
                RearrangingPawn
            } else {
                RelocationCaptures
            });
        }
        if role == Role::Pawn && !Bitboard::of(from).forward(self.color).contains(to) {
            return at(RearrangingPawn);
        }
        if role != Role::Pawn && !rearrange::own_half(self.color).contains(to) {
            return at(RelocationOutsideHalf);
        }
        let mut after = *self.position;
        after.play_unchecked(candidate);
        for (color, reason) in [
            (self.color, PlacedIntoCheck),
            (!self.color, PlacementChecks),
        ] {
            let checkers = after.board().checkers(color);
            if let (Some(king), true) = (after.board().king(color), checkers.any()) {
                return attack(reason, role, checkers, king);
            }
        }
        at(NotItsMove)
    }

    fn normal(&self, candidate: Move, from: Square, to: Square) -> Illegal {
        use IllegalReason::*;
        let role = match self.mover(from) {
            Ok(role) => role,
            Err(illegal) => return illegal,
        };
        let board = self.position.board();
        let at = |reason| illegal(reason, role, Bitboard::of(to));
        if board.of_color(self.color).contains(to) {
            return at(OwnPieceThere);
        }
        if self.position.stage() == Stage::Rearrangement {
            return self.rearrangement(candidate, role, from, to);
        }
        let reached = match role {
            Role::Pawn => play::pawn_targets(self.position, self.color, from),
            _ => attacks::of(role, self.color, from, board.occupied()),
        };
        if reached.contains(to) {
            return self.unsafe_or_stalemating(candidate, role, from, to);
        }
        if role == Role::Rook && (from.file() == to.file() || from.rank() == to.rank()) {
            let blockers = attacks::between(from, to) & board.occupied();
            return illegal(PathBlocked, role, blockers);
        }
        if role == Role::Pawn && Bitboard::of(from).forward(self.color).contains(to) {
            return at(PawnBlocked);
        }
        if role == Role::Pawn && attacks::pawn(self.color, from).contains(to) {
            return at(PawnNeedsCapture);
        }
        at(NotItsMove)
    }

    fn promotion(&self, candidate: Move, from: Square, to: Square) -> Illegal {
        use IllegalReason::*;
        let role = match self.mover(from) {
            Ok(role) => role,
            Err(illegal) => return illegal,
        };
        let (position, board) = (self.position, self.position.board());
        let at = |reason| illegal(reason, role, Bitboard::of(to));
        if role != Role::Pawn {
            return illegal(NotAPawn, role, Bitboard::of(from));
        }
        if !position.hand(self.color).is_empty() {
            return at(PromotionWhileInHand);
        }
        if position.stage() == Stage::Rearrangement {
            return at(PromotionWhileRearranging);
        }
        let general = board.men(self.color, Role::General);
        if general.any() {
            return illegal(GeneralPresent, role, general);
        }
        if !promotion::candidates(position, self.color).contains(from) {
            let own_square = promotion_squares(self.color) & Bitboard::file(from.file());
            let ahead =
                own_square.relative(self.color).0 > Bitboard::of(from).relative(self.color).0;
            return illegal(
                if ahead {
                    NotOnPromotionSquare
                } else {
                    PromotionPassed
                },
                role,
                own_square,
            );
        }
        if from != to {
            let steps = promotion::steps(position, from);
            if steps.is_empty() {
                return at(PromotionInPlaceOnly);
            }
            if !steps.contains(to) {
                return at(PromotionTooFar);
            }
            if board.of_color(self.color).contains(to) {
                return at(OwnPieceThere);
            }
            if board.occupied().contains(to) {
                return at(PromotionCannotCapture);
            }
        }
        match promotion::fault(position, self.color, from, to) {
            Some(promotion::Fault::Attacks(attacked)) => {
                let mut illegal = illegal(PromotionAttacks, role, attacked);
                illegal.squares.push((to, Mark::Attacker));
                illegal
            }
            Some(promotion::Fault::Checks(checkers)) => match board.king(!self.color) {
                Some(king) => attack(PromotionChecks, role, checkers, king),
                None => at(PromotionChecks),
            },
            Some(promotion::Fault::Unsafe(attackers)) => {
                attack(PromotionUnsafe, role, attackers, to)
            }
            None => self.unsafe_or_stalemating(candidate, role, from, to),
        }
    }

    /// The own man on a square, once everything that must be placed has been.
    fn mover(&self, from: Square) -> Result<Role, Illegal> {
        let at = |reason, role| Illegal {
            reason,
            role,
            squares: vec![(from, Mark::Target)],
        };
        let Some(piece) = self.position.board().piece_at(from) else {
            return Err(at(IllegalReason::EmptySquare, None));
        };
        if piece.color != self.color {
            return Err(at(IllegalReason::NotYourPiece, Some(piece.role)));
        }
        let mut placements = |_| std::ops::ControlFlow::Break(());
        if deploy::placements(self.position, &mut placements).is_break() {
            return Err(at(IllegalReason::MustPlaceFirst, Some(piece.role)));
        }
        if self.position.rules().dice {
            let reason = match self.position.dice() {
                _ if !self.position.has_both_kings() => IllegalReason::KingCaptured,
                None => IllegalReason::ThrowFirst,
                Some(dice) if dice.count(piece.role) == 0 => IllegalReason::NoDie,
                Some(_) => return Ok(piece.role),
            };
            return Err(at(reason, Some(piece.role)));
        }
        Ok(piece.role)
    }

    /// The piece moves like that, so either the own king is not safe afterwards or the opponent is
    /// stalemated.
    fn unsafe_or_stalemating(
        &self,
        candidate: Move,
        role: Role,
        from: Square,
        to: Square,
    ) -> Illegal {
        let mut after = *self.position;
        after.play_unchecked(candidate);
        let checkers = after.board().checkers(self.color);
        match after.board().king(self.color) {
            Some(king) if checkers.any() => {
                let before = self.position.checkers();
                let reason = if role == Role::King && from != to {
                    IllegalReason::KingIntoCheck
                } else if (before & checkers).any() {
                    IllegalReason::LeavesCheck
                } else {
                    IllegalReason::ExposesKing
                };
                attack(reason, role, checkers, king)
            }
            _ => {
                debug_assert!(movegen::stalemates(self.position, candidate));
                let king = after.board().men(!self.color, Role::King);
                illegal(IllegalReason::Stalemates, role, king)
            }
        }
    }
}

fn illegal(reason: IllegalReason, role: Role, targets: Bitboard) -> Illegal {
    Illegal {
        reason,
        role: Some(role),
        squares: marked(targets, Mark::Target),
    }
}

/// An attack on a square, with the lines of the rooks among the attackers.
fn attack(reason: IllegalReason, role: Role, attackers: Bitboard, target: Square) -> Illegal {
    let mut squares = marked(attackers, Mark::Attacker);
    for attacker in attackers {
        squares.extend(marked(attacks::between(attacker, target), Mark::Line));
    }
    squares.push((target, Mark::Target));
    Illegal {
        reason,
        role: Some(role),
        squares,
    }
}
