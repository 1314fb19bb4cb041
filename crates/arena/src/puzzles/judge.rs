use sittuyin::{Game, Move};
use sittuyin_engine::{Engine, Limits, Line, Score, Untimed};

/// The best move of a position and how the next stands to it, at a fixed number of nodes.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    /// The best line.
    pub(super) best: Line,
    /// What the best line is worth as a number.
    pub(super) worth: i32,
    /// What the next best move is worth; `None` where there is no other.
    pub(super) next: Option<i32>,
}

/// In centipawns: what the best move wins at least, and what any other leaves at most.
const WON: i32 = 180;
const NOT_WON: i32 = 60;
/// By how much one placement must be better than any other.
const BETTER: i32 = 60;
/// What a promotion is worth at least, and by how much it must be better than any other move.
const PROMOTED: (i32, i32) = (150, 100);

impl Judged {
    /// Looks at a position with an engine that has forgotten all others. `None` where nothing is to choose.
    pub(super) fn of(engine: &mut Engine, game: &Game, nodes: u64) -> Option<Self> {
        engine.new_game();
        let analysis = engine.analyse(game, &limits(game, nodes, 2), &Untimed)?;
        let mut lines = analysis.lines.into_iter();
        let best = lines.next()?;
        Some(Self {
            worth: whole(best.score),
            next: lines.next().map(|line| whole(line.score)),
            best,
        })
    }

    /// The best move.
    pub(super) fn mv(&self) -> Option<Move> {
        self.best.pv.first().copied()
    }

    /// Whether only the best move wins.
    pub(super) fn wins_alone(&self) -> bool {
        self.worth >= WON && self.next.is_some_and(|next| next <= NOT_WON)
    }

    /// Whether the best move is a promotion that leads to an advantage, which any other move leaves smaller.
    pub(super) fn promotes_alone(&self) -> bool {
        let (least, better) = PROMOTED;
        self.mv().is_some_and(Move::is_promotion)
            && self.worth >= least
            && self.next.is_some_and(|next| self.worth - next >= better)
    }

    /// Whether the best move is clearly better than any other.
    pub(super) fn is_clear(&self) -> bool {
        (self.next).is_some_and(|next| self.worth - next >= BETTER)
    }
}

/// Positions to search: those that sift the candidates, and those that decide.
pub(super) const SIFT: u64 = 8_000;
pub(super) const DEEP: u64 = 80_000;
/// Moves of the solver's in a line, at most.
const MOVES: usize = 4;

/// A line in which each move of the solver alone wins, as far as it stays so, with the replies that the engine
/// expects.
pub(super) fn winning_line(engine: &mut Engine, game: &Game) -> Option<Vec<Move>> {
    if !Judged::of(engine, game, SIFT)?.wins_alone() {
        return None;
    }
    let mut judged = Judged::of(engine, game, DEEP)?;
    let mut next = game.clone();
    let mut line = Vec::new();
    while judged.wins_alone() && line.len() < 2 * MOVES {
        let mv = judged.mv()?;
        next.play(mv).ok()?;
        line.push(mv);
        let Some(&reply) = judged.best.pv.get(1) else {
            break;
        };
        if next.play(reply).is_err() || next.outcome().is_some() {
            break;
        }
        line.push(reply);
        let Some(after) = Judged::of(engine, &next, DEEP) else {
            break;
        };
        judged = after;
    }
    if line.len() % 2 == 0 {
        line.pop();
    }
    (!line.is_empty()).then_some(line)
}

/// Limits for a search of a position by itself.
pub(super) fn limits(game: &Game, nodes: u64, lines: usize) -> Limits {
    let position = game.position();
    Limits {
        nodes: Some(nodes),
        lines,
        // With moves to choose from the engine searches, and does not set up a whole army at once.
        search_moves: if position.is_deployment() {
            position.legal_moves().into_iter().collect()
        } else {
            Vec::new()
        },
        ..Limits::default()
    }
}

/// A score as one number, in which a mate is worth more than anything else.
pub(super) fn whole(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) if moves > 0 => 30_000 - moves,
        Score::Mate(moves) => -30_000 - moves,
    }
}
