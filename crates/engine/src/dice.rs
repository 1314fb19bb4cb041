//! Playing by three dice (C27): expectimax over one turn of each side.
//!
//! Every way to play the own dice is tried; the best of them by the static evaluation are judged by
//! the mean over all throws of the opponent, who answers one die after the other with the move that
//! looks best. It sees a capture of the king one die ahead, not a plan of several turns.

use crate::{Limits, evaluation, report::MATE};
use sittuyin::{Color, Dice, Move, Position};
use std::collections::HashSet;

/// The most positions looked at within the own turn: dice of long-ranging pieces have thousands of
/// ways to be played, most of which differ in their order alone.
const TURN: usize = 30_000;

/// A way to play the own dice: the first move, and the position when the turn is over.
struct Turn {
    first: Move,
    end: Position,
    worth: i32,
}

/// What was decided, and how many positions were looked at.
pub(crate) struct Thrown {
    pub(crate) first: Move,
    pub(crate) score: i32,
    pub(crate) nodes: u64,
}

/// The first move of the best way to play the dice that were thrown; `None` before the throw.
pub(crate) fn choose(position: &Position, limits: &Limits) -> Option<Thrown> {
    let color = position.turn();
    let mut turns = Vec::new();
    for first in position.legal_moves() {
        if !limits.search_moves.is_empty() && !limits.search_moves.contains(&first) {
            continue;
        }
        let mut after = *position;
        after.play_unchecked(first);
        play_out(after, color, &mut HashSet::new(), &mut |end| {
            turns.push(Turn {
                first,
                end,
                worth: worth(&end, color),
            });
        });
    }
    let mut nodes = turns.len() as u64;
    turns.sort_by_key(|turn| -turn.worth);
    // About two thousand positions go into judging one way to play.
    let looks = limits.nodes.unwrap_or(100_000) / 2_000;
    turns.truncate(looks.clamp(1, 64) as usize);
    let best = turns.into_iter().map(|turn| {
        let misjudged = limits
            .handicap
            .map_or(0, |handicap| handicap.error(turn.end.hash(), turn.first));
        let judged = mean_reply(&turn.end, color, &mut nodes) + misjudged;
        (judged, turn.first)
    });
    let (score, first) = best.max_by_key(|&(judged, _)| judged)?;
    Some(Thrown {
        first,
        score,
        nodes,
    })
}

/// Shows every position in which the turn of this side can end.
fn play_out(
    position: Position,
    color: Color,
    seen: &mut HashSet<(u64, Option<Dice>)>,
    show: &mut impl FnMut(Position),
) {
    if seen.len() > TURN || !seen.insert((position.hash(), position.dice())) {
        return;
    }
    let over = position.dice().is_none() || position.turn() != color;
    if over {
        show(position);
        return;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        show(position); // The king is captured.
    }
    for lawful in moves {
        let mut after = position;
        after.play_unchecked(lawful);
        play_out(after, color, seen, show);
    }
}

/// The static worth for a side; a captured king is worth a mate.
fn worth(position: &Position, color: Color) -> i32 {
    match (position.board().king(color), position.board().king(!color)) {
        (None, _) => -MATE,
        (_, None) => MATE,
        _ => {
            let white = evaluation::evaluate(position);
            if color == Color::White { white } else { -white }
        }
    }
}

/// The mean worth for `color` over all throws of the opponent.
fn mean_reply(position: &Position, color: Color, nodes: &mut u64) -> i32 {
    if !position.awaits_dice() {
        return worth(position, color);
    }
    let mut sum = 0;
    for first in 1..=6 {
        for second in first..=6 {
            for third in second..=6 {
                // Of the 216 throws: all faces alike 1, two alike 3, all different 6.
                let ways = match (first == second, second == third) {
                    (true, true) => 1,
                    (false, false) => 6,
                    _ => 3,
                };
                let Some(dice) = Dice::thrown([first, second, third]) else {
                    continue;
                };
                sum += ways * i64::from(reply(*position, dice, color, nodes));
            }
        }
    }
    (sum / 216) as i32
}

/// The worth for `color` after the opponent has answered a throw, one die after the other.
fn reply(mut position: Position, dice: Dice, color: Color, nodes: &mut u64) -> i32 {
    if position.throw(dice).is_err() {
        return worth(&position, color);
    }
    while position.turn() != color && position.dice().is_some() {
        let best = position.legal_moves().into_iter().map(|lawful| {
            let mut after = position;
            after.play_unchecked(lawful);
            *nodes += 1;
            (worth(&after, color), after)
        });
        match best.min_by_key(|&(worth, _)| worth) {
            Some((_, after)) => position = after,
            None => break, // The king is captured.
        }
    }
    worth(&position, color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use sittuyin::{Ruleset, Setup, fen::Fen, uci::UciMove};

    fn best(fen: &str, dice: &str) -> String {
        let Fen(setup) = fen.parse().expect("a FEN");
        let setup = Setup {
            dice: Some(dice.parse().expect("dice")),
            ..setup
        };
        let position = Position::new(&setup, Ruleset::Dice.rules()).expect("a position");
        let chosen = choose(&position, &Limits::default()).expect("a move");
        UciMove(chosen.first).to_string()
    }

    #[test]
    fn captures_the_king_with_one_die_or_with_two() {
        assert_eq!(best("4k3/8/8/8/8/8/8/4RK2[] w", "4,2,2"), "e1e8");
        // The knight leaves the file, then the rook takes the king.
        assert_eq!(
            best("4k3/8/8/8/4N3/8/8/4RK2[] w", "4,2,5").get(..2),
            Some("e4")
        );
    }

    #[test]
    fn takes_the_king_out_of_the_rook_s_way() {
        // Any rook's die of Black captures the king on the e-file; the other die of White cannot help.
        let chosen = best("4r1k1/8/8/8/8/8/P7/4K3[] w", "6,4,4");
        assert!(!chosen.starts_with("e1e"), "{chosen}");
    }

    #[test]
    fn waits_for_the_throw() {
        let Fen(setup) = "4k3/8/8/8/8/8/8/4K3[] w".parse().expect("a FEN");
        let position = Position::new(&setup, Ruleset::Dice.rules()).expect("a position");
        assert!(choose(&position, &Limits::default()).is_none());
    }
}
