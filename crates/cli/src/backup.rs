//! `sittuyin backup`: copies accounts and games while the server runs.

use crate::failure::Failure;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy accounts and games into one file, also while the server runs.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The folder that 'sittuyin serve --data' uses
    #[arg(long, value_name = "DIR")]
    data: PathBuf,

    /// The file to write, outside that folder
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Replace the file when it is there already
    #[arg(long)]
    overwrite: bool,
}

const AFTER_HELP: &str = "\
The copy is the data at one moment. It has its name only when it is whole and was checked; until then a
file of that name stays as it is. To go on from a copy, put it as sittuyin.db into an empty folder and
start 'sittuyin serve --data' with that.

Examples:
  sittuyin backup --data /var/lib/sittuyin /mnt/backup/sittuyin-monday.db
  sittuyin backup --data games --overwrite yesterday.db";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let file = &arguments.file;
    let copied = sittuyin_server::backup(&arguments.data, file, arguments.overwrite)
        .map_err(|error| Failure::input(&error))?;
    writeln!(
        io::stdout(),
        "{}: {} games, {} members, {} bytes",
        file.display(),
        copied.games,
        copied.members,
        copied.bytes
    )?;
    Ok(ExitCode::SUCCESS)
}
