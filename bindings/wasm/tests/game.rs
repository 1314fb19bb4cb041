//! What the page is shown of a game.

mod page;

use page::{ask, cases, draft, failure, list, moves, record, text, texts, view};
use serde_json::{Value, json};

fn none() -> Value {
    draft(&[])
}

#[test]
fn lists_the_rulesets_that_can_be_played() {
    let answer = ask(&json!({ "kind": "rulesets" }));
    let ids: Vec<String> = list(&answer["rulesets"])
        .iter()
        .map(|ruleset| text(&ruleset["id"]))
        .collect();
    let all = [
        "formal",
        "modern",
        "parlett",
        "tournament",
        "murray",
        "dice",
        "federation",
    ];
    assert_eq!(ids, all);
    assert!(list(&answer["rulesets"]).iter().all(|r| r["version"] == 1));
}

#[test]
fn shows_the_moves_and_the_status_of_every_case() {
    for case in cases() {
        let (ruleset, fen) = (text(&case["ruleset"]), text(&case["fen"]));
        let view = view(&record(&ruleset, Some(&fen), &[]), &none());
        if view["outcome"].is_null() {
            assert_eq!(case["status"], "ongoing", "{case}");
            assert_eq!(moves(&view, false), texts(&case["legal"]), "{case}");
            assert_eq!(view["claims"], case["claims"], "{case}");
        } else {
            assert_eq!(view["outcome"]["reason"], case["status"], "{case}");
            assert_eq!(view["moves"], json!([]));
        }
    }
}

#[test]
fn shows_the_array() {
    let view = view(&record("modern", None, &[]), &none());
    assert_eq!(list(&view["pieces"]).len(), 16);
    assert_eq!(
        view["pieces"][0],
        json!({ "square": "a3", "color": "white", "role": "pawn", "draft": false })
    );
    let hand = json!([
        { "role": "king", "count": 1 }, { "role": "general", "count": 1 },
        { "role": "elephant", "count": 2 }, { "role": "knight", "count": 2 },
        { "role": "rook", "count": 2 },
    ]);
    assert_eq!(view["white"], hand);
    assert_eq!(view["black"], hand);
    assert_eq!(
        (&view["turn"], &view["stage"], &view["draft"]),
        (&json!("white"), &json!("deployment"), &Value::Null)
    );
}

