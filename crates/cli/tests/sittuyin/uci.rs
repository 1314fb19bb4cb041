//! Conversations in the Universal Chess Interface.

use crate::program::{refused, run_with};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn talk(script: &str) -> Vec<String> {
    let run = run_with(&["uci"], script.as_bytes());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(run.err, "");
    run.out.lines().map(str::to_owned).collect()
}

fn best_moves(lines: &[String]) -> Vec<&str> {
    lines
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "))
        .filter_map(|line| line.split_whitespace().next())
        .collect()
}

#[test]
fn introduces_itself() {
    let lines = talk("uci\nisready\nquit\n");
    assert!(lines[0].starts_with("id name Sittuyin"));
    for expected in [
        "option name UCI_Variant type combo default sittuyin var sittuyin",
        "option name Ruleset type combo default modern var formal var modern var parlett var tournament var murray var federation",
        "option name Clear Hash type button",
    ] {
        assert!(lines.iter().any(|line| line == expected), "{lines:?}");
    }
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn finds_a_mate_in_one() {
    let lines = talk("position fen k7/8/1K6/8/8/8/8/7R[] w - - 0 1\ngo depth 4\n");
    assert_eq!(best_moves(&lines), ["h1h8"]);
    let last = lines
        .iter()
        .rev()
        .find(|line| line.starts_with("info depth"));
    assert!(
        last.is_some_and(|line| line.contains("score mate 1")),
        "{lines:?}"
    );
}

#[test]
fn knows_endings_of_three_men_by_heart() {
    // The longest win of the rook, which no search of one ply sees.
    let lines = talk("position fen 7K/8/8/8/8/2k5/8/R7[] b - 32 0 1\ngo depth 1\n");
    let told = lines.iter().find(|line| line.starts_with("info depth"));
    assert!(
        told.is_some_and(|line| line.contains(" score mate -16 ") && !line.contains(" tbhits 0 ")),
        "{lines:?}"
    );
}

#[test]
fn places_moves_and_limits_as_asked() {
    let lines = talk(
        "position startpos moves K@e2 K@d7\n\
         go nodes 500\n\
         isready\n\
         go movetime 20\n\
         go wtime 100 btime 100 winc 10 binc 10 movestogo 5\n\
         go depth 2 searchmoves R@a1\n",
    );
    // A new order ends the work before, with its answer.
    let best = best_moves(&lines);
    assert_eq!(best.len(), 4, "{lines:?}");
    assert!(best.iter().all(|best| best.contains('@')), "{best:?}");
    assert_eq!(best[3], "R@a1");
}

#[test]
fn counts_lines_as_fairy_stockfish_prints_them() {
    let fen = "1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1";
    let lines = talk(&format!(
        "position fen {fen}\ngo perft 3\nsetoption name Ruleset value formal\n\
         position fen {fen}\ngo perft 3\nsetoption name UCI_Variant value sittuyin\ngo perft 2\n"
    ));
    let counts: Vec<_> = lines
        .iter()
        .filter(|line| line.starts_with("Nodes searched"))
        .collect();
    assert_eq!(
        counts,
        [
            "Nodes searched: 642",
            "Nodes searched: 265",
            "Nodes searched: 7744"
        ]
    );
    assert!(lines.contains(&"h8h7: 91".to_owned()), "{lines:?}");
}

#[test]
fn shows_the_position() {
    let lines = talk("position startpos moves K@e2\nd\n");
    assert!(
        lines.contains(
            &"Fen: 8/8/4pppp/pppp4/4PPPP/PPPP4/4K3/8[FSSNNRRkfssnnrr] b - - 0 1".to_owned()
        ),
        "{lines:?}"
    );
}

fn shown<'a>(lines: &'a [String], key: &str) -> Vec<&'a str> {
    lines
        .iter()
        .filter_map(|line| line.strip_prefix(key))
        .map(str::trim)
        .collect()
}

