//! Analysis, and games with variations, through the messages.
#![cfg(feature = "engine")]

mod page;

use page::{Still, ask, list, record, text, texts};
use serde_json::{Value, json};
use sittuyin_wasm::{answer, messages::Response};

const MIDDLE_GAME: &str = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1";

fn sans(moves: &Value) -> Vec<String> {
    list(moves).iter().map(|one| text(&one["san"])).collect()
}

#[test]
fn tells_lines_depth_by_depth() {
    let page = Still::default();
    let request = json!({ "kind": "analyse", "record": record("modern", Some(MIDDLE_GAME), &[]), "lines": 3, "depth": 5 });
    let last: Value =
        serde_json::from_slice(&answer(request.to_string().as_bytes(), &page)).expect("JSON");
    let depths: Vec<(u32, usize)> = (page.reports.borrow().iter())
        .map(|report| match report {
            Response::Analysing { analysis } => (analysis.depth, analysis.lines.len()),
            other => panic!("not a report: {other:?}"),
        })
        .collect();
    assert_eq!(depths, [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3)]);
    assert_eq!(last["analysis"]["depth"], 5);
    assert!(list(&last["analysis"]["lines"][0]["moves"]).len() > 1);
}

/// The rook on h7 mates at once: for White whoever moves, and a mate of Black's is one with a minus.
#[test]
fn sees_the_worth_as_white_does() {
    let best = |fen: &str| {
        let request = json!({ "kind": "analyse", "record": record("formal", Some(fen), &[]), "lines": 1, "depth": 3 });
        ask(&request)["analysis"]["lines"][0].clone()
    };
    let white = best("k7/7R/1K6/8/8/8/8/8[] w - - 0 1");
    assert_eq!(white["worth"], json!({ "kind": "mate", "moves": 1 }));
    assert_eq!((&white["win"], &white["loss"]), (&json!(1000), &json!(0)));
    assert_eq!(sans(&white["moves"]), ["Rh8#"]);
    let black = best("K7/7r/1k6/8/8/8/8/8[] b - - 0 1");
    assert_eq!(black["worth"], json!({ "kind": "mate", "moves": -1 }));
}

#[test]
fn says_where_there_is_nothing_to_judge() {
    for (ruleset, fen, moves) in [
        // An army that is placed at once, a throw of the dice, and a game that is over.
        ("formal", None, &[][..]),
        ("dice", Some("4k3/8/8/8/8/8/8/4K3[] w - - 0 1"), &[]),
        ("formal", Some("k7/7R/1K6/8/8/8/8/8[] w"), &["h7h8"]),
    ] {
        let request = json!({ "kind": "analyse", "record": record(ruleset, fen, moves), "lines": 1, "depth": 2 });
        assert_eq!(
            ask(&request),
            json!({ "kind": "analysed", "analysis": null })
        );
    }
    for lines in [0, 11] {
        let request =
            json!({ "kind": "analyse", "record": record("modern", None, &[]), "lines": lines });
        let said = text(&ask(&request)["message"]);
        assert!(said.contains("expected 1 to 10"), "{said}");
    }
}

/// White leaves the mate in one out, and is not called a blunderer for a win that stays; then the rook
/// goes where the king takes it, which throws the win away.
#[test]
fn judges_the_moves_of_a_game() {
    let page = Still::default();
    let request = json!({
        "kind": "judge",
        "record": record("formal", Some("k7/7R/1K6/8/8/8/8/8[] w - - 0 1"), &["h7c7", "a8b8", "c7b7", "b8b7"]),
        "nodes": 3_000,
    });
    let judged: Value =
        serde_json::from_slice(&answer(request.to_string().as_bytes(), &page)).expect("JSON");
    assert_eq!(
        judged["kind"], "failure",
        "the king may not take what its own king guards"
    );

    let request = json!({
        "kind": "judge",
        "record": record("formal", Some("8/k6R/8/2K5/8/8/8/8[] b - - 0 1"), &["a7a8", "h7a7", "a8a7"]),
        "nodes": 3_000,
    });
    let judged: Value =
        serde_json::from_slice(&answer(request.to_string().as_bytes(), &page)).expect("JSON");
    let stations = list(&judged["stations"]);
    assert_eq!(stations.len(), 4);
    let judgements: Vec<&Value> = stations.iter().map(|one| &one["judgement"]).collect();
    assert_eq!(
        judgements,
        [&Value::Null, &Value::Null, &json!("blunder"), &Value::Null]
    );
    assert_eq!(stations[1]["points"], 1000, "king and rook win");
    assert_eq!(stations[3]["points"], 500, "two kings draw");
    assert!(!list(&stations[2]["better"]).is_empty());
    assert!(matches!(
        page.reports.borrow().last(),
        Some(Response::Reviewing { done: 4, all: 4 })
    ));
}

