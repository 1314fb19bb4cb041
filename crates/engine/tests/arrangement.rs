//! Armies that are set up at once: behind the curtain no one can foresee them, and none of them is bad.

#![allow(clippy::unwrap_used)]

use sittuyin::{Color, Draft, Game, Move, MoveKind, Order, Role, Ruleset, Square};
use sittuyin_engine::{Engine, Handicap, Level, Limits, Score, Untimed};
use std::collections::{BTreeMap, BTreeSet};

/// Pieces and their squares.
type Army = BTreeSet<(Role, Square)>;

fn hidden() -> Game {
    Game::in_order(Ruleset::Tournament, Order::Hidden).unwrap()
}

fn pieces(army: &[Move]) -> Army {
    army.iter()
        .map(|placement| match placement.kind() {
            MoveKind::Placement { role, to, .. } => (role, to),
            _ => panic!("an army is placed"),
        })
        .collect()
}

/// The army that a search of the array comes to: one that is drawn, or the best.
fn army(engine: &mut Engine, game: &Game, seed: Option<u64>, nodes: u64) -> Vec<Move> {
    let limits = Limits {
        nodes: Some(nodes),
        handicap: seed.map(|seed| Handicap {
            seed,
            hasty: 0,
            misjudges: 0,
            misplaces: 0,
        }),
        ..Limits::default()
    };
    let mut line = Vec::new();
    engine.new_game();
    engine
        .search(game, &limits, &Untimed, &mut |report| {
            line.clone_from(&report.pv);
        })
        .unwrap();
    line
}

/// What White's army is worth by a search, on the mean against these armies of Black.
fn worth(engine: &mut Engine, start: &Game, white: &[Move], others: &[Vec<Move>]) -> i32 {
    let sum: i32 = others
        .iter()
        .map(|black| {
            let mut game = start.clone();
            for &placement in white.iter().chain(black) {
                game.play(placement).unwrap();
            }
            engine.new_game();
            let limits = Limits {
                nodes: Some(15_000),
                ..Limits::default()
            };
            let best = engine.search(&game, &limits, &Untimed, &mut |_| ());
            match best.unwrap().score {
                Score::Centipawns(worth) => worth,
                Score::Mate(_) => panic!("there is no mate"),
            }
        })
        .sum();
    sum / others.len() as i32
}

/// Fifty draws: no army comes up in half of them, and none is worse than the best by more than the margin
/// and what a search against six other armies may err by, a quarter of a pawn each.
#[test]
fn cannot_be_foreseen_behind_the_curtain() {
    let (mut engine, game) = (Engine::new(4), hidden());
    let mut seen: BTreeMap<Army, (usize, Vec<Move>)> = BTreeMap::new();
    for seed in 0..50 {
        let drawn = army(&mut engine, &game, Some(seed), 120_000);
        seen.entry(pieces(&drawn)).or_insert((0, drawn)).0 += 1;
    }
    assert!(seen.len() >= 8, "{}", seen.len());
    assert!(seen.values().all(|&(times, _)| times < 25), "{seen:?}");

    let black = Draft::hidden(game.position(), Color::Black).unwrap();
    let others: Vec<Vec<Move>> = (0..6)
        .map(|seed| {
            let army = engine.arrange(black.base(), &[], Level::HIGHEST, seed);
            let mut draft = black.clone();
            draft.replace(&army).unwrap();
            draft.confirm().unwrap()
        })
        .collect();
    let best = army(&mut engine, &game, None, 120_000);
    let best = worth(&mut engine, &game, &best, &others);
    for (_, drawn) in seen.values() {
        let drawn = worth(&mut engine, &game, drawn, &others);
        assert!(drawn >= best - 50, "{drawn}, the best {best}");
    }
}

#[test]
fn a_seed_draws_the_same_army_and_none_the_best() {
    let (mut engine, game) = (Engine::new(4), hidden());
    for seed in [None, Some(3), Some(4)] {
        let first = army(&mut engine, &game, seed, 60_000);
        assert_eq!(first, army(&mut Engine::new(4), &game, seed, 60_000));
    }
}

/// Who arranges first is seen: an army that was chosen by the answers to it keeps more after the answer
/// than one that looked best by itself, a quarter of a pawn at least.
#[test]
fn plans_for_the_answer_where_it_is_seen() {
    let (mut engine, game) = (Engine::new(4), Game::new(Ruleset::Formal).unwrap());
    let kept = |engine: &mut Engine, nodes| {
        let white = army(engine, &game, None, nodes);
        let mut answered = game.clone();
        for &placement in &white {
            answered.play(placement).unwrap();
        }
        let black = army(engine, &answered, None, 240_000);
        worth(engine, &game, &white, &[black])
    };
    // With so few positions to search the first army is not tried against any answer.
    let (planned, unplanned) = (kept(&mut engine, 240_000), kept(&mut engine, 15_000));
    assert!(planned > unplanned + 25, "{planned} {unplanned}");
}
