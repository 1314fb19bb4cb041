//! `sittuyin explain`: whether a move is lawful, and if not, why.

use crate::{
    failure::{Failure, NO},
    terms::Terms,
};
use serde::Serialize;
use sittuyin::{
    Illegal, IllegalReason, Mark, Position, Role, san,
    uci::{ParseUciError, UciMove},
};
use std::io::{self, Write};
use std::process::ExitCode;

/// Say whether a move is lawful, and if not, why and by which rule.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(flatten)]
    terms: Terms,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// The position
    fen: String,
    /// The move, in UCI notation
    #[arg(value_name = "MOVE")]
    uci: String,
}

const AFTER_HELP: &str = "\
The exit code is 0 when the move is lawful and 1 when it is not. A number such as C7 names the
decision in docs/rules.md on which the answer rests; without one the plain rules decide.

Examples:
  sittuyin explain '6k1/8/8/4P3/8/8/6P1/4K3[] w' e5e5f
  sittuyin explain --json --ruleset federation \\
      '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1' K@e1";

#[derive(Serialize)]
struct Report<'a> {
    fen: &'a str,
    #[serde(rename = "move")]
    uci: &'a str,
    lawful: bool,
    /// The move in algebraic notation, where it is lawful.
    san: Option<String>,
    reason: Option<&'static str>,
    rule: Option<String>,
    explanation: Option<String>,
    squares: Vec<Marked>,
}

#[derive(Serialize)]
struct Marked {
    square: String,
    mark: &'static str,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    arguments.terms.check()?;
    let position = arguments.terms.position(&arguments.fen);
    let game = position.map_err(Failure::Input)?;
    let verdict = judge(game.position(), &arguments.uci).map_err(|error| Failure::input(&error))?;
    let lawful = verdict.is_ok();
    let mut out = io::stdout().lock();
    if arguments.json {
        let report = Report::new(arguments, verdict);
        serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        match verdict {
            Ok(san) => writeln!(out, "lawful: {san}")?,
            Err(illegal) => {
                writeln!(out, "not lawful: {illegal}")?;
                for (square, mark) in illegal.squares {
                    writeln!(out, "  {square} {}", mark_id(mark))?;
                }
            }
        }
    }
    Ok(if lawful {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    })
}

/// The algebraic notation of a lawful move, or why it is none.
fn judge(position: &Position, text: &str) -> Result<Result<String, Illegal>, ParseUciError> {
    let UciMove(candidate) = match text.parse() {
        Ok(candidate) => candidate,
        // A move as well as any other, only never a lawful one: pawns are not in hand.
        Err(ParseUciError::Placement(letter)) if letter.eq_ignore_ascii_case("p") => {
            return Ok(Err(Illegal {
                reason: IllegalReason::NotInHand,
                role: Some(Role::Pawn),
                squares: Vec::new(),
            }));
        }
        // As people write it: only a lawful move can be found so.
        Err(error) => UciMove(san::read(position, text).map_err(|_| error)?),
    };
    Ok(match position.why_illegal(candidate) {
        None => Ok(san::write(position, candidate)),
        Some(illegal) => Err(illegal),
    })
}

impl<'a> Report<'a> {
    fn new(arguments: &'a Arguments, verdict: Result<String, Illegal>) -> Self {
        let report = Self {
            fen: &arguments.fen,
            uci: &arguments.uci,
            lawful: verdict.is_ok(),
            san: None,
            reason: None,
            rule: None,
            explanation: None,
            squares: Vec::new(),
        };
        match verdict {
            Ok(san) => Self {
                san: Some(san),
                ..report
            },
            Err(illegal) => Self {
                reason: Some(illegal.reason.id()),
                rule: illegal.rule().map(|rule| rule.to_string()),
                explanation: Some(illegal.to_string()),
                squares: illegal
                    .squares
                    .into_iter()
                    .map(|(square, mark)| Marked {
                        square: square.to_string(),
                        mark: mark_id(mark),
                    })
                    .collect(),
                ..report
            },
        }
    }
}

fn mark_id(mark: Mark) -> &'static str {
    match mark {
        Mark::Attacker => "attacker",
        Mark::Line => "line",
        Mark::Target => "target",
    }
}
