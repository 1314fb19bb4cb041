use super::{DIRECTORY, open};
use crate::{
    failure::{Failure, NO},
    input,
};
use sittuyin::{Draws, Game, Ruleset};
use sittuyin_tablebase::{Cache, TableAnswer, Value, Verdict, Wdl};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Ask the tables what a position is worth, and each of its moves.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The rules to go by: formal, modern, parlett, tournament, murray or federation
    #[arg(long, default_value = "formal")]
    ruleset: Ruleset,
    /// Where the tables are
    #[arg(long, value_name = "DIR", default_value = DIRECTORY)]
    tables: PathBuf,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// The position; its count or its clock is heeded
    #[arg(value_name = "FEN")]
    fen: String,
}

const AFTER_HELP: &str = "\
The value is that of the side to move. Behind it stands what the count and the clock of the position
make of it: 'stands', 'counted-out' when the count ends before the mate, or 'may-be-claimed' when fifty
moves may pass first. The exit code is 1 when no table holds the position.

Example:
  sittuyin tables probe --ruleset modern '8/8/8/3k4/8/8/8/R2K4[] b - 32 0 1'";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let setup = input::setup(&arguments.fen).map_err(Failure::Input)?;
    let game = Game::from_setup(setup, arguments.ruleset, Draws::Platform)
        .map_err(|error| Failure::input(&error))?;
    let tables = open(&arguments.tables)?;
    let answer = tables
        .answer(&mut Cache::default(), &game)
        .map_err(|error| Failure::input(&error))?;
    let mut out = io::stdout();
    let Some(answer) = answer else {
        writeln!(out, "no table holds this position")?;
        return Ok(ExitCode::from(NO));
    };
    if arguments.json {
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write(&answer, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write(answer: &TableAnswer, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "fen: {}", answer.fen)?;
    writeln!(out, "value: {}", value(answer.result, answer.plies))?;
    writeln!(out, "verdict: {}", answer.verdict.id())?;
    for lawful in &answer.moves {
        let doubt = match lawful.verdict {
            Verdict::Draw | Verdict::Stands => String::new(),
            verdict => format!(", {}", verdict.id()),
        };
        let result = lawful.result.id();
        match lawful.plies {
            Some(plies) => writeln!(out, "  {}: {result}, {plies} plies{doubt}", lawful.uci)?,
            None => writeln!(out, "  {}: {result}", lawful.uci)?,
        }
    }
    if !answer.line.is_empty() {
        writeln!(out, "line: {}", answer.line.join(" "))?;
    }
    Ok(())
}

fn value(result: Wdl, plies: Option<u16>) -> Value {
    match (result, plies) {
        (Wdl::Win, Some(plies)) => Value::Win(plies),
        (Wdl::Loss, Some(plies)) => Value::Loss(plies),
        _ => Value::Draw,
    }
}
