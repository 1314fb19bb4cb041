//! How good a move is, by a search of a fixed number of positions.

use crate::{Engine, Evaluation, Limits, Score, Untimed};
use sittuyin::{Game, Move};

/// Positions for finding the best move.
const NODES: u64 = 3_000;
/// Positions for judging the others to the same depth.
const OTHERS: u64 = 6_000;
/// Beyond this a game is won, and by how much does not matter.
const WON: i32 = 1_500;
/// What is about as good.
const MARGIN: i32 = 60;
/// What is clearly worse: a pawn.
const CLEAR: i32 = 100;

/// A move with its worth for the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judged {
    pub(super) mv: Move,
    worth: i32,
    /// Moves to a mate that it leads to.
    mate: Option<i32>,
    depth: u32,
}

impl Judged {
    /// Whether it is about as good as the other move; who can mate wastes no move.
    pub(super) fn matches(&self, other: &Self) -> bool {
        match (self.mate, other.mate) {
            (_, None) => self.worth + MARGIN.max(other.blur()) >= other.worth,
            (None, Some(_)) => false,
            (Some(own), Some(other)) => own <= other,
        }
    }

    /// Whether it is clearly worse than the other move.
    pub(super) fn is_worse(&self, other: &Self) -> bool {
        self.worth + CLEAR.max(other.blur()) <= other.worth
    }

    /// What a small search does not see for certain: the more is at stake, the more.
    const fn blur(&self) -> i32 {
        self.worth.abs() / 10
    }
}

/// Searches within fixed bounds.
pub(super) struct Judge {
    engine: Engine,
}

impl Judge {
    pub(super) fn new() -> Self {
        let mut engine = Engine::new(4);
        // What was missed is told in material, which is the measure of the hand-crafted evaluation; the
        // network measures points to be expected, of which a won game has no more to win.
        engine.set_evaluation(Evaluation::HandCrafted);
        Self { engine }
    }

    /// The best move.
    pub(super) fn best(&mut self, game: &Game) -> Option<Judged> {
        self.search(
            game,
            &Limits {
                nodes: Some(NODES),
                ..Limits::default()
            },
        )
    }

    /// The best of these moves, searched as deep as `other` was.
    pub(super) fn best_of(
        &mut self,
        game: &Game,
        moves: Vec<Move>,
        other: &Judged,
    ) -> Option<Judged> {
        if moves.is_empty() {
            return None;
        }
        if moves.contains(&other.mv) {
            return Some(*other);
        }
        self.search(
            game,
            &Limits {
                depth: Some(other.depth.max(1)),
                nodes: Some(OTHERS),
                search_moves: moves,
                ..Limits::default()
            },
        )
    }

    fn search(&mut self, game: &Game, limits: &Limits) -> Option<Judged> {
        let mut depth = 0;
        let best = (self.engine).search(game, limits, &Untimed, &mut |report| {
            depth = report.depth;
        })?;
        let (worth, mate) = match best.score {
            Score::Centipawns(worth) => (worth.clamp(-WON, WON), None),
            Score::Mate(moves) if moves > 0 => (WON, Some(moves)),
            Score::Mate(_) => (-WON, None),
        };
        Some(Judged {
            mv: best.mv,
            worth,
            mate,
            depth,
        })
    }
}