#[test]
fn shows_what_is_decided() {
    let repeated = "b1c1 a8b8 c1b1 b8a8";
    let script = format!(
        "position startpos\nd\n\
         position fen k7/8/1K6/8/8/8/8/7R[] w - - 0 1 moves h1h8\nd\n\
         position fen r5k1/8/8/8/8/8/P7/KR6[] w - - 0 1 moves {repeated} {repeated}\nd\n\
         position fen k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17 moves a8b8\nd\n\
         position fen 8/8/8/4k3/8/8/8/K7[] w - - 0 1\nd\n\
         setoption name Ruleset value formal\n\
         position fen 8/8/8/4k3/8/8/8/K7[] w - - 0 1\nd\n\
         position fen r5k1/8/8/8/8/8/P7/KR6[] w - - 0 1 moves {repeated} {repeated}\nd\n"
    );
    let lines = talk(&script);
    // By the ruleset alone: `formal` names no draw of its own (C26).
    assert_eq!(
        shown(&lines, "Status:"),
        [
            "ongoing",
            "checkmate",
            "ongoing",
            "counted-out",
            "dead-position",
            "ongoing",
            "ongoing"
        ]
    );
    assert_eq!(shown(&lines, "Checkers:"), ["", "h8", "", "", "", "", ""]);
    assert_eq!(
        shown(&lines, "Claims:"),
        ["", "", "threefold", "", "", "", ""]
    );
}

#[test]
fn takes_a_position_without_a_king() {
    let lines = talk(
        "position fen 8/8/8/3k4/8/8/8/7R[] w - - 0 1\ngo perft 1\ngo depth 3\n\
         position fen 8/8/8/8/8/8/8/7R[] w - - 0 1\ngo depth 3\n",
    );
    assert!(
        lines.contains(&"Nodes searched: 14".to_owned()),
        "{lines:?}"
    );
    assert_eq!(best_moves(&lines).len(), 2, "{lines:?}");
}

#[test]
fn plays_every_ruleset_but_the_dice() {
    let last = "5rr1/2k1s3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[n] b - - 0 8";
    let lines = talk(&format!(
        "setoption name Ruleset value parlett\nposition startpos moves N@a3,b2\nd\n\
         setoption name Ruleset value murray\nposition fen {last} moves N@d7\ngo perft 1\ngo depth 1\n\
         setoption name Ruleset value dice\n"
    ));
    assert_eq!(
        shown(&lines, "Fen:"),
        ["8/8/4pppp/pppp4/4PPPP/NPPP4/1P6/8[KFSSNRRkfssnnrr] w - - 0 1"]
    );
    // X3 of docs/rules.md: the rearrangement has begun by itself.
    assert!(
        lines.contains(&"Nodes searched: 132".to_owned()),
        "{lines:?}"
    );
    assert_eq!(best_moves(&lines).len(), 1, "{lines:?}");
    assert!(
        lines
            .iter()
            .any(|line| line.contains("no word for a throw")),
        "{lines:?}"
    );
    refused(&["uci", "--ruleset", "dice"], b"");
}

#[test]
fn says_when_there_is_no_move() {
    let lines = talk("position fen k6R/8/1K6/8/8/8/8/8[] b - - 0 1\ngo depth 3\ngo infinite\n");
    assert_eq!(best_moves(&lines), ["(none)", "(none)"]);
}

#[test]
fn plays_on_when_others_do_not_see_the_end() {
    // A dead position ends the game here; elsewhere a person may have to claim it.
    let lines = talk("position fen 8/8/8/4k3/8/8/8/K7[] w - - 0 1 moves a1a2 e5e4\ngo depth 2\n");
    assert_eq!(best_moves(&lines).len(), 1, "{lines:?}");
    assert!(
        !lines.iter().any(|line| line.starts_with("info string")),
        "{lines:?}"
    );
}

