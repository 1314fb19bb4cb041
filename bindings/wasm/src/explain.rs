//! Why something that a player tried cannot be done.

use crate::{
    fault::Fault,
    messages::{Attempt, Explanation, IllegalReason as Shown, MarkedSquare},
    view::name,
};
use sittuyin::{Draft, Game, Illegal, IllegalReason, Mark, Move, MoveKind, Position, Role, Square};

/// The reason; `None` exactly when the attempt is lawful.
pub(crate) fn explain(
    game: &Game,
    draft: Option<&Draft>,
    attempt: &Attempt,
) -> Result<Option<Explanation>, Fault> {
    if game.outcome().is_some() {
        return Ok(Some(Explanation {
            reason: Shown::GameOver,
            role: None,
            rule: None,
            squares: Vec::new(),
        }));
    }
    // Behind the curtain it may be the turn of the side that arranges, not of the game.
    let position = draft.map_or(game.position(), Draft::base);
    let illegal = match attempt {
        Attempt::Place {
            role,
            to,
            displaced,
        } => {
            let to = to.parse()?;
            let displaced = displaced.as_deref().map(str::parse).transpose()?;
            place(position, draft, (*role).into(), to, displaced)
        }
        Attempt::Move {
            from,
            to,
            displaced,
        } => {
            let (from, to) = (from.parse()?, to.parse()?);
            let displaced = displaced.as_deref().map(str::parse).transpose()?;
            match (holding(draft, from), displaced) {
                (Some((draft, _)), None) => draft.clone().shift(from, to).err(),
                (Some((draft, _)), Some(pawn)) => {
                    draft.clone().shift_onto_pawn(from, to, pawn).err()
                }
                (None, _) => go(position, from, to),
            }
        }
        Attempt::Promote { from, to } => {
            let (from, to) = (from.parse()?, to.parse()?);
            match holding(draft, from) {
                Some((_, role)) => Some(about(IllegalReason::NotAPawn, Some(role), from)),
                None => position.why_illegal(Move::promotion(from, to)),
            }
        }
        Attempt::TakeUp { from } => {
            let from = from.parse()?;
            match holding(draft, from) {
                Some((draft, _)) => draft.clone().take_up(from).err(),
                None => Some(stays(position, from)),
            }
        }
    };
    Ok(illegal.map(shown))
}

/// The draft, and what it has put on this square.
fn holding(draft: Option<&Draft>, square: Square) -> Option<(&Draft, Role)> {
    let draft = draft?;
    let role = draft
        .placements()
        .iter()
        .find_map(|placement| match placement.kind() {
            MoveKind::Placement { role, to, .. } if to == square => Some(role),
            _ => None,
        })?;
    Some((draft, role))
}

fn place(
    position: &Position,
    draft: Option<&Draft>,
    role: Role,
    to: Square,
    displaced: Option<Square>,
) -> Option<Illegal> {
    match (draft, Move::displacement(role, to, displaced.unwrap_or(to))) {
        (Some(draft), Some(placement)) => draft.clone().add(placement).err(),
        (None, Some(placement)) => position.why_illegal(placement),
        (_, None) => Some(about(IllegalReason::NotInHand, Some(role), to)),
    }
}

/// Two squares can mean a move or a promotion. When neither is lawful, the plain move gives the
/// reason, unless the piece is a pawn that may well promote and only this step is wrong.
fn go(position: &Position, from: Square, to: Square) -> Option<Illegal> {
    let promotion = position.why_illegal(Move::promotion(from, to))?;
    let Some(normal) = Move::normal(from, to) else {
        return Some(promotion);
    };
    let plain = position.why_illegal(normal)?;
    Some(match plain.reason {
        IllegalReason::NotItsMove | IllegalReason::PawnNeedsCapture
            if is_about_the_step(promotion.reason) =>
        {
            promotion
        }
        _ => plain,
    })
}

/// Whether a pawn that may promote is refused for where the general would appear.
fn is_about_the_step(reason: IllegalReason) -> bool {
    use IllegalReason::*;
    matches!(
        reason,
        OwnPieceThere
            | PromotionCannotCapture
            | PromotionAttacks
            | PromotionChecks
            | PromotionUnsafe
            | ExposesKing
            | LeavesCheck
            | Stalemates
    )
}

/// Nothing but a drafted piece is ever taken up.
fn stays(position: &Position, from: Square) -> Illegal {
    match position.board().piece_at(from) {
        None => about(IllegalReason::EmptySquare, None, from),
        Some(piece) if piece.color != position.turn() => {
            about(IllegalReason::NotYourPiece, Some(piece.role), from)
        }
        Some(piece) => about(IllegalReason::NotItsMove, Some(piece.role), from),
    }
}

fn about(reason: IllegalReason, role: Option<Role>, square: Square) -> Illegal {
    Illegal {
        reason,
        role,
        squares: vec![(square, Mark::Target)],
    }
}

/// A reason as the page can say it.
pub(crate) fn shown(illegal: Illegal) -> Explanation {
    Explanation {
        reason: illegal.reason.into(),
        role: illegal.role.map(Into::into),
        rule: illegal.rule().map(|rule| rule.to_string()),
        squares: (illegal.squares.into_iter())
            .map(|(square, mark)| MarkedSquare {
                square: name(square),
                mark: mark.into(),
            })
            .collect(),
    }
}