/// Two kings are a draw here; the program that played the game went on.
#[test]
fn judges_a_game_that_goes_on_after_its_end_as_far_as_that() {
    let moves = ["a7a8", "h7a7", "a8a7", "c5c4"];
    let request = json!({
        "kind": "judge",
        "record": record("formal", Some("8/k6R/8/2K5/8/8/8/8[] b - - 0 1"), &moves),
        "nodes": 1_000,
    });
    let page = Still::default();
    let judged: Value =
        serde_json::from_slice(&answer(request.to_string().as_bytes(), &page)).expect("JSON");
    assert_eq!(list(&judged["stations"]).len(), 4);
}

const STUDY: &str = "[Event \"A try\"]
[White \"Mya\"]
[Black \"Aung\"]
[Ruleset \"modern\"]
[SetUp \"1\"]
[FEN \"srs2kfr/n3n3/4pppp/pppp4/4PPPP/PPPP1K1N/S5F1/2RR1NS1[] w - - 0 1\"]
[Result \"1-0\"]

{begin [%csl Yd5]} 1. exd5 $1 {[%cal Gd5b4,Rc6d5] takes} exd5 2. c4 (2. b4 {or} axb4 (2... cxb4)) 2... Nac6 1-0
";

#[test]
fn reads_a_game_with_variations_and_writes_it_again() {
    let read = ask(&json!({ "kind": "readPgn", "text": STUDY, "ruleset": "formal" }));
    let [study] = list(&read["studies"]) else {
        panic!("not one game: {read}");
    };
    assert_eq!(
        (&study["ruleset"], &study["score"]),
        (&json!("modern"), &json!("1-0"))
    );
    assert_eq!(texts(&study["opening"]), ["begin"]);
    let nodes = list(&study["nodes"]);
    let told: Vec<(Option<u64>, String)> = (nodes.iter())
        .map(|node| (node["parent"].as_u64(), text(&node["played"]["san"])))
        .collect();
    let expected = [
        (None, "exd5"),
        (Some(0), "exd5"),
        (Some(1), "c4"),
        (Some(2), "Nac6"),
        (Some(1), "b4"),
        (Some(4), "axb4"),
        (Some(4), "cxb4"),
    ];
    assert_eq!(told, expected.map(|(parent, san)| (parent, san.to_owned())));
    assert_eq!(nodes[0]["glyphs"], json!([1]));
    assert_eq!(texts(&nodes[4]["comments"]), ["or"]);
    assert_eq!(texts(&nodes[0]["comments"]), ["takes"]);
    let drawn = |ink: &str, from: &str, to: &str| json!({ "ink": ink, "from": from, "to": to });
    assert_eq!(study["drawings"], json!([drawn("yellow", "d5", "d5")]));
    assert_eq!(
        nodes[0]["drawings"],
        json!([drawn("green", "d5", "b4"), drawn("red", "c6", "d5")])
    );

    let written = ask(&json!({ "kind": "writePgn", "study": study, "dialect": "sittuyin" }));
    let again = ask(&json!({ "kind": "readPgn", "text": written["text"], "ruleset": "formal" }));
    assert_eq!(&again["studies"][0], study);
}

#[test]
fn reads_several_games_and_says_where_one_cannot_be_read() {
    let two = format!("{STUDY}\n{STUDY}");
    let read = ask(&json!({ "kind": "readPgn", "text": two, "ruleset": "formal" }));
    assert_eq!(list(&read["studies"]).len(), 2);
    for (text_, part) in [
        ("1. K@e2 K@d7 2. Qh5", "line 1, column 17"),
        ("[Ruleset \"chess\"]\n\n1. e4", "chess"),
    ] {
        let said = ask(&json!({ "kind": "readPgn", "text": text_, "ruleset": "modern" }));
        assert!(text(&said["message"]).contains(part), "{said}");
    }
}

#[test]
fn refuses_to_write_what_is_no_game() {
    let read = ask(&json!({ "kind": "readPgn", "text": STUDY, "ruleset": "formal" }));
    for (pointer, wrong, dialect, part) in [
        ("/nodes/0/event", json!("a1a2"), "sittuyin", "move 1, a1a2"),
        (
            "/nodes/0/parent",
            json!(3),
            "sittuyin",
            "does not come before",
        ),
        ("/score", json!("2-0"), "sittuyin", "'2-0' is not a result"),
        ("/drawings/0/to", json!("d9"), "sittuyin", "d9"),
        ("/order", json!("hidden"), "sittuyin", "order"),
        (
            "/score",
            json!("*"),
            "winboard",
            "'winboard' is not a dialect",
        ),
    ] {
        let mut study = read["studies"][0].clone();
        *study.pointer_mut(pointer).expect("it is there") = wrong;
        let said = ask(&json!({ "kind": "writePgn", "study": study, "dialect": dialect }));
        assert!(text(&said["message"]).contains(part), "{said}");
    }
}

/// White's pawn of e5 may become the general there; Black's of d5 may after its next step.
#[test]
fn tells_of_promotions_and_attacks() {
    let fen = "4k3/7p/8/3pP3/8/P7/8/4K3[] w - - 0 1";
    let radar = ask(&json!({ "kind": "radar", "record": record("modern", Some(fen), &[]) }));
    let of = |square: &str| {
        let outlooks = list(&radar["outlooks"]);
        let found = outlooks.iter().find(|one| one["square"] == square);
        found.expect("there is a pawn").clone()
    };
    assert!(texts(&of("e5")["now"]).contains(&"e5".to_owned()));
    assert_eq!(of("e5")["obstacle"], Value::Null);
    assert_eq!(of("a3")["obstacle"]["reason"], "not-on-promotion-square");
    assert_eq!(
        (&of("d5")["color"], texts(&of("d5")["next"])),
        (&json!("black"), vec!["d4".to_owned()])
    );
    let attacked = |square: &str| {
        let found = list(&radar["attacked"])
            .iter()
            .find(|one| one["square"] == square);
        found.map(|one| (one["white"].as_u64(), one["black"].as_u64()))
    };
    // The kings reach d2 and d7; the pawn of e5 attacks d6, that of d5 attacks e4.
    assert_eq!(attacked("d2"), Some((Some(1), Some(0))));
    assert_eq!(attacked("d7"), Some((Some(0), Some(1))));
    assert_eq!(attacked("d6"), Some((Some(1), Some(0))));
    assert_eq!(attacked("e4"), Some((Some(0), Some(1))));
    assert_eq!(attacked("h4"), None);
}

#[test]
fn writes_what_is_set_up_and_says_what_is_wrong() {
    let man = |square: &str, color: &str, role: &str| json!({ "square": square, "color": color, "role": role, "draft": false });
    let compose = |pieces: Value, turn: &str| {
        ask(&json!({
            "kind": "compose", "ruleset": "modern", "pieces": pieces, "turn": turn,
            "white": [{ "role": "rook", "count": 1 }], "black": [],
        }))
    };
    let kings = json!([man("e1", "white", "king"), man("e8", "black", "king")]);
    let good = compose(kings, "white");
    assert_eq!(text(&good["fen"]), "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1");
    assert_eq!(good["problems"], json!([]));

    // No black king, and two generals of White.
    let wrong = json!([
        man("e1", "white", "king"),
        man("a1", "white", "general"),
        man("h8", "white", "general")
    ]);
    let bad = compose(wrong, "black");
    let kinds: Vec<String> = list(&bad["problems"])
        .iter()
        .map(|one| text(&one["kind"]))
        .collect();
    assert_eq!(kinds, ["several-generals", "missing-king"]);
    assert_eq!(text(&bad["fen"]), "7F/8/8/8/8/8/8/F3K3[R] b - - 0 1");
}
