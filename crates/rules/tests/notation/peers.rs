//! Games that other programs wrote, replayed move for move; `tests/data/pgn/README.md` says how each
//! file was made.

use serde::Deserialize;
use sittuyin::{
    Dialect, Draws,
    fen::Fen,
    pgn::{self, ReadPgnErrorKind, Reader, Record},
    san::ReadSanError,
    uci::UciMove,
};

/// What is known of a game from outside: the moves in UCI notation and the last position, by
/// Fairy-Stockfish.
#[derive(Deserialize)]
struct Known {
    moves: String,
    fen: String,
    /// The last position as the program itself writes it.
    own_fen: Option<String>,
    /// The program wrote a move that can mean each of these.
    candidates: Option<String>,
}

fn replay(name: &str, known: &str, dialect: Dialect, games: &str) {
    let known: Vec<Known> = known
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let read: Vec<_> = Reader::new(games.as_bytes()).collect();
    assert_eq!(read.len(), known.len(), "{name}");
    for (index, (record, known)) in read.into_iter().zip(known).enumerate() {
        if let Some(candidates) = known.candidates {
            expect_ambiguous(record.unwrap_err().kind, &candidates);
            continue;
        }
        let record = record.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(line(&record), known.moves, "{name}, game {index}");
        let game = record.to_game(Draws::Ruleset).unwrap();
        let Fen(last) = known.fen.parse().unwrap();
        assert_eq!(
            game.fen(),
            Fen(last.clone()).to_string(),
            "{name}, game {index}"
        );
        if let Some(own) = known.own_fen {
            let Fen(own) = own.parse().unwrap();
            assert_eq!(own.board, last.board);
            assert_eq!(own.hands, last.hands);
            assert_eq!((own.turn, own.fullmove), (last.turn, last.fullmove));
        }
        // What is written in the form of the program, and in ours, is the same game.
        for dialect in [dialect, Dialect::Sittuyin] {
            let written = pgn::write(&record, dialect).unwrap();
            let back = Reader::new(written.as_bytes()).next().unwrap().unwrap();
            assert_eq!(back, record, "{name}, game {index}");
        }
    }
}

fn line(record: &Record) -> String {
    let event = |id| record.tree.node(id).event().to_string();
    let events: Vec<String> = record.tree.main_line().map(event).collect();
    events.join(" ")
}

fn expect_ambiguous(error: ReadPgnErrorKind, expected: &str) {
    let ReadPgnErrorKind::Move(ReadSanError::Ambiguous { candidates, .. }) = error else {
        panic!("{error}");
    };
    let candidates: Vec<String> = candidates
        .into_iter()
        .map(|candidate| UciMove(candidate).to_string())
        .collect();
    let mut expected: Vec<&str> = expected.split(' ').collect();
    expected.sort_unstable();
    let mut candidates: Vec<&str> = candidates.iter().map(String::as_str).collect();
    candidates.sort_unstable();
    assert_eq!(candidates, expected);
}

macro_rules! files {
    ($($name:ident, $dialect:ident;)+) => {
        $(#[test]
        fn $name() {
            replay(
                stringify!($name),
                include_str!(concat!("../data/pgn/", stringify!($name), ".jsonl")),
                Dialect::$dialect,
                include_str!(concat!("../data/pgn/", stringify!($name), ".pgn")),
            );
        })+
    };
}

files! {
    fairy_stockfish, FairyStockfish;
    fairy_stockfish_lan, FairyStockfish;
    pychess, PyChess;
    cutechess, Cutechess;
    mcr, Mcr;
}

/// Our writer spells games exactly as these programs did.
#[test]
fn the_forms_are_those_of_the_programs() {
    let pychess = include_str!("../data/pgn/pychess.pgn");
    let records: Vec<Record> = Reader::new(pychess.as_bytes())
        .map(Result::unwrap)
        .collect();
    let written: Vec<String> = records
        .iter()
        .map(|record| pgn::write(record, Dialect::PyChess).unwrap())
        .collect();
    let (Some(last), Some(first)) = (written.last(), written.first()) else {
        panic!("there are games");
    };
    assert!(pychess.starts_with(first.as_str()));
    // The server numbers from 1 without a thought for who moves first.
    assert_eq!(last.matches("[FEN ").count(), 1);
    for text in &written[..8] {
        assert!(pychess.contains(text.as_str()), "{text}");
    }
    // Black's number after a comment is ours alone.
    let moves = |text: &str| -> Vec<String> {
        let words = text.split_whitespace().map(str::to_owned);
        words.filter(|word| !word.ends_with("...")).collect()
    };
    let cutechess = include_str!("../data/pgn/cutechess.pgn");
    for record in Reader::new(cutechess.as_bytes()).flatten() {
        let written = pgn::write(&record, Dialect::Cutechess).unwrap();
        let (tags, text) = written.split_once("\n\n").unwrap();
        assert!(cutechess.contains(tags), "{tags}");
        let same = cutechess.split("[Event ").any(|game| {
            game.split_once("\n\n")
                .is_some_and(|(_, theirs)| moves(theirs) == moves(text))
        });
        assert!(same, "{text}");
    }
}
