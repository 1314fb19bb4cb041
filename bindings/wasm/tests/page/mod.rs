//! A page without a browser: it asks and reads the answers.

#![allow(dead_code)] // Each test file uses its own part.

use serde_json::{Value, json};
use sittuyin_wasm::{Page, answer, messages::Response};
use std::{cell::RefCell, fs};

/// A page whose clock stands still and which keeps the reports.
#[derive(Default)]
pub(crate) struct Still {
    pub(crate) reports: RefCell<Vec<Response>>,
}

impl Page for Still {
    fn now(&self) -> f64 {
        0.0
    }

    fn report(&self, report: &Response) {
        self.reports.borrow_mut().push(report.clone());
    }
}

pub(crate) fn ask(request: &Value) -> Value {
    let text = answer(request.to_string().as_bytes(), &Still::default());
    serde_json::from_slice(&text).expect("the answer is JSON")
}

pub(crate) fn record(ruleset: &str, fen: Option<&str>, moves: &[&str]) -> Value {
    json!({ "ruleset": ruleset, "version": 1, "fen": fen, "moves": moves, "ending": null })
}

/// A draft from notation such as `N@d7`.
pub(crate) fn draft(pieces: &[&str]) -> Value {
    let drafted = |piece: &&str| {
        let (letter, square) = piece.split_once('@').expect("letter, @, square");
        json!({ "role": role(letter), "square": square })
    };
    pieces.iter().map(drafted).collect()
}

pub(crate) fn role(letter: &str) -> &'static str {
    match letter {
        "K" => "king",
        "F" => "general",
        "S" => "elephant",
        "N" => "knight",
        "R" => "rook",
        _ => "pawn",
    }
}

/// The view of a game, which must be one.
pub(crate) fn view(record: &Value, draft: &Value) -> Value {
    let mut answer = ask(&json!({ "kind": "game", "record": record, "draft": draft }));
    assert_eq!(answer["kind"], "game", "{answer}");
    answer["game"].take()
}

/// The message with which a game is refused.
pub(crate) fn failure(record: &Value, draft: &Value) -> String {
    let answer = ask(&json!({ "kind": "game", "record": record, "draft": draft }));
    assert_eq!(answer["kind"], "failure", "{answer}");
    answer["message"].as_str().expect("a text").to_owned()
}

pub(crate) fn explanation(record: &Value, draft: &Value, attempt: &Value) -> Value {
    let request =
        json!({ "kind": "explain", "record": record, "draft": draft, "attempt": attempt });
    let mut answer = ask(&request);
    assert_eq!(answer["kind"], "explanation", "{answer}");
    answer["explanation"].take()
}

/// The UCI notation of the moves of a view, sorted; `shifts` in a draft or the others.
pub(crate) fn moves(view: &Value, shifts: bool) -> Vec<String> {
    let is_shift = |lawful: &&Value| lawful["kind"] == "placement" && !lawful["from"].is_null();
    let mut moves: Vec<String> = list(&view["moves"])
        .iter()
        .filter(|lawful| is_shift(lawful) == shifts)
        .map(|lawful| text(&lawful["uci"]))
        .collect();
    moves.sort_unstable();
    moves
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

pub(crate) fn texts(value: &Value) -> Vec<String> {
    list(value).iter().map(text).collect()
}

/// The cases of the rules that can be played, each with its ruleset, FEN, lawful moves and status.
/// Those without a king are no games.
pub(crate) fn cases() -> Vec<Value> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/rules/tests/data/cases.jsonl"
    );
    let file = fs::read_to_string(path).expect("the cases are there");
    let cases: Vec<Value> = file
        .lines()
        .skip(1) // The first says what the file is.
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .filter(|case: &Value| text(&case["fen"]).contains('K'))
        .collect();
    assert_eq!(cases.len(), 174);
    cases
}
