//! Why something is not lawful.

mod page;

use page::{cases, draft, explanation, list, record, text, view};
use serde_json::{Value, json};
use sittuyin_wasm::messages;

fn tried(ruleset: &str, fen: &str, attempt: &Value) -> Value {
    explanation(&record(ruleset, Some(fen), &[]), &draft(&[]), attempt)
}

fn moved(ruleset: &str, fen: &str, from: &str, to: &str) -> Value {
    let attempt = json!({ "kind": "move", "from": from, "to": to });
    tried(ruleset, fen, &attempt)["reason"].clone()
}

fn promoted(ruleset: &str, fen: &str, from: &str, to: &str) -> Value {
    let attempt = json!({ "kind": "promote", "from": from, "to": to });
    tried(ruleset, fen, &attempt)["reason"].clone()
}

#[test]
fn what_is_lawful_has_no_reason_and_all_else_has_one() {
    let squares: Vec<String> = (0..64)
        .map(|i| format!("{}{}", char::from(b'a' + i % 8), i / 8 + 1))
        .collect();
    for case in cases() {
        if case["ruleset"] != "formal" && case["ruleset"] != "modern" {
            continue;
        }
        let (ruleset, fen) = (text(&case["ruleset"]), text(&case["fen"]));
        let record = record(&ruleset, Some(&fen), &[]);
        let view = view(&record, &draft(&[]));
        if !view["outcome"].is_null() {
            continue;
        }
        let has = |kinds: &[&str], from: &Value, to: &str| {
            list(&view["moves"]).iter().any(|lawful| {
                kinds.iter().any(|kind| lawful["kind"] == *kind)
                    && &lawful["from"] == from
                    && lawful["to"] == *to
            })
        };
        for role in ["king", "general", "elephant", "knight", "rook", "pawn"] {
            for to in &squares {
                let lawful = list(&view["moves"]).iter().any(|lawful| {
                    lawful["kind"] == "placement" && lawful["role"] == role && lawful["to"] == *to
                });
                let attempt = json!({ "kind": "place", "role": role, "to": to });
                let explained = explanation(&record, &draft(&[]), &attempt);
                assert_eq!(explained.is_null(), lawful, "{ruleset} {fen} {attempt}");
            }
        }
        for piece in list(&view["pieces"]) {
            let from = &piece["square"];
            for to in &squares {
                let lawful = |kind: &str, kinds: &[&str]| {
                    let attempt = json!({ "kind": kind, "from": from, "to": to });
                    let explained = explanation(&record, &draft(&[]), &attempt);
                    assert_eq!(
                        explained.is_null(),
                        has(kinds, from, to),
                        "{ruleset} {fen} {attempt} {explained}"
                    );
                };
                lawful("promote", &["promotion-in-place", "promotion-by-step"]);
                lawful("move", &["move", "promotion-in-place", "promotion-by-step"]);
            }
        }
    }
}

#[test]
fn a_plain_move_is_explained_as_one() {
    // P2: there is a general, so the pawn on e5 cannot promote.
    let general = "8/2k5/8/4P3/4P1N1/F4K2/8/8[] w";
    assert_eq!(moved("modern", general, "e5", "d4"), "not-its-move");
    assert_eq!(moved("modern", general, "e5", "d6"), "pawn-needs-capture");
    assert_eq!(promoted("modern", general, "e5", "d6"), "general-present");
    // P1: the pawn on e4 stands on no promotion square.
    let two_pawns = "8/2k5/8/4P3/4P1N1/5K2/8/8[] w";
    assert_eq!(moved("modern", two_pawns, "e4", "e5"), "own-piece-there");
    assert_eq!(moved("modern", two_pawns, "e4", "d3"), "not-its-move");
    // Under formal a step is never a promotion.
    assert_eq!(moved("formal", two_pawns, "e5", "f6"), "pawn-needs-capture");
    assert_eq!(
        promoted("formal", two_pawns, "e5", "f6"),
        "promotion-in-place-only"
    );
}

#[test]
fn a_step_of_a_pawn_that_may_promote_is_explained_as_a_promotion() {
    // The example of C11: the general on f5 would attack the pawn on g6.
    let fen = "6k1/8/6p1/8/4P3/8/8/4K3[] w";
    let attempt = json!({ "kind": "move", "from": "e4", "to": "f5" });
    let explained = tried("modern", fen, &attempt);
    assert_eq!(explained["reason"], "promotion-attacks");
    assert_eq!(explained["rule"], "C11");
    assert!(list(&explained["squares"]).contains(&json!({ "square": "g6", "mark": "target" })));
    assert_eq!(moved("modern", fen, "e4", "f3"), Value::Null);
    assert_eq!(moved("modern", fen, "e4", "e4"), Value::Null);
    assert_eq!(moved("formal", fen, "e4", "f5"), "pawn-needs-capture");
    // P10: the pawn shields its king, so it promotes in place only.
    let pinned = "4r1k1/8/8/4P3/8/8/6P1/4K3[] w";
    assert_eq!(moved("modern", pinned, "e5", "d6"), "exposes-king");
    assert_eq!(moved("modern", pinned, "e5", "e5"), Value::Null);
    // P5: a step would uncover the rook's check.
    let behind = "8/8/R2P1k2/8/8/8/8/4K3[] w";
    assert_eq!(moved("modern", behind, "d6", "c5"), "promotion-checks");
}