#[test]
fn tells_moves_and_promotions_apart_and_writes_the_history() {
    // From the rules text: pawns on e4 and e5, no general.
    let fen = Some("8/2k5/8/4P3/4P1N1/5K2/8/8[] w");
    let before = view(&record("modern", fen, &[]), &none());
    let find = |uci: &str| {
        list(&before["moves"])
            .iter()
            .find(|lawful| lawful["uci"] == uci)
            .unwrap_or_else(|| panic!("{uci} is lawful"))
            .clone()
    };
    assert_eq!(
        find("e5e5f"),
        json!({ "uci": "e5e5f", "kind": "promotion-in-place", "role": "pawn", "from": "e5", "to": "e5", "captured": null, "san": "e5=F" })
    );
    assert_eq!(find("e5f6f")["kind"], "promotion-by-step");
    assert_eq!(find("g4f6")["kind"], "move");

    let after = view(&record("modern", fen, &["e5f6f", "c7d7", "g4e5"]), &none());
    let history = list(&after["history"]);
    let sans: Vec<String> = history.iter().map(|played| text(&played["san"])).collect();
    assert_eq!(sans, ["e5f6=F", "Kd7", "Ne5+"]);
    assert_eq!(history[1]["color"], "black");
    assert_eq!(
        (&history[1]["check"], &history[2]["check"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(after["check"], "d7");
    assert_eq!(after["checkers"], json!(["e5"]));
    assert_eq!(after["turn"], "black");
}

#[test]
fn says_what_is_captured() {
    let fen = Some("8/8/8/3k4/3n4/8/8/3RK3[] w");
    let before = view(&record("formal", fen, &[]), &none());
    let capture = list(&before["moves"])
        .iter()
        .find(|lawful| lawful["uci"] == "d1d4")
        .expect("a capture")
        .clone();
    assert_eq!(
        (&capture["role"], &capture["captured"]),
        (&json!("rook"), &json!("knight"))
    );
}

// The examples of C18, C19 and C22.
#[test]
fn counts_in_moves_of_the_attacker() {
    let count = |fen: &str, moves: &[&str]| {
        view(&record("modern", Some(fen), moves), &none())["count"].clone()
    };
    let shown = |used: u32| json!({ "limit": 16, "used": used, "attacker": "white" });
    assert_eq!(count("8/8/8/3k4/3n4/8/8/3RK3[] w", &["d1d4"]), shown(0));
    assert_eq!(
        count("8/8/8/3k4/3n4/2S5/8/R3K3[] w", &["c3d4", "d5d4", "a1a4"]),
        shown(1)
    );
    assert_eq!(count("8/8/8/2k5/8/8/P7/3RK3[] w", &["d1d2"]), Value::Null);

    let over = view(
        &record(
            "modern",
            Some("k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17"),
            &["a8b8"],
        ),
        &none(),
    );
    assert_eq!(over["count"], shown(16));
    assert_eq!(
        over["outcome"],
        json!({ "winner": null, "reason": "counted-out", "rule": "C19" })
    );

    let mate = view(
        &record(
            "modern",
            Some("k7/8/1K6/8/8/8/8/7R[] w - 32 31 17"),
            &["h1h8"],
        ),
        &none(),
    );
    assert_eq!(mate["outcome"]["winner"], "white");
    assert_eq!(mate["outcome"]["reason"], "checkmate");
}

#[test]
fn offers_the_fifty_move_claim_and_takes_it() {
    let fen = Some("6k1/8/8/8/8/8/P7/K6R[] w - - 99 60");
    let claims = |moves: &[&str]| view(&record("modern", fen, moves), &none())["claims"].clone();
    assert_eq!(claims(&["h1g1"]), json!(["fifty-move"]));
    assert_eq!(claims(&["a2a3"]), json!([]));

    let mut claimed = record("modern", fen, &["h1g1"]);
    claimed["ending"] = json!({ "kind": "claimed", "claim": "fifty-move" });
    let view = view(&claimed, &none());
    assert_eq!(
        view["outcome"],
        json!({ "winner": null, "reason": "fifty-move", "rule": "C22" })
    );
    assert_eq!((&view["moves"], &view["claims"]), (&json!([]), &json!([])));

    claimed["ending"] = json!({ "kind": "claimed", "claim": "threefold" });
    assert!(failure(&claimed, &none()).contains("'threefold' does not hold"));
}

#[test]
fn a_spent_count_may_be_claimed_by_the_lone_king_just_after_its_move() {
    let fen = Some("k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17");
    let spent = view(&record("federation", fen, &["a8b8"]), &none());
    assert_eq!(spent["turn"], "white");
    assert_eq!(spent["claims"], json!(["count"]));
    assert_eq!(spent["sharedClaims"], json!(["count"]));
    // Fifty moves are for the side to move alone.
    let fen = Some("6k1/8/8/8/8/8/P7/K6R[] w - - 99 60");
    let fifty = view(&record("federation", fen, &["h1g1"]), &none());
    assert_eq!(fifty["claims"], json!(["fifty-move"]));
    assert_eq!(fifty["sharedClaims"], json!([]));
}

#[test]
fn a_fallen_flag_loses_where_the_other_side_could_mate() {
    let flagged = |fen: &str| {
        let mut record = record("modern", Some(fen), &[]);
        record["ending"] = json!({ "kind": "flagged", "by": "white" });
        view(&record, &none())["outcome"].clone()
    };
    assert_eq!(
        flagged("k7/8/8/8/8/8/r6P/7K[] w - - 0 1"),
        json!({ "winner": "black", "reason": "flag", "rule": "C26" })
    );
    // A lone king mates nobody.
    assert_eq!(
        flagged("k7/8/8/8/8/8/1R5P/7K[] w - - 0 1"),
        json!({ "winner": null, "reason": "flag", "rule": "C26" })
    );
}

#[test]
fn ends_by_resignation_and_agreement() {
    let mut ended = record("formal", None, &[]);
    ended["ending"] = json!({ "kind": "resigned", "by": "white" });
    let resigned = view(&ended, &draft(&["K@e2"]));
    assert_eq!(resigned["outcome"]["winner"], "black");
    assert_eq!(resigned["outcome"]["reason"], "resignation");
    // What was drafted never became a move.
    assert_eq!(list(&resigned["pieces"]).len(), 16);
    assert_eq!(resigned["draft"], Value::Null);

    ended["ending"] = json!({ "kind": "agreed" });
    let agreed = view(&ended, &none());
    assert_eq!(agreed["outcome"]["winner"], Value::Null);
    assert_eq!(agreed["outcome"]["reason"], "agreement");

    let mut mated = record("formal", Some("k7/7R/1K6/8/8/8/8/8[] w"), &["h7h8"]);
    assert_eq!(view(&mated, &none())["outcome"]["reason"], "checkmate");
    mated["ending"] = json!({ "kind": "resigned", "by": "black" });
    assert!(failure(&mated, &none()).contains("the game is over"));
}

#[test]
fn refuses_what_is_no_game() {
    let fails = |record: Value, words: &str| {
        let message = failure(&record, &none());
        assert!(message.contains(words), "{message}");
    };
    fails(record("chess", None, &[]), "'chess' is not a ruleset");
    let mut behind_the_curtain = record("formal", None, &[]);
    behind_the_curtain["order"] = json!("hidden");
    fails(behind_the_curtain, "is not played in this order");
    let mut newer = record("formal", None, &[]);
    newer["version"] = json!(2);
    fails(newer, "version 2");
    fails(record("formal", Some("8/8 w"), &[]), "2 ranks");
    fails(
        record("formal", Some("8/8/8/3k4/8/8/8/7R[] w"), &[]),
        "White has no king",
    );
    fails(record("formal", None, &["K@e2", "e4e5"]), "move 2, e4e5");
    fails(record("formal", None, &["castle"]), "move 1, castle");
    fails(
        record("formal", Some("k7/7R/1K6/8/8/8/8/8[] w"), &["h7h8", "a8b8"]),
        "the game is over",
    );
}

#[test]
fn refuses_what_is_no_request() {
    for request in [
        json!(null),
        json!([]),
        json!({}),
        json!({ "kind": "castle" }),
        json!({ "kind": "game" }),
        json!({ "kind": "game", "record": record("formal", None, &[]) }),
        json!({ "kind": "game", "record": record("formal", None, &[]), "draft": [1] }),
        json!({ "kind": "rulesets", "more": 1 }),
    ] {
        let answer = ask(&request);
        assert_eq!(answer["kind"], "failure", "{request}");
        assert!(text(&answer["message"]).starts_with("the request is not understood"));
    }
}

#[cfg(not(feature = "engine"))]
#[test]
fn plays_no_move_without_the_engine() {
    let record = record("formal", None, &[]);
    for request in [
        json!({ "kind": "search", "record": record, "level": 1, "seed": 1 }),
        json!({ "kind": "arrange", "record": record, "draft": [], "level": 1, "seed": 1 }),
        json!({ "kind": "bench", "depth": 1 }),
    ] {
        assert!(text(&ask(&request)["message"]).contains("not the engine"));
    }
}

/// The king takes the last pawn, and Black is left with its king against a rook: 16 moves (C18). With
/// Black's pawn on the board nothing counts, nor where the ruleset does not.
#[test]
fn says_which_move_starts_a_count() {
    let fen = "8/8/8/8/3k4/8/2p5/1K5R[] w - - 0 1";
    let counted = |ruleset: &str, fen: &str| -> Vec<(String, Value)> {
        let view = view(&record(ruleset, Some(fen), &[]), &none());
        (list(&view["moves"]).iter())
            .filter(|lawful| !lawful["startsCount"].is_null())
            .map(|lawful| (text(&lawful["san"]), lawful["startsCount"].clone()))
            .collect()
    };
    assert_eq!(counted("modern", fen), [("Kxc2".to_owned(), json!(16))]);
    assert_eq!(counted("formal", fen), []);
    // White's last pawn becomes the general; an elephant allows 44 moves.
    let promoting = "4k3/8/3P4/8/8/8/S7/4K3[] w - - 0 1";
    let count = counted("modern", promoting);
    assert!(count.contains(&("d6=F".to_owned(), json!(44))), "{count:?}");
    assert!(
        count.iter().all(|(san, _)| san.ends_with("=F")),
        "{count:?}"
    );
    // It runs already.
    assert_eq!(counted("modern", "8/8/8/8/3k4/8/8/1K5R[] w - 32 0 1"), []);
}
