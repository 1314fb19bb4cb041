//! Conversations written down in `tests/uci`: a line after `>` is said to the engine, one after `<` must
//! come next among all that it says, and one after `!` must not come before the next `<`. In what is
//! expected `#` stands for a number and `*` for any words.

use proptest::{collection::vec, prelude::*, sample::select};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::program::run_with;

/// For one line, on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

fn fits(pattern: &[&str], words: &[&str]) -> bool {
    match (pattern, words) {
        ([], []) => true,
        (["*", rest @ ..], _) => (0..=words.len()).any(|skipped| fits(rest, &words[skipped..])),
        (["#", rest @ ..], [word, others @ ..]) => {
            let number = word.trim_end_matches([',', ';']);
            number.parse::<i64>().is_ok() && fits(rest, others)
        }
        ([first, rest @ ..], [word, others @ ..]) => first == word && fits(rest, others),
        ([_, ..], []) | ([], [_, ..]) => false,
    }
}

fn matches(pattern: &str, line: &str) -> bool {
    let pattern: Vec<_> = pattern.split_whitespace().collect();
    let line: Vec<_> = line.split_whitespace().collect();
    fits(&pattern, &line)
}

/// An engine that is spoken to line by line.
struct Conversation {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Conversation {
    fn begin() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sittuyin"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take().expect("a pipe");
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            stdin,
            lines,
            heard: Vec::new(),
        }
    }

    fn say(&mut self, text: &str) {
        writeln!(self.stdin, "{text}").expect("it listens");
    }

    /// Listens until a line fits, and gives it.
    fn hear(&mut self, pattern: &str, forbidden: &[&str], place: &str) -> String {
        loop {
            let line = match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => line,
                Err(error) => panic!("{place}: {error}; heard {:#?}", self.heard),
            };
            self.heard.push(line.clone());
            for unwanted in forbidden {
                assert!(!matches(unwanted, &line), "{place}: heard '{line}'");
            }
            if matches(pattern, &line) {
                return line;
            }
        }
    }

    fn end(mut self) {
        self.say("quit");
        let output = self.child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

fn play(name: &str, script: &str) {
    let mut engine = Conversation::begin();
    let mut forbidden = Vec::new();
    for (line, number) in script.lines().zip(1..) {
        let place = format!("{name}.txt:{number}");
        match line.split_at_checked(1) {
            None | Some(("#", _)) => {}
            Some((">", said)) => engine.say(said.trim_start()),
            Some(("!", pattern)) => forbidden.push(pattern),
            Some(("<", pattern)) => {
                engine.hear(pattern, &forbidden, &place);
                forbidden.clear();
            }
            Some(_) => panic!("{place}: a line begins with >, <, ! or #"),
        }
    }
    engine.end();
}

macro_rules! scripts {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            play(
                stringify!($name),
                include_str!(concat!("../uci/", stringify!($name), ".txt")),
            );
        }
    )*};
}

scripts! { handshake search mate strength malformed long }

/// What was found under one ruleset does not hold under another: the search is that of a fresh start.
#[test]
fn another_ruleset_begins_anew() {
    let nodes = |rulesets: &[&str]| {
        let mut engine = Conversation::begin();
        let mut last = String::new();
        for ruleset in rulesets {
            engine.say(&format!("setoption name Ruleset value {ruleset}"));
            engine.say(
                "position fen 3r4/1kn1s3/1p2p1p1/p1pp3p/P2PPP1P/1PP3P1/1KS1N3/3R4[] w - - 0 20",
            );
            engine.say("go depth 7");
            last = engine.hear("info depth 7 *", &[], ruleset);
            engine.hear("bestmove *", &[], ruleset);
        }
        engine.end();
        let mut words = last.split_whitespace().skip_while(|&word| word != "nodes");
        words.nth(1).expect("the nodes are told").to_owned()
    };
    assert_eq!(nodes(&["formal"]), nodes(&["modern", "formal"]));
}

/// Words of the protocol and words of none, so that some lines mean something. Numbers that would take
/// long or much memory are left to those who ask for them.
const WORDS: [&str; 52] = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "position",
    "go",
    "stop",
    "ponderhit",
    "d",
    "debug",
    "register",
    "name",
    "value",
    "UCI_Variant",
    "Ruleset",
    "Hash",
    "Clear",
    "Threads",
    "MultiPV",
    "Ponder",
    "Move",
    "Overhead",
    "UCI_LimitStrength",
    "UCI_Elo",
    "UCI_ShowWDL",
    "EvalFile",
    "true",
    "sittuyin",
    "formal",
    "murray",
    "dice",
    "startpos",
    "fen",
    "moves",
    "K@e2",
    "K@d7",
    "e2e3",
    "e5e5f",
    "N@a3,b2",
    "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn]",
    "w",
    "-",
    "depth",
    "nodes",
    "movetime",
    "wtime",
    "movestogo",
    "mate",
    "infinite",
    "ponder",
    "searchmoves",
    "\u{1f409}",
];
const NUMBERS: [&str; 8] = [
    "0",
    "1",
    "2",
    "16",
    "-1",
    "1.5",
    "1e9",
    "99999999999999999999999",
];

fn line() -> impl Strategy<Value = String> {
    let command = select(WORDS[..9].to_vec());
    let word = prop_oneof![3 => select(WORDS.to_vec()), 1 => select(NUMBERS.to_vec())];
    prop_oneof![
        6 => (command, vec(word, 0..8)).prop_map(|(command, words)| {
            format!("{command} {}", words.join(" "))
        }),
        1 => any::<String>().prop_map(|text| text.replace(['\n', '\r'], " ")),
        // An option that is always there, with any number.
        1 => select(NUMBERS.to_vec()).prop_map(|number| {
            format!("setoption name MultiPV value {number}")
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn nothing_that_is_said_ends_it(lines in vec(line(), 1..40)) {
        // Somebody may have meant to quit.
        let lines: Vec<_> = lines.into_iter().filter(|line| !line.trim().starts_with("quit")).collect();
        let script = lines.join("\n") + "\nstop\nposition startpos\nsetoption name Ruleset value modern\n\
            setoption name UCI_LimitStrength value false\nisready\ngo depth 1\n";
        let run = run_with(&["uci"], script.as_bytes());
        prop_assert_eq!(run.code, Some(0));
        prop_assert_eq!(run.err, "");
        let last = run.out.lines().last().unwrap_or_default();
        prop_assert!(last.starts_with("bestmove ") && last.contains('@'), "{}", run.out);
        let asked = lines.iter().filter(|line| line.trim().starts_with("go")).count() + 1;
        let answers = run.out.lines().filter(|line| line.starts_with("bestmove ")).count();
        prop_assert!(answers <= asked, "{answers} answers to {asked} orders");
    }
}