#[test]
fn two_times_the_same_square_asks_for_a_promotion_in_place() {
    let passed = "6k1/8/3P4/8/8/8/6P1/4K3[] w";
    assert_eq!(moved("formal", passed, "d6", "d6"), "promotion-passed");
    assert_eq!(
        moved("formal", passed, "g2", "g2"),
        "not-on-promotion-square"
    );
    assert_eq!(moved("formal", passed, "e1", "e1"), "not-a-pawn");
    assert_eq!(moved("formal", passed, "g8", "g8"), "not-your-piece");
    assert_eq!(moved("formal", passed, "a1", "a1"), "empty-square");
}

#[test]
fn a_stalemating_move_names_the_rule() {
    // S1: Rb7 would stalemate.
    let attempt = json!({ "kind": "move", "from": "h7", "to": "b7" });
    let explained = tried("formal", "k7/7R/1K6/8/8/8/8/8[] w", &attempt);
    assert_eq!(
        explained,
        json!({ "reason": "stalemates", "role": "rook", "rule": "C1",
                "squares": [{ "square": "a8", "mark": "target" }] })
    );
}

#[test]
fn nothing_is_lawful_after_the_end() {
    let mate = record("formal", Some("k7/7R/1K6/8/8/8/8/8[] w"), &["h7h8"]);
    for attempt in [
        json!({ "kind": "move", "from": "a8", "to": "b8" }),
        json!({ "kind": "place", "role": "king", "to": "b8" }),
        json!({ "kind": "promote", "from": "a8", "to": "b8" }),
        json!({ "kind": "takeUp", "from": "a8" }),
    ] {
        let explained = explanation(&mate, &draft(&[]), &attempt);
        assert_eq!(explained["reason"], "game-over");
    }
}

#[test]
fn reasons_have_one_name_everywhere() {
    for &reason in sittuyin::IllegalReason::ALL {
        let shown = serde_json::to_value(messages::IllegalReason::from(reason)).expect("JSON");
        assert_eq!(shown, reason.id());
    }
}

#[test]
fn behind_the_curtain_black_is_told_about_its_own_pieces() {
    let mut hidden = record("tournament", None, &[]);
    hidden["order"] = json!("hidden");
    let asked = |side: &str, from: &str| {
        let attempt = json!({ "kind": "move", "from": from, "to": "a4" });
        page::ask(&json!({
            "kind": "explain", "record": hidden, "draft": [], "side": side, "attempt": attempt,
        }))["explanation"]["reason"]
            .clone()
    };
    assert_eq!(asked("black", "a5"), "must-place-first");
    assert_eq!(asked("black", "a3"), "not-your-piece");
    assert_eq!(asked("white", "a3"), "must-place-first");
    assert_eq!(asked("white", "a5"), "not-your-piece");
}

#[test]
fn says_what_is_wrong_with_a_position() {
    let problems = |fen: &str| {
        let request = json!({ "kind": "game", "record": page::record("formal", Some(fen), &[]), "draft": [] });
        let answer = page::ask(&request);
        assert_eq!(answer["kind"], "failure", "{fen}");
        let kinds = page::list(&answer["problems"]).iter();
        kinds
            .map(|problem| {
                let parts =
                    ["kind", "text", "n", "rank", "color"].map(|part| match &problem[part] {
                        Value::Null => String::new(),
                        Value::String(text) => text.clone(),
                        other => other.to_string(),
                    });
                parts
                    .join(" ")
                    .split_whitespace()
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect::<Vec<_>>()
    };
    for (fen, expected) in [
        ("", "empty"),
        ("8", "ranks 1"),
        ("q7/8/8/8/8/8/8/8", "piece q"),
        ("7/8/8/8/8/8/8/8", "rank-length 7 8"),
        ("8/8/8/8/8/8/8/8[K", "brackets"),
        ("8/8/8/8/8/8/8/8[P]", "hand P"),
        ("8/8/8/8/8/8/8/8[] red", "turn red"),
        ("8/8/8/8/8/8/8/8[] w KQ", "castling KQ"),
        ("8/8/8/8/8/8/8/8[] w - 16", "count-limit 16"),
        ("8/8/8/8/8/8/8/8[] w - - x", "number x"),
        ("8/8/8/8/8/8/8/8[] w - - 0 1 1", "trailing 1"),
        ("k7/8/8/8/8/8/8/8[] w", "missing-king white"),
        ("kk6/8/8/8/8/8/8/7K[] w", "several-kings black"),
        ("k7/8/8/8/8/8/8/FF5K[] w", "several-generals white"),
        ("k7/8/8/8/8/8/PPPPPPPP/P6K[] w", "too-many-pawns white"),
        ("k6R/8/8/8/8/8/8/7K[] w", "opponent-in-check"),
        ("k7/8/8/8/8/NNNNNNNN/RRRRRRRR/7K[] w", "too-many-men white"),
    ] {
        assert_eq!(problems(fen), [expected], "{fen}");
    }
    assert_eq!(
        problems("8/8/8/8/8/8/8/8[] w"),
        ["missing-king white", "missing-king black"]
    );
}
