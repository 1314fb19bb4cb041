//! `sittuyin conform`: puts the conformance suite to an engine.

use crate::failure::{Failure, NO};
use sittuyin::Ruleset;
use sittuyin_arena::{
    CommandLine,
    conformance::{Plan, Suite, conform},
};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Put positions, counts and games with known answers to an engine, over the Universal Chess Interface.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// How the engine is started: a program and its arguments, with quotes around blanks
    #[arg(value_name = "ENGINE COMMAND")]
    command: CommandLine,
    /// Print a JSON object for each case, and one with the numbers at the end
    #[arg(long)]
    json: bool,
    /// Ask about this ruleset alone; may be given several times
    #[arg(long, value_name = "RULESET")]
    ruleset: Vec<Ruleset>,
    /// Ask for no count of more lines than this
    #[arg(long, value_name = "N", default_value_t = Plan::default().most_nodes)]
    most_nodes: u64,
    /// Read the cases from this file, or from the .jsonl files of this folder, instead of our own
    #[arg(long, value_name = "PATH")]
    suite: Option<PathBuf>,
}

const AFTER_HELP: &str = "\
An engine is told the ruleset by its option Ruleset or, for modern, by UCI_Variant sittuyin. What it
has no way to say is not held against it; docs/conformance-format.md describes the data and the
questions. The exit code is 0 when the engine agrees in all that it was asked, and 1 when it does not.

Examples:
  sittuyin conform 'sittuyin uci'
  sittuyin conform --json --most-nodes 10000 /usr/games/fairy-stockfish";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let suite = match &arguments.suite {
        Some(path) => Suite::read(path),
        None => Suite::builtin(),
    };
    let suite = suite.map_err(|error| Failure::input(&error))?;
    let plan = Plan {
        rulesets: arguments.ruleset.clone(),
        most_nodes: arguments.most_nodes,
        ..Plan::default()
    };
    let cases = suite.cases.iter().filter(|case| plan.covers(case)).count();
    let mut terminal = io::stderr().is_terminal().then(|| io::stderr().lock());
    let mut put = 0;
    let report = conform(&suite, &arguments.command, &plan, &mut |_| {
        put += 1;
        if let Some(terminal) = &mut terminal {
            // Progress that cannot be shown is no reason to stop.
            let _ = write!(terminal, "\r{put} of {cases} cases");
        }
    });
    if let Some(terminal) = &mut terminal {
        let _ = write!(terminal, "\r\x1b[K");
    }
    drop(terminal);
    let report = report.map_err(|error| Failure::input(&error))?;
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.json {
        report.write_json(&mut out)?;
    } else {
        write!(out, "{report}")?;
    }
    out.flush()?;
    Ok(if report.conforms() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    })
}
