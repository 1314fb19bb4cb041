//! The computer player through the messages.
#![cfg(feature = "engine")]

mod page;

use page::{Still, ask, draft, list, moves, record, text, view};
use serde_json::{Value, json};
use sittuyin_wasm::{answer, messages::Response};

const MIDDLE_GAME: &str = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1";

fn search(record: &Value, level: u8, seed: u32) -> Value {
    json!({ "kind": "search", "record": record, "level": level, "seed": seed })
}

#[test]
fn plays_a_lawful_move_and_the_same_again() {
    let record = record("formal", Some(MIDDLE_GAME), &[]);
    let lawful = moves(&view(&record, &draft(&[])), false);
    for level in [1, 4] {
        let best = ask(&search(&record, level, 7));
        assert_eq!(best["kind"], "best");
        assert!(lawful.contains(&text(&best["uci"])), "{best}");
        assert_eq!(best["claim"], Value::Null);
        assert_eq!(ask(&search(&record, level, 7)), best);
    }
}

#[test]
fn reports_deeper_and_deeper() {
    let page = Still::default();
    let request = search(&record("modern", Some(MIDDLE_GAME), &[]), 5, 1).to_string();
    let _ = answer(request.as_bytes(), &page);
    let depths: Vec<u32> = (page.reports.borrow().iter())
        .map(|report| match report {
            Response::Progress { depth, nodes, .. } => {
                assert!(*nodes > 0);
                *depth
            }
            other => panic!("not a report: {other:?}"),
        })
        .collect();
    assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
}

#[test]
fn finds_the_mate_and_says_so() {
    let page = Still::default();
    let request = search(
        &record("formal", Some("k7/7R/1K6/8/8/8/8/8[] w"), &[]),
        9,
        1,
    );
    let best: Value =
        serde_json::from_slice(&answer(request.to_string().as_bytes(), &page)).expect("JSON");
    assert_eq!(best["uci"], "h7h8");
    let reports = page.reports.borrow();
    assert!(matches!(
        reports.last(),
        Some(Response::Progress { score: 31_999, .. })
    ));
}

#[test]
fn claims_when_it_does_not_stand_better() {
    // C1 of the cases: a frozen pawn against a rook.
    let record = record("modern", Some("1k4PK/3r4/8/8/8/8/8/8[] w - - 0 1"), &[]);
    let best = ask(&search(&record, 8, 1));
    assert_eq!(
        (&best["uci"], &best["claim"]),
        (&Value::Null, &json!("promotions-only"))
    );
}

#[test]
fn has_nothing_to_play_after_the_end() {
    let record = record("formal", Some("k7/7R/1K6/8/8/8/8/8[] w"), &["h7h8"]);
    let best = ask(&search(&record, 1, 1));
    assert_eq!((&best["uci"], &best["claim"]), (&Value::Null, &Value::Null));
    let arrange =
        json!({ "kind": "arrange", "record": record, "draft": [], "level": 1, "seed": 1 });
    assert_eq!(ask(&arrange)["kind"], "failure");
}

#[test]
fn arranges_around_what_is_placed() {
    let start = record("formal", None, &[]);
    let against_a_king = record(
        "formal",
        Some("8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NFK1S2/R6R[kfrrssnn] b - - 0 1"),
        &[],
    );
    for (record, placed) in [
        (&start, draft(&["K@f3", "R@a1"])),
        (&against_a_king, draft(&["R@d8", "N@d7"])),
        (&start, draft(&[])),
    ] {
        for level in [1, 5] {
            let army = ask(&json!({
                "kind": "arrange", "record": record, "draft": placed, "level": level, "seed": 3
            }));
            assert_eq!(list(&army["draft"]).len(), 8, "{army}");
            for piece in list(&placed) {
                assert!(list(&army["draft"]).contains(piece), "{army}");
            }
            let shown = view(record, &army["draft"]);
            assert_eq!(list(&shown["draft"]["confirm"]).len(), 8);
        }
    }
}

#[test]
fn knows_its_levels_and_depths() {
    let record = record("formal", Some(MIDDLE_GAME), &[]);
    for level in [0, 11] {
        assert!(text(&ask(&search(&record, level, 1))["message"]).contains("is not a level"));
    }
    for depth in [0, 65] {
        let answer = ask(&json!({ "kind": "bench", "depth": depth }));
        assert!(text(&answer["message"]).contains("is not a depth"));
    }
}

#[test]
fn benches_as_the_engine_does() {
    let answer = ask(&json!({ "kind": "bench", "depth": 3 }));
    let bench = sittuyin_engine::bench(3, &sittuyin_engine::Untimed);
    assert_eq!(
        answer,
        json!({ "kind": "bench", "nodes": bench.nodes, "milliseconds": 0 })
    );
}

