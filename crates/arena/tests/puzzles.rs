//! The puzzles of the repository are what they say, and a line that is spoiled is found out.
#![allow(clippy::unwrap_used)]

use sittuyin_arena::puzzles::{Checked, Proof, Puzzle, Theme, WrongPuzzle, check};
use sittuyin_engine::Engine;
use sittuyin_tablebase::Tables;
use std::{collections::HashSet, fs, path::Path};

fn of(theme: Theme) -> Vec<Puzzle> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/puzzles/{theme}.tsv"));
    Puzzle::read(&fs::read_to_string(&path).unwrap()).unwrap()
}

fn all() -> Vec<Puzzle> {
    Theme::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn there_are_enough_of_every_theme_and_too_many_of_none() {
    let puzzles = all();
    assert!(puzzles.len() >= 2_000, "{}", puzzles.len());
    let ids: HashSet<String> = puzzles.iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), puzzles.len());
    for theme in Theme::ALL {
        let own = of(theme);
        assert!(own.len() >= 50, "{theme}: {}", own.len());
        assert!(
            10 * own.len() <= 3 * puzzles.len(),
            "{theme}: {}",
            own.len()
        );
        assert!(own.iter().all(|puzzle| puzzle.theme() == theme), "{theme}");
        assert!(own.is_sorted_by_key(|puzzle| puzzle.rating), "{theme}");
    }
}

/// Every puzzle by the rules, and those of a sample by what their solutions rest on.
#[test]
fn they_are_what_they_say() {
    let (tables, none) = (Tables::of_three_men(), Tables::new());
    let mut engine = Engine::new(4);
    let mut seen = 0;
    for (number, puzzle) in all().iter().enumerate() {
        // A search for every one would take minutes. That its moves are lawful costs nothing.
        let mut puzzle = puzzle.clone();
        let mut known = &tables;
        if puzzle.proof != Proof::Tables && number % 40 != 0 {
            puzzle.proof = Proof::Tables;
            known = &none;
        }
        match check(&puzzle, known, &mut engine) {
            Ok(Checked::Right) => seen += 1,
            Ok(Checked::NoTable) => (),
            Err(error) => panic!("{puzzle}: {error}"),
        }
    }
    assert!(seen > 30, "{seen}");
}

#[test]
fn a_spoiled_line_is_found_out() {
    let mut engine = Engine::new(1);
    let mut said = |line: &str| {
        let puzzle: Puzzle = line.parse().unwrap();
        check(&puzzle, &Tables::of_three_men(), &mut engine)
    };
    let mate = "sw3uve3\tformal\tk7/8/1K6/8/8/8/8/7R[] w - - 0 1\th1h8\tmate-1\t600\ta test\tmate";
    assert!(matches!(said(mate), Ok(Checked::Right)));
    let spoiled = |from, to| mate.replacen(from, to, 1);
    assert!(matches!(
        said(&spoiled("h1h8", "h1h7")),
        Err(WrongPuzzle::NoMate)
    ));
    assert!(matches!(
        said(&spoiled("h1h8", "h1g2")),
        Err(WrongPuzzle::Unlawful { .. })
    ));
    assert!(matches!(
        said(&spoiled("h1h8", "h1h7 a8b8")),
        Err(WrongPuzzle::OtherSideLast)
    ));
    assert!(matches!(
        said(&spoiled("mate-1", "mate-2")),
        Err(WrongPuzzle::OtherMate(1))
    ));
    let counted = "ru7zxm4\tmodern\t8/7k/8/5K2/8/8/4R3/8[] w - 32 28 1\tf5f6 h7g8 e2h2 g8f8 h2h8\tcount\t2049\t\
                   a test\ttables";
    assert!(matches!(said(counted), Ok(Checked::Right)));
    // Another move of the rook wins too late; the same moves are not the only ones while the count is young.
    let spoiled = counted.replacen("e2h2 g8f8 h2h8", "e2e8", 1);
    assert!(matches!(said(&spoiled), Err(WrongPuzzle::NotOnly(_))));
    let mut young: Puzzle = counted.parse().unwrap();
    young.fen = young.fen.replace("32 28", "32 2");
    let said = check(&young, &Tables::of_three_men(), &mut Engine::new(1));
    assert!(matches!(said, Err(WrongPuzzle::NotOnly(_))));
}
