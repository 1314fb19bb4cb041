//! Winning against a bare king within the count.

use super::{Moment, MomentKind};
use sittuyin::{Color, Count, Game, Mark};

/// The beginning of the count in favour of a side, and whether it was in time.
pub(super) fn moments(game: &Game, color: Color) -> Vec<Moment> {
    begun(game, color).into_iter().collect()
}

fn begun(game: &Game, color: Color) -> Option<Moment> {
    let outcome = game.outcome()?;
    let mut past = game.clone();
    past.take_back(game.moves().len());
    for (turn, &played) in game.moves().iter().enumerate() {
        past.play(played).ok()?;
        let Some(count) = past.count() else { continue };
        if Count::attacker(past.position()) != color {
            return None;
        }
        let bare = past.position().board().king(!color);
        return Some(Moment {
            turn,
            shown: turn + 1,
            kind: if outcome.winner == Some(color) {
                MomentKind::CountKept
            } else {
                MomentKind::CountMissed
            },
            played,
            better: None,
            number: Some(count.limit / 2),
            squares: bare.map(|king| (king, Mark::Target)).into_iter().collect(),
        });
    }
    None
}
