//! Counts of lines of lawful moves, from outside this crate: the perft cases of the conformance suite
//! (docs/conformance-format.md).

#![allow(clippy::unwrap_used)]

use serde::Deserialize;
use sittuyin::{Position, Ruleset, fen::Fen, perft};

#[derive(Deserialize)]
struct Case {
    id: String,
    ruleset: String,
    fen: String,
    nodes: Vec<u64>,
}

/// Every count up to ten million nodes.
#[test]
fn known_counts() {
    let mut counted = 0;
    for line in include_str!("data/perft.jsonl").lines().skip(1) {
        let case: Case = serde_json::from_str(line).unwrap();
        let ruleset: Ruleset = case.ruleset.parse().unwrap();
        let Fen(setup) = case.fen.parse().unwrap();
        let position = Position::new(&setup, ruleset.rules()).unwrap();
        for (depth, nodes) in (1..).zip(case.nodes) {
            if nodes <= 10_000_000 {
                let name = format!("{} {ruleset} {} at depth {depth}", case.id, case.fen);
                assert_eq!(perft(&position, depth), nodes, "{name}");
                counted += 1;
            }
        }
    }
    assert!(counted > 250, "{counted} counts");
}
