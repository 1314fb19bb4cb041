//! `sittuyin moves`: what can be played in a position, and what the position is.

use crate::{
    failure::{BAD_INPUT, Failure, complain},
    input::Lines,
    terms::Terms,
};
use serde::Serialize;
use sittuyin::{Claim, Event, Game, GameError, Reason, uci::UciMove};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// List the lawful moves of a position, its status, and the draws that may be claimed.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(flatten)]
    terms: Terms,
    /// Moves to play from the position first, as one game: repetition and counts need them. With dice
    /// the throws stand between them
    #[arg(
        long,
        value_name = "UCI...",
        default_value = "",
        hide_default_value = true
    )]
    moves: String,
    /// Print one JSON object for each position
    #[arg(long)]
    json: bool,
    /// The position, or - to read one a line from standard input
    #[arg(value_name = "FEN|-")]
    fen: String,
}

const AFTER_HELP: &str = "\
The status is one of ongoing, checkmate, stalemate, no-lawful-move, dead-position, counted-out,
king-captured and hundred-turns, the claims are promotions-only, fifty-move, threefold and count. A
position is judged by its ruleset alone; the draws that are added to every game played here are left
out.

With --json each line is an object with the FEN as it was given, the moves sorted as ASCII text, the
status and the claims.

Examples:
  sittuyin moves '6k1/8/8/4P3/8/8/6P1/4K3[] w'
  sittuyin moves --ruleset dice --dice 1,4,4 '4k3/8/8/8/8/8/R3P3/4K3[] w'
  sittuyin moves --ruleset modern --moves 'K@e2 K@d7' \\
      '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1'
  sittuyin moves --json - < positions.txt";

/// What is printed of a position.
#[derive(Serialize)]
struct Report<'a> {
    fen: &'a str,
    legal: Vec<String>,
    status: &'static str,
    claims: Vec<&'static str>,
}

impl<'a> Report<'a> {
    fn new(fen: &'a str, game: &Game) -> Self {
        let position = game.position();
        let mut legal: Vec<_> = position
            .legal_moves()
            .into_iter()
            .map(|lawful| UciMove(lawful).to_string())
            .collect();
        legal.sort_unstable();
        Self {
            fen,
            legal,
            status: status(game),
            claims: game.claims().into_iter().map(Claim::id).collect(),
        }
    }

    fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    fn write(&self, game: &Game, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "fen: {}", self.fen)?;
        writeln!(out, "status: {}", self.status)?;
        if let Some(dice) = game.position().dice() {
            writeln!(out, "dice: {dice}")?;
        } else if game.position().awaits_dice() {
            let passed = game.throws().last().is_some_and(|throw| throw.passed);
            let note = if passed {
                "none could be played and the turn has passed"
            } else {
                "to be thrown"
            };
            writeln!(out, "dice: {note}")?;
        }
        if !self.claims.is_empty() {
            writeln!(out, "claims: {}", self.claims.join(" "))?;
        }
        writeln!(out, "moves: {}", self.legal.len())?;
        for line in self.legal.chunks(12) {
            writeln!(out, "  {}", line.join(" "))?;
        }
        Ok(())
    }
}

/// What is decided by the position and its history, judged by the ruleset alone.
pub(crate) fn status(game: &Game) -> &'static str {
    match game.outcome() {
        Some(outcome) if matches!(outcome.reason, Reason::CountedOut | Reason::HundredTurns) => {
            outcome.reason.id()
        }
        _ => game.position().status().id(),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    arguments.terms.check()?;
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.fen != "-" {
        answer(&arguments.fen, arguments, &mut out)?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut lines = Lines::new(io::stdin().lock());
    let mut answered = 0;
    let mut refused = 0;
    while let Some(line) = lines.next_line()? {
        let done = match &line {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => answer(text, arguments, &mut out),
            Err(unreadable) => Err(Failure::Input(unreadable.clone())),
        };
        match done {
            Ok(()) => answered += 1,
            // One bad line does not cost the answers to the others.
            Err(Failure::Input(message)) => {
                out.flush()?;
                complain(&format!("line {}: {message}", lines.number()));
                refused += 1;
            }
            Err(failure) => return Err(failure),
        }
        if lines.would_wait() {
            out.flush()?;
        }
    }
    out.flush()?;
    if answered + refused == 0 {
        return Err(Failure::input(&"standard input holds no FEN"));
    }
    Ok(if refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(BAD_INPUT)
    })
}

fn answer(fen: &str, arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let mut game = arguments.terms.position(fen).map_err(Failure::Input)?;
    for (text, number) in arguments.moves.split_whitespace().zip(1..) {
        text.parse()
            .map_err(GameError::Parse)
            .and_then(|event: Event| game.apply(event))
            .map_err(|error| Failure::Input(format!("move {number}, '{text}': {error}")))?;
    }
    let report = Report::new(fen, &game);
    if arguments.json {
        report.write_json(out)?;
    } else {
        report.write(&game, out)?;
    }
    Ok(())
}
