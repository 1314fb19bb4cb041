use crate::puzzles::{Proof, Puzzle, Theme, judge::Judged, mates, tabled::Tabled};
use sittuyin::{Game, Move, Reason, uci::UciMove};
use sittuyin_engine::Engine;
use sittuyin_tablebase::{TableError, Tables, Wdl};

/// What became of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// All that the puzzle says is so.
    Right,
    /// It is lawful, and the tables for the rest are missing.
    NoTable,
}

/// What is wrong with a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum WrongPuzzle {
    /// The position cannot be played.
    #[error("the position cannot be played: {0}")]
    Position(String),
    /// A move of the line is not lawful.
    #[error("{} is not lawful: {reason}", UciMove(*mv))]
    Unlawful {
        /// The move.
        mv: Move,
        /// Why.
        reason: String,
    },
    /// The line does not end with a move of the solver's.
    #[error("the line ends with a move of the other side")]
    OtherSideLast,
    /// It should end with mate.
    #[error("the line does not end with mate")]
    NoMate,
    /// It is filed under another theme than its mate has.
    #[error("a mate in {0} moves is filed under another theme")]
    OtherMate(usize),
    /// A move of the solver's is not the only one.
    #[error("{} is not the only move", UciMove(*.0))]
    NotOnly(Move),
    /// The first move does not keep what the theme promises.
    #[error("the position is worth something else than the theme says")]
    OtherResult,
    /// It could not be shown within the limits.
    #[error("it could not be shown that {} is the only move", UciMove(*.0))]
    NotShown(Move),
    /// A table is damaged.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Checks a puzzle again: by the rules, and by what it says its solution rests on.
///
/// # Errors
///
/// [`WrongPuzzle`] says what is not so.
pub fn check(
    puzzle: &Puzzle,
    tables: &Tables,
    engine: &mut Engine,
) -> Result<Checked, WrongPuzzle> {
    let steps = steps(puzzle)?;
    let is_mate = |game: &Game, mv| {
        let mut after = game.clone();
        after.play(mv).is_ok()
            && (after.outcome()).is_some_and(|outcome| outcome.reason == Reason::Checkmate)
    };
    let mates = (steps.last()).is_some_and(|(game, mv)| is_mate(game, *mv));
    let theme = puzzle.theme();
    if !mates && (theme.is_mate() || puzzle.proof == Proof::Mate) {
        return Err(WrongPuzzle::NoMate);
    }
    if theme.is_mate() && Theme::mate_in(steps.len()) != theme {
        return Err(WrongPuzzle::OtherMate(steps.len()));
    }
    match puzzle.proof {
        Proof::Mate => {
            for ((game, mv), left) in steps.iter().zip((1..=steps.len() as u32).rev()) {
                let only = left == 1 && steps.len() > 1
                    || mates::is_only_mate(engine, game, left, *mv)
                        .ok_or(WrongPuzzle::NotShown(*mv))?;
                if !only {
                    return Err(WrongPuzzle::NotOnly(*mv));
                }
            }
        }
        Proof::Tables => {
            let mut tabled = Tabled::new(tables);
            let mut goal = None;
            for ((game, mv), left) in steps.iter().zip((1..=steps.len() as u16).rev()) {
                let within = theme.is_mate().then_some(2 * left - 1);
                let Some(kept) = tabled.kept(game, within)? else {
                    return Ok(Checked::NoTable);
                };
                let goal = *goal.get_or_insert(kept.result);
                let lost = goal == Wdl::Loss
                    || (theme.is_mate() || theme == Theme::LastPawn) && goal != Wdl::Win
                    || theme == Theme::Defence && goal != Wdl::Draw;
                if kept.result != goal || lost {
                    return Err(WrongPuzzle::OtherResult);
                }
                if kept.only() != Some(*mv) && !is_mate(game, *mv) {
                    return Err(WrongPuzzle::NotOnly(*mv));
                }
            }
        }
        Proof::Nodes(nodes) => {
            for (game, mv) in &steps {
                let judged = Judged::of(engine, game, nodes);
                let only = judged.is_some_and(|judged| {
                    let clear = match theme {
                        Theme::Placement => judged.is_clear(),
                        Theme::Promotion | Theme::Lawful if judged.promotes_alone() => true,
                        _ => judged.wins_alone(),
                    };
                    judged.mv() == Some(*mv) && clear
                });
                if !only {
                    return Err(WrongPuzzle::NotOnly(*mv));
                }
            }
        }
    }
    Ok(Checked::Right)
}

/// The positions in which the solver is to move, each with the move of the line.
fn steps(puzzle: &Puzzle) -> Result<Vec<(Game, Move)>, WrongPuzzle> {
    let mut game = puzzle.game().map_err(WrongPuzzle::Position)?;
    let solver = game.position().turn();
    let mut steps = Vec::new();
    let mut own = false;
    for &mv in &puzzle.line {
        own = game.position().turn() == solver;
        if own {
            steps.push((game.clone(), mv));
        }
        game.play(mv).map_err(|error| WrongPuzzle::Unlawful {
            mv,
            reason: error.to_string(),
        })?;
    }
    if own {
        Ok(steps)
    } else {
        Err(WrongPuzzle::OtherSideLast)
    }
}
