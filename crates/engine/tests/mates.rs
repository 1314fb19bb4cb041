//! Mates and wins that are known from outside the engine: made by hand with the reason given, or
//! found and shown to be the only way by exhaustive search of the lawful moves.

#![allow(clippy::unwrap_used)]

use sittuyin::{Draws, Game, Move, Position, Ruleset, Status, fen::Fen, uci::UciMove};
use sittuyin_engine::{Best, Engine, Limits, Score, Untimed};

fn game(ruleset: Ruleset, fen: &str) -> Game {
    let Fen(setup) = fen.parse().unwrap();
    Game::from_setup(setup, ruleset, Draws::Platform).unwrap()
}

fn best(game: &Game, nodes: u64) -> Best {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Engine::new(4)
        .search(game, &limits, &Untimed, &mut |_| ())
        .unwrap()
}

fn uci(text: &str) -> Move {
    let UciMove(mv) = text.parse().unwrap();
    mv
}

/// Whether the side to move is mated in so many moves whatever it does, by trying everything.
fn is_lost(position: &Position, moves: u32) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.status() == Status::Checkmate;
    }
    moves > 0
        && replies.into_iter().all(|reply| {
            let mut after = *position;
            after.play_unchecked(reply);
            !mates(&after, moves).is_empty()
        })
}

/// The moves that force mate in so many moves, by trying everything.
fn mates(position: &Position, moves: u32) -> Vec<Move> {
    position
        .legal_moves()
        .into_iter()
        .filter(|&candidate| {
            let mut after = *position;
            after.play_unchecked(candidate);
            is_lost(&after, moves - 1)
        })
        .collect()
}

#[test]
fn finds_the_only_mate() {
    use Ruleset::{Formal, Modern};
    let cases = [
        // By hand: the king on b6 guards a7 and b7, the rook takes the last rank.
        (Formal, 1, "h1h8", "k7/8/1K6/8/8/8/8/7R[] w - - 0 1"),
        // The same for Black, the board turned.
        (Modern, 1, "a8a1", "r7/8/8/8/8/6k1/8/7K[] b - - 0 1"),
        // By hand: one rook keeps the king on the last rank, the other mates there.
        (Formal, 1, "b6b8", "4k3/R7/1R6/8/8/8/8/4K3[] w - - 0 1"),
        // Found by exhaustive search.
        (
            Formal,
            1,
            "d2d8",
            "1N3k2/1R5n/1n6/4K3/2P5/8/1p1R4/8[] w - - 0 1",
        ),
        (Modern, 1, "e7h7", "8/4r3/8/5f1K/8/7n/8/7k[] b - - 0 1"),
        (Formal, 2, "h6a6", "8/8/7R/8/8/2K3N1/8/1k6[] w - - 0 1"),
        (Formal, 2, "e5f3", "8/8/8/4n1r1/S7/4P3/8/2k2P1K[] b - - 0 1"),
        (Modern, 2, "c5c6", "8/4p2K/2R5/1kr5/8/8/8/6r1[] b - - 0 1"),
        (Modern, 2, "c3c2", "8/1N6/8/8/p7/2RK4/8/RS2k3[] w - - 0 1"),
        (Formal, 3, "e3f2", "5r2/2f5/8/7n/S7/4k3/8/7K[] b - - 0 1"),
        (Formal, 3, "h3h7", "1kF3P1/8/8/8/1K6/1R5R/3p4/8[] w - - 0 1"),
        (Modern, 3, "e1g1", "5kf1/8/8/8/8/7K/4r2s/4r3[] b - - 0 1"),
        (Modern, 3, "g4e3", "8/8/8/6R1/6N1/6F1/8/2K4k[] w - - 0 1"),
        // A promotion in place, and by a step where the rules have it, begins it.
        (Formal, 1, "g2g2f", "8/8/8/4s3/5k2/3r2sK/6p1/8[] b - - 0 1"),
        (
            Formal,
            1,
            "b7b7f",
            "8/1P3p2/k1N5/3p4/8/8/1R1K4/8[] w - - 0 1",
        ),
        (
            Formal,
            2,
            "c3c3f",
            "8/6P1/7r/3k4/1Ks5/r1pSS3/8/8[] b - - 0 1",
        ),
        (Formal, 2, "c6c6f", "8/2p5/2P5/3N3K/k7/7R/8/4P3[] w - - 0 1"),
        (Modern, 2, "d8d8f", "k2P1R2/3R3S/7K/8/8/5n2/8/8[] w - - 0 1"),
        (Modern, 2, "c3b2f", "8/8/8/4P2r/8/2p5/K1k5/5r1p[] b - - 0 1"),
    ];
    for (ruleset, moves, expected, fen) in cases {
        let game = game(ruleset, fen);
        if moves <= 2 {
            let forced = mates(game.position(), moves);
            assert_eq!(forced, [uci(expected)], "{fen}: exhaustive search");
        }
        let best = best(&game, 100_000);
        assert_eq!(best.mv, uci(expected), "{fen}");
        assert_eq!(best.score, Score::Mate(moves as i32), "{fen}");
    }
}

