//! Analyses of positions and games.

use crate::program::{Run, refused, run, run_with};
use serde_json::Value;

/// The king on b6 guards a7 and b7, the rook takes the last rank.
const MATE: &str = "k7/8/1K6/8/8/8/8/7R[] w - - 0 1";
/// The same for Black, the board turned.
const MATED: &str = "r7/8/8/8/8/6k1/8/7K[] b - - 0 1";

fn analyse(arguments: &[&str], input: &str) -> Run {
    run_with(&[&["analyse"], arguments].concat(), input.as_bytes())
}

fn done(arguments: &[&str], input: &str) -> String {
    let run = analyse(arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    run.out
}

fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn tells_a_person_of_a_position() {
    let out = done(&["--depth", "4", "--multipv", "2", MATE], "");
    assert!(out.contains("8  k . . . . . . *"), "{out}");
    assert!(out.contains("formal, White to move, depth "), "{out}");
    let lines: Vec<_> = out.lines().filter(|line| line.contains("1. ")).collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert_eq!(lines[0].trim(), "#1  100/  0/  0  1. Rh8#");
    // As White sees it, whoever is to move.
    let out = done(&["--depth", "4", MATED], "");
    assert!(out.contains("#-1    0/  0/100  1... Ra1#"), "{out}");
}

#[test]
fn tells_a_program_of_positions() {
    let input = format!("{MATE}\n\n{MATED}\nfen {MATE} moves Rh7\nstartpos moves K@e2\n");
    let out = done(
        &["--json", "--ruleset", "modern", "--nodes", "3000", "-"],
        &input,
    );
    let told = objects(&out);
    assert_eq!(told.len(), 4);
    assert_eq!(told[0]["fen"], MATE);
    assert_eq!(told[0]["lines"][0]["score"]["mate"], 1);
    assert_eq!(told[0]["lines"][0]["wdl"], serde_json::json!([1000, 0, 0]));
    assert_eq!(told[0]["lines"][0]["uci"][0], "h1h8");
    assert_eq!(told[1]["lines"][0]["score"]["mate"], -1);
    assert_eq!(told[1]["lines"][0]["san"][0], "Ra1#");
    assert_eq!(told[2]["turn"], "black");
    assert_eq!(told[2]["lines"][0]["uci"][0], "a8b8");
    assert!(told[3]["lines"][0]["score"]["cp"].is_i64());
    assert!(told.iter().all(|object| object["ruleset"] == "modern"
        && object["depth"].as_u64() > Some(0)
        && object.get("played").is_none()));
}

#[test]
fn looks_for_mates() {
    let out = done(
        &[
            "--mate",
            "3",
            "--json",
            "8/1N6/8/8/p7/2RK4/8/RS2k3[] w - - 0 1",
        ],
        "",
    );
    assert_eq!(objects(&out)[0]["lines"][0]["score"]["mate"], 2);
    let out = done(
        &[
            "--mate",
            "3",
            "--json",
            "4k3/8/8/3r4/8/8/3R4/4K3[] w - - 0 1",
        ],
        "",
    );
    assert_eq!(objects(&out)[0]["no_mate"], 3);
    let out = done(&["--mate", "2", "4k3/8/8/3r4/8/8/3R4/4K3[] w - - 0 1"], "");
    assert!(out.contains("there is no mate in 2"), "{out}");
}

/// White could win a rook, and puts its own where it is lost: with king and rook against king, which the
/// tables know, each side mates.
const BLUNDER: &str = "[White \"A\"]\n[Black \"B\"]\n[Ruleset \"formal\"]\n[SetUp \"1\"]\n\
[FEN \"4k3/8/8/3r4/8/8/3R4/4K3[] w - - 0 9\"]\n\n9. Rd3 {oh} Rxd3 10. Ke2 *\n";

#[test]
fn annotates_games() {
    let out = done(&["--pgn", "--nodes", "5000", "-"], BLUNDER);
    let words = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("9. Rd3 $4 {[%eval #-"), "{out}");
    assert!(words.contains("{oh} (9. Rxd5 {[%eval #"), "{out}");
    assert!(words.contains("9... Rxd3 {[%eval "), "{out}");
    assert_eq!(out.matches('$').count(), 1, "{out}");
    // The game is the same when all is taken away again, and when it is done twice.
    let bare = |text: &str| run_with(&["convert", "--bare", "-"], text.as_bytes()).out;
    assert_eq!(bare(&out), bare(BLUNDER));
    assert_eq!(done(&["--pgn", "--nodes", "5000", "-"], &out), out);
}

#[test]
fn tells_a_person_of_a_game() {
    let out = done(&["--nodes", "5000", "-"], BLUNDER);
    assert!(out.starts_with("Game 1: A - B, *, formal\n"), "{out}");
    let first = out.lines().nth(1).expect("a line");
    assert!(first.starts_with("     9. Rd3 "), "{first}");
    assert!(
        first.contains(" ??  #") && first.contains(" 9. Rxd5"),
        "{first}"
    );
    assert!(
        out.contains("White: 0 inaccuracies ?!, 0 mistakes ?, 1 blunder ??"),
        "{out}"
    );
    assert!(
        out.contains("Black: 0 inaccuracies ?!, 0 mistakes ?, 0 blunders ??"),
        "{out}"
    );
}

