//! Results: what a position decides by itself, draws that may be claimed, and how a game ended.

use crate::{Bitboard, Color, DrawRule, Position, Role, RuleNumber, movegen};
use std::{fmt, ops::ControlFlow};

/// What a position decides by itself, the first that holds in this order (C30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The king is attacked and no basic move saves it.
    Checkmate,
    /// No basic move, and the king is not attacked: a draw.
    Stalemate,
    /// Every move would stalemate the opponent: a draw (C1, C2).
    NoLawfulMove,
    /// Nobody can mate: a draw where the ruleset says so (C24).
    DeadPosition,
    /// A king has been captured: its side has lost (C27).
    KingCaptured,
    /// The game goes on.
    Ongoing,
}

impl Status {
    /// Its name in the command line's output.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::NoLawfulMove => "no-lawful-move",
            Self::DeadPosition => "dead-position",
            Self::KingCaptured => "king-captured",
            Self::Ongoing => "ongoing",
        }
    }
}

pub(crate) fn status(position: &Position) -> Status {
    if position.rules().dice {
        return if position.has_both_kings() {
            Status::Ongoing
        } else {
            Status::KingCaptured
        };
    }
    if !position.has_legal_move() {
        return if movegen::has_basic_move(position) {
            Status::NoLawfulMove
        } else if position.is_check() {
            Status::Checkmate
        } else {
            Status::Stalemate
        };
    }
    if position.rules().dead_position == DrawRule::Named && is_dead(position) {
        return Status::DeadPosition;
    }
    Status::Ongoing
}

/// Whether nobody can mate by any sequence of moves, judged by material (C24).
pub(crate) fn is_dead(position: &Position) -> bool {
    !position.is_deployment() && {
        let board = position.board();
        material_is_dead(board.occupied(), |role| board.of_role(role))
    }
}

/// Whether this side could mate a bare king with the men it has: what decides a fallen flag (C26).
#[must_use]
pub fn could_mate(position: &Position, color: Color) -> bool {
    let board = position.board();
    !position.hand(color).is_empty()
        || !material_is_dead(board.of_color(color), |role| board.men(color, role))
}

fn material_is_dead(men: Bitboard, of: impl Fn(Role) -> Bitboard) -> bool {
    if (of(Role::Rook) | of(Role::Elephant)).any() {
        return false;
    }
    let generals = of(Role::General);
    let others = men & !(generals | of(Role::King));
    if others.is_empty() {
        // Generals never leave the colour of their square.
        let mut squares = generals.into_iter();
        return squares
            .next()
            .is_none_or(|first| squares.all(|other| first.same_shade(other)));
    }
    others.len() == 1 && generals.is_empty()
}

/// King and pawn alone, not in check, and nothing but promotions to play (C23), in a game that goes on:
/// there is a move.
pub(crate) fn only_promotions(position: &Position) -> bool {
    let (board, color) = (position.board(), position.turn());
    board.of_color(color).len() == 2
        && board.men(color, Role::Pawn).len() == 1
        && board.men(color, Role::King).len() == 1
        && position.hand(color).is_empty()
        && !position.is_check()
        && movegen::basic(position, &mut |set| {
            if set.into_iter().all(crate::Move::is_promotion) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })
        .is_continue()
}

/// A draw that may be claimed, by the player to move unless it is said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// King and one pawn, and only promotions to play (C23).
    PromotionsOnly,
    /// Fifty moves of each side without progress (C22).
    FiftyMove,
    /// The same position for the third time (C25).
    Threefold,
    /// The count has run out: either player may claim, whoever is to move (C20).
    Count,
}

impl Claim {
    /// Whether either player may make it, whoever is to move (C20).
    ///
    /// ```
    /// assert!(sittuyin::Claim::Count.is_open_to_both());
    /// assert!(!sittuyin::Claim::Threefold.is_open_to_both());
    /// ```
    #[must_use]
    pub const fn is_open_to_both(self) -> bool {
        matches!(self, Self::Count)
    }

    /// Its name in the command line's output.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::PromotionsOnly => "promotions-only",
            Self::FiftyMove => "fifty-move",
            Self::Threefold => "threefold",
            Self::Count => "count",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    pub(crate) const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    pub(crate) const fn win(winner: Color, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The king is attacked and cannot be saved.
    Checkmate,
    /// No move, and the king is not attacked.
    Stalemate,
    /// Every move would have stalemated the opponent.
    NoLawfulMove,
    /// Nobody can mate.
    DeadPosition,
    /// The attacker did not mate within the count.
    CountedOut,
    /// Five times the same position.
    FivefoldRepetition,
    /// Seventy-five moves of each side without progress.
    SeventyFiveMove,
    /// The king was captured.
    KingCaptured,
    /// A hundred turns without a capture or pawn move.
    HundredTurns,
    /// A player claimed.
    Claimed(Claim),
    /// A side gave up.
    Resignation,
    /// Both sides agreed.
    Agreement,
    /// A clock ran out.
    Flag,
}

impl Reason {
    /// The numbered resolution it rests on, where one decides.
    #[must_use]
    pub const fn rule(self) -> Option<RuleNumber> {
        Some(RuleNumber(match self {
            Self::Checkmate | Self::Stalemate => 30,
            Self::NoLawfulMove => 1,
            Self::DeadPosition => 24,
            Self::CountedOut => 19,
            Self::KingCaptured | Self::HundredTurns => 27,
            Self::Claimed(Claim::PromotionsOnly) => 23,
            Self::Claimed(Claim::FiftyMove) => 22,
            Self::Claimed(Claim::Threefold) => 25,
            Self::Claimed(Claim::Count) => 20,
            Self::FivefoldRepetition
            | Self::SeventyFiveMove
            | Self::Agreement
            | Self::Resignation
            | Self::Flag => 26,
        }))
    }

    /// Its name in the command line's output.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::NoLawfulMove => "no-lawful-move",
            Self::DeadPosition => "dead-position",
            Self::CountedOut => "counted-out",
            Self::FivefoldRepetition => "fivefold-repetition",
            Self::SeventyFiveMove => "seventy-five-move",
            Self::KingCaptured => "king-captured",
            Self::HundredTurns => "hundred-turns",
            Self::Claimed(claim) => claim.id(),
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Flag => "flag",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::NoLawfulMove => "every move would stalemate the opponent",
            Self::DeadPosition => "neither side can mate",
            Self::CountedOut => "the count has run out",
            Self::FivefoldRepetition => "the same position five times",
            Self::SeventyFiveMove => "seventy-five moves without a capture, pawn move or promotion",
            Self::KingCaptured => "the king was captured",
            Self::HundredTurns => "a hundred turns without a capture or pawn move",
            Self::Claimed(Claim::PromotionsOnly) => "claimed: only promotions to play",
            Self::Claimed(Claim::FiftyMove) => {
                "claimed: fifty moves without a capture, pawn move or promotion"
            }
            Self::Claimed(Claim::Threefold) => "claimed: the same position three times",
            Self::Claimed(Claim::Count) => "claimed: the count has run out",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Flag => "the clock ran out",
        })
    }
}

/// `White wins: checkmate` or `Draw: agreement`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} wins: {}", self.reason),
            None => write!(f, "Draw: {}", self.reason),
        }
    }
}
