//! `sittuyin puzzles`: mines puzzles, checks them, and chooses those that are kept.

use crate::{
    failure::{Failure, NO, complain},
    seeds,
    tables::load,
};
use sittuyin_arena::puzzles::{Checked, Mine, Puzzle, Source, check, pack};
use sittuyin_engine::Engine;
use std::{
    fs,
    io::{self, Write},
    num::NonZeroUsize,
    ops::Range,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

/// Make the puzzles: mine them, check them, and choose those that are kept.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    step: Step,
}

const AFTER_HELP: &str = "\
A seed decides its puzzles; each has a file of its own, and seeds whose files are there are not mined again.
docs/puzzles.md has the recipe.

Examples:
  sittuyin puzzles mine --from games --seeds 1..40 mined
  sittuyin puzzles mine --from endings --seeds 1..8 --tables tables mined
  sittuyin puzzles pack --out crates/arena/data/puzzles mined
  sittuyin puzzles verify --tables tables crates/arena/data/puzzles";

#[derive(Debug, clap::Subcommand)]
enum Step {
    Mine(Mining),
    Verify(Verify),
    Pack(Pack),
}

/// Look for puzzles, in games of the engine against itself, in armies half set up, or in endgame tables
#[derive(clap::Args, Debug)]
struct Mining {
    /// Where to look: games, placements, endings or promotions
    #[arg(long, value_name = "SOURCE")]
    from: Source,
    /// The seeds; the last is not mined
    #[arg(long, value_name = "FIRST..END", value_parser = seeds::range)]
    seeds: Range<u64>,
    /// Threads, each of which mines a seed
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Where endgame tables are, besides those of three men
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Where the files go
    folder: PathBuf,
}

/// Check that puzzles are what they say
#[derive(clap::Args, Debug)]
struct Verify {
    /// Where endgame tables are, besides those of three men
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Check one of so many only
    #[arg(long, value_name = "N", default_value = "1")]
    every: NonZeroUsize,
    /// The folder of puzzles
    folder: PathBuf,
}

/// Choose from what was mined, and write a file for each theme
#[derive(clap::Args, Debug)]
struct Pack {
    /// The most puzzles of a theme
    #[arg(long, value_name = "N", default_value_t = 250)]
    most: usize,
    /// Where the files go
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The folder of what was mined
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    match &arguments.step {
        Step::Mine(step) => mine(step),
        Step::Verify(step) => verify(step),
        Step::Pack(step) => choose(step),
    }
}

fn mine(step: &Mining) -> Result<ExitCode, Failure> {
    let tables = load(step.tables.as_deref()).map_err(Failure::Input)?;
    let began = Instant::now();
    let mine = Mine {
        source: step.from,
        seeds: step.seeds.clone(),
        threads: step.threads,
        folder: step.folder.clone(),
    };
    mine.run(&tables, &|seed, found| {
        let seconds = began.elapsed().as_secs();
        // Nobody is told if that fails; the file is there.
        let _ = writeln!(io::stderr(), "seed {seed}: {found} puzzles, {seconds} s");
    })
    .map_err(|error| Failure::input(&error))?;
    Ok(ExitCode::SUCCESS)
}

fn verify(step: &Verify) -> Result<ExitCode, Failure> {
    let tables = load(step.tables.as_deref()).map_err(Failure::Input)?;
    let mut engine = Engine::new(16);
    let (mut right, mut untabled, mut wrong) = (0, 0, 0);
    for puzzle in read(&step.folder)?.iter().step_by(step.every.get()) {
        match check(puzzle, &tables, &mut engine) {
            Ok(Checked::Right) => right += 1,
            Ok(Checked::NoTable) => untabled += 1,
            Err(error) => {
                wrong += 1;
                complain(&format!("{}: {error}", puzzle.id()));
            }
        }
    }
    writeln!(
        io::stdout(),
        "right: {right}, lawful but without a table: {untabled}, wrong: {wrong}"
    )?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    })
}

fn choose(step: &Pack) -> Result<ExitCode, Failure> {
    fs::create_dir_all(&step.out).map_err(|error| Failure::at(&step.out, &error))?;
    let packs = pack(read(&step.folder)?, step.most);
    let all: usize = packs.values().map(Vec::len).sum();
    let mut out = io::stdout();
    for (theme, puzzles) in &packs {
        let path = step.out.join(format!("{theme}.tsv"));
        let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        fs::write(&path, lines).map_err(|error| Failure::at(&path, &error))?;
        let share = 100.0 * puzzles.len() as f64 / all as f64;
        writeln!(out, "{theme}: {} ({share:.1} %)", puzzles.len())?;
    }
    writeln!(out, "all: {all}")?;
    Ok(ExitCode::SUCCESS)
}

/// The puzzles of all files of a folder.
fn read(folder: &Path) -> Result<Vec<Puzzle>, Failure> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| Failure::at(folder, &error))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "tsv") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut puzzles = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|error| Failure::at(&path, &error))?;
        puzzles.extend(Puzzle::read(&text).map_err(|error| Failure::at(&path, &error))?);
    }
    Ok(puzzles)
}
