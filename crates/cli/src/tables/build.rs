use super::DIRECTORY;
use crate::failure::Failure;
use sittuyin::Ruleset;
use sittuyin_tablebase::{MOST_MEN, Material, Plan, Progress};
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Build the tables of materials, and of all that they can turn into.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// What stands on the board, such as KRSvKN
    #[arg(value_name = "MATERIAL", required_unless_present = "men")]
    materials: Vec<Material>,
    /// Every material of up to so many men, kings included
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=MOST_MEN as i64))]
    men: Option<u8>,
    /// Of those of --men, only the ones against a king alone and without pawns
    #[arg(long, requires = "men")]
    bared: bool,
    /// Only what this ruleset needs; may be given several times
    #[arg(long, value_name = "RULESET")]
    ruleset: Vec<Ruleset>,
    /// Where the files go
    #[arg(long, value_name = "DIR", default_value = DIRECTORY)]
    out: PathBuf,
    /// How many threads work; without it, one for each processor
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// How much memory a table may need while it is built, in GB
    #[arg(long, value_name = "GB", default_value_t = 8)]
    memory: u16,
}

const AFTER_HELP: &str = "\
A file that is there and whole is kept, so an interrupted build goes on where it stopped. A table that
needs more memory than allowed ends the build before it is begun.

Examples:
  sittuyin tables build --men 4
  sittuyin tables build --ruleset modern --out endings KRSvKN KSPvK
  sittuyin tables build --men 5 --bared --memory 16";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let mut materials = arguments.materials.clone();
    if let Some(men) = arguments.men {
        let all = (3..=usize::from(men)).flat_map(Material::with_men);
        materials.extend(all.filter(|material| !arguments.bared || material.is_bared()));
    }
    let rulesets = match arguments.ruleset.as_slice() {
        [] => Ruleset::ALL.to_vec(),
        chosen => chosen.to_vec(),
    };
    if rulesets == [Ruleset::Dice] {
        return Err(Failure::input(&"the ruleset dice has no tables"));
    }
    let plan = Plan {
        materials,
        rulesets,
        directory: arguments.out.clone(),
        threads: threads(arguments.threads),
        memory: u64::from(arguments.memory) * 1_000_000_000,
    };
    let kept = Cell::new(0);
    let shown = Cell::new(Instant::now());
    plan.build(&|progress| match progress {
        Progress::Kept(..) => kept.set(kept.get() + 1),
        Progress::Begun { table, done, all } => {
            say(&format!("{} of {all}: {}, {}", done + 1, table.0, table.1));
        }
        // People want to see that it goes on; a log wants lines that stay.
        Progress::Ply(ply) => {
            if shown.get().elapsed() > Duration::from_millis(200) && io::stderr().is_terminal() {
                shown.set(Instant::now());
                let _ = write!(io::stderr(), "\r  ply {ply} ");
                let _ = io::stderr().flush();
            }
        }
        Progress::Finished { bytes, time, .. } => {
            if io::stderr().is_terminal() {
                let _ = write!(io::stderr(), "\r");
            }
            say(&format!("  {bytes} bytes, {:.1} s", time.as_secs_f64()));
        }
    })
    .map_err(|error| Failure::input(&error))?;
    let all = plan.tables().len();
    let mut out = io::stdout();
    writeln!(
        out,
        "tables: {all}, {} built now, {} there before",
        all - kept.get(),
        kept.get()
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Progress goes to standard error. There is nobody to tell if that fails.
fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// So many threads, or one for each processor.
pub(super) fn threads(chosen: Option<NonZeroUsize>) -> NonZeroUsize {
    chosen
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZeroUsize::MIN)
}
