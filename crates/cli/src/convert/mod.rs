//! `sittuyin convert`: translates positions, moves and games between the forms of several programs.

mod line;

use crate::{
    failure::{BAD_INPUT, Failure, NO, complain},
    input::{self, Lines},
};
use line::{Line, Trouble};
use sittuyin::{Dialect, Ruleset, pgn};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Translate FEN lines, move lists and PGN between the forms of several programs.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The program that wrote it. Every form is recognised without it; it only rules out other rules
    #[arg(long, value_name = "DIALECT")]
    from: Option<Dialect>,
    /// The program to write for: sittuyin, fairy-stockfish, pychess, cutechess or mcr
    #[arg(long, value_name = "DIALECT", default_value = "sittuyin")]
    to: Dialect,
    /// The rules of moves and games that do not name theirs
    #[arg(long, default_value = "modern")]
    ruleset: Ruleset,
    /// How the moves of lists are written; without it as they were
    #[arg(long, value_enum)]
    notation: Option<Notation>,
    /// Leave out comments, annotations and variations
    #[arg(long)]
    bare: bool,
    /// The file, or - for standard input
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
}

const AFTER_HELP: &str = "\
A file is PGN when it begins with a tag, a comment or a numbered move. Else each line is a FEN, a list
of moves from the initial array, or a FEN (or startpos), the word moves, and moves. Moves are read in
UCI notation or as in a score.

What the other form has no place for is named on standard error, left out, and makes the exit code 1;
what cannot be read makes it 2.

Examples:
  sittuyin convert --to cutechess games.pgn
  echo '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[NNRRKMSSnnrrkmss] w - - 0 1' | sittuyin convert -
  echo 'startpos moves K@e2 K@d7' | sittuyin convert --to mcr --notation san -";

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Notation {
    /// From and to: e2e3
    Uci,
    /// As in a score: exd6+
    San,
}

/// What became of the pieces of the input.
#[derive(Debug, Default)]
struct Tally {
    written: u64,
    /// The form has no place for them.
    left_out: u64,
    /// They could not be read.
    refused: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let foreign = arguments.from.filter(|&from| from != Dialect::Sittuyin);
    if let (Some(from), true) = (foreign, arguments.ruleset != Ruleset::Modern) {
        return Err(Failure::Input(format!(
            "--from {from}: it plays by the ruleset modern, not {}",
            arguments.ruleset
        )));
    }
    let unreadable = |error: io::Error| {
        let file = arguments.file.display();
        Failure::Input(format!("{file}: {error}"))
    };
    let mut reader = BufReader::new(input::open(&arguments.file).map_err(unreadable)?);
    let head = input::head(&mut reader).map_err(unreadable)?;
    let is_pgn = input::begins_pgn(&head);
    let whole = head.as_slice().chain(reader);
    let mut out = BufWriter::new(io::stdout().lock());
    let tally = if is_pgn {
        games(whole, arguments, &mut out)?
    } else {
        lines(whole, arguments, &mut out)?
    };
    out.flush()?;
    match tally {
        Tally {
            written: 0,
            left_out: 0,
            refused: 0,
        } => Err(Failure::input(&"there is nothing to convert")),
        Tally { refused: 1.., .. } => Ok(ExitCode::from(BAD_INPUT)),
        Tally { left_out: 1.., .. } => Ok(ExitCode::from(NO)),
        _ => Ok(ExitCode::SUCCESS),
    }
}

fn games(
    input: impl BufRead,
    arguments: &Arguments,
    out: &mut impl Write,
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    for (record, number) in pgn::Reader::new(input)
        .with_default(arguments.ruleset)
        .zip(1_u64..)
    {
        let mut record = match record {
            Ok(record) => record,
            Err(error) => {
                out.flush()?;
                complain(&error.to_string());
                tally.refused += 1;
                continue;
            }
        };
        if arguments.bare {
            record.tree = record.tree.bare();
        }
        match pgn::write(&record, arguments.to) {
            Ok(text) => {
                let blank = if tally.written == 0 { "" } else { "\n" };
                write!(out, "{blank}{text}")?;
                tally.written += 1;
            }
            Err(missing) => {
                out.flush()?;
                complain(&format!("game {number}: {missing}"));
                tally.left_out += 1;
            }
        }
    }
    Ok(tally)
}

fn lines(input: impl Read, arguments: &Arguments, out: &mut impl Write) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let translated = match &line {
            Ok(text) => {
                let text = text.trim_start_matches('\u{feff}');
                if text.trim().is_empty() {
                    continue;
                }
                Line::parse(text)
                    .map_err(Trouble::Unreadable)
                    .and_then(|line| line.translate(arguments))
            }
            Err(unreadable) => Err(Trouble::Unreadable(unreadable.clone())),
        };
        let complaint = match translated {
            Ok(text) => {
                writeln!(out, "{text}")?;
                tally.written += 1;
                None
            }
            Err(Trouble::Unreadable(message)) => {
                tally.refused += 1;
                Some(message)
            }
            Err(Trouble::CannotCarry(missing)) => {
                tally.left_out += 1;
                Some(missing.to_string())
            }
        };
        if complaint.is_some() || lines.would_wait() {
            out.flush()?;
        }
        if let Some(message) = complaint {
            complain(&format!("line {}: {message}", lines.number()));
        }
    }
    Ok(tally)
}
