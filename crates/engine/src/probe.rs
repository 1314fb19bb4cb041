//! What endgame tables say of a position in the search, and of the moves at its root.

use crate::{
    analysis::Line,
    level::Handicap,
    limits::Limits,
    node::{DrawRules, Node},
    report::{MATE, Score},
    search::Search,
};
use sittuyin::Move;
use sittuyin_tablebase::{Cache, Tables, Value, Verdict};

/// What a mate is worth that fifty moves without progress may forestall.
const DOUBTFUL: i32 = 10_000;

/// What tables make of the root.
#[derive(Debug)]
pub(crate) enum Root {
    /// They do not know every move: it is searched.
    Unknown,
    /// A draw, which these moves keep. Which of them is the hardest to meet, a search knows better.
    Drawn(Vec<Move>),
    /// Who wins is known, and how, to the end of each line; the best first.
    Decided(Vec<Line>),
}

/// Whether a search with these limits asks the tables: who misjudges moves does not know endings by heart.
pub(crate) fn may_know(limits: &Limits) -> bool {
    let errs = |handicap: Handicap| handicap.misjudges > 0;
    !limits.handicap.is_some_and(errs)
}

impl Search<'_> {
    /// The score of a node that a table holds, where counts and clocks leave no doubt.
    #[inline]
    pub(crate) fn tabulated(&mut self, node: &Node, ply: usize) -> Option<i32> {
        let tables = self.tables?;
        let position = &node.position;
        if position.board().occupied().len() > tables.most_men() {
            return None;
        }
        // A table that is damaged is as good as none.
        let value = tables.probe(&mut self.mind.cache, position).ok()??;
        let score = match Verdict::under(&node.clocks(&self.draws), position, value) {
            Verdict::Draw | Verdict::CountedOut => 0,
            Verdict::Stands => mate(value, ply as i32),
            Verdict::MayBeClaimed => return None,
        };
        self.watch.hits += 1;
        Some(score)
    }
}

/// What the tables make of the root of a search after these positions.
pub(crate) fn root(
    tables: &Tables,
    cache: &mut Cache,
    node: &Node,
    draws: &DrawRules,
    mut past: Vec<u64>,
    limits: &Limits,
) -> Root {
    let Ok(Some(mut moves)) = tables.moves(cache, &node.position) else {
        return Root::Unknown;
    };
    if !limits.search_moves.is_empty() {
        moves.retain(|(mv, _)| limits.search_moves.contains(mv));
    }
    past.push(node.position.hash());
    let clocks = node.clocks(draws);
    let mut judged: Vec<_> = moves
        .into_iter()
        .map(|(mv, value)| {
            let verdict = if node.after(mv, draws).is_repeated(draws, &past) {
                Verdict::Draw
            } else {
                Verdict::of_move(&clocks, &node.position, mv, value)
            };
            (mv, value, verdict)
        })
        .collect();
    judged.sort_by_key(|&(_, value, verdict)| -verdict.merit(value));
    match judged.first() {
        None => Root::Unknown,
        Some((.., Verdict::Draw)) => {
            judged.retain(|&(.., verdict)| verdict == Verdict::Draw);
            Root::Drawn(judged.into_iter().map(|(mv, ..)| mv).collect())
        }
        Some(_) => Root::Decided(
            judged
                .into_iter()
                .take(limits.lines.max(1))
                .map(|(mv, value, verdict)| {
                    let mut after = node.position;
                    after.play_unchecked(mv);
                    let rest = tables.line(cache, &after).ok().flatten();
                    let mut pv = vec![mv];
                    pv.extend(rest.unwrap_or_default());
                    let score = score(value, verdict);
                    Line { score, pv }
                })
                .collect(),
        ),
    }
}

fn score(value: Value, verdict: Verdict) -> Score {
    match (verdict, value) {
        (Verdict::Stands, value) => Score::from_internal(mate(value, 0)),
        (Verdict::MayBeClaimed, Value::Win(plies)) => {
            Score::Centipawns(DOUBTFUL - i32::from(plies))
        }
        (Verdict::MayBeClaimed, Value::Loss(plies)) => {
            Score::Centipawns(i32::from(plies) - DOUBTFUL)
        }
        _ => Score::DRAW,
    }
}

/// The score of a value at this distance from the root.
fn mate(value: Value, ply: i32) -> i32 {
    match value {
        Value::Win(plies) => MATE - ply - i32::from(plies),
        Value::Draw => 0,
        Value::Loss(plies) => ply + i32::from(plies) - MATE,
    }
}