fn mate(game: &Game, moves: u32) -> Best {
    let limits = Limits {
        mate: Some(moves),
        ..Limits::default()
    };
    Engine::new(1)
        .search(game, &limits, &Untimed, &mut |_| ())
        .unwrap()
}

/// Every position of a few men that random moves come by: the shortest mate is what trying everything
/// finds, and where there is none in two moves, that is known.
#[test]
fn looks_for_a_mate_until_it_is_sure() {
    let starts = [
        "8/8/7R/8/8/2K3N1/8/1k6[] w - - 0 1",
        "k2P1R2/3R3S/7K/8/8/5n2/8/8[] w - - 0 1",
        "8/8/8/4P2r/8/2p5/K1k5/5r1p[] b - - 0 1",
        "5r2/2f5/8/7n/S7/4k3/8/7K[] b - - 0 1",
        "1N3k2/1R5n/1n6/4K3/2P5/8/1p1R4/8[] w - - 0 1",
    ];
    let mut seen = [0; 3];
    let mut chance: usize = 5;
    for (ruleset, fen) in [Ruleset::Formal, Ruleset::Modern]
        .into_iter()
        .flat_map(|ruleset| starts.map(|fen| (ruleset, fen)))
    {
        let mut game = game(ruleset, fen);
        for _ in 0..16 {
            if game.outcome().is_some() {
                break;
            }
            let position = *game.position();
            let found = mate(&game, 2);
            let shortest = (1..=2).find(|&moves| !mates(&position, moves).is_empty());
            match shortest {
                Some(moves) => {
                    assert_eq!(found.score, Score::Mate(moves as i32), "{}", game.fen());
                    assert!(mates(&position, moves).contains(&found.mv));
                    assert_eq!(found.no_mate, Some(moves - 1));
                }
                None => assert_eq!(found.no_mate, Some(2), "{}", game.fen()),
            }
            seen[shortest.unwrap_or(0) as usize] += 1;
            let moves = position.legal_moves();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005) + 1;
            game.play(moves[(chance >> 33) % moves.len()]).unwrap();
        }
    }
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

#[test]
fn a_mate_is_told_with_the_best_defence() {
    // Known to be won from here in three: see above.
    let game = game(Ruleset::Formal, "1kF3P1/8/8/8/1K6/1R5R/3p4/8[] w - - 0 1");
    let limits = Limits {
        mate: Some(6),
        ..Limits::default()
    };
    let mut lines = Vec::new();
    let best = Engine::new(1).search(&game, &limits, &Untimed, &mut |report| {
        lines.push(report.pv.clone());
    });
    assert_eq!(best.unwrap().score, Score::Mate(3));
    assert_eq!(lines.len(), 1);
    let mut position = *game.position();
    for &step in &lines[0] {
        position.play(step).unwrap();
    }
    assert_eq!(lines[0].len(), 5);
    assert_eq!(position.status(), Status::Checkmate);
}

#[test]
fn a_mate_that_the_count_does_not_allow_is_none() {
    // The rook has sixteen moves; the mate in two of the list above comes with the sixteenth or too late.
    let fen = |used| format!("8/8/7R/8/8/2K3N1/8/1k6[] w - 32 {used} 1");
    assert_eq!(
        mate(&game(Ruleset::Modern, &fen(29)), 4).score,
        Score::Mate(2)
    );
    assert_eq!(mate(&game(Ruleset::Modern, &fen(31)), 4).no_mate, Some(4));
}

