use super::{build::threads, open};
use crate::failure::{Failure, NO, complain};
use sittuyin_tablebase::{MOST_VERIFIED, Material, Table, Tables, Verified, VerifyError};
use sittuyin_tablebase::{verify, verify_sample};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

/// Check that every value of the tables is what the best move makes it.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Where the tables are
    #[arg(value_name = "DIR")]
    directory: PathBuf,
    /// Only the tables of these materials
    #[arg(value_name = "MATERIAL")]
    materials: Vec<Material>,
    /// How many positions of a table with more than four men are looked at, drawn by chance
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    sample: u64,
    /// How many threads work; without it, one for each processor
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

const AFTER_HELP: &str = "\
Up to four men each position is looked at under every ruleset that the table serves, with the moves of
the rules and an index of its own. Of larger tables the checksums are checked, and a sample of the
positions. The exit code is 0 when all is well, 1 when something is wrong, and 2 when a table cannot be
read.

Example:
  sittuyin tables verify tables KRvK KRvKN";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let tables = open(&arguments.directory)?;
    let mut out = io::stdout();
    let (mut checked, mut positions, mut wrong) = (0, 0, 0);
    for table in tables.all() {
        let (material, class) = (table.header().material, table.header().class);
        if !arguments.materials.is_empty() && !arguments.materials.contains(&material) {
            continue;
        }
        checked += 1;
        let name = format!("{material}, {class}");
        let too_large = material.men() > MOST_VERIFIED;
        let verified = if too_large {
            sampled(&tables, table, arguments.sample)
        } else {
            verify(&tables, material, class, threads(arguments.threads))
        };
        match verified {
            Ok(verified) => {
                positions += verified.positions;
                let rulesets: Vec<_> = verified.rulesets.iter().map(|r| r.id()).collect();
                let rulesets = rulesets.join(", ");
                let (all, moves) = (verified.positions, verified.moves);
                let drawn = if too_large { " drawn by chance" } else { "" };
                writeln!(
                    out,
                    "{name}: {all} positions{drawn}, {moves} moves, under {rulesets}"
                )?;
            }
            Err(error) => {
                wrong += 1;
                complain(&format!("{name}: {error}"));
            }
        }
        out.flush()?;
    }
    writeln!(
        out,
        "tables: {checked}, positions: {positions}, wrong: {wrong}"
    )?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    })
}

/// A table that is too large to be looked at whole: every block, and some positions.
fn sampled(tables: &Tables, table: &Table, positions: u64) -> Result<Verified, VerifyError> {
    let header = table.header();
    table.check()?;
    verify_sample(tables, header.material, header.class, positions, 1)
}
