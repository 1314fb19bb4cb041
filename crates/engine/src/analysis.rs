//! What positions are worth, and what the moves between them have cost.

use crate::{
    engine::Engine,
    expectation::Expectation,
    limits::Limits,
    movepick::is_worth_searching,
    report::{Score, ScoreBound},
    time::Control,
};
use sittuyin::{Color, Game, Move, Order, Outcome, Position};
use std::time::Duration;

/// What a search has found of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Plies searched in full.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub seldepth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// Time it took.
    pub elapsed: Duration,
    /// The best lines, the very best first; there is at least one.
    pub lines: Vec<Line>,
    /// The most moves in which it was shown that there is no mate, where a mate was looked for.
    pub no_mate: Option<u32>,
}

/// A line with its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For the side to move.
    pub score: Score,
    /// At least one move.
    pub pv: Vec<Move>,
}

impl Line {
    /// The score and the chances as White sees them, of a line of this position.
    #[must_use]
    pub fn for_white(&self, position: &Position) -> (Score, Expectation) {
        let chances = Expectation::new(self.score, position);
        match position.turn() {
            Color::White => (self.score, chances),
            Color::Black => (self.score.turned(), chances.turned()),
        }
    }
}

impl Engine {
    /// Searches a position within the limits. `None` when the game is over, or no move is to be chosen
    /// from.
    ///
    /// ```
    /// use sittuyin::{Draws, Game, Ruleset, fen::Fen};
    /// use sittuyin_engine::{Engine, Limits, Score, Untimed};
    /// let Fen(setup) = "k7/8/1K6/8/8/8/8/7R[] w - - 0 1".parse()?;
    /// let game = Game::from_setup(setup, Ruleset::Formal, Draws::Platform)?;
    /// let limits = Limits { depth: Some(3), lines: 2, ..Limits::default() };
    /// let analysis = Engine::new(1).analyse(&game, &limits, &Untimed).expect("it goes on");
    /// assert_eq!(analysis.lines.len(), 2);
    /// assert_eq!(analysis.lines[0].score, Score::Mate(1));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &dyn Control,
    ) -> Option<Analysis> {
        self.analyse_aloud(game, limits, control, &mut |_| ())
    }

    /// The same, telling after each finished depth what has been found so far.
    pub fn analyse_aloud(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &dyn Control,
        tell: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        if game.outcome().is_some() {
            return None;
        }
        let lines = limits.lines.clamp(1, candidates(game, limits).max(1));
        let mut analysis = Analysis {
            depth: 0,
            seldepth: 0,
            nodes: 0,
            elapsed: Duration::ZERO,
            lines: Vec::new(),
            no_mate: None,
        };
        let best = self.search(game, limits, control, &mut |report| {
            if report.bound != ScoreBound::Exact {
                return;
            }
            if report.line == 1 {
                analysis.lines.clear();
            }
            analysis.lines.push(Line {
                score: report.score,
                pv: report.pv.clone(),
            });
            analysis.depth = report.depth;
            analysis.seldepth = report.seldepth;
            analysis.nodes = report.nodes;
            analysis.elapsed = report.elapsed;
            if report.line == lines {
                tell(&analysis);
            }
        })?;
        analysis.elapsed = control.elapsed();
        analysis.no_mate = best.no_mate;
        if analysis.lines.is_empty() {
            // There was no time for a single depth.
            analysis.lines.push(Line {
                score: best.score,
                pv: vec![best.mv],
            });
        }
        Some(analysis)
    }
}

/// How many moves a search may choose from.
fn candidates(game: &Game, limits: &Limits) -> usize {
    match &limits.search_moves[..] {
        [] => (game.position().legal_moves().iter())
            .filter(|&&lawful| is_worth_searching(lawful))
            .count(),
        wanted => wanted.len(),
    }
}

/// Whether a search says what a position of a game is worth. Where a side places its whole army at once,
/// only the army that it stands for in the end can be judged.
#[must_use]
pub fn is_judged(position: &Position) -> bool {
    let rules = position.rules();
    !(rules.dice || position.is_deployment() && rules.deployment.order != Order::Alternate)
}

