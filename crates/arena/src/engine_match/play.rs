use super::{MatchError, Opening, Plan, limit::Clocks, seat::Seat};
use crate::{Answer, Score};
use sittuyin::{
    ByColor, Color, Move,
    pgn::{Comment, Record},
    uci::UciMove,
};
use std::{fmt, time::Duration};

/// How an engine lost a game without being beaten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It made a move that is not lawful, or none where it had one.
    Unlawful(String),
    /// It thought too long.
    Late(Duration),
    /// It died, or did not answer sensibly.
    Failed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlawful(text) => write!(f, "unlawful move {text}"),
            Self::Late(elapsed) => write!(f, "{} ms for a move", elapsed.as_millis()),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game with its moves, result, and what each engine said of its moves.
    pub record: Record,
    /// Who won.
    pub winner: Option<Color>,
    /// Who lost it by a fault, and how.
    pub fault: Option<(Color, Fault)>,
}

/// Plays one game. UCI has no word for a claim, so a draw that may be claimed is drawn.
pub(super) fn play(
    seats: &mut ByColor<&mut Seat<'_>>,
    opening: &Opening,
    plan: &Plan,
) -> Result<Played, MatchError> {
    let mut game = opening.game(plan.ruleset).map_err(MatchError::Opening)?;
    let mut clocks = Clocks::new(plan.limit, plan.margin);
    let mut remarks = vec![None; game.moves().len()];
    let mut fault = None;
    for color in Color::ALL {
        seats[color].new_game()?;
    }
    while game.outcome().is_none() {
        if let Some(&claim) = game.claims().first() {
            // What may be claimed now can be claimed.
            let _ = game.claim(claim);
            break;
        }
        let turn = game.position().turn();
        let (go, within) = clocks.go(turn);
        let answer = seats[turn].think(opening.fen.as_deref(), game.moves(), &go, within);
        let wrong = match answer {
            Err(error) => Fault::Failed(error.to_string()),
            Ok(answer) if !clocks.spend(turn, answer.elapsed) => Fault::Late(answer.elapsed),
            Ok(answer) => match answer.best.map(|best| game.play(best)) {
                Some(Ok(())) => {
                    remarks.push(remark(&answer));
                    continue;
                }
                _ => Fault::Unlawful(written(answer.best)),
            },
        };
        // It still goes on, so that it can be given up.
        let _ = match wrong {
            Fault::Late(_) => game.flag(turn),
            Fault::Unlawful(_) | Fault::Failed(_) => game.resign(turn),
        };
        fault = Some((turn, wrong));
    }
    let mut record = Record::from_game(&game);
    let line: Vec<_> = record.tree.main_line().collect();
    for (id, remark) in line.into_iter().zip(remarks) {
        record.tree.node_mut(id).comments.extend(remark);
    }
    if let Some((_, fault @ (Fault::Unlawful(_) | Fault::Failed(_)))) = &fault {
        record.tags.set("Termination", "rules infraction");
        record.tags.set("Fault", &fault.to_string());
    }
    Ok(Played {
        record,
        winner: game.outcome().and_then(|outcome| outcome.winner),
        fault,
    })
}

fn written(best: Option<Move>) -> String {
    best.map_or_else(|| "(none)".to_owned(), |best| UciMove(best).to_string())
}

/// What an engine said of its move, as match programs write it: score, depth and time.
fn remark(answer: &Answer) -> Option<Comment> {
    let info = answer.info.as_ref()?;
    let score = match info.score? {
        Score::Centipawns(hundredths) => format!("{:+.2}", hundredths as f64 / 100.0),
        Score::Mate(moves @ 0..) => format!("+M{moves}"),
        Score::Mate(moves) => format!("-M{}", -moves),
    };
    let depth = info.depth.unwrap_or_default();
    Comment::new(&format!(
        "{score}/{depth} {:.3}s",
        answer.elapsed.as_secs_f64()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Info;

    #[test]
    fn remarks_as_match_programs_write_them() {
        let said = |score| {
            let answer = Answer {
                best: None,
                ponder: None,
                info: Some(Info {
                    depth: Some(9),
                    score: Some(score),
                    ..Info::default()
                }),
                elapsed: Duration::from_millis(50),
                stopped: false,
            };
            remark(&answer).unwrap().as_str().to_owned()
        };
        assert_eq!(said(Score::Centipawns(-7)), "-0.07/9 0.050s");
        assert_eq!(said(Score::Mate(3)), "+M3/9 0.050s");
        assert_eq!(said(Score::Mate(-2)), "-M2/9 0.050s");
    }
}
