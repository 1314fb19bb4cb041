//! What the page is told of a ruleset, against the tables of `docs/rules.md`.

mod page;

use page::{ask, list, texts};
use serde_json::{Value, json};

fn rulebook(ruleset: &str) -> Value {
    ask(&json!({ "kind": "rulebook", "ruleset": ruleset }))["rulebook"].clone()
}

fn zone(rulebook: &Value, order: &str, color: &str, role: &str) -> Value {
    list(&rulebook["zones"])
        .iter()
        .find(|zone| zone["order"] == order && zone["color"] == color && zone["role"] == role)
        .cloned()
        .unwrap_or_default()
}

#[test]
fn zones_have_the_squares_that_the_rules_count() {
    // Ruleset, order, squares of knights and rooks on empty squares, and on pawns (section 4).
    for (ruleset, order, knights, rooks, on_pawns) in [
        ("formal", "all-then-all", 16, 8, [0, 0]),
        ("modern", "alternate", 20, 8, [0, 0]),
        ("tournament", "all-then-all", 24, 8, [0, 0]),
        ("tournament", "hidden", 20, 8, [0, 0]),
        ("federation", "all-then-all", 12, 8, [0, 0]),
        ("parlett", "all-then-all", 20, 20, [8, 8]),
        ("murray", "alternate", 24, 24, [8, 8]),
        ("dice", "all-then-all", 24, 8, [0, 0]),
    ] {
        let book = rulebook(ruleset);
        for color in ["white", "black"] {
            for (role, squares, on_pawn) in [
                ("knight", knights, on_pawns[0]),
                ("rook", rooks, on_pawns[1]),
            ] {
                let zone = zone(&book, order, color, role);
                assert_eq!(list(&zone["squares"]).len(), squares, "{ruleset} {zone}");
                assert_eq!(list(&zone["onPawns"]).len(), on_pawn, "{ruleset} {zone}");
            }
        }
    }
}

#[test]
fn a_king_has_no_square_in_front_of_the_pawns() {
    // C6: each square of the gap is attacked by an enemy pawn.
    let book = rulebook("formal");
    let gap = ["a4", "b4", "c4", "d4"];
    let squares = |role| texts(&zone(&book, "all-then-all", "white", role)["squares"]);
    assert!(
        gap.iter()
            .all(|&square| squares("knight").iter().any(|one| one == square))
    );
    assert!(
        !gap.iter()
            .any(|&square| squares("king").iter().any(|one| one == square))
    );
}

#[test]
fn options_are_those_of_the_table() {
    let formal = rulebook("formal");
    let rules = &formal["rules"];
    assert_eq!(
        *rules,
        json!({
            "deployment": {
                "order": "all-then-all", "minorsBackRank": false, "frontGap": true, "rooksBackOnly": true,
                "pawnSwap": false, "rookScreen": true, "forbidCheck": true, "relocationStage": false,
            },
            "promotion": {
                "solePawnAnywhere": false, "step": "none", "stepSafe": false, "noAttack": false, "noCheck": false,
            },
            "stalemate": "forbidden", "promotionsOnlyClaim": false, "counting": null,
            "fiftyMoves": "unnamed", "threefold": "unnamed", "deadPosition": "unnamed", "dice": false,
        })
    );
    let federation = rulebook("federation");
    assert_eq!(
        federation["rules"]["counting"],
        json!({ "needGeneral": true, "onEnd": "claim", "suspendsFifty": true })
    );
    assert_eq!(federation["rules"]["threefold"], "never");
    let murray = rulebook("murray");
    assert_eq!(murray["rules"]["promotion"]["step"], "adjacent");
    assert_eq!(rulebook("dice")["rules"]["dice"], true);
}

#[test]
fn every_ruleset_says_where_it_comes_from() {
    for ruleset in list(&ask(&json!({ "kind": "rulesets" }))["rulesets"]) {
        let book = rulebook(ruleset["id"].as_str().unwrap_or_default());
        assert_eq!(book["version"], ruleset["version"]);
        assert_eq!(book["orders"], ruleset["orders"]);
        assert!(!list(&book["sources"]).is_empty(), "{book}");
        assert_eq!(book["revised"], "2026-11-30");
        assert_eq!(
            texts(&book["promotionSquares"]["white"]),
            ["d5", "e5", "c6", "f6", "b7", "g7", "a8", "h8"]
        );
    }
}

#[test]
fn the_revision_is_that_of_the_written_rules() {
    let rules = include_str!("../../../docs/rules.md");
    let revised = sittuyin::Ruleset::default().revised();
    assert!(rules.contains(&format!("Revision of **{revised}**")));
    assert!(rules.contains(&format!("\n* {revised}: ")));
}

#[test]
fn an_unknown_ruleset_is_a_failure() {
    let answer = ask(&json!({ "kind": "rulebook", "ruleset": "chess" }));
    assert_eq!(answer["kind"], "failure");
    assert!(answer["message"].to_string().contains("chess"), "{answer}");
}
