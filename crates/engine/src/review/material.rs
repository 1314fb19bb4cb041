//! Material: what was left hanging, and what was offered.

use super::{Examiner, Moment, MomentKind, Turn, judge::Judge};
use crate::exchange;
use sittuyin::{Mark, Move, Position, Role};

/// The least that counts as winning material: a pawn.
const LEAST: i32 = exchange::value(Role::Pawn);

/// The capture of the greatest man by which the side to move wins at least so much.
fn winning_capture(position: &Position, least: i32) -> Option<Move> {
    winning_captures(position, least)
        .max_by_key(|&capture| exchange::captured(position, capture).map_or(0, exchange::value))
}

fn winning_captures(position: &Position, least: i32) -> impl Iterator<Item = Move> {
    (position.legal_captures().into_iter())
        .filter(move |&capture| exchange::gains_at_least(position, capture, least))
}

/// What a move wins at once, before the opponent answers.
fn gain(position: &Position, lawful: Move) -> i32 {
    if lawful.is_promotion() {
        exchange::value(Role::General) - exchange::value(Role::Pawn)
    } else {
        exchange::captured(position, lawful).map_or(0, exchange::value)
    }
}

/// The answer that wins material after a move, all in all.
fn answer(before: &Position, lawful: Move) -> Option<Move> {
    let mut after = *before;
    after.play_unchecked(lawful);
    winning_capture(&after, gain(before, lawful) + LEAST)
}

/// Watches for men in danger.
pub(super) struct Hanging;

impl Examiner for Hanging {
    fn look(&mut self, turn: &Turn<'_>, judge: &mut Judge) -> Option<Moment> {
        let before = turn.before();
        let marks = |capture: Move| {
            let from = capture.from().unwrap_or(capture.to());
            vec![(capture.to(), Mark::Target), (from, Mark::Attacker)]
        };
        let Some(loss) = answer(before, turn.played) else {
            let threat = winning_capture(&turn.threatened()?, LEAST)?;
            return Some(turn.moment(MomentKind::Saved, 0, marks(threat)));
        };
        let best = judge.best(turn.game)?;
        if answer(before, best.mv).is_some() {
            return None; // Something was lost anyway, or given for more.
        }
        let played = judge.best_of(turn.game, vec![turn.played], &best)?;
        played.is_worse(&best).then(|| Moment {
            better: Some(best.mv),
            ..turn.moment(MomentKind::LeftHanging, 1, marks(loss))
        })
    }
}

/// Watches for captures that win material.
pub(super) struct Captures;

impl Examiner for Captures {
    fn look(&mut self, turn: &Turn<'_>, judge: &mut Judge) -> Option<Moment> {
        let before = turn.before();
        let captures: Vec<Move> = winning_captures(before, LEAST).collect();
        if captures.is_empty() {
            return None;
        }
        let took = captures.contains(&turn.played);
        let best = judge.best(turn.game)?;
        let capture = judge.best_of(turn.game, captures, &best)?;
        if !capture.matches(&best) {
            return None; // There was better to do.
        }
        let played = judge.best_of(turn.game, vec![turn.played], &best)?;
        let worse = played.is_worse(&capture);
        let marks = |capture: Move| {
            let from = capture.from().unwrap_or(capture.to());
            vec![(capture.to(), Mark::Target), (from, Mark::Line)]
        };
        if worse {
            Some(Moment {
                better: Some(capture.mv),
                ..turn.moment(MomentKind::CaptureMissed, 0, marks(capture.mv))
            })
        } else {
            // Another move that is as good is no occasion: nothing was missed, and nothing taken.
            took.then(|| turn.moment(MomentKind::Captured, 0, marks(turn.played)))
        }
    }
}