#[test]
fn arranges_either_side_behind_the_curtain_from_its_own_draft_alone() {
    let mut hidden = record("tournament", None, &[]);
    hidden["order"] = json!("hidden");
    let arranged = |side: &str| {
        let mut army = ask(&json!({
            "kind": "arrange", "record": hidden, "draft": [], "side": side, "level": 2, "seed": 5,
        }));
        army["draft"].take()
    };
    for side in ["white", "black"] {
        let army = arranged(side);
        assert_eq!(arranged(side), army, "the same seed arranges alike");
        let game = ask(&json!({ "kind": "game", "record": hidden, "draft": army, "side": side }));
        let confirm = list(&game["game"]["draft"]["confirm"]);
        assert_eq!(confirm.len(), 8, "{side}: {game}");
    }
}

#[test]
fn keeps_a_displaced_pawn_where_the_player_put_it() {
    let kept = json!({ "role": "knight", "square": "e4", "displaced": "b1" });
    let army = ask(&json!({
        "kind": "arrange", "record": record("parlett", None, &[]), "draft": [kept],
        "level": 1, "seed": 3,
    }));
    assert_eq!(list(&army["draft"]).len(), 8);
    assert!(list(&army["draft"]).contains(&kept), "{army}");
}

#[test]
fn plays_the_dice_that_were_thrown() {
    let fen = "k7/7p/8/8/8/8/8/1R2K3[] w - - 0 1";
    let game = record("dice", Some(fen), &["1,4,4"]);
    let best = ask(&search(&game, 3, 1));
    assert!(
        text(&best["uci"]).starts_with("b1"),
        "only the rook can move: {best}"
    );
}

fn review(record: &Value, side: &str, skill: &str) -> Value {
    json!({ "kind": "review", "record": record, "side": side, "skill": skill })
}

#[test]
fn reviews_a_game_and_says_how_far_it_is() {
    // Kb6 would mate in two; Rh2 lets the king out by b8. There Ra2 leaves it only c8, where it is mated.
    let moves = ["h1h2", "a8b8", "h2a2", "b8c8", "a2a8"];
    let game = record("formal", Some("k7/8/2K5/8/8/8/8/7R[] w"), &moves);
    let page = Still::default();
    let request = review(&game, "white", "mate").to_string();
    let answer: Value = serde_json::from_slice(&answer(request.as_bytes(), &page)).expect("JSON");
    let review = &answer["review"];
    assert_eq!(
        (&review["verdict"], &review["kept"], &review["occasions"]),
        (&json!("partly"), &json!(2), &json!(3)),
        "{answer}"
    );
    let missed = &review["moments"][0];
    assert_eq!(
        (
            &missed["kind"],
            &missed["turn"],
            &missed["kept"],
            &missed["number"]
        ),
        (&json!("mate-missed"), &json!(0), &json!(false), &json!(2))
    );
    assert_eq!(missed["played"]["san"], "Rh2");
    assert_eq!(missed["better"]["color"], "white");
    assert_eq!(
        missed["squares"][0],
        json!({ "square": "a8", "mark": "target" })
    );
    assert_eq!(missed["role"], "king");
    let last = &review["moments"][2];
    assert_eq!(
        (&last["kind"], &last["played"]["check"]),
        (&json!("mated"), &json!(true))
    );
    let seen: Vec<(usize, usize)> = (page.reports.borrow().iter())
        .map(|report| match report {
            Response::Reviewing { done, all } => (*done, *all),
            other => panic!("not a report: {other:?}"),
        })
        .collect();
    assert_eq!(seen, [(1, 3), (2, 3), (3, 3)]);
}

#[test]
fn says_why_a_game_is_not_reviewed() {
    let dice = record("dice", None, &[]);
    assert!(text(&ask(&review(&dice, "white", "mate"))["message"]).contains("dice"));
    let formal = record("formal", None, &[]);
    assert_eq!(
        ask(&review(&formal, "white", "juggling"))["kind"],
        "failure"
    );
    let empty = ask(&review(&formal, "black", "hanging"));
    assert_eq!(empty["review"]["verdict"], "no-occasion");
}

#[test]
fn knows_endings_of_three_men() {
    let about = |ruleset: &str, fen: &str| {
        ask(&json!({ "kind": "tables", "ruleset": ruleset, "fen": fen }))
    };
    // The hardest ending of the rook takes sixteen moves, as in chess, and so many are counted.
    let told = about("modern", "7K/8/8/8/8/2k5/8/R7[] b - 32 0 1");
    assert_eq!(told["kind"], "tables");
    assert_eq!(told["answer"]["plies"], 32);
    assert_eq!(told["answer"]["verdict"], "stands");
    assert_eq!(told["answer"]["moves"][0]["result"], "loss");
    let late = about("modern", "7K/8/8/8/8/2k5/8/R7[] b - 32 2 2");
    assert_eq!(late["answer"]["verdict"], "counted-out");
    assert_eq!(about("modern", MIDDLE_GAME)["answer"], Value::Null);
    assert_eq!(
        about("dice", "7K/8/8/8/8/2k5/8/R7[] b")["answer"],
        Value::Null
    );
    assert_eq!(about("chess", MIDDLE_GAME)["kind"], "failure");
    assert_eq!(about("formal", "8/8[] w")["kind"], "failure");
}
