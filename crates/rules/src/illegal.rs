//! Why a move is not lawful: a typed reason, the number of the rule, and the squares that show it.

use crate::{
    Bitboard, Color, Move, MoveKind, Position, Role, Square, attacks,
    movegen::{self, deploy, play, promotion},
    promotion_squares,
};
use std::fmt;

/// The number of a resolution in the rules text: `C7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleNumber(pub u8);

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}", self.0)
    }
}

/// What a square shows in an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A man that attacks or would attack.
    Attacker,
    /// A square of the line between.
    Line,
    /// The man or square it concerns.
    Target,
}

/// Why a move is not lawful.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The reason.
    pub reason: IllegalReason,
    /// The piece that was to move, where there is one.
    pub role: Option<Role>,
    /// The squares that show it.
    pub squares: Vec<(Square, Mark)>,
}

impl Illegal {
    /// The numbered resolution that forbids it, where one does; else the plain rules.
    #[must_use]
    pub const fn rule(&self) -> Option<RuleNumber> {
        self.reason.rule()
    }
}

impl std::error::Error for Illegal {}

macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $name:ident, $id:literal, $rule:expr, $sentence:literal;)+) => {
        /// The kinds of reason.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum IllegalReason {
            $($(#[doc = $doc])+ $name,)+
        }

        impl IllegalReason {
            /// Every reason.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Its name in the command line's output and in the catalogues.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)+ }
            }

            /// The numbered resolution behind it, where one decides.
            #[must_use]
            pub const fn rule(self) -> Option<RuleNumber> {
                let number: u8 = match self { $(Self::$name => $rule,)+ };
                if number == 0 { None } else { Some(RuleNumber(number)) }
            }

            const fn sentence(self) -> &'static str {
                match self { $(Self::$name => $sentence,)+ }
            }
        }
    };
}

