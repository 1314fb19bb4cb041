//! Fairy-Stockfish, where it is installed, and the endgame tables agree under `modern`.

#![allow(clippy::unwrap_used)]

use sittuyin::{Position, Ruleset, fen::Fen};
use sittuyin_arena::{Bound, Bounds, Go, Score, UciClient};
use sittuyin_tablebase::{Cache, Material, Plan, RandomPositions, Tables, Value};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

const DEBIAN: &str = "/usr/games/fairy-stockfish";

/// Plies of a mate that the search must find; no count ends before 32.
const HORIZON: u16 = 7;

/// The mates that the search claims, in moves, until it claims the one that is enough.
fn mates(engine: &mut UciClient, position: &Position, depth: u32, enough: Option<i64>) -> Vec<i64> {
    let mut found = Vec::new();
    engine.new_game().unwrap();
    let fen = Fen(position.to_setup()).to_string();
    engine.position(Some(&fen), &[]).unwrap();
    let within = Duration::from_secs(60);
    engine
        .go(&Go::depth(depth), within, &mut |info| match info.score {
            Some(Score::Mate(moves)) if info.bound == Bound::Exact => {
                found.push(moves);
                if Some(moves) == enough {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }
            _ => ControlFlow::Continue(()),
        })
        .unwrap();
    found
}

#[test]
fn the_search_finds_the_mates_of_the_tables_and_no_others() {
    if !Path::new(DEBIAN).exists() {
        eprintln!("SKIPPED: fairy-stockfish is not installed");
        return;
    }
    let materials: Vec<Material> = ["KRvK", "KSvK", "KPvK", "KPPvK"]
        .map(|key| key.parse().unwrap())
        .to_vec();
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endgames");
    let _ = std::fs::remove_dir_all(&directory);
    let plan = Plan {
        materials: materials.clone(),
        rulesets: vec![Ruleset::Modern],
        directory,
        threads: NonZeroUsize::MIN,
        memory: 1 << 30,
    };
    plan.build(&|_| ()).unwrap();
    let tables = Tables::open(&plan.directory).unwrap();
    let mut cache = Cache::default();
    let mut engine = UciClient::start(&DEBIAN.parse().unwrap(), Bounds::default()).unwrap();
    engine.set_option("UCI_Variant", "sittuyin").unwrap();
    let (mut near, mut drawn) = (0, 0);
    for material in materials {
        let mut left = [6, 4];
        for position in RandomPositions::new(material, Ruleset::Modern.rules(), 1).take(50_000) {
            let value = tables.probe(&mut cache, &position).unwrap().unwrap();
            let (kind, mate) = match value {
                Value::Win(plies) if plies <= HORIZON => (0, Some(i64::from(plies + 1) / 2)),
                Value::Loss(plies) if (1..=HORIZON).contains(&plies) => {
                    (0, Some(-i64::from(plies / 2)))
                }
                Value::Draw => (1, None),
                _ => continue,
            };
            if left[kind] == 0 {
                continue;
            }
            left[kind] -= 1;
            match mate {
                Some(mate) => {
                    near += 1;
                    let found = mates(&mut engine, &position, 30, Some(mate));
                    assert_eq!(found.last(), Some(&mate), "{position}");
                    let longer = |claimed: &i64| claimed * mate > 0 && claimed.abs() >= mate.abs();
                    assert!(found.iter().all(longer), "{position}: {found:?}");
                }
                None => {
                    drawn += 1;
                    let found = mates(&mut engine, &position, 8, None);
                    assert!(found.is_empty(), "{position}: {found:?}");
                }
            }
        }
    }
    assert!(near >= 12 && drawn >= 12, "{near} mates, {drawn} draws");
}
