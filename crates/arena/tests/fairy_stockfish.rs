//! Fairy-Stockfish, where it is installed: what docs/conformance-peers.md says about it stays true.

#![allow(clippy::unwrap_used)]

use sittuyin_arena::conformance::{Kind, Outcome, Plan, Suite, conform};
use std::path::Path;

const DEBIAN: &str = "/usr/games/fairy-stockfish";

#[test]
fn fairy_stockfish_differs_in_counts_and_clock_alone() {
    if !Path::new(DEBIAN).exists() {
        eprintln!("SKIPPED: fairy-stockfish is not installed");
        return;
    }
    let plan = Plan {
        most_nodes: 10_000,
        ..Plan::default()
    };
    let suite = Suite::builtin().unwrap();
    let report = conform(&suite, &DEBIAN.parse().unwrap(), &plan, &mut |_| {}).unwrap();
    for kind in [Kind::Position, Kind::Perft] {
        let summary = report.summary(Some(kind));
        assert_eq!((summary.differ, summary.failed), (0, 0), "{report}");
        assert!(summary.agree > 40);
    }
    if report.engine.starts_with("Fairy-Stockfish 11.1 ") {
        let differences: Vec<_> = report
            .verdicts
            .iter()
            .filter_map(|verdict| match &verdict.outcome {
                Outcome::Differs(found) => Some(format!("{}: {}", verdict.id, found[0])),
                _ => None,
            })
            .collect();
        assert_eq!(
            differences,
            [
                "K2: count limit: expected 88, got -",
                "K3: count limit: expected 128, got -",
                "K7: count limit: expected -, got 32",
                "X1a: count limit: expected -, got 32",
                "X1b: count limit: expected -, got 32",
                "X3a: clock: expected 0, got 16",
                "D10: clock: expected 0, got 1",
                "D12: clock: expected 0, got 16",
            ]
        );
    }
}