/// The points that White may expect, from 0 to 1: those of the result once the game is over.
#[must_use]
pub(crate) fn white_points(
    position: &Position,
    outcome: Option<Outcome>,
    analysis: Option<&Analysis>,
) -> Option<f64> {
    if let Some(outcome) = outcome {
        return Some(match outcome.winner {
            Some(Color::White) => 1.0,
            None => 0.5,
            Some(Color::Black) => 0.0,
        });
    }
    let (_, chances) = analysis?.lines.first()?.for_white(position);
    Some(chances.points())
}

/// What a move is called that has cost points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// At least a twentieth of a point.
    Inaccuracy,
    /// At least a tenth.
    Mistake,
    /// At least a fifth.
    Blunder,
}

impl Judgement {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// What a move is that has cost so many of the expected points.
    #[must_use]
    pub fn of(lost: f64) -> Option<Self> {
        (Self::ALL.into_iter().rev()).find(|judgement| lost >= judgement.least())
    }

    const fn least(self) -> f64 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.10,
            Self::Blunder => 0.20,
        }
    }

    /// Its numeric annotation glyph: `?!`, `?`, `??`.
    #[must_use]
    pub const fn glyph(self) -> u8 {
        match self {
            Self::Inaccuracy => 6,
            Self::Mistake => 2,
            Self::Blunder => 4,
        }
    }

    /// The glyph as it is written behind a move.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Its name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A move of a game, judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// Expected points that it cost; 0 for the best move.
    pub lost: f64,
    /// What it is called for that.
    pub judgement: Option<Judgement>,
}

/// Judges a move by what its side could expect before and after it, White's points both. `before` is the
/// position before it, and what was found there.
#[must_use]
pub(crate) fn judge(before: (&Position, &Analysis), played: Move, white: (f64, f64)) -> Judged {
    let (position, analysis) = before;
    let best = analysis.lines.first().and_then(|line| line.pv.first());
    let lost = match position.turn() {
        Color::White => white.0 - white.1,
        Color::Black => white.1 - white.0,
    };
    // A deeper look after the best move is news of the position and no fault of the move.
    let lost = if best == Some(&played) {
        0.0
    } else {
        lost.max(0.0)
    };
    Judged {
        lost,
        judgement: Judgement::of(lost),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_every_depth_with_all_its_lines() {
        // Lone kings and a rook: the king on the edge has few moves, and five lines are asked for.
        for (fen, lines) in [
            ("k7/8/8/8/8/8/8/K6R[] w - - 0 1", 5),
            ("k7/7R/8/8/8/8/8/K7[] b - - 0 1", 1),
        ] {
            let sittuyin::fen::Fen(setup) = fen.parse().expect("a position");
            let game =
                Game::from_setup(setup, sittuyin::Ruleset::Formal, sittuyin::Draws::Platform)
                    .expect("it can be played");
            let limits = Limits {
                depth: Some(4),
                lines: 5,
                ..Limits::default()
            };
            let mut told = Vec::new();
            let analysis = Engine::new(1)
                .analyse_aloud(&game, &limits, &crate::Untimed, &mut |found| {
                    told.push((found.depth, found.lines.len()));
                })
                .expect("it goes on");
            assert_eq!(told, [1, 2, 3, 4].map(|depth| (depth, lines)));
            assert_eq!(analysis.lines.len(), lines);
        }
    }

    #[test]
    fn names_what_was_lost() {
        for (lost, expected) in [
            (0.0, None),
            (0.049, None),
            (0.05, Some(Judgement::Inaccuracy)),
            (0.11, Some(Judgement::Mistake)),
            (0.2, Some(Judgement::Blunder)),
            (1.0, Some(Judgement::Blunder)),
        ] {
            assert_eq!(Judgement::of(lost), expected, "{lost}");
        }
    }
}
