//! `sittuyin tables`: builds, checks and asks endgame tables.

mod build;
mod probe;
mod stats;
mod verify;

use crate::failure::Failure;
use clap::Subcommand;
use sittuyin_tablebase::Tables;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// Build endgame tables, check them, and ask them.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Arguments),
    Verify(verify::Arguments),
    Stats(stats::Arguments),
    Probe(probe::Arguments),
}

/// Where tables are when nothing else is said.
const DIRECTORY: &str = "tables";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    match &arguments.command {
        Command::Build(arguments) => build::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Stats(arguments) => stats::run(arguments),
        Command::Probe(arguments) => probe::run(arguments),
    }
}

/// The tables of three men, and those of a folder when one is named; the error names what cannot be
/// read.
pub(crate) fn load(directory: Option<&Path>) -> Result<Arc<Tables>, String> {
    let mut tables = Tables::of_three_men();
    if let Some(directory) = directory {
        let added = tables
            .add_all(directory)
            .map_err(|error| error.to_string())?;
        if added == 0 {
            return Err(without_tables(directory));
        }
    }
    Ok(Arc::new(tables))
}

fn without_tables(directory: &Path) -> String {
    format!(
        "{} holds no tables; 'sittuyin tables build' makes them",
        directory.display()
    )
}

fn open(directory: &Path) -> Result<Tables, Failure> {
    let tables = Tables::open(directory).map_err(|error| Failure::input(&error))?;
    if tables.all().is_empty() {
        return Err(Failure::Input(without_tables(directory)));
    }
    Ok(tables)
}
