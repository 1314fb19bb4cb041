//! Translations between the forms of other programs. How each program writes is kept with the library;
//! here it counts what becomes of files.

use crate::program::{START, refused, run, run_with};

fn convert(arguments: &[&str], input: &str) -> crate::program::Run {
    let arguments = [&["convert"], arguments, &["-"]].concat();
    run_with(&arguments, input.as_bytes())
}

fn translated(arguments: &[&str], input: &str) -> String {
    let run = convert(arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    run.out
}

const MCR: &str = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[NNRRKMSSnnrrkmss] w - - 0 1";
const STEPS: &str = "6k1/8/8/4P3/8/8/6P1/4K3[] w - - 0 1";

#[test]
fn translates_fen_lines_both_ways() {
    assert_eq!(
        translated(&["--to", "mcr"], &format!("\n{START}\r\n")),
        format!("{MCR}\n")
    );
    let ours = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFSSNNRRkfssnnrr] w - - 0 1\n";
    assert_eq!(translated(&[], MCR), ours);
    assert_eq!(translated(&["--from", "mcr"], MCR), ours);
    assert_eq!(
        translated(&["--to", "cutechess"], STEPS),
        "6k1/8/8/4P3/8/8/6P1/4K3[-] w - 0 0 1\n"
    );
}

#[test]
fn translates_moves_in_the_notation_they_came_in() {
    let line = format!("{STEPS} moves f6=F Kh8");
    assert_eq!(
        translated(&[], &line),
        format!("{STEPS} moves e5f6=F Kh8\n")
    );
    assert_eq!(
        translated(&["--notation", "uci"], &line),
        format!("{STEPS} moves e5f6f g8h8\n")
    );
    assert_eq!(
        translated(
            &["--to", "mcr"],
            &format!("position fen {STEPS} moves e5f6f")
        ),
        "position fen 6k1/8/8/4P3/8/8/6P1/4K3[] w - - 0 1 moves e5f6m\n"
    );
    assert_eq!(
        translated(
            &["--to", "cutechess", "--notation", "san"],
            &format!("fen {STEPS} moves e5f6f")
        ),
        "fen 6k1/8/8/4P3/8/8/6P1/4K3[-] w - 0 0 1 moves f6=F\n"
    );
    assert_eq!(
        translated(
            &["--to", "mcr"],
            "K@e2 F@d7\nstartpos moves K@e2\nposition startpos\n"
        ),
        "K@e2 M@d7\nstartpos moves K@e2\nposition startpos\n"
    );
    assert_eq!(
        translated(&["--ruleset", "parlett"], "N@a3,b2 K@e2"),
        "N@a3,b2 K@e2\n"
    );
}

#[test]
fn names_what_cannot_be_carried() {
    let run = convert(
        &["--to", "mcr"],
        "8/8/8/3k4/8/8/8/3RK3[] b - 32 4 9\n8/8/8/3k4/8/8/8/3RK3[] b - - 4 9\n",
    );
    assert_eq!(run.code, Some(1), "{run:?}");
    assert_eq!(run.out, "8/8/8/3k4/8/8/8/3RK3[] b - - 4 9\n");
    assert_eq!(
        run.err,
        "error: line 1: the form of mcr cannot carry a running count\n"
    );
    for (ruleset, line) in [
        ("formal", "K@e2 F@d2"),
        ("parlett", "N@a3,b2"),
        ("dice", "4k3/8/8/8/8/8/4P3/4K3[] w moves 1,6,6 e2e3"),
    ] {
        let run = convert(&["--ruleset", ruleset, "--to", "pychess"], line);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{run:?}");
        assert!(
            run.err
                .starts_with("error: line 1: the form of PyChess cannot carry ")
        );
    }
    let dice = "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1 moves 1,6,6 e2e3\n";
    assert_eq!(translated(&["--ruleset", "dice"], dice), dice);
}

const GAMES: &str =
    "\n\n[White \"A\"]\n\n1. K@e2 {calm} K@d7 *\n\n[White \"B\"]\n\n1. F@e2 F@d7 2. K@d2 1/2-1/2\n";

#[test]
fn translates_games_one_after_the_other() {
    let out = translated(&["--to", "pychess"], GAMES);
    assert_eq!(out.matches("[Variant \"Sittuyin\"]").count(), 2, "{out}");
    assert!(out.contains("\n\n[Event"), "{out}");
    // What is written reads back as the same.
    let ours = translated(&[], GAMES);
    assert_eq!(translated(&[], &ours), ours);
    assert!(ours.contains("[Ruleset \"modern\"]"), "{ours}");
    let formal = translated(&["--ruleset", "formal"], "1. K@e2 F@d2 *");
    assert!(formal.contains("[Ruleset \"formal\"]"), "{formal}");
    let run = convert(&["--to", "mcr"], GAMES);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        run.err
            .contains("game 1: the form of mcr cannot carry comments"),
        "{}",
        run.err
    );
    assert!(
        run.out.contains("1. M@e2 M@d7 2. K@d2 1/2-1/2\n"),
        "{}",
        run.out
    );
    assert!(translated(&["--to", "mcr", "--bare"], GAMES).contains("1. K@e2 K@d7 *\n"));
}

#[test]
fn reads_the_good_among_the_bad() {
    let run = convert(&[], &GAMES.replace("F@d7", "F@e2"));
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.out.contains("[White \"A\"]"), "{}", run.out);
    assert!(
        run.err.contains("game 2, line 9, column 9: "),
        "{}",
        run.err
    );
    let mut lines = b"nonsense\nK@e2 K@e2\n8/8/8 w\nK@e2\n\xff\n".to_vec();
    lines.extend(vec![b'8'; 200_000]);
    let run = run_with(&["convert", "-"], &lines);
    assert_eq!((run.code, run.out.as_str()), (Some(2), "K@e2\n"), "{run:?}");
    for number in [1, 2, 3, 5, 6] {
        assert!(
            run.err.contains(&format!("error: line {number}: ")),
            "{}",
            run.err
        );
    }
}

#[test]
fn streams_what_is_long() {
    let line = format!("{MCR}\n");
    let out = translated(&[], &line.repeat(5_000));
    assert_eq!(out.lines().count(), 5_000);
    let out = translated(&["--to", "mcr", "--bare"], &GAMES.repeat(500));
    assert_eq!(out.matches("[Event").count(), 1_000);
}

#[test]
fn reads_files_and_refuses_what_is_none() {
    let path = std::env::temp_dir().join(format!("sittuyin-convert-{}", std::process::id()));
    std::fs::write(&path, MCR).expect("a file is written");
    let name = path.to_str().expect("a name in UTF-8");
    let read = run(&["convert", "--to", "cutechess", name]);
    assert!(
        read.out.contains("[KFRRSSNNkfrrssnn] w - 0 0 1"),
        "{read:?}"
    );
    std::fs::remove_file(&path).expect("it is removed");
    assert!(refused(&["convert", name], b"").contains(name));
    refused(&["convert", "/"], b"");
    refused(&["convert"], b"");
    refused(&["convert", "--to", "xboard", "-"], MCR.as_bytes());
    refused(
        &["convert", "--from", "mcr", "--ruleset", "formal", "-"],
        MCR.as_bytes(),
    );
    for empty in ["", " \n\n", "%nothing\n"] {
        let message = refused(&["convert", "-"], empty.as_bytes());
        assert!(message.contains("nothing to convert"), "{message}");
    }
}
