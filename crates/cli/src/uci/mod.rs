//! `sittuyin uci`: the engine, spoken to in the Universal Chess Interface as Fairy-Stockfish extends it.

mod command;
mod options;
mod session;
mod worker;

use crate::{failure::Failure, input::Lines};
use session::Session;
use sittuyin::Ruleset;
use std::io;
use std::ops::ControlFlow;
use std::process::ExitCode;

/// Run the engine for a graphical program or a match, over the Universal Chess Interface.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The rules until an option says otherwise: formal, modern, parlett, tournament, murray or federation
    #[arg(long, default_value = "modern")]
    ruleset: Ruleset,
}

const AFTER_HELP: &str = "\
Programs that know Fairy-Stockfish's Sittuyin get the same game: UCI_Variant 'sittuyin' is the ruleset
modern. The option Ruleset chooses another; N@a3,b2 places a knight on a3 and puts the own pawn from
there on b2. Besides the standard commands there are 'd', which shows the position with its status and
claims, and 'go perft N'.

Example:
  printf 'position startpos moves K@e2\\ngo depth 4\\n' | sittuyin uci";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.ruleset.rules().dice {
        return Err(Failure::input(&options::NO_DICE));
    }
    let mut session = Session::new(arguments.ruleset).map_err(|error| Failure::input(&error))?;
    let mut lines = Lines::new(io::stdin().lock());
    while let Some(line) = lines.next_line()? {
        let answered = match line {
            Ok(text) => session.obey(&text)?,
            Err(unreadable) => {
                session::say(&format!("info string {unreadable}"))?;
                ControlFlow::Continue(())
            }
        };
        if answered.is_break() {
            return Ok(ExitCode::SUCCESS);
        }
    }
    session.finish();
    Ok(ExitCode::SUCCESS)
}
