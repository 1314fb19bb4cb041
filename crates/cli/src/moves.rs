//! `sittuyin moves`: what can be played in a position, and what the position is.

use crate::{
    failure::{BAD_INPUT, Failure, complain},
    input::{self, Lines},
};
use serde::Serialize;
use sittuyin::{Claim, Game, Reason, Ruleset, uci::UciMove};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// List the lawful moves of a position, its status, and the draws that may be claimed.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The rules to go by: formal, modern, tournament or federation
    #[arg(long, default_value = "formal", value_parser = input::ruleset)]
    ruleset: Ruleset,
    /// Moves to play from the position first, as one game: repetition and counts need them
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
The status is one of ongoing, checkmate, stalemate, no-lawful-move, dead-position and counted-out,
the claims are promotions-only, fifty-move, threefold and count. A position is judged by its ruleset
alone; the draws that are added to every game played here are left out.

With --json each line is an object with the FEN as it was given, the moves sorted as ASCII text, the
status and the claims.

Examples:
  sittuyin moves '6k1/8/8/4P3/8/8/6P1/4K3[] w'
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
        let counted_out = game
            .outcome()
            .is_some_and(|outcome| outcome.reason == Reason::CountedOut);
        Self {
            fen,
            legal,
            status: if counted_out {
                Reason::CountedOut.id()
            } else {
                position.status().id()
            },
            claims: game.claims().into_iter().map(Claim::id).collect(),
        }
    }

    fn write(&self, json: bool, out: &mut impl Write) -> io::Result<()> {
        if json {
            serde_json::to_writer(&mut *out, self)?;
            return writeln!(out);
        }
        writeln!(out, "fen: {}", self.fen)?;
        writeln!(out, "status: {}", self.status)?;
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

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
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
    let mut game = input::position(fen, arguments.ruleset).map_err(Failure::Input)?;
    for (text, number) in arguments.moves.split_whitespace().zip(1..) {
        game.play_uci(text)
            .map_err(|error| Failure::Input(format!("move {number}, '{text}': {error}")))?;
    }
    Report::new(fen, &game).write(arguments.json, out)?;
    Ok(())
}
