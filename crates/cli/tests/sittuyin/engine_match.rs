//! Matches of the program against itself.

use crate::program::{refused, run};
use serde_json::Value;

fn ourselves() -> String {
    format!("'{}' uci", env!("CARGO_BIN_EXE_sittuyin"))
}

#[test]
fn plays_itself_without_a_fault() {
    let engine = ourselves();
    let arguments = [
        "match",
        "--a",
        &engine,
        "--b",
        &engine,
        "--name-a",
        "one",
        "--option",
        "Hash=1",
        "--nodes",
        "100",
        "--games",
        "2",
        "--concurrency",
        "2",
        "--json",
    ];
    let run = run(&arguments);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    let lines: Vec<Value> = run
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object"))
        .collect();
    let [first, second, report] = lines.as_slice() else {
        panic!("{}", run.out);
    };
    for game in [first, second] {
        // Sixteen placements and more.
        assert!(
            game["plies"].as_u64() > Some(16) && game["fault"].is_null(),
            "{game}"
        );
    }
    let points = report["won"].as_u64().zip(report["lost"].as_u64());
    assert_eq!(report["a"], "one");
    assert!(
        points.is_some_and(|(won, lost)| won + lost <= 2),
        "{report}"
    );
    assert_eq!(report["faults"], serde_json::json!([0, 0]));
}

#[test]
fn refuses_what_is_no_match() {
    let engine = ourselves();
    for more in [
        &["--nodes", "0"][..],
        &["--nodes", "5", "--movetime", "5"],
        &["--clock", "soon"],
        &["--sprt", "10,0"],
        &["--option", "Hash"],
        &["--option", "Hash=lots"],
        &["--openings", "/nonexistent"],
        &["--ruleset", "dice"],
        &["--concurrency", "0"],
        &["--pgn", "/nonexistent/games.pgn"],
    ] {
        let arguments = [&["match", "--a", &engine, "--b", &engine], more].concat();
        refused(&arguments, b"");
    }
    refused(
        &["match", "--a", &engine, "--b", "/nonexistent/engine"],
        b"",
    );
}
