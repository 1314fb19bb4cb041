use std::str::SplitAsciiWhitespace;
use std::time::Duration;

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// `None` is the initial array.
        fen: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    /// The move that was expected has been made.
    PonderHit,
    Display,
    Quit,
    /// Nothing, or a command that needs no answer.
    Nothing,
}

/// How the engine is to think.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) move_time: Option<Duration>,
    /// Remaining time of White and of Black.
    pub(super) time: [Option<Duration>; 2],
    /// Increment of White and of Black.
    pub(super) increment: [Duration; 2],
    pub(super) moves_to_go: Option<u32>,
    pub(super) search_moves: Vec<String>,
    pub(super) infinite: bool,
    /// The clocks stand still until the expected move is made.
    pub(super) ponder: bool,
    pub(super) perft: Option<u32>,
    /// The shortest mate in at most so many moves.
    pub(super) mate: Option<u32>,
    /// Words that mean nothing here; the rest is obeyed, as the protocol has it.
    pub(super) unknown: Vec<String>,
}

impl Command {
    /// Reads a line; the error is for the reader of a log.
    pub(super) fn parse(line: &str) -> Result<Self, String> {
        let mut words = line.split_ascii_whitespace();
        Ok(match words.next().unwrap_or_default() {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "ucinewgame" => Self::NewGame,
            "setoption" => set_option(words)?,
            "position" => position(words)?,
            "go" => Self::Go(Go::parse(words)?),
            "stop" => Self::Stop,
            "d" => Self::Display,
            "quit" => Self::Quit,
            "ponderhit" => Self::PonderHit,
            "" | "debug" | "register" => Self::Nothing,
            other => return Err(format!("unknown command '{other}'")),
        })
    }
}

fn set_option(mut words: SplitAsciiWhitespace<'_>) -> Result<Command, String> {
    if words.next() != Some("name") {
        return Err("expected: setoption name NAME [value VALUE]".to_owned());
    }
    let rest: Vec<_> = words.collect();
    let (name, value) = match rest.iter().position(|&word| word == "value") {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (&rest[..], &[][..]),
    };
    Ok(Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    })
}

fn position(mut words: SplitAsciiWhitespace<'_>) -> Result<Command, String> {
    let kind = words.next();
    let rest: Vec<_> = words.collect();
    let end = rest.iter().position(|&word| word == "moves");
    let before = &rest[..end.unwrap_or(rest.len())];
    let moves = end.map_or(&[][..], |at| &rest[at + 1..]);
    let fen = match kind {
        Some("startpos") if before.is_empty() => None,
        Some("fen") => Some(before.join(" ")),
        _ => return Err("expected: position startpos|fen FEN [moves MOVES]".to_owned()),
    };
    Ok(Command::Position {
        fen,
        moves: moves.iter().map(|&text| text.to_owned()).collect(),
    })
}

impl Go {
    fn parse(words: SplitAsciiWhitespace<'_>) -> Result<Self, String> {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            let mut number = || number(word, words.next());
            match word {
                "depth" => go.depth = Some(small(number()?)),
                "nodes" => go.nodes = Some(number()?),
                "movetime" => go.move_time = Some(Duration::from_millis(number()?)),
                "wtime" => go.time[0] = Some(Duration::from_millis(number()?)),
                "btime" => go.time[1] = Some(Duration::from_millis(number()?)),
                "winc" => go.increment[0] = Duration::from_millis(number()?),
                "binc" => go.increment[1] = Duration::from_millis(number()?),
                "movestogo" => go.moves_to_go = Some(small(number()?)),
                "mate" => go.mate = Some(small(number()?).max(1)),
                "perft" => go.perft = Some(small(number()?)),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(text) = words.next_if(|&next| !KEYWORDS.contains(&next)) {
                        go.search_moves.push(text.to_owned());
                    }
                }
                other => go.unknown.push(other.to_owned()),
            }
        }
        Ok(go)
    }
}

const KEYWORDS: [&str; 12] = [
    "depth",
    "nodes",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "mate",
    "perft",
    "infinite",
    "ponder",
];

/// Milliseconds that fit in every sum of times: some three hundred years.
const LARGEST: i64 = 10_000_000_000_000;

/// Reads a number that is not negative; a clock may have been overdrawn, and that is 0.
fn number(name: &str, text: Option<&str>) -> Result<u64, String> {
    let text = text.ok_or_else(|| format!("'{name}' needs a number"))?;
    let number: i64 = text
        .parse()
        .map_err(|_| format!("'{text}' after {name} is not a number"))?;
    Ok(number.clamp(0, LARGEST).unsigned_abs())
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::{collection::vec, prelude::*, sample::select};

    #[test]
    fn reads_a_position_with_moves() {
        let line = "position fen k7/7R/1K6/8/4p3/4P3/8/8[] w - - 0 1 moves h7h8 a8b8";
        let expected = Command::Position {
            fen: Some("k7/7R/1K6/8/4p3/4P3/8/8[] w - - 0 1".to_owned()),
            moves: vec!["h7h8".to_owned(), "a8b8".to_owned()],
        };
        assert_eq!(Command::parse(line), Ok(expected));
    }

    #[test]
    fn reads_option_names_of_several_words() {
        let expected = Command::SetOption {
            name: "Clear Hash".to_owned(),
            value: String::new(),
        };
        assert_eq!(Command::parse("setoption name Clear Hash"), Ok(expected));
    }

    #[test]
    fn reads_clocks_and_moves_to_search() {
        let line = "go searchmoves a3a4 b3b4 wtime 1000 btime -5 winc 10 movestogo 3";
        let expected = Go {
            time: [
                Some(Duration::from_millis(1000)),
                Some(Duration::from_millis(0)),
            ],
            increment: [Duration::from_millis(10), Duration::ZERO],
            moves_to_go: Some(3),
            search_moves: vec!["a3a4".to_owned(), "b3b4".to_owned()],
            ..Go::default()
        };
        assert_eq!(Command::parse(line), Ok(Command::Go(expected)));
    }

    #[test]
    fn passes_over_words_that_mean_nothing() {
        let expected = Go {
            depth: Some(3),
            mate: Some(2),
            unknown: vec!["sideways".to_owned(), "7".to_owned()],
            ..Go::default()
        };
        let line = "go sideways depth 3 7 mate 2";
        assert_eq!(Command::parse(line), Ok(Command::Go(expected)));
    }

    proptest! {
        #[test]
        fn reads_anything(line in any::<String>()) {
            let _ = Command::parse(&line);
        }

        #[test]
        fn reads_any_words(words in vec(select(WORDS.to_vec()), 0..12)) {
            let line = words.join(" ");
            if let Ok(Command::Go(go)) = Command::parse(&line) {
                // What is not understood is not lost without a word.
                prop_assert!(go.unknown.iter().all(|word| !KEYWORDS.contains(&word.as_str())));
            }
        }
    }

    const WORDS: [&str; 22] = [
        "go",
        "position",
        "setoption",
        "startpos",
        "fen",
        "moves",
        "name",
        "value",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "binc",
        "movestogo",
        "mate",
        "perft",
        "infinite",
        "ponder",
        "searchmoves",
        "-9223372036854775808",
        "18446744073709551616",
        "a3a4",
    ];

    #[test]
    fn refuses_what_is_no_command() {
        for line in [
            "hello",
            "position",
            "position startpos K@e2",
            "go depth",
            "go depth x",
            "go depth 99999999999999999999",
            "go mate",
            "go mate me",
            "setoption Hash 3",
        ] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
    }
}
