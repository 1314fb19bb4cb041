use sittuyin::{Game, Move};
use sittuyin_engine::{Engine, Limits, Score, Untimed};

/// Positions to try for one question about a mate.
const MOST: u64 = 1_500_000;
/// Replies that are followed in the search for a line without a choice.
const REPLIES: usize = 6;

/// In how many moves one of these moves mates, at most so many, and by which; `Some(None)` when it was shown
/// that none does, `None` when it was not found out. Without moves all are meant.
fn shortest(
    engine: &mut Engine,
    game: &Game,
    moves: u32,
    only: Vec<Move>,
) -> Option<Option<(u32, Move)>> {
    let limits = Limits {
        mate: Some(moves),
        nodes: Some(MOST),
        // After a mate was not found, a glance is enough.
        depth: Some(1),
        search_moves: only,
        ..Limits::default()
    };
    let best = engine.search(game, &limits, &Untimed, &mut |_| ())?;
    match (best.score, best.no_mate?) {
        (_, none_in) if none_in >= moves => Some(None),
        (Score::Mate(found), none_in) if found == none_in as i32 + 1 => {
            Some(Some((found as u32, best.mv)))
        }
        _ => None,
    }
}

/// Whether no move but this one mates in so many moves; `None` when it was not found out.
pub(super) fn is_only_mate(engine: &mut Engine, game: &Game, moves: u32, mv: Move) -> Option<bool> {
    let mut others: Vec<Move> = game.position().legal_moves().into_iter().collect();
    others.retain(|&other| other != mv);
    if others.is_empty() {
        return Some(true);
    }
    shortest(engine, game, moves, others).map(|found| found.is_none())
}

/// A line to the shortest mate in at most so many moves, in which no other move of the attacker mates in time,
/// but for the last; a mate in one must be the only one.
pub(super) fn only_line(engine: &mut Engine, game: &Game, most: u32) -> Option<Vec<Move>> {
    let (moves, first) = shortest(engine, game, most, Vec::new())??;
    follow(engine, game, moves, first, true)
}

fn follow(
    engine: &mut Engine,
    game: &Game,
    moves: u32,
    mv: Move,
    first: bool,
) -> Option<Vec<Move>> {
    if (moves > 1 || first) && !is_only_mate(engine, game, moves, mv)? {
        return None;
    }
    let mut after = game.clone();
    after.play(mv).ok()?;
    if moves == 1 {
        return Some(vec![mv]);
    }
    let mut longest = Vec::new();
    for reply in after.position().legal_moves() {
        let mut next = after.clone();
        next.play(reply).ok()?;
        let (left, best) = shortest(engine, &next, moves - 1, Vec::new())??;
        if left == moves - 1 {
            longest.push((reply, next, best));
        }
    }
    longest
        .into_iter()
        .take(REPLIES)
        .find_map(|(reply, next, best)| {
            let rest = follow(engine, &next, moves - 1, best, false)?;
            Some([vec![mv, reply], rest].concat())
        })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::puzzles::puzzle::game;
    use sittuyin::{Ruleset, uci::UciMove};

    fn line(fen: &str) -> Option<String> {
        let game = game(Ruleset::Formal, fen).unwrap();
        let line = only_line(&mut Engine::new(1), &game, 3)?;
        let moves: Vec<_> = line.into_iter().map(|mv| UciMove(mv).to_string()).collect();
        Some(moves.join(" "))
    }

    #[test]
    fn a_line_has_no_second_mate_in_time() {
        assert_eq!(line("k7/8/1K6/8/8/8/8/7R[] w - - 0 1").unwrap(), "h1h8");
        // Two rooks could give the same mate.
        assert_eq!(line("k7/8/1K6/8/8/8/8/6RR[] w - - 0 1"), None);
        // The reply that holds out longest, and after it a mate.
        assert_eq!(
            line("8/8/6R1/8/8/5FK1/8/4k3[] w - - 0 1").unwrap(),
            "g6d6 e1f1 d6d1"
        );
    }
}
