use crate::puzzles::judge::limits;
use sittuyin::{Game, Move};
use sittuyin_engine::{Engine, ScoreBound, Untimed};

/// Positions that the engine may look at to find the first move.
const NODES: u64 = 30_000;
/// What a move counts that it does not find: twice as many.
const UNFOUND: u64 = 2 * NODES;

/// How hard it is to find a line, on the scale of the players' ratings: by the positions that the engine looks
/// at until it finds the first move and keeps it, by the moves that there are, by how many are to be found, and
/// whether the first makes no noise.
pub(super) fn estimate(engine: &mut Engine, game: &Game, line: &[Move]) -> u16 {
    let Some(&first) = line.first() else {
        return 0;
    };
    let solver = game.position().turn();
    let mut found = None;
    engine.new_game();
    engine.search(game, &limits(game, NODES, 1), &Untimed, &mut |report| {
        if report.bound == ScoreBound::Exact && report.line == 1 {
            found = match report.pv.first() {
                Some(&best) if best == first => found.or(Some(report.nodes)),
                _ => None,
            };
        }
    });
    let effort = (1.0 + found.unwrap_or(UNFOUND) as f64 / 16.0).log2();
    let mut after = game.clone();
    let mut moves = 0;
    let mut checks = false;
    for (&mv, ply) in line.iter().zip(0..) {
        moves += u16::from(after.position().turn() == solver);
        // A line that cannot be played is refused elsewhere.
        if after.play(mv).is_err() {
            break;
        }
        checks |= ply == 0 && after.position().is_check();
    }
    let position = game.position();
    let quiet =
        !checks && !first.is_promotion() && !position.board().occupied().contains(first.to());
    let choice = position.count_legal_moves().min(50) as u16;
    420 + (110.0 * effort) as u16
        + 3 * choice
        + 80 * moves.saturating_sub(1)
        + if quiet { 100 } else { 0 }
}
