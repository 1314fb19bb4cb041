//! The conformance suite, put to the program itself and to engines that are none.

use crate::program::{refused, run};
use serde_json::Value;

fn ourselves() -> String {
    format!("'{}' uci", env!("CARGO_BIN_EXE_sittuyin"))
}

#[test]
fn agrees_with_the_suite() {
    let run = run(&["conform", "--json", "--most-nodes", "1000", &ourselves()]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    let last = run.out.lines().last().expect("a line");
    let numbers: Value = serde_json::from_str(last).expect("a JSON object");
    assert_eq!(numbers["conforms"], true);
    let total = &numbers["total"];
    for none in ["agree_in_part", "differ", "failed"] {
        assert_eq!(total[none], 0, "{none}: {last}");
    }
    assert!(total["agree"].as_u64() > Some(500), "{last}");
    assert_eq!(
        u64::try_from(run.out.lines().count() - 1).ok(),
        total["agree"]
            .as_u64()
            .zip(total["not_expressible"].as_u64())
            .map(|(a, b)| a + b)
    );
}

#[test]
fn asks_about_one_ruleset_and_prints_a_table() {
    let arguments = [
        "conform",
        "--ruleset",
        "formal",
        "--most-nodes",
        "100",
        &ourselves(),
    ];
    let run = run(&arguments);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.out.starts_with("engine: Sittuyin"), "{}", run.out);
    assert!(!run.out.contains("differs"), "{}", run.out);
}

#[test]
fn says_where_an_engine_differs() {
    let path = std::env::temp_dir().join(format!("sittuyin-suite-{}.jsonl", std::process::id()));
    let suite = concat!(
        r#"{"format":"sittuyin-conformance","version":1,"kind":"perft"}"#,
        "\n",
        r#"{"id":"D","ruleset":"formal","fen":"1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1","nodes":[4,64]}"#,
    );
    std::fs::write(&path, suite).expect("a file is written");
    let name = path.to_str().expect("a name in UTF-8");
    let run = run(&["conform", "--suite", name, &ourselves()]);
    std::fs::remove_file(&path).expect("it is removed");
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        run.out.contains("perft: expected 64 at depth 2, got 63"),
        "{}",
        run.out
    );
}

#[test]
fn refuses_what_is_no_engine() {
    for arguments in [
        &["conform"][..],
        &["conform", ""],
        &["conform", "'unclosed"],
        &["conform", "/nonexistent/engine"],
        &["conform", "--suite", "/nonexistent", "engine"],
        &["conform", "--ruleset", "chess", "engine"],
        &["conform", "--most-nodes", "many", "engine"],
    ] {
        refused(arguments, b"");
    }
}
