//! Prints requests with what this build answers, one a line, for `tests/parity.mjs` to put to the
//! WebAssembly modules: both must answer alike to the byte.

use serde_json::{Value, json};
use sittuyin_wasm::{Page, answer, messages::Response};
use std::{
    cell::RefCell,
    io::{self, Write},
};

/// A page whose clock stands still, so that every answer depends on the request alone.
#[derive(Default)]
struct Still {
    told: RefCell<Vec<Value>>,
}

impl Page for Still {
    fn now(&self) -> f64 {
        0.0
    }

    fn report(&self, report: &Response) {
        self.told.borrow_mut().push(json!(report));
    }
}

fn tell(out: &mut impl Write, request: &Value) -> io::Result<Value> {
    let page = Still::default();
    let answer: Value = serde_json::from_slice(&answer(request.to_string().as_bytes(), &page))?;
    let mut told = page.told.into_inner();
    told.push(answer.clone());
    writeln!(out, "{}", json!({ "request": request, "told": told }))?;
    Ok(answer)
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    tell(&mut out, &json!({ "kind": "rulesets" }))?;
    for ruleset in sittuyin::Ruleset::ALL {
        tell(
            &mut out,
            &json!({ "kind": "rulebook", "ruleset": ruleset.id() }),
        )?;
    }
    for ruleset in ["formal", "modern", "tournament", "federation"] {
        cases(&mut out, ruleset)?;
        games(&mut out, ruleset)?;
    }
    if cfg!(feature = "engine") {
        thinking(&mut out)?;
    }
    Ok(())
}

/// Every position of the cases, with a drafted king where there is one in hand.
fn cases(out: &mut impl Write, ruleset: &str) -> io::Result<()> {
    for case in include_str!("../../../crates/rules/tests/data/cases.jsonl").lines() {
        let case: Value = serde_json::from_str(case)?;
        if case["ruleset"] != ruleset {
            continue;
        }
        let record = json!({ "ruleset": ruleset, "version": 1, "fen": case["fen"], "moves": [], "ending": null });
        let king = [json!({ "role": "king", "square": "e7" })];
        for draft in [&[][..], &king] {
            tell(
                out,
                &json!({ "kind": "game", "record": record, "draft": draft }),
            )?;
        }
        for (from, to) in [("e5", "d6"), ("e4", "e5"), ("h7", "b7"), ("a8", "b8")] {
            let attempt = json!({ "kind": "move", "from": from, "to": to });
            tell(
                out,
                &json!({ "kind": "explain", "record": record, "draft": [], "attempt": attempt }),
            )?;
        }
    }
    Ok(())
}

/// Games of arbitrary lawful moves.
fn games(out: &mut impl Write, ruleset: &str) -> io::Result<()> {
    for game in 0..3_u64 {
        let mut random = 0x9e37_79b9_7f4a_7c15 ^ game;
        let mut moves: Vec<Value> = Vec::new();
        for ply in 0..120 {
            let record = json!({ "ruleset": ruleset, "version": 1, "fen": null, "moves": moves, "ending": null });
            let request = json!({ "kind": "game", "record": record, "draft": [] });
            let mut sink = io::sink();
            // A position in ten is enough to compare; the history has all that led to it.
            let view = if ply % 10 == 9 {
                tell(out, &request)?
            } else {
                tell(&mut sink, &request)?
            };
            let lawful = view["game"]["moves"]
                .as_array()
                .map_or(&[][..], Vec::as_slice);
            if lawful.is_empty() {
                break;
            }
            // xorshift (Marsaglia 2003)
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            moves.push(lawful[(random % lawful.len() as u64) as usize]["uci"].clone());
        }
    }
    Ok(())
}

/// The engine at work: no clock runs, so nodes, scores and moves must be the same.
fn thinking(out: &mut impl Write) -> io::Result<()> {
    tell(out, &json!({ "kind": "bench", "depth": 7 }))?;
    let record = |ruleset: &str, fen: Option<&str>| json!({ "ruleset": ruleset, "version": 1, "fen": fen, "moves": [], "ending": null });
    for (ruleset, fen) in [
        (
            "formal",
            "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1",
        ),
        ("modern", "8/6s1/5P2/3n4/pR2K2S/1P6/1k4p1/8[] w - - 1 50"),
        (
            "federation",
            "2r5/6k1/6p1/3s2P1/3npR2/8/p2N2F1/3K4[] w - - 1 50",
        ),
    ] {
        for level in [1, 4, 7] {
            let record = record(ruleset, Some(fen));
            tell(
                out,
                &json!({ "kind": "search", "record": record, "level": level, "seed": 5 }),
            )?;
        }
    }
    let mate = json!({
        "ruleset": "formal", "version": 1, "fen": "k7/8/2K5/8/8/8/8/7R[] w", "ending": null,
        "moves": ["h1h2", "a8b8", "h2a2", "b8c8", "a2a8"],
    });
    for skill in [
        "promotion",
        "hanging",
        "captures",
        "shelter",
        "lines",
        "mate",
        "count",
    ] {
        for side in ["white", "black"] {
            tell(
                out,
                &json!({ "kind": "review", "record": mate, "side": side, "skill": skill }),
            )?;
        }
    }
    tell(
        out,
        &json!({ "kind": "analyse", "record": mate, "lines": 3, "depth": 6 }),
    )?;
    tell(
        out,
        &json!({ "kind": "judge", "record": mate, "nodes": 2_000 }),
    )?;
    tell(out, &json!({ "kind": "radar", "record": mate }))?;
    let pgn = "[Ruleset \"modern\"]\n\n1. K@e2 {so} (1. K@d2 K@d7) K@e7 $1 *";
    let read = json!({ "kind": "readPgn", "text": pgn, "ruleset": "formal" });
    let study = tell(out, &read)?["studies"][0].take();
    tell(
        out,
        &json!({ "kind": "writePgn", "study": study, "dialect": "pychess" }),
    )?;
    for ruleset in ["formal", "tournament", "federation"] {
        for level in [1, 6] {
            let record = record(ruleset, None);
            tell(
                out,
                &json!({ "kind": "arrange", "record": record, "draft": [], "level": level, "seed": 5 }),
            )?;
        }
    }
    Ok(())
}
