//! What the engine does with endgame tables: here those of three men, which are part of the program.

use sittuyin::{Draws, Game, Reason, Ruleset, fen::Fen, uci::UciMove};
use sittuyin_engine::{Best, Engine, Level, Limits, Report, Score, Untimed};
use sittuyin_tablebase::Tables;
use std::sync::Arc;

fn game(ruleset: Ruleset, fen: &str) -> Game {
    let Fen(setup) = fen.parse().expect("a FEN");
    Game::from_setup(setup, ruleset, Draws::Platform).expect("a position")
}

fn engine() -> Engine {
    let mut engine = Engine::new(1);
    engine.set_tables(Some(Arc::new(Tables::of_three_men())));
    engine
}

fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> (Best, Vec<Report>) {
    let mut reports = Vec::new();
    let mut keep = |report: &Report| reports.push(report.clone());
    let best = engine.search(game, limits, &Untimed, &mut keep);
    (best.expect("a move"), reports)
}

fn reason(game: &Game) -> Option<Reason> {
    game.outcome().map(|outcome| outcome.reason)
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

/// Both sides play by the tables until the game ends.
fn play_out(game: &mut Game) -> usize {
    let mut engine = engine();
    let mut plies = 0;
    while game.outcome().is_none() && game.claims().is_empty() {
        let (best, _) = search(&mut engine, game, &depth(1));
        game.play(best.mv).expect("a lawful move");
        plies += 1;
    }
    plies
}

#[test]
fn the_longest_win_of_the_rook_just_comes_in_time() {
    // As in chess, the rook needs sixteen moves at most, and so many are counted.
    let mut game = game(Ruleset::Modern, "7K/8/8/8/8/2k5/8/R7[] b - 32 0 1");
    let (best, reports) = search(&mut engine(), &game, &depth(20));
    assert_eq!(best.score, Score::Mate(-16));
    assert_eq!(reports.len(), 1);
    assert_eq!(reports[0].pv.len(), 32);
    assert!(reports[0].tbhits > 0);
    assert_eq!(play_out(&mut game), 32);
    assert_eq!(reason(&game), Some(Reason::Checkmate));
}

#[test]
fn a_count_that_has_gone_too_far_makes_it_a_draw_which_is_held() {
    // The same position two counted plies later.
    let mut game = game(Ruleset::Modern, "7K/8/8/8/8/2k5/8/R7[] b - 32 2 2");
    let (best, _) = search(&mut engine(), &game, &depth(20));
    assert_eq!(best.score, Score::Centipawns(0));
    assert_eq!(play_out(&mut game), 31);
    assert_eq!(reason(&game), Some(Reason::CountedOut));
}

#[test]
fn the_attacker_goes_on_when_the_count_is_lost() {
    // One move too few, but the lone king may err: the shortest way is still the best try.
    let game = game(Ruleset::Modern, "7K/8/8/3k4/8/8/8/R7[] w - 32 31 17");
    let (best, reports) = search(&mut engine(), &game, &depth(20));
    assert_eq!(best.score, Score::Centipawns(0));
    assert!(reports[0].pv.len() > 2);
}

#[test]
fn fifty_moves_make_a_win_doubtful() {
    // In formal nothing is counted, but a draw may be claimed: too late a mate is no certain one.
    let late = game(Ruleset::Formal, "7K/8/8/8/8/2k5/8/R7[] b - - 80 60");
    let (best, _) = search(&mut engine(), &late, &depth(20));
    assert_eq!(best.score, Score::Centipawns(32 - 10_000));
    let soon = game(Ruleset::Formal, "7K/8/8/8/8/2k5/8/R7[] b - - 60 50");
    let (best, _) = search(&mut engine(), &soon, &depth(20));
    assert_eq!(best.score, Score::Mate(-16));
}

#[test]
fn a_search_sees_through_a_capture_into_the_tables() {
    // The rook takes the general, and what is left is mate in so many moves that no search of four
    // plies finds it.
    let game = game(Ruleset::Modern, "6k1/8/8/3f3R/8/8/8/K7[] w - - 0 1");
    let (blind, reports) = search(&mut Engine::new(1), &game, &depth(4));
    assert!(matches!(blind.score, Score::Centipawns(_)));
    assert_eq!(reports.last().map(|report| report.tbhits), Some(0));
    let (best, reports) = search(&mut engine(), &game, &depth(4));
    assert!(
        matches!(best.score, Score::Mate(moves) if moves > 4),
        "{best:?}"
    );
    assert!(reports.last().is_some_and(|report| report.tbhits > 0));
}

#[test]
fn what_is_drawn_by_the_tables_is_not_said_to_be_won() {
    // A knight alone never mates.
    let game = game(Ruleset::Modern, "7k/8/8/8/3N4/8/8/K7[] w - 128 1 1");
    let (best, reports) = search(&mut engine(), &game, &depth(6));
    assert_eq!(best.score, Score::Centipawns(0));
    assert!(
        reports
            .iter()
            .all(|report| report.score == Score::Centipawns(0))
    );
}

#[test]
fn only_moves_to_choose_from_are_chosen_and_lines_are_told_in_order() {
    let game = game(Ruleset::Modern, "7k/8/6K1/8/8/8/8/R7[] w - 32 1 1");
    let UciMove(other) = "a1b1".parse().expect("a move");
    let wanted = Limits {
        search_moves: vec![other],
        ..depth(1)
    };
    let (best, _) = search(&mut engine(), &game, &wanted);
    assert_eq!((best.mv, best.score), (other, Score::Mate(2)));
    let three = Limits {
        lines: 3,
        ..depth(1)
    };
    let (best, reports) = search(&mut engine(), &game, &three);
    assert_eq!(UciMove(best.mv).to_string(), "a1a8");
    let lines: Vec<_> = reports.iter().map(|report| report.line).collect();
    assert_eq!(lines, [1, 2, 3]);
    assert_eq!(reports[0].score, Score::Mate(1));
}

#[test]
fn a_beginners_opponent_does_not_know_endings_by_heart() {
    let game = game(Ruleset::Modern, "7K/8/8/8/8/2k5/8/R7[] b - 32 0 1");
    let told = |level: Level| {
        let mut hits = 0;
        let mut keep = |report: &Report| hits = report.tbhits;
        engine().choose(&game, level, 1, &Untimed, &mut keep);
        hits
    };
    assert_eq!(told(Level::LOWEST), 0);
    assert!(told(Level::HIGHEST) > 0);
}
