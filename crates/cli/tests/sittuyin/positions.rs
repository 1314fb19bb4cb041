//! `moves`, `explain`, `perft` and `bench`. The values are those of docs/rules.md: its tables of
//! counts, draws and perft, which Fairy-Stockfish has confirmed for `modern`.

use crate::program::{START, refused, run, run_with};
use serde_json::Value;
use std::process::{Command, Stdio};

fn json(line: &str) -> Value {
    serde_json::from_str(line).expect("a JSON object")
}

fn moves(ruleset: &str, played: &str, fen: &str) -> Value {
    let run = run(&[
        "moves",
        "--json",
        "--ruleset",
        ruleset,
        "--moves",
        played,
        fen,
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    json(&run.out)
}

#[test]
fn lists_the_moves_of_a_position_as_json() {
    let fen = "7k/8/8/3P4/8/1P6/8/K7 w";
    let expected = format!(
        r#"{{"fen":"{fen}","legal":["a1a2","a1b1","a1b2","b3b4","d5c4f","d5c6f","d5d5f","d5d6","d5e4f","d5e6f"],"status":"ongoing","claims":[]}}"#
    );
    let run = run(&["moves", "--ruleset", "modern", "--json", fen]);
    assert_eq!((run.code, run.out.trim_end()), (Some(0), expected.as_str()));
}

#[test]
fn lists_the_moves_of_a_position_as_text() {
    let run = run(&["moves", "k7/8/1K6/8/8/8/8/7R[] b - - 0 1"]);
    assert_eq!(run.code, Some(0));
    assert!(run.out.contains("status: ongoing\n"), "{}", run.out);
    assert!(run.out.contains("moves: 1\n  a8b8\n"), "{}", run.out);
}

#[test]
fn counts_the_first_placements_of_each_ruleset() {
    for (ruleset, count) in [
        ("formal", 68),
        ("modern", 88),
        ("parlett", 880),
        ("tournament", 100),
        ("murray", 896),
        ("dice", 104),
        ("federation", 56),
    ] {
        let legal = &moves(ruleset, "", START)["legal"];
        assert_eq!(legal.as_array().map(Vec::len), Some(count), "{ruleset}");
    }
}

#[test]
fn tells_every_status() {
    let dead = "8/8/8/4k3/8/8/8/K7[] w - - 0 1";
    for (ruleset, played, fen, status) in [
        ("modern", "", START, "ongoing"),
        (
            "modern",
            "h1h8",
            "k7/8/1K6/8/8/8/8/7R[] w - - 0 1",
            "checkmate",
        ),
        ("modern", "", "k7/8/1K6/8/8/8/8/1R6[] w - - 0 1", "ongoing"),
        ("modern", "", dead, "dead-position"),
        // Its source is silent about dead positions, and games alone add them (C26).
        ("formal", "", dead, "ongoing"),
        (
            "modern",
            "a8b8",
            "k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17",
            "counted-out",
        ),
        (
            "federation",
            "a8b8",
            "k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17",
            "ongoing",
        ),
    ] {
        assert_eq!(
            moves(ruleset, played, fen)["status"],
            status,
            "{ruleset} {fen}"
        );
    }
    // White cannot move without stalemating Black, and is not stalemated itself.
    let file = include_str!("../../../rules/tests/data/no_lawful_move.jsonl");
    let first = json(file.lines().nth(1).expect("a case after the header"));
    let (ruleset, fen) = (&first["ruleset"], &first["fen"]);
    let answer = moves(
        ruleset.as_str().expect("a ruleset"),
        "",
        fen.as_str().expect("a FEN"),
    );
    assert_eq!(answer["status"], "no-lawful-move");
}

#[test]
fn plays_on_as_one_game() {
    let start = "r5k1/8/8/8/8/8/P7/KR6[] w - - 0 1";
    let once = "b1c1 a8b8 c1b1 b8a8";
    assert_eq!(moves("modern", once, start)["claims"], json("[]"));
    let twice = format!("{once} {once}");
    assert_eq!(
        moves("modern", &twice, start)["claims"],
        json(r#"["threefold"]"#)
    );
    // The federation has no such rule, and positions are judged by the ruleset alone.
    assert_eq!(moves("federation", &twice, start)["claims"], json("[]"));
    assert_eq!(moves("formal", &twice, start)["claims"], json("[]"));
    // The FEN stands in the answer as it was given.
    assert_eq!(moves("modern", once, start)["fen"], start);
}

#[test]
fn offers_the_claims_of_a_position() {
    let quiet = "1k6/8/8/8/8/8/P7/K6R[] w - - 99 60";
    assert_eq!(
        moves("modern", "h1g1", quiet)["claims"],
        json(r#"["fifty-move"]"#)
    );
    assert_eq!(moves("modern", "a2a3", quiet)["claims"], json("[]"));
    let lone = "1k4PK/3r4/8/8/8/8/8/8 w";
    assert_eq!(
        moves("modern", "", lone)["claims"],
        json(r#"["promotions-only"]"#)
    );
    assert_eq!(moves("formal", "", lone)["claims"], json("[]"));
    let counted = "k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17";
    assert_eq!(
        moves("federation", "a8b8", counted)["claims"],
        json(r#"["count"]"#)
    );
}

#[test]
fn looks_past_what_does_not_hinder_moves() {
    for fen in [
        "8/8/8/3k4/8/8/8/7R[] w - - 0 1",
        "k7/8/8/8/8/8/8/K5FF[] w - - 0 1",
    ] {
        assert_eq!(run(&["moves", fen]).code, Some(0), "{fen}");
    }
    for (fen, reason) in [
        ("k7/8/8/8/8/8/8/KK6[] w - - 0 1", "more than one king"),
        (
            "k7/8/8/8/8/PP6/PPPPPPPP/K7[] w - - 0 1",
            "more than eight pawns",
        ),
        ("k6R/8/8/8/8/8/8/K7[] w - - 0 1", "in check"),
    ] {
        let message = refused(&["moves", fen], b"");
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn streams_positions_line_by_line() {
    let fens: Vec<_> = (1..=3_000)
        .map(|number| format!("7k/8/8/3P4/8/1P6/8/K7[] w - - 0 {number}"))
        .collect();
    let input = format!("\n{}\r\n", fens.join("\n"));
    let run = run_with(&["moves", "--json", "-"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let answered: Vec<_> = run
        .out
        .lines()
        .map(|line| json(line)["fen"].clone())
        .collect();
    assert_eq!(answered, fens);
}

#[test]
fn answers_the_good_lines_among_bad_ones() {
    let mut input = b"nonsense\n7k/8/8/3P4/8/1P6/8/K7 w\n\xff\xfe\n".to_vec();
    input.extend(vec![b'8'; 200_000]);
    input.extend(b"\nk7/8/1K6/8/8/8/8/7R b\n");
    let run = run_with(&["moves", "--json", "-"], &input);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out.lines().count(), 2, "{}", run.out);
    for message in [
        "line 1: ",
        "line 3: the line is not UTF-8",
        "line 4: the line is longer",
    ] {
        assert!(run.err.contains(message), "{}", run.err);
    }
}

#[test]
fn explains_moves() {
    let lawful = run(&["explain", "6k1/8/8/4P3/8/8/6P1/4K3[] w", "e5e5f"]);
    assert_eq!(
        (lawful.code, lawful.out.as_str()),
        (Some(0), "lawful: e5=F\n")
    );
    // As people write it: what one run printed, another reads.
    let written = run(&["explain", "6k1/8/8/4P3/8/8/6P1/4K3[] w", "e5=F"]);
    assert_eq!((written.code, written.out), (Some(0), lawful.out));
    // Cases of docs/rules.md on the initial array, and the rule that decides.
    for (ruleset, uci, reason, rule) in [
        ("formal", "K@e1", "back-rank-for-rooks", Some("C5")),
        ("modern", "R@c2", "rook-back-rank-only", None),
        ("formal", "K@d4", "placed-into-check", Some("C6")),
        ("modern", "N@d4", "outside-zone", Some("C5")),
        ("formal", "a3a4", "must-place-first", Some("C29")),
        ("formal", "P@a2", "not-in-hand", None),
    ] {
        let run = run(&["explain", "--json", "--ruleset", ruleset, START, uci]);
        assert_eq!(run.code, Some(1), "{run:?}");
        let answer = json(&run.out);
        assert_eq!(answer["lawful"], false);
        assert_eq!(answer["reason"], reason, "{ruleset} {uci}");
        assert_eq!(answer["rule"].as_str(), rule, "{ruleset} {uci}");
        assert!(answer["explanation"].is_string());
    }
}

#[test]
fn explains_the_ban_on_stalemating() {
    // The example that docs/rules.md takes from Fairy-Stockfish, where the move is lawful.
    let fen = "k7/8/1K6/8/8/8/1R6/8 w";
    assert_eq!(
        run(&["explain", "--ruleset", "modern", fen, "b6a6"]).code,
        Some(0)
    );
    let banned = run(&["explain", fen, "b6a6"]);
    assert_eq!(banned.code, Some(1));
    assert!(
        banned
            .out
            .starts_with("not lawful: the move would stalemate the opponent"),
        "{}",
        banned.out
    );
    assert!(banned.out.contains("(C1)"), "{}", banned.out);
}

#[test]
fn counts_lines() {
    for (ruleset, depth, fen, nodes) in [
        ("formal", "2", None, 4_016),
        ("modern", "2", None, 7_744),
        ("tournament", "2", None, 8_640),
        ("federation", "2", None, 2_672),
        ("parlett", "1", None, 880),
        ("murray", "1", None, 896),
        (
            "murray",
            "3",
            Some("8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72"),
            21_119,
        ),
        (
            "murray",
            "3",
            Some("1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1"),
            784,
        ),
        ("modern", "0", None, 1),
        (
            "formal",
            "3",
            Some("8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72"),
            21_004,
        ),
        (
            "modern",
            "3",
            Some("8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72"),
            26_596,
        ),
        (
            "formal",
            "4",
            Some("1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1"),
            4_698,
        ),
        (
            "modern",
            "4",
            Some("1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1"),
            11_360,
        ),
    ] {
        let mut arguments = vec!["perft", "--ruleset", ruleset, "--depth", depth];
        arguments.extend(fen.into_iter().flat_map(|fen| ["--fen", fen]));
        let run = run(&arguments);
        let first = run.out.lines().next();
        assert_eq!(
            first,
            Some(format!("nodes: {nodes}").as_str()),
            "{arguments:?}"
        );
    }
}

#[test]
fn divides_lines_between_moves_and_threads() {
    let fen = "1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1";
    let run = run(&[
        "perft",
        "--depth",
        "3",
        "--divide",
        "--threads",
        "3",
        "--fen",
        fen,
    ]);
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines[0], "nodes: 265");
    assert_eq!(
        lines[3..],
        ["g7g7f: 83", "g7g8: 16", "h8g8: 75", "h8h7: 91"]
    );
}

#[test]
fn does_a_fixed_amount_of_work() {
    let signature = |run: crate::program::Run| {
        let line = run.out.lines().next().expect("a line").to_owned();
        assert!(line.starts_with("nodes: "), "{line}");
        line
    };
    let once = signature(run(&["bench", "--depth", "4"]));
    assert_eq!(once, signature(run(&["bench", "--depth", "4"])));
}

const BARE: &str = "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1";

#[test]
fn refuses_bad_usage() {
    let cases: [&[&str]; 23] = [
        &[],
        &["dance"],
        &["moves"],
        &["moves", "--sideways", START],
        &["moves", "--ruleset", "chess", START],
        &["moves", "not a FEN"],
        &["moves", ""],
        &["moves", "--moves", "a3a4", START],
        &["moves", "--moves", "hello", START],
        &["explain", START],
        &["explain", START, "hello"],
        &["explain", "8/8/8 w", "a3a4"],
        &["perft", "--depth", "many"],
        &["perft", "--depth", "1000000000"],
        &["perft", "--depth", "1", "--threads", "0"],
        &["bench", "--depth", "0"],
        // Stages and dice that the ruleset does not have, or not now.
        &["moves", "--stage", "rearrange", BARE],
        &["moves", "--stage", "sideways", BARE],
        &["moves", "--dice", "1,4,4", BARE],
        &["moves", "--ruleset", "dice", "--dice", "0,7", BARE],
        &["moves", "--ruleset", "dice", "--dice", "1,4,4", START],
        &["moves", "--ruleset", "dice", "--moves", "1,4,4 1,4,4", BARE],
        &[
            "moves",
            "--ruleset",
            "murray",
            "--stage",
            "rearrange",
            START,
        ],
    ];
    for arguments in cases {
        let run = run(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
}

/// X3 of docs/rules.md: eight men on sixteen empty squares of the half, but for the king's four
/// attacked ones, and eight pawn steps.
const REARRANGED: &str = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w";

#[test]
fn rearranges_freely_where_that_stage_is_on() {
    let murray = ["--ruleset", "murray", "--stage", "rearrange"];
    let free = run(&[&["moves"], &murray[..], &[REARRANGED]].concat());
    assert!(free.out.contains("moves: 132\n"), "{}", free.out);
    let counted = run(&[&["perft", "--depth", "1", "--fen", REARRANGED], &murray[..]].concat());
    assert!(counted.out.starts_with("nodes: 132\n"), "{}", counted.out);
    // Without it the position is in play, and after the last placement it begins by itself.
    let play = moves("murray", "", REARRANGED);
    assert_eq!(play["legal"].as_array().map(Vec::len), Some(35));
    let last = "5rr1/2k1s3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[n] b";
    let begun = moves("murray", "N@d7", last);
    assert_eq!(begun["legal"].as_array().map(Vec::len), Some(132));
    for (uci, reason, rule) in [
        ("c2a4", "placed-into-check", "C6"),
        ("e4d5", "rearranging-pawn", "C16"),
        ("f1f5", "relocation-outside-half", "C16"),
    ] {
        let run = run(&[&["explain", "--json"], &murray[..], &[REARRANGED, uci]].concat());
        let answer = json(&run.out);
        assert_eq!(
            (run.code, &answer["reason"]),
            (Some(1), &reason.into()),
            "{uci}"
        );
        assert_eq!(answer["rule"], rule, "{uci}");
    }
    let lawful = run(&[&["explain"], &murray[..], &[REARRANGED, "c2h1"]].concat());
    assert_eq!(
        (lawful.code, lawful.out.as_str()),
        (Some(0), "lawful: Kc2h1\n")
    );
}

#[test]
fn displaces_pawns() {
    let lawful = run(&["explain", "--ruleset", "parlett", START, "N@a3,b2"]);
    assert_eq!(lawful.out, "lawful: N@a3,b2\n");
    for (ruleset, uci, reason) in [
        ("parlett", "N@a3", "displaced-pawn-needs-square"),
        ("parlett", "N@a3,a4", "displaced-outside-zone"),
        ("parlett", "N@a2,b2", "nothing-to-displace"),
        ("tournament", "N@a3,b2", "nothing-to-displace"),
    ] {
        let run = run(&["explain", "--json", "--ruleset", ruleset, START, uci]);
        assert_eq!(json(&run.out)["reason"], reason, "{ruleset} {uci}");
    }
}

/// Worked out by hand: the dice are 1 pawn, 2 knight, 3 elephant, 4 rook, 5 general, 6 king.
#[test]
fn plays_the_dice_that_were_thrown() {
    let with = |dice: &str, played: &str, fen: &str| {
        let arguments = ["--ruleset", "dice", "--dice", dice, "--moves", played, fen];
        json(&run(&[&["moves", "--json"], &arguments[..]].concat()).out)
    };
    let king_and_pawn = json(r#"["e1d1","e1d2","e1f1","e1f2","e2e3"]"#);
    assert_eq!(with("6,1,2", "", BARE)["legal"], king_and_pawn);
    // One die is spent, and the knight's cannot be played.
    let king = json(r#"["e1d1","e1d2","e1e2","e1f1","e1f2"]"#);
    assert_eq!(with("6,1,2", "e2e3", BARE)["legal"], king);
    // Throws are events among the moves; before one there is nothing to move.
    assert_eq!(moves("dice", "6,1,2", BARE)["legal"], king_and_pawn);
    assert_eq!(moves("dice", "6,1,2 e2e3 e1e2", BARE)["legal"], json("[]"));
    let black = moves("dice", "6,1,2 e2e3 e1e2 6,1,1", BARE)["legal"].clone();
    assert_eq!(black, json(r#"["e8d7","e8d8","e8e7","e8f7","e8f8"]"#));
    // Nothing can be played, and it is Black's turn to throw.
    assert_eq!(moves("dice", "4,4,5 6,6,6", BARE)["legal"], black);
    let said = run(&["moves", "--ruleset", "dice", "--dice", "4,4,5", BARE]);
    assert!(said.out.contains("the turn has passed"), "{}", said.out);

    let captured = with("4,4,4", "e7e8", "4k3/4R3/8/8/8/p7/8/4K3[] w - - 0 1");
    assert_eq!(captured["status"], "king-captured");
    assert_eq!(captured["legal"], json("[]"));

    let arguments = ["explain", "--json", "--ruleset", "dice"];
    let asked = |more: &[&str]| json(&run(&[&arguments[..], more].concat()).out);
    assert_eq!(asked(&[BARE, "e2e3"])["reason"], "throw-first");
    let other = asked(&["--dice", "6,6,6", BARE, "e2e3"]);
    assert_eq!(
        (&other["reason"], &other["rule"]),
        (&"no-die".into(), &"C27".into())
    );
    assert_eq!(asked(&["--dice", "1,6,6", BARE, "e2e3"])["lawful"], true);
}

#[test]
fn counts_no_lines_with_dice() {
    for more in [&["--ruleset", "dice"][..], &["--dice", "1,4,4"]] {
        let message = refused(&[&["perft", "--depth", "1"], more].concat(), b"");
        assert!(
            message.contains("a throw comes before each turn"),
            "{message}"
        );
    }
}

#[test]
fn refuses_an_empty_input() {
    let message = refused(&["moves", "-"], b"\n \n");
    assert!(message.contains("standard input holds no FEN"), "{message}");
}

#[test]
fn shows_no_control_characters_of_bad_input_and_not_all_of_it() {
    let fen = format!("\u{1b}[31m{}", "x".repeat(60_000));
    let message = refused(&["moves", &fen], b"");
    assert!(!message.contains('\u{1b}'), "{message}");
    assert!(message.len() < 1_000, "{}", message.len());
}

#[cfg(unix)]
#[test]
fn refuses_arguments_that_are_not_text() {
    use std::os::unix::ffi::OsStrExt;
    let bytes = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    refused(&["moves".as_ref(), bytes], b"");
}

#[test]
fn stops_quietly_when_nobody_reads_on() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sittuyin"))
        .args(["moves", "--json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = format!("{START}\n").repeat(2_000);
    let _ = std::io::Write::write_all(&mut stdin, input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn teaches_by_its_help() {
    for command in [
        "play", "serve", "moves", "explain", "perft", "convert", "conform", "uci", "bench",
    ] {
        let run = run(&[command, "--help"]);
        assert_eq!(run.code, Some(0));
        assert!(run.out.contains("Example"), "{command}");
        assert!(
            run.out.contains(&format!("sittuyin {command}")),
            "{command}"
        );
    }
}
