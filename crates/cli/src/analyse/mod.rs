//! `sittuyin analyse`: what the engine thinks of positions and of the moves of games.

mod game;
mod json;
mod position;
mod text;

use crate::{
    evaluation,
    failure::{BAD_INPUT, Failure, complain},
    input::{self, Lines},
    stopwatch::Stopwatch,
    tables,
};
use sittuyin::{Game, Ruleset, pgn};
use sittuyin_engine::{Analysis, Engine, Limits};
use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Say what the engine thinks of positions, and what the moves of games have cost.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The rules: of positions formal unless it is said, of games those that they name, else modern
    #[arg(long)]
    ruleset: Option<Ruleset>,
    #[command(flatten)]
    limits: Bounds,
    /// How many of the best lines to show
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    multipv: u16,
    /// Threads; only with one, and without a limit of time, is the answer the same each time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Megabytes of memory for positions
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    hash: u16,
    /// What judges positions: built-in, hand-crafted, or the file of a network
    #[arg(long, value_name = "NET", default_value = evaluation::BUILT_IN)]
    net: String,
    /// A folder of endgame tables, besides those of three men that are built in
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
    /// A position, a file of games or positions, or - for standard input
    #[arg(value_name = "FEN|PGN|-")]
    subject: String,
}

/// How far to look at each position.
#[derive(clap::Args, Debug)]
struct Bounds {
    /// So many milliseconds (500 without any limit)
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// So many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// So many plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=127))]
    depth: Option<u32>,
    /// Only for a mate in at most so many moves, until it is found or there is none
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    mate: Option<u32>,
}

/// How to say it.
#[derive(clap::Args, Clone, Copy, Debug)]
#[group(multiple = false)]
struct Form {
    /// Print one JSON object for each position
    #[arg(long)]
    json: bool,
    /// Print the games with evaluations, glyphs and better lines in them
    #[arg(long)]
    pgn: bool,
}

const AFTER_HELP: &str = "\
Each position of the main line of a game is looked at. Lines that are not PGN are positions: a FEN or
startpos, then if you like the word moves and moves. Scores are as White sees them, in pawns, or # and
the moves to mate; beside them stand win, draw and loss for White in a hundred.

A move is an inaccuracy ?! when it costs a twentieth of a point, a mistake ? from a tenth, and a
blunder ?? from a fifth, by what the engine expects before and after it. The dice are not analysed.

With --json scores are as White sees them too, and wdl is in thousandths. What cannot be read is named
on standard error and makes the exit code 2.

Examples:
  sittuyin analyse --multipv 3 --ruleset modern '8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b'
  sittuyin analyse --pgn --nodes 200000 games.pgn > annotated.pgn
  sittuyin analyse --json --mate 5 - < positions.txt";

/// The engine with what it is to do.
struct Analyst {
    engine: Engine,
    limits: Limits,
    form: Form,
    ruleset: Option<Ruleset>,
}

impl Analyst {
    fn analyse(&mut self, game: &Game) -> Option<Analysis> {
        self.engine
            .analyse(game, &self.limits, &Stopwatch::started())
    }
}

/// What became of the input.
#[derive(Default)]
struct Tally {
    answered: u64,
    refused: u64,
}