#[test]
fn a_mate_is_looked_for_among_the_moves_that_are_given() {
    let game = game(Ruleset::Formal, "k7/8/1K6/8/8/8/8/7R[] w - - 0 1");
    let limits = |only| Limits {
        mate: Some(1),
        search_moves: vec![uci(only)],
        ..Limits::default()
    };
    let mut engine = Engine::new(1);
    let mut look = |only| {
        engine
            .search(&game, &limits(only), &Untimed, &mut |_| ())
            .unwrap()
    };
    assert_eq!(look("h1h8").score, Score::Mate(1));
    let other = look("h1h7");
    assert_eq!((other.mv, other.no_mate), (uci("h1h7"), Some(1)));
}

/// Once every 'no' is proved; with too few positions nothing is claimed.
#[test]
fn a_search_that_is_stopped_claims_nothing() {
    let game = game(
        Ruleset::Modern,
        "3rr3/1kns4/1fsnpppp/pppp4/4PPPP/PPPPNS2/3FSNK1/2R2R2[] w - - 0 1",
    );
    let limits = Limits {
        mate: Some(9),
        nodes: Some(5_000),
        ..Limits::default()
    };
    let best = Engine::new(1)
        .search(&game, &limits, &Untimed, &mut |_| ())
        .unwrap();
    assert!(best.no_mate.is_some_and(|moves| (1..9).contains(&moves)));
    assert!(matches!(best.score, Score::Centipawns(_)));
}

#[test]
fn sees_that_it_is_being_mated() {
    // The rook threatens mate on h8, and after the only moves a8b8, b8c8 … a second rook follows.
    let game = game(Ruleset::Modern, "k7/7R/1K6/8/8/8/8/8[] b - - 0 1");
    let best = best(&game, 50_000);
    assert_eq!(best.mv, uci("a8b8"));
    assert!(matches!(best.score, Score::Mate(moves) if moves < 0));
}

#[test]
fn wins_without_stalemating() {
    // Ka6 would leave the king on a8 without a move: unlawful in one ruleset, a draw in the other.
    let fen = "k7/8/8/K7/8/8/8/1R6[] w - - 0 1";
    for ruleset in [Ruleset::Formal, Ruleset::Modern] {
        let mut game = game(ruleset, fen);
        assert_eq!(
            game.position().is_legal(uci("a5a6")),
            ruleset == Ruleset::Modern
        );
        let best = best(&game, 100_000);
        assert!(best.score.is_better());
        game.play(best.mv).unwrap();
        assert!(game.outcome().is_none());
    }
}

#[test]
fn mates_a_bare_king_within_the_count() {
    // A rook has sixteen moves, which for king and rook alone is exactly enough from the worst
    // position.
    for fen in [
        "8/8/8/3k4/8/8/1R6/2K5[] b - 32 0 1",
        "8/8/8/8/3k4/8/8/R5NK[] b - 32 0 1",
        "8/8/3K4/8/3R4/8/8/k7[] b - 32 0 1",
    ] {
        let mut game = game(Ruleset::Modern, fen);
        let mut engine = Engine::new(8);
        let limits = Limits {
            nodes: Some(60_000),
            ..Limits::default()
        };
        while game.outcome().is_none() {
            let best = engine
                .search(&game, &limits, &Untimed, &mut |_| ())
                .unwrap();
            game.play(best.mv).unwrap();
        }
        let winner = game.outcome().unwrap().winner;
        assert_eq!(
            winner,
            Some(sittuyin::Color::White),
            "{fen}: {}",
            game.fen()
        );
    }
}

#[test]
fn knows_that_a_count_has_left_no_time() {
    let won = game(Ruleset::Modern, "8/8/8/3k4/8/8/1R6/2K5[] w - 32 1 1");
    let late = game(Ruleset::Modern, "8/8/8/3k4/8/8/1R6/2K5[] w - 32 29 1");
    assert!(best(&won, 20_000).score.is_better());
    assert_eq!(best(&late, 20_000).score, Score::Centipawns(0));
}