#[test]
fn tells_a_program_of_a_game() {
    let mated = "[Ruleset \"formal\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/7R[] w - - 0 1\"]\n\n1. Rh8# 1-0\n";
    let out = done(
        &["--json", "--nodes", "2000", "-"],
        &format!("{BLUNDER}\n{mated}"),
    );
    let told = objects(&out);
    assert_eq!(told.len(), 4 + 2);
    assert_eq!(told[0]["game"], 1);
    assert_eq!(told[0]["played"]["judgement"], "blunder");
    assert!(told[0]["played"]["lost"].as_f64() > Some(0.2));
    assert!(told[1]["played"].get("judgement").is_none());
    assert!(told[3].get("played").is_none());
    assert_eq!(told[4]["played"]["lost"], 0.0);
    assert_eq!((&told[5]["game"], &told[5]["ply"]), (&2.into(), &1.into()));
    assert_eq!(told[5]["over"], "checkmate");
    assert_eq!(told[5]["lines"], serde_json::json!([]));
}

/// White places its whole army before Black: a half of it is worth nothing by itself.
#[test]
fn judges_an_army_when_it_stands() {
    let arrangement = "1. K@e2 F@d2 S@c2 S@f2 N@e3 N@g3 R@a1 R@h1 *";
    let text = format!("[Ruleset \"formal\"]\n\n{arrangement}\n");
    let out = done(&["--json", "--nodes", "500", "-"], &text);
    assert!(
        objects(&out)
            .iter()
            .all(|object| object["lines"] == serde_json::json!([]))
    );
    // In turns each placement is judged.
    let text = "[Ruleset \"modern\"]\n\n1. K@e2 K@d7 *\n";
    let out = done(&["--json", "--nodes", "500", "-"], text);
    assert!(
        objects(&out)
            .iter()
            .all(|object| object["lines"][0]["score"]["cp"].is_i64())
    );
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || {
        let mut told = objects(&done(&["--json", "--nodes", "4000", "-"], BLUNDER));
        for object in &mut told {
            object["time_ms"].take();
        }
        told
    };
    assert_eq!(ask(), ask());
}

#[test]
fn one_bad_line_costs_no_answer() {
    let run = analyse(
        &["--json", "--depth", "1", "-"],
        &format!("hello\n{MATE}\n{MATE} moves a1a2\n{MATE}\n"),
    );
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out.lines().count(), 2);
    assert!(
        run.err.contains("error: line 1: ") && run.err.contains("error: line 3: move 1, 'a1a2'")
    );
    let games = format!("1. a3a4 *\n\n{BLUNDER}");
    let run = analyse(&["--json", "--depth", "1", "-"], &games);
    assert_eq!((run.code, run.out.lines().count()), (Some(2), 4), "{run:?}");
    assert!(run.err.starts_with("error: game 1, line 1"), "{run:?}");
}

#[test]
fn reads_files_and_refuses_what_is_none() {
    let path = std::env::temp_dir().join(format!("sittuyin-analyse-{}.pgn", std::process::id()));
    std::fs::write(&path, BLUNDER).expect("a file is written");
    let name = path.to_str().expect("a name in UTF-8");
    assert!(done(&["--depth", "2", name], "").starts_with("Game 1: A - B"));
    std::fs::remove_file(&path).expect("it is removed");
    assert!(refused(&["analyse", name], b"").contains(name));
}

#[test]
fn refuses_bad_usage() {
    let cases: [&[&str]; 11] = [
        &["analyse"],
        &["analyse", "hello"],
        &["analyse", "8/8/8 w"],
        &["analyse", "--ruleset", "dice", MATE],
        &["analyse", "--depth", "0", MATE],
        &["analyse", "--mate", "0", MATE],
        &["analyse", "--multipv", "0", MATE],
        &["analyse", "--json", "--pgn", MATE],
        &["analyse", "--pgn", MATE],
        &["analyse", "--net", "/nonexistent.net", MATE],
        &["analyse", "--tables", "/nonexistent", MATE],
    ];
    for case in cases {
        refused(case, b"");
    }
    for empty in ["", " \n\n"] {
        assert!(refused(&["analyse", "-"], empty.as_bytes()).contains("nothing to analyse"));
    }
    refused(&["analyse", "--pgn", "-"], MATE.as_bytes());
    let dice = "[Ruleset \"dice\"]\n\n*\n";
    assert!(refused(&["analyse", "-"], dice.as_bytes()).contains("dice"));
    let over = run(&["analyse", "k6R/8/1K6/8/8/8/8/8[] b - - 0 1"]);
    assert!(over.out.contains("over: checkmate"), "{over:?}");
    assert_eq!(over.code, Some(0));
}