impl Tally {
    fn refuse(&mut self, out: &mut impl Write, why: &str) -> io::Result<()> {
        out.flush()?;
        complain(why);
        self.refused += 1;
        Ok(())
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments
        .ruleset
        .is_some_and(|ruleset| ruleset.rules().dice)
    {
        return Err(Failure::input(&NO_DICE));
    }
    let mut analyst = analyst(arguments)?;
    let mut tally = Tally::default();
    let mut out = io::stdout().lock();
    let subject = arguments.subject.as_str();
    let path = Path::new(subject);
    let source: Box<dyn Read> = if subject == "-" || path.is_file() {
        let unreadable = |error: io::Error| Failure::Input(format!("{subject}: {error}"));
        input::open(path).map_err(unreadable)?
    } else if input::begins_pgn(subject.as_bytes()) {
        Box::new(Cursor::new(subject.to_owned()))
    } else if arguments.form.pgn {
        return Err(Failure::input(&POSITIONS_ARE_NO_GAMES));
    } else {
        if !(subject.contains('/') && subject.contains(' ') || subject.starts_with("startpos")) {
            return Err(Failure::Input(format!(
                "'{subject}' is neither a FEN nor a file that is there"
            )));
        }
        position::answer(subject, &mut analyst, &mut out).map_err(Trouble::into_failure)?;
        return Ok(ExitCode::SUCCESS);
    };
    let mut reader = BufReader::new(source);
    let head = input::head(&mut reader)?;
    let is_pgn = input::begins_pgn(&head);
    let whole = head.as_slice().chain(reader);
    if is_pgn {
        games(whole, &mut analyst, &mut tally, &mut out)?;
    } else if arguments.form.pgn {
        return Err(Failure::input(&POSITIONS_ARE_NO_GAMES));
    } else {
        positions(whole, &mut analyst, &mut tally, &mut out)?;
    }
    if tally.answered + tally.refused == 0 {
        return Err(Failure::input(&"there is nothing to analyse"));
    }
    Ok(if tally.refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(BAD_INPUT)
    })
}

const NO_DICE: &str =
    "the ruleset dice is not analysed: what a move is worth depends on throws that nobody knows";
const POSITIONS_ARE_NO_GAMES: &str = "--pgn annotates games, and these are positions";

fn analyst(arguments: &Arguments) -> Result<Analyst, Failure> {
    let mut engine = Engine::new(arguments.hash.into());
    engine.set_threads(arguments.threads);
    engine.set_evaluation(evaluation::named(&arguments.net).map_err(Failure::Input)?);
    let tables = tables::load(arguments.tables.as_deref()).map_err(Failure::Input)?;
    engine.set_tables(Some(tables));
    let Bounds {
        movetime,
        nodes,
        depth,
        mate,
    } = arguments.limits;
    let unlimited = movetime.is_none() && nodes.is_none() && depth.is_none() && mate.is_none();
    Ok(Analyst {
        engine,
        limits: Limits {
            depth,
            nodes,
            move_time: if unlimited {
                Some(Duration::from_millis(500))
            } else {
                movetime.map(Duration::from_millis)
            },
            mate,
            lines: arguments.multipv.into(),
            ..Limits::default()
        },
        form: arguments.form,
        ruleset: arguments.ruleset,
    })
}

fn positions(
    input: impl Read,
    analyst: &mut Analyst,
    tally: &mut Tally,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let done = match &line {
            Ok(text) => {
                let text = text.trim_start_matches('\u{feff}').trim();
                if text.is_empty() {
                    continue;
                }
                position::answer(text, analyst, out)
            }
            Err(unreadable) => Err(Trouble::Input(unreadable.clone())),
        };
        match done {
            Ok(()) => tally.answered += 1,
            Err(Trouble::Input(message)) => {
                tally.refuse(out, &format!("line {}: {message}", lines.number()))?;
            }
            Err(Trouble::Stream(error)) => return Err(error.into()),
        }
    }
    Ok(())
}

fn games(
    input: impl BufRead,
    analyst: &mut Analyst,
    tally: &mut Tally,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let default = analyst.ruleset.unwrap_or(Ruleset::Modern);
    let reader = pgn::Reader::new(input).with_default(default);
    for (record, number) in reader.zip(1_u64..) {
        let done = match record {
            Ok(record) => game::answer(record, number, analyst, out),
            Err(error) => {
                tally.refuse(out, &error.to_string())?;
                continue;
            }
        };
        match done {
            Ok(()) => tally.answered += 1,
            Err(Trouble::Input(message)) => {
                tally.refuse(out, &format!("game {number}: {message}"))?;
            }
            Err(Trouble::Stream(error)) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Why something was not analysed.
enum Trouble {
    /// It cannot be.
    Input(String),
    /// Nobody listens any more.
    Stream(io::Error),
}

impl Trouble {
    fn into_failure(self) -> Failure {
        match self {
            Self::Input(message) => Failure::Input(message),
            Self::Stream(error) => Failure::Stream(error),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}
