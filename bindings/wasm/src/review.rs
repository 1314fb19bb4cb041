//! The review of a game, in the words of the messages.

use crate::{
    Page,
    fault::Fault,
    messages::{
        Color, GameRecord, MarkedSquare, Moment, MomentKind, Response, Review, Skill, Verdict,
    },
    record,
    view::{name, played_move},
    vocabulary::words,
};
use sittuyin::Game;
use sittuyin_engine as engine;

words! {
    Skill => engine::Skill { Promotion Hanging Captures Shelter Lines Mate Count }
    engine::Verdict => Verdict { Met Partly NotMet NoOccasion }
    engine::MomentKind => MomentKind {
        Promoted PromotionMissed PromotionPassed Saved LeftHanging Captured CaptureMissed
        MateParried MateAllowed RookOpened RookShut RookLost Mated MateMissed CountKept CountMissed
    }
}

/// Looks back on the game of one side.
pub(crate) fn review(
    record: &GameRecord,
    side: Color,
    skill: Skill,
    page: &impl Page,
) -> Result<Response, Fault> {
    let game = record::replay(record)?;
    let mut progress = |done, all| page.report(&Response::Reviewing { done, all });
    let review = engine::review(&game, side.into(), skill.into(), &mut progress)?;
    Ok(Response::Review {
        review: Review {
            verdict: review.verdict.into(),
            kept: review.kept,
            occasions: review.occasions,
            moments: (review.moments.iter())
                .map(|told| moment(&game, told))
                .collect(),
        },
    })
}

fn moment(game: &Game, moment: &engine::Moment) -> Moment {
    let before = &game.positions()[moment.turn];
    let played = |lawful| {
        let mut after = *before;
        after.play_unchecked(lawful);
        played_move(before, lawful, &after)
    };
    let shown = game.positions()[moment.shown].board();
    Moment {
        turn: moment.turn,
        shown: moment.shown,
        kind: moment.kind.into(),
        kept: moment.kind.kept(),
        played: played(moment.played),
        better: moment.better.map(played),
        number: moment.number,
        role: (moment.squares.first())
            .and_then(|&(square, _)| shown.role_at(square))
            .map(Into::into),
        squares: (moment.squares.iter())
            .map(|&(square, mark)| MarkedSquare {
                square: name(square),
                mark: mark.into(),
            })
            .collect(),
    }
}
