//! Chances to promote.

use super::{Examiner, Moment, MomentKind, Turn, judge::Judge};
use sittuyin::{Color, Mark, Move, MoveKind, Role, Square, promotion_squares};

/// Remembers the chance that is open.
#[derive(Default)]
pub(super) struct Chances {
    open: Option<Moment>,
}

impl Examiner for Chances {
    fn look(&mut self, turn: &Turn<'_>, judge: &mut Judge) -> Option<Moment> {
        let promotions: Vec<Move> = (turn.before().legal_moves().into_iter())
            .filter(|lawful| lawful.is_promotion())
            .collect();
        if promotions.is_empty() {
            return self.open.take().or_else(|| passed(turn));
        }
        if self.open.is_none() {
            self.open = chance(turn, promotions, judge);
        }
        if !turn.played.is_promotion() {
            return None;
        }
        self.open.take()?;
        Some(turn.moment(MomentKind::Promoted, 0, pawn(turn.played)))
    }

    fn conclude(&mut self) -> Option<Moment> {
        self.open.take()
    }
}

/// A promotion that is about as good as the best move, told as missed until it is made.
fn chance(turn: &Turn<'_>, promotions: Vec<Move>, judge: &mut Judge) -> Option<Moment> {
    let best = judge.best(turn.game)?;
    let promotion = judge.best_of(turn.game, promotions, &best)?;
    promotion.matches(&best).then(|| Moment {
        better: Some(promotion.mv),
        ..turn.moment(MomentKind::PromotionMissed, 0, pawn(promotion.mv))
    })
}

fn pawn(promotion: Move) -> Vec<(Square, Mark)> {
    let from = promotion.from().unwrap_or(promotion.to());
    let mut squares = vec![(from, Mark::Target)];
    if from != promotion.to() {
        squares.push((promotion.to(), Mark::Line));
    }
    squares
}

/// A pawn that stepped past its last promotion square, where that did not capture anything.
fn passed(turn: &Turn<'_>) -> Option<Moment> {
    let MoveKind::Normal { from, to } = turn.played.kind() else {
        return None;
    };
    let (before, color) = (turn.before(), turn.before().turn());
    let stepped =
        before.board().role_at(from) == Some(Role::Pawn) && !before.board().occupied().contains(to);
    let anywhere = before.rules().promotion.sole_pawn_anywhere
        && !turn.after.board().men(color, Role::Pawn).several();
    (stepped && !anywhere && can_come(color, from) && !can_come(color, to)).then(|| {
        let squares = vec![(from, Mark::Line), (to, Mark::Target)];
        turn.moment(MomentKind::PromotionPassed, 1, squares)
    })
}

/// Whether a pawn here can still reach a promotion square, with captures where it must.
fn can_come(color: Color, pawn: Square) -> bool {
    let seen = |square: Square| match color {
        Color::White => square,
        Color::Black => square.rotated(),
    };
    let from = seen(pawn);
    promotion_squares(color).into_iter().map(seen).any(|to| {
        to.rank() >= from.rank() && to.file().abs_diff(from.file()) <= to.rank() - from.rank()
    })
}
