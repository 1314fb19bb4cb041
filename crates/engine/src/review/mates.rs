//! Mates in one and two, found by trying every move.

use super::{Examiner, Moment, MomentKind, Turn, judge::Judge};
use sittuyin::{Game, Mark, Move, Position, Square, Status};

fn after(position: &Position, lawful: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(lawful);
    after
}

fn mates(position: &Position, lawful: Move) -> bool {
    let after = after(position, lawful);
    after.is_check() && after.status() == Status::Checkmate
}

fn mate_in_one(position: &Position) -> Option<Move> {
    (position.legal_moves().into_iter()).find(|&lawful| mates(position, lawful))
}

/// Whether every answer to this move is met by mate.
fn mates_in_two(position: &Position, lawful: Move) -> bool {
    let threat = after(position, lawful);
    let answers = threat.legal_moves();
    !answers.is_empty()
        && (answers.into_iter()).all(|answer| mate_in_one(&after(&threat, answer)).is_some())
}

fn mate_in_two(position: &Position) -> Option<Move> {
    (position.legal_moves().into_iter()).find(|&lawful| mates_in_two(position, lawful))
}

/// A mate in one, else one in two where there is `time` for it: its first move and its length.
fn mate(position: &Position, time: bool) -> Option<(Move, u32)> {
    let in_one = mate_in_one(position).map(|mate| (mate, 1));
    in_one.or_else(|| mate_in_two(position).filter(|_| time).map(|mate| (mate, 2)))
}

/// Whether no count and no draw for want of progress can come within so many plies.
fn lasts(game: &Game, plies: u32) -> bool {
    (game.count()).map_or(game.clock() + plies < 150, |count| {
        count.used + plies <= count.limit
    })
}

fn marks(mate: Move, king: Option<Square>) -> Vec<(Square, Mark)> {
    let mut squares: Vec<_> = king.map(|king| (king, Mark::Target)).into_iter().collect();
    squares.extend(mate.from().map(|from| (from, Mark::Attacker)));
    if mate.from() != Some(mate.to()) {
        squares.push((mate.to(), Mark::Line));
    }
    squares
}

/// Watches for mates that the side could give.
pub(super) struct Mates;

impl Examiner for Mates {
    fn look(&mut self, turn: &Turn<'_>, _: &mut Judge) -> Option<Moment> {
        let before = turn.before();
        let (first, number) = mate(before, lasts(turn.game, 2))?;
        let king = before.board().king(!before.turn());
        let kept = match number {
            1 => mates(before, turn.played),
            _ => mates_in_two(before, turn.played),
        };
        Some(if kept {
            Moment {
                number: Some(number),
                ..turn.moment(MomentKind::Mated, 0, marks(turn.played, king))
            }
        } else {
            Moment {
                number: Some(number),
                better: Some(first),
                ..turn.moment(MomentKind::MateMissed, 0, marks(first, king))
            }
        })
    }
}

/// Watches for mates that the side allows.
pub(super) struct Shelter;

impl Examiner for Shelter {
    fn look(&mut self, turn: &Turn<'_>, judge: &mut Judge) -> Option<Moment> {
        let before = turn.before();
        let king = |position: &Position| position.board().king(before.turn());
        let time = lasts(turn.game, 3);
        let Some((threat, number)) = mate(turn.after, time) else {
            let threat = mate_in_one(&turn.threatened()?)?;
            let squares = marks(threat, king(before));
            return Some(turn.moment(MomentKind::MateParried, 0, squares));
        };
        let safe: Vec<Move> = (before.legal_moves().into_iter())
            .filter(|&other| match number {
                1 => mate_in_one(&after(before, other)).is_none(),
                _ => mate(&after(before, other), time).is_none(),
            })
            .collect();
        let best = judge.best(turn.game)?;
        let better = judge.best_of(turn.game, safe, &best)?;
        Some(Moment {
            number: Some(number),
            better: Some(better.mv),
            ..turn.moment(MomentKind::MateAllowed, 1, marks(threat, king(turn.after)))
        })
    }
}