// Name, id, number of the resolution (0: the plain rules), English sentence.
reasons! {
    /// There is no piece on the square it should move from.
    EmptySquare, "empty-square", 0, "there is no piece on that square";
    /// The piece belongs to the other side.
    NotYourPiece, "not-your-piece", 0, "that piece belongs to the other side";
    /// An own piece stands on the target square.
    OwnPieceThere, "own-piece-there", 0, "one of your own pieces stands there";
    /// The piece does not move like that.
    NotItsMove, "not-its-move", 0, "the piece does not move like that";
    /// Something stands in the rook's way.
    PathBlocked, "path-blocked", 0, "a piece stands in the way; the rook cannot jump";
    /// The square before the pawn is taken.
    PawnBlocked, "pawn-blocked", 0, "the square before the pawn is taken; a pawn captures diagonally";
    /// A pawn goes diagonally only to capture.
    PawnNeedsCapture, "pawn-needs-capture", 0, "a pawn goes diagonally only to capture";
    /// The own king would be exposed.
    ExposesKing, "exposes-king", 0, "the move would expose your own king to attack";
    /// The king is attacked and this move does not save it.
    LeavesCheck, "leaves-check", 0, "your king is in check and this move does not end it";
    /// The king would step onto an attacked square.
    KingIntoCheck, "king-into-check", 0, "the king may not step onto an attacked square";
    /// Pieces in hand must be placed first.
    MustPlaceFirst, "must-place-first", 29, "you still hold pieces; place them first";
    /// That piece is not in hand.
    NotInHand, "not-in-hand", 0, "you do not hold such a piece";
    /// A piece is placed on an empty square only.
    SquareTaken, "square-taken", 0, "a piece is placed on an empty square only";
    /// The square is outside the zone of this piece.
    OutsideZone, "outside-zone", 5, "that square is outside the zone in which this piece may be placed";
    /// Rooks are placed on the own back rank only.
    RookBackRankOnly, "rook-back-rank-only", 0, "rooks are placed on your own back rank only";
    /// Only rooks may be placed on the back rank.
    BackRankForRooks, "back-rank-for-rooks", 5, "only rooks may be placed on the back rank";
    /// A Black rook may not face the White king with only pawns or nothing between.
    RookFacesKing, "rook-faces-king", 7, "a Black rook may not face the White king unless a piece other than a pawn stands between";
    /// Another rook stands lawfully only because of this piece.
    ScreenNeeded, "screen-needed", 7, "this piece screens a rook of yours from the White king and cannot leave";
    /// The own king would be attacked.
    PlacedIntoCheck, "placed-into-check", 6, "after this placement your own king would be attacked";
    /// The enemy king would be attacked.
    PlacementChecks, "placement-checks", 6, "no placement may give check";
    /// Only a pawn promotes.
    NotAPawn, "not-a-pawn", 0, "only a pawn promotes";
    /// The own general is still there.
    GeneralPresent, "general-present", 32, "your general is still there; a side has one general only";
    /// The pawn does not stand on a promotion square.
    NotOnPromotionSquare, "not-on-promotion-square", 0, "the pawn does not stand on one of its promotion squares";
    /// The pawn has passed its promotion square.
    PromotionPassed, "promotion-passed", 13, "the pawn has passed its promotion square";
    /// Here a pawn promotes only where it stands.
    PromotionInPlaceOnly, "promotion-in-place-only", 9, "under this ruleset a pawn promotes only where it stands";
    /// A promotion may not capture.
    PromotionCannotCapture, "promotion-cannot-capture", 0, "a promotion may not capture";
    /// A promotion by step goes to a neighbouring square.
    PromotionTooFar, "promotion-too-far", 0, "the new general may appear only on a neighbouring square";
    /// The new general would attack an enemy man.
    PromotionAttacks, "promotion-attacks", 11, "the new general would attack an enemy piece";
    /// The enemy king would be left attacked.
    PromotionChecks, "promotion-checks", 10, "a promotion may not give check";
    /// The new general would step onto an attacked square.
    PromotionUnsafe, "promotion-unsafe", 31, "the new general may not step onto an attacked square";
    /// No promotion while the side holds a man in hand.
    PromotionWhileInHand, "promotion-while-in-hand", 32, "a side that still holds pieces cannot promote";
    /// The opponent would be stalemated.
    Stalemates, "stalemates", 1, "the move would stalemate the opponent, which is forbidden";
}

/// The English sentence with the rule's number, as in `no placement may give check (C6)`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.sentence())?;
        match self.rule() {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

pub(crate) fn explain(position: &Position, candidate: Move) -> Option<Illegal> {
    if position.is_legal(candidate) {
        return None;
    }
    let case = Case {
        position,
        color: position.turn(),
    };
    Some(match candidate.kind() {
        MoveKind::Placement { role, to } => case.placement(role, to),
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
    fn placement(&self, role: Role, to: Square) -> Illegal {
        use IllegalReason::*;
        let board = self.position.board();
        let options = &self.position.rules().deployment;
        let at = |reason| illegal(reason, role, Bitboard::of(to));
        if self.position.hand(self.color).count(role) == 0 {
            return at(NotInHand);
        }
        if board.occupied().contains(to) {
            return at(SquareTaken);
        }
        if !deploy::zone(self.position.rules(), self.color, role).contains(to) {
            let on_back_rank = Bitboard::rank(0).relative(self.color).contains(to);
            return at(match role {
                Role::Rook if options.rooks_back_only => RookBackRankOnly,
                _ if on_back_rank => BackRankForRooks,
                _ => OutsideZone,
            });
        }
        let mut after = *self.position;
        after.play_unchecked(match Move::placement(role, to) {
            Some(placement) => placement,
            None => return at(NotInHand),
        });
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
        if let Some(king) = board.king(!self.color) {
            if deploy::facing_king(self.position, self.color).contains(to) && role == Role::Rook {
                return attack(RookFacesKing, role, Bitboard::of(to), king);
            }
            return attack(PlacementChecks, role, Bitboard::of(to), king);
        }
        at(OutsideZone)
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
