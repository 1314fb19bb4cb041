use super::{DIRECTORY, open};
use crate::{
    failure::{Failure, NO},
    input,
};
use serde::Serialize;
use sittuyin::{Draws, Game, Ruleset, uci::UciMove};
use sittuyin_tablebase::{Cache, TableError, Value, Verdict};
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

#[derive(Serialize)]
struct Report {
    fen: String,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u16>,
    verdict: &'static str,
    moves: Vec<MoveReport>,
    line: Vec<String>,
}

#[derive(Serialize)]
struct MoveReport {
    #[serde(rename = "move")]
    uci: String,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let setup = input::setup(&arguments.fen).map_err(Failure::Input)?;
    let game = Game::from_setup(setup, arguments.ruleset, Draws::Platform)
        .map_err(|error| Failure::input(&error))?;
    let tables = open(&arguments.tables)?;
    let mut cache = Cache::default();
    let failed = |error: TableError| Failure::input(&error);
    let position = game.position();
    let mut out = io::stdout();
    let Some(value) = tables.probe(&mut cache, position).map_err(failed)? else {
        writeln!(out, "no table holds this position")?;
        return Ok(ExitCode::from(NO));
    };
    let moves = tables.moves(&mut cache, position).map_err(failed)?;
    let line = tables.line(&mut cache, position).map_err(failed)?;
    let uci = |lawful| UciMove(lawful).to_string();
    let report = Report {
        fen: game.fen(),
        result: value.wdl().id(),
        plies: value.plies(),
        verdict: match Verdict::of(&game, value) {
            Verdict::Draw => "draw",
            Verdict::Stands => "stands",
            Verdict::CountedOut => "counted-out",
            Verdict::MayBeClaimed => "may-be-claimed",
        },
        moves: moves
            .unwrap_or_default()
            .into_iter()
            .map(|(lawful, value)| MoveReport {
                uci: uci(lawful),
                result: value.wdl().id(),
                plies: value.plies(),
            })
            .collect(),
        line: line.unwrap_or_default().into_iter().map(uci).collect(),
    };
    if arguments.json {
        serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        report.write(value, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Report {
    fn write(&self, value: Value, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "fen: {}", self.fen)?;
        writeln!(out, "value: {value}")?;
        writeln!(out, "verdict: {}", self.verdict)?;
        for lawful in &self.moves {
            match lawful.plies {
                Some(plies) => writeln!(out, "  {}: {}, {plies} plies", lawful.uci, lawful.result)?,
                None => writeln!(out, "  {}: {}", lawful.uci, lawful.result)?,
            }
        }
        if !self.line.is_empty() {
            writeln!(out, "line: {}", self.line.join(" "))?;
        }
        Ok(())
    }
}