#[test]
fn survives_nonsense() {
    let script = "\
hello
position
position fen
position fen 8/8/8 w
position fen k7/8/8/8/8/8/8/KK6[] w - - 0 1
position startpos moves a3a4
position startpos moves K@e2 ????
position startpos K@e2
setoption
setoption name
setoption name Hash value -1
setoption name Hash value 99999999999999999999
setoption name Ruleset value dice
setoption name UCI_Variant value xiangqi
setoption name Colour value blue
go depth
go depth minus
go perft 1000
go mate me
go searchmoves a3a4
go searchmoves x
\u{feff}uci
\0\0\0
";
    let mut input = script.as_bytes().to_vec();
    let asked = script.lines().count();
    input.extend(b"\xff\xfe\n");
    input.extend(vec![b'a'; 300_000]);
    input.extend(
        b"\n\n  \ndebug on\nponderhit\nstop\nstop\nisready\nposition startpos\ngo depth 1\n",
    );
    let run = run_with(&["uci"], &input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let lines: Vec<_> = run.out.lines().map(str::to_owned).collect();
    let complaints = lines.iter().filter(|line| line.starts_with("info string"));
    assert_eq!(complaints.count(), asked + 2, "{lines:?}");
    assert!(lines.contains(&"readyok".to_owned()));
    assert_eq!(best_moves(&lines).len(), 1);
}

#[test]
fn searches_until_it_is_stopped() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sittuyin"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"))
        .lines()
        .map_while(Result::ok);
    // There is a mate in one, so the search has nothing more to find long before it is stopped.
    stdin
        .write_all(b"position fen k7/8/1K6/8/8/8/8/7R[] w - - 0 1\ngo infinite\nisready\n")
        .expect("it listens");
    let ready = lines.find(|line| line == "readyok" || line.starts_with("bestmove"));
    assert_eq!(ready.as_deref(), Some("readyok"));
    std::thread::sleep(Duration::from_millis(100));
    let asked = Instant::now();
    stdin.write_all(b"stop\n").expect("it listens");
    let best = lines.find(|line| line.starts_with("bestmove"));
    assert!(best.is_some_and(|line| line.starts_with("bestmove h1h8")));
    assert!(asked.elapsed() < Duration::from_secs(5));
    stdin
        .write_all(b"position startpos\ngo infinite\nquit\n")
        .expect("it listens");
    assert!(lines.any(|line| line.starts_with("bestmove ")));
    assert!(child.wait().expect("it ends").success());
}

/// While it ponders no time passes; the answer comes when the expected move has been made.
#[test]
fn ponders_until_the_expected_move_is_made() {
    let lines = talk(
        "position startpos moves K@e2\n\
         go ponder wtime 1000 btime 1000 movestogo 10\n\
         isready\n\
         ponderhit\n",
    );
    let place = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted));
    assert!(place("readyok") < place("bestmove"), "{lines:?}");
    assert_eq!(best_moves(&lines).len(), 1);
    // Without the move it waits for the order to stop, also when it has found all there is.
    let lines = talk("position startpos\ngo ponder depth 1\nisready\nstop\nisready\n");
    let place = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted));
    assert!(place("readyok") < place("bestmove"), "{lines:?}");
}

#[test]
fn several_threads_search_together() {
    let lines = talk(
        "setoption name Threads value 3\n\
         position fen 6r1/2k1n3/4pppp/pppp4/4PPPP/PPPP1N2/4K3/5R2[] w - - 0 4\n\
         go movetime 100\n\
         position fen k7/8/1K6/8/8/8/8/7R[] w - - 0 1\n\
         go depth 4\n",
    );
    assert_eq!(best_moves(&lines).len(), 2, "{lines:?}");
    assert_eq!(best_moves(&lines)[1], "h1h8");
}

#[test]
fn options_out_of_bounds_are_refused() {
    for (name, value) in [
        ("Threads", "0"),
        ("Threads", "many"),
        ("Move Overhead", "-1"),
        ("Ponder", "perhaps"),
        ("EvalFile", "/nonexistent.net"),
        ("TablePath", "/nonexistent"),
    ] {
        let lines = talk(&format!("setoption name {name} value {value}\n"));
        assert!(
            lines[0].starts_with("info string"),
            "{name} {value}: {lines:?}"
        );
    }
}
