//! The suite against engines that know the rules, all but one, or none.

#![allow(clippy::unwrap_used)]

use sittuyin_arena::conformance::{
    Aspect, ConformError, Kind, Outcome, Plan, Report, Suite, conform,
};
use sittuyin_arena::{Bounds, CommandLine, EngineError};
use std::time::Duration;

fn try_suite(fault: &str) -> Result<Report, ConformError> {
    let command = CommandLine::new(env!("CARGO_BIN_EXE_fake-engine"), vec![fault.to_owned()]);
    let plan = Plan {
        most_nodes: 10_000,
        bounds: Bounds {
            answer: Duration::from_secs(2),
            ..Bounds::default()
        },
        most_failures: 3,
        ..Plan::default()
    };
    conform(&Suite::builtin().unwrap(), &command, &plan, &mut |_| {})
}

fn run(fault: &str) -> Report {
    try_suite(fault).unwrap()
}

/// `kind id ruleset` of each case that differs, and about what.
fn differing(report: &Report) -> Vec<(String, Vec<Aspect>)> {
    report
        .verdicts
        .iter()
        .filter_map(|verdict| match &verdict.outcome {
            Outcome::Differs(differences) => {
                let aspects = differences.iter().map(|difference| difference.aspect);
                Some((verdict.to_string(), aspects.collect()))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn an_engine_that_knows_the_rules_conforms() {
    let report = run("");
    assert!(report.conforms(), "{report}");
    let summary = report.summary(None);
    assert_eq!(
        (summary.differ, summary.failed, summary.not_expressible),
        (0, 0, 0),
        "{report}"
    );
    // It cannot say which claims there are, nor that a position is dead.
    assert!(summary.agree > 500 && summary.agree_in_part > 10);
}

#[test]
fn an_engine_that_tells_all_agrees_in_all() {
    let report = run("tells all");
    assert_eq!(
        report.summary(None).agree,
        report.verdicts.len(),
        "{report}"
    );
}

#[test]
fn each_case_that_differs_is_named() {
    let report = run("forgets counts");
    let expected: Vec<_> = ["game K1 modern", "game K2 modern", "game K3 modern"]
        .map(|case| (case.to_owned(), vec![Aspect::CountLimit]))
        .into();
    let found = differing(&report);
    assert_eq!(found[..3], expected, "{report}");
    assert!(!report.conforms());
    let text = report.to_string();
    assert!(text.contains(
        "\ndiffers game K2 modern: An elephant without a general: 44\n  \
         8/8/8/3k4/3n4/2S5/8/4K3[] w - - 0 1\n  count limit: expected 88, got -\n"
    ));
}

#[test]
fn a_missing_promotion_is_named_with_the_move() {
    let report = run("never promotes");
    let case = report
        .verdicts
        .iter()
        .find(|verdict| verdict.to_string() == "position P1 formal")
        .unwrap();
    let Outcome::Differs(differences) = &case.outcome else {
        panic!("{report}")
    };
    assert_eq!(differences[0].aspect, Aspect::LegalMoves);
    assert!(
        differences[0].expected.contains(" with "),
        "{}",
        differences[0]
    );
}

#[test]
fn a_draw_that_a_search_does_not_see_is_named() {
    let mut found = differing(&run("never draws"));
    found.retain(|(_, aspects)| aspects == &[Aspect::Score]);
    let names: Vec<_> = found.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.contains(&"game K14 modern") && names.contains(&"game X2b modern"));
}

#[test]
fn an_engine_with_another_position_is_asked_no_more() {
    let found = differing(&run("loses the king"));
    assert!(found.len() > 100);
    assert!(
        found
            .iter()
            .all(|(_, aspects)| aspects == &[Aspect::Position])
    );
}

#[test]
fn what_an_engine_cannot_say_is_not_held_against_it() {
    let report = run("no perft");
    assert!(report.conforms(), "{report}");
    assert_eq!(report.summary(Some(Kind::Perft)).not_expressible, 76);
    let report = run("no display");
    assert!(report.conforms(), "{report}");
    assert_eq!(report.summary(Some(Kind::Perft)).agree, 76);
}

#[test]
fn an_engine_that_fails_is_started_again_but_not_for_ever() {
    let report = run("thinks nonsense");
    let failed: Vec<_> = report
        .verdicts
        .iter()
        .filter_map(|verdict| match &verdict.outcome {
            Outcome::Failed(why) => Some(why.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(
        failed[..3],
        ["the engine answered 'go' with 'bestmove Nf3': that is no move"; 3]
    );
    assert!(
        failed[3..]
            .iter()
            .all(|&why| why == "not asked after 3 failures")
    );
    assert!(report.summary(None).agree > 400);
}

#[test]
fn an_engine_that_cannot_be_asked_at_all_is_an_error() {
    let error = try_suite("chess").unwrap_err();
    assert!(matches!(error, ConformError::NotSittuyin { .. }), "{error}");
    let error = try_suite("exits").unwrap_err();
    assert!(
        matches!(error, ConformError::Engine(EngineError::Died { .. })),
        "{error}"
    );
    let error = try_suite("dies").unwrap_err();
    assert!(
        matches!(error, ConformError::Engine(EngineError::Died { .. })),
        "{error}"
    );
}

#[test]
fn json_has_an_object_a_line() {
    let report = run("forgets counts");
    let mut out = Vec::new();
    report.write_json(&mut out).unwrap();
    let rows: Vec<serde_json::Value> = String::from_utf8(out)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows.len(), report.verdicts.len() + 1);
    let case = rows.iter().find(|row| row["outcome"] == "differs").unwrap();
    assert_eq!(
        (&case["id"], &case["ruleset"]),
        (&"K1".into(), &"modern".into())
    );
    let difference = &case["differences"][0];
    assert_eq!(difference["aspect"], "count-limit");
    assert_eq!(
        (&difference["expected"], &difference["got"]),
        (&"32".into(), &"-".into())
    );
    let numbers = rows.last().unwrap();
    assert_eq!(
        (&numbers["version"], &numbers["conforms"]),
        (&1.into(), &false.into())
    );
    assert_eq!(numbers["engine"], "Fake 1");
}
